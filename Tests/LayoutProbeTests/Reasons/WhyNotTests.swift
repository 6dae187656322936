import HeadlessUI
import Testing

@testable import LayoutProbe

@MainActor
@Suite("Changes that give a node another size")
struct WhyNotTests: ReasonTests {
  /// Square characters of 10 points.
  private func whyNot<V: View>(
    _ path: String, _ width: CGFloat?, _ height: CGFloat?, window: CGFloat = 200,
    @ViewBuilder _ view: @escaping @MainActor () -> V
  ) async throws -> WhyNotReport {
    let probe = Probe("probe", size: CGSize(width: window, height: 100)) {
      view().font(.system(size: 10))
    }
    let wanted = ProposedViewSize(width: width, height: height)
    let report = await ProbeRunner(environment: boxes).why(probe, path, not: wanted)
    let why = try #require(report.why)
    return try #require(why.whyNot, "\(why.candidates)")
  }

  private func texts() -> some View {
    HStack(spacing: 0) {
      Text("aaaa bbbb cccc")
      Text("dddd eeee ffff")
    }
    .lineLimit(1)
  }

  @Test("the change that leaves most as it is comes first, and says what else it changes")
  func priority() async throws {
    let report = try await whyNot("HStack/Text[1]", 140, nil) { texts() }
    #expect(report.change?.swift == ".layoutPriority(1)", "\(report)")
    #expect(report.change?.target.name == "Text \"dddd eeee ffff\"")
    #expect(report.change?.around == "HStack")
    #expect(report.change?.size == "140×10")
    #expect(
      report.lines.first?.contains(
        ".layoutPriority(1) on Text \"dddd eeee ffff\" gives it 140×10 (tried: Text \"aaaa bbbb cccc\" gets"
      ) == true, "\(report.lines)")
    #expect(report.found > 1 && report.tried > report.found, "\(report)")
  }

  @Test("numbers that are there are changed, by what follows from the first guess")
  func numbers() async throws {
    let frame = try await whyNot("frame/Color", 80, nil) { Color.red.frame(width: 30, height: 10) }
    #expect(frame.change?.swift == "width: 80", "\(frame)")
    #expect(frame.change?.replaces == "width: 30")
    let limit = try await whyNot("Color", 80, nil) { Color.red.frame(maxWidth: 30) }
    #expect(limit.change?.swift == "maxWidth: 80", "\(limit)")
    let padding = try await whyNot("padding/Color", 180, nil) { Color.red.padding(30) }
    #expect(padding.change?.swift == ".padding(10)", "\(padding)")
    #expect(padding.change?.replaces == ".padding(30)")
    let spacing = try await whyNot("HStack/Color[0]", 95, nil) {
      HStack(spacing: 30) {
        Color.red
        Color.blue
      }
    }
    #expect(spacing.found > 0, "\(spacing)")
    #expect(
      spacing.change.map { $0.swift } == "spacing: 10",
      "\(spacing)")
  }

  @Test("a text gets other lines by a line limit, and one line by fixedSize")
  func lines() async throws {
    let limited = try await whyNot("Text", nil, 20, window: 60) {
      Text("aaaa bbbb cccc").lineLimit(1)
    }
    #expect(limited.change?.swift == ".lineLimit(2)", "\(limited)")
    let ideal = try await whyNot("Text", 140, 10, window: 60) { Text("aaaa bbbb cccc") }
    #expect(ideal.change?.swift.hasPrefix(".fixedSize(") == true, "\(ideal)")
  }

  @Test("a size that it has already, and one that nothing gives, are said to be so")
  func extremes() async throws {
    let same = try await whyNot("HStack/Text[0]", 100, nil) { texts() }
    #expect(same.change == nil)
    #expect(same.lines.first?.contains("already") == true, "\(same)")
    // An ideal width below the length of a text wraps it, and nothing makes it wider than its words.
    let none = try await whyNot("Text", 500, 10) { Text("aaaa") }
    #expect(none.change == nil && none.found == 0, "\(none)")
    #expect(none.lines.first?.contains("none of \(none.tried) single changes") == true, "\(none)")
    #expect(none.lines.last?.contains("the nearest: ") == true, "\(none)")
  }

  @Test("trying leaves everything as it was")
  func traces() throws {
    var environment = EnvironmentValues()
    environment.textMetrics = .box
    let view = VStack(spacing: 4) {
      HStack(spacing: 5) {
        Text("aaaa bbbb cccc").padding(3)
        Color.red.frame(maxWidth: 50)
      }
      ZStack { Color.blue.overlay { Text("a b c") } }.frame(width: 90, height: 20)
    }
    let host = ViewHost(view, size: CGSize(width: 150, height: 100), environment: environment)
    host.reasons = ReasonLog()
    host.layout()
    let before = host.framesByPath
    var pending = [host.tree]
    while let node = pending.popLast() {
      pending += node.children
      let report = SizeWish(host, node.reference, wants: ProposedViewSize(width: 60, height: 33))
        .report
      #expect(report.tried > 3, "\(node.path)")
      #expect(host.framesByPath == before, "\(node.path)")
    }
  }

  struct Sticky: View {
    @State private var isNarrow = false

    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: isNarrow ? 50 : 10)
        Color.blue.onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          if $0 < 100 { isNarrow = true }
        }
      }
    }
  }

  @Test("a view that writes state for another size ends the search, and that is said")
  func state() async throws {
    let report = try await whyNot("HStack/Color", 60, nil) { Sticky() }
    #expect(report.lines.last?.contains("the view wrote state") == true, "\(report)")
  }

  @Test("a test can print the chain, or the nodes that there are")
  func whySize() async {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 30, height: 10)
      Color.blue
    }
    let window = CGSize(width: 100, height: 50)
    let text = await LayoutProbe.whySize(of: "HStack/Color", in: view, window: window)
    #expect(text.hasPrefix("Color blue is 70×50, at 30,0\n"), "\(text)")
    #expect(text.contains("turn 2, Color blue (0 to inf): proposed 70, took 70"), "\(text)")
    let wanted = await LayoutProbe.whySize(
      of: "HStack/Color", in: view, window: window, not: ProposedViewSize(width: 40, height: nil))
    #expect(wanted.contains("  → "), "\(wanted)")
    let none = await LayoutProbe.whySize(of: "Text", in: view, window: window)
    #expect(
      none == "there is no node 'Text'; there are:\n  HStack\n  HStack/frame[0]\n"
        + "  HStack/frame[0]/Color\n  HStack/Color[1]", "\(none)")
  }
}
