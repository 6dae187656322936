import Foundation

/// Opens an address; unless a handler of the program takes it, nothing is opened here.
@MainActor
@preconcurrency
public struct OpenURLAction {
  /// What becomes of an address.
  public struct Result: Sendable {
    fileprivate let isAccepted: Bool

    /// The handler opened the address.
    public static let handled = Result(isAccepted: true)
    /// The handler discarded the address.
    public static let discarded = Result(isAccepted: true)
    /// The handler leaves the address to the system.
    public static let systemAction = Result(isAccepted: false)

    /// The handler has the system open another address.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: (@MainActor (URL) -> Result)?

  nonisolated init() { handler = nil }

  /// Opens addresses by a closure.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens an address and tells whether a handler took it.
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
