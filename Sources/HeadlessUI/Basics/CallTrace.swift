import Foundation

#if os(Linux) && canImport(Runtime)
  internal import Runtime
#endif

/// The return addresses of a call: noted in about a microsecond, looked up when the line is asked for.
package struct CallTrace: Sendable {
  /// What a trace says about the code that is not the engine's.
  package struct Caller: Sendable, Equatable {
    /// The innermost line of it.
    package var place: SourcePlace?
    /// The property whose setter was called there, with its type: `Model.height`.
    package var property: String?
  }

  /// A line of code that is not the engine's.
  package struct Line: Sendable, Equatable {
    /// The function that the line is in, by its symbol.
    package var function: String
    /// The line.
    package var place: SourcePlace
    /// Where the function begins.
    package var start: SourcePlace?

    /// A line in a function.
    package init(function: String, place: SourcePlace, start: SourcePlace? = nil) {
      self.function = function
      self.place = place
      self.start = start
    }
  }

  #if os(Linux) && canImport(Runtime)
    private let trace: Backtrace
    /// Whether a write in place begins with the call, such as `count += 1`: its code comes after it.
    private var isBegin = false

    /// Frames that are noted: a binding of a binding goes through many of them.
    private static let limit = 48

    /// Notes who called; nil if that cannot be found out on this platform.
    package static func capture() -> CallTrace? {
      if let begun = WriteInPlace.begun { return begun }
      guard
        let trace = try? Backtrace.capture(
          algorithm: .auto, limit: limit, offset: 1, top: 0, images: CodeImages.shared.map)
      else { return nil }
      return CallTrace(trace: trace)
    }

    /// Notes who begins a write in place.
    static func captureBegin() -> CallTrace? {
      var trace = capture()
      trace?.isBegin = true
      return trace
    }

    /// A library with code whose lines are of interest was loaded; those of all else no longer are.
    package static func loaded(library path: String) { CodeImages.shared.restrict(to: path) }

    /// The innermost code that is not the engine's.
    package var caller: Caller { CallLookup.shared.caller(of: addresses, isBegin: isBegin) }

    private var addresses: [UInt64] {
      trace.frames.compactMap { UInt64($0.originalProgramCounter) }
    }

    /// The innermost line that is not the engine's, asked by the handler of a trap.
    ///
    /// - Parameter counter: the instruction that trapped.
    package static func placeOfTrap(at counter: UInt64?) -> SourcePlace? {
      // Looked up as a call that returns behind it.
      let own = counter.map { [$0 + 1] } ?? []
      return CallLookup.shared.caller(of: own + (capture()?.addresses ?? [])).place
    }

    /// The lines that return addresses stand for, without those of the engine's code, the system's, and what
    /// the compiler made.
    package static func lines(of addresses: [UInt64]) -> [UInt64: Line] {
      CallLookup.shared.lines(of: addresses)
    }
  #else
    /// Lines are not known on this platform: its own tools for it start another process.
    package static func capture() -> CallTrace? { nil }

    /// Notes nothing.
    static func captureBegin() -> CallTrace? { nil }

    /// A library was loaded.
    package static func loaded(library path: String) {}

    /// The caller, of which nothing is known on this platform.
    package var caller: Caller { Caller() }

    /// Nil: the line of a trap is not known on this platform.
    package static func placeOfTrap(at counter: UInt64?) -> SourcePlace? { nil }

    /// None: lines are not known on this platform.
    package static func lines(of addresses: [UInt64]) -> [UInt64: Line] { [:] }
  #endif
}

#if os(Linux) && canImport(Runtime)
  /// The images of the process, looked up once: that takes long.
  private final class CodeImages: @unchecked Sendable {
    static let shared = CodeImages()
    private let lock = NSLock()
    private var known: ImageMap?
    private var library: String?

    var map: ImageMap {
      lock.withLock {
        if let known { return known }
        let map = ImageMap.capture()
        known = map
        return map
      }
    }

    func restrict(to path: String) {
      lock.withLock {
        library = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        known = nil
      }
    }

    /// Whether the code at an address may be the user's, whose lines are of interest: reading the
    /// lines of a large program takes a second.
    func isOfInterest(_ address: UInt64) -> Bool {
      guard let index = map.indexOfImage(at: Backtrace.Address(address)),
        let path = map[index].path
      else { return false }
      if let library { return path == library }
      return !path.contains("/usr/lib/") && !path.hasPrefix("/lib")
    }
  }

  /// What addresses stand for, each looked up once.
  private final class CallLookup: @unchecked Sendable {
    static let shared = CallLookup()
    private let lock = NSLock()
    private var known: [UInt64: Code] = [:]

    private enum Code {
      /// The engine's own, the runtime's, or what the compiler made.
      case other
      /// What the compiler made of a property, with its type and name; whether a write in place
      /// begins with it.
      case accessor(String, begins: Bool)
      case line(SourcePlace)
    }

    /// - Parameter addresses: the innermost first. What is behind the first line is not looked up: each address
    ///   costs a run through the lines of its file.
    func caller(of addresses: [UInt64], isBegin: Bool = false) -> CallTrace.Caller {
      var caller = CallTrace.Caller()
      var isBegin = isBegin
      for address in addresses {
        switch lock.withLock({ code(at: address, isBegin: isBegin) }) {
        case .other: continue
        case .accessor(let name, let begins):
          caller.property = caller.property ?? name
          isBegin = begins
        case .line(let place):
          caller.place = place
          return caller
        }
      }
      return caller
    }

    func lines(of addresses: [UInt64]) -> [UInt64: CallTrace.Line] {
      let wanted = addresses.filter(CodeImages.shared.isOfInterest)
      var lines: [UInt64: CallTrace.Line] = [:]
      var starts: [String: UInt64] = [:]
      for (address, frame) in zip(wanted, symbolicated(wanted)) {
        guard let symbol = frame.symbol, !Self.isThunk(frame, symbol),
          case .line(let place) = code(frame, at: address, isBegin: false)
        else { continue }
        lines[address] = CallTrace.Line(function: symbol.rawName, place: place)
        starts[symbol.rawName] = address - UInt64(max(symbol.offset, 0))
      }
      let functions = starts.keys.sorted()
      // Looked up as a call that returns behind the first instruction.
      let frames = symbolicated(functions.map { (starts[$0] ?? 0) + 1 })
      var places: [String: SourcePlace] = [:]
      for (function, frame) in zip(functions, frames) {
        guard let location = frame.symbol?.sourceLocation, location.line > 0 else { continue }
        places[function] = place(location)
      }
      return lines.mapValues { line in
        var line = line
        line.start = places[line.function]
        return line
      }
    }

    private func code(at address: UInt64, isBegin: Bool) -> Code {
      if let code = known[address] { return code }
      let frame =
        CodeImages.shared.isOfInterest(address) ? symbolicated([address]).first : nil
      let found = frame.map { code($0, at: address, isBegin: isBegin) } ?? .other
      known[address] = found
      return found
    }

    /// The frames of return addresses; none if the toolchain stores traces in another way.
    private func symbolicated(_ addresses: [UInt64]) -> [SymbolicatedBacktrace.Frame] {
      let map = CodeImages.shared.map
      // The one way to make a trace of addresses is to read it as it would have been stored: the
      // compact format, 64 bits wide, in which 0x2F is a return address of 8 bytes and 0 the end.
      var bytes: [UInt8] = [2]
      for address in addresses {
        bytes.append(0x2F)
        bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: address >> (8 * $0)) }
      }
      bytes.append(0)
      let stored = StoredTrace(
        architecture: StoredTrace.currentArchitecture,
        backtrace: Data(bytes).base64EncodedString())
      guard let data = try? JSONEncoder().encode(stored),
        let trace = try? JSONDecoder().decode(Backtrace.self, from: data),
        let frames = trace.symbolicated(
          with: map, options: [.showSourceLocations, .useSymbolCache])?.frames,
        frames.count == addresses.count
      else { return [] }
      return frames
    }

    private struct StoredTrace: Encodable {
      var architecture: String
      var backtrace: String

      #if arch(x86_64)
        static let currentArchitecture = "x86_64"
      #else
        static let currentArchitecture = "arm64"
      #endif
    }

    /// The folder of this package's modules, as the compiler saw it.
    private static let ownSources = String(
      #filePath.dropLast("HeadlessUI/Basics/CallTrace.swift".count))
    private static let currentFolder = FileManager.default.currentDirectoryPath + "/"

    private func code(
      _ frame: SymbolicatedBacktrace.Frame, at address: UInt64, isBegin: Bool
    ) -> Code {
      guard let symbol = frame.symbol, !Self.isThunk(frame, symbol) else { return .other }
      let location = symbol.sourceLocation
      let path = location?.path ?? ""
      let isMade = Self.isMade(path)
      if isMade || (location?.line ?? 0) < 1,
        let property = AccessorName.property(symbol.name)
      {
        return .accessor(property, begins: symbol.rawName.hasSuffix("vM"))
      }
      // Of a statement such as `self?.count += 1`, the call itself counts as the compiler's.
      let isPartOfStatement = isMade && location?.line == 0
      guard !isMade || isPartOfStatement, !path.isEmpty, !path.hasPrefix(Self.ownSources),
        let location
      else { return .other }
      if location.line > 0 { return .line(place(location)) }
      return nearby(symbol, address, isBegin: isBegin).map { .line(place($0)) } ?? .other
    }

    /// Whether a frame only calls what a program wrote. Initializers of structs are named as those that
    /// allocate objects are, which do no more than that.
    private static func isThunk(
      _ frame: SymbolicatedBacktrace.Frame, _ symbol: SymbolicatedBacktrace.Symbol
    ) -> Bool {
      guard frame.isSwiftThunk else { return false }
      return !symbol.rawName.hasSuffix("fC") || symbol.name.contains("__allocating_init")
    }

    /// Whether the compiler, or a macro, made the code of a file.
    private static func isMade(_ path: String) -> Bool {
      path.contains("<compiler-generated>") || path.contains("@__swiftmacro_")
        // What a macro moves is told by its module, and by the name of the file that was compiled.
        || (!path.hasPrefix("/") && path.contains(#/^\w+\/[^\/]+-[0-9a-f]{10}\.swift$/#))
    }

    /// How far from a call without a line the code of its statement is, in bytes.
    private static let reach: UInt64 = 256

    /// The line of the code before a call that has none, such as the setter behind `count += 1`, or
    /// of the code after it, where it begins a write in place.
    private func nearby(
      _ symbol: SymbolicatedBacktrace.Symbol, _ address: UInt64, isBegin: Bool
    ) -> SymbolicatedBacktrace.SourceLocation? {
      for offset in stride(from: 4, through: Self.reach, by: 4) {
        let near = isBegin ? address + offset : address - offset
        guard let found = symbolicated([near]).first?.symbol, found.rawName == symbol.rawName
        else { return nil }
        if let location = found.sourceLocation, location.line > 0, !Self.isMade(location.path),
          !location.path.hasPrefix(Self.ownSources)
        {
          return location
        }
      }
      return nil
    }

    private func place(_ location: SymbolicatedBacktrace.SourceLocation) -> SourcePlace {
      let file =
        location.path.hasPrefix(Self.currentFolder)
        ? String(location.path.dropFirst(Self.currentFolder.count)) : location.path
      return SourcePlace(
        file: file, line: location.line, column: location.column > 0 ? location.column : nil)
    }
  }
#endif
