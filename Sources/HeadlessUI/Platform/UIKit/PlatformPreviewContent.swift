#if !canImport(UIKit)
  import Foundation

  extension UIView: PlatformPreviewContent {}
  extension UIViewController: PlatformPreviewContent {}
#endif
