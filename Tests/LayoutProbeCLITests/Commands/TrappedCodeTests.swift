import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

/// What ends a preview because a value of it could not be had is mended like what does not compile.
@Suite("Code that traps after stand-ins", .enabled(if: CommandRun.canCompile), .ownThreads)
struct TrappedCodeTests {
  private func inspect(_ source: String, missing: Bool = true) throws -> CommandRun {
    let folder = try TemporaryFolder()
    try folder.write(
      "Card.swift", (missing ? "import NetKit\n" : "") + "import SwiftUI\n" + source)
    return try CommandRun(["inspect", "Card.swift", "--format", "json"], in: folder.url)
  }

  private func showsTitle(_ report: InspectReport) -> Bool {
    report.probes.first?.tree.contains { $0.detail?.contains("Title") == true } ?? false
  }

  private func isShown(_ run: CommandRun, standIn original: String) throws -> Bool {
    let report = try run.report()
    return report.failures.isEmpty
      && showsTitle(report)
      && report.standIns.contains { $0.original == original }
  }

  private static func card(_ text: String) -> String {
    """
    struct Movie {
      var name: String? = NetKit.title()
      var note: String!
      var scores: [Int] = []
    }
    struct Card: View {
      let movie: Movie
      var body: some View {
        VStack {
          Text("Title")
          \(text)
        }
      }
      func missing() -> String { fatalError("configure() was not called") }
    }
    #Preview { Card(movie: Movie(note: NetKit.note())) }

    """
  }

  @Test("a sample whose method ends the program without a word is mended, and the view is shown")
  func silent() throws {
    let run = try inspect(
      """
      protocol Loading { func load() -> String }
      struct Unimplemented: Loading { func load() -> String { fatalError() } }
      struct Card: View {
        let loading: any Loading
        var body: some View {
          VStack {
            Text("Title")
            Text(loading.load())
          }
        }
      }
      #Preview { Card(loading: NetKit.loading()) }
      """)
    #expect(try run.report().failures.isEmpty && showsTitle(run.report()), "\(run.all)")
  }

  @Test(
    "nil that stands for a value is a sample where it is unwrapped, and the view is shown",
    arguments: [
      ("Text(movie.name!)", "name!"),
      ("Text(movie\n        .name!\n        .uppercased())", "name!"),
      ("Text(movie.note.uppercased())", "note"),
    ])
  func unwrapped(text: String, original: String) throws {
    let run = try inspect(Self.card(text))
    #expect(try isShown(run, standIn: original), "\(run.all)")
  }

  @Test("as little as possible is replaced around other code that traps")
  func otherTraps() throws {
    let run = try inspect(Self.card("Text(\"\\(movie.scores[3])\")"))
    #expect(try isShown(run, standIn: "Text(…)"), "\(run.all)")
    let called = try inspect(Self.card("Text(missing())"))
    let report = try called.report()
    #expect(report.failures.isEmpty, "\(called.all)")
    #expect(showsTitle(report))
  }

  @Test("a trap without any stand-in is the code's own, and is an error")
  func ownTrap() throws {
    let source = Self.card("Text(movie.name!)").replacing("NetKit.title()", with: "nil")
      .replacing("NetKit.note()", with: "nil")
    let run = try inspect(source, missing: false)
    let failure = try #require(try run.report().failures.first)
    #expect(failure.kind == .crash, "\(run.all)")
    #expect(failure.declaration?.line == 12, "\(run.all)")
  }

  @Test("the line of a trap is the one that the runtime names")
  func line() throws {
    let run = try inspect(
      """
      struct Movie { var name: String?; var scores: [Int] = []
        var url: URL! }
      struct Card: View {
        let movie: Movie
        var body: some View {
          VStack {
            Text("Title")
            Text(movie.url.absoluteString)
          }
        }
      }
      #Preview { Card(movie: Movie()) }

      """, missing: false)
    #expect(try run.report().failures.first?.declaration?.line == 9, "\(run.all)")
  }

  @Test("a cast that fails is named without addresses")
  func cast() throws {
    let run = try inspect(
      """
      struct Card: View {
        let value: Any = 4
        var body: some View { Text(value as! String) }
      }
      #Preview { Card() }

      """, missing: false)
    #expect(
      try run.report().failures.first?.message
        == "Could not cast value of type 'Swift.Int' to 'Swift.String'.", "\(run.all)")
  }

  private static let service = """
    protocol Base { func ping() async throws -> Int }
    protocol Service: Base, Sendable {
      var items: [String] { get set }
      static var shared: Self { get }
      func title(id: Int) -> String
      func start()
      mutating func change<T: Decodable>(_ type: T.Type) throws -> T
      init(a: Int)
      subscript(i: Int) -> String { get }
      func client() -> NetKit.Client<Int>
    }
    struct Card: View {
      var service: Service = NetKit.resolve(Service.self)!
      var body: some View {
        VStack {
          Text("Title")
          Text(service.title(id: 3))
          ForEach(service.items, id: \\.self) { Text($0) }
        }
      }
    }
    #Preview { Card() }

    """

  @Test("a protocol without a type gets one whose members are samples")
  func withoutConformer() throws {
    let run = try inspect(Self.service)
    #expect(try isShown(run, standIn: "the types of Service"), "\(run.all)")
  }

  @Test("a protocol with members under a condition gets one too")
  func conditionalMembers() throws {
    let source = Self.service.replacing(
      "static var shared: Self { get }",
      with: "static var shared: Self { get }\n  #if os(iOS)\n  func play()\n  #endif\n")
    let run = try inspect(source)
    #expect(try isShown(run, standIn: "the types of Service"), "\(run.all)")
  }

  @Test("a protocol for which no type can be made keeps its preview from nothing else")
  func withoutPossibleConformer() throws {
    let source =
      Self.service.replacing("static var shared: Self { get }", with: "associatedtype Other")
      .replacing("var service: Service", with: "var service: any Service")
    let run = try inspect(source + "#Preview(\"other\") { Color.red.frame(width: 30) }\n")
    let report = try run.report()
    #expect(report.failures.isEmpty, "\(run.all)")
    #expect(report.probes.map(\.name) == ["Preview", "other"], "\(run.all)")
    // The title of the service, the rows of its items, and the text of one.
    #expect(showsTitle(report) && report.probes[0].standIns.count == 3, "\(run.all)")
  }

  @Test("an object for which only protocols without types are lacking is made with these")
  func partsWithoutConformer() throws {
    let run = try inspect(
      """
      protocol Service { func title() -> String }
      protocol Other { var count: Int { get } }
      final class Model: ObservableObject {
        let service: Service
        let other: Other
        init(service: Service, other: Other) { (self.service, self.other) = (service, other) }
      }
      struct Card: View {
        @ObservedObject var model: Model
        var body: some View {
          VStack {
            Text("Title")
            Text(model.service.title())
            Text("\\(model.other.count)")
          }
        }
      }
      #Preview { Card(model: NetKit.container.resolve(Model.self)!) }

      """)
    #expect(try isShown(run, standIn: "the types of Service"), "\(run.all)")
    #expect(try isShown(run, standIn: "the types of Other"), "\(run.all)")
  }

  @Test("a protocol of an imported module gets a type as well")
  func ofImportedModule() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [.target(name: "Domain"), .target(name: "App", dependencies: ["Domain"])])

      """)
    try folder.write(
      "Sources/Domain/Service.swift",
      """
      import Foundation
      public struct Unit { public var name: String }
      public protocol Service: AnyObject {
        var units: [Unit] { get }
        func title(_ date: Date) -> String
      }

      """)
    try folder.write(
      "Sources/App/Card.swift",
      """
      import Domain
      import NetKit
      import SwiftUI
      struct Card: View {
        let service: Service
        var body: some View {
          VStack {
            Text("Title")
            Text(service.title(Date(timeIntervalSince1970: 0)))
          }
        }
      }
      #Preview { Card(service: NetKit.container.resolve(Service.self)!) }

      """)
    let run = try CommandRun(
      ["inspect", "Sources/App/Card.swift", "--format", "json"], in: folder.url)
    #expect(try isShown(run, standIn: "the types of Service"), "\(run.all)")
  }
}
