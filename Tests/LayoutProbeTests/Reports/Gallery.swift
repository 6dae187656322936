@testable import LayoutProbe

/// Views with one of everything that reports draw and tell.
@MainActor
enum Gallery {
  static func report() async -> InspectReport {
    var runner = ProbeRunner()
    runner.gathersPictures = true
    var reports: [ProbeReport] = []
    for probe in probes {
      // One answers for all what a window of another width does.
      runner.surveysWindows = probe.name == "choosing"
      reports.append(await runner.run(probe))
    }
    var report = InspectReport(probes: reports, failures: [failure])
    report.pictureLayers = Set(PictureLayer.allCases)
    return report
  }

  private static var failure: ProbeFailure {
    ProbeFailure(
      kind: .crash, source: "Gallery/Crash.swift", probe: "crash",
      place: SourcePlace(file: "Gallery/Crash.swift", line: 4), activity: "Grid.placeSubviews",
      message: "Index out of range")
  }

  private static var probes: [Probe] {
    [
      probe("controls", 1, width: 320, height: 620) { Controls() },
      probe("shapes", 2, width: 300, height: 300) { Shapes() },
      probe("texts", 3, width: 200, height: 400) { Texts() },
      probe("list", 4, width: 393, height: 500) { Rows() },
      probe("layers", 5, width: 200, height: 200) { Layers() },
      probe("grid", 6, width: 240, height: 160) { Cells() },
      probe("wrong", 7, width: 200, height: 200) {
        Wrong {
          Color.red.frame(width: 30, height: 30)
          Text("more than one line in a narrow place")
        }
        .showSizes()
      },
      probe("turning", 8, width: 200, height: 100) { Turning() },
      probe("growing", 9, width: 200, height: 100) { Growing() },
      probe("settling", 10, width: 200, height: 100) { Settling() },
      probe("choosing", 11, width: 300, height: 80) { Choosing() },
    ]
  }

  private static func probe<V: View>(
    _ name: String, _ line: Int, width: CGFloat, height: CGFloat,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) -> Probe {
    Probe(
      name, size: CGSize(width: width, height: height), file: "Gallery/Views.swift", line: line,
      view: view)
  }
}

private struct Controls: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Toggle("On", isOn: .constant(true))
      Toggle("Off", isOn: .constant(false))
      Stepper("Steps", value: .constant(1))
      Slider(value: .constant(0.25))
      HStack {
        ProgressView()
        ProgressView(value: 0.5)
        Gauge(value: 0.5) { Text("G") }.gaugeStyle(.accessoryCircular)
      }
      DatePicker("When", selection: .constant(Date(timeIntervalSince1970: 0)))
      Picker("Which", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented)
      ColorPicker("Colour", selection: .constant(.red))
      Button("Press", role: .destructive) {}.buttonStyle(.borderedProminent)
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
      Menu("More") { Button("Inside") {} }
      DisclosureGroup("Open", isExpanded: .constant(true)) { Text("inside") }
      Label("Symbol", systemImage: "star.fill")
      HStack {
        Image(systemName: "heart")
        Image(systemName: "checkmark.circle")
        Image(systemName: "person.3")
        Image(systemName: "unheard.of")
      }
      Divider()
    }
    .padding(10)
  }
}

private struct Shapes: View {
  var body: some View {
    VStack(spacing: 5) {
      HStack(spacing: 5) {
        Circle().fill(
          RadialGradient(
            colors: [.red, .blue], center: .center, startRadius: 2, endRadius: 20))
        Rectangle().fill(
          LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .bottom))
        Ellipse().fill(AngularGradient(colors: [.red, .green], center: .center))
        Capsule().strokeBorder(.orange, lineWidth: 4)
        RoundedRectangle(cornerRadius: 8).stroke(
          .purple, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
      }
      HStack(spacing: 5) {
        Color.red.rotationEffect(.degrees(30))
        Color.green.scaleEffect(x: 0.5, y: 2, anchor: .topLeading)
        Color.blue.offset(x: 5, y: -5).opacity(0.5)
        Color.orange.clipShape(Circle()).shadow(color: .black, radius: 3, x: 1, y: 2)
        Color.gray.mask { Circle().padding(5) }
      }
      HStack(spacing: 5) {
        Color.red.blur(radius: 3)
        Color.red.blendMode(.multiply)
        Color.red.grayscale(0.5).hueRotation(.degrees(90))
        Color.red.saturation(2).contrast(0.5).brightness(0.25)
        Color.red.hidden()
      }
    }
    .padding(.horizontal, 12)
    .border(.black, width: 2)
  }
}

private struct Texts: View {
  var body: some View {
    VStack(alignment: .trailing, spacing: 3) {
      Text("A title").font(.largeTitle).bold()
      Text("Several words that need more than one line in this width")
        .multilineTextAlignment(.center)
      Text("Cut off where there is no more room for it").lineLimit(1)
      Text("Small and *italic*").font(.caption).foregroundStyle(.secondary)
      Text("Spaced out").kerning(2).underline()
      Text("Monospaced 0123").monospaced().strikethrough()
      Text("High").baselineOffset(4) + Text(" and plain").fontWeight(.heavy)
      Text("שלום").environment(\.layoutDirection, .rightToLeft)
    }
    .frame(width: 180)
    .background(.yellow)
  }
}

private struct Rows: View {
  var body: some View {
    NavigationStack {
      List {
        Section {
          Text("One")
          NavigationLink("Two") { Text("page") }
          Toggle("Three", isOn: .constant(true))
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
        Section("Second") { Text("Four").badge(3) }
      }
      .navigationTitle("Title")
      .toolbar { Button("Edit") {} }
    }
  }
}

private struct Layers: View {
  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Color.green
      Text("over").padding(4).background(.white)
        .alignmentGuide(.trailing) { $0[.trailing] + 10 }
      Color.red.frame(width: 20, height: 20).position(x: 30, y: 40)
      Color.blue.frame(width: 500, height: 10)
    }
    .overlay(alignment: .top) { Text("top") }
    .safeAreaInset(edge: .bottom) { Color.gray.frame(height: 20) }
  }
}

private struct Cells: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 8) {
      GridRow {
        Text("a")
        Text("wider").gridColumnAlignment(.trailing)
        Color.red.gridCellUnsizedAxes(.vertical)
      }
      Divider()
      GridRow {
        Text("both columns").gridCellColumns(2)
        Color.blue
      }
    }
  }
}

/// Breaks several rules.
private struct Wrong: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    return CGSize(width: width > 100 ? 50 : width, height: proposal.height == 0 ? 90 : 40)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: CGFloat(index) * 40, y: 0), proposal: .unspecified)
    }
  }
}

private struct Turning: View {
  @State private var height: CGFloat = 20

  var body: some View {
    Color.red.frame(width: 50, height: height)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { measured in
        height = measured == 20 ? 60 : 20
      }
  }
}

private struct Growing: View {
  @State private var width: CGFloat = 20

  var body: some View {
    Color.red.frame(width: width, height: 20)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 + 1 }
  }
}

private struct Settling: View {
  @State private var width: CGFloat = 20

  var body: some View {
    Color.red.frame(width: width, height: 20)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = min($0 * 2, 100) }
  }
}

private struct Choosing: View {
  var body: some View {
    ViewThatFits {
      Text("the long version of this text")
      Text("short")
    }
    .frame(minWidth: 40, maxWidth: 120)
  }
}
