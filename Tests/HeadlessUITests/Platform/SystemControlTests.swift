#if !canImport(Darwin)
  import Foundation
  import HeadlessUI
  import Testing

  @Suite("Properties of the system")
  struct SystemControlTests {
    private func text(_ name: String) -> String {
      var size = 0
      sysctlbyname(name, nil, &size, nil, 0)
      var bytes = [CChar](repeating: 1, count: size)
      #expect(sysctlbyname(name, &bytes, &size, nil, 0) == 0)
      return String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    @Test("texts are those of a phone, and empty where the name is not known")
    func texts() {
      #expect(text("hw.machine") == "iPhone17,1")
      #expect(text("com.example.nothing") == "")
    }

    @Test("numbers have the size that callers give them")
    func numbers() {
      var cores: Int32 = 0
      var size = MemoryLayout<Int32>.size
      #expect(sysctlbyname("hw.ncpu", &cores, &size, nil, 0) == 0)
      #expect(cores == 6)
      var memory: UInt64 = 0
      size = MemoryLayout<UInt64>.size
      #expect(sysctlbyname("hw.memsize", &memory, &size, nil, 0) == 0)
      #expect(memory == 8 << 30)
    }

    @Test("what does not fit is not written, and nothing can be set")
    func refused() {
      var byte: UInt8 = 7
      var size = 1
      #expect(sysctlbyname("hw.memsize", &byte, &size, nil, 0) == -1)
      #expect(byte == 7)
      #expect(size == 8)
      #expect(sysctlbyname("hw.ncpu", nil, nil, &byte, 1) == -1)
    }
  }
#endif
