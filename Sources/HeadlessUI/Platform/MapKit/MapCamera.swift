#if !canImport(MapKit)
  import Foundation

  /// What a map shows.
  public struct MapCameraPosition: Equatable, Sendable {
    private let name: String
    /// The region that is shown; nil if it is none.
    public let region: MKCoordinateRegion?
    /// The camera that it is seen with; nil if none is set.
    public let camera: MapCamera?
    /// Whether it follows the user.
    public var followsUserLocation: Bool { name == "userLocation" }
    /// Whether the user moved the map; false here.
    public var positionedByUser: Bool { false }

    private init(_ name: String, region: MKCoordinateRegion? = nil, camera: MapCamera? = nil) {
      self.name = name
      self.region = region
      self.camera = camera
    }

    /// All of the content.
    public static let automatic = MapCameraPosition("automatic")
    /// A region.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
      MapCameraPosition("region", region: region)
    }
    /// A rectangle.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition("rect") }
    /// An item.
    public static func item(
      _ item: MKMapItem, allowsAutomaticPitch: Bool = true
    ) -> MapCameraPosition { MapCameraPosition("item") }
    /// What a camera sees.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition {
      MapCameraPosition("camera", camera: camera)
    }
    /// Where the user is.
    public static func userLocation(
      followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition { MapCameraPosition("userLocation") }

    /// Whether both show the same, as far as it is known here.
    public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
      a.name == b.name && a.region?.center.latitude == b.region?.center.latitude
        && a.region?.center.longitude == b.region?.center.longitude
        && a.region?.span.latitudeDelta == b.region?.span.latitudeDelta
        && a.region?.span.longitudeDelta == b.region?.span.longitudeDelta
        && a.camera == b.camera
    }
  }

  /// Where a map is seen from.
  public struct MapCamera: Equatable, Sendable {
    /// What it looks at.
    public var centerCoordinate: CLLocationCoordinate2D
    /// How far it is, in metres.
    public var distance: Double
    /// The direction of its top, in degrees from north.
    public var heading: Double
    /// How far it is tilted, in degrees.
    public var pitch: Double

    /// A camera.
    public init(
      centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
      pitch: Double = 0
    ) {
      self.centerCoordinate = centerCoordinate
      self.distance = distance
      self.heading = heading
      self.pitch = pitch
    }

    /// Whether both see the same.
    public static func == (a: MapCamera, b: MapCamera) -> Bool {
      a.centerCoordinate.latitude == b.centerCoordinate.latitude
        && a.centerCoordinate.longitude == b.centerCoordinate.longitude
        && a.distance == b.distance && a.heading == b.heading && a.pitch == b.pitch
    }
  }

  /// How far a map can be moved.
  public struct MapCameraBounds: Sendable {
    /// Within a region.
    public init(
      centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
      maximumDistance: Double? = nil
    ) {}
    /// Within distances in metres.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  }

  /// What a map says when it was moved.
  public struct MapCameraUpdateContext: Sendable {
    /// Where it is seen from.
    public let camera: MapCamera
    /// The region that is shown.
    public let region: MKCoordinateRegion
  }

  /// When a map says that it was moved.
  public enum MapCameraUpdateFrequency: Hashable, Sendable {
    /// When it has come to rest.
    case onEnd
    /// While it is moved.
    case continuous
  }

  /// How a map can be moved.
  public struct MapInteractionModes: OptionSet, Sendable {
    /// The ways.
    public let rawValue: Int
    /// Some ways.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Moved.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// Enlarged.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// Tilted.
    public static let pitch = MapInteractionModes(rawValue: 4)
    /// Turned.
    public static let rotate = MapInteractionModes(rawValue: 8)
    /// In all ways.
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
  }

  /// Whether a map follows the user.
  public enum MapUserTrackingMode: Hashable, Sendable {
    /// No.
    case none
    /// Yes.
    case follow
  }

  /// A place on a flat map.
  public struct MKMapPoint: Hashable, Sendable {
    /// Across.
    public var x: Double
    /// From top to bottom.
    public var y: Double
    /// A place.
    public init(x: Double = 0, y: Double = 0) {
      self.x = x
      self.y = y
    }
  }

  /// A size on a flat map.
  public struct MKMapSize: Hashable, Sendable {
    /// Across.
    public var width: Double
    /// From top to bottom.
    public var height: Double
    /// A size.
    public init(width: Double = 0, height: Double = 0) {
      self.width = width
      self.height = height
    }
  }

  /// A rectangle on a flat map.
  public struct MKMapRect: Hashable, Sendable {
    /// Its upper left corner.
    public var origin: MKMapPoint
    /// Its size.
    public var size: MKMapSize
    /// A rectangle.
    public init(origin: MKMapPoint = MKMapPoint(), size: MKMapSize = MKMapSize()) {
      self.origin = origin
      self.size = size
    }
    /// A rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.init(
        origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }
    /// The whole world.
    public static let world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)
  }
#endif
