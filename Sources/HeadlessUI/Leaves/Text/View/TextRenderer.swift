import Foundation

/// A value that runs of a text carry for who draws it.
public protocol TextAttribute {}

/// What is known about a text that asks how large it should be.
public struct TextProxy {
  private let size: (ProposedViewSize) -> CGSize

  init(size: @escaping (ProposedViewSize) -> CGSize) { self.size = size }

  /// The text's answer to a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// Draws texts. It is not asked here: a text has the size that it has without a renderer.
public protocol TextRenderer: Animatable {
  /// Draws a text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The text's size.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far it draws outside of its frame, in points.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text without a renderer.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// Zero: the drawing stays within the bounds of the text.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension Text {
  /// The lines of a text for who draws it; there are none, because nothing is drawn here.
  public struct Layout: RandomAccessCollection {
    /// One line.
    public struct Line: RandomAccessCollection {
      /// The first position.
      public var startIndex: Int { 0 }
      /// The position behind the last run.
      public var endIndex: Int { 0 }
      /// The run at a position.
      public subscript(index: Int) -> Run { preconditionFailure("\(index) is out of range") }
      /// Where the line is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// Characters of one look.
    public struct Run: RandomAccessCollection {
      /// The first position.
      public var startIndex: Int { 0 }
      /// The position behind the last glyph.
      public var endIndex: Int { 0 }
      /// The glyph at a position.
      public subscript(index: Int) -> RunSlice { preconditionFailure("\(index) is out of range") }
      /// A value that the run carries.
      public subscript<T>(key: T.Type) -> T? where T: TextAttribute { nil }
      /// Where the run is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// Some glyphs of a run.
    public struct RunSlice {
      /// The run.
      public var run: Run { Run() }
      /// A value that the run carries.
      public subscript<T>(key: T.Type) -> T? where T: TextAttribute { nil }
      /// Where the glyphs are.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// Where something is, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// Where its baseline begins.
      public var origin = CGPoint.zero
      /// How wide it is.
      public var width: CGFloat = 0
      /// How far it rises above the baseline.
      public var ascent: CGFloat = 0
      /// How far it falls below the baseline.
      public var descent: CGFloat = 0
      /// The gap to the next line.
      public var leading: CGFloat = 0
      /// Its rectangle.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// The first position.
    public var startIndex: Int { 0 }
    /// The position behind the last line.
    public var endIndex: Int { 0 }
    /// The line at a position.
    public subscript(index: Int) -> Line { preconditionFailure("\(index) is out of range") }
  }

  /// Makes the text carry a value for who draws it; the layout stays.
  public func customAttribute<T>(_ value: T) -> Text where T: TextAttribute { self }
}

extension GraphicsContext {
  /// Draws a line of a text; nothing is drawn here.
  public func draw(_ line: Text.Layout.Line) {}
  /// Draws a run of a text; nothing is drawn here.
  public func draw(_ run: Text.Layout.Run) {}
  /// Draws glyphs of a text; nothing is drawn here.
  public func draw(_ slice: Text.Layout.RunSlice) {}
}

extension View {
  /// Has a renderer draw the texts in the view; the layout does not change.
  nonisolated public func textRenderer<T>(_ renderer: T) -> some View where T: TextRenderer {
    recorded("textRenderer", TypeName.short(T.self))
  }
}
