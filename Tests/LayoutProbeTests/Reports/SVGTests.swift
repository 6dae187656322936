import Testing

@testable import LayoutProbe

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
@Suite("Pictures as SVG")
struct SVGTests {
  private func picture(
    _ size: CGSize = CGSize(width: 200, height: 100), @ViewBuilder _ view: @escaping () -> some View
  ) async -> ProbeReport {
    var runner = ProbeRunner(requests: [.ideal])
    runner.gathersPictures = true
    let view = AnyView(view())
    return await runner.run(Probe("a <b> \"c\"", size: size) { [view] in view })
  }

  private func svg(_ probes: ProbeReport...) -> String {
    SVGPictures.render(InspectReport(probes: probes, failures: []))
  }

  /// Whether it is XML from end to end.
  private func isWellFormed(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }

  @Test("shapes are drawn where they are, in their colours, strokes as outlines")
  func shapes() async {
    let text = svg(
      await picture {
        HStack(spacing: 0) {
          Color(red: 1, green: 0.5, blue: 0).frame(width: 20, height: 20)
          Rectangle().stroke(.black, lineWidth: 2).frame(width: 30, height: 20)
          Rectangle().fill(
            LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
          )
          .frame(width: 40, height: 20)
        }
      })
    #expect(isWellFormed(text))
    #expect(text.contains("<path d=\"M55 40L75 40L75 60L55 60Z\" fill=\"#ff8000\"/>"))
    #expect(text.contains("M74 39"))
    #expect(text.contains("x1=\"105\" y1=\"50\" x2=\"145\" y2=\"50\"><stop offset=\"0\""))
    #expect(text.contains("fill=\"url(#p0g0)\""))
  }

  @Test("effects turn, scale and hide what is drawn, and leave the frames")
  func effects() async {
    let text = svg(
      await picture {
        Color.red.frame(width: 40, height: 20).rotationEffect(.degrees(30)).scaleEffect(2)
          .opacity(0.5)
      })
    #expect(
      text.contains(
        "<g transform=\"translate(100 50) scale(2 2) translate(-100 -50) rotate(30 100 50)\""
          + " opacity=\"0.5\">"))
    #expect(text.contains("data-n=\"0\" x=\"80\" y=\"40\" width=\"40\" height=\"20\">"))
    let frame = CGRect(x: -10, y: 0, width: 10, height: 10)
    #expect(
      SVGPaint.attributes(["hidden", "tag(7)", "scaleEffect(1×3)"], in: frame)
        == " transform=\"translate(-5 5) scale(1 3) translate(5 -5)\" opacity=\"0\"")
    #expect(SVGPaint.attributes(["tag(7)"], in: frame).isEmpty)
  }

  @Test("a text is drawn line by line on its baselines, and not written over")
  func text() async throws {
    let report = await picture(CGSize(width: 60, height: 100)) { Text("two lines") }
    let picture = try #require(report.tree.first?.picture)
    #expect(picture.lines.map(\.text) == ["two", "lines"])
    let first = try #require(picture.guides.first { $0.name == "firstTextBaseline" })
    #expect(first.position == picture.lines[0].baseline.rounded(.toNearestOrAwayFromZero))
    let text = svg(report)
    #expect(text.contains(">two</text>"))
    #expect(text.contains("class=\"lp-g\""))
    #expect(!text.contains("class=\"lp-l "))
  }

  @Test("guides that somebody sets are lines through the node")
  func guides() async throws {
    let report = await picture {
      HStack(alignment: .top) {
        Color.red.frame(width: 20, height: 20).alignmentGuide(.top) { _ in 5 }
      }
    }
    let guides = report.tree.compactMap(\.picture).flatMap(\.guides)
    #expect(guides == [NodePicture.Guide(name: "top", isHorizontal: false, position: 5)])
    #expect(svg(report).contains("y1=\"45\" x2=\"110\" y2=\"45\"><title>top 5</title>"))
  }

  @Test("marked views have their sizes above their trailing end")
  func sizes() async {
    let text = svg(
      await picture { Color.red.frame(width: 40, height: 20).showSizes([.ideal, .current]) })
    #expect(text.contains("<text x=\"117\" y=\"25\">ideal: 40×20</text>"))
    #expect(text.contains(">current: 40×20</text>"))
  }

  @Test("names are text, whatever characters they have")
  func escaping() async {
    let awkward = "<script>alert(1)</script> \"' 🎉 שלום \u{0}"
    let text = svg(await picture { Text(awkward) })
    #expect(isWellFormed(text))
    #expect(!text.contains("<script"))
    #expect(text.contains("🎉 שלום"))
    #expect(isWellFormed(SVGPictures.render(await ReportSamples.report())))
  }

  @Test("each probe has a picture of its own, and failures have one together")
  func parts() async {
    let report = await ReportSamples.report()
    let parts = SVGPictures.parts(report)
    #expect(parts.count == 4)
    #expect(parts.allSatisfy(isWellFormed))
    #expect(parts[0].contains("loop-oscillating"))
    #expect(parts[3].contains("does not compile"))
    #expect(SVGPictures.parts(InspectReport(probes: [], failures: [])).count == 1)
  }

  @Test("frames without a place, and huge ones, leave a picture of the rest")
  func nowhere() async {
    var report = await picture { Color.red }
    report.tree.append(NodeReport(label: "far", frame: CGRect(x: 1e9, y: 0, width: 1, height: 1)))
    report.tree.append(
      NodeReport(label: "nan", frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: CGFloat(1))))
    let picture = SVGPicture(report)
    #expect(picture.view == CGRect(x: -16, y: -16, width: 232, height: 132))
    #expect(!picture.layers(number: 0).contains("nan"))
  }

  @Test("what pictures need comes back from JSON")
  func coding() async throws {
    let report = await picture {
      Text("a").padding().background(Circle().fill(Gradient(colors: [.red, .blue])))
    }
    #expect(report.tree.contains { $0.picture != nil })
    let data = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(ProbeReport.self, from: data) == report)
  }

  @Test("paths of nodes are those that findings and passes name")
  func paths() async {
    let report = await picture {
      HStack {
        Color.red
        Text("a").padding()
      }
      .padding()
    }
    #expect(
      NodePaths.of(report.tree) == [
        "padding", "padding/HStack", "padding/HStack/Color[0]", "padding/HStack/padding[1]",
        "padding/HStack/padding[1]/Text",
      ])
  }
}
