#if !canImport(CoreText)
  import Foundation

  /// Where fonts are registered for, as Core Text has it.
  public enum CTFontManagerScope: UInt32, Sendable {
    /// Nowhere.
    case none
    /// The process.
    case process
    /// The user.
    case user
    /// The session of the user.
    case session
  }

  /// As Core Text has it; the font is none that a text is set in.
  @discardableResult
  public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
  ) -> Bool { true }

  /// As Core Text has it; the font is none that a text is set in.
  @discardableResult
  public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
  ) -> Bool { true }
#endif
