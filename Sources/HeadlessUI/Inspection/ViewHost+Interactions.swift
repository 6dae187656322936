import Foundation

extension ViewHost {
  /// What a user can do with what is shown, in the order of the tree.
  ///
  /// Disabled and hidden controls are left out, and so are those inside of a button.
  package var interactions: [Interaction] {
    var names: [String: Int] = [:]
    return controls.flatMap { control in
      control.interactions.compactMap { interaction in
        let count = (names[interaction.name] ?? 0) + 1
        names[interaction.name] = count
        // Each row of a list may have the same menu.
        guard control.offstage == nil || count <= ControlUse.mostAlike else { return nil }
        return count == 1
          ? interaction
          : Interaction(name: "\(interaction.name) (\(count))", perform: interaction.perform)
      }
    }
  }

  /// Does what a user can do, as the view's own code.
  package func use(_ interaction: Interaction) { follow { interaction.perform() } }

  private var controls: [ShownControl] {
    var controls: [ShownControl] = []
    var known: Set<ObjectIdentifier> = []
    var rest: [(node: LayoutNode, offstage: Offstage?)] = [(rootNode, nil)]
    while let (node, offstage) = rest.popLast() {
      if let effect = node as? RecordedEffectNode, effect.effect.keepsTouchesAway { continue }
      // What is in it is found at the view that it belongs to.
      if node is BarNode { continue }
      if let control = node as? ControlNode {
        if control.isEnabled { controls.append(ShownControl(node: control, offstage: offstage)) }
        if control.control.isWhole { continue }
      }
      rest += node.childNodes.reversed().map { ($0, offstage) }
      // What a toolbar offers comes before what is below it. A modifier of several views has its
      // controls once.
      if let inner = (node as? OffstageNode)?.offstage,
        known.insert(ObjectIdentifier(inner)).inserted
      {
        rest += inner.nodes.reversed().map { ($0, inner) }
      }
    }
    return controls
  }
}

/// A control that a user gets at, and where it is if it is not in the layout.
@MainActor
private struct ShownControl {
  let node: ControlNode
  let offstage: Offstage?

  var interactions: [Interaction] {
    guard let offstage else { return node.interactions }
    let dismiss = node.control.isWhole ? offstage.dismiss : nil
    return node.interactions.map { interaction in
      Interaction(name: "\(interaction.name) in \(offstage.place)") {
        dismiss?()
        interaction.perform()
      }
    }
  }
}

extension RecordedEffect {
  /// Whether what is inside cannot be touched.
  fileprivate var keepsTouchesAway: Bool {
    name == "hidden" || (name == "allowsHitTesting" && detail == "false")
  }
}
