import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("layoutprobe why --why-not", .enabled(if: CommandRun.canCompile), .ownThreads)
struct WhyNotCommandTests {
  private static let source = """
    import SwiftUI

    #Preview("first", traits: .fixedLayout(width: 200, height: 50)) {
      HStack(spacing: 0) {
        Text("aaaa bbbb cccc")
        Text("dddd eeee ffff")
      }
      .lineLimit(1)
      .font(.system(size: 10))
    }

    #Preview("second", traits: .fixedLayout(width: 200, height: 50)) {
      Color.red
        .frame(width: 30, height: 10)
    }

    #Preview("third", traits: .fixedLayout(width: 200, height: 50)) {
      Color.red
        .frame(maxWidth: 30)
    }

    #Preview("fourth", traits: .fixedLayout(width: 200, height: 90)) {
      Color.red
        .padding(30)
    }

    #Preview("fifth", traits: .fixedLayout(width: 60, height: 90)) {
      Text("aaaa bbbb cccc")
        .font(.system(size: 10))
        .lineLimit(1)
    }

    #Preview("sixth", traits: .fixedLayout(width: 60, height: 90)) {
      Text("aaaa bbbb dddd")
        .font(.system(size: 10))
    }

    #Preview("seventh", traits: .fixedLayout(width: 210, height: 50)) {
      HStack(spacing: 30) {
        Color.red
        Color.blue.frame(width: 90)
      }
    }

    #Preview("eighth", traits: .fixedLayout(width: 200, height: 90)) {
      VStack(spacing: 0) {
        Color.green
        Color.orange
          .frame(height: 40)
      }
    }

    #Preview("ninth", traits: .fixedLayout(width: 200, height: 90)) {
      Color.yellow
        .frame(minHeight: 10, maxHeight: 25)
    }

    #Preview("tenth", traits: .fixedLayout(width: 100, height: 90)) {
      ZStack {
        Color.mint
      }
    }
    """

  /// The probe, the node, and the size that it should have.
  private static let questions = [
    ("first", "Text[1]", "140xnil"), ("second", "Color", "80xnil"), ("third", "Color", "80xnil"),
    ("fourth", "Color", "180xnil"), ("fifth", "Text", "nilx20"), ("sixth", "Text", "140x10"),
    ("seventh", "Color[0]", "110xnil"), ("eighth", "Color[0]", "nilx70"),
    ("ninth", "Color", "nilx60"), ("tenth", "Color", "44x20"),
  ]

  private func why(_ arguments: [String], in folder: TemporaryFolder) throws -> WhyReport {
    let run = try CommandRun(
      ["why", "Row.swift"] + arguments + ["--text", "box", "--format", "json"], in: folder.url)
    #expect(run.status == 0, "\(run.all)")
    return try #require(try run.report().probes.first?.why, "\(run.all)")
  }

  @Test("what it offers gives the size when it is put into the source")
  func offered() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("Row.swift", Self.source)
    var lines = Self.source.components(separatedBy: "\n")
    for (probe, node, wanted) in Self.questions {
      let report = try why([node, "--probe", probe, "--why-not", wanted], in: folder)
      let change = try #require(report.whyNot?.change, "\(probe): \(report)")
      let line = try #require(change.target.place, "\(probe): \(report)").line - 1
      guard let old = change.replaces else {
        lines[line] += change.swift
        continue
      }
      #expect(lines[line].contains(old), "\(probe): \(change)")
      lines[line] = lines[line].replacingOccurrences(of: old, with: change.swift)
    }
    _ = try folder.write("Row.swift", lines.joined(separator: "\n"))
    for (probe, node, wanted) in Self.questions {
      // A modifier of its own is a node around it.
      let path = probe == "first" ? "layoutPriority/Text" : node
      let report = try why([path, "--probe", probe], in: folder)
      let size = report.lines[0].components(separatedBy: " is ")[1].components(separatedBy: ",")[0]
      let lengths = size.components(separatedBy: "×")
      for (length, goal) in zip(lengths, wanted.components(separatedBy: "x")) {
        #expect(goal == "nil" || goal == length, "\(probe): \(lines.joined(separator: "\n"))")
      }
    }
  }

  @Test("lines of nodes and of the change are printed, and all of it is the same each time")
  func lines() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("Row.swift", Self.source)
    let arguments = [
      "why", "Row.swift", "Text[1]", "--probe", "first", "--why-not", "140xnil", "--text", "box",
    ]
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.status == 0, "\(run.all)")
    #expect(run.output.contains("Text \"dddd eeee ffff\" (Row.swift:6) is "), "\(run.all)")
    #expect(run.output.contains("in HStack (Row.swift:4): "), "\(run.all)")
    #expect(
      run.output.contains(
        "→ .layoutPriority(1) on Text \"dddd eeee ffff\" (Row.swift:6) gives it "),
      "\(run.all)")
    #expect(try CommandRun(arguments, in: folder.url).output == run.output)
  }

  @Test("a size that is none, and two questions at once, are refused")
  func mistakes() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("Row.swift", Self.source)
    for size in ["wide", "nilxnil", "infx10"] {
      let run = try CommandRun(["why", "Row.swift", "Text", "--why-not", size], in: folder.url)
      #expect(run.status == 2, "\(run.all)")
      #expect(run.errors.contains("'\(size)' is not a valid value for '--why-not'"), "\(run.all)")
    }
    let both = try CommandRun(
      ["why", "Row.swift", "--body", "Row", "--why-not", "10x10"], in: folder.url)
    #expect(both.status == 2, "\(both.all)")
  }

  @Test("inspect prints the reasons with everything else")
  func inspect() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("Row.swift", Self.source)
    let run = try CommandRun(
      ["inspect", "Row.swift", "--filter", "second", "--why", "Color"], in: folder.url)
    #expect(run.status == 0, "\(run.all)")
    #expect(run.output.contains("minimum"), "\(run.all)")
    #expect(run.output.contains("Color red (Row.swift:13) is 30×10"), "\(run.all)")
    let none = try CommandRun(
      ["inspect", "Row.swift", "--filter", "second", "--why", "Circle"], in: folder.url)
    #expect(none.errors.contains("no probe has one node 'Circle'"), "\(none.all)")
  }

  @Test("why --body names the line of the write")
  func body() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      "Row.swift",
      """
      import SwiftUI

      struct Row: View {
        @State private var width: CGFloat = 40
        var body: some View {
          Color.red.frame(width: width, height: 10)
            .onAppear {
              width = 90
            }
        }
      }

      #Preview { Row() }
      """)
    let run = try CommandRun(["why", "Row.swift", "--body", "Row"], in: folder.url)
    #expect(run.status == 0, "\(run.all)")
    #expect(
      run.output.contains("Row: its body was evaluated 2 times, 0 of them changed nothing"),
      "\(run.all)")
    #expect(
      run.output.contains("pass 2: Row.width was written, 40 → 90, by onAppear"), "\(run.all)")
    #if os(Linux)
      #expect(run.output.contains("(Row.swift:8)"), "\(run.all)")
    #endif
    let unknown = try CommandRun(["why", "Row.swift", "--body", "Column"], in: folder.url)
    #expect(unknown.status == 2, "\(unknown.all)")
    #expect(unknown.errors.contains("no body of a view 'Column' was evaluated"), "\(unknown.all)")
  }
}
