import Foundation

/// An edge of a rectangle; leading and trailing follow the layout direction.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper edge.
  case top
  /// The edge where reading begins.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where reading ends.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8

    /// The set with these bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The upper edge.
    public static let top = Set(.top)
    /// The edge where reading begins.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The edge where reading ends.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
  }
}

/// An edge on the horizontal axis.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge where reading begins.
  case leading
  /// The edge where reading ends.
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8

    /// The set with these bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The edge where reading begins.
    public static let leading = Set(.leading)
    /// The edge where reading ends.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// An edge on the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8

    /// The set with these bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The upper edge.
    public static let top = Set(.top)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
