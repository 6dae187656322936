import Foundation

extension View {
  /// Fills a style behind the view; it reaches into the safe area on some edges.
  nonisolated public func background<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    layered(StyleView(style), isOverlay: false, ignoring: edges)
  }

  /// Fills the background style behind the view; it reaches into the safe area on some edges.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    layered(StyleView(BackgroundStyle()), isOverlay: false, ignoring: edges)
  }

  /// Fills a shape behind the view with a style; the shape gets the view's size.
  nonisolated public func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    layered(shape.fill(style, style: fillStyle), isOverlay: false)
  }

  /// Fills a shape behind the view with a style; the shape gets the view's size.
  nonisolated public func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: InsettableShape {
    layered(shape.fill(style, style: fillStyle), isOverlay: false)
  }

  /// Fills a shape behind the view with the background style; the shape gets the view's size.
  nonisolated public func background<S>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: Shape {
    layered(shape.fill(BackgroundStyle(), style: fillStyle), isOverlay: false)
  }

  /// Fills a shape behind the view with the background style; the shape gets the view's size.
  nonisolated public func background<S>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: InsettableShape {
    layered(shape.fill(BackgroundStyle(), style: fillStyle), isOverlay: false)
  }

  /// Fills a style in front of the view; it reaches into the safe area on some edges.
  nonisolated public func overlay<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    layered(StyleView(style), isOverlay: true, ignoring: edges)
  }

  /// Fills a shape in front of the view with a style; the shape gets the view's size.
  nonisolated public func overlay<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    layered(shape.fill(style, style: fillStyle), isOverlay: true)
  }

  /// Strokes the inside of the view's edges with a line of a width in points.
  nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View
  where S: ShapeStyle {
    layered(Rectangle().strokeBorder(content, lineWidth: width), isOverlay: true)
  }

  /// Shows the view only where another one has opacity; the layout stays.
  nonisolated public func mask<Mask>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View where Mask: View {
    layered(mask().recorded("mask"), alignment, isOverlay: true)
  }

  /// Shows the view only where another one has opacity; the layout stays.
  nonisolated public func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
    layered(mask.recorded("mask"), isOverlay: true)
  }

  nonisolated private func layered<V: View>(
    _ layer: V, _ alignment: Alignment = .center, isOverlay: Bool, ignoring edges: Edge.Set = []
  ) -> ModifiedContent<Self, SecondaryModifier<V>> {
    modifier(
      SecondaryModifier(
        secondary: layer, alignment: alignment, role: isOverlay ? .overlay : .background,
        reaching: edges))
  }
}
