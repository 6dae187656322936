import Foundation

@testable import LayoutProbeCLI

/// Sources that the tests of commands share, in one folder, so that each is compiled once.
enum SampleSources {
  private static let folder = Result {
    let folder = try TemporaryFolder()
    // Nothing releases what is static.
    atexit { try? FileManager.default.removeItem(at: SampleSources.url()) }
    for (name, text) in files { try folder.write(name, text) }
    return folder
  }

  static func url() throws -> URL { try folder.get().url }

  private static let files = [
    "Card.swift": """
    import SwiftUI

    struct Card: View {
      var title = "Hello"
      var body: some View { Text(title).padding(10) }
    }

    #Preview("card") { Card() }
    """,
    "Talking.swift": """
    import SwiftUI

    #Preview("talking") {
      let _ = print("said by the source")
      Color.red
    }
    """,
    "Library.swift": """
    import SwiftUI

    struct FlowLayout: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
          width: sizes.map(\\.width).reduce(0, +), height: sizes.map(\\.height).max() ?? 0)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        var x = bounds.minX
        for subview in subviews {
          subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
          x += subview.sizeThatFits(.unspecified).width
        }
      }
    }

    private struct Column {
      let gap: CGFloat
    }

    extension Column: SwiftUI.Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: gap, height: gap) }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }

    struct TagList: View {
      var body: some View { FlowLayout { Text("a"); Text("b") } }
    }

    struct Picked: View {
      let pick: (Int) -> Int
      var body: some View { Text("\\(pick(1))") }
    }

    struct Shelf: Identifiable { let id: Int; var place: Int { id }; let inner: [Shelf] }

    struct Shelved: View {
      let shelves: [Shelf]
      var body: some View {
        ForEach(shelves) { Text("\\($0.place) with \\($0.inner.count)") }
      }
    }

    struct Turned<T>: View {
      let turn: (T) -> T
      var body: some View { Text("turned") }
    }
    """,
    "Broken.swift": """
    import SwiftUI

    #Preview("broken") {
      Text("no such view")
    }
    }
    """,
    "Missing.swift": "import SwiftUI\nimport Charts\n#Preview { Color.red }\n",
    "MissingNames.swift": """
    import SwiftUI
    import UIKit

    let effect: UIVisualEffectView? = nil
    #Preview("table") { Table() }
    #Preview("table again") { Table() }
    #Preview("modifier") { Color.red.padding().sparkling() }
    """,
    "Plain.swift": "let nothing = 1\n",
    "notes.txt": "no Swift\n",
    "Related/Shown.swift": "import SwiftUI\n#Preview(\"shown\") { Part().framed() }\n",
    "Related/Part.swift": "import SwiftUI\nstruct Part: View { var body: some View { side } }\n",
    "Related/Side.swift": "import SwiftUI\nextension Part { var side: Color { .red } }\n",
    "Related/Framed.swift": """
    import SwiftUI
    extension View { func framed() -> some View { frame(width: 3) } }
    """,
    "Related/Wrong.swift": "import SwiftUI\nlet wrong = 1 }\n#Preview { Color.red }\n",
    "Mixed/Good.swift": "import SwiftUI\n#Preview(\"good\") { Color.red }\n",
    "Mixed/Bad.swift": "import SwiftUI\n#Preview(\"bad\") { Text(\"a\") } }\n",
  ]
}
