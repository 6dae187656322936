import Testing

@testable import LayoutProbeCLI

@Suite("Sources that ask for their platform", .enabled(if: CommandRun.canCompile), .ownThreads)
struct PlatformTests {
  private let source = """
    #if os(iOS)
      typealias Native = UIColor
      let side: CGFloat = 30
    #elseif canImport(AppKit)
      typealias Native = NSColor
      let side: CGFloat = 40
    #endif
    struct Card: View {
      let color: Native
      var body: some View {
        Color.red
          #if targetEnvironment(simulator)
            .frame(width: side)
          #else
            .frame(width: side + 1)
          #endif
          .frame(height: 20)
      }
    }
    #if os(iOS)
      #Preview("phone") { Card(color: .red) }
    #endif
    #if os(macOS)
      #Preview("mac") { Card(color: .red) }
    #endif
    @available(iOS 17, *)
    #Preview("new") {
      if #available(iOS 99, *) { Color.red.frame(width: 1, height: 1) } else { EmptyView() }
    }
    """

  @Test("They are compiled for iOS, in the simulator, or for the platform that is named")
  func platforms() throws {
    let phone = try InlineSource(source)
    #expect(try phone.sizes == ["phone": "30×20", "new": "1×1"], "\(phone.run.all)")
    #expect(
      phone.run.errors.contains(
        "A.swift:25: #Preview ignored: `#if os(macOS)` does not hold for iOS; "
          + "--platform macOS shows it"))
    let mac = try InlineSource(source, "--platform", "macOS")
    #expect(try mac.sizes == ["mac": "41×20", "new": "1×1"], "\(mac.run.all)")
    let wrong = try InlineSource(source, "--platform", "BeOS")
    #expect(wrong.run.status == 2, "\(wrong.run.all)")
  }

  @Test("A file whose previews are for one platform alone is compiled for that")
  func onlyPlatform() throws {
    let mac = try InlineSource(
      """
      #if os(macOS)
        #Preview("mac") { Color(nsColor: .red).frame(width: 7, height: 8) }
      #endif
      """)
    #expect(try mac.sizes == ["mac": "7×8"], "\(mac.run.all)")
    #expect(
      mac.run.errors.contains(
        "A.swift is compiled for macOS: its previews are for that alone; "
          + "sizes of controls, lists and bars are those of iOS"),
      "\(mac.run.all)")
    let asked = try InlineSource(
      """
      #if os(macOS)
        #Preview("mac") { Color.red.frame(width: 7, height: 8) }
      #endif
      """, "--platform", "iOS")
    #expect(asked.run.status == 3, "\(asked.run.all)")
  }

  @Test("A function that no library here has is missed only by what calls it")
  func missingFunction() throws {
    let source = try InlineSource(
      """
      @_silgen_name("_functionOfAnotherSystem") func elsewhere() -> Int32
      #Preview("quiet") { Color.red.frame(width: 7, height: 8) }
      #Preview("called") { Color.red.frame(width: CGFloat(elsewhere()), height: 8) }
      """)
    let report = try source.run.report()
    let quiet = try #require(report.probes.first { $0.name == "quiet" })
    #expect(quiet.tree.first?.frame?.size.width == 7)
    #expect(quiet.standIns == [])
    #expect(report.probes.first { $0.name == "called" }?.standIns.count == 1)
    #expect(report.standIns.map(\.reason) == ["no library here defines it"], "\(source.run.all)")
  }

  @Test("Imports at different levels of access, of modules that are one module here")
  func levels() throws {
    let source = try InlineSource(
      """
      internal import Combine
      public import SwiftUI
      private import UIKit
      #Preview { Color.red.frame(width: 7, height: 8) }
      """)
    #expect(try source.sizes == ["Preview": "7×8"], "\(source.run.all)")
  }

  @Test("What uses the Objective-C runtime in a coordinator compiles and is laid out")
  func coordinator() throws {
    let source = try InlineSource(
      """
      final class Coordinator: NSObject, ObservableObject {
        @objc dynamic var count = 1
        @Published var text = "a"
        @objc func tap(_ sender: Any) { name = #keyPath(Coordinator.count) }
        @objc(other:) func other(_ x: Int) -> Int { (text as NSString).length }
        var name = ""
      }
      struct A: View {
        @StateObject var coordinator = Coordinator()
        var body: some View {
          Color.red.frame(width: CGFloat(coordinator.other(1)) * 10, height: 10)
        }
      }
      #Preview { A() }
      """)
    #expect(try source.sizes == ["Preview": "10×10"], "\(source.run.all)")
  }

  @Test("A module with an actor that is an NSObject is loaded, and its views are laid out")
  func objectActor() throws {
    let source = try InlineSource(
      """
      protocol Described {}
      actor Service: NSObject, Described {
        let name: String
        init(name: String) {
          self.name = name
          super.init()
        }
      }
      struct A: View {
        let service: any Described = Service(name: "a")
        var body: some View { Color.red.frame(width: 10, height: 10) }
      }
      #Preview { A() }
      """)
    #expect(try source.sizes == ["Preview": "10×10"], "\(source.run.all)")
  }
}
