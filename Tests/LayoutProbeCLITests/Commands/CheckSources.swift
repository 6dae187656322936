import Foundation

/// Sources that the tests of `check` share, each of which is compiled once.
enum CheckSources {
  static let calm = """
    import SwiftUI

    #Preview("calm") { Color.red.frame(width: 20, height: 10) }
    """

  /// Its height follows its height.
  static let loop = """
    import SwiftUI

    struct Turning: View {
      @State private var height: CGFloat = 20

      var body: some View {
        Color.red.frame(width: 50, height: height)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { measured in
            height = measured == 20 ? 60 : 20
          }
      }
    }

    #Preview("turning") { Turning() }
    """

  /// Its ideal width is above its maximum: a warning.
  static let wide = """
    import SwiftUI

    struct Wide: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        CGSize(width: proposal.width == nil ? 500 : 100, height: 30)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
      }
    }

    #Preview("wide") { VStack { Wide { Text("a") } } }
    """

  static let trap = """
    import SwiftUI

    #Preview("fine") { Color.red }
    #Preview("trap") { Text([String]()[Int("1") ?? 0]) }
    """

  static let broken = "import SwiftUI\n\n#Preview(\"broken\") { Text(\"a\") } }\n"

  /// A folder with some of them: `Calm.swift`, `Loop.swift`, …
  static func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return folder
  }
}
