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

  private func svg(
    _ probes: ProbeReport..., layers: Set<PictureLayer> = [.frames, .names, .guides]
  ) -> String {
    var report = InspectReport(probes: probes, failures: [])
    report.pictureLayers = layers
    return SVGPictures.render(report)
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
        "<g opacity=\"0.5\"><g transform=\"translate(100 50) scale(2 2) translate(-100 -50)\">"
          + "<g transform=\"rotate(30 100 50)\">"))
    #expect(text.contains("data-n=\"0\" x=\"80\" y=\"40\" width=\"40\" height=\"20\">"))
    let hidden = svg(await picture { Color.red.scaleEffect(x: 1, y: 3, anchor: .top).hidden() })
    #expect(
      hidden.contains(
        "<g opacity=\"0\"><g transform=\"translate(100 0) scale(1 3) translate(-100 0)\">"))
  }

  @Test("clips, shadows, masks and blurs are SVG's own")
  func looks() async throws {
    let text = svg(
      await picture {
        HStack(spacing: 0) {
          Color.red.frame(width: 40, height: 20).clipShape(Circle())
          Color.blue.frame(width: 20, height: 20).shadow(color: .black, radius: 3, x: 1, y: 2)
          Color.green.frame(width: 20, height: 20).blur(radius: 2).clipped()
          Color.gray.frame(width: 20, height: 20).mask { Circle().frame(width: 10, height: 10) }
        }
      })
    #expect(isWellFormed(text))
    #expect(text.contains(#/<clipPath id="p0g\d+"><path d="M80 50C/#))
    #expect(
      text.contains(
        "<feDropShadow dx=\"1\" dy=\"2\" stdDeviation=\"3\" flood-color=\"#000000\"/>"))
    #expect(text.contains("<feGaussianBlur stdDeviation=\"2\"/>"))
    let clipped = try #require(text.firstMatch(of: #/<g clip-path="url\(#p0g\d+\)"><g filter=/#))
    #expect(!clipped.output.isEmpty)
    let mask = try #require(
      text.firstMatch(of: #/<mask id="(p0m\d+)"[^>]*>(?:<g[^>]*>)*<path/#)?.output.1)
    #expect(text.contains("<g mask=\"url(#\(mask))\">"))
  }

  @Test("texts have their colours, weights and alignment, those of a part too")
  func textStyles() async throws {
    let report = await picture(CGSize(width: 60, height: 200)) {
      VStack {
        Color.blue.frame(width: 1, height: 1)
        (Text("a").bold() + Text("b").italic().foregroundColor(.red)).foregroundStyle(.blue)
        Text("wide\nno").multilineTextAlignment(.trailing).font(.system(size: 10, design: .serif))
          .opacity(0.5)
        Text("c").foregroundStyle(.secondary).fontWeight(.heavy)
      }
      .foregroundStyle(.green)
    }
    let texts = report.tree.compactMap(\.picture).map(\.lines).filter { !$0.isEmpty }
    let first = try #require(texts.first?.first)
    #expect(first.spans.map(\.text) == ["a", "b"])
    #expect(first.spans.map(\.weight) == [700, nil])
    #expect(first.spans.map(\.isItalic) == [nil, true])
    let blue = try #require(report.tree.compactMap(\.picture).flatMap(\.fills).first)
    #expect(first.spans[0].paint == blue.paint)
    #expect(first.spans[0].paint != first.spans[1].paint)
    let lines = texts[1]
    #expect(lines[0].x < 0.5)
    #expect(lines[1].x > 0)
    #expect(abs(lines[1].x + lines[1].width - lines[0].width) < 0.5)
    #expect(lines[0].spans[0].design == "serif")
    let faded = try #require(texts[2][0].spans[0].paint?.stops.first)
    #expect(faded.opacity < 1)
    let text = svg(report)
    #expect(isWellFormed(text))
    #expect(text.contains(" font-weight=\"800\""))
    #expect(text.contains("<tspan"))
    #expect(text.contains("style=\"font-family:serif\""))
  }

  @Test("backgrounds are behind what they belong to, and a higher zIndex is in front")
  func order() async throws {
    let text = svg(
      await picture {
        ZStack {
          Text("front").background(Color.red)
          Color(white: 1).zIndex(-1)
        }
      })
    let paints = ["fill=\"#ffffff\"", "fill=\"#ff3b30\"", ">front</text>"]
    let layer = try #require(text.components(separatedBy: "<g class=\"lp-frames\">").first)
      .components(separatedBy: "<g class=\"lp-paint\"").dropFirst().joined()
    let places = try paints.map { try #require(layer.range(of: $0), "\($0)").lowerBound }
    #expect(places == places.sorted())
  }

  @Test("images and materials are stood in for")
  func standIns() async throws {
    let text = svg(
      await picture {
        HStack {
          Image("a picture").resizable().frame(width: 90, height: 40)
          Rectangle().fill(.thinMaterial).frame(width: 20, height: 20)
          Rectangle().fill(.ellipticalGradient(colors: [.red, .blue])).frame(width: 20, height: 20)
        }
      })
    #expect(isWellFormed(text))
    #expect(text.contains("<rect class=\"lp-image\""))
    #expect(text.contains(">a picture</text>"))
    #expect(text.contains("fill-opacity=\"0.6\""))
    #expect(text.contains("gradientTransform=\"translate("))
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
    #expect(text.contains("<text x=\"117\" y=\"23.75\">ideal: 40×20</text>"))
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
    #expect(!picture.layers(number: 0, showing: Set(PictureLayer.allCases)).contains("nan"))
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
