import Foundation
import LayoutProbe

/// The build settings of a target, of its project, and of the configuration files of both.
struct XcodeSettings {
  private var values: [String: String] = [:]

  /// What the names of the platform's SDKs begin with, such as `iphone`.
  private let sdk: String

  init(_ project: XcodeProject, target: JSONValue, platform: TargetPlatform) {
    sdk = platform.sdk
    let name = target["name"]?.argument ?? ""
    values["TARGET_NAME"] = name
    values["PRODUCT_NAME"] = name
    values["EXECUTABLE_NAME"] = name
    values["DEVELOPMENT_LANGUAGE"] = "en"
    values["PRODUCT_BUNDLE_PACKAGE_TYPE"] = "APPL"
    for name in ["SRCROOT", "PROJECT_DIR"] { values[name] = project.root }
    for list in [project.configurations, target["buildConfigurationList"]] {
      let configurations = (project.object(list)?["buildConfigurations"]?.texts ?? [])
        .compactMap { project[$0] }
      // What is built is a debug build.
      let chosen =
        configurations.first { ($0["name"]?.argument ?? "").lowercased().contains("debug") }
        ?? configurations.first
      guard let chosen else { continue }
      if let path = chosen["baseConfigurationReference"]?.argument.flatMap(project.path) {
        read(path, depth: 0)
      }
      guard case .object(let settings)? = chosen["buildSettings"] else { continue }
      for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
        set(key, value.texts?.joined(separator: " ") ?? value.argument ?? "")
      }
    }
  }

  private mutating func set(_ key: String, _ value: String) {
    var name = key
    if let bracket = key.firstIndex(of: "[") {
      let condition = key[bracket...]
      guard condition.contains("sdk=\(sdk)") || condition.contains("config=Debug") else { return }
      name = String(key[..<bracket])
    }
    values[name] = value.replacing("$(inherited)", with: values[name] ?? "")
  }

  /// An `.xcconfig`: a setting a line.
  private mutating func read(_ path: String, depth: Int) {
    guard depth < 16, let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      var line = String(line).trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"")
        guard parts.count > 1 else { continue }
        read(FilePath.absolute(String(parts[1]), from: FilePath.parent(path)), depth: depth + 1)
        continue
      }
      if let comment = line.range(of: "//") { line = String(line[..<comment.lowerBound]) }
      let bracketed = line.prefix { $0 != "=" }.contains("[")
      let split =
        bracketed
        ? line.range(of: "]").flatMap { line[$0.upperBound...].firstIndex(of: "=") }
        : line.firstIndex(of: "=")
      guard let split else { continue }
      set(
        line[..<split].trimmingCharacters(in: .whitespaces),
        line[line.index(after: split)...].trimmingCharacters(in: .whitespaces))
    }
  }

  /// The value, with those that it refers to in their place.
  subscript(key: String) -> String? { values[key].map { expanded($0) } }

  /// The names of all settings that begin with a text, in order.
  func names(beginning start: String) -> [String] {
    values.keys.filter { $0.hasPrefix(start) }.sorted()
  }

  /// A text with settings in their places.
  ///
  /// - Parameters:
  ///   - unknown: what stands for a setting that nothing sets.
  ///   - depth: how many settings it is the value of: some name themselves.
  func expanded(_ text: String, unknown: String = "", depth: Int = 0) -> String {
    guard depth < 8, text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{",
        let close = rest.firstIndex(of: open == "(" ? ")" : "}")
      else { continue }
      let parts = rest[rest.index(after: rest.startIndex)..<close].split(separator: ":")
      var value = expanded(
        values[String(parts.first ?? "")] ?? unknown, unknown: unknown, depth: depth + 1)
      if parts.dropFirst().contains(where: { $0.contains("identifier") }) {
        value = SwiftText.identifier(value)
      }
      result += value
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The words of a value.
  func words(_ key: String) -> [String] {
    (self[key] ?? "").split(separator: " ").map(String.init)
  }

  var module: ProgramModule.Settings {
    var settings = ProgramModule.Settings()
    settings.defines = words("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter { $0 != "DEBUG" }
    let flags = words("OTHER_SWIFT_FLAGS")
    for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
      if flag.count > 2 {
        settings.defines.append(String(flag.dropFirst(2)))
      } else if index + 1 < flags.count {
        settings.defines.append(flags[index + 1])
      }
    }
    settings.languageMode = (self["SWIFT_VERSION"] ?? "5").hasPrefix("6") ? "6" : "5"
    settings.isIsolatedToMainActor = self["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    return settings
  }

  /// The platforms that the target is built for; empty if it does not say.
  var platforms: [TargetPlatform] {
    let stated = words("SUPPORTED_PLATFORMS") + words("SDKROOT")
    return TargetPlatform.allCases.filter { platform in
      stated.contains { $0.hasPrefix(platform.sdk) }
    }
  }

  var moduleName: String {
    SwiftText.identifier(self["PRODUCT_MODULE_NAME"] ?? self["PRODUCT_NAME"] ?? "App")
  }
}

extension TargetPlatform {
  /// What the names of its SDKs begin with.
  fileprivate var sdk: String {
    switch self {
    case .iOS: "iphone"
    case .macOS: "macosx"
    case .watchOS: "watch"
    case .tvOS: "appletv"
    case .visionOS: "xr"
    }
  }
}
