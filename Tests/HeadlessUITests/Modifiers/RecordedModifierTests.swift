import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite struct RecordedModifierTests {
  private func size(_ view: some View) -> CGSize { ViewHost(view).sizeThatFits(.unspecified) }

  /// All effects of a view's tree, outermost node first.
  private func effects(_ view: some View) -> [String] {
    func names(_ node: NodeSnapshot) -> [String] {
      node.effects.map { effect in
        [effect.name, effect.detail].compactMap(\.self).joined(separator: " ")
      }
        + node.children.flatMap(names)
    }
    let host = ViewHost(view)
    host.layout()
    return names(host.tree)
  }

  private var plain: some View { Text("Some words").frame(width: 80, height: 30).padding(5) }

  @Test("modifiers of the look keep the size")
  func modifiersOfTheLookKeep() {
    let view =
      plain.opacity(0.5).blur(radius: 3).shadow(radius: 4).brightness(0.1).saturation(0)
      .rotationEffect(.degrees(45)).scaleEffect(2).compositingGroup().clipped().hidden()
      .transition(.slide).animation(.default, value: 1).ignoresSafeArea()
    #expect(size(view) == CGSize(width: 90, height: 40))
  }

  @Test("modifiers of interaction and accessibility keep the size")
  func modifiersOfInteractionAndAccessibility() {
    let view =
      plain.onTapGesture {}.gesture(DragGesture().onEnded { _ in }).contextMenu { Text("Menu") }
      .disabled(true).tag(1).help("Help").refreshable {}.accessibilityLabel("Label")
      .accessibilityHidden(true).accessibilityAddTraits(.isButton)
    #expect(size(view) == CGSize(width: 90, height: 40))
  }

  @Test("what is presented leaves the size, and so do bars; what is in alerts is not evaluated")
  func presentedContent() {
    var evaluations = 0
    func presented() -> Text {
      evaluations += 1
      return Text("Presented")
    }
    let shown = plain.sheet(isPresented: .constant(true)) { Text("Sheet") }
      .popover(isPresented: .constant(true)) { Text("Popover") }
      .fullScreenCover(isPresented: .constant(true)) { Text("Cover") }
    #expect(size(shown) == CGSize(width: 90, height: 40))
    let view = plain.sheet(isPresented: .constant(false)) { presented() }
      .alert("Title", isPresented: .constant(true)) { presented() }
      .toolbar { ToolbarItem(placement: .keyboard) { presented() } }
    #expect(size(view) == CGSize(width: 90, height: 40))
    #expect(evaluations == 0)
    #expect(size(plain.toolbar { ToolbarItem { presented() } }) == CGSize(width: 90, height: 40))
  }

  @Test("the tree lists the modifiers innermost first")
  func theTreeListsTheModifiers() {
    #expect(
      effects(Text("Words").blur(radius: 0.5).rotationEffect(.degrees(45)).navigationTitle("Home"))
        == ["blur 0.5", "rotationEffect 45°", "navigationTitle Home"])
  }

  @Test("what a modifier says of its arguments follows its author")
  func whatAModifierSaysOf() {
    #expect(
      effects(
        Color.red.scaleEffect(x: 1, y: 2).accessibilityLabel("Delete \(3)")
          .accessibilityAddTraits([.isButton, .isSelected]))
        == [
          "scaleEffect 1 × 2", "accessibilityLabel Delete 3",
          "accessibilityAddTraits isButton, isSelected",
        ])
  }

  @Test("a phase animator shows its first phase")
  func aPhaseAnimatorShowsIts() {
    let view = Color.red.phaseAnimator([10.0, 20.0]) { content, width in
      content.frame(width: width, height: 7)
    }
    #expect(size(view) == CGSize(width: 10, height: 7))
  }

  @Test("a keyframe animator shows its initial value")
  func aKeyframeAnimatorShowsIts() {
    let view = Color.red.keyframeAnimator(initialValue: 12.0) { content, width in
      content.frame(width: width, height: 7)
    } keyframes: { _ in
      LinearKeyframe(100, duration: 1)
    }
    #expect(size(view) == CGSize(width: 12, height: 7))
  }
}
