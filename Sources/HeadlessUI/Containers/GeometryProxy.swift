import Foundation

/// The size and place of a container, in its own and in named coordinate spaces.
public struct GeometryProxy: Equatable, Sendable {
  /// The size of the container.
  public let size: CGSize
  private let globalFrame: CGRect
  private let spaces: NamedSpaces
  private let regions: [ReservedRegion]

  init(size: CGSize, frame: CGRect, node: LayoutNode, safeAreaInsets: EdgeInsets) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    globalFrame = frame
    spaces = NamedSpaces(around: node)
    regions = node.context.reservedRegions
  }

  /// How far the container could reach into the safe area, on the edges where it touches it.
  public let safeAreaInsets: EdgeInsets

  /// The frame of the container in a coordinate space; the global one where the named one is
  /// unknown.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .global: return globalFrame
    case .local: return CGRect(origin: .zero, size: size)
    case .named(let name):
      guard let origin = spaces.origins[name] else { return globalFrame }
      return globalFrame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// The frame of the container in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of the container in a coordinate space, or nil if it is not around it.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace,
      let origin = spaces.origins[name], let size = spaces.sizes[name]
    else { return nil }
    return CGRect(
      x: origin.x - globalFrame.minX, y: origin.y - globalFrame.minY, width: size.width,
      height: size.height)
  }

  /// What hardware takes of the screen, in the coordinates of the container. Regions are not cut where the
  /// container ends.
  ///
  /// - Parameters:
  ///   - kind: what takes them.
  ///   - options: whether regions are wanted as well that are not taken now.
  ///   - layoutDirectionBehavior: changes nothing here: regions are where the hardware is.
  public func reservedRegions(
    kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = [],
    layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
  ) -> [ReservedRegion] {
    regions.filter { $0.kind == kind && ($0.isActive || options.contains(.includeInactive)) }.map {
      var region = $0
      region.frame = region.frame.offsetBy(dx: -globalFrame.minX, dy: -globalFrame.minY)
      return region
    }
  }

  /// The value of an anchor in the coordinates of the container.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolve(globalFrame.origin) }
}

/// The named coordinate spaces around a node.
private struct NamedSpaces: Equatable, @unchecked Sendable {
  var origins: [AnyHashable: CGPoint] = [:]
  var sizes: [AnyHashable: CGSize] = [:]

  init(around node: LayoutNode) {
    var above: LayoutNode? = node
    while let current = above {
      if let space = current as? CoordinateSpaceNode, origins[space.name] == nil {
        origins[space.name] = current.absoluteOrigin
        sizes[space.name] = current.placed.size
      }
      above = current.parent
    }
  }
}
