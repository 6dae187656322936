import Foundation

/// Where this program is, and what lies beside it.
enum ProgramLocation {
  static let executable: String = {
    #if os(Linux)
      if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
        return path
      }
    #endif
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }()

  /// The compiled modules that sources import: beside the program as `install` or the build leaves
  /// them.
  static var modules: String? {
    let named = ProcessInfo.processInfo.environment["LAYOUTPROBE_MODULES"]
    let beside = URL(fileURLWithPath: executable).deletingLastPathComponent()
    let candidates: [String?] = [named, beside.appendingPathComponent("Modules").path, beside.path]
    return candidates.compactMap(\.self).first {
      FileManager.default.fileExists(atPath: $0 + "/HeadlessUI.swiftmodule")
    }
  }

  /// Changes whenever something is rebuilt that compiled sources are linked against.
  static func stamp(modules: String) -> String {
    [executable, modules + "/HeadlessUI.swiftmodule", modules + "/LayoutProbe.swiftmodule"]
      .map { path in
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let size = (attributes?[.size] as? NSNumber)?.int64Value ?? 0
        let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(path) \(size) \(date)"
      }
      .joined(separator: "|")
  }
}
