import Foundation
import Testing

@testable import LayoutProbe
@testable import LayoutProbeCLI

@Suite("Stored values of a program", .enabled(if: CommandRun.canCompile), .ownThreads)
struct StoredValueTests {
  private static func report(_ source: String) throws -> InspectReport {
    let folder = try TemporaryFolder()
    try folder.write("Views.swift", source)
    return try CommandRun(["inspect", "Views.swift", "--format", "json"], in: folder.url).report()
  }

  private static let settles = Result {
    try report(
      """
      import SwiftUI

      final class Preferences: ObservableObject {
        @AppStorage("width") var width = 1
        @AppStorage("unit") var unit: Unit?
        var stored: Int { UserDefaults.standard.integer(forKey: "width") }
      }
      enum Unit: String { case point, pixel }

      struct Bar: View {
        @AppStorage("width") private var width = 1
        var body: some View { Color.red.frame(width: CGFloat(width), height: 10) }
      }

      struct ByObject: View {
        @StateObject private var preferences = Preferences()
        @AppStorage("unit") private var unit: Unit?
        var body: some View {
          Bar()
            .frame(height: unit == .pixel && preferences.stored == 50 ? 20 : 10)
            .onAppear {
              preferences.width = 50
              preferences.unit = .pixel
            }
        }
      }

      struct ByBinding: View {
        @AppStorage("isOn") private var isOn = false
        @State private var width = 1.0
        var body: some View {
          Color.red.frame(width: width, height: 10).onAppear {
            $isOn.wrappedValue = true
            if UserDefaults.standard.bool(forKey: "isOn") { width = 60 }
          }
        }
      }

      struct Removing: View {
        @AppStorage("unit") private var unit: Unit?
        @State private var width = 1.0
        var body: some View {
          Color.red.frame(width: width, height: 10).onAppear {
            unit = .point
            if UserDefaults.standard.string(forKey: "unit") == "point" { width += 10 }
            unit = nil
            if UserDefaults.standard.object(forKey: "unit") == nil { width += 100 }
          }
        }
      }

      struct Counting: View {
        @AppStorage("launches") private var launches = 0
        var body: some View {
          Color.red.frame(width: CGFloat(launches + 1), height: 10).onAppear { launches += 1 }
        }
      }

      struct ByObjectsBinding: View {
        @StateObject private var preferences = Preferences()
        var body: some View {
          Bar().onAppear { preferences.$width.wrappedValue = 40 }
        }
      }

      struct RemovedElsewhere: View {
        @AppStorage("width") private var width = 5
        @State private var height = 1.0
        var body: some View {
          Color.red.frame(width: CGFloat(width), height: height)
            .onAppear { width = 30 }
            .onChange(of: width) {
              if width == 30 { UserDefaults.standard.removeObject(forKey: "width") }
              if width == 5 {
                height = UserDefaults.standard.object(forKey: "width") == nil ? 10 : 20
              }
            }
        }
      }

      #Preview("set before") {
        let _ = UserDefaults.standard.set(33, forKey: "width")
        Bar()
      }
      #Preview("default again") { Bar() }
      #Preview("removed elsewhere") { RemovedElsewhere() }
      #Preview("by an object's binding") { ByObjectsBinding() }
      #Preview("by an object") { ByObject() }
      #Preview("by a binding") { ByBinding() }
      #Preview("removed") { Removing() }
      #Preview("counted") { Counting() }
      """)
  }

  private func root(_ name: String) throws -> CGSize? {
    let probe = try Self.settles.get().probes.first { $0.name == name }
    #expect(probe?.findings.map(\.rule) == [], "\(name)")
    return probe?.tree.first?.frame?.size
  }

  @Test("what an object writes is read by views of the key and by UserDefaults")
  func objects() throws { #expect(try root("by an object") == CGSize(width: 50, height: 20)) }

  @Test("what a binding writes is read by UserDefaults, and what an object's does by views")
  func bindings() throws {
    #expect(try root("by a binding") == CGSize(width: 60, height: 10))
    #expect(try root("by an object's binding") == CGSize(width: 40, height: 10))
  }

  @Test("a value that becomes nil is removed, and one that is removed is not stored again")
  func removal() throws {
    #expect(try root("removed") == CGSize(width: 111, height: 10))
    #expect(try root("removed elsewhere") == CGSize(width: 5, height: 10))
  }

  @Test("a property begins with what a preview stored, and not with what another preview did")
  func start() throws {
    #expect(try root("set before") == CGSize(width: 33, height: 10))
    #expect(try root("default again") == CGSize(width: 1, height: 10))
  }

  @Test("each layout of a view begins with the values of the first")
  func repeatable() throws { #expect(try root("counted") == CGSize(width: 2, height: 10)) }

  @Test("a loop through stored values has the line that stores, also in an initializer")
  func loops() throws {
    let report = try Self.report(
      """
      import SwiftUI

      struct Banner: View {
        @AppStorage("launches") private var launches = 0
        init() {
          launches += 1
        }
        var body: some View { Text("Welcome") }
      }
      struct Launches: View {
        @AppStorage("launches") private var launches = 0
        var body: some View {
          VStack {
            Text("\\(launches)")
            Banner()
          }
        }
      }
      struct Setting: View {
        @AppStorage("count") private var count = 0
        var body: some View {
          Text("\\(count)").onChange(of: count, initial: true) {
            UserDefaults.standard.set(count + 1, forKey: "count")
          }
        }
      }
      #Preview("in an initializer") { Launches() }
      #Preview("by UserDefaults") { Setting() }
      """)
    let lines = report.probes.map { $0.loop?.firstOffendingWrite?.place?.line }
    #expect(report.probes.map(\.name) == ["in an initializer", "by UserDefaults"])
    #expect(lines == [6, 23])
    #expect(report.probes.allSatisfy { $0.findings.contains { $0.rule.hasPrefix("loop-") } })
  }

  @Test("a crash in the initializer of a struct has its line")
  func crash() throws {
    let report = try Self.report(
      """
      import SwiftUI
      struct Row: View {
        let value: Int
        init(_ values: [Int]) {
          value = values[3]
        }
        var body: some View { Text("\\(value)") }
      }
      #Preview { Row([1]) }
      """)
    #expect(report.failures.map(\.declaration?.line) == [5])
  }
}
