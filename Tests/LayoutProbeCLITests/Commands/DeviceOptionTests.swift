import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite(
  "Devices and rules on request on the command line", .enabled(if: CommandRun.canCompile),
  .ownThreads)
struct DeviceOptionTests {
  private func inspect(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["inspect", "--format", "json"] + arguments, in: SampleSources.url())
  }

  @Test("a device has its window, safe area and scale; on its side the others")
  func device() throws {
    let upright = try inspect("-e", "Color.red", "--device", "iPhone 15").report()
    #expect(upright.probes.map(\.window) == [CGSize(width: 393, height: 852)])
    #expect(
      upright.probes.first?.tree.first?.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
    let sideways = try inspect(
      "-e", "Color.red", "--device", "iphone 15", "--landscape"
    ).report()
    #expect(
      sideways.probes.first?.tree.first?.frame == CGRect(x: 59, y: 0, width: 734, height: 372))
    // A third of a point is a pixel there, half of one where it is said so.
    let divider = try inspect("-e", "Divider()", "--device", "iPhone 15").report()
    let thin = try #require(divider.probes.first?.tree.first?.frame)
    #expect(abs(thin.height - 1.0 / 3) < 0.01)
    let scaled = try inspect(
      "-e", "Divider()", "--device", "iPhone 15", "--scale", "2"
    ).report()
    #expect(scaled.probes.first?.tree.first?.frame?.height == 0.5)
  }

  @Test("the design of iOS 26 is there on request, and no third one is taken")
  func design() throws {
    func rows(_ arguments: String...) throws -> [CGFloat] {
      let run = try CommandRun(
        ["inspect", "--format", "json", "-e", "List { Text(\"Row\") }"] + arguments,
        in: SampleSources.url())
      let tree = try #require(run.report().probes.first?.tree)
      return tree.filter { $0.label == "row" }.compactMap(\.frame?.height)
    }
    #expect(try rows() == [44])
    #expect(try rows("--ios", "18") == [44])
    #expect(try rows("--ios", "26") == [52])
    let wrong = try inspect("-e", "Color.red", "--ios", "15")
    #expect(wrong.status == 2 && wrong.errors.contains("--ios"), "\(wrong.all)")
  }

  @Test("a device that is not known is refused, with what comes near")
  func unknown() throws {
    let near = try inspect("-e", "Color.red", "--device", "iPhone 16 Por")
    #expect(near.status == 2, "\(near.all)")
    #expect(near.errors.contains("the device 'iPhone 16 Por' is not known"), "\(near.all)")
    #expect(near.errors.contains("iPhone 16 Pro"), "\(near.all)")
    let far = try inspect("-e", "Color.red", "--device", "Newton")
    #expect(far.errors.contains("as Xcode writes them"), "\(far.all)")
  }

  @Test("a rule on request counts with --enable, --only or --severity, and not without")
  func rules() throws {
    let small = "Button(\"x\") {}"
    func findings(_ arguments: String...) throws -> [String] {
      try CommandRun(
        ["inspect", "--format", "json", "-e", small] + arguments, in: SampleSources.url()
      ).report().probes.flatMap { $0.findings.filter { $0.suppression == nil } }.map(\.rule)
    }
    #expect(try findings() == [])
    #expect(try findings("--enable", "target-small") == ["target-small"])
    #expect(try findings("--only", "target-small") == ["target-small"])
    #expect(try findings("--severity", "target-small=error") == ["target-small"])
    #expect(try findings("--enable", "target-small", "--disable", "target-small") == [])
    let wrong = try inspect("-e", small, "--enable", "target-tiny")
    #expect(wrong.errors.contains("there is no rule 'target-tiny'"), "\(wrong.all)")
  }
}
