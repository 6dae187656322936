#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The line to the compiler: messages in JSON, each after its length in 8 bytes, the lowest first.
struct CompilerConnection {
  /// File descriptors.
  let input: Int32
  let output: Int32

  /// The compiler's next message; nil when there is none any more.
  func next() -> CompilerRequest? {
    guard let head = bytes(8) else { return nil }
    let length = head.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard length <= 1 << 30, let body = bytes(Int(length)) else { return nil }
    return JSONReader.value(body).map(CompilerRequest.init) ?? CompilerRequest()
  }

  func send(_ answer: CompilerAnswer) {
    let body = Array(answer.json.written.utf8)
    let length = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    var rest = (length + body)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private func bytes(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let more = bytes.withUnsafeMutableBytes { buffer in
        read(input, buffer.baseAddress.map { $0 + filled }, count - filled)
      }
      if more < 0, errno == EINTR { continue }
      guard more > 0 else { return nil }
      filled += more
    }
    return bytes
  }
}
