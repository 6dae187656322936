import Foundation

/// A height at which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  /// What a height is made of.
  @dynamicMemberLookup
  public struct Context {
    /// The largest height, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  private let kind: Kind

  /// About half of the window.
  public static let medium = PresentationDetent(kind: .medium)
  /// The whole window.
  public static let large = PresentationDetent(kind: .large)

  /// A fraction of the window, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// A height that a type works out.
  public static func custom<D>(_ type: D.Type) -> PresentationDetent
  where D: CustomPresentationDetent {
    PresentationDetent(kind: .custom(ObjectIdentifier(type)))
  }
}

/// Works out a height at which a sheet can rest.
public protocol CustomPresentationDetent {
  /// The height in points; nil if the sheet cannot rest there.
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

extension View {
  /// Sets the heights at which the sheet can rest; the layout stays.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    recorded("presentationDetents")
  }

  /// Sets the heights at which the sheet can rest, and binds the one where it does.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    recorded("presentationDetents")
  }
}
