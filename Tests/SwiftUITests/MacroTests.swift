import SwiftUI
import Testing

import struct SwiftUI.Text

extension EnvironmentValues {
  @Entry var gap: Double = 1 + 2
  @Entry fileprivate var note: String?
  @Entry var inferred = [1, 2]
  /// A value whose text looks like code.
  @Entry public var code: String = "a = b // no comment"
}

extension SwiftUI.Transaction {
  @Entry var isQuick: Bool = false
}

extension ContainerValues {
  @Entry var rank: Int = 7
}

extension FocusedValues {
  @Entry var document: Binding<String>?
}

private struct Gap: View {
  @Environment(\.gap) private var gap

  var body: some View { Color.clear.frame(width: gap, height: 1) }
}

@Animatable
private struct Bar: Shape {
  var length: CGFloat
  @AnimatableIgnored var isRound: Bool

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: isRound ? 0 : length, height: rect.height))
  }
}

#Preview("by name", traits: .fixedLayout(width: 100, height: 40)) {
  @Previewable @State var isOn = true
  Text(isOn ? "on" : "off")
}

#Preview {
  VStack {
    Gap()
    Gap().environment(\.gap, 5)
  }
}

#Preview("each", arguments: [1, 2]) { number in
  Text("\(number)")
}

@MainActor
@Suite("SwiftUI's macros in a build")
struct MacroTests {
  @Test("a shape whose properties are animated builds, and is laid out")
  func animated() {
    let bar = Bar(length: 7, isRound: false)
    #expect(bar.path(in: CGRect(x: 0, y: 0, width: 9, height: 2)).boundingRect.width == 7)
    #expect(ViewHost(bar.frame(width: 9)).sizeThatFits(.init(width: 20, height: 3)).width == 9)
  }

  @Test("an entry is a value of the environment with its default")
  func environment() {
    var values = EnvironmentValues()
    #expect(values.gap == 3 && values.note == nil && values.inferred == [1, 2])
    #expect(values.code == "a = b // no comment")
    values.gap = 10
    values.note = "kept"
    #expect(values.gap == 10 && values.note == "kept")
    #expect(ViewHost(Gap().environment(\.gap, 5)).sizeThatFits(.unspecified).width == 5)
    #expect(ViewHost(Gap()).sizeThatFits(.unspecified).width == 3)
  }

  @Test("an entry is a value of transactions, containers and what has the focus")
  func others() {
    var transaction = Transaction()
    #expect(!transaction.isQuick)
    transaction.isQuick = true
    #expect(transaction.isQuick)
    let path: WritableKeyPath<FocusedValues, Binding<String>?> = \.document
    #expect(path as AnyKeyPath == \FocusedValues.document)
  }
}
