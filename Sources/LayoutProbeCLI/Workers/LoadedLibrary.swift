import HeadlessUI
import LayoutProbe

/// A compiled source loaded into this process.
struct LoadedLibrary {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let entry: @convention(c) () -> UnsafeMutableRawPointer

  init(_ library: ProbeLibrary) throws {
    for needed in library.needed { _ = try Self.load(needed) }
    let handle = try Self.load(library.path)
    CallTrace.loaded(library: library.path)
    guard let symbol = dlsym(handle, EntryPoint.symbol) else {
      throw Failure(description: "\(library.path) has no \(EntryPoint.symbol)")
    }
    entry = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeMutableRawPointer).self)
  }

  private static func load(_ path: String) throws -> UnsafeMutableRawPointer {
    // A function that no library has, as those of another system, is missed by those who call it only.
    guard let handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL) else {
      throw Failure(description: dlerror().map { String(cString: $0) } ?? "cannot load \(path)")
    }
    return handle
  }

  /// Lets the source fill a list.
  @MainActor
  func fill(_ list: SourceProbeList) { list.fill(from: entry()) }
}
