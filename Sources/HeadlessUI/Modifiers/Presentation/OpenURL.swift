import Foundation

/// Opens an address; unless somebody takes it, nothing is opened here.
@MainActor
@preconcurrency
public struct OpenURLAction {
  /// What becomes of an address.
  public struct Result: Sendable {
    fileprivate let isAccepted: Bool

    /// Somebody took it.
    public static let handled = Result(isAccepted: true)
    /// Nobody did.
    public static let discarded = Result(isAccepted: true)
    /// The system shall open it.
    public static let systemAction = Result(isAccepted: false)

    /// The system shall open another one.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: (@MainActor (URL) -> Result)?

  nonisolated init() { handler = nil }

  /// Opens addresses by a closure.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens an address and tells whether somebody took it.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler?(url).isAccepted ?? false)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction()
}

extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

extension View {
  /// Adds an action for addresses that the app is opened with; the layout stays.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    recorded("onOpenURL")
  }
}
