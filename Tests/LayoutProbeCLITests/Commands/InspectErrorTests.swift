import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("What cannot be inspected", .enabled(if: CommandRun.canCompile), .ownThreads)
struct InspectErrorTests {
  private func inspect(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["inspect"] + arguments, in: SampleSources.url())
  }

  @Test("a compile error is shown at the user's own path, line and column, with exit code 2")
  func compileError() throws {
    let run = try inspect("Broken.swift")
    #expect(run.status == 2)
    #expect(
      run.output.contains(
        """
        Broken.swift:6: error: does not compile [source-unusable]
          Broken.swift:6:1: error: extraneous '}' at top level
          }
          ^
        """), "\(run.all)")
    #expect(
      run.errors == """
        layoutprobe: failed: Broken.swift:6 [source-unusable]
        layoutprobe: 1 error; 1 source cannot be used

        """)
  }

  @Test("what is not here is stood in for by name, and keeps no other preview from being shown")
  func missingNames() throws {
    let module = try inspect("Missing.swift")
    #expect(module.status == 0)
    #expect(module.output.contains("maximum  inf×inf"), "\(module.all)")
    let names = try inspect("MissingNames.swift", "--format", "json")
    let report = try names.report()
    #expect(report.probes.map(\.name) == ["modifier"], "\(names.all)")
    #expect(
      report.probes.first?.standIns == ["MissingNames.swift:7: .sparkling() is left out"],
      "\(names.all)")
    #expect(report.failures.map(\.probe) == ["table", "table again"])
    #expect(report.failures.map(\.kind) == [.standIn, .standIn])
  }

  @Test("an object that a modifier of an absent package would give is no crash of the view's")
  func missingObject() throws {
    let source = """
      import Wiring
      final class Store: ObservableObject { let title = "a" }
      struct Page: View {
        @EnvironmentObject var store: Store
        var body: some View { Text(store.title) }
      }
      #Preview("wired") { Page().wired { Store() } }
      #Preview("bare") { Page() }
      """
    let report = try InlineSource(source).run.report()
    #expect(report.failures.isEmpty, "\(report.failures)")
    let found = report.probes.map { probe in
      (probe.name, probe.findings.first { $0.rule == "object-missing" })
    }
    #expect(found.map(\.0) == ["wired", "bare"])
    #expect(found.map(\.1?.severity) == [.note, .error])
    #expect(report.probes.allSatisfy { !$0.measurements.isEmpty })
  }

  @Test("a length or an id that a sample led to is a note, and the program's own a warning")
  func valuesOfSamples() throws {
    let source = """
      import Absent
      #Preview("sample") { Color.red.frame(width: Screen.width - 20, height: 10) }
      #Preview("own") { Color.red.frame(width: 10 - 20, height: 10) }
      #Preview("ids") { ForEach(["a", "a"], id: \\.self) { Text($0) } }
      """
    let report = try InlineSource(source).run.report()
    let found = report.probes.map { probe in
      probe.findings.first { ["argument-invalid", "id-ambiguous"].contains($0.rule) }
    }
    #expect(report.probes.map(\.name) == ["sample", "own", "ids"])
    #expect(found.map { $0?.severity } == [.note, .warning, .warning], "\(found)")
  }

  @Test("an object of which no sample can be made ends the probe, with SwiftUI's words")
  func missingObjectWithoutSample() throws {
    let source = """
      import Synchronization
      import SwiftUI
      final class Store: ObservableObject { let title = Mutex("a") }
      struct Page: View {
        @EnvironmentObject var store: Store
        var body: some View { Text(store.title.withLock { $0 }) }
      }
      #Preview("bare") { Page() }
      """
    let failures = try InlineSource(source).run.report().failures
    #expect(failures.map(\.kind) == [.crash])
    #expect(
      failures.first?.message.contains("No ObservableObject of type Store found") == true,
      "\(failures)")
  }

  @Test("where a sample of a missing object does not do, the object is what is missing")
  func missingObjectWithPoorSample() throws {
    let source = """
      final class Model: ObservableObject { @Published var items: [Int] = [] }
      struct Page: View {
        @EnvironmentObject var model: Model
        var body: some View { Text("\\(model.items[3])") }
      }
      struct Title: View {
        @EnvironmentObject var model: Model
        var body: some View { Text("\\(model.items.count)") }
      }
      #Preview("title") { Title() }
      #Preview("given") { Page().environmentObject(Model()) }
      #Preview("bare") { Page() }
      #Preview("given too") { Page().environmentObject(Model()) }
      """
    let failures = try InlineSource(source).run.report().failures
    #expect(failures.map(\.probe) == ["given", "bare", "given too"])
    #expect(failures.map(\.kind) == [.crash, .crash, .crash])
    let start = "Fatal error: No object of type Model found"
    #expect(failures.map { $0.message.hasPrefix(start) } == [false, true, false], "\(failures)")
    #expect(failures.map(\.declaration?.line) == [5, 3, 5])
  }

  @Test("the delegate of an app, which is not run, is a sample; another preview's crash is its own")
  func missingDelegate() throws {
    let source = """
      import AppKit
      import SwiftUI
      final class Delegate: NSObject, NSApplicationDelegate { let title = "a" }
      struct Page: View {
        let title: String
        var body: some View { Text(title) }
      }
      #Preview("asks") { Page(title: (NSApplication.shared.delegate as! Delegate).title) }
      #Preview("does not") { Page(title: ["a"][Int("1") ?? 0]) }
      """
    let report = try InlineSource(source).run.report()
    #expect(report.failures.map(\.probe) == ["does not"])
    #expect(report.failures.map(\.kind) == [.crash])
    #expect(report.probes.map(\.name) == ["asks"])
    #expect(report.probes.first?.standIns.isEmpty == false)
  }

  @Test("a broken source does not keep others from being measured")
  func brokenAndWhole() throws {
    let run = try inspect("Broken.swift", "Card.swift", "--format", "json")
    #expect(run.status == 2)
    let report = try run.report()
    #expect(report.probes.map(\.name) == ["card"])
    #expect(report.failures.map(\.kind) == [.compile])
  }

  @Test("files of a folder that does not compile as one module are tried alone")
  func folder() throws {
    let run = try inspect("Mixed", "--format", "json")
    #expect(run.status == 2)
    let report = try run.report()
    #expect(report.probes.map(\.place?.description) == ["Mixed/Good.swift:2"])
    #expect(report.failures.map(\.source) == ["Mixed/Bad.swift"])
    #expect(run.errors.contains("Mixed does not compile as one module"), "\(run.all)")
  }

  @Test("a declaration that cannot be parsed is left out, and the rest of its folder is shown")
  func brokenDeclaration() throws {
    let run = try inspect("Related", "--format", "json")
    let report = try run.report()
    #expect(
      report.probes.map(\.place?.description) == [
        "Related/Shown.swift:2", "Related/Wrong.swift:3",
      ],
      "\(run.all)")
    #expect(report.standIns.map(\.place.description) == ["Related/Wrong.swift:2"], "\(run.all)")
  }

  @Test("a missing path and a file that is no Swift are input errors, with exit code 2")
  func input() throws {
    let run = try inspect("Nowhere.swift", "notes.txt")
    #expect(run.status == 2)
    #expect(
      run.output.hasPrefix(
        """
        Nowhere.swift: error: no such file or folder [source-unusable]
        """), "\(run.all)")
    #expect(
      run.output.contains(
        "\nnotes.txt: error: not a Swift file; give a .swift file or a folder of them "
          + "[source-unusable]\n"), "\(run.all)")
    #expect(run.output.contains("try: Check the path and the file"), "\(run.all)")
    #expect(!run.output.contains("compiler"), "\(run.all)")
    #expect(run.output.hasSuffix("checked nothing: 2 errors\n"), "\(run.all)")
    #expect(
      run.errors == """
        layoutprobe: failed: Nowhere.swift [source-unusable]
        layoutprobe: failed: notes.txt [source-unusable]
        layoutprobe: 2 errors; 2 sources cannot be used

        """)
  }

  @Test("nothing to probe is exit code 3, with the views and layouts that could be named")
  func nothing() throws {
    let library = try inspect("Library.swift")
    #expect(library.status == 3)
    #expect(library.output == "checked nothing\n")
    #expect(
      library.errors == """
        layoutprobe: nothing to probe: no #Preview, PreviewProvider or Probe was found; name a \
        view or layout: --view FlowLayout (there are: FlowLayout, Column, TagList, Picked, \
        Shelved)

        """)
    let plain = try inspect("Plain.swift")
    #expect(plain.status == 3)
    #expect(plain.errors.contains("probe an expression: -e '"), "\(plain.all)")
  }

  @Test("a file without anything to probe among others is mentioned")
  func nothingAmongOthers() throws {
    let run = try inspect("Card.swift", "Plain.swift", "--format", "json")
    #expect(run.status == 0)
    #expect(run.errors == "layoutprobe: note: Plain.swift: nothing to probe\n")
    #expect(try run.report().empty == ["Plain.swift"])
  }

  @Test("a misspelt view or layout is exit code 2 with what was meant, others named or not")
  func misspeltView() throws {
    for others in [[], ["--view", "TagList"]] {
      let run = try CommandRun(
        ["inspect", "Library.swift", "--view", "FlowLayot"] + others, in: SampleSources.url())
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(
        run.errors.hasPrefix(
          """
          layoutprobe: the sources declare no view or layout 'FlowLayot'
            did you mean 'FlowLayout'?
          """), "\(run.all)")
    }
    let far = try inspect("Library.swift", "--view", "Zzzzz")
    #expect(far.errors.contains("there are: FlowLayout, Column, TagList, Picked"), "\(far.all)")
  }

  @Test("an unknown option or command is exit code 2 with what was meant")
  func misspeltOption() throws {
    let option = try inspect("Card.swift", "--propse", "min")
    #expect(option.status == 2)
    #expect(option.errors.contains("did you mean '--propose'?"), "\(option.all)")
    let command = try CommandRun(["inspct"], in: SampleSources.url())
    #expect(command.status == 2)
    #expect(command.errors.contains("did you mean 'inspect'?"), "\(command.all)")
  }

  @Test("without a path and without a folder of probes the way on is said")
  func noFolder() throws {
    let run = try inspect()
    #expect(run.status == 2)
    #expect(run.errors.contains("there is no folder 'probes' here"), "\(run.all)")
  }

  @Test("an expression that breaks out of its place is refused")
  func brokenExpression() throws {
    for code in ["Text(\"a\"", "Text(\"a\") } }", " ", "Text(\"a\") /*"] {
      let run = try inspect("-e", code)
      #expect(run.status == 2)
      #expect(run.errors.contains("the expression"), "\(run.all)")
    }
  }

  @Test("numbers that no machine has are as many as there may be")
  func largeNumbers() throws {
    for option in ["--jobs", "--memory", "--max-passes", "--threshold"] {
      let run = try inspect("missing.swift", option, "99999999999999999999")
      #expect(run.status == 2, "\(run.all)")
      #expect(run.errors.contains("missing.swift"), "\(run.all)")
    }
  }
}
