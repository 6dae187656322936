#if !canImport(UIKit)
  import Foundation

  /// A font as UIKit has it, by size and weight; its heights are those of the system's font.
  open class UIFont: Hashable, @unchecked Sendable {
    /// Its size in points.
    public let pointSize: CGFloat
    /// Its name.
    public let fontName: String
    let weight: Weight
    init(size: CGFloat, name: String, weight: Weight) {
      pointSize = size
      fontName = name
      self.weight = weight
    }
    /// One as UIKit makes it.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
      self.init(size: fontSize, name: fontName, weight: .regular)
    }
    /// One as UIKit makes it.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
      self.init(
        size: pointSize > 0 ? pointSize : descriptor.pointSize, name: ".SFUI-Regular",
        weight: descriptor.symbolicTraits.contains(.traitBold) ? .bold : .regular)
    }
    /// As UIKit has it: what it does on a device is not done here.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
      UIFont(size: fontSize, name: ".SFUI-Regular", weight: .regular)
    }
    /// As UIKit has it: what it does on a device is not done here.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
      UIFont(size: fontSize, name: ".SFUI", weight: weight)
    }
    /// As UIKit has it: what it does on a device is not done here.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont
    { UIFont(size: fontSize, name: ".SFUI", weight: weight) }
    /// As UIKit has it: what it does on a device is not done here.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
      UIFont(size: fontSize, name: ".SFUI-Bold", weight: .bold)
    }
    /// As UIKit has it: what it does on a device is not done here.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
      UIFont(size: fontSize, name: ".SFUI-Italic", weight: .regular)
    }
    /// As UIKit has it: what it does on a device is not done here.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
      UIFont(size: fontSize, name: ".SFUIMono", weight: weight)
    }
    /// As UIKit has it: what it does on a device is not done here.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont
    { UIFont(size: fontSize, name: ".SFUI", weight: weight) }
    /// The font of a text style at the standard size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
      UIFont(size: style.size, name: ".SFUI", weight: style == .headline ? .semibold : .regular)
    }
    /// As UIKit has it: what it does on a device is not done here.
    public static func preferredFont(
      forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }
    /// `systemFontSize` as UIKit has it.
    public static var systemFontSize: CGFloat { 14 }
    /// `smallSystemFontSize` as UIKit has it.
    public static var smallSystemFontSize: CGFloat { 12 }
    /// `labelFontSize` as UIKit has it.
    public static var labelFontSize: CGFloat { 17 }
    /// `buttonFontSize` as UIKit has it.
    public static var buttonFontSize: CGFloat { 18 }
    /// `familyNames` as UIKit has it.
    public static var familyNames: [String] { [] }
    /// As UIKit has it: what it does on a device is not done here.
    public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
    /// As UIKit has it.
    open var familyName: String { fontName }
    /// As UIKit has it.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }
    /// As UIKit has it.
    open var ascender: CGFloat { pointSize * 0.952 }
    /// As UIKit has it.
    open var descender: CGFloat { pointSize * -0.241 }
    /// As UIKit has it.
    open var capHeight: CGFloat { pointSize * 0.705 }
    /// As UIKit has it.
    open var xHeight: CGFloat { pointSize * 0.526 }
    /// As UIKit has it.
    open var leading: CGFloat { 0 }
    /// As UIKit has it.
    open var lineHeight: CGFloat { pointSize * 1.193 }
    /// As UIKit has it: what it does on a device is not done here.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
      UIFont(size: fontSize, name: fontName, weight: weight)
    }
    /// As UIKit has it: what it does on a device is not done here.
    public static func == (a: UIFont, b: UIFont) -> Bool {
      a.pointSize == b.pointSize && a.fontName == b.fontName && a.weight == b.weight
    }
    /// As UIKit has it: what it does on a device is not done here.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(pointSize)
      hasher.combine(fontName)
    }
    /// `Weight` as UIKit has it: a shell, so that sources compile.
    public struct Weight: RawRepresentable, Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: CGFloat
      /// One as UIKit makes it.
      public init(rawValue: CGFloat) { self.rawValue = rawValue }
      /// One as UIKit makes it.
      public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
      /// `ultraLight` as UIKit has it.
      public static let ultraLight = Weight(-0.8)
      /// `thin` as UIKit has it.
      public static let thin = Weight(-0.6)
      /// `light` as UIKit has it.
      public static let light = Weight(-0.4)
      /// `regular` as UIKit has it.
      public static let regular = Weight(0)
      /// `medium` as UIKit has it.
      public static let medium = Weight(0.23)
      /// `semibold` as UIKit has it.
      public static let semibold = Weight(0.3)
      /// `bold` as UIKit has it.
      public static let bold = Weight(0.4)
      /// `heavy` as UIKit has it.
      public static let heavy = Weight(0.56)
      /// `black` as UIKit has it.
      public static let black = Weight(0.62)
    }
    /// `Width` as UIKit has it: a shell, so that sources compile.
    public struct Width: RawRepresentable, Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: CGFloat
      /// One as UIKit makes it.
      public init(rawValue: CGFloat) { self.rawValue = rawValue }
      /// `compressed` as UIKit has it.
      public static let compressed = Width(rawValue: -0.4)
      /// `condensed` as UIKit has it.
      public static let condensed = Width(rawValue: -0.2)
      /// `standard` as UIKit has it.
      public static let standard = Width(rawValue: 0)
      /// `expanded` as UIKit has it.
      public static let expanded = Width(rawValue: 0.2)
    }
    /// `TextStyle` as UIKit has it: a shell, so that sources compile.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as UIKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `extraLargeTitle` as UIKit has it.
      public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
      /// `largeTitle` as UIKit has it.
      public static let largeTitle = TextStyle(rawValue: "largeTitle")
      /// `title1` as UIKit has it.
      public static let title1 = TextStyle(rawValue: "title1")
      /// `title2` as UIKit has it.
      public static let title2 = TextStyle(rawValue: "title2")
      /// `title3` as UIKit has it.
      public static let title3 = TextStyle(rawValue: "title3")
      /// `headline` as UIKit has it.
      public static let headline = TextStyle(rawValue: "headline")
      /// `subheadline` as UIKit has it.
      public static let subheadline = TextStyle(rawValue: "subheadline")
      /// `body` as UIKit has it.
      public static let body = TextStyle(rawValue: "body")
      /// `callout` as UIKit has it.
      public static let callout = TextStyle(rawValue: "callout")
      /// `footnote` as UIKit has it.
      public static let footnote = TextStyle(rawValue: "footnote")
      /// `caption1` as UIKit has it.
      public static let caption1 = TextStyle(rawValue: "caption1")
      /// `caption2` as UIKit has it.
      public static let caption2 = TextStyle(rawValue: "caption2")
      var size: CGFloat {
        switch self {
        case .extraLargeTitle: 36
        case .largeTitle: 34
        case .title1: 28
        case .title2: 22
        case .title3: 20
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption1: 12
        case .caption2: 11
        default: 17
        }
      }
    }
  }

  /// `UIFontDescriptor` as UIKit has it: a shell, so that sources compile.
  open class UIFontDescriptor: @unchecked Sendable {
    /// As UIKit has it: kept, and nothing depends on it.
    public let pointSize: CGFloat
    /// As UIKit has it: kept, and nothing depends on it.
    public let symbolicTraits: SymbolicTraits
    /// One as UIKit makes it.
    public init(name fontName: String, size: CGFloat) {
      pointSize = size
      symbolicTraits = []
    }
    /// One as UIKit makes it.
    public init(fontAttributes attributes: [AttributeName: Any]) {
      pointSize = attributes[.size] as? CGFloat ?? 17
      symbolicTraits = []
    }
    init(size: CGFloat, traits: SymbolicTraits) {
      pointSize = size
      symbolicTraits = traits
    }
    /// As UIKit has it: what it does on a device is not done here.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
      -> UIFontDescriptor
    { UIFontDescriptor(name: "", size: style.size) }
    /// As UIKit has it: what it does on a device is not done here.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
    /// As UIKit has it: what it does on a device is not done here.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
      UIFontDescriptor(size: pointSize, traits: symbolicTraits)
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
      UIFontDescriptor(size: newPointSize, traits: symbolicTraits)
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor { self }
    /// As UIKit has it: what it does on a device is not done here.
    open func object(forKey attribute: AttributeName) -> Any? { nil }
    /// `SystemDesign` as UIKit has it: a shell, so that sources compile.
    public struct SystemDesign: Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as UIKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `default` as UIKit has it.
      public static let `default` = SystemDesign(rawValue: "default")
      /// `rounded` as UIKit has it.
      public static let rounded = SystemDesign(rawValue: "rounded")
      /// `serif` as UIKit has it.
      public static let serif = SystemDesign(rawValue: "serif")
      /// `monospaced` as UIKit has it.
      public static let monospaced = SystemDesign(rawValue: "monospaced")
    }
    /// `SymbolicTraits` as UIKit has it: a shell, so that sources compile.
    public struct SymbolicTraits: OptionSet, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: UInt32
      /// One as UIKit makes it.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// `traitItalic` as UIKit has it.
      public static let traitItalic = SymbolicTraits(rawValue: 1)
      /// `traitBold` as UIKit has it.
      public static let traitBold = SymbolicTraits(rawValue: 2)
      /// `traitExpanded` as UIKit has it.
      public static let traitExpanded = SymbolicTraits(rawValue: 32)
      /// `traitCondensed` as UIKit has it.
      public static let traitCondensed = SymbolicTraits(rawValue: 64)
      /// `traitMonoSpace` as UIKit has it.
      public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    }
    /// `AttributeName` as UIKit has it: a shell, so that sources compile.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as UIKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `family` as UIKit has it.
      public static let family = AttributeName(rawValue: "family")
      /// `name` as UIKit has it.
      public static let name = AttributeName(rawValue: "name")
      /// `size` as UIKit has it.
      public static let size = AttributeName(rawValue: "size")
      /// `traits` as UIKit has it.
      public static let traits = AttributeName(rawValue: "traits")
      /// `face` as UIKit has it.
      public static let face = AttributeName(rawValue: "face")
      /// `featureSettings` as UIKit has it.
      public static let featureSettings = AttributeName(rawValue: "featureSettings")
      /// `textStyle` as UIKit has it.
      public static let textStyle = AttributeName(rawValue: "textStyle")
    }
    /// `TraitKey` as UIKit has it: a shell, so that sources compile.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as UIKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `weight` as UIKit has it.
      public static let weight = TraitKey(rawValue: "weight")
      /// `width` as UIKit has it.
      public static let width = TraitKey(rawValue: "width")
      /// `symbolic` as UIKit has it.
      public static let symbolic = TraitKey(rawValue: "symbolic")
    }
  }

  /// `UIFontMetrics` as UIKit has it: a shell, so that sources compile.
  open class UIFontMetrics: @unchecked Sendable {
    /// One as UIKit makes it.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    /// `default` as UIKit has it.
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    /// As UIKit has it: what it does on a device is not done here.
    open func scaledFont(for font: UIFont) -> UIFont { font }
    /// As UIKit has it: what it does on a device is not done here.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
      font.withSize(min(font.pointSize, maximumPointSize))
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
    /// As UIKit has it: what it does on a device is not done here.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?)
      -> CGFloat
    { value }
  }

  extension Font {
    /// The font of UIKit, with its size and weight.
    public init(_ font: UIFont) {
      self = .system(size: font.pointSize, weight: font.weight.fontWeight)
    }
  }

  extension UIFont.Weight {
    var fontWeight: Font.Weight {
      switch rawValue {
      case ..<(-0.7): .ultraLight
      case ..<(-0.5): .thin
      case ..<(-0.2): .light
      case ..<0.1: .regular
      case ..<0.27: .medium
      case ..<0.35: .semibold
      case ..<0.5: .bold
      case ..<0.6: .heavy
      default: .black
      }
    }
  }
#endif
