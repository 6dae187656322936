#if !canImport(MapKit)
  import Foundation

  /// A map: as large as proposed, as maps are. What is on it is not laid out here.
  public struct Map<Content>: View {
    /// A shape as large as proposed.
    public var body: some View { Rectangle().fill(.clear) }
  }

  extension Map where Content: MapContent {
    /// A map of a position that the user changes, with content, which is not made.
    public nonisolated init(
      position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
      interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
      @MapContentBuilder content: () -> Content
    ) {}

    /// A map that begins at a position, with content, which is not made.
    public nonisolated init(
      initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
      interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
      @MapContentBuilder content: () -> Content
    ) {}

    /// A map on which content is chosen; none is made.
    public nonisolated init<Selected: Hashable>(
      position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
      interactionModes: MapInteractionModes = .all, selection: Binding<Selected?>,
      scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
    ) {}

    /// A map on which content is chosen; none is made.
    public nonisolated init<Selected: Hashable>(
      initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
      interactionModes: MapInteractionModes = .all, selection: Binding<Selected?>,
      scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
    ) {}
  }

  extension Map where Content == EmptyMapContent {
    /// A map of a position that the user changes.
    public nonisolated init(
      position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
      interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {}

    /// A map that begins at a position.
    public nonisolated init(
      initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
      interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {}

    /// A map of a region that the user changes.
    public nonisolated init(
      coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
      showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {}

    /// A map of a rectangle that the user changes.
    public nonisolated init(
      mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
      showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {}
  }

  extension Map where Content == _UnmadeContent {
    /// A map of a region with annotations, which are not made.
    public nonisolated init<Items, Annotation>(
      coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
      showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
      annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
    )
    where
      Items: RandomAccessCollection, Items.Element: Identifiable, Annotation: MapAnnotationProtocol
    {}
  }

  /// What is on a map. It takes no part in layout.
  @MainActor
  @preconcurrency
  public protocol MapContent {
    /// The type of the content that the body is.
    associatedtype Body: MapContent
    /// What it is made of.
    @MapContentBuilder var body: Self.Body { get }
  }

  extension MapContent where Body == Never {
    /// Never called: content of maps is not made.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
  }

  extension Never: MapContent {}

  /// Nothing on a map.
  public struct EmptyMapContent: MapContent {
    /// It has none.
    public typealias Body = Never
    /// Nothing.
    public nonisolated init() {}
  }

  extension _UnmadeContent: MapContent {}
  extension _OptionalUnmadeContent: MapContent {}

  /// Builds a map's content from closures.
  @resultBuilder
  public struct MapContentBuilder {
    /// Content.
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content {
      content
    }
    /// Nothing.
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    /// One piece of content.
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
    /// Any number.
    @_disfavoredOverload
    public static func buildBlock<each Content: MapContent>(
      _ content: repeat each Content
    ) -> _UnmadeContent { _UnmadeContent() }
    /// Content on a condition.
    public static func buildOptional<Content: MapContent>(
      _ content: Content?
    ) -> _OptionalUnmadeContent<Content> { _OptionalUnmadeContent() }
    /// The first of two choices.
    public static func buildEither<Content: MapContent>(first: Content) -> _UnmadeContent {
      _UnmadeContent()
    }
    /// The second of two choices.
    public static func buildEither<Content: MapContent>(second: Content) -> _UnmadeContent {
      _UnmadeContent()
    }
    /// Content that is only available on some systems.
    public static func buildLimitedAvailability<Content: MapContent>(
      _ content: Content
    ) -> _UnmadeContent { _UnmadeContent() }
  }

  extension ForEach: MapContent where Content: MapContent {}

  extension ForEach where Content: MapContent {
    /// Content for each identifiable element; it is not made.
    nonisolated public init(
      _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
      self.init(data: data, content: content, id: { $0.id })
    }

    /// Content for each element, with the id at a key path; it is not made.
    nonisolated public init(
      _ data: Data, id: KeyPath<Data.Element, ID>,
      @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
      self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
  }
#endif
