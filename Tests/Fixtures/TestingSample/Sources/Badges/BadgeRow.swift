import SwiftUI

/// Badges in a row, each as wide as the widest.
struct BadgeRow: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let badge = largest(subviews)
    let count = CGFloat(subviews.count)
    return CGSize(
      width: badge.width * count + spacing * max(count - 1, 0), height: badge.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let badge = largest(subviews)
    var x = bounds.minX
    for subview in subviews {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(badge))
      x += badge.width + spacing
    }
  }

  private func largest(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }
}

extension EnvironmentValues {
  /// Between badges, in points.
  @Entry var badgeSpacing: CGFloat = 8
}

/// Three badges.
struct Badges: View {
  @Environment(\.badgeSpacing) private var spacing

  var body: some View {
    BadgeRow(spacing: spacing) {
      Color.red.frame(width: 20, height: 10)
      Color.green.frame(width: 40, height: 20)
      Color.blue.frame(width: 30, height: 10)
    }
  }
}

/// Writes the width that it measures, which makes it another one.
struct RestlessBadge: View {
  @State private var width: CGFloat = 20

  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0 == 20 ? 30 : 20
      }
  }
}

#Preview("Badges") { Badges() }

#Preview("Wide", traits: .sizeThatFitsLayout) {
  @Previewable @State var spacing: CGFloat = 20
  Badges().environment(\.badgeSpacing, spacing)
}
