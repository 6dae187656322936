import LayoutProbe

/// What user's code printed. A layout that is followed for a thousand passes prints its lines a
/// thousand times, of which the first ones are shown.
struct PrintedText: Sendable {
  /// How many lines are shown of a probe.
  static let shownLines = 20

  private let data: Data

  init(_ text: String) { data = Data(text.utf8) }

  /// Nil if nothing was printed.
  init?(path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe),
      !data.isEmpty
    else { return nil }
    self.data = data
  }

  /// The file of what one probe prints.
  static func path(_ folder: String, _ number: Int) -> String { "\(folder)-\(number)" }

  /// Below the name of the probe.
  func shown(of probe: String, at place: SourcePlace?, isWhole: Bool) -> String {
    let place = place.map { " (\($0))" } ?? ""
    return "\(probe)\(place) printed:\n" + shown(indent: "  ", isWhole: isWhole)
  }

  /// - Parameter isWhole: whether no line is left out.
  func shown(indent: String = "", isWhole: Bool) -> String {
    var lines: [Line] = []
    var rest = data[...]
    while !rest.isEmpty {
      let text = rest.prefix { $0 != Self.newline }
      if text == lines.last?.text {
        lines[lines.count - 1].times += 1
      } else if isWhole || lines.count < Self.shownLines {
        lines.append(Line(text: text))
      } else {
        break
      }
      rest = rest.dropFirst(text.count + 1)
    }
    var texts = lines.map(\.shown)
    if !rest.isEmpty {
      let count = rest.count { $0 == Self.newline } + (rest.last == Self.newline ? 0 : 1)
      texts.append("… \(count) more \(count == 1 ? "line" : "lines"); --output prints all")
    }
    return texts.map { indent + $0 + "\n" }.joined()
  }

  private static let newline = UInt8(ascii: "\n")

  /// A line, and how often it follows itself.
  private struct Line {
    let text: Data
    var times = 1

    var shown: String {
      String(decoding: text, as: UTF8.self) + (times > 1 ? " (\(times) times)" : "")
    }
  }
}
