import Testing

@testable import LayoutProbe

@MainActor
@Suite("Devices")
struct DeviceTests {
  private let list: (PreviewDeclaration) -> SourceProbeList = { preview in
    let list = SourceProbeList()
    list.add(preview, file: "A.swift", line: 1)
    return list
  }

  private struct Named: PreviewProvider {
    static var previews: some View {
      Color.red.previewDevice("iPhone SE (3rd generation)")
      Color.red.previewDevice("iPhone 15").previewInterfaceOrientation(.landscapeLeft)
      Color.red.previewDevice("iPad mini (6th generation)").previewLayout(
        .fixed(width: 50, height: 60))
    }
  }

  private func named() -> [Probe] {
    let list = SourceProbeList()
    list.add(provider: Named.self, file: "A.swift", line: 1)
    return list.probes
  }

  private func root(_ report: ProbeReport) -> CGRect? { report.tree.first?.frame }

  @Test(
    "a device is found by its name in any letters, parentheses at the end are left out if need be")
  func names() throws {
    #expect(Device(named: "iphone 16 PRO")?.size == CGSize(width: 402, height: 874))
    #expect(Device(named: "iPad Pro 11-inch (M4)")?.size == CGSize(width: 834, height: 1210))
    #expect(Device(named: "iPhone SE (2nd generation)")?.size == CGSize(width: 375, height: 667))
    #expect(
      Device(named: "iPad Pro (11-inch) (4th generation)")?.size == CGSize(width: 834, height: 1194)
    )
    #expect(Device(named: "Apple Watch Ultra 2 (49mm)")?.size == CGSize(width: 205, height: 251))
    // A slip is no other device.
    #expect(Device(named: "iPhone 16 Por") == nil)
    #expect(Device(named: "(iPhone 16)") == nil)
    #expect(Device(named: "Newton") == nil)
    #expect(Device(named: "") == nil)
    #expect(Set(Device.all.map { $0.name.lowercased() }).count == Device.all.count)
    for device in Device.all { #expect(Device(named: device.name) == device) }
  }

  @Test("upright and on its side a device has other lengths, safe areas and size classes")
  func screens() throws {
    let phone = try #require(Device(named: "iPhone 15"))
    let (upright, sideways) = (
      phone.screen(isLandscape: false), phone.screen(isLandscape: true)
    )
    #expect(upright.size == CGSize(width: 393, height: 852))
    #expect(upright.safeAreaInsets == EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
    #expect(upright.horizontalSizeClass == .compact && upright.verticalSizeClass == .regular)
    #expect(sideways.size == CGSize(width: 852, height: 393))
    #expect(sideways.safeAreaInsets == EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
    #expect(sideways.horizontalSizeClass == .compact && sideways.verticalSizeClass == .compact)
    let large = try #require(Device(named: "iPhone 15 Plus")).screen(isLandscape: true)
    #expect(large.horizontalSizeClass == .regular && large.verticalSizeClass == .compact)
    let pad = try #require(Device(named: "iPad mini (6th generation)"))
    for isLandscape in [false, true] {
      let screen = pad.screen(isLandscape: isLandscape)
      #expect(screen.horizontalSizeClass == .regular && screen.verticalSizeClass == .regular)
      #expect(screen.safeAreaInsets == EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))
    }
    let television = try #require(Device(named: "Apple TV"))
    #expect(television.screen(isLandscape: true).size == CGSize(width: 1920, height: 1080))
    let watch = try #require(Device(named: "Apple Watch Ultra"))
    #expect(watch.screen(isLandscape: true).size == watch.size)
  }

  @Test("the standard window has no safe area, and leaves the scale and size classes as they are")
  func standard() async throws {
    let report = await ProbeRunner(requests: []).report(Probe("a") { Color.red })
    #expect(report.window == ViewHost.defaultSize)
    #expect(root(report) == CGRect(origin: .zero, size: ViewHost.defaultSize))
    var environment = EnvironmentValues()
    environment.displayScale = 3
    let screen = Device.standard.screen(isLandscape: false)
    #expect(screen.environment(environment).displayScale == 3)
  }

  @Test("a preview's device decides the window, its safe area, the scale and the size classes")
  func previews() async throws {
    let reports = await ProbeRunner(requests: []).reports(named())
    #expect(
      reports.map(\.window) == [
        CGSize(width: 375, height: 667), CGSize(width: 852, height: 393),
        CGSize(width: 50, height: 60),
      ])
    #expect(
      reports.map(root) == [
        CGRect(x: 0, y: 20, width: 375, height: 647), CGRect(x: 59, y: 0, width: 734, height: 372),
        CGRect(x: 0, y: 0, width: 50, height: 60),
      ])
    struct Scale: View {
      @Environment(\.displayScale) var scale
      @Environment(\.verticalSizeClass) var room
      var body: some View { Text("\(Int(scale)) \(room == .compact ? "low" : "high")") }
    }
    struct OnItsSide: PreviewProvider {
      static var previews: some View {
        Scale().previewDevice("iPhone 15").previewInterfaceOrientation(.landscapeRight)
      }
    }
    let list = SourceProbeList()
    list.add(provider: OnItsSide.self, file: "A.swift", line: 1)
    let report = await ProbeRunner(requests: []).report(try #require(list.probes.first))
    #expect(report.tree.contains { $0.detail == "\"3 low\"" })
  }

  @Test("a device that is forced is that of all probes, but sizes of their own stay")
  func forced() async throws {
    var runner = ProbeRunner(
      requests: [], device: try #require(Device(named: "iPhone 13 mini")))
    #expect(await runner.reports(named()).map(\.window.width) == [375, 852, 50])
    #expect(await runner.report(Probe("a") { Color.red }).window.height == 812)
    runner.overridesDevice = true
    let reports = await runner.reports(named())
    #expect(
      reports.map(\.window) == [
        CGSize(width: 375, height: 812), CGSize(width: 812, height: 375),
        CGSize(width: 50, height: 60),
      ])
    #expect(root(reports[0])?.minY == 50)
    runner.isLandscape = true
    #expect(await runner.report(Probe("a") { Color.red }).window == CGSize(width: 812, height: 375))
    let sized = Probe("b", size: CGSize(width: 70, height: 80)) { Color.red }
    #expect(root(await runner.report(sized)) == CGRect(x: 0, y: 0, width: 70, height: 80))
  }

  @Test("a window of another size keeps clear of the edges of the device")
  func sized() async throws {
    var runner = ProbeRunner(requests: [], device: try #require(Device(named: "iPhone 15")))
    runner.windowSize = CGSize(width: 300, height: 400)
    let report = await runner.report(Probe("a") { Color.red })
    #expect(root(report) == CGRect(x: 0, y: 59, width: 300, height: 307))
  }

  @Test("a preview as large as its view has no safe area")
  func fitting() async throws {
    var runner = ProbeRunner(requests: [], device: try #require(Device(named: "iPhone 15")))
    runner.overridesDevice = true
    let preview = PreviewDeclaration("fit", traits: .sizeThatFitsLayout) {
      Color.red.frame(width: 90, height: 40)
    }
    let report = await runner.report(try #require(list(preview).probes.first))
    #expect(report.window == CGSize(width: 90, height: 40))
    #expect(root(report) == CGRect(x: 0, y: 0, width: 90, height: 40))
  }
}
