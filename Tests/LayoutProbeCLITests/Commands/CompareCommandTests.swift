import Foundation
import Testing

@testable import LayoutProbeCLI

/// `layoutprobe compare`: answers that another engine recorded, and HeadlessUI's.
@Suite("Comparing engines", .enabled(if: CommandRun.program != nil))
struct CompareCommandTests {
  /// A row of two flexible views: each is 46 wide in HeadlessUI.
  private func row(_ proposal: String = "[100,50]", size: String = "[100,50]", second: String)
    -> String
  {
    """
    {"engine":"SwiftUI, 18","frames":{"r.0":[0,0,46,50],"r.1":\(second)},"id":"pair/row#0",\
    "inner":{"r":[0,0,100,50]},"kind":"pair","proposal":\(proposal),"size":\(size),\
    "tree":{"align":"center","c":[{"t":"flex"},{"t":"flex"}],"spacing":null,"t":"hstack"}}

    """
  }

  private func view(_ name: String, _ proposal: String, _ size: String, _ number: Int = 0)
    -> String
  {
    """
    {"engine":"SwiftUI, 18","id":"\(name)#\(number)","kind":"probe","proposal":\(proposal),\
    "size":\(size)}

    """
  }

  @Test("a tree that is answered differently is a row of the table and a vector")
  func trees() throws {
    let folder = try TemporaryFolder()
    let right = row(second: "[54,0,46,50]").replacing("pair/row", with: "pair/right")
    let wrong = row(second: "[52,0,48,50]")
    try folder.write("answers.jsonl", right + wrong)
    let run = try CommandRun(
      ["compare", "answers.jsonl", "--vectors", "vectors.jsonl"], in: folder.url)
    #expect(run.status == 1, "\(run.all)")
    #expect(
      run.output == """
        recorded: SwiftUI, 18; compared with: HeadlessUI 0.1.0
        probe     proposal  answer  recorded    compared with
        pair/row  100×50    r.1     52,0 48×50  54,0 46×50

        compared 2 layouts: 1 differs

        """)
    #expect(run.errors == "layoutprobe: the engines differ\n")
    let vectors = folder.url.appendingPathComponent("vectors.jsonl")
    #expect(try String(contentsOf: vectors, encoding: .utf8) == wrong)
    // Another tolerance, another result.
    let loose = try CommandRun(["compare", "answers.jsonl", "--tolerance", "2"], in: folder.url)
    #expect(loose.status == 0, "\(loose.all)")
    #expect(loose.output.hasSuffix("compared 2 layouts: no differences\n"))
  }

  @Test("views are compared with the previews of that name in the sources")
  func sources() throws {
    guard CommandRun.canCompile else { return }
    let folder = try TemporaryFolder()
    try folder.write(
      "Badge.swift",
      """
      import SwiftUI

      #Preview("badge") { Color.red.frame(minWidth: 10, maxWidth: 40).frame(height: 20) }
      """)
    try folder.write(
      "answers.jsonl",
      view("badge", "[0,0]", "[10,20]") + view("badge", "[300,null]", "[44,20]", 1))
    let run = try CommandRun(["compare", "answers.jsonl", "Badge.swift"], in: folder.url)
    #expect(run.status == 1, "\(run.all)")
    let rows = run.output.split(separator: "\n").map(String.init)
    #expect(rows.count == 4, "\(run.all)")
    #expect(rows[2] == "badge  300×nil   size    44×20     40×20", "\(run.all)")

    // The same from a report, as a table for a comment.
    let inspected = try CommandRun(
      ["inspect", "Badge.swift", "--propose", "0x0", "--propose", "300xnil", "--format", "json"],
      in: folder.url)
    try folder.write("report.json", inspected.output)
    let markdown = try CommandRun(
      ["compare", "answers.jsonl", "report.json", "--format", "markdown"], in: folder.url)
    #expect(markdown.status == 1, "\(markdown.all)")
    #expect(markdown.output.contains("| badge | 300×nil | size | 44×20 | 40×20 |"))
  }

  @Test("two files of answers are compared, and a question without a second answer is told")
  func files() throws {
    let folder = try TemporaryFolder()
    try folder.write("mac.jsonl", view("a", "[0,0]", "[10,20]") + view("b", "[0,0]", "[1,1]"))
    try folder.write(
      "linux.jsonl",
      view("b", "[0,0]", "[1,1]").replacing("SwiftUI, 18", with: "HeadlessUI"))
    let run = try CommandRun(["compare", "mac.jsonl", "linux.jsonl"], in: folder.url)
    #expect(run.status == 2, "\(run.all)")
    #expect(run.errors == "layoutprobe: there is no second answer for a 0×0\n")
    #expect(
      run.output == """
        recorded: SwiftUI, 18; compared with: HeadlessUI
        compared 1 layout: no differences

        """)
    let back = try CommandRun(["compare", "linux.jsonl", "mac.jsonl"], in: folder.url)
    #expect(back.status == 0, "\(back.all)")
  }

  @Test("probes of one name cannot be told apart, and are not compared")
  func sameName() throws {
    guard CommandRun.canCompile else { return }
    let folder = try TemporaryFolder()
    try folder.write(
      "Badge.swift",
      """
      import SwiftUI

      #Preview("badge") { Color.red.frame(width: 10, height: 10) }
      #Preview("badge") { Color.red.frame(width: 20, height: 10) }
      """)
    try folder.write("answers.jsonl", view("badge", "[0,0]", "[10,10]"))
    let run = try CommandRun(["compare", "answers.jsonl", "Badge.swift"], in: folder.url)
    #expect(run.status == 2, "\(run.all)")
    #expect(run.errors.contains("2 probes are called 'badge': none is compared"), "\(run.all)")
  }

  @Test("what is no file of answers is said with its line")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write("answers.jsonl", view("a", "[0,0]", "[10,20]") + "{}\n")
    let broken = try CommandRun(["compare", "answers.jsonl"], in: folder.url)
    #expect(broken.status == 2)
    #expect(broken.errors.contains("answers.jsonl: line 2 is not a line of answers"))
    try folder.write(
      "tree.jsonl", row(second: "[0,0,1,1]").replacing("hstack", with: "hstuck"))
    let tree = try CommandRun(["compare", "tree.jsonl"], in: folder.url)
    #expect(tree.status == 2)
    #expect(tree.errors.contains("pair/row#0: there is no view 'hstuck'"), "\(tree.all)")
    #expect(try CommandRun(["compare", "none.jsonl"], in: folder.url).status == 2)
    let number = try CommandRun(["compare", "tree.jsonl", "--tolerance", "-1"], in: folder.url)
    #expect(number.errors.contains("expected points"), "\(number.all)")
  }
}
