import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

/// The layouts in the folder `probes` do what they say.
@Suite("Composed and animated layouts", .enabled(if: CommandRun.canCompile), .ownThreads)
struct ProbeFolderTests {
  /// The trees of expressions, from the window's centre.
  private func trees(_ files: [String], _ expressions: [String]) throws -> [[NodeReport]] {
    var arguments = ["inspect", "--tree", "--format", "json"]
    for expression in expressions { arguments += ["-e", expression] }
    let run = try CommandRun(arguments + files.map { "probes/\($0).swift" }, in: PackageFolder.url)
    #expect(run.status < 2, "\(run.all)")
    return try run.report().probes.map { $0.tree }
  }

  @Test("the first command ends with 0 and shows off, with the loops as examples")
  func firstCommand() throws {
    let run = try CommandRun(["inspect"], in: PackageFolder.url)
    #expect(run.status == 0, "\(run.all)")
    #expect(run.errors.isEmpty, "\(run.all)")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 120, "\(lines.count)")
    #expect(lines.count { $0.hasPrefix("✓ ") } > 40)
    // What is found is in the first screen, and once in full as an example.
    let rules = ["loop-oscillating", "loop-diverging", "loop-churning", "size-inverted"]
    for rule in rules {
      #expect(lines.prefix(24).contains { $0.contains("expected [\(rule)") }, "\(run.all)")
    }
    #expect(lines.contains { $0.contains(": expected: layout never settles") })
    #expect(lines.contains { $0.hasPrefix("  feedback cycle:") }, "\(run.all)")
    #expect(run.output.contains(" 8 expected"), "\(run.all)")
  }

  @Test("checking the folder ends with 0 in fewer lines than two screens")
  func checked() throws {
    let run = try CommandRun(["check", "probes"], in: PackageFolder.url)
    #expect(run.status == 0, "\(run.all)")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 120, "\(lines.count)")
    let problems = lines.count { $0.contains(": expected: ") }
    #expect(problems == 8, "\(run.all)")
  }

  private func frames(_ label: String, _ tree: [NodeReport]) -> [CGRect] {
    tree.filter { $0.label == label }.compactMap(\.frame)
  }

  @Test("two rows and a column share one layout, each with its own part and cache")
  func composed() throws {
    let run = try CommandRun(
      ["inspect", "--format", "json", "probes/Composed.swift"], in: PackageFolder.url)
    #expect(try run.report().probes.map(\.findings) == [[], []])
    let trees = try trees(["Composed"], ["ComposedDemo(count: 8)", "ComposedDemo(count: 4)"])
    let frames = frames("Color", trees[0])
    let tops = frames.map { $0.minY - frames[0].minY }
    #expect(tops == [0, 0, 0, 30, 54, 84, 84, 84])
    #expect(frames[3].minX == frames[4].minX)
    #expect(zip(frames[5...], frames[6...]).allSatisfy { $1.minX - $0.maxX == 4 })
    // Each part is centred on its own.
    #expect(frames[5].minX + frames[7].maxX == 393)
    #expect(frames[0].minX + frames[2].maxX == 393)
    #expect(
      self.frames("Color", trees[1]).map { $0.minY - (trees[1][0].frame?.minY ?? 0) } == [
        0, 0, 0, 30,
      ])
  }

  @Test("the article on caches: makeCache 1, place 2; then with each step updateCache 1, place 2")
  func cachedRadial() throws {
    let run = try CommandRun(
      ["inspect", "--format", "json", "probes/Radial.swift"], in: PackageFolder.url)
    let slider = try #require(try run.report().probes.first { $0.name == "slider" })
    let first = try #require(slider.layouts["RadialStack"])
    #expect(first.cachesMade == 1 && first.cachesUpdated == 0)
    #expect(first.placed == 1 && first.placedForGuides == 1)
    #expect(slider.steps.count == 2)
    for step in slider.steps {
      let counts = try #require(step.layouts["RadialStack"])
      #expect(counts.cachesMade == 0 && counts.cachesUpdated == 1)
      #expect(counts.placed == 1 && counts.placedForGuides == 1)
      // For the least, for the most, and for what the stack offers.
      #expect(counts.sized - counts.sizedFromMemo == 3)
    }
  }

  @Test("half way between two layouts, views are half way between their places and turns")
  func interpolated() throws {
    let trees = try trees(
      ["Interpolated"], [0, 0.5, 1].map { "InterpolatedDemo(pct: \($0))" })
    let places = trees.map { frames("Text", $0).map { CGPoint(x: $0.midX, y: $0.midY) } }
    let turns = trees.map { tree in
      tree.flatMap(\.effects).filter { $0.hasPrefix("rotationEffect(") }
        .compactMap { Double($0.dropFirst("rotationEffect(".count).prefix { $0 != "°" }) }
    }
    #expect(places.map(\.count) == [6, 6, 6])
    for index in 0..<6 {
      let (wheel, half, wave) = (places[0][index], places[1][index], places[2][index])
      #expect(
        abs(half.x - (wheel.x + wave.x) / 2) < 0.01 && abs(half.y - (wheel.y + wave.y) / 2) < 0.01)
    }
    // The first is at the top of the wheel, and all stand on the wave from side to side.
    #expect(places[0][0].x == 196.5 && places[0][0].y < places[0][3].y)
    let wave: [CGFloat] = (0..<6).map { 71.5 + 50 * CGFloat($0) }
    #expect(places[2].map(\.x) == wave)
    #expect(turns.map(\.count) == [6, 6, 6])
    #expect(turns[0] == [0, 60, 120, 180, 240, 300])
    for index in 0..<turns[1].count {
      #expect(abs(turns[1][index] - (turns[0][index] + turns[2][index]) / 2) < 0.02)
    }
  }

  @Test("views live on when an AnyLayout changes its layout, an if makes new ones")
  func identity() throws {
    let trees = try trees(
      ["Identity", "Flow", "Wheel"], ["IdentityDemo(.anyLayout)", "IdentityDemo(.condition)"])
    #expect(frames("Color", trees[0]).map(\.width) == [40, 40, 40])
    #expect(frames("Color", trees[1]).map(\.width) == [10, 10, 10])
    // The last layout is the one in depth.
    #expect(Set(frames("Color", trees[0]).map(\.midX)).count == 1)
  }

  @Test("a calculator divides a frame, and says what does not fit")
  func calculator() throws {
    func expression(_ direction: String, _ alignment: String, _ items: String) -> String {
      "CalculatedFrames(FrameCalculator(parent: CGRect(x: 10, y: 20, width: 100, height: 60), "
        + "direction: .\(direction), alignment: .\(alignment)), [\(items)])"
    }
    let trees = try trees(
      ["FrameCalculator"],
      [
        expression(
          "row", "trailing", ".width(20), .flexible, .size(CGSize(width: 30, height: 40))"),
        expression("column", "leading", ".flexible, .height(10), .width(70)"),
        expression("row", "center", ".width(60), .width(50)"),
        expression("column", "center", ".width(101), .flexible"),
        expression("row", "center", ".width(-1)"),
      ])
    func offsets(_ tree: [NodeReport]) -> [CGRect] {
      let origin = tree[0].frame?.origin ?? .zero
      return frames("Color", tree).dropFirst().map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
    }
    #expect(
      offsets(trees[0]) == [
        CGRect(x: 10, y: 20, width: 20, height: 60), CGRect(x: 30, y: 20, width: 50, height: 60),
        CGRect(x: 80, y: 40, width: 30, height: 40),
      ])
    #expect(
      offsets(trees[1]) == [
        CGRect(x: 10, y: 20, width: 100, height: 25), CGRect(x: 10, y: 45, width: 100, height: 10),
        CGRect(x: 10, y: 55, width: 70, height: 25),
      ])
    let reasons = trees[2...].map { $0.compactMap(\.detail).first ?? "" }
    #expect(reasons[0].contains("doesNotFit(needed: 110.0"), "\(reasons)")
    #expect(reasons[1].contains("doesNotFit(needed: 101.0"), "\(reasons)")
    #expect(reasons[2].contains("impossible(-1.0)"), "\(reasons)")
  }

  @Test("a balanced stack gives all views the length of the longest, or shares what there is")
  func balanced() throws {
    let views =
      "ForEach([20, 50, 30], id: \\.self) { Color.red.frame(minWidth: 0, idealWidth: $0, maxWidth: .infinity).frame(height: 10) }"
    let trees = try trees(
      ["Balanced", "FrameCalculator"],
      [
        "BalancedStack(direction: .row) { \(views) }",
        "BalancedStack(direction: .row) { \(views) }.frame(width: 100)",
      ])
    let balanced = frames("Color", trees[0])
    #expect(balanced.map(\.width) == [50, 50, 50])
    #expect(zip(balanced, balanced.dropFirst()).map { $1.minX - $0.maxX } == [8, 8])
    #expect(frames("Color", trees[1]).map(\.width) == [28, 28, 28])
  }
}
