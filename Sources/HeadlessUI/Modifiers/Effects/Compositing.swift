import Foundation

/// The range and the space that colors are mixed in.
public enum ColorRenderingMode: Equatable, Hashable, Sendable {
  /// The non-linear sRGB space.
  case nonLinear
  /// The linear sRGB space.
  case linear
  /// The linear sRGB space without limits.
  case extendedLinear
}

extension View {
  /// Composes the view before effects apply to it; the layout stays.
  nonisolated public func compositingGroup() -> some View { recorded("compositingGroup") }

  /// Draws the view into one image; the layout stays.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    recorded("drawingGroup")
  }

  /// Cuts off what is drawn outside of the view's frame; the layout stays.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    recorded("clipped", nil, .clip(Rectangle(), isEvenOdd: false))
  }

  /// Lets the geometry inside change together with that of the parent; the layout stays.
  nonisolated public func geometryGroup() -> some View { recorded("geometryGroup") }

  /// Does not draw the view; it keeps its place in the layout.
  nonisolated public func hidden() -> some View { recorded("hidden") }

  /// Sets whether touches reach the view; the layout stays.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    recorded("allowsHitTesting", "\(enabled)")
  }
}
