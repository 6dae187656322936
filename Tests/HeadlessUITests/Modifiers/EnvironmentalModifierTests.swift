import Foundation
import Testing

@testable import HeadlessUI

private struct Inset: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> Padded {
    Padded(length: environment.isEnabled ? 10 : 2)
  }
}

private struct Padded: ViewModifier {
  let length: CGFloat
  func body(content: Content) -> some View { content.padding(length) }
}

private struct Own: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Color.red.frame(width: 7, height: 7) }
}

extension ButtonStyle where Self == Own {
  fileprivate static var card: Own { Own() }
}

@MainActor
@Suite("Modifiers that depend on the environment")
struct EnvironmentalModifierTests {
  private struct Switched: View {
    @State private var isOff = false
    var body: some View {
      Color.red.frame(width: 20, height: 20).modifier(Inset()).disabled(isOff)
        .onAppear { isOff = true }
    }
  }

  @Test("the modifier that it becomes is another one when the environment changes")
  func environment() {
    let host = ViewHost(Switched())
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 40, height: 40))
    host.layout()
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 24, height: 24))
  }

  @Test("a program's own style comes before that of another system with its name")
  func ownStyle() {
    let host = ViewHost(Button("Go") {}.buttonStyle(.card))
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 7, height: 7))
  }

  @Test("the six entries of a transform need no labels")
  func entries() {
    #expect(
      CGAffineTransform(1, 2, 3, 4, 5, 6) == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    )
  }
}
