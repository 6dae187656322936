import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite struct InheritedModifierTests {
  /// As wide as a value of the environment says.
  private struct Reader<Value>: View {
    @Environment private var value: Value
    let width: (Value) -> CGFloat

    init(_ keyPath: KeyPath<EnvironmentValues, Value>, width: @escaping (Value) -> CGFloat) {
      _value = Environment(keyPath)
      self.width = width
    }

    var body: some View { Color.red.frame(width: width(value), height: 1) }
  }

  private func width(_ view: some View) -> CGFloat {
    ViewHost(view).sizeThatFits(.unspecified).width
  }

  @Test("what is in a disabled view is disabled even where it is enabled again")
  func whatIsInADisabled() {
    let reader = Reader(\.isEnabled) { $0 ? 1 : 2 }
    #expect(width(reader) == 1)
    #expect(width(reader.disabled(true)) == 2)
    #expect(width(reader.disabled(false).disabled(true)) == 2)
  }

  @Test("views inherit the size of controls and hidden labels")
  func viewsInheritTheSizeOf() {
    let size = Reader(\.controlSize) { $0 == .mini ? 1 : 2 }
    #expect(width(size) == 2)
    #expect(width(size.controlSize(.mini)) == 1)
    let labels = Reader(\.labelsVisibility) { $0 == .hidden ? 1 : 2 }
    #expect(width(labels.labelsHidden()) == 1)
  }

  @Test("reasons for redaction add up and can be removed")
  func reasonsForRedactionAddUp() {
    let reader = Reader(\.redactionReasons) { CGFloat($0.rawValue + 1) }
    #expect(width(reader.redacted(reason: .privacy).redacted(reason: .placeholder)) == 4)
    #expect(width(reader.unredacted().redacted(reason: .placeholder)) == 1)
  }

  @Test("the innermost style counts")
  func theInnermostStyleCounts() {
    let reader = Reader(\.pickerStyle) { $0 == .wheel ? 1 : 2 }
    #expect(width(reader.pickerStyle(.wheel).pickerStyle(.menu)) == 1)
    #expect(width(reader.pickerStyle(.menu).pickerStyle(.wheel)) == 2)
  }

  @Test("a built-in style is told from one of one's own")
  func aBuiltinStyleIsTold() {
    struct Custom: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    let reader = Reader(\.buttonStyle) {
      switch $0 {
      case .look(let look): look == .bordered ? 1 : 2
      case .custom: 3
      case .primitive: 4
      }
    }
    #expect(width(reader) == 2)
    #expect(width(reader.buttonStyle(.bordered)) == 1)
    #expect(width(reader.buttonStyle(Custom())) == 3)
  }

  @Test("two views have namespaces of their own")
  func twoViewsHaveNamespacesOf() {
    struct Owner: View {
      @Namespace private var space
      let told: (Namespace.ID) -> Void

      var body: some View {
        told(space)
        return Color.red
      }
    }
    var spaces: Set<Namespace.ID> = []
    let host = ViewHost(
      VStack {
        Owner { spaces.insert($0) }
        Owner { spaces.insert($0) }
      })
    host.layout()
    #expect(spaces.count == 2)
  }
}
