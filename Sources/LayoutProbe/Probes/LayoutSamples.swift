import HeadlessUI

/// Views of different kinds, for a layout or a container that is shown without any of its own.
public struct LayoutSamples: View {
  var variant = SampleVariant.mixed

  init(_ variant: SampleVariant = .mixed) { self.variant = variant }

  /// The views.
  public var body: some View {
    switch variant.kind {
    case .mixed:
      Text("Short")
      Text("A longer text that needs more than one line where there is little room")
      Rectangle().frame(width: 60, height: 40)
      Color.gray
      Image(systemName: "star").resizable().frame(width: 30, height: 30)
      Text("Tag").padding(8).background(Capsule())
    case .fixed:
      ForEach(0..<variant.count, id: \.self) { index in
        Color.gray.frame(
          width: LayoutSamples.widths[index % 6], height: LayoutSamples.heights[index % 6])
      }
    case .text:
      ForEach(0..<variant.count, id: \.self) { index in Text(LayoutSamples.texts[index % 6]) }
    case .greedy:
      ForEach(0..<variant.count, id: \.self) { _ in Color.gray }
    }
  }

  private static let widths: [CGFloat] = [60, 30, 80, 45, 20, 50]
  private static let heights: [CGFloat] = [40, 30, 20, 50, 20, 35]
  private static let texts = [
    "Short", "A longer text that needs more than one line where there is little room", "Tag",
    "Two words", "One", "A text of some length",
  ]
}

/// Which samples a layout is shown with.
///
/// A layout may be made for a number of views, or for views of one kind: what only one of them shows
/// says something about the sample.
package struct SampleVariant: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// Six views that differ, those that are shown.
    case mixed
    case fixed, text, greedy
  }

  package var kind: Kind
  package var count: Int

  package static let mixed = SampleVariant(kind: .mixed, count: 6)

  /// All, in the order they are tried.
  package static let all =
    [mixed]
    + [Kind.fixed, .text, .greedy].flatMap { kind in
      [6, 3, 2, 1].map { SampleVariant(kind: kind, count: $0) }
    }

  /// How it is called behind the name of the layout; empty for the one that is shown.
  package var suffix: String {
    self == .mixed ? "" : " [\(count) \(kind.rawValue)]"
  }

  /// A probe's name without the sample, and the sample.
  package static func split(_ name: String) -> (name: String, variant: SampleVariant) {
    for variant in all.dropFirst() where name.hasSuffix(variant.suffix) {
      return (String(name.dropLast(variant.suffix.count)), variant)
    }
    return (name, .mixed)
  }
}
