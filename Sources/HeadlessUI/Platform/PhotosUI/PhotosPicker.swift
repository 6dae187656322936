#if !canImport(PhotosUI)
  import Foundation

  /// A button that lets photos be chosen; it shows its label.
  public struct PhotosPicker<Label> where Label: View {
    private let label: Label
    /// One as PhotosUI makes it.
    public nonisolated init(
      selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
      photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
    ) { self.label = label() }
    /// One as PhotosUI makes it.
    public nonisolated init(
      selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
      selectionBehavior: PhotosPickerSelectionBehavior = .default,
      matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
      photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
    ) { self.label = label() }
  }

  extension PhotosPicker: View {
    /// As PhotosUI has it.
    public var body: some View { Button(action: {}) { label } }
  }

  extension PhotosPicker where Label == Text {
    /// One as PhotosUI makes it.
    public nonisolated init(
      _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
      matching filter: PHPickerFilter? = nil
    ) { label = Text(titleKey) }
    /// One as PhotosUI makes it.
    public nonisolated init(
      _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
      maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
    ) { label = Text(titleKey) }
  }

  /// A photo that was chosen; none is here.
  public struct PhotosPickerItem: Hashable, Sendable {
    /// As PhotosUI has it: kept, and nothing depends on it.
    public let itemIdentifier: String?
    /// One as PhotosUI makes it.
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
    /// As PhotosUI has it.
    public var supportedContentTypes: [UTType] { [] }
    /// As PhotosUI has it: what it does on a device is not done here.
    public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
    /// `EncodingDisambiguationPolicy` as PhotosUI has it: a shell, so that sources compile.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
      private let name: String
      /// `automatic` as PhotosUI has it.
      public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
      /// `current` as PhotosUI has it.
      public static let current = EncodingDisambiguationPolicy(name: "current")
      /// `compatible` as PhotosUI has it.
      public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }
  }

  /// `PhotosPickerSelectionBehavior` as PhotosUI has it: a shell, so that sources compile.
  public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String
    /// `default` as PhotosUI has it.
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    /// `ordered` as PhotosUI has it.
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    /// `continuous` as PhotosUI has it.
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  }

  /// `PHPickerFilter` as PhotosUI has it: a shell, so that sources compile.
  public final class PHPickerFilter: Sendable {
    init() {}
    /// `images` as PhotosUI has it.
    public static let images = PHPickerFilter()
    /// `videos` as PhotosUI has it.
    public static let videos = PHPickerFilter()
    /// `livePhotos` as PhotosUI has it.
    public static let livePhotos = PHPickerFilter()
    /// `screenshots` as PhotosUI has it.
    public static let screenshots = PHPickerFilter()
    /// As PhotosUI has it: what it does on a device is not done here.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
    /// As PhotosUI has it: what it does on a device is not done here.
    public static func not(_ subfilter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter() }
  }

  /// `PHPhotoLibrary` as PhotosUI has it: a shell, so that sources compile.
  public final class PHPhotoLibrary: Sendable {
    init() {}
    /// As PhotosUI has it: what it does on a device is not done here.
    public static func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
    /// Not determined.
    public static func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
    /// Not determined.
    public static func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus
    { .notDetermined }
    /// Denied, later.
    public static func requestAuthorization(
      _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { DispatchQueue.global().async { handler(.denied) } }
    /// Denied, later.
    public static func requestAuthorization(
      for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { DispatchQueue.global().async { handler(.denied) } }
    /// Denied.
    public static func requestAuthorization(for accessLevel: PHAccessLevel) async
      -> PHAuthorizationStatus
    { .denied }
  }

  /// `PHAccessLevel` as PhotosUI has it: a shell, so that sources compile.
  public enum PHAccessLevel: Int, Sendable {
    /// As PhotosUI has it.
    case addOnly = 1
    /// As PhotosUI has it.
    case readWrite
  }

  /// `PHAuthorizationStatus` as PhotosUI has it: a shell, so that sources compile.
  public enum PHAuthorizationStatus: Int, Sendable {
    /// As PhotosUI has it.
    case notDetermined
    /// As PhotosUI has it.
    case restricted
    /// As PhotosUI has it.
    case denied
    /// As PhotosUI has it.
    case authorized
    /// As PhotosUI has it.
    case limited
  }

  /// `PhotosPickerStyle` as PhotosUI has it: a shell, so that sources compile.
  public struct PhotosPickerStyle: Hashable, Sendable {
    /// In a sheet of its own.
    public static let presentation = PhotosPickerStyle()
    /// Where it stands.
    public static let inline = PhotosPickerStyle()
    /// Where it stands, in one row.
    public static let compact = PhotosPickerStyle()
  }

  extension View {
    /// How photos are chosen; no picker is laid out here.
    public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View {
      recorded("photosPickerStyle")
    }
    /// Lets a photo be chosen; none is chosen here.
    public nonisolated func photosPicker(
      isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
      matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { recorded("photosPicker") }
    /// Lets photos be chosen; none is chosen here.
    public nonisolated func photosPicker(
      isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
      maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
      matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { recorded("photosPicker") }
  }
#endif
