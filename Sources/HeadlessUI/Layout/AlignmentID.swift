import Foundation

/// A type that identifies a custom alignment guide and gives its default position.
///
/// The two requirements are SwiftUI's; `_combineExplicit` has a default, the running mean, which is
/// how a stack answers for a custom guide that several of its children set.
public protocol AlignmentID {
  /// The guide's position, in points from the leading or top edge, in a view that sets none.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Folds the explicit value of the `n`-th child that has one (from 0) into the container's value.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// The running mean of the children's explicit values, as in SwiftUI.
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    guard n > 0, let soFar = parentValue else {
      parentValue = childValue
      return
    }
    parentValue = (soFar * CGFloat(n) + childValue) / CGFloat(n + 1)
  }
}

/// What the engine knows of a guide: built-in ones are answered without calling their type.
///
/// Four bytes: each frame and each stack keeps one or two.
struct AlignmentKey: Hashable, Sendable {
  enum Kind: UInt8 {
    case start, center, end, firstTextBaseline, lastTextBaseline, custom
  }

  // The axis, the kind, and from bit 4 on the number of the type.
  private let code: UInt32

  init(id: any AlignmentID.Type, axis: Axis, kind: Kind) {
    code = (axis == .horizontal ? 0 : 1) | UInt32(kind.rawValue) << 1 | AlignmentIDs.number(id) << 4
  }

  var axis: Axis { code & 1 == 0 ? .horizontal : .vertical }
  var kind: Kind { Kind(rawValue: UInt8(code >> 1 & 7)) ?? .custom }
  var id: any AlignmentID.Type { AlignmentIDs.id(code >> 4) }

  /// Leading, centre, trailing, top and bottom never come out of a container, explicit or not.
  var staysInside: Bool { kind.rawValue <= Kind.end.rawValue }

  func defaultValue(in node: LayoutNode, _ viewSize: ViewSize) -> CGFloat {
    let extent = axis == .horizontal ? viewSize.size.width : viewSize.size.height
    switch kind {
    case .start: return 0
    case .center: return extent * 0.5
    case .end, .firstTextBaseline, .lastTextBaseline: return extent
    case .custom: return id.defaultValue(in: ViewDimensions(node: node, viewSize: viewSize))
    }
  }
}

/// Folds explicit guide values one child at a time.
struct ExplicitFold {
  let key: AlignmentKey
  private let id: any AlignmentID.Type
  private var count = 0
  private(set) var value: CGFloat?

  init(_ key: AlignmentKey) {
    self.key = key
    id = key.id
  }

  mutating func add(_ childValue: CGFloat) {
    id._combineExplicit(childValue: childValue, count, into: &value)
    count += 1
  }
}

enum FrameGuide {
  /// Explicit values of the frame guides stay inside: folding them gives nothing.
  private static func ignore(_ value: inout CGFloat?) {}

  enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into value: inout CGFloat?) {
      ignore(&value)
    }
  }
  enum HorizontalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width * 0.5 }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into value: inout CGFloat?) {
      ignore(&value)
    }
  }
  enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into value: inout CGFloat?) {
      ignore(&value)
    }
  }
  enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into value: inout CGFloat?) {
      ignore(&value)
    }
  }
  enum VerticalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height * 0.5 }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into value: inout CGFloat?) {
      ignore(&value)
    }
  }
  enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into value: inout CGFloat?) {
      ignore(&value)
    }
  }
}

enum TextBaseline {
  enum First: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into value: inout CGFloat?) {
      value = min(value ?? .infinity, childValue)
    }
  }
  enum Last: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into value: inout CGFloat?) {
      value = max(value ?? -.infinity, childValue)
    }
  }
}

/// Guides that only list rows use; the leading and trailing edges by default.
enum ListRowSeparator {
  enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
