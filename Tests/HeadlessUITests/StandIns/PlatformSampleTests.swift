import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

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

  @Test("what objects keep for their work has samples, and nobody has to wait for it")
  func work() throws {
    #expect(hasSample(Timer.self))
    #expect(hasSample(DispatchGroup.self))
    #expect(hasSample(DispatchWorkItem.self))
    #expect(
      try #require(StandInSample.of(DispatchSemaphore.self, "")).wait(timeout: .now()) == .success)
    #expect(hasSample(Task<Void, Never>.self))
    #expect(hasSample(Task<Int, any Error>.self))
    #expect(hasSample(AsyncStream<Int>.self))
    #expect(hasSample(AsyncStream<Int>.Continuation.self))
    #expect(hasSample((any Clock<Duration>).self))
    #expect(hasSample(NSCache<NSString, NSObject>.self))
  }

  @Test("what describes values and requests has samples")
  func descriptions() throws {
    #expect(hasSample(ISO8601DateFormatter.self))
    #expect(hasSample(NSRegularExpression.self))
    #expect(hasSample(NSPredicate.self))
    #expect(hasSample(NSDate.self))
    #expect(hasSample(URLQueryItem.self))
    #expect(hasSample(HTTPURLResponse.self))
    #expect(hasSample(AnyHashable.self))
    #expect(hasSample(Character.self))
    let result = try #require(StandInSample.of(Result<Int, any Error>.self, ""))
    #expect(try result.get() == 0)
  }

  private final class OwnFormatter: NumberFormatter, @unchecked Sendable {}

  @Test("a subclass of a class of the system has none: nothing tells how it is made")
  func subclass() {
    #expect(!hasSample(OwnFormatter.self))
  }
}
