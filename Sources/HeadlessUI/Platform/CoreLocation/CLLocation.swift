#if !canImport(CoreLocation)
  import Foundation

  /// As Core Location has it.
  public typealias CLLocationDegrees = Double
  /// As Core Location has it.
  public typealias CLLocationDistance = Double
  /// As Core Location has it.
  public typealias CLLocationAccuracy = Double
  /// As Core Location has it.
  public typealias CLLocationDirection = Double
  /// As Core Location has it.
  public typealias CLLocationSpeed = Double

  /// A place on the earth, in degrees.
  public struct CLLocationCoordinate2D: Sendable {
    /// As Core Location has it: kept, and nothing depends on it.
    public var latitude: CLLocationDegrees
    /// As Core Location has it: kept, and nothing depends on it.
    public var longitude: CLLocationDegrees
    /// One as Core Location makes it.
    public init() {
      latitude = 0
      longitude = 0
    }
    /// One as Core Location makes it.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// As Core Location has it: kept, and nothing depends on it.
  public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
    latitude: -180, longitude: -180)
  /// As Core Location has it: kept, and nothing depends on it.
  public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
  /// As Core Location has it: kept, and nothing depends on it.
  public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
  /// As Core Location has it: kept, and nothing depends on it.
  public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
  /// As Core Location has it: kept, and nothing depends on it.
  public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
  /// As Core Location has it: kept, and nothing depends on it.
  public let kCLDistanceFilterNone: CLLocationDistance = -1

  /// Whether the degrees are those of a place.
  public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
  }

  /// `CLLocation` as Core Location has it: a shell, so that sources compile.
  open class CLLocation: NSObject, @unchecked Sendable {
    /// As Core Location has it: kept, and nothing depends on it.
    public let coordinate: CLLocationCoordinate2D
    /// One as Core Location makes it.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
      coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
    /// One as Core Location makes it.
    public init(
      coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
      horizontalAccuracy hAccuracy: CLLocationAccuracy,
      verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) { self.coordinate = coordinate }
    /// As Core Location has it.
    open var altitude: CLLocationDistance { 0 }
    /// As Core Location has it.
    open var horizontalAccuracy: CLLocationAccuracy { 0 }
    /// As Core Location has it.
    open var verticalAccuracy: CLLocationAccuracy { 0 }
    /// As Core Location has it.
    open var course: CLLocationDirection { -1 }
    /// As Core Location has it.
    open var speed: CLLocationSpeed { -1 }
    /// As Core Location has it.
    open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
    /// The distance over a sphere, in metres.
    open func distance(from location: CLLocation) -> CLLocationDistance {
      let (a, b) = (coordinate, location.coordinate)
      let radians = Double.pi / 180
      let x = sin((b.latitude - a.latitude) * radians / 2)
      let y = sin((b.longitude - a.longitude) * radians / 2)
      let h = x * x + cos(a.latitude * radians) * cos(b.latitude * radians) * y * y
      return 2 * 6_371_000 * asin(min(1, h.squareRoot()))
    }
  }

  /// `CLAuthorizationStatus` as Core Location has it: a shell, so that sources compile.
  public enum CLAuthorizationStatus: Int32, Sendable {
    /// `notDetermined` as Core Location has it.
    case notDetermined
    /// `restricted` as Core Location has it.
    case restricted
    /// `denied` as Core Location has it.
    case denied
    /// `authorizedAlways` as Core Location has it.
    case authorizedAlways
    /// `authorizedWhenInUse` as Core Location has it.
    case authorizedWhenInUse
    /// `authorized` as Core Location has it.
    public static let authorized = CLAuthorizationStatus.authorizedAlways
  }

  /// Tells where the device is: here never.
  open class CLLocationManager: NSObject, @unchecked Sendable {
    /// As Core Location has it: kept, and nothing depends on it.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// As Core Location has it: kept, and nothing depends on it.
    open var desiredAccuracy: CLLocationAccuracy = -1
    /// As Core Location has it: kept, and nothing depends on it.
    open var distanceFilter: CLLocationDistance = -1
    /// As Core Location has it: kept, and nothing depends on it.
    open var allowsBackgroundLocationUpdates = false
    /// As Core Location has it: kept, and nothing depends on it.
    open var pausesLocationUpdatesAutomatically = true
    /// As Core Location has it.
    open var location: CLLocation? { nil }
    /// As Core Location has it.
    open var heading: CLHeading? { nil }
    /// As Core Location has it.
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    /// As Core Location has it.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// As Core Location has it: what it does on a device is not done here.
    public static func locationServicesEnabled() -> Bool { false }
    /// As Core Location has it: what it does on a device is not done here.
    public static func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    /// As Core Location has it: what it does on a device is not done here.
    open func requestWhenInUseAuthorization() {}
    /// As Core Location has it: what it does on a device is not done here.
    open func requestAlwaysAuthorization() {}
    /// As Core Location has it: what it does on a device is not done here.
    open func requestLocation() {}
    /// As Core Location has it: what it does on a device is not done here.
    open func startUpdatingLocation() {}
    /// As Core Location has it: what it does on a device is not done here.
    open func stopUpdatingLocation() {}
    /// As Core Location has it: what it does on a device is not done here.
    open func startUpdatingHeading() {}
    /// As Core Location has it: what it does on a device is not done here.
    open func stopUpdatingHeading() {}
    /// As Core Location has it: what it does on a device is not done here.
    open func startMonitoring(for region: CLRegion) {}
    /// As Core Location has it: what it does on a device is not done here.
    open func stopMonitoring(for region: CLRegion) {}
  }

  /// `CLAccuracyAuthorization` as Core Location has it: a shell, so that sources compile.
  public enum CLAccuracyAuthorization: Int, Sendable {
    /// `fullAccuracy` as Core Location has it.
    case fullAccuracy
    /// `reducedAccuracy` as Core Location has it.
    case reducedAccuracy
  }

  /// `CLHeading` as Core Location has it: a shell, so that sources compile.
  open class CLHeading: NSObject, @unchecked Sendable {
    /// As Core Location has it.
    open var magneticHeading: CLLocationDirection { 0 }
    /// As Core Location has it.
    open var trueHeading: CLLocationDirection { 0 }
  }

  /// `CLRegion` as Core Location has it: a shell, so that sources compile.
  open class CLRegion: NSObject, @unchecked Sendable {
    /// As Core Location has it.
    open var identifier: String { "" }
  }

  /// `CLCircularRegion` as Core Location has it: a shell, so that sources compile.
  open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// One as Core Location makes it.
    public convenience init(
      center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
    ) { self.init() }
  }

  /// `CLLocationManagerDelegate` as Core Location has it: a shell, so that sources compile.
  public protocol CLLocationManagerDelegate: AnyObject {}

  /// `CLPlacemark` as Core Location has it: a shell, so that sources compile.
  open class CLPlacemark: NSObject, @unchecked Sendable {
    /// As Core Location has it.
    open var name: String? { nil }
    /// As Core Location has it.
    open var locality: String? { nil }
    /// As Core Location has it.
    open var subLocality: String? { nil }
    /// As Core Location has it.
    open var administrativeArea: String? { nil }
    /// As Core Location has it.
    open var country: String? { nil }
    /// As Core Location has it.
    open var isoCountryCode: String? { nil }
    /// As Core Location has it.
    open var postalCode: String? { nil }
    /// As Core Location has it.
    open var thoroughfare: String? { nil }
    /// As Core Location has it.
    open var subThoroughfare: String? { nil }
    /// As Core Location has it.
    open var location: CLLocation? { nil }
  }

  /// `CLGeocoder` as Core Location has it: a shell, so that sources compile.
  open class CLGeocoder: NSObject, @unchecked Sendable {
    /// As Core Location has it: what it does on a device is not done here.
    open func reverseGeocodeLocation(
      _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) { completionHandler(nil, nil) }
    /// As Core Location has it: what it does on a device is not done here.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { [] }
    /// As Core Location has it: what it does on a device is not done here.
    open func geocodeAddressString(
      _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) { completionHandler(nil, nil) }
    /// As Core Location has it: what it does on a device is not done here.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { [] }
    /// As Core Location has it: what it does on a device is not done here.
    open func cancelGeocode() {}
  }
#endif
