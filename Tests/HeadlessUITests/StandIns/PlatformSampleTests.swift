import Foundation
import Testing

@testable import HeadlessUI

@Suite("Samples of types of the system")
struct PlatformSampleTests {
  private func hasSample<T>(_ type: T.Type) -> Bool { StandInSample.of(type, "") != nil }

  @Test("colours, fonts and images of UIKit and AppKit have samples")
  func kits() {
    #expect(hasSample(UIColor.self))
    #expect(hasSample(UIFont.self))
    #expect(hasSample(UIImage.self))
    #expect(hasSample(NSColor.self))
    #expect(hasSample(NSFont.self))
    #expect(hasSample(NSImage.self))
  }

  @Test("what Foundation has once, or by a name, has samples, inside of optionals and arrays too")
  func foundation() {
    #expect(hasSample(Calendar.self))
    #expect(hasSample(Locale.self))
    #expect(hasSample(TimeZone.self))
    #expect(hasSample(DateComponents.self))
    #expect(hasSample(UserDefaults.self))
    #expect(StandInSample.of(NSAttributedString.self, "")?.string == StandInSample.text)
    #expect(hasSample([UIColor].self))
  }

  private final class OwnFormatter: NumberFormatter, @unchecked Sendable {}

  @Test("a subclass of a class of the system has none: nothing tells how it is made")
  func subclass() {
    #expect(!hasSample(OwnFormatter.self))
  }
}
