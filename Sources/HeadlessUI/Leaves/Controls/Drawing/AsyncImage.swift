import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// How far the loading of an image is; nothing is loaded here.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// The image.
  case success(Image)
  /// Why there is no image.
  case failure(any Error)

  /// The image, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why there is no image, if it failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image from an address. It is never loaded here: the placeholder shows.
///
/// Without a placeholder of one's own that is a grey area of the proposed size.
public struct AsyncImage<Content> where Content: View {
  let content: Content
}

extension AsyncImage: View {
  /// The placeholder.
  public var body: some View { content }
}

extension AsyncImage {
  /// An image as it is.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Color {
    self.init(content: Color.gray)
  }

  /// An image in a view of its own, with a placeholder.
  nonisolated public init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    self.init(content: _ConditionalContent(storage: .falseContent(placeholder())))
  }

  /// An image in a view for each phase of its loading: that of the first one shows.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(content: content(.empty))
  }
}

extension AsyncImage {
  /// An image that a request loads, as it is.
  nonisolated public init(request: URLRequest?, scale: CGFloat = 1) where Content == Color {
    self.init(url: request?.url, scale: scale)
  }

  /// An image that a request loads in a view of its own, with a placeholder.
  nonisolated public init<I, P>(
    request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    self.init(url: request?.url, scale: scale, content: content, placeholder: placeholder)
  }

  /// An image that a request loads, in a view for each phase: that of the first one shows.
  nonisolated public init(
    request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url: request?.url, scale: scale, transaction: transaction, content: content)
  }
}

extension View {
  /// Sets the session that loads images; nothing is loaded here, and the layout stays.
  nonisolated public func asyncImageURLSession(_ session: URLSession) -> some View {
    recorded("asyncImageURLSession")
  }
}
