import LayoutProbe

/// A leaf of fixed size, as one writes it.
@MainActor
func leaf(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.clear.frame(width: width, height: height)
}
