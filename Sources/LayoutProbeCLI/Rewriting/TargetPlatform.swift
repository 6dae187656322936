/// The platform that sources are compiled for, as far as their `#if`s tell.
enum TargetPlatform: String, CaseIterable, Codable, Sendable {
  case iOS, macOS, watchOS, tvOS, visionOS

  /// What `os(…)` says about a name; nil for one that is no system.
  func isSystem(_ name: String) -> Bool? {
    switch name {
    case "OSX": self == .macOS
    case "xrOS": self == .visionOS
    case "Linux", "Windows", "Android", "WASI", "FreeBSD", "OpenBSD", "Cygwin", "Haiku", "PS4",
      "none":
      false
    default: TargetPlatform(rawValue: name).map { $0 == self }
    }
  }

  /// What manifests and projects call it in conditions.
  var manifestName: String { rawValue.lowercased() }

  /// What `targetEnvironment(…)` says: previews run in a simulator.
  func isEnvironment(_ name: String) -> Bool? {
    switch name {
    case "simulator": self != .macOS
    case "macCatalyst": false
    default: nil
    }
  }

  /// What `canImport(…)` says; nil for a module that is not the system's.
  ///
  /// There is no Objective-C runtime where previews are run, and what is written for systems without
  /// one is the better choice.
  func hasModule(_ name: String) -> Bool? {
    if SystemModules.elsewhere.contains(name) { return false }
    if let platforms = SystemModules.limited[name] { return platforms.contains(self) }
    return SystemModules.common.contains(name) || StandInModule.names[name] != nil ? true : nil
  }
}

/// The modules of Apple's systems that sources ask for with `canImport`.
private enum SystemModules {
  /// Those of other systems, and of the Objective-C runtime.
  static let elsewhere = set(
    "Android Bionic FoundationEssentials FoundationInternationalization FoundationNetworking "
      + "FoundationXML Glibc Musl ObjectiveC WASILibc WinSDK ucrt")

  /// Those that all of Apple's systems have.
  static let common = set(
    "AVFAudio AVFoundation AVKit Accelerate Accessibility AppIntents AuthenticationServices Charts "
      + "CloudKit Combine CommonCrypto Contacts CoreAudio CoreData CoreFoundation CoreGraphics "
      + "CoreImage CoreLocation CoreML CoreMedia CoreServices CoreSpotlight CoreText "
      + "CoreTransferable CoreVideo CryptoKit Darwin DeveloperToolsSupport EventKit Foundation "
      + "GameController GameKit GameplayKit ImageIO LocalAuthentication MapKit MediaPlayer Metal "
      + "MetricKit MobileCoreServices MusicKit NaturalLanguage Network OSLog Observation Photos "
      + "QuartzCore RealityKit SceneKit Security ShazamKit Spatial SpriteKit StoreKit SwiftData "
      + "SwiftUI SwiftUICore Symbols SystemConfiguration TabularData TipKit UniformTypeIdentifiers "
      + "UserNotifications VideoToolbox Vision WidgetKit os simd zlib")

  /// Those that only some of Apple's systems have.
  static let limited: [String: Set<TargetPlatform>] = {
    var limited: [String: Set<TargetPlatform>] = [:]
    func add(_ platforms: Set<TargetPlatform>, _ names: String) {
      for name in set(names) { limited[name] = platforms }
    }
    add(
      [.macOS],
      "AppKit ApplicationServices Automator Carbon Cocoa CoreWLAN DiskArbitration "
        + "EndpointSecurity FinderSync IOBluetooth IOKit InputMethodKit OpenDirectory Quartz "
        + "QuickLookUI ScreenCaptureKit ScreenSaver ScriptingBridge ServiceManagement "
        + "SystemExtensions Virtualization XPC")
    add([.iOS, .tvOS, .visionOS, .watchOS], "UIKit")
    add([.watchOS], "ClockKit WatchKit")
    add([.tvOS], "TVMLKit TVServices TVUIKit")
    add([.visionOS], "CompositorServices")
    add(
      [.iOS],
      "ActivityKit CarPlay CoreNFC CoreTelephony DeviceActivity FamilyControls "
        + "IdentityLookup ManagedSettings MessageUI Messages ReplayKit")
    add([.iOS, .visionOS], "ARKit ContactsUI EventKitUI HomeKit Social VisionKit")
    add([.iOS, .watchOS, .visionOS], "CoreMotion HealthKit WatchConnectivity")
    add(
      [.iOS, .macOS, .visionOS],
      "BackgroundTasks CallKit CoreBluetooth JavaScriptCore LinkPresentation MetalKit "
        + "MultipeerConnectivity PDFKit PassKit PencilKit PhotosUI QuickLook "
        + "QuickLookThumbnailing SafariServices Speech Translation WeatherKit WebKit")
    return limited
  }()

  private static func set(_ names: String) -> Set<String> {
    Set(names.split(separator: " ").map(String.init))
  }
}
