import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Styles of one's own")
struct OwnStyleTests {
  @MainActor
  private final class Theme: ObservableObject {
    @Published var width: CGFloat = 70
  }

  private struct Reading: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.displayScale) private var scale

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: isEnabled ? 10 * scale : 200)
    }
  }

  private struct Themed: LabelStyle {
    @EnvironmentObject var theme: Theme

    func makeBody(configuration: Configuration) -> some View {
      configuration.title.frame(width: theme.width)
    }
  }

  private struct Remembering: ToggleStyle {
    @State private var height: CGFloat = 10

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: 20, height: height).onAppear { height = 40 }
    }
  }

  private struct Bordered: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled

    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(isEnabled ? 10 : 30).background(Color.gray)
    }
  }

  private struct Page: View {
    @StateObject private var theme = Theme()
    var body: some View {
      Label("Title", systemImage: "star").labelStyle(Themed()).environmentObject(theme)
        .onAppear { theme.width = 90 }
    }
  }

  private func ideal(_ view: some View) -> CGSize { ViewHost(view).sizeThatFits(.unspecified) }

  private func settled(_ view: some View) async -> CGSize {
    let host = ViewHost(view, size: CGSize(width: 300, height: 300))
    for _ in 0..<5 where await !host.pass().needsAnotherPass { break }
    return host.sizeThatFits(.unspecified)
  }

  @Test("a style reads the environment of the place where it is applied")
  func environment() {
    let button = Button("OK") {}.buttonStyle(Reading())
    #expect(ideal(button.environment(\.displayScale, 3)).width == 30)
    #expect(ideal(button.disabled(true)).width == 200)
  }

  @Test("a style has the object of the environment, and follows its changes")
  func object() async {
    #expect(await settled(Page()).width == 90)
  }

  @Test("a style keeps its state where it is applied")
  func state() async {
    let toggle = Toggle("a", isOn: .constant(true)).toggleStyle(Remembering())
    #expect(await settled(toggle).height == 40)
  }

  @Test("what a text field style makes of a field is shown, once, with the environment's values")
  func textField() {
    let field = TextField("Name", text: .constant(""))
    let size = CGSize(width: 200, height: 300)
    let plain = ViewHost(field).sizeThatFits(ProposedViewSize(size))
    func styled(_ view: some View) -> CGSize {
      ViewHost(view.textFieldStyle(Bordered())).sizeThatFits(ProposedViewSize(size))
    }
    #expect(styled(field) == CGSize(width: 200, height: plain.height + 20))
    #expect(styled(field.disabled(true)).height == plain.height + 60)
    #expect(styled(SecureField("Name", text: .constant(""))).height == plain.height + 20)
    #expect(
      styled(field.textFieldStyle(.plain)).height == plain.height, "the inner style counts")
  }

  @Test("a field with a style of its own is used by its title")
  func uses() {
    let field = TextField("Name", text: .constant("")).textFieldStyle(Bordered())
    #expect(Uses.names(of: field) == Uses.names(of: TextField("Name", text: .constant(""))))
    #expect(!Uses.names(of: field).isEmpty)
  }
}
