import Foundation

// The layouts of stacks were called like the stacks before they had names of their own. Who writes
// it as it was then is told by the compiler, which offers to put the name of today there.

extension HStack where Content == EmptyView {
  /// The layout of an `HStack` is ``HStackLayout``.
  @available(
    *, unavailable, renamed: "HStackLayout.init(alignment:spacing:)",
    message: "an HStack without content is a layout, which is called HStackLayout"
  )
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.init(alignment: alignment, spacing: spacing) { EmptyView() }
  }
}

extension VStack where Content == EmptyView {
  /// The layout of a `VStack` is ``VStackLayout``.
  @available(
    *, unavailable, renamed: "VStackLayout.init(alignment:spacing:)",
    message: "a VStack without content is a layout, which is called VStackLayout"
  )
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.init(alignment: alignment, spacing: spacing) { EmptyView() }
  }
}

extension ZStack where Content == EmptyView {
  /// The layout of a `ZStack` is ``ZStackLayout``.
  @available(
    *, unavailable, renamed: "ZStackLayout.init(alignment:)",
    message: "a ZStack without content is a layout, which is called ZStackLayout"
  )
  nonisolated public init(alignment: Alignment = .center) {
    self.init(alignment: alignment) { EmptyView() }
  }
}

extension AnyLayout {
  /// A stack is a view; its layout is ``HStackLayout``.
  @available(*, unavailable, message: "an HStack is a view; its layout is HStackLayout")
  public init(_ stack: HStack<EmptyView>) {
    self.init(HStackLayout(alignment: stack.alignment, spacing: stack.uniformSpacing))
  }

  /// A stack is a view; its layout is ``VStackLayout``.
  @available(*, unavailable, message: "a VStack is a view; its layout is VStackLayout")
  public init(_ stack: VStack<EmptyView>) {
    self.init(VStackLayout(alignment: stack.alignment, spacing: stack.uniformSpacing))
  }

  /// A stack is a view; its layout is ``ZStackLayout``.
  @available(*, unavailable, message: "a ZStack is a view; its layout is ZStackLayout")
  public init(_ stack: ZStack<EmptyView>) {
    self.init(ZStackLayout(alignment: stack.alignment))
  }
}
