#if !canImport(AppKit)
  import Foundation

  /// As AppKit has it.
  public typealias NSFont = UIFont
  /// As AppKit has it.
  public typealias NSFontDescriptor = UIFontDescriptor
#endif
