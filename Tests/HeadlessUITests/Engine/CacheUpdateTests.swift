import Testing

@testable import HeadlessUI

@MainActor
@Suite("Caches of layouts")
struct CacheUpdateTests {
  @Observable
  final class Model {
    var padding: CGFloat = 0
    var other = 0
  }

  /// What the layout's functions were called for, in order.
  final class Log: @unchecked Sendable {
    var calls: [String] = []

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  /// Keeps the radius of its first placement until it is told to update.
  struct Radial: Layout {
    let log: Log

    func makeCache(subviews: Subviews) -> CGFloat? {
      log.calls.append("makeCache")
      return nil
    }

    func updateCache(_ cache: inout CGFloat?, subviews: Subviews) {
      log.calls.append("updateCache")
      cache = nil
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat?
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat?
    ) {
      log.calls.append(cache == nil ? "place, computed" : "place, kept")
      let radius = cache ?? min(bounds.width, bounds.height) / 2 - 10
      cache = radius
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.midX, y: bounds.midY + (index == 0 ? -radius : radius)),
          anchor: .center, proposal: ProposedViewSize(width: 20, height: 20))
      }
    }
  }

  struct Demo: View {
    let model: Model
    let log: Log

    var body: some View {
      VStack {
        Radial(log: log) {
          Color.red
          Color.blue
        }
        .padding(model.padding)
        Color.green.frame(height: CGFloat(model.other))
      }
    }
  }

  @Test("are updated when a body makes the layout anew, as in SwiftUI: updateCache 1, place 2")
  func slider() {
    let (model, log) = (Model(), Log())
    let laidOut = LaidOut(Demo(model: model, log: log), 300, 300)
    #expect(log.take() == ["makeCache", "place, computed", "place, kept"])
    for padding in [32.0, 64] {
      model.padding = padding
      laidOut.host.layout()
      #expect(log.take() == ["updateCache", "place, computed", "place, kept"])
      let reds = laidOut.host.tree.frames("Color")
      #expect(abs(reds[0].minY - padding) < 0.001)
    }
  }

  @Test("are left alone by a pass in which no body ran")
  func untouched() {
    let (model, log) = (Model(), Log())
    let laidOut = LaidOut(Demo(model: model, log: log), 300, 300)
    _ = log.take()
    laidOut.host.layout()
    #expect(log.take() == [])
  }

  private struct Trigger: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(role: configuration.role) {
        configuration.trigger()
      } label: {
        configuration.label.padding(10)
      }
    }
  }

  @Test("a style's own button has the system's look, not that style again")
  func primitiveStyle() {
    let plain = LaidOut(Button("Go") {}.buttonStyle(.plain)).size
    let laidOut = LaidOut(Button("Go") {}.buttonStyle(Trigger()))
    #expect(laidOut.host.issues.isEmpty)
    #expect(laidOut.size.width >= plain.width + 20)
  }
}
