import Foundation

/// A height at which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomHeight)
  }

  /// A type that works out a height.
  // Unchecked: a type is the same everywhere, and asked only where views are laid out.
  private struct CustomHeight: Hashable, @unchecked Sendable {
    let type: any CustomPresentationDetent.Type

    init(_ type: any CustomPresentationDetent.Type) { self.type = type }

    func height(_ context: Context) -> CGFloat? { type.height(in: context) }

    static func == (a: CustomHeight, b: CustomHeight) -> Bool { a.type == b.type }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
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
    PresentationDetent(kind: .custom(CustomHeight(type)))
  }

  /// The height without the edge of the device, in points; nil if a sheet cannot rest there.
  func height(in context: Context) -> CGFloat? {
    switch kind {
    case .medium: context.maxDetentValue / 2
    case .large: context.maxDetentValue
    case .fraction(let fraction): max(0, min(1, fraction)) * context.maxDetentValue
    case .height(let height): max(0, min(height, context.maxDetentValue))
    case .custom(let custom): custom.height(context)
    }
  }
}

/// Works out a height at which a sheet can rest.
public protocol CustomPresentationDetent {
  /// What a height is made of.
  typealias Context = PresentationDetent.Context

  /// The height in points; nil if the sheet cannot rest there.
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

private enum DetentsKey {}

extension LayoutNode {
  /// The heights at which the sheet that it is in can rest; nil if it says nothing.
  var presentationDetents: Set<PresentationDetent>? {
    trait(ObjectIdentifier(DetentsKey.self)) as? Set<PresentationDetent>
  }
}

extension View {
  /// Sets the heights at which the sheet can rest; the layout stays.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(DetentsKey.self), value: detents))
      .recorded("presentationDetents")
  }

  /// Sets the heights at which the sheet can rest, and binds the one where it does.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(DetentsKey.self), value: detents))
      .recorded("presentationDetents")
  }
}
