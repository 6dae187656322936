#if !canImport(UIKit)
  import Foundation

  /// `UIImagePickerController` as UIKit has it: a shell, so that sources compile.
  open class UIImagePickerController: UINavigationController {
    /// As UIKit has it: kept, and nothing depends on it.
    open var sourceType = SourceType.photoLibrary
    /// As UIKit has it: kept, and nothing depends on it.
    open var mediaTypes: [String] = []
    /// As UIKit has it: kept, and nothing depends on it.
    open var allowsEditing = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var cameraDevice = CameraDevice.rear
    /// As UIKit has it: kept, and nothing depends on it.
    open var cameraCaptureMode = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var cameraFlashMode = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var showsCameraControls = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var cameraOverlayView: UIView?
    /// As UIKit has it: kept, and nothing depends on it.
    open var videoMaximumDuration: TimeInterval = 600
    /// As UIKit has it: what it does on a device is not done here.
    public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    /// As UIKit has it: what it does on a device is not done here.
    public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// As UIKit has it: what it does on a device is not done here.
    public static func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
    /// `SourceType` as UIKit has it: a shell, so that sources compile.
    public enum SourceType: Int, Sendable {
      /// `photoLibrary` as UIKit has it.
      case photoLibrary
      /// `camera` as UIKit has it.
      case camera
      /// `savedPhotosAlbum` as UIKit has it.
      case savedPhotosAlbum
    }
    /// `CameraDevice` as UIKit has it: a shell, so that sources compile.
    public enum CameraDevice: Int, Sendable {
      /// `rear` as UIKit has it.
      case rear
      /// `front` as UIKit has it.
      case front
    }
    /// `InfoKey` as UIKit has it: a shell, so that sources compile.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as UIKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `originalImage` as UIKit has it.
      public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
      /// `editedImage` as UIKit has it.
      public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
      /// `mediaType` as UIKit has it.
      public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
      /// `mediaURL` as UIKit has it.
      public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
      /// `imageURL` as UIKit has it.
      public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
      /// `cropRect` as UIKit has it.
      public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    }
  }

  /// `UIImagePickerControllerDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIImagePickerControllerDelegate: AnyObject {}

  /// `UIDocumentPickerViewController` as UIKit has it: a shell, so that sources compile.
  open class UIDocumentPickerViewController: UIViewController {
    /// One as UIKit makes it.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
      super.init(nibName: nil, bundle: nil)
    }
    /// One as UIKit makes it.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
      super.init(nibName: nil, bundle: nil)
    }
    /// One as UIKit makes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// As UIKit has it: kept, and nothing depends on it.
    open var allowsMultipleSelection = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var shouldShowFileExtensions = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var directoryURL: URL?
  }

  /// `UIDocumentPickerDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIDocumentPickerDelegate: AnyObject {}

  /// `UIDocumentInteractionController` as UIKit has it: a shell, so that sources compile.
  open class UIDocumentInteractionController: UIResponder {
    /// One as UIKit makes it.
    public convenience init(url: URL) { self.init() }
    /// As UIKit has it: kept, and nothing depends on it.
    open var url: URL?
  }

  /// `UIColorPickerViewController` as UIKit has it: a shell, so that sources compile.
  open class UIColorPickerViewController: UIViewController {
    /// As UIKit has it: kept, and nothing depends on it.
    open var selectedColor = UIColor.white
    /// As UIKit has it: kept, and nothing depends on it.
    open var supportsAlpha = true
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  }

  /// `UIColorPickerViewControllerDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIColorPickerViewControllerDelegate: AnyObject {}

  /// `UIFontPickerViewController` as UIKit has it: a shell, so that sources compile.
  open class UIFontPickerViewController: UIViewController {
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  }

  /// `UIFontPickerViewControllerDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIFontPickerViewControllerDelegate: AnyObject {}
#endif
