import XCTest

@testable import HeadlessUI

#if os(Linux)
  /// The same ways back under the other test framework.
  final class WaysBackXCTests: XCTestCase {
    @MainActor
    func testEveryWayBackIsFollowed() async {
      for way in WayBack.all {
        let followed = await Steps.followed(way)
        XCTAssertEqual(followed, Steps.expected(way), way.name)
      }
    }

    @MainActor
    func testEveryWayBackIsFollowedWhileTheMachineIsBusy() async {
      let load = Load()
      defer { load.end() }
      for way in WayBack.all {
        let followed = await Steps.followed(way)
        XCTAssertEqual(followed, Steps.expected(way), way.name)
      }
    }

    /// The framework's own waiting sees the system's time.
    @MainActor
    func testWhatIsNotOfTheViewSeesTheSystemsTime() async {
      let way = WayBack.all.first { $0.name == "sleep" }
      let before = Date()
      for way in [way].compactMap(\.self) { _ = await Steps.followed(way) }
      XCTAssertLessThan(Date().timeIntervalSince(before), 9)
      let ended = expectation(description: "a queue of the test's own")
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { ended.fulfill() }
      await fulfillment(of: [ended], timeout: 30)
    }
  }
#endif
