import Foundation

/// The line to the compiler: messages in JSON, each after its length in 8 bytes, the lowest first.
struct CompilerConnection {
  let input: FileHandle
  let output: FileHandle

  /// The compiler's next message; nil when there is none any more.
  func next() -> CompilerRequest? {
    guard let head = bytes(8) else { return nil }
    let length = head.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard length <= 1 << 30, let body = bytes(Int(length)) else { return nil }
    return (try? JSONDecoder().decode(CompilerRequest.self, from: body)) ?? CompilerRequest()
  }

  func send(_ answer: CompilerAnswer) {
    guard let body = try? JSONEncoder().encode(answer) else { return }
    let length = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    try? output.write(contentsOf: Data(length) + body)
  }

  private func bytes(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try? input.read(upToCount: count - data.count), !more.isEmpty else {
        return nil
      }
      data += more
    }
    return data
  }
}
