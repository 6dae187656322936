import Foundation

extension Text.Segment {
  /// A run of an attributed string.
  init(_ run: AttributedString.Runs.Run, of text: AttributedString) {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    self.init(string: String(text[run.range].characters))
    font = run[Attributes.FontAttribute.self]
    tracking = run[Attributes.TrackingAttribute.self] ?? run[Attributes.KerningAttribute.self]
    baselineOffset = run[Attributes.BaselineOffsetAttribute.self]
    if let color = run[Attributes.ForegroundColorAttribute.self] {
      style = Text.TextStyle(style: color, text: "\(color)")
    }
    #if !canImport(UIKit)
      takePlatformAttributes(run)
    #endif
    guard
      let intent = run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self]
    else { return }
    self = InlineMarkdown.Piece(
      string: "", isBold: intent.contains(.stronglyEmphasized),
      isItalic: intent.contains(.emphasized), isCode: intent.contains(.code)
    ).applied(to: self)
  }
}

extension Text {
  // A literal is a key, not an attributed string, although it could be one.
  /// A text whose parts have fonts, colours, tracking and baselines of their own. Links have the colour
  /// of the text, and no lines are drawn.
  @_disfavoredOverload
  nonisolated public init(_ attributedContent: AttributedString) {
    let runs = attributedContent.runs.map { Segment($0, of: attributedContent) }
    self.init(segments: runs.isEmpty ? [Segment(string: "")] : runs)
  }
}
