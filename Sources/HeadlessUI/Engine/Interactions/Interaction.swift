import Foundation

/// Something that a user can do with a control that is shown.
package struct Interaction {
  /// What is done to what, in the imperative: `tap Button "Save"`. No two of a view have one name.
  package let name: String
  /// Does it.
  package let perform: () -> Void
}

extension ViewHost {
  /// What a user can do with what is shown, in the order of the tree.
  ///
  /// Disabled and hidden controls are left out, and so are those inside of a button.
  package var interactions: [Interaction] {
    var names: [String: Int] = [:]
    return controls.flatMap(\.interactions).map { interaction in
      let count = (names[interaction.name] ?? 0) + 1
      names[interaction.name] = count
      return count == 1
        ? interaction
        : Interaction(name: "\(interaction.name) (\(count))", perform: interaction.perform)
    }
  }

  /// Does what a user can do, as the view's own code.
  package func use(_ interaction: Interaction) { follow { interaction.perform() } }

  private var controls: [ControlNode] {
    var controls: [ControlNode] = []
    var rest: [LayoutNode] = [rootNode]
    while let node = rest.popLast() {
      if let effect = node as? RecordedEffectNode, effect.effect.keepsTouchesAway { continue }
      if let control = node as? ControlNode {
        if control.isEnabled { controls.append(control) }
        if control.control.isWhole { continue }
      }
      rest += node.childNodes.reversed()
    }
    return controls
  }
}

extension RecordedEffect {
  /// Whether what is inside cannot be touched.
  fileprivate var keepsTouchesAway: Bool {
    name == "hidden" || (name == "allowsHitTesting" && detail == "false")
  }
}
