#if !canImport(PhotosUI)
  import Foundation

  /// `PHPickerConfiguration` as PhotosUI has it: a shell, so that sources compile.
  public struct PHPickerConfiguration: Sendable {
    /// One as PhotosUI makes it.
    public init() {}
    /// One as PhotosUI makes it.
    public init(photoLibrary: PHPhotoLibrary) {}
    /// As PhotosUI has it: kept, and nothing depends on it.
    public var filter: PHPickerFilter?
    /// As PhotosUI has it: kept, and nothing depends on it.
    public var selectionLimit = 1
    /// As PhotosUI has it: kept, and nothing depends on it.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// As PhotosUI has it: kept, and nothing depends on it.
    public var selection = Selection.default
    /// As PhotosUI has it: kept, and nothing depends on it.
    public var preselectedAssetIdentifiers: [String] = []

    /// `AssetRepresentationMode` as PhotosUI has it: a shell, so that sources compile.
    public enum AssetRepresentationMode: Int, Sendable {
      /// `automatic` as PhotosUI has it.
      case automatic
      /// `current` as PhotosUI has it.
      case current
      /// `compatible` as PhotosUI has it.
      case compatible
    }

    /// `Selection` as PhotosUI has it: a shell, so that sources compile.
    public enum Selection: Int, Sendable {
      /// `default` as PhotosUI has it.
      case `default`
      /// `ordered` as PhotosUI has it.
      case ordered
      /// `continuous` as PhotosUI has it.
      case continuous
      /// `continuousAndOrdered` as PhotosUI has it.
      case continuousAndOrdered
    }
  }

  /// What was picked; nothing ever is.
  public struct PHPickerResult: Hashable, Sendable {
    /// As PhotosUI has it.
    public let itemProvider: NSItemProvider
    /// As PhotosUI has it.
    public let assetIdentifier: String?

    /// Whether two are the same.
    public static func == (a: PHPickerResult, b: PHPickerResult) -> Bool {
      a.itemProvider === b.itemProvider
    }
    /// Adds which it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
  }

  /// A page of photos; there are none.
  open class PHPickerViewController: UIViewController {
    /// As PhotosUI has it.
    public let configuration: PHPickerConfiguration
    /// As PhotosUI has it.
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    /// One as PhotosUI makes it.
    public init(configuration: PHPickerConfiguration) {
      self.configuration = configuration
      super.init(nibName: nil, bundle: nil)
    }
    /// One as PhotosUI makes it.
    public required init?(coder: NSCoder) {
      configuration = PHPickerConfiguration()
      super.init(coder: coder)
    }
  }

  /// As PhotosUI has it; it is told nothing.
  @MainActor @preconcurrency
  public protocol PHPickerViewControllerDelegate: AnyObject {
    /// The user is done.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
  }
#endif
