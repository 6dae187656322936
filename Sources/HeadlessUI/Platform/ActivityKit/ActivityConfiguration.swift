#if !canImport(ActivityKit)
  import Foundation

  /// What the views of a Live Activity are made of.
  public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// What tells the activity from others.
    public let activityID: String
    /// What it is about.
    public let attributes: Attributes
    /// What of it changes.
    public let state: Attributes.ContentState
    /// Whether the state holds no more; false here.
    public let isStale: Bool
  }

  /// What a Live Activity shows on the lock screen and in the Dynamic Island.
  public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    /// It has none.
    public typealias Body = Never
    private let content: @MainActor (ActivityViewContext<Attributes>) -> AnyView
    private let island: @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland

    /// A Live Activity.
    ///
    /// - Parameters:
    ///   - attributesType: what it is about.
    ///   - content: its view on the lock screen.
    ///   - dynamicIsland: its views in the Dynamic Island.
    public init<Content: View>(
      for attributesType: Attributes.Type = Attributes.self,
      @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
      dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
      self.content = { AnyView(content($0)) }
      island = dynamicIsland
    }

    /// What is shown for an activity; nil for another one.
    public func _content(for entry: Any) -> _WidgetContent? {
      guard let shown = entry as? ShownActivity,
        let attributes = shown.attributes as? Attributes,
        let state = shown.state as? Attributes.ContentState
      else { return nil }
      let context = ActivityViewContext(
        activityID: "", attributes: attributes, state: state, isStale: false)
      let view = shown.kind == .content ? content(context) : island(context).view(shown.kind)
      return _WidgetContent(view: view, hasMargins: false)
    }
  }

  /// A state of a Live Activity and where it is shown.
  struct ShownActivity {
    let attributes: Any
    let state: Any
    let kind: PreviewActivityViewKind
  }

  /// Where a preview shows a Live Activity.
  public enum PreviewActivityViewKind: Hashable, Sendable {
    /// On the lock screen.
    case content
    /// In the Dynamic Island.
    case dynamicIsland(DynamicIslandPreviewViewState)
  }

  /// A form of the Dynamic Island.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    /// At both sides of the camera.
    case compact
    /// In a circle.
    case minimal
    /// With all its regions.
    case expanded
  }

  /// The views of a Live Activity in the Dynamic Island.
  public struct DynamicIsland {
    private let expanded: [DynamicIslandExpandedRegion]
    private let leading: AnyView
    private let trailing: AnyView
    private let minimal: AnyView

    /// The Dynamic Island in its three forms.
    public init<Leading: View, Trailing: View, Minimal: View>(
      @DynamicIslandExpandedContentBuilder expanded: () -> [DynamicIslandExpandedRegion],
      @ViewBuilder compactLeading: () -> Leading, @ViewBuilder compactTrailing: () -> Trailing,
      @ViewBuilder minimal: () -> Minimal
    ) {
      self.expanded = expanded()
      leading = AnyView(compactLeading())
      trailing = AnyView(compactTrailing())
      self.minimal = AnyView(minimal())
    }

    /// What is opened when it is tapped; nothing is opened here.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    /// The colour of its edge, which is not drawn.
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    /// The margins of its content; the system's are kept.
    public func contentMargins(
      _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland { self }

    /// The views of a form in stacks: the regions beside each other, the last one below.
    @MainActor
    func view(_ kind: PreviewActivityViewKind) -> AnyView {
      switch kind {
      case .content: AnyView(EmptyView())
      case .dynamicIsland(.minimal): minimal
      case .dynamicIsland(.compact):
        AnyView(
          HStack {
            leading
            Spacer()
            trailing
          })
      case .dynamicIsland(.expanded):
        AnyView(
          VStack {
            HStack {
              region(.leading)
              Spacer(minLength: 0)
              region(.center)
              Spacer(minLength: 0)
              region(.trailing)
            }
            region(.bottom)
          })
      }
    }

    @MainActor
    private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
      ForEach(Array(expanded.filter { $0.position == position }.enumerated()), id: \.offset) {
        $0.element.view
      }
    }
  }

  /// A form of the Dynamic Island.
  public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    /// With all its regions.
    public static let expanded = DynamicIslandMode(name: "expanded")
    /// The left part.
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    /// The right part.
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    /// In a circle.
    public static let minimal = DynamicIslandMode(name: "minimal")
  }

  /// A place in the expanded Dynamic Island.
  public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String
    /// Left of the camera.
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    /// Right of the camera.
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    /// Below the camera.
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    /// Below all others.
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
  }

  /// The view of a place in the expanded Dynamic Island.
  public struct DynamicIslandExpandedRegion {
    let position: DynamicIslandExpandedRegionPosition
    let view: AnyView

    /// A view at a place.
    public init<Content: View>(
      _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
      @ViewBuilder content: () -> Content
    ) {
      self.position = position
      view = AnyView(content())
    }
  }

  /// Builds the expanded Dynamic Island from closures.
  @resultBuilder
  public struct DynamicIslandExpandedContentBuilder {
    /// A region.
    public static func buildExpression(
      _ region: DynamicIslandExpandedRegion
    ) -> [DynamicIslandExpandedRegion] { [region] }
    /// Regions after each other.
    public static func buildBlock(
      _ regions: [DynamicIslandExpandedRegion]...
    ) -> [DynamicIslandExpandedRegion] { regions.flatMap { $0 } }
    /// Regions that are there on a condition.
    public static func buildOptional(
      _ regions: [DynamicIslandExpandedRegion]?
    ) -> [DynamicIslandExpandedRegion] { regions ?? [] }
    /// The first of two choices.
    public static func buildEither(
      first: [DynamicIslandExpandedRegion]
    ) -> [DynamicIslandExpandedRegion] { first }
    /// The second of two choices.
    public static func buildEither(
      second: [DynamicIslandExpandedRegion]
    ) -> [DynamicIslandExpandedRegion] { second }
  }

  extension View {
    /// What is behind a Live Activity; the layout stays.
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
      recorded("activityBackgroundTint")
    }

    /// The colour of the system's button beside a Live Activity; the layout stays.
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
      recorded("activitySystemActionForegroundColor")
    }

    /// Where the view is beside the camera; the layout stays.
    nonisolated public func dynamicIsland(
      verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
    ) -> some View { recorded("dynamicIsland") }
  }

  /// Where a view is beside the camera.
  public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let name: String
    /// Below it if it is too wide.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(
      name: "belowIfTooWide")
  }

  extension PreviewDeclaration {
    /// A preview of a Live Activity's states, as wide as one is on a phone of 393 × 852 points.
    ///
    /// - Parameters:
    ///   - name: shown instead of the type's name.
    ///   - kind: where it is shown.
    ///   - attributes: what the activity is about.
    ///   - widget: the widget.
    ///   - contentStates: its states.
    public init<Attributes: ActivityAttributes>(
      _ name: String? = nil, as kind: PreviewActivityViewKind, using attributes: Attributes,
      widget: @escaping @MainActor () -> any Widget,
      @PreviewActivityBuilder<Attributes.ContentState> contentStates:
        @escaping @MainActor () -> [Attributes.ContentState]
    ) {
      let states = OnMainThread.run { contentStates() }
      // Previews are made as global values; they are used on the main thread.
      nonisolated(unsafe) let attributes = attributes
      self.init(
        name, layout: .sizeThatFits,
        contents: states.map { state in
          // Made as global values; used on the main thread.
          nonisolated(unsafe) let state = state
          return {
            let shown = ShownActivity(attributes: attributes, state: state, kind: kind)
            return ActivityPreview(content: widget()._content(for: shown), kind: kind)
          }
        })
    }
  }

  /// A Live Activity in a preview.
  private struct ActivityPreview: View {
    let content: _WidgetContent?
    let kind: PreviewActivityViewKind

    /// From Apple's Human Interface Guidelines ("Live Activities", specifications).
    private var width: CGFloat? {
      switch kind {
      case .content, .dynamicIsland(.expanded): 371
      case .dynamicIsland(.compact): 230
      case .dynamicIsland(.minimal): nil
      }
    }

    private var maxHeight: CGFloat {
      switch kind {
      case .content, .dynamicIsland(.expanded): 160
      case .dynamicIsland(.compact), .dynamicIsland(.minimal): 36.67
      }
    }

    var body: some View {
      if let content {
        ActivityHeight(maximum: maxHeight) { content.view.frame(width: width) }
          .environment(\.isInWidget, true)
      } else {
        Color.clear.modifier(
          PreviewRemark(text: "the widget has no view for this activity: it is of another type"))
      }
    }
  }

  /// Offers no more than the height that the system gives an activity, and cuts off what is higher.
  private struct ActivityHeight: Layout {
    let maximum: CGFloat

    private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(width: proposal.width, height: min(proposal.height ?? maximum, maximum))
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(self.proposal(proposal)) }
      return CGSize(
        width: sizes.map(\.width).max() ?? 0,
        height: min(sizes.map(\.height).max() ?? 0, maximum))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
          proposal: self.proposal(proposal))
      }
    }
  }

  /// Builds the states of a preview from closures.
  @resultBuilder
  public struct PreviewActivityBuilder<State> {
    /// A state.
    public static func buildExpression(_ state: State) -> [State] { [state] }
    /// States.
    public static func buildExpression(_ states: [State]) -> [State] { states }
    /// States after each other.
    public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }
    /// States that are there on a condition.
    public static func buildOptional(_ states: [State]?) -> [State] { states ?? [] }
    /// States of each turn of a loop.
    public static func buildArray(_ states: [[State]]) -> [State] { states.flatMap { $0 } }
  }
#endif
