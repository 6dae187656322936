#if !canImport(AppKit)
  import Foundation

  /// `NSAppearance` as AppKit has it: a shell, so that sources compile.
  open class NSAppearance: @unchecked Sendable {
    /// One as AppKit makes it.
    public init() {}
    /// One as AppKit makes it.
    public convenience init?(named name: Name) { self.init() }
    /// As AppKit has it.
    open var name: Name { .aqua }
    /// As AppKit has it: what it does on a device is not done here.
    open func bestMatch(from appearances: [Name]) -> Name? { appearances.first }
    /// As AppKit has it: what it does on a device is not done here.
    open func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }
    /// As AppKit has it: what it does on a device is not done here.
    public static func currentDrawing() -> NSAppearance { NSAppearance() }
    /// `Name` as AppKit has it: a shell, so that sources compile.
    public struct Name: RawRepresentable, Hashable, Sendable {
      /// As AppKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as AppKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `aqua` as AppKit has it.
      public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
      /// `darkAqua` as AppKit has it.
      public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
      /// `vibrantLight` as AppKit has it.
      public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
      /// `vibrantDark` as AppKit has it.
      public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    }
  }
#endif
