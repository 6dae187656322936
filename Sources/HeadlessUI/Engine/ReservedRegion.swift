import Foundation

/// A part of the screen that hardware takes: a camera, a status bar, a fold.
public struct ReservedRegion: Hashable, Identifiable, Sendable {
  /// Which region of its kind it is.
  public struct ID: Hashable, Sendable {
    let kind: Kind
    let number: Int
  }

  /// What takes the region.
  public struct Kind: Hashable, Sendable {
    private let name: String
    /// Something is in front of the screen: a camera or the status bar.
    public static let occlusion = Kind(name: "occlusion")
    /// The screen is divided there, where it folds.
    public static let division = Kind(name: "division")
  }

  /// Which regions are asked for.
  public struct QueryOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// The options of some bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Regions as well that nothing takes now, such as the fold of a flat screen.
    public static let includeInactive = QueryOptions(rawValue: 1)
  }

  /// Which region it is.
  public var id: ID
  /// What takes it.
  public var kind: Kind
  /// Where it is, in points, with its margins.
  public var frame: CGRect
  /// How much of the frame, in points from its edges, is distance that content should keep.
  public var margins: EdgeInsets
  /// Whether it is taken now.
  public var isActive: Bool

  init(_ kind: Kind, _ number: Int, _ frame: CGRect, margins: EdgeInsets = .init(), isActive: Bool)
  {
    id = ID(kind: kind, number: number)
    self.kind = kind
    self.frame = frame
    self.margins = margins
    self.isActive = isActive
  }
}

private enum WindowReservedRegionsKey: EnvironmentKey {
  static let defaultValue: [ReservedRegion] = []
}

extension EnvironmentValues {
  /// The parts of the window that hardware takes, in the window's coordinates.
  var windowReservedRegions: [ReservedRegion] {
    get { self[WindowReservedRegionsKey.self] }
    set { self[WindowReservedRegionsKey.self] = newValue }
  }
}
