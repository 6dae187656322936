import Testing

@testable import HeadlessUI

/// Views and layouts with references that keep nothing alive.
@MainActor
@Suite("Weak and unowned references")
struct WeakReferenceTests {
  private final class Settings {
    var spacing: CGFloat
    init(spacing: CGFloat) { self.spacing = spacing }
  }

  private struct Column: Layout {
    weak var settings: Settings?
    unowned var owner: Settings

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let spacing = (settings?.spacing ?? 0) + owner.spacing
      return CGSize(width: 10, height: CGFloat(subviews.count) * (10 + spacing))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  private struct Host: View {
    let first: Settings
    let second: Settings
    let owner: Settings
    @State private var step = 0
    @State private var isSecond = false

    var body: some View {
      Column(settings: isSecond ? second : first, owner: owner) {
        ForEach(0..<2, id: \.self) { _ in Color.red }
      }
      .onAppear { step = 1 }
      .onChange(of: step) { isSecond = true }
    }
  }

  @Test("a layout is compared by the objects that it refers to, and follows another one")
  func compared() async {
    let (first, second, owner) = (Settings(spacing: 1), Settings(spacing: 5), Settings(spacing: 2))
    let host = ViewHost(Host(first: first, second: second, owner: owner))
    var passes = 0
    while await host.pass().needsAnotherPass, passes < 10 { passes += 1 }
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 10, height: 34))
    #expect(passes < 10)
  }
}
