import SwiftUI

/// A question for a size.
public enum SizeQuestion: Hashable, Sendable {
  /// How small can it be: 0 × 0 is proposed.
  case minimum
  /// How large does it want to be: nothing is proposed.
  case ideal
  /// How large can it be: infinity is proposed.
  case maximum
  /// How large is it: what it was really proposed when it was placed.
  case current
  /// How large is it for a proposal in points; nil leaves an axis to it.
  case proposal(width: CGFloat?, height: CGFloat?)

  /// Minimum, ideal, maximum and current.
  public static let standard: [SizeQuestion] = [.minimum, .ideal, .maximum, .current]

  func proposed(_ current: ProposedViewSize) -> ProposedViewSize {
    switch self {
    case .minimum: .zero
    case .ideal: .unspecified
    case .maximum: .infinity
    case .current: current
    case .proposal(let width, let height): ProposedViewSize(width: width, height: height)
    }
  }

  var name: String {
    switch self {
    case .minimum: "minimum"
    case .ideal: "ideal"
    case .maximum: "maximum"
    case .current: "current"
    case .proposal: "custom"
    }
  }
}

/// A question for a size, and the answer.
public struct SizeAnswer: Hashable, Sendable, CustomStringConvertible {
  /// The size that was asked for.
  public let question: SizeQuestion
  /// What was proposed for it, in points; nil for nothing.
  public let proposedWidth: CGFloat?
  /// What was proposed for it, in points; nil for nothing.
  public let proposedHeight: CGFloat?
  /// The width of the answer in points.
  public let width: CGFloat
  /// The height of the answer in points.
  public let height: CGFloat

  /// The size of the answer in points.
  public var size: CGSize { CGSize(width: width, height: height) }

  init(_ question: SizeQuestion, _ proposal: ProposedViewSize, _ size: CGSize) {
    self.question = question
    proposedWidth = proposal.width
    proposedHeight = proposal.height
    width = size.width
    height = size.height
  }

  /// `ideal nil×nil → 120×44`
  public var description: String {
    func text(_ length: CGFloat?) -> String {
      guard let length else { return "nil" }
      guard length.isFinite else { return length == .infinity ? "inf" : "\(length)" }
      let rounded = (length * 100).rounded() / 100
      return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
    return "\(question.name) \(text(proposedWidth))×\(text(proposedHeight)) → "
      + "\(text(width))×\(text(height))"
  }
}
