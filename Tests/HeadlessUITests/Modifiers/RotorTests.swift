import Testing

@testable import HeadlessUI

@MainActor
@Suite("Rotors and other words of assistive technology")
struct RotorTests {
  private struct Item: Identifiable {
    let id: Int
    var title: String { "item \(id)" }
  }

  private let items = [Item(id: 1), Item(id: 2)]

  @Test("a rotor of entries, of elements or of the system's kind keeps the size")
  func rotors() {
    let block = Color.red.frame(width: 40, height: 20)
    let views: [any View] = [
      block.accessibilityRotor("names") {
        ForEach(items) { AccessibilityRotorEntry($0.title, id: $0.id) }
        if items.isEmpty { AccessibilityRotorEntry("none", id: 0) }
      },
      block.accessibilityRotor(Text("names")) { AccessibilityRotorEntry(Text("one"), id: 1) },
      block.accessibilityRotor("names", entries: items, entryLabel: \.title),
      block.accessibilityRotor("names", entries: items, entryID: \.id, entryLabel: \.title),
      block.accessibilityRotor(.headings) { AccessibilityRotorEntry("one", id: 1) },
      block.typeSelectEquivalent("b").listItemTint(.monochrome),
      block.layoutDirectionBehavior(.mirrors),
    ]
    for view in views {
      #expect(size(AnyView(view), nil, nil) == CGSize(width: 40, height: 20))
    }
    let tree = ViewHost(
      block.accessibilityRotor(.links(visited: true)) {
        AccessibilityRotorEntry("one", id: 1)
      }
    ).tree
    #expect(tree.effects.map { "\($0)" }.joined().contains("visitedLinks"))
  }
}
