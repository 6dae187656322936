#if !canImport(MapKit)
  import Foundation

  /// A balloon on a map; it is not laid out.
  public struct Marker<Label>: MapContent where Label: View {
    /// It has none.
    public typealias Body = Never
    /// One with a label; it is not laid out.
    public nonisolated init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
  }

  extension Marker where Label == _MapLabel {
    /// One with a title; it is not laid out.
    public nonisolated init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
    /// One with a title; it is not laid out.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
    /// One with a title; it is not laid out.
    public nonisolated init(
      _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
    ) {}
    /// One with a title; it is not laid out.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
      _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
    ) {}
    /// One with a title; it is not laid out.
    public nonisolated init(
      _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
    ) {}
    /// One with a title; it is not laid out.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
      _ title: S, image: String, coordinate: CLLocationCoordinate2D
    ) {}
    /// One with a title; it is not laid out.
    public nonisolated init(
      _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
    ) {}
    /// One with a title; it is not laid out.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
      _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
    ) {}
    /// One of an item; it is not laid out.
    public nonisolated init(item: MKMapItem) {}
  }

  /// The label of a balloon that has a title; it is not laid out.
  public struct _MapLabel: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }

  /// A view on a map; it is not laid out.
  public struct Annotation<Label, Content>: MapContent where Label: View, Content: View {
    /// It has none.
    public typealias Body = Never
    /// A view with a label; it is not laid out.
    public nonisolated init(
      coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
      @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
  }

  extension Annotation where Label == Text {
    /// One with a title; it is not laid out.
    public nonisolated init(
      _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
      anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) {}
    /// One with a title; it is not laid out.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
      _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
      @ViewBuilder content: () -> Content
    ) {}
  }

  /// Where the user is on a map; it is not laid out.
  public struct UserAnnotation<Content>: MapContent where Content: View {
    /// It has none.
    public typealias Body = Never
    /// A view; it is not laid out.
    public nonisolated init(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {}
  }

  extension UserAnnotation where Content == EmptyView {
    /// The system's point; it is not laid out.
    public nonisolated init() {}
  }

  /// A line on a map; it is not laid out.
  public struct MapPolyline: MapContent {
    /// It has none.
    public typealias Body = Never
    /// A line through places.
    public nonisolated init(
      coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight
    ) {}
    /// How a line goes from place to place.
    public enum ContourStyle: Hashable, Sendable {
      /// Straight on the map.
      case straight
      /// The shortest way on the globe.
      case geodesic
    }
  }

  /// An area on a map; it is not laid out.
  public struct MapPolygon: MapContent {
    /// It has none.
    public typealias Body = Never
    /// An area with corners.
    public nonisolated init(coordinates: [CLLocationCoordinate2D]) {}
  }

  /// A circle on a map; it is not laid out.
  public struct MapCircle: MapContent {
    /// It has none.
    public typealias Body = Never
    /// A circle of a radius in metres.
    public nonisolated init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  }

  extension MapContent {
    /// As MapKit has it; nothing of it is drawn here.
    public nonisolated func tint<S: ShapeStyle>(_ style: S) -> some MapContent { self }
    /// As MapKit has it; nothing of it is drawn here.
    public nonisolated func tint(_ color: Color?) -> some MapContent { self }
    /// As MapKit has it; nothing of it is drawn here.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
    /// As MapKit has it; nothing of it is drawn here.
    public nonisolated func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1)
      -> some MapContent
    { self }
    /// As MapKit has it; nothing of it is drawn here.
    public nonisolated func stroke<S: ShapeStyle>(_ style: S, style strokeStyle: StrokeStyle)
      -> some MapContent
    { self }
    /// As MapKit has it; nothing of it is drawn here.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }
    /// As MapKit has it; nothing of it is drawn here.
    public nonisolated func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
    /// As MapKit has it; nothing of it is drawn here.
    public nonisolated func annotationSubtitles(_ visibility: Visibility) -> some MapContent {
      self
    }
    /// As MapKit has it; nothing of it is drawn here.
    public nonisolated func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
  }

  /// How high above a map something is.
  public enum MKOverlayLevel: Int, Sendable {
    /// Above the roads.
    case aboveRoads
    /// Above the names.
    case aboveLabels
  }

  /// What stands on a map of a region.
  public protocol MapAnnotationProtocol {}

  /// A balloon on a map of a region; it is not laid out.
  public struct MapMarker: MapAnnotationProtocol {
    /// A balloon.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
  }

  /// A pin on a map of a region; it is not laid out.
  public struct MapPin: MapAnnotationProtocol {
    /// A pin.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
  }

  /// A view on a map of a region; it is not laid out.
  public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    /// A view.
    public init(
      coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
      @ViewBuilder content: () -> Content
    ) {}
  }
#endif
