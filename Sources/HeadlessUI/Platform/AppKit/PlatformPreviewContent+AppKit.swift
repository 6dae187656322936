#if !canImport(AppKit)
  import Foundation

  extension NSView: PlatformPreviewContent {}
  extension NSViewController: PlatformPreviewContent {}
#endif
