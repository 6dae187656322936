import Foundation

/// Where a guide of a view is, and who set it.
package struct GuideReason: Equatable, Sendable {
  /// The guide: `leading`, `firstTextBaseline`.
  package var guide: String
  package var value: Double
  /// The views whose own value it is made of; none for the default one.
  package var setBy: [String]
  /// The view that it is a guide of.
  package var name: String

  package init(guide: String, value: Double, setBy: [String], name: String) {
    self.guide = guide
    self.value = value
    self.setBy = setBy
    self.name = name
  }
}

/// Why a child is where it is, taken down by what placed it.
package enum PlaceReason: Equatable, Sendable {
  /// Two guides of one kind meet on each axis: the child's and the other one.
  case guides(horizontal: Meeting, vertical: Meeting)
  /// On one axis only; on the other, places are counted off.
  case guide(Meeting, on: Axis)
  /// Its centre is at a point.
  case centre(CGPoint)
  /// It is moved from where it would be.
  case moved(CGSize)
  /// It reaches that far beyond the edges.
  case reaching(EdgeInsets)
  /// At the start of both axes, after this space.
  case corner(EdgeInsets)
  /// At the start of both axes after this space, scrolled by so much.
  case scrolled(CGPoint, EdgeInsets)
  /// At an edge.
  case edge(Edge)

  /// Two guides that meet.
  package struct Meeting: Equatable, Sendable {
    package var own: GuideReason
    package var other: GuideReason
    package init(own: GuideReason, other: GuideReason) {
      self.own = own
      self.other = other
    }

    /// Where the child is.
    package var place: Double { other.value - own.value }
  }
}

extension ReasonLog {
  /// A guide of a node, with those who set it.
  func guide(_ key: AlignmentKey, of node: LayoutNode, _ viewSize: ViewSize) -> GuideReason {
    // What is found out about other guides meanwhile is no part of this one.
    let outer = setters
    setters = []
    defer { setters = outer }
    let value = node.guide(key, viewSize)
    return GuideReason(
      guide: key.name, value: Double(value), setBy: setters, name: node.visible.fullName)
  }

  /// Takes down who has a value of a guide that is being asked for.
  func note(guideSetBy name: String) { setters.append(name) }
}

extension ReasonLog {
  /// Where a child goes whose guides meet others, which is taken down.
  func origin(
    of child: LayoutNode, _ childSize: ViewSize, _ alignment: Alignment,
    other: (AlignmentKey) -> GuideReason
  ) -> CGPoint {
    func meeting(_ key: AlignmentKey) -> PlaceReason.Meeting {
      PlaceReason.Meeting(own: guide(key, of: child, childSize), other: other(key))
    }
    let horizontal = meeting(alignment.horizontal.key)
    let vertical = meeting(alignment.vertical.key)
    note(place: .guides(horizontal: horizontal, vertical: vertical), of: child)
    return CGPoint(x: horizontal.place, y: vertical.place)
  }
}

extension GuideReason {
  /// The default guide of a box.
  init(_ key: AlignmentKey, of box: LayoutNode, _ size: ViewSize) {
    self.init(
      guide: key.name, value: Double(key.defaultValue(in: box, size)), setBy: [],
      name: box.fullName)
  }
}

extension AlignmentKey {
  /// As it is written: `leading`, or the name of its type.
  var name: String {
    switch kind {
    case .start: axis == .horizontal ? "leading" : "top"
    case .center: "center"
    case .end: axis == .horizontal ? "trailing" : "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    case .custom: TypeName.short(id)
    }
  }
}

extension LayoutNode {
  /// What it is, with what tells it from others of its kind.
  var fullName: String { detail.map { "\(label) \($0)" } ?? label }
}
