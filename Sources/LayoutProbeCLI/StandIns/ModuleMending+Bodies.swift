import LayoutProbe

/// Views that make their body from arguments that a protocol of an absent package gives them, as views
/// that are connected to a store do: they are shown with samples of the arguments.
extension ModuleMending {
  /// Adds bodies to types of such protocols, each once; false if there was none to add.
  mutating func addBodies() -> Bool {
    let contracts = types.viewContracts
    guard !contracts.isEmpty else { return false }
    var hasChanged = false
    for index in files.indices {
      let (outline, source) = (files[index].outline, files[index].source)
      for node in outline.nodes where node.kind == .type && node.brace != nil {
        let heading = (node.keyword + 2)..<(node.brace ?? node.tokens.upperBound)
        let conforms = heading.contains { contracts.contains(source.text($0)) }
        guard conforms, let added = bodyOfArguments(of: node, "", in: index) else { continue }
        guard files[index].apply(RewrittenSource.Edit(added.range, added.text)) else { continue }
        standIns.append(added.standIn)
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// A body that is made of what a method of the name `body` makes, with samples for its arguments; nil
  /// for a type with a body, or without one such method.
  func bodyOfArguments(
    of type: SourceOutline.Node, _ reason: String, in index: Int
  ) -> Mend? {
    let (outline, source) = (files[index].outline, files[index].source)
    guard let brace = type.brace, let members = type.children.first else { return nil }
    let own = outline.nodes[members].children.map { outline.nodes[$0] }
    let named = own.filter { source.text($0.keyword + 1) == "body" }
    guard named.count == 1, let method = named.first, method.kind == .function,
      let labels = argumentLabels(of: method, source), !labels.isEmpty
    else { return nil }
    let name = source.text(type.keyword + 1)
    let standIn = standIn(
      .expression, "a sample", "what \(name) makes its body from", reason, at: method.keyword,
      in: index)
    let label = SwiftText.literal(standIn.label)
    let arguments = labels.map { ($0 == "_" ? "" : "\($0): ") + "_standIn(\(label))" }
    let place = source.tokens[brace].range.upperBound
    return Mend(
      range: place..<place,
      text: " var body: some View { self.body(\(arguments.joined(separator: ", "))) }; ",
      standIn: standIn, scope: .declaration)
  }

  /// The labels of a method's arguments; nil if it takes types as well.
  private func argumentLabels(
    of method: SourceOutline.Node, _ source: TokenizedSource
  ) -> [String]? {
    let open = method.keyword + 2
    guard source.token(open, is: "("), let close = source.closing(open) else { return nil }
    var labels: [String] = []
    var isAtStart = true
    var index = open + 1
    while index < close {
      if isAtStart {
        labels.append(source.text(index))
        isAtStart = false
      } else if source.token(index, is: ",") {
        isAtStart = true
      } else if ["(", "[", "{"].contains(source.text(index)), let end = source.closing(index) {
        index = end
      } else if source.token(index, is: "<") {
        // A comma between type arguments begins no other argument.
        var depth = 1
        while depth > 0, index + 1 < close {
          index += 1
          if source.token(index, is: "<") { depth += 1 }
          if source.token(index, is: ">") { depth -= 1 }
        }
      }
      index += 1
    }
    return labels
  }
}
