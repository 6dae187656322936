import LayoutProbe

/// Random trees of built-in views.
struct RandomTree {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int> = 0...120) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }

  /// A proposal: a number, nothing, zero or infinity on each side.
  mutating func proposal() -> ProposedViewSize {
    ProposedViewSize(width: length(), height: length())
  }

  private mutating func length() -> CGFloat? {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: nil
    case 1: 0
    case 2: .infinity
    case 3: number(0...1000) / 3
    default: number(0...500)
    }
  }

  /// A tree of at most so many levels.
  @MainActor
  mutating func view(_ depth: Int) -> AnyView {
    depth == 0 ? leaf() : Bool.random(using: &random) ? modified(depth) : container(depth)
  }

  @MainActor
  private mutating func leaf() -> AnyView {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: AnyView(Text("some words of text that may wrap"))
    case 1: AnyView(Color.red)
    case 2: AnyView(Color.red.frame(width: number(), height: number()))
    case 3: AnyView(Image(systemName: "star"))
    case 4: AnyView(Circle())
    case 5: AnyView(Spacer(minLength: number(0...20)))
    case 6: AnyView(Divider())
    case 7: AnyView(Text("line\nline").font(.title).lineLimit(1))
    case 8: AnyView(Toggle("on", isOn: .constant(true)))
    case 9: AnyView(Button("press") {})
    case 10: AnyView(EmptyView())
    default: AnyView(ProgressView())
    }
  }

  @MainActor
  private mutating func modified(_ depth: Int) -> AnyView {
    let inner = view(depth - 1)
    let low = number()
    switch Int.random(in: 0..<18, using: &random) {
    case 0: return AnyView(inner.padding(number() / 10))
    case 1: return AnyView(inner.frame(minWidth: low, maxWidth: low + number()))
    case 2: return AnyView(inner.fixedSize())
    case 3: return AnyView(inner.frame(maxWidth: .infinity, alignment: .leading))
    case 4: return AnyView(inner.overlay(alignment: .top) { Text("over") })
    case 5: return AnyView(inner.background { Color.blue })
    case 6: return AnyView(inner.offset(x: number()))
    case 7: return AnyView(inner.aspectRatio(1 + number() / 40, contentMode: .fit))
    case 8: return AnyView(inner.layoutPriority(Double(number(0...2))))
    case 9: return AnyView(inner.frame(height: number()))
    case 10: return AnyView(inner.frame(minHeight: low, maxHeight: .infinity))
    case 11: return AnyView(inner.fixedSize(horizontal: true, vertical: false))
    case 12: return AnyView(inner.position(x: number(), y: number()))
    case 13: return AnyView(inner.rotationEffect(.degrees(45)))
    case 14: return AnyView(inner.alignmentGuide(.leading) { $0.width / 2 })
    case 15: return AnyView(inner.environment(\.layoutDirection, .rightToLeft))
    case 16: return AnyView(inner.safeAreaPadding(number(0...20)))
    default: return AnyView(inner.scaleEffect(2))
    }
  }

  @MainActor
  private mutating func container(_ depth: Int) -> AnyView {
    let (first, second) = (view(depth - 1), view(depth - 1))
    @ViewBuilder var content: some View {
      first
      second
    }
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return AnyView(HStack { content })
    case 1:
      return AnyView(HStack(alignment: .firstTextBaseline, spacing: number(0...20)) { content })
    case 2: return AnyView(VStack(alignment: .leading) { content })
    case 3: return AnyView(VStack(spacing: number(0...20)) { content })
    case 4: return AnyView(ZStack(alignment: .bottomTrailing) { content })
    case 5: return AnyView(ScrollView { content })
    case 6: return AnyView(LazyVStack { content })
    case 7: return AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { content })
    case 8:
      return AnyView(
        Grid {
          GridRow { content }
          GridRow { first }
        })
    case 9: return AnyView(ViewThatFits { content })
    case 10: return AnyView(GeometryReader { _ in content })
    default: return AnyView(Group { content }.padding(2))
    }
  }
}
