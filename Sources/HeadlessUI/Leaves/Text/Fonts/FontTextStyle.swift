import Foundation

extension Font {
  /// A role of text, with a size for every dynamic type size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// A large title.
    case largeTitle
    /// A first-level title.
    case title
    /// A second-level title.
    case title2
    /// A third-level title.
    case title3
    /// A heading.
    case headline
    /// A subheading.
    case subheadline
    /// Body text.
    case body
    /// A callout.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption
    /// A second caption.
    case caption2
    /// The largest title.
    case extraLargeTitle
    /// The second largest title.
    case extraLargeTitle2
  }
}
