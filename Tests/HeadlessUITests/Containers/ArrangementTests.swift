import Foundation
import Testing

@testable import HeadlessUI

@Suite("Screens that fold")
@MainActor
struct ArrangementTests {
  /// Where two views are in an arrangement on a device.
  private func frames(
    _ device: String, isLandscape: Bool = false, rightToLeft: Bool = false,
    _ view: (AnyView) -> AnyView = { $0 }
  ) throws -> [CGRect] {
    let arrangement = AnyView(
      ArrangementView {
        Color.red.id("first")
      } secondary: {
        Color.blue.id("second")
      })
    return try laidOut(device, isLandscape, rightToLeft, view(arrangement)).colors
  }

  private struct Result {
    var colors: [CGRect]
    var host: ViewHost
  }

  private func laidOut(
    _ device: String, _ isLandscape: Bool, _ rightToLeft: Bool, _ view: AnyView
  ) throws -> Result {
    let screen = try #require(Device(named: device)).screen(isLandscape: isLandscape)
    var environment = EnvironmentValues()
    if rightToLeft { environment.layoutDirection = .rightToLeft }
    let host = ViewHost(view, size: screen.size, environment: screen.environment(environment))
    host.layout()
    return Result(
      colors: host.framesByPath.filter { $0.key.contains("Color") }.map(\.value)
        .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }, host: host)
  }

  @Test("an iPhone Duo has its screens, and their safe areas where the hardware is")
  func screens() throws {
    func screen(_ name: String, _ isLandscape: Bool) throws -> DeviceScreen {
      try #require(Device(named: name)).screen(isLandscape: isLandscape)
    }
    let inner = try screen("iPhone Duo", false)
    #expect(inner.size == CGSize(width: 669, height: 951))
    #expect(inner.safeAreaInsets == EdgeInsets(top: 82, leading: 0, bottom: 34, trailing: 0))
    #expect(inner.horizontalSizeClass == .regular && inner.verticalSizeClass == .regular)
    let wide = try screen("iPhone Duo (half folded)", true)
    #expect(wide.size == CGSize(width: 951, height: 669))
    #expect(wide.safeAreaInsets == EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 84))
    let outer = try screen("iPhone Duo (outer display)", false)
    #expect(outer.size == CGSize(width: 466, height: 678))
    #expect(outer.horizontalSizeClass == .compact && outer.verticalSizeClass == .regular)
    let side = try screen("iPhone Duo (outer display)", true)
    #expect(side.safeAreaInsets == EdgeInsets(top: 0, leading: 84, bottom: 34, trailing: 0))
    #expect(side.verticalSizeClass == .compact)
  }

  @Test("what hardware takes stays at its side where one reads from right to left")
  func rightToLeft() throws {
    let outer = try laidOut("iPhone Duo (outer display)", false, true, AnyView(Color.red))
    #expect(outer.colors == [CGRect(x: 0, y: 0, width: 382, height: 644)])
    let side = try laidOut("iPhone Duo (outer display)", true, true, AnyView(Color.red))
    #expect(side.colors == [CGRect(x: 84, y: 0, width: 594, height: 432)])
  }

  @Test("an arrangement lies along the longer side, and around an active fold")
  func split() throws {
    #expect(
      try frames("iPhone Duo") == [
        CGRect(x: 0, y: 82, width: 669, height: 417.5),
        CGRect(x: 0, y: 499.5, width: 669, height: 417.5),
      ])
    #expect(
      try frames("iPhone Duo (half folded)") == [
        CGRect(x: 0, y: 82, width: 669, height: 373.5),
        CGRect(x: 0, y: 495.5, width: 669, height: 421.5),
      ])
    #expect(
      try frames("iPhone Duo (half folded)", isLandscape: true) == [
        CGRect(x: 0, y: 0, width: 455.5, height: 635),
        CGRect(x: 495.5, y: 0, width: 371.5, height: 635),
      ])
    #expect(
      try frames("iPhone Duo (half folded)", isLandscape: true, rightToLeft: true) == [
        CGRect(x: 0, y: 0, width: 455.5, height: 635),
        CGRect(x: 495.5, y: 0, width: 371.5, height: 635),
      ])
    #expect(try frames("iPhone 18 Pro").map(\.width) == [402, 402])
    #expect(
      try frames("iPhone Duo") { AnyView($0.splitArrangementLayoutRatio(0.25)) }.map(\.height)
        == [208.75, 626.25])
  }

  @Test("along another axis the first view is alone, and one lies over the other until it folds")
  func styles() throws {
    #expect(
      try frames("iPhone Duo") {
        AnyView($0.arrangementViewStyle(SplitArrangementViewStyle.split.axes(.horizontal)))
      } == [CGRect(x: 0, y: 82, width: 669, height: 835)])
    let whole = CGRect(x: 0, y: 82, width: 669, height: 835)
    #expect(
      try frames("iPhone Duo") { AnyView($0.arrangementViewStyle(.overlay)) } == [whole, whole])
    #expect(
      try frames("iPhone Duo (half folded)") { AnyView($0.arrangementViewStyle(.overlay)) }
        .map(\.height) == [373.5, 421.5])
    #expect(
      try frames("iPhone Duo (half folded)") {
        AnyView($0.arrangementViewStyle(OverlayArrangementViewStyle.overlay.axes(.horizontal)))
      } == [whole, whole])
  }

  @Test(
    "regions are told in the coordinates of the view that asks, the flat fold only if it is wanted")
  func regions() throws {
    var found: [String: [CGRect]] = [:]
    func look(_ device: String, isLandscape: Bool = false) throws {
      found = [:]
      _ = try laidOut(
        device, isLandscape, false,
        AnyView(
          GeometryReader { proxy in
            let _ = found["fold"] = proxy.reservedRegions(kind: .division).map(\.frame)
            let _ =
              found["any fold"] =
              proxy.reservedRegions(kind: .division, options: .includeInactive).map(\.frame)
            let _ = found["camera"] = proxy.reservedRegions(kind: .occlusion).map(\.frame)
            Color.clear
          }))
    }
    let fold = CGRect(x: 0, y: 373.5, width: 669, height: 40)
    try look("iPhone Duo (half folded)")
    #expect(found["fold"] == [fold] && found["any fold"] == [fold])
    #expect(found["camera"] == [CGRect(x: 535, y: -82, width: 134, height: 82)])
    try look("iPhone Duo")
    #expect(found["fold"] == [] && found["any fold"] == [fold])
    try look("iPhone Duo (outer display)")
    #expect(found["any fold"] == [])
    #expect(
      found["camera"] == [
        CGRect(x: 399.7, y: 29.3, width: 37, height: 37),
        CGRect(x: 382, y: 0, width: 84, height: 170),
      ])
    try look("iPhone 18 Pro")
    #expect(found["any fold"] == [] && found["camera"] == [])
  }

  @Test("a window of another size than the screen has no fold")
  func otherSize() throws {
    var screen = try #require(Device(named: "iPhone Duo (half folded)")).screen(isLandscape: false)
    #expect(screen.reservedRegions.count == 3)
    screen.size.width = 669
    #expect(screen.reservedRegions.count == 3)
    screen.size.width = 500
    #expect(screen.reservedRegions.isEmpty)
  }

  @Test("a view is told of the hinge once, and never on a device without one")
  func hinge() throws {
    final class Log { var told: [String] = [] }
    func told(_ device: String, isEnabled: Bool = true) throws -> [String] {
      let log = Log()
      _ = try laidOut(
        device, false, false,
        AnyView(
          Color.red.onHingeChange(isEnabled: isEnabled) { old, new in
            log.told.append(
              "\(old.hinge == nil) \(new.hinge?.status == .partiallyOpen) \(new.hinge?.angle.degrees ?? -1)"
            )
          }))
      return log.told
    }
    #expect(try told("iPhone Duo (half folded)") == ["true true 90.0"])
    #expect(try told("iPhone Duo") == ["true false 180.0"])
    #expect(try told("iPhone Duo (half folded)", isEnabled: false) == [])
    #expect(try told("iPhone 18 Pro") == [])
  }
}
