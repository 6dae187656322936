import Foundation

@testable import HeadlessUI

/// A view tree in the notation of the vectors.
indirect enum VectorTree: Decodable {
  /// Always the same size.
  case fixed(CGFloat, CGFloat)
  /// Takes its proposal.
  case flex
  /// Takes its proposal within limits: least, ideal and greatest length of each axis.
  case clamp(w: [CGFloat], h: [CGFloat])
  case text(String)
  case spacer(CGFloat?)
  case divider

  case hstack(CGFloat?, VerticalAlignment, [VectorTree])
  case vstack(CGFloat?, HorizontalAlignment, [VectorTree])
  case zstack(Alignment, [VectorTree])
  case geometry([VectorTree])
  case custom(VectorLayout, [VectorTree])

  case frame(CGFloat?, CGFloat?, Alignment, VectorTree)
  case flexibleFrame(FrameLimits, Alignment, VectorTree)
  case padding(EdgeInsets, VectorTree)
  case fixedSize(h: Bool, v: Bool, VectorTree)
  case aspectRatio(CGFloat?, ContentMode, VectorTree)
  case priority(Double, VectorTree)
  case offset(CGFloat, CGFloat, VectorTree)
  case position(CGFloat, CGFloat, VectorTree)
  /// The guide's position is a + b · width + c · height.
  case guide(VectorGuide, [CGFloat], VectorTree)
  case overlay(Alignment, VectorTree, VectorTree)
  case background(Alignment, VectorTree, VectorTree)

  struct FrameLimits {
    var minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: CGFloat?
  }

  /// The children, in the order of their path components.
  var children: [VectorTree] {
    switch self {
    case .fixed, .flex, .clamp, .text, .spacer, .divider: []
    case .hstack(_, _, let c), .vstack(_, _, let c), .zstack(_, let c), .geometry(let c),
      .custom(_, let c):
      c
    case .frame(_, _, _, let c), .flexibleFrame(_, _, let c), .padding(_, let c),
      .fixedSize(_, _, let c), .aspectRatio(_, _, let c), .priority(_, let c),
      .offset(_, _, let c), .position(_, _, let c), .guide(_, _, let c):
      [c]
    case .overlay(_, let primary, let secondary), .background(_, let primary, let secondary):
      [primary, secondary]
    }
  }

  /// A built-in stack around one static child has no node: its frame is the child's.
  var vanishes: Bool {
    switch self {
    case .hstack, .vstack, .zstack: children.count == 1
    default: false
    }
  }

  private enum Key: String, CodingKey {
    case t, c, w, h, s, min, spacing, align, name, minW, idealW, maxW, minH, idealH, maxH
    case insets, v, ratio, mode, p, x, y, axis, g
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key) throws -> CGFloat? {
      try fields.decodeIfPresent(VectorNumber.self, forKey: key).map { CGFloat($0.value) }
    }
    func given(_ key: Key) throws -> CGFloat {
      CGFloat(try fields.decode(VectorNumber.self, forKey: key).value)
    }
    func numbers(_ key: Key) throws -> [CGFloat] {
      try fields.decode([VectorNumber].self, forKey: key).map { CGFloat($0.value) }
    }
    func name(_ key: Key) throws -> String { try fields.decode(String.self, forKey: key) }
    func alignment() throws -> Alignment {
      let parts = try fields.decode([String].self, forKey: .align)
      return Alignment(
        horizontal: try VectorGuide.horizontal(parts[0]),
        vertical: try VectorGuide.vertical(parts[1]))
    }
    let children = try fields.decodeIfPresent([VectorTree].self, forKey: .c) ?? []

    switch try name(.t) {
    case "fixed": self = .fixed(try given(.w), try given(.h))
    case "flex": self = .flex
    case "clamp": self = .clamp(w: try numbers(.w), h: try numbers(.h))
    case "text": self = .text(try name(.s))
    case "spacer": self = .spacer(try number(.min))
    case "divider": self = .divider
    case "hstack":
      self = .hstack(try number(.spacing), try VectorGuide.vertical(name(.align)), children)
    case "vstack":
      self = .vstack(try number(.spacing), try VectorGuide.horizontal(name(.align)), children)
    case "zstack": self = .zstack(try alignment(), children)
    case "geo": self = .geometry(children)
    case "custom":
      self = .custom(
        VectorLayout(placing: try fields.decode(VectorLayout.Placing.self, forKey: .name)), children
      )
    case "frame": self = .frame(try number(.w), try number(.h), try alignment(), children[0])
    case "flexframe":
      let limits = FrameLimits(
        minWidth: try number(.minW), idealWidth: try number(.idealW),
        maxWidth: try number(.maxW), minHeight: try number(.minH),
        idealHeight: try number(.idealH), maxHeight: try number(.maxH))
      self = .flexibleFrame(limits, try alignment(), children[0])
    case "padding":
      let insets = try numbers(.insets)
      self = .padding(
        EdgeInsets(
          top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3]),
        children[0])
    case "fixedSize":
      self = .fixedSize(
        h: try fields.decode(Bool.self, forKey: .h), v: try fields.decode(Bool.self, forKey: .v),
        children[0])
    case "aspectRatio":
      self = .aspectRatio(try number(.ratio), try name(.mode) == "fit" ? .fit : .fill, children[0])
    case "priority": self = .priority(Double(try given(.p)), children[0])
    case "offset": self = .offset(try given(.x), try given(.y), children[0])
    case "position": self = .position(try given(.x), try given(.y), children[0])
    case "guide":
      let guide: VectorGuide =
        try name(.axis) == "h"
        ? .horizontal(try VectorGuide.horizontal(name(.g)))
        : .vertical(try VectorGuide.vertical(name(.g)))
      self = .guide(guide, try numbers(.v), children[0])
    case "overlay": self = .overlay(try alignment(), children[0], children[1])
    case "background": self = .background(try alignment(), children[0], children[1])
    case let other:
      throw DecodingError.dataCorruptedError(
        forKey: .t, in: fields, debugDescription: "unknown view \(other)")
    }
  }
}
