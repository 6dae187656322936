/// Modules of Apple's systems that sources import for names which others stand in for here.
enum StandInModule {
  #if canImport(Combine)
    static let names: [String: String] = [:]
  #else
    /// The module that stands in, by the one that is imported.
    static let names = [
      "AVFAudio": "SwiftUI", "ActivityKit": "SwiftUI", "AppIntents": "SwiftUI",
      "AVFoundation": "SwiftUI", "AVKit": "SwiftUI", "AppKit": "SwiftUI",
      "AuthenticationServices": "SwiftUI",
      "Charts": "SwiftUI", "Cocoa": "SwiftUI", "Combine": "SwiftUI", "CoreData": "SwiftUI",
      "CoreFoundation": "Foundation", "CoreGraphics": "Foundation", "CoreLocation": "SwiftUI",
      "CoreMedia": "SwiftUI", "CoreText": "SwiftUI", "CoreTransferable": "SwiftUI",
      "CoreMotion": "SwiftUI", "Darwin": "Foundation", "DeveloperToolsSupport": "SwiftUI",
      "HealthKit": "SwiftUI", "HealthKitUI": "SwiftUI", "LocalAuthentication": "SwiftUI",
      "MapKit": "SwiftUI", "MessageUI": "SwiftUI", "OSLog": "SwiftUI",
      "ObjectiveC": "Foundation", "Photos": "SwiftUI", "PhotosUI": "SwiftUI",
      "QuartzCore": "Foundation", "SafariServices": "SwiftUI", "Security": "SwiftUI",
      "SwiftData": "SwiftUI",
      "SwiftUICore": "SwiftUI", "UIKit": "SwiftUI", "UniformTypeIdentifiers": "SwiftUI",
      "UserNotifications": "SwiftUI", "WebKit": "SwiftUI", "WidgetKit": "SwiftUI",
      "os": "SwiftUI",
    ]
  #endif

  /// Those of which SwiftUI's stand-in has the common names, and which a program may have for itself: they
  /// stand in only where the program has none.
  static let common: Set<String> = ["Network"]
}
