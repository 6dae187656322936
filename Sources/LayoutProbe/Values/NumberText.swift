import Foundation
import HeadlessUI

/// Lengths as people read them.
enum NumberText {
  /// At most two decimals, none that are zero; `inf`, `-inf`, `nan`.
  static func length(_ value: CGFloat) -> String {
    if value.isNaN { return "nan" }
    if value == .infinity { return "inf" }
    if value == -.infinity { return "-inf" }
    let rounded = (Double(value) * 100).rounded() / 100
    if rounded == 0 { return "0" }
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
    return abs(rounded) < 1e15 ? String(rounded) : String(Double(value))
  }

  /// `nil` where nothing is specified.
  static func length(_ value: CGFloat?) -> String { value.map { length($0) } ?? "nil" }

  static func size(_ size: CGSize) -> String { "\(length(size.width))×\(length(size.height))" }

  /// Two sizes with as many decimals as show that they are not the same.
  static func apart(_ a: CGSize, _ b: CGSize) -> (String, String) {
    let short = (size(a), size(b))
    guard short.0 == short.1 else { return short }
    func text(_ size: CGSize, _ decimals: Int) -> String {
      [size.width, size.height].map { length in
        length == length.rounded() || !length.isFinite
          ? Self.length(length) : String(format: "%.\(decimals)f", Double(length))
      }.joined(separator: "×")
    }
    return (3...12).lazy.map { (text(a, $0), text(b, $0)) }.first { $0.0 != $0.1 }
      ?? ("\(a.width)×\(a.height)", "\(b.width)×\(b.height)")
  }

  static func proposal(_ proposal: ProposedViewSize) -> String {
    "\(length(proposal.width))×\(length(proposal.height))"
  }

  /// `12,8`
  static func point(_ point: CGPoint) -> String { "\(length(point.x)),\(length(point.y))" }

  /// `12,8 100×44`
  static func frame(_ frame: CGRect) -> String {
    "\(point(frame.origin)) \(size(frame.size))"
  }

  /// A frame with all digits of its numbers.
  static func exact(_ frame: CGRect) -> String {
    func text(_ value: CGFloat) -> String {
      value == value.rounded() || !value.isFinite ? length(value) : "\(Double(value))"
    }
    return "\(text(frame.minX)),\(text(frame.minY)) \(text(frame.width))×\(text(frame.height))"
  }
}
