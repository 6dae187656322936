import Foundation

/// What views that are the same to the user share of their geometry.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit for each property.
  public let rawValue: UInt32

  /// The properties with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Makes views with the same identifier one for the user; here each keeps its own layout.
  nonisolated public func matchedGeometryEffect<ID>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View where ID: Hashable {
    recorded("matchedGeometryEffect", "\(id)")
  }

  /// Marks the view as where a navigation transition begins; the layout stays.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some View
  {
    recorded("matchedTransitionSource", "\(id)")
  }
}
