import Foundation

/// The looks that labeled contents have without a style of one's own.
enum LabeledContentLook: Hashable, Sendable {
  case automatic
}

/// A style whose look the view itself knows.
@MainActor
protocol BuiltInLabeledContentStyle: LabeledContentStyle {
  nonisolated static var look: LabeledContentLook { get }
}

extension BuiltInLabeledContentStyle {
  /// The parts alone; views in which the style is set draw its look around them.
  public func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
    HStack {
      configuration.label
      configuration.content
    }
  }
}

/// As the system sees fit.
public struct AutomaticLabeledContentStyle: BuiltInLabeledContentStyle {
  nonisolated static var look: LabeledContentLook { .automatic }

  /// As the system sees fit.
  nonisolated public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// As the system sees fit.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
