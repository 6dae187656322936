#if !canImport(MapKit)
  import Foundation

  extension View {
    /// How maps look; the layout stays.
    nonisolated public func mapStyle(_ style: MapStyle) -> some View { recorded("mapStyle") }
    /// The controls of maps, which are not shown; the layout stays.
    nonisolated public func mapControls<V: View>(@ViewBuilder _ content: () -> V) -> some View {
      recorded("mapControls")
    }
    /// Whether maps show controls, which they do not here; the layout stays.
    nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
      recorded("mapControlVisibility")
    }
    /// The maps that controls are for; the layout stays.
    nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { recorded("mapScope") }
    /// What is done when a map was moved; none is moved here.
    nonisolated public func onMapCameraChange(
      frequency: MapCameraUpdateFrequency = .onEnd,
      _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { recorded("onMapCameraChange") }
    /// What is done when a map was moved; none is moved here.
    nonisolated public func onMapCameraChange(
      frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { recorded("onMapCameraChange") }
    /// Looks around at a place in a sheet, which is not shown; the layout stays.
    nonisolated public func lookAroundViewer(
      isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
      showsRoadLabels: Bool = true, onDismiss: (() -> Void)? = nil
    ) -> some View { recorded("lookAroundViewer") }
  }

  /// A place that can be looked around at.
  open class MKLookAroundScene: NSObject, @unchecked Sendable {}

  /// A view that looks around at a place: as large as proposed.
  public struct LookAroundPreview: View {
    /// One of a place.
    public nonisolated init(
      scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
      showsRoadLabels: Bool = true
    ) {}
    /// One that begins at a place.
    public nonisolated init(
      initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true
    ) {}
    /// A shape as large as proposed.
    public var body: some View { Rectangle().fill(.clear) }
  }

  /// A view that knows the maps in it; the proxy knows nothing, as no map is drawn.
  public struct MapReader<Content: View> {
    private let content: Content
    /// A view with a proxy.
    public nonisolated init(@ViewBuilder content: (MapProxy) -> Content) {
      self.content = content(MapProxy())
    }
  }

  extension MapReader: View {
    /// The content.
    public var body: some View { content }
  }

  /// What is known of a map that is drawn: nothing here.
  public struct MapProxy: Sendable {
    nonisolated init() {}
    /// The place on the globe of a point; nil here.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol)
      -> CLLocationCoordinate2D?
    { nil }
    /// The point of a place on the globe; nil here.
    public func convert(
      _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
    ) -> CGPoint? { nil }
  }

  /// How a map looks.
  public struct MapStyle: Sendable {
    /// With streets.
    public static var standard: MapStyle { MapStyle() }
    /// From above.
    public static var imagery: MapStyle { MapStyle() }
    /// From above with names.
    public static var hybrid: MapStyle { MapStyle() }
    /// With streets.
    public static func standard(
      elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
      pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
    /// From above.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
    /// From above with names.
    public static func hybrid(
      elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
      showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
    /// Whether hills are drawn.
    public enum Elevation: Hashable, Sendable {
      /// As the map sees fit.
      case automatic
      /// No.
      case flat
      /// Yes.
      case realistic
    }
    /// How strong the colours are.
    public enum StandardEmphasis: Hashable, Sendable {
      /// As the map sees fit.
      case automatic
      /// Weak.
      case muted
    }
  }

  /// The places that a map names.
  public struct PointOfInterestCategories: Hashable, Sendable {
    private let name: String
    /// All.
    public static let all = PointOfInterestCategories(name: "all")
    /// None.
    public static let excludingAll = PointOfInterestCategories(name: "excludingAll")
  }

  /// A control of a map, of 44 points: how large it is, is not measured.
  public struct MapUserLocationButton: View {
    /// One of a map.
    public nonisolated init(scope: Namespace.ID? = nil) {}
    /// A square.
    public var body: some View { Color.clear.frame(width: 44, height: 44) }
  }

  /// A control of a map, of 44 points: how large it is, is not measured.
  public struct MapCompass: View {
    /// One of a map.
    public nonisolated init(scope: Namespace.ID? = nil) {}
    /// A square.
    public var body: some View { Color.clear.frame(width: 44, height: 44) }
  }

  /// A control of a map, of 44 points: how large it is, is not measured.
  public struct MapScaleView: View {
    /// One of a map.
    public nonisolated init(scope: Namespace.ID? = nil) {}
    /// A square.
    public var body: some View { Color.clear.frame(width: 44, height: 44) }
  }

  /// A control of a map, of 44 points: how large it is, is not measured.
  public struct MapPitchToggle: View {
    /// One of a map.
    public nonisolated init(scope: Namespace.ID? = nil) {}
    /// A square.
    public var body: some View { Color.clear.frame(width: 44, height: 44) }
  }
#endif
