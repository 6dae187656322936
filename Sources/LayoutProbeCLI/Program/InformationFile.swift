import Foundation

/// What a target says of itself in its `Info.plist` and in build settings that are put into it.
struct InformationFile {
  /// A property list; its values are those of the program that is built.
  let data: Data

  /// Nil for a target that says nothing, or whose file cannot be read.
  ///
  /// - Parameter root: the folder that the file's path starts from.
  init?(_ settings: XcodeSettings, root: String) {
    var values: [String: Any] = [:]
    if let path = settings["INFOPLIST_FILE"], !path.isEmpty {
      let file = FilePath.absolute(path, from: root)
      values = FileManager.default.contents(atPath: file).flatMap(Self.read) ?? [:]
    }
    for name in settings.names(beginning: Self.keyStart) {
      values[String(name.dropFirst(Self.keyStart.count))] = settings[name]
    }
    guard !values.isEmpty else { return nil }
    let expanded = Self.expanded(values, settings)
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: expanded, format: .xml, options: 0)
    else { return nil }
    self.data = data
  }

  /// What settings begin with whose values are put into the file.
  private static let keyStart = "INFOPLIST_KEY_"
  /// Stands for a setting that nothing here sets, as keys of services are kept elsewhere: not nothing, of
  /// which a program makes no address.
  private static let unknown = "sample"

  private static func read(_ data: Data) -> [String: Any]? {
    try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }

  private static func expanded(_ value: Any, _ settings: XcodeSettings) -> Any {
    switch value {
    case let text as String: settings.expanded(text, unknown: unknown)
    case let list as [Any]: list.map { expanded($0, settings) }
    case let values as [String: Any]: values.mapValues { expanded($0, settings) }
    default: value
    }
  }
}
