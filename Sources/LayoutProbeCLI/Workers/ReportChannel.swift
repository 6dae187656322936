import LayoutProbe

/// What a worker hands over, as lines of a file that its user's code may write to as well, by
/// mistake: each line has a digest, and each probe says at its end how many lines there are of it.
struct ReportChannel: Equatable {
  /// What the worker has to run, said before it runs any of it.
  struct Declaration: Codable, Equatable, Sendable {
    struct Probe: Codable, Equatable, Sendable {
      /// Counted from 1, with the probes that are not wanted.
      var number: Int
      var name: String
      var place: SourcePlace?
    }

    /// How many probes there are, whether they are wanted or not.
    var count: Int
    /// Those that are wanted.
    var wanted: [Probe]
  }

  /// What a line is.
  enum Kind: String {
    case declaration = "D"
    case report = "R"
    /// The number of a probe that is done, and how many lines there are of its report.
    case end = "E"
  }

  /// Nil if none came through.
  private(set) var declaration: Declaration?
  /// The reports, as ``WorkerReport`` reads them.
  private(set) var reports = Data()
  /// The probes of which all lines came through.
  private(set) var complete: Set<Int> = []

  private static let newline = UInt8(ascii: "\n")
  private static let digestLength = 16

  /// A line with its digest. It starts with a line break, after any output of the user's code.
  static func line(_ kind: Kind, _ payload: Data) -> Data {
    let content = Data(kind.rawValue.utf8) + payload
    return Data("\n\(hexadecimal(ByteDigest.of(content)))".utf8) + content + [newline]
  }

  /// The payload of the line that ends a probe's report.
  static func end(of number: Int, lines: Int) -> Data { Data("\(number) \(lines)".utf8) }

  /// Reads what came through of a file.
  init(_ data: Data) {
    var linesByNumber: [Int: Int] = [:]
    for line in data.split(separator: ReportChannel.newline) {
      guard let (kind, payload) = ReportChannel.content(line) else { continue }
      switch kind {
      case .declaration:
        declaration = try? JSONDecoder().decode(Declaration.self, from: payload)
      case .report:
        guard let number = ReportChannel.numbers(payload.prefix { $0 != UInt8(ascii: " ") }).first
        else { continue }
        linesByNumber[number, default: 0] += 1
        reports += payload + [ReportChannel.newline]
      case .end:
        let numbers = ReportChannel.numbers(payload)
        guard numbers.count == 2, linesByNumber[numbers[0], default: 0] == numbers[1] else {
          continue
        }
        complete.insert(numbers[0])
      }
    }
  }

  private static func content(_ line: Data) -> (Kind, Data)? {
    let content = line.dropFirst(digestLength)
    guard let first = content.first, let kind = Kind(rawValue: String(UnicodeScalar(first))),
      String(decoding: line.prefix(digestLength), as: UTF8.self)
        == hexadecimal(ByteDigest.of(content))
    else { return nil }
    return (kind, content.dropFirst())
  }

  private static func numbers(_ bytes: Data) -> [Int] {
    String(decoding: bytes, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: digestLength - digits.utf8.count) + digits
  }
}
