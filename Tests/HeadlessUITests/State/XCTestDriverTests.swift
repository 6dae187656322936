import XCTest

@testable import HeadlessUI

/// The driver works under XCTest as it does under Swift Testing.
final class XCTestDriverTests: XCTestCase {
  private struct Delayed: View {
    @State private var width: CGFloat = 10

    var body: some View {
      Color.red.frame(width: width, height: 10)
        .onAppear { DispatchQueue.main.async { width = 30 } }
        .task { if width == 10 { width = 20 } }
    }
  }

  @MainActor
  func testWritesFromQueuesAndTasksAreTakenIn() async {
    let host = ViewHost(Delayed())
    var passes = 0
    while await host.pass().needsAnotherPass, passes < 20 { passes += 1 }
    XCTAssertLessThan(passes, 20)
    let width = host.tree.frame?.width
    XCTAssertTrue(width == 20 || width == 30, "\(String(describing: width))")
  }
}
