import Foundation

#if canImport(MachO)
  import MachO
#endif

/// The program and the libraries that the process has loaded.
enum LoadedImages {
  /// Memory that a section of an image takes.
  struct Section {
    let start: UnsafeRawPointer
    /// In bytes.
    let count: Int
  }

  #if canImport(MachO)
    /// Where the compiler lists which types have which protocols.
    static func conformanceRecords() -> [Section] {
      (0..<_dyld_image_count()).compactMap { index in
        guard let header = _dyld_get_image_header(index) else { return nil }
        var size: UInt = 0
        let start = UnsafeRawPointer(header).withMemoryRebound(
          to: mach_header_64.self, capacity: 1
        ) { getsectiondata($0, "__TEXT", "__swift5_proto", &size) }
        return start.map { Section(start: UnsafeRawPointer($0), count: Int(size)) }
      }
    }
  #else
    /// Where the compiler lists which types have which protocols.
    static func conformanceRecords() -> [Section] {
      images().compactMap { image in
        guard
          let range = ELFSections(path: image.path)?.range(named: "swift5_protocol_conformances"),
          let start = UnsafeRawPointer(bitPattern: image.base + range.lowerBound)
        else { return nil }
        return Section(start: start, count: range.count)
      }
    }

    private struct Image {
      let path: String
      /// Where the addresses that its file names count from.
      let base: UInt
    }

    // `dl_iterate_phdr`, which the headers hide. It hands out the base and the name first.
    private typealias Visit =
      @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer) -> Int32
    private typealias Iterate = @convention(c) (Visit, UnsafeMutableRawPointer) -> Int32
    private static let iterate = dlsym(nil, "dl_iterate_phdr").map {
      unsafeBitCast($0, to: Iterate.self)
    }

    private static func images() -> [Image] {
      var images: [Image] = []
      withUnsafeMutablePointer(to: &images) { images in
        _ = iterate?(
          { information, _, images in
            let name = information.load(
              fromByteOffset: MemoryLayout<UInt>.size, as: UnsafePointer<CChar>?.self)
            let path = name.map { String(cString: $0) } ?? ""
            images.assumingMemoryBound(to: [Image].self).pointee.append(
              // The program itself has no name.
              Image(
                path: path.isEmpty ? "/proc/self/exe" : path, base: information.load(as: UInt.self))
            )
            return 0
          }, images)
      }
      return images
    }
  #endif
}

#if !canImport(MachO)
  /// The sections that an executable file in the format of Linux lists.
  private struct ELFSections {
    private let ranges: [String: Range<UInt>]

    /// Where the section lies, in bytes from where the image begins.
    func range(named name: String) -> Range<UInt>? { ranges[name] }

    /// The sections of the file; nil if it cannot be read.
    init?(path: String) {
      guard let file = FileHandle(forReadingAtPath: path) else { return nil }
      defer { try? file.close() }
      func read(_ offset: UInt64, _ count: Int) -> Data? {
        guard (try? file.seek(toOffset: offset)) != nil,
          let data = try? file.read(upToCount: count), data.count == count
        else { return nil }
        return data
      }
      guard let header = read(0, 64), header.prefix(5).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2])
      else { return nil }
      let size = Int(header.integer(at: 58) as UInt16)
      let count = Int(header.integer(at: 60) as UInt16)
      let nameIndex = Int(header.integer(at: 62) as UInt16)
      guard size >= 64, nameIndex < count,
        let table = read(header.integer(at: 40) as UInt64, size * count)
      else { return nil }
      let namePlace = nameIndex * size
      guard
        let names = read(
          table.integer(at: namePlace + 24) as UInt64,
          Int(clamping: table.integer(at: namePlace + 32) as UInt64))
      else { return nil }
      var ranges: [String: Range<UInt>] = [:]
      for place in stride(from: 0, to: size * count, by: size) {
        let start = Int(table.integer(at: place) as UInt32)
        guard start < names.count else { continue }
        let name = String(decoding: names.dropFirst(start).prefix { $0 != 0 }, as: UTF8.self)
        let address = UInt(table.integer(at: place + 16) as UInt64)
        let length = UInt(table.integer(at: place + 32) as UInt64)
        ranges[name] = address..<(address &+ length)
      }
      self.ranges = ranges
    }
  }

  extension Data {
    fileprivate func integer<T: FixedWidthInteger>(at offset: Int) -> T {
      withUnsafeBytes { T(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: T.self)) }
    }
  }
#endif
