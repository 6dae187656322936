#if !canImport(MapKit)
  import Foundation

  /// `MKCoordinateSpan` as MapKit has it: a shell, so that sources compile.
  public struct MKCoordinateSpan: Sendable {
    /// As MapKit has it: kept, and nothing depends on it.
    public var latitudeDelta: CLLocationDegrees
    /// As MapKit has it: kept, and nothing depends on it.
    public var longitudeDelta: CLLocationDegrees
    /// One as MapKit makes it.
    public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
      self.latitudeDelta = latitudeDelta
      self.longitudeDelta = longitudeDelta
    }
  }

  /// `MKCoordinateRegion` as MapKit has it: a shell, so that sources compile.
  public struct MKCoordinateRegion: Sendable {
    /// As MapKit has it: kept, and nothing depends on it.
    public var center: CLLocationCoordinate2D
    /// As MapKit has it: kept, and nothing depends on it.
    public var span: MKCoordinateSpan
    /// One as MapKit makes it.
    public init() {
      center = CLLocationCoordinate2D()
      span = MKCoordinateSpan()
    }
    /// One as MapKit makes it.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
      self.center = center
      self.span = span
    }
    /// One as MapKit makes it.
    public init(
      center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
      longitudinalMeters: CLLocationDistance
    ) {
      self.center = center
      span = MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / 111_000)
    }
  }

  /// `MKPlacemark` as MapKit has it: a shell, so that sources compile.
  open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    /// As MapKit has it: kept, and nothing depends on it.
    public let coordinate: CLLocationCoordinate2D
    /// One as MapKit makes it.
    public init(coordinate: CLLocationCoordinate2D) {
      self.coordinate = coordinate
      super.init()
    }
    /// As MapKit has it.
    open var title: String? { nil }
  }

  /// `MKMapItem` as MapKit has it: a shell, so that sources compile.
  open class MKMapItem: NSObject, @unchecked Sendable {
    /// One as MapKit makes it.
    public init(placemark: MKPlacemark) {
      self.placemark = placemark
      super.init()
    }
    /// As MapKit has it: kept, and nothing depends on it.
    public let placemark: MKPlacemark
    /// As MapKit has it: kept, and nothing depends on it.
    open var name: String?
    /// As MapKit has it: kept, and nothing depends on it.
    open var phoneNumber: String?
    /// As MapKit has it: kept, and nothing depends on it.
    open var url: URL?
    /// As MapKit has it: what it does on a device is not done here.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  }

  /// `MKAnnotation` as MapKit has it: a shell, so that sources compile.
  public protocol MKAnnotation: AnyObject {}

  /// `MKPointAnnotation` as MapKit has it: a shell, so that sources compile.
  open class MKPointAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
    /// As MapKit has it: kept, and nothing depends on it.
    open var coordinate = CLLocationCoordinate2D()
    /// As MapKit has it: kept, and nothing depends on it.
    open var title: String?
    /// As MapKit has it: kept, and nothing depends on it.
    open var subtitle: String?
  }

  /// `MKMapViewDelegate` as MapKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol MKMapViewDelegate: AnyObject {}
#endif
