import Testing

@testable import LayoutProbe

@MainActor
@Suite("Layers of pictures")
struct PictureLayerTests {
  private func svg(
    _ layers: Set<PictureLayer>, @ViewBuilder _ view: @escaping () -> some View
  ) async -> String {
    var runner = ProbeRunner(requests: [.ideal])
    runner.gathersPictures = true
    let view = AnyView(view())
    let probe = await runner.run(
      Probe("p", size: CGSize(width: 200, height: 100)) { [view] in view })
    var report = InspectReport(probes: [probe], failures: [])
    report.pictureLayers = layers
    return SVGPictures.render(report)
  }

  private struct Row: View {
    var body: some View {
      HStack(spacing: 12) {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 20, height: 30)
      }
      .padding(.horizontal, 15)
    }
  }

  @Test("without layers there are no marks on the view, and each layer adds its own")
  func alone() async {
    let marks: [PictureLayer: String] = [
      .frames: "class=\"lp-frames\"", .names: "class=\"lp-labels\"",
      .spacing: "class=\"lp-spacing\"", .padding: "class=\"lp-padding\"",
    ]
    let plain = await svg([]) { Row() }
    for mark in marks.values { #expect(!plain.contains(mark), "\(mark)") }
    #expect(plain.contains("class=\"lp-paint\""))
    for (layer, mark) in marks {
      let text = await svg([layer]) { Row() }
      for other in marks.values { #expect(text.contains(other) == (other == mark), "\(other)") }
    }
  }

  @Test("spacing is a band as wide as it is, as high as its stack, with its number")
  func spacing() async {
    let text = await svg([.spacing]) { Row() }
    #expect(
      text.contains("<rect class=\"lp-space\" x=\"94\" y=\"35\" width=\"12\" height=\"30\"/>"),
      "\(text)")
    #expect(text.contains(">12</text>"))
    #expect(text.contains("<title>HStack: 12 between</title>"))
    let column = await svg([.spacing]) {
      VStack(spacing: 4) {
        Color.red.frame(width: 20, height: 20); Color.red.frame(height: 20)
      }
    }
    #expect(column.contains("y=\"48\" width=\"200\" height=\"4\"/>"), "\(column)")
  }

  @Test("padding is a band at each edge that has any")
  func padding() async {
    let text = await svg([.padding]) { Row() }
    #expect(text.matches(of: #/class="lp-pad"/#).count == 2, "\(text)")
    #expect(text.contains("<title>padding, left: 15</title>"))
    #expect(text.contains("<title>padding, right: 15</title>"))
  }

  @Test("what is outside of the node that it is in is marked, what scrolls is not")
  func overflow() async {
    let text = await svg([.overflow]) {
      Color.clear.frame(width: 50, height: 20)
        .overlay { Color.red.frame(width: 70, height: 10) }
    }
    #expect(text.matches(of: #/class="lp-over"/#).count >= 2, "\(text)")
    #expect(text.contains(" is outside of "))
    let scrolled = await svg([.overflow]) {
      ScrollView { Color.red.frame(width: 50, height: 900) }.frame(width: 100, height: 60)
    }
    #expect(!scrolled.contains("class=\"lp-over\""), "\(scrolled)")
  }

  @Test("what is outside of the window is marked")
  func window() async {
    let text = await svg([.overflow]) { Color.red.frame(width: 260, height: 50) }
    #expect(
      text.contains("<title>frame width: 260, height: 50 is outside of the window</title>"),
      "\(text)")
    #expect(text.matches(of: #/class="lp-over"/#).count == 2)
  }

  @Test("a dark view is drawn on a dark window")
  func dark() async {
    #expect(await svg([]) { Text("a").preferredColorScheme(.dark) }.contains("lp-window lp-dark"))
    #expect(
      !(await svg([]) { Text("a").preferredColorScheme(.light) }.contains("lp-window lp-dark")))
  }

  @Test("controls and symbols are simple shapes, others a box with the name")
  func shapes() async {
    let text = await svg([]) {
      VStack {
        Toggle("on", isOn: .constant(true)).fixedSize()
        Image(systemName: "star.fill")
        Image(systemName: "plus.circle")
        Image(systemName: "figure.archery").resizable().frame(width: 120, height: 20)
      }
    }
    #expect(text.contains("class=\"lp-go\""), "\(text)")
    #expect(text.contains("<title>star.fill</title><path class=\"lp-full\""))
    #expect(text.contains("<title>plus.circle</title>"))
    #expect(text.contains(">figure.archery</text>"))
  }

  @Test("each symbol that is drawn has an outline that can be read")
  func symbols() {
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    for name in ["heart", "heart.fill", "xmark.circle.fill", "chevron.right", "house.fill"] {
      #expect(SVGSymbols.markup(name, in: frame) != nil, "\(name)")
    }
    #expect(SVGSymbols.markup("figure.archery", in: frame) == nil)
    #expect(SVGSymbols.markup("", in: frame) == nil)
    #expect(SVGSymbols.count >= 100)
    #expect(SVGSymbols.paths.allSatisfy { $0.wholeMatch(of: #/[MLHVAQCZ0-9 .\-]+/#) != nil })
  }

  @Test("layers are switched on the page, for all probes", .enabled(if: Browser.isThere))
  func page() async throws {
    let found = try Browser.run(
      try HTMLPage.render(await HTMLSample.report()),
      """
      location.hash = '#probe-2';
      await new Promise(done => setTimeout(done, 50));
      const section = document.querySelector('#probe-2');
      const labels = section.querySelector('.lp-labels');
      const frame = section.querySelector('.lp-f');
      const look = () => [getComputedStyle(labels).display, getComputedStyle(frame).stroke];
      const result = {plain: look()};
      const box = name => section.querySelector(`.layers input[value=${name}]`);
      box('names').click();
      box('frames').click();
      result.shown = look();
      result.others = document.querySelector('#probe-0 .look').dataset.layers;
      result.checked = document.querySelector('#probe-0 .layers input[value=names]').checked;
      frame.dispatchEvent(new MouseEvent('click', {bubbles: true}));
      result.mark = section.querySelector('.lp-s').getAttribute('width');
      result.problems = problems;
      report(result);
      """)
    #expect(found["problems"] as? [String] == [])
    #expect(found["plain"] as? [String] == ["none", "none"])
    #expect((found["shown"] as? [String])?.contains("none") == false)
    #expect(found["others"] as? String == "frames names")
    #expect(found["checked"] as? Bool == true)
    #expect(found["mark"] as? String == "200")
  }
}
