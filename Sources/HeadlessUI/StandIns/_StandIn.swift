/// A stand-in for an expression that could not be compiled, in place of any type: a placeholder
/// where a view is expected, and a value whose members and results are stand-ins too.
@dynamicMemberLookup
@dynamicCallable
public struct _StandIn: View, Sendable {
  /// What it stands for, in words.
  public let label: String

  /// A stand-in.
  nonisolated public init(_ label: String) {
    StandInUse.note(label)
    self.label = label
  }

  /// A stand-in that nothing was given yet.
  nonisolated init(unused label: String) { self.label = label }

  /// Nothing, where an optional is expected.
  nonisolated public static func absent(_ label: String) -> _StandIn? {
    StandInUse.note(label)
    return nil
  }

  /// What a pattern of a type that is not here binds.
  nonisolated public static func matched(_ label: String) -> _StandIn? { _StandIn(label) }

  /// A container that is not here, with the content that it would show.
  nonisolated public static func container<Content: View>(
    _ label: String, @ViewBuilder content: () -> Content
  ) -> Content {
    StandInUse.note(label)
    return content()
  }

  /// The same, whose content is made of something that the container gives it.
  nonisolated public static func containerGivingOne<Content: View>(
    _ label: String, @ViewBuilder content: (_StandIn) -> Content
  ) -> Content {
    StandInUse.note(label)
    return content(_StandIn(unused: label))
  }

  /// The same, whose content is made of a binding: `ForEach($rows) { $row in`.
  nonisolated public static func containerGivingBinding<Content: View>(
    _ label: String, @ViewBuilder content: (Binding<_StandIn>) -> Content
  ) -> Content {
    StandInUse.note(label)
    let value = _StandIn(unused: label)
    return content(Binding(get: { value }, set: { _ in }))
  }

  /// The same, whose content is made of two things that the container gives it.
  nonisolated public static func containerGivingTwo<Content: View>(
    _ label: String, @ViewBuilder content: (_StandIn, _StandIn) -> Content
  ) -> Content {
    StandInUse.note(label)
    return content(_StandIn(unused: label), _StandIn(unused: label))
  }

  /// Stands in for each member.
  nonisolated public subscript(dynamicMember name: String) -> _StandIn {
    get { self }
    nonmutating set {}
  }

  /// Stands in for each result.
  @discardableResult
  nonisolated public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> _StandIn { self }

  /// Stands in for each element.
  nonisolated public subscript(index: Any) -> _StandIn {
    get { self }
    nonmutating set {}
  }

  /// The engine shows a placeholder.
  public typealias Body = Never
}

extension _StandIn: LeafView {
  func makeLeaf(_ context: ViewContext) -> PlaceholderNode { PlaceholderNode(context, label) }

  func updateLeaf(_ node: PlaceholderNode, _ context: ViewContext) { node.reason = label }
}

extension _StandIn: Hashable, Identifiable, CustomStringConvertible, Error {
  /// What it stands for.
  nonisolated public var id: String { label }
  /// What texts say that show it.
  nonisolated public var description: String { StandInSample.text }
}

extension Text {
  // A literal is a key, although it could be a stand-in.
  /// A text that could not be had.
  @_disfavoredOverload
  nonisolated public init(_ standIn: _StandIn) { self.init(verbatim: StandInSample.text) }
}

extension StandInUse {
  /// What the node of a placeholder is called.
  package static let placeholderName = "Placeholder"
}

/// As large as proposed; where nothing is proposed, as large as a shape.
final class PlaceholderNode: LayoutNode {
  /// Why there is nothing else.
  var reason: String

  init(_ context: ViewContext, _ reason: String) {
    self.reason = reason
    super.init(context, [])
  }

  override var label: String { StandInUse.placeholderName }

  override var detail: String? { reason }
}

extension _StandIn: Codable {
  /// Reads nothing.
  nonisolated public init(from decoder: any Decoder) throws { label = "" }
  /// Writes nothing.
  nonisolated public func encode(to encoder: any Encoder) throws {}
}

extension PlaceholderNode: DrawnNode {
  func draw(into drawing: inout NodeDrawing, in frame: CGRect) {
    drawing.cross(frame, reason: reason)
  }
}
