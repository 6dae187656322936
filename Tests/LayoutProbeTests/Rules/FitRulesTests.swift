import Testing

@testable import LayoutProbe

@MainActor
@Suite("Rules that look whether everything fits")
struct FitRulesTests {
  private func findings<V: View>(
    _ rule: String, width: CGFloat = 300, height: CGFloat = 400, device: String? = nil,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) async -> [Finding] {
    var runner = ProbeRunner(requests: [])
    if let device = device.flatMap({ Device(named: $0) }) {
      runner.device = device
    } else {
      runner.windowSize = CGSize(width: width, height: height)
    }
    runner.rules.enable([rule], because: "tested", .flag)
    let report = await runner.report(Probe("a", view: view))
    return report.findings.filter { $0.rule == rule }
  }

  private func count<V: View>(
    _ rule: String, width: CGFloat = 300, height: CGFloat = 400, device: String? = nil,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) async -> Int {
    await findings(rule, width: width, height: height, device: device, view).count
  }

  private static let long = "A sentence that is a good deal longer than three hundred points"

  @Test("are silent unless somebody asks for them, and count as much as is said")
  func onRequest() async {
    let probe = Probe("a") { Text(Self.long).lineLimit(1) }
    var runner = ProbeRunner(requests: [])
    runner.windowSize = CGSize(width: 100, height: 100)
    let ids = ContractRules.idsOnRequest
    #expect(
      ids == [
        "text-truncated", "content-clipped", "views-overlap", "outside-safe-area", "target-small",
      ])
    #expect(await runner.report(probe).findings.filter { ids.contains($0.rule) }.isEmpty)
    runner.rules.enable(ids, because: "tested", .configuration)
    let found = await runner.report(probe).findings.filter { ids.contains($0.rule) }
    #expect(found.map(\.rule) == ["text-truncated"])
    #expect(found.map(\.severity) == [.warning])
    runner.rules.set("text-truncated", .error, because: "tested", .flag)
    #expect(
      await runner.report(probe).findings.filter { $0.rule == "text-truncated" }.map(\.severity)
        == [.error])
    let silent = probe.rule("text-truncated", .off, because: "on purpose")
    runner.rules = RuleSettings()
    runner.rules.enable(ids, because: "tested", .configuration)
    #expect(await runner.report(silent).findings.filter { $0.rule == "text-truncated" }.isEmpty)
  }

  private struct Bars: View {
    let title: String
    var body: some View {
      TabView {
        NavigationStack {
          ScrollView {
            ForEach(0..<30, id: \.self) { Text("Row \($0)").frame(height: 44) }
          }
          .ignoresSafeArea(edges: .bottom)
          .navigationTitle(title).navigationBarTitleDisplayMode(.inline)
          .searchable(text: .constant(""))
          .toolbar {
            ToolbarItem { Button("Edit") {} }
            ToolbarItem(placement: .topBarLeading) { Image(systemName: "gear") }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Cut") {}.buttonStyle(.plain)
              Spacer()
              Text("3 items")
            }
          }
        }
        .tabItem { Label("Home", systemImage: "house") }
      }
    }
  }

  @Test("what bars show fits, on each device, and a title that is too long does not")
  func bars() async {
    for rule in ContractRules.idsOnRequest {
      for device in ["iPhone 15", "iPhone 8", "iPhone 16 Pro Max", "iPad Pro (11-inch)"] {
        let found = await findings(rule, device: device) { Bars(title: "Library") }
        #expect(found.isEmpty, "\(device): \(found.map(\.message))")
      }
    }
    let long = await findings("text-truncated", device: "iPhone 8") { Bars(title: Self.long) }
    #expect(long.map(\.path).allSatisfy { $0.contains("NavigationBar") } && long.count == 1)
  }

  @Test("text-truncated: a text that ends with an ellipsis, none that wraps or shrinks")
  func truncated() async {
    let rule = "text-truncated"
    let found = await findings(rule) {
      VStack {
        Text(Self.long).lineLimit(1)
        Text(Self.long)
        Text("short").lineLimit(1)
      }
    }
    #expect(found.map(\.path) == ["VStack/Text[0]"])
    #expect(found.first?.message.contains("A sentence") == true)
    #expect(await count(rule) { Text(Self.long).frame(height: 20) } == 1)
    #expect(await count(rule) { Text(Self.long).lineLimit(1).minimumScaleFactor(0.4) } == 0)
    #expect(await count(rule) { Text(Self.long).fixedSize() } == 0)
    #expect(await count(rule) { Text(Self.long).lineLimit(1).hidden() } == 0)
    #expect(await count(rule) { ScrollView(.horizontal) { Text(Self.long).lineLimit(1) } } == 0)
  }

  @Test("content-clipped: texts beyond what clips them, not what can be scrolled to")
  func clipped() async {
    let rule = "content-clipped"
    let found = await findings(rule) {
      Text("two\nlines").fixedSize().frame(height: 20).clipped()
    }
    #expect(found.count == 1)
    #expect(
      await count(rule) {
        Text("two\nlines").fixedSize().frame(height: 20)
          .clipShape(RoundedRectangle(cornerRadius: 4))
      } == 1)
    #expect(await count(rule) { Text("two\nlines").fixedSize().frame(height: 20) } == 0)
    #expect(await count(rule) { Text("two\nlines").clipped() } == 0)
    #expect(await count(rule) { ScrollView { VStack { ForEach(0..<90) { Text("\($0)") } } } } == 0)
    #expect(await count(rule) { ScrollView(.horizontal) { Text(Self.long).fixedSize() } } == 0)
    #expect(
      await count(rule) { Image("none").resizable().frame(width: 90, height: 90).clipped() } == 0)
  }

  @Test("views-overlap: neighbours on each other, not layers or what is moved on purpose")
  func overlap() async {
    let rule = "views-overlap"
    let found = await findings(rule) {
      VStack(spacing: 0) {
        Text("three\nlines of\ntext").fixedSize().frame(height: 20)
        Text("next")
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("next") == true)
    #expect(
      await count(rule) {
        HStack(spacing: -20) {
          Text("one two"); Text("three")
        }
      } == 1)
    #expect(
      await count(rule) {
        VStack {
          Text("one"); Text("two")
        }
      } == 0)
    #expect(
      await count(rule) {
        ZStack {
          Text("one"); Text("two")
        }
      } == 0)
    #expect(await count(rule) { Text("one").overlay { Text("two") } } == 0)
    #expect(
      await count(rule) {
        VStack {
          Text("one"); Text("two").offset(y: -20)
        }
      } == 0)
    #expect(
      await count(rule) {
        VStack {
          Text("one");
          ZStack {
            Text("a"); Text("b")
          }
        }
      } == 0)
    #expect(
      await count(rule, height: 100) {
        VStack(spacing: 0) {
          ScrollView { VStack { ForEach(0..<90) { Text("\($0)") } } }
          Text("below")
        }
      } == 0)
  }

  @Test("outside-safe-area: texts under the camera or out of the window, not backgrounds")
  func safeArea() async {
    let rule = "outside-safe-area"
    #expect(
      await count(rule, device: "iPhone 15") {
        VStack {
          Text("under the camera")
          Spacer()
        }.ignoresSafeArea()
      } == 1)
    #expect(
      await count(rule, device: "iPhone 15") {
        VStack {
          Text("below it")
          Spacer()
        }.background { Color.red.ignoresSafeArea() }
      } == 0)
    #expect(await count(rule) { Text(Self.long).fixedSize() } == 1)
    #expect(await count(rule) { Text(Self.long) } == 0)
    #expect(
      await count(rule, height: 100) { ScrollView { VStack { ForEach(0..<90) { Text("\($0)") } } } }
        == 0)
    #expect(
      await count(rule, device: "iPhone 15") { List { ForEach(0..<90) { Text("\($0)") } } } == 0)
  }

  @Test("target-small: buttons and tap gestures below 44 points, not the system's own controls")
  func targets() async {
    let rule = "target-small"
    let found = await findings(rule) { Button("x") {} }
    #expect(found.count == 1)
    #expect(found.first?.expected == "at least 44×44")
    #expect(await count(rule) { Color.red.frame(width: 90, height: 30).onTapGesture {} } == 1)
    #expect(await count(rule) { Color.red.frame(width: 44, height: 44).onTapGesture {} } == 0)
    #expect(
      await count(rule) {
        Button {
        } label: {
          Text("x").frame(minWidth: 44, minHeight: 44)
        }
      } == 0)
    // A frame around the button cannot be tapped.
    #expect(await count(rule) { Button("x") {}.frame(width: 60, height: 60) } == 1)
    #expect(await count(rule) { Button("Title") {}.buttonStyle(.bordered) } == 0)
    #expect(await count(rule) { Toggle("a", isOn: .constant(true)) } == 0)
    #expect(await count(rule) { List { Button("x") {} } } == 0)
  }
}
