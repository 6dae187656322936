/// Names of Apple's systems that there is no stand-in for, so that a message can say so.
enum MissingSymbols {
  /// SwiftUI's own.
  static let swiftUI: Set<String> = [
    "GeometryReader3D", "ImmersiveSpace", "NewDocumentButton",
    "ReferenceFileDocument", "SectionedFetchRequest", "TextFieldLink", "UtilityWindow",
  ]

  /// Those of other frameworks, with the framework.
  static let others: [String: String] = [
    "Model": "SwiftData",
    "WebView": "WebKit",
  ]

  /// What to say about a name that the compiler does not know; nil if it may be anybody's.
  static func sentence(about name: String) -> String? {
    if swiftUI.contains(name) {
      return "HeadlessUI has no `\(name)` (SwiftUI's); see docs/swiftui-compatibility.md"
    }
    if let framework = framework(of: name) {
      return "`\(name)` is \(framework)'s, which has no stand-in; "
        + "see docs/swiftui-compatibility.md"
    }
    return nil
  }

  private static func framework(of name: String) -> String? {
    if let framework = others[name] { return framework }
    let prefixes = [
      ("UI", "UIKit"), ("NS", "AppKit"), ("CA", "Core Animation"), ("CG", "Core Graphics"),
      ("WK", "WebKit"), ("AV", "AVFoundation"), ("MK", "MapKit"), ("CL", "Core Location"),
    ]
    for (prefix, framework) in prefixes where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      if let first = rest.first, first.isUppercase, rest.dropFirst().contains(where: \.isLowercase)
      {
        return framework
      }
    }
    return nil
  }
}
