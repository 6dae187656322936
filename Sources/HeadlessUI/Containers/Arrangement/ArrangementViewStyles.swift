import Foundation

/// As the system sees fit, which is side by side here.
public struct AutomaticArrangementViewStyle: ArrangementViewStyle {
  nonisolated init() {}

  /// The views side by side.
  public func makeBody(configuration: Configuration) -> some View {
    SplitArrangement(configuration: configuration, axes: [.horizontal, .vertical])
  }
}

extension ArrangementViewStyle where Self == AutomaticArrangementViewStyle {
  /// As the system sees fit, which is side by side here.
  public static var automatic: AutomaticArrangementViewStyle { .init() }
}

/// Side by side where the room is wide, one below the other where it is high; at an active fold, on its
/// two sides.
public struct SplitArrangementViewStyle: ArrangementViewStyle {
  private var axes: Axis.Set = [.horizontal, .vertical]

  nonisolated init() {}

  /// The views next to each other.
  public func makeBody(configuration: Configuration) -> some View {
    SplitArrangement(configuration: configuration, axes: axes)
  }

  /// The same, only along some axes: where the longer side is another one, the first view is alone.
  public func axes(_ axes: Axis.Set) -> SplitArrangementViewStyle {
    var style = self
    style.axes = axes
    return style
  }
}

extension ArrangementViewStyle where Self == SplitArrangementViewStyle {
  /// Side by side, or one below the other.
  public static var split: SplitArrangementViewStyle { .init() }
}

/// The second view over the first; at an active fold, on its two sides.
public struct OverlayArrangementViewStyle: ArrangementViewStyle {
  private var axes: Axis.Set = [.horizontal, .vertical]

  nonisolated init() {}

  /// One view over the other.
  public func makeBody(configuration: Configuration) -> some View {
    OverlayArrangement(configuration: configuration, axes: axes)
  }

  /// The same, with views on both sides of a fold only along some axes.
  public func axes(_ axes: Axis.Set) -> OverlayArrangementViewStyle {
    var style = self
    style.axes = axes
    return style
  }
}

extension ArrangementViewStyle where Self == OverlayArrangementViewStyle {
  /// The second view over the first.
  public static var overlay: OverlayArrangementViewStyle { .init() }
}

/// The lengths of two views along the longer side of some room.
struct ArrangedLengths: Equatable {
  var axis: Axis
  var first: CGFloat
  var between: CGFloat
  var second: CGFloat

  /// - Parameters:
  ///   - ratio: the part of the length that the first view has where there is no fold.
  ///   - direction: where the first view is, of two that are side by side.
  @MainActor
  init(_ proxy: GeometryProxy, ratio: CGFloat, _ direction: LayoutDirection) {
    let size = proxy.size
    axis = size.width > size.height ? .horizontal : .vertical
    let length = axis == .horizontal ? size.width : size.height
    first = length * ratio
    between = 0
    if let fold = ArrangedLengths.fold(proxy, axis) {
      let isMirrored = axis == .horizontal && direction == .rightToLeft
      var start = axis == .horizontal ? fold.minX : fold.minY
      var end = axis == .horizontal ? fold.maxX : fold.maxY
      if isMirrored { (start, end) = (length - end, length - start) }
      if start > 0, end < length { (first, between) = (start, end - start) }
    }
    second = max(0, length - first - between)
  }

  /// The frame of an active fold across an axis.
  @MainActor
  static func fold(_ proxy: GeometryProxy, _ axis: Axis) -> CGRect? {
    proxy.reservedRegions(kind: .division).map(\.frame).first { frame in
      axis == .horizontal ? frame.height > frame.width : frame.width > frame.height
    }
  }
}

private struct SplitArrangement {
  let configuration: ArrangementViewStyleConfiguration
  let axes: Axis.Set
  @Environment(\.splitArrangementRatio) private var ratio
  @Environment(\.layoutDirection) private var layoutDirection
}

extension SplitArrangement: View {
  var body: some View {
    GeometryReader { proxy in
      let lengths = ArrangedLengths(proxy, ratio: ratio, layoutDirection)
      if axes.contains(lengths.axis == .horizontal ? .horizontal : .vertical) {
        ArrangedPair(configuration: configuration, lengths: lengths)
      } else {
        configuration.primary.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}

private struct OverlayArrangement {
  let configuration: ArrangementViewStyleConfiguration
  let axes: Axis.Set
  @Environment(\.layoutDirection) private var layoutDirection
}

extension OverlayArrangement: View {
  var body: some View {
    GeometryReader { proxy in
      let lengths = ArrangedLengths(proxy, ratio: 0.5, layoutDirection)
      if lengths.between > 0, axes.contains(lengths.axis == .horizontal ? .horizontal : .vertical) {
        ArrangedPair(configuration: configuration, lengths: lengths)
      } else {
        ZStack {
          configuration.primary
          configuration.secondary.environment(\.overlayArrangementZIndex, 1)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}

/// Both views, next to each other.
private struct ArrangedPair {
  let configuration: ArrangementViewStyleConfiguration
  let lengths: ArrangedLengths
}

extension ArrangedPair: View {
  var body: some View {
    let isHorizontal = lengths.axis == .horizontal
    let layout =
      isHorizontal
      ? AnyLayout(HStackLayout(spacing: lengths.between))
      : AnyLayout(VStackLayout(spacing: lengths.between))
    layout {
      part(configuration.primary, lengths.first, isHorizontal)
      part(configuration.secondary, lengths.second, isHorizontal)
    }
  }

  private func part(_ view: some View, _ length: CGFloat, _ isHorizontal: Bool) -> some View {
    view.frame(maxWidth: .infinity, maxHeight: .infinity)
      .frame(width: isHorizontal ? length : nil, height: isHorizontal ? nil : length)
  }
}

private enum SplitArrangementRatioKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0.5 }
}

private enum OverlayArrangementZIndexKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var splitArrangementRatio: CGFloat {
    get { self[SplitArrangementRatioKey.self] }
    set { self[SplitArrangementRatioKey.self] = newValue }
  }

  /// How many views of an arrangement lie below the reader: 0 where nothing does.
  public var overlayArrangementZIndex: Int {
    get { self[OverlayArrangementZIndexKey.self] }
    set { self[OverlayArrangementZIndexKey.self] = newValue }
  }
}

extension View {
  /// Sets the part of the length, from 0 to 1, that the first view of an arrangement has where there is no
  /// fold.
  nonisolated public func splitArrangementLayoutRatio(_ ratio: CGFloat) -> some View {
    environment(\.splitArrangementRatio, min(max(ratio, 0), 1))
      .recorded("splitArrangementLayoutRatio", "\(ratio)")
  }

  /// Sets where the second view of an arrangement lies over the first; its place stays here.
  nonisolated public func overlayArrangementEdge(_ edge: HorizontalEdge) -> some View {
    recorded("overlayArrangementEdge", "\(edge)")
  }

  /// Sets where the second view of an arrangement lies over the first; its place stays here.
  nonisolated public func overlayArrangementEdge(_ edge: VerticalEdge) -> some View {
    recorded("overlayArrangementEdge", "\(edge)")
  }
}
