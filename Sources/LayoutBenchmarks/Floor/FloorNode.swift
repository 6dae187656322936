import LayoutProbe

/// What the floor lays out: the description of a tree, made of nothing but numbers.
indirect enum FloorNode {
  case fixed(CGSize)
  case spacer(Axis)
  /// Something of this length that is broken into lines.
  case wrapping(CGFloat)
  case stack(Axis, [FloorNode])
}
