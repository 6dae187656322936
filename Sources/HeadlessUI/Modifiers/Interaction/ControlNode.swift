import Foundation

/// What a user can do with a view.
struct Control {
  /// One of the things that can be done.
  struct Action {
    /// What comes before the name of the control: `tap`, `type "abc" into`.
    let verb: String
    /// What comes after it; nil for nothing.
    var suffix: String?
    let perform: () -> Void
  }

  /// One of several values that can be chosen, which views inside have as their tags.
  struct Choice {
    let verb: String
    let current: () -> AnyHashable?
    /// How many of the others are chosen; nil for all.
    var most: Int?
    /// Whether a text inside tells a value from the others.
    var hasTitles = true
    /// Is told the tag, and which of the choices it is.
    let choose: (AnyHashable?, Int) -> Void
  }

  /// The kind of control; nil for what its content is called.
  let name: String?
  var actions: [Action] = []
  var choice: Choice?
  /// Whether what is inside cannot be used on its own.
  var isWhole = false
  /// Whether a text inside tells it from others of its kind.
  var hasTitle = true
  /// Whether a row of a list around it is no higher than one around a line of text.
  var fitsRows = false
  /// The label that tells it from others of its kind, if it is a text; what is shown inside may be the
  /// value, which changes.
  var label: Text?
}

extension View {
  /// Makes it known what a user can do with the view; the layout stays.
  nonisolated func control(_ control: Control) -> some View {
    modifier(ControlModifier(control: control))
  }
}

struct ControlModifier {
  let control: Control
}

extension ControlModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> ControlNode {
    ControlNode(child: child, control, context)
  }

  func updateNode(_ node: ControlNode, _ context: ViewContext) {
    node.update(control, context)
  }
}

final class ControlNode: PassThroughNode {
  private(set) var control: Control
  private var environment: EnvironmentValues

  init(child: LayoutNode, _ control: Control, _ context: ViewContext) {
    self.control = control
    environment = context.environment
    super.init(child: child, context)
  }

  func update(_ control: Control, _ context: ViewContext) {
    self.control = control
    environment = context.environment
  }

  var isEnabled: Bool { environment.isEnabled }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    control.fitsRows && key == ObjectIdentifier(FitsRowsKey.self) ? true : super.trait(key)
  }

  /// What can be done now.
  @MainActor var interactions: [Interaction] {
    let subject = [subjectName, title].compactMap(\.self).joined(separator: " ")
    let actions = control.actions.map { action in
      Interaction(
        name: [action.verb, subject, action.suffix].compactMap(\.self).joined(separator: " "),
        perform: action.perform)
    }
    return actions + choices(subject)
  }

  @MainActor private var title: String? {
    guard control.hasTitle else { return nil }
    if let label = control.label?.resolved(in: environment).string, !label.isEmpty {
      return "\"\(label.prefix(ControlNode.longestTitle))\""
    }
    return ControlNode.title(of: child)
  }

  @MainActor private func choices(_ subject: String) -> [Interaction] {
    guard let choice = control.choice else { return [] }
    let options = options(but: choice.current())
    return options.prefix(choice.most ?? options.count).map { index, option in
      let title = choice.hasTitles ? ControlNode.title(of: option) : nil
      return Interaction(name: "\(choice.verb) \(title ?? "\(index + 1)") of \(subject)") {
        choice.choose(option.tag, index)
      }
    }
  }

  /// The views that can be chosen, apart from the one that is.
  private func options(but current: AnyHashable?) -> [(index: Int, node: LayoutNode)] {
    var options: [LayoutNode] = []
    var chosen: LayoutNode?
    var rest: [LayoutNode] = [child]
    while let node = rest.popLast() {
      if let choice = node as? ChosenNode {
        options += choice.allChildNodes
        chosen = choice.chosen
      } else if node.tag != nil {
        options.append(node)
        if let current, node.matches(current) { chosen = node }
      } else {
        rest += node.allChildNodes.reversed()
      }
    }
    return options.enumerated().map { (index: $0.offset, node: $0.element) }
      .filter { $0.node !== chosen }
  }

  private var subjectName: String {
    if let name = control.name { return name }
    var node: LayoutNode = child
    while let transparent = node as? PassThroughNode { node = transparent.child }
    // A view is better known than its frame or background.
    while node.label.first?.isLowercase == true {
      let inner = (node as? SecondaryNode)?.primary
      guard let next = inner ?? (node.childNodes.count == 1 ? node.childNodes[0] : nil) else {
        break
      }
      node = next
    }
    return node.label
  }

  private static let longestTitle = 40

  /// The first text that a view shows, or else the name of its first image, in quotes.
  private static func title(of node: LayoutNode) -> String? {
    var image: String?
    var rest: [LayoutNode] = [node]
    while let node = rest.popLast() {
      if let text = node as? TextNode {
        let string = text.content.string.split(whereSeparator: \.isWhitespace)
          .joined(separator: " ")
        if !string.isEmpty { return "\"\(string.prefix(longestTitle))\"" }
      }
      if image == nil, let found = node as? ImageNode { image = found.detail }
      rest += node.allChildNodes.reversed()
    }
    return image
  }
}
