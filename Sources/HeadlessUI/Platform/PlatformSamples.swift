import Foundation

extension DateComponentsFormatter: SampledClass {
  static func sample() -> Any { DateComponentsFormatter() }
}

#if !canImport(UIKit)
  extension UIColor: SampledClass {
    static func sample() -> Any { UIColor(.gray) }
  }

  extension UIFont: SampledClass {
    static func sample() -> Any { UIFont.systemFont(ofSize: 17) }
  }

  extension UIImage: SampledClass {
    static func sample() -> Any { UIImage() }
  }
#endif

#if !canImport(AppKit)
  extension NSColor: SampledClass {
    static func sample() -> Any { NSColor(.gray) }
  }

  extension NSImage: SampledClass {
    static func sample() -> Any { NSImage() }
  }
#endif
