#if !canImport(CoreGraphics)
  import Foundation

  /// A context of Core Graphics; what is drawn into it is not seen.
  public final class CGContext: @unchecked Sendable {
    init() {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func saveGState() {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func restoreGState() {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func setFillColor(_ color: CGColor) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func setStrokeColor(_ color: CGColor) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func setLineWidth(_ width: CGFloat) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func setLineCap(_ cap: CGLineCap) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func setLineJoin(_ join: CGLineJoin) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func setAlpha(_ alpha: CGFloat) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func setBlendMode(_ mode: CGBlendMode) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func rotate(by angle: CGFloat) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func concatenate(_ transform: CGAffineTransform) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func addPath(_ path: CGPath) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func addRect(_ rect: CGRect) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func addEllipse(in rect: CGRect) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func addLine(to point: CGPoint) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func move(to point: CGPoint) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func beginPath() {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func closePath() {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func clip() {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func clip(to rect: CGRect) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func fillPath() {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func strokePath() {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func fill(_ rect: CGRect) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func stroke(_ rect: CGRect) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func clear(_ rect: CGRect) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func fillEllipse(in rect: CGRect) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func strokeEllipse(in rect: CGRect) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func draw(_ image: CGImage, in rect: CGRect) {}
    /// As Core Graphics has it: what it does on a device is not done here.
    public func makeImage() -> CGImage? { nil }
  }

  /// `CGBlendMode` as Core Graphics has it: a shell, so that sources compile.
  public enum CGBlendMode: Int32, Sendable {
    /// `normal` as Core Graphics has it.
    case normal
    /// `multiply` as Core Graphics has it.
    case multiply
    /// `screen` as Core Graphics has it.
    case screen
    /// `overlay` as Core Graphics has it.
    case overlay
    /// `darken` as Core Graphics has it.
    case darken
    /// `lighten` as Core Graphics has it.
    case lighten
    /// `colorDodge` as Core Graphics has it.
    case colorDodge
    /// `colorBurn` as Core Graphics has it.
    case colorBurn
    /// `softLight` as Core Graphics has it.
    case softLight
    /// `hardLight` as Core Graphics has it.
    case hardLight
    /// `difference` as Core Graphics has it.
    case difference
    /// `exclusion` as Core Graphics has it.
    case exclusion
    /// `hue` as Core Graphics has it.
    case hue
    /// `saturation` as Core Graphics has it.
    case saturation
    /// `color` as Core Graphics has it.
    case color
    /// `luminosity` as Core Graphics has it.
    case luminosity
    /// `clear` as Core Graphics has it.
    case clear
    /// `copy` as Core Graphics has it.
    case copy
    /// `sourceIn` as Core Graphics has it.
    case sourceIn
    /// `sourceOut` as Core Graphics has it.
    case sourceOut
    /// `sourceAtop` as Core Graphics has it.
    case sourceAtop
    /// `destinationOver` as Core Graphics has it.
    case destinationOver
    /// `destinationIn` as Core Graphics has it.
    case destinationIn
    /// `destinationOut` as Core Graphics has it.
    case destinationOut
    /// `destinationAtop` as Core Graphics has it.
    case destinationAtop
    /// `xor` as Core Graphics has it.
    case xor
    /// `plusDarker` as Core Graphics has it.
    case plusDarker
    /// `plusLighter` as Core Graphics has it.
    case plusLighter
  }

  /// `CGColorSpace` as Core Graphics has it: a shell, so that sources compile.
  public final class CGColorSpace: Sendable {
    init() {}
    /// One as Core Graphics makes it.
    public convenience init?(name: String) { self.init() }
    /// `sRGB` as Core Graphics has it.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// `displayP3` as Core Graphics has it.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// `extendedSRGB` as Core Graphics has it.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// `genericGrayGamma2_2` as Core Graphics has it.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  }

  /// As Core Graphics has it: what it does on a device is not done here.
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
  /// As Core Graphics has it: what it does on a device is not done here.
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

  /// `CGInterpolationQuality` as Core Graphics has it: a shell, so that sources compile.
  public enum CGInterpolationQuality: Int32, Sendable {
    /// `default` as Core Graphics has it.
    case `default`
    /// `none` as Core Graphics has it.
    case none
    /// `low` as Core Graphics has it.
    case low
    /// `high` as Core Graphics has it.
    case high
    /// `medium` as Core Graphics has it.
    case medium
  }

  /// `CGImageAlphaInfo` as Core Graphics has it: a shell, so that sources compile.
  public enum CGImageAlphaInfo: UInt32, Sendable {
    /// `none` as Core Graphics has it.
    case none
    /// `premultipliedLast` as Core Graphics has it.
    case premultipliedLast
    /// `premultipliedFirst` as Core Graphics has it.
    case premultipliedFirst
    /// `last` as Core Graphics has it.
    case last
    /// `first` as Core Graphics has it.
    case first
    /// `noneSkipLast` as Core Graphics has it.
    case noneSkipLast
    /// `noneSkipFirst` as Core Graphics has it.
    case noneSkipFirst
    /// `alphaOnly` as Core Graphics has it.
    case alphaOnly
  }

  /// As Core Graphics has it.
  public typealias CGDirectDisplayID = UInt32
  /// As Core Graphics has it.
  public typealias CGWindowID = UInt32
#endif
