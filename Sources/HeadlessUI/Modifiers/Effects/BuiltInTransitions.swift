import Foundation

/// No change.
public struct IdentityTransition: Transition {
  /// No change.
  nonisolated public init() {}

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From transparent to opaque.
public struct OpacityTransition: Transition {
  /// From transparent to opaque.
  nonisolated public init() {}

  /// The view, transparent where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// Properties without motion: the view fades in place.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// In from the leading, out to the trailing edge.
public struct SlideTransition: Transition {
  /// In from the leading, out to the trailing edge.
  nonisolated public init() {}

  /// The view, drawn beside its place where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.recorded("slide", Number.text(phase.value))
  }
}

/// Grows from a scale.
public struct ScaleTransition: Transition {
  /// The scale where the view is not there.
  public var scale: Double
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Grows from a scale.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view, scaled where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// In and out at an edge.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// In and out at an edge.
  nonisolated public init(edge: Edge) { self.edge = edge }

  /// The view, drawn beyond the edge where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.recorded("move", "\(edge)")
  }
}

/// In at an edge and out at the other.
public struct PushTransition: Transition {
  /// The edge that the view comes from.
  public var edge: Edge

  /// In at an edge and out at the other.
  nonisolated public init(edge: Edge) { self.edge = edge }

  /// The view, drawn beyond an edge where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.recorded("push", "\(edge)")
  }
}

/// From a distance.
public struct OffsetTransition: Transition {
  /// The distance in points.
  public var offset: CGSize

  /// From a distance in points.
  nonisolated public init(_ offset: CGSize) { self.offset = offset }

  /// The view, moved where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Blurs the old into the new.
public struct BlurReplaceTransition: Transition {
  /// How the blurred views move.
  public struct Configuration: Equatable, Sendable {
    let isUpwards: Bool

    /// Both down.
    public static let downUp = Configuration(isUpwards: false)
    /// Both up.
    public static let upUp = Configuration(isUpwards: true)
  }

  /// How the blurred views move.
  public var configuration: Configuration

  /// Blurs the old into the new.
  nonisolated public init(configuration: Configuration) { self.configuration = configuration }

  /// The view, blurred where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : 10).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// One way in and another way out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The way in.
  public var insertion: Insertion
  /// The way out.
  public var removal: Removal

  /// One way in and another way out.
  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  /// The view in the phase of the way that it is on.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }
}
