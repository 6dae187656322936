import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("An edit of code that needs stand-ins", .enabled(if: CommandRun.canCompile), .ownThreads)
struct RememberedMendingTests {
  private static let screen = """
    import SwiftUI
    import Lottie

    struct Screen: View {
      @StateObject private var store = Store()
      var body: some View {
        VStack {
          header
          footer
          Badge(count: store.count)
        }
      }
      var header: some View {
        HStack {
          LottieView(animation: .named("hello")).frame(width: 40, height: 40)
          Text("Title").glow(radius: 3).padding(10)
        }
      }
      var footer: some View {
        Button("Send") { store.send() }.shimmering()
      }
    }

    #Preview { Screen() }

    """

  private static let store = """
    import Foundation
    import SwiftUI

    final class Store: ObservableObject {
      @Published var count = 3
      func send() { Analytics.shared.log("send") }
    }
    struct Badge: View {
      let count: Int
      var body: some View { Text("\\(count)").sparkle() }
    }

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App")])
      """)
    try folder.write("Sources/App/Store.swift", Self.store)
    try folder.write("Sources/App/Screen.swift", Self.screen)
  }

  private func run(
    _ command: String = "inspect", with compiler: CountingCompiler, cache: String
  ) throws -> (run: CommandRun, compiled: Int) {
    let before = compiler.count
    let run = try CommandRun(
      [command, "Sources/App/Screen.swift", "--format", "json"], in: folder.url,
      environment: compiler.environment.merging([
        "LAYOUTPROBE_CACHE": folder.url.appendingPathComponent(cache).path
      ]) { $1 })
    return (run, compiler.count - before)
  }

  private static let edits: [(name: String, text: String)] = [
    ("a constant", screen.replacing("padding(10)", with: "padding(20)")),
    ("lines above", "// A comment\n\n" + screen),
    ("a modifier", screen.replacing("footer\n", with: "footer\n      .padding()\n")),
    (
      "a property",
      screen.replacing("  var body", with: "  @State private var isShown = true\n  var body")
    ),
    ("another view", screen + "struct Other: View {\n  var body: some View { Text(\"b\") }\n}\n"),
  ]

  @Test(
    "gives the report of a first run, in a few looks of the compiler", arguments: edits.map(\.name))
  func edit(_ name: String) throws {
    let compiler = try CountingCompiler()
    let first = try run(with: compiler, cache: "cache")
    let standIns = try first.run.report().probes.first?.standIns.count ?? 0
    #expect(standIns >= 4, "\(first.run.all)")
    let edited = try #require(Self.edits.first { $0.name == name }).text
    #expect(edited != Self.screen)
    try folder.write("Sources/App/Screen.swift", edited)
    let second = try run(with: compiler, cache: "cache")
    let anew = try run(with: compiler, cache: "other")
    #expect(second.run.all == anew.run.all)
    #expect(second.compiled <= 2 && anew.compiled > 3, "\(second.compiled), \(anew.compiled)")
  }

  @Test("needs no stand-in any more for what it declares, in any file")
  func declared() throws {
    let compiler = try CountingCompiler()
    _ = try run(with: compiler, cache: "cache")
    try folder.write(
      "Sources/App/Screen.swift",
      Self.screen + """
        extension View {
          func sparkle() -> some View { padding(5) }
          func glow(radius: CGFloat) -> some View { padding(radius) }
        }
        """)
    let second = try run(with: compiler, cache: "cache")
    let anew = try run(with: compiler, cache: "other")
    #expect(second.run.all == anew.run.all)
    #expect(second.compiled < anew.compiled)
    #expect(!second.run.output.contains("sparkle") && !second.run.output.contains("glow"))
    #expect(second.run.output.contains("shimmering"))
  }

  @Test("needs no stand-in any more for what its correction makes right elsewhere")
  func corrected() throws {
    let compiler = try CountingCompiler()
    let wrong = Self.screen.replacing(
      "struct Screen: View {", with: "struct Screen: View {\n  let number: String = \"4\""
    )
    .replacing("Badge(count: store.count)", with: "Badge(count: number)")
    try folder.write("Sources/App/Screen.swift", wrong)
    #expect(try run(with: compiler, cache: "cache").run.output.contains("replaces number"))
    try folder.write(
      "Sources/App/Screen.swift",
      wrong.replacing("number: String = \"4\"", with: "number: Int = 4"))
    let second = try run(with: compiler, cache: "cache")
    #expect(second.run.all == (try run(with: compiler, cache: "other")).run.all)
    #expect(!second.run.output.contains("replaces number"), "\(second.run.all)")
  }

  @Test("and of a mistake in it has that mended too, and says it")
  func mistaken() throws {
    let compiler = try CountingCompiler()
    _ = try run(with: compiler, cache: "cache")
    try folder.write(
      "Sources/App/Screen.swift",
      Self.screen.replacing(".padding(10)", with: ".paddingg(10)")
        .replacing(".shimmering()", with: ""))
    let second = try run(with: compiler, cache: "cache")
    let anew = try run(with: compiler, cache: "other")
    #expect(second.run.all == anew.run.all)
    #expect(second.run.output.contains("paddingg") && !second.run.output.contains("shimmering"))
  }

  @Test("is mended anew where a team's checks decide")
  func checked() throws {
    let compiler = try CountingCompiler()
    _ = try run(with: compiler, cache: "cache")
    try folder.write(
      "Sources/App/Screen.swift", Self.screen.replacing("padding(10)", with: "padding(20)"))
    #expect(try run(with: compiler, cache: "cache").compiled <= 2)
    let check = try run("check", with: compiler, cache: "cache")
    let anew = try run("check", with: compiler, cache: "other")
    #expect(check.run.all == anew.run.all)
    #expect(check.compiled > 2)
    #expect(try run("check", with: compiler, cache: "cache").compiled == 0)
  }
}
