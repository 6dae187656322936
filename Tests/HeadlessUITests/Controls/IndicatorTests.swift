import Foundation
import Testing

@testable import HeadlessUI

private struct FractionStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      Color.red.frame(width: configuration.value * 100, height: 10)
      configuration.currentValueLabel
    }
  }
}

private struct ProgressWidth: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      Color.red.frame(width: (configuration.fractionCompleted ?? 2) * 100, height: 10)
      configuration.label
      configuration.currentValueLabel
    }
  }
}

@MainActor
@Suite("Indicators of values")
struct IndicatorTests {
  private func size<V: View>(_ view: V) -> CGSize {
    ViewHost(view).sizeThatFits(ProposedViewSize(width: 300, height: 400))
  }

  private func block(_ width: CGFloat, _ height: CGFloat = 20) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test("a gauge's value is the part of its bounds, never beyond them")
  func gaugeValue() {
    func width(_ value: Double, _ bounds: ClosedRange<Double>) -> CGFloat {
      size(Gauge(value: value, in: bounds) { block(5) }.gaugeStyle(FractionStyle())).width
    }
    #expect(width(15, 10...20) == 50)
    #expect(width(12.5, 10...20) == 25)
    #expect(width(-3, 10...20) == 0)
    #expect(width(99, 10...20) == 100)
    #expect(width(3, 3...3) == 0)
    let labelled = Gauge(value: 0.5) {
      block(5)
    } currentValueLabel: {
      block(70, 8)
    }
    #expect(size(labelled.gaugeStyle(FractionStyle())) == CGSize(width: 70, height: 18))
  }

  @Test("a linear gauge takes the width it is proposed between the labels of its ends")
  func linearGauge() {
    let gauge = Gauge(value: 0.5) {
      block(50)
    } currentValueLabel: {
      block(30)
    } minimumValueLabel: {
      block(20)
    } maximumValueLabel: {
      block(25)
    }
    // Three rows: the label, the bar between 20 and 25, the value.
    #expect(size(gauge) == CGSize(width: 300, height: 20 + 8 + 20 + 8 + 20))
    #expect(LaidOut(gauge, 300, 400).widths("GaugeBar") == [300 - 20 - 25 - 16])
    #expect(LaidOut(gauge, 300, 400).heights("GaugeBar") == [4])
    let accessory = gauge.gaugeStyle(.accessoryLinear)
    #expect(LaidOut(accessory, 300, 400).heights("GaugeBar") == [8])
    #expect(size(accessory) == CGSize(width: 300, height: 20))
    #expect(size(gauge.gaugeStyle(.accessoryLinearCapacity)) == CGSize(width: 300, height: 20))
    #expect(size(gauge.gaugeStyle(.linearCapacity)).height == 76)
  }

  @Test("a circular gauge is 59 points wide and high")
  func circularGauge() {
    let gauge = Gauge(value: 0.5) { block(150) }
    #expect(size(gauge.gaugeStyle(.accessoryCircular)) == CGSize(width: 59, height: 59))
    #expect(size(gauge.gaugeStyle(.accessoryCircularCapacity)) == CGSize(width: 59, height: 59))
  }

  @Test("progress without an end is a wheel, larger in large controls; with one it is a bar")
  func progress() {
    #expect(size(ProgressView()) == CGSize(width: 20, height: 20))
    #expect(size(ProgressView().controlSize(.large)) == CGSize(width: 37, height: 37))
    #expect(size(ProgressView().controlSize(.extraLarge)) == CGSize(width: 37, height: 37))
    #expect(size(ProgressView().controlSize(.small)) == CGSize(width: 20, height: 20))
    #expect(size(ProgressView(value: 0.5)) == CGSize(width: 300, height: 4))
    #expect(size(ProgressView(value: nil as Double?)) == CGSize(width: 20, height: 20))
    #expect(size(ProgressView().progressViewStyle(.linear)) == CGSize(width: 300, height: 4))
    #expect(
      size(ProgressView(value: 0.5).progressViewStyle(.circular)) == CGSize(width: 20, height: 20))
    let both = ProgressView(value: 0.5) {
      block(50)
    } currentValueLabel: {
      block(30)
    }
    #expect(size(both) == CGSize(width: 300, height: 20 + 8 + 4 + 8 + 20))
    #expect(
      size(both.progressViewStyle(.circular)) == CGSize(width: 50, height: 20 + 8 + 20 + 8 + 20))
  }

  @Test("a style of one's own is told how much is done")
  func progressStyle() {
    func width<V: View>(_ view: V) -> CGFloat {
      size(view.progressViewStyle(ProgressWidth())).width
    }
    #expect(width(ProgressView(value: 3, total: 4)) == 75)
    #expect(width(ProgressView(value: 1, total: 4) { block(5) }) == 25)
    #expect(width(ProgressView()) == 200)
    let progress = Progress(totalUnitCount: 10)
    progress.completedUnitCount = 4
    #expect(width(ProgressView(progress)) == 40)
    #expect(width(ProgressView(Progress(totalUnitCount: -1))) == 200)
    let span = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60)
    #expect(width(ProgressView(timerInterval: span, countsDown: false) { block(5) }) < 100)
    #expect(width(ProgressView(timerInterval: span) { block(5) }) == 100)
  }

  @Test("a slider is 31 points high and leaves its ends their labels")
  func slider() {
    let slider = Slider(value: .constant(0.5)) {
      block(90)
    } minimumValueLabel: {
      block(20)
    } maximumValueLabel: {
      block(25)
    }
    #expect(size(slider) == CGSize(width: 300, height: 31))
    let laidOut = LaidOut(slider, 300, 400)
    #expect(laidOut.widths("Slider").contains(300 - 20 - 25 - 16))
  }

  @Test("what a canvas is told about drawing is transformed in the order of the calls")
  func canvasTransform() {
    var context = GraphicsContext(environment: EnvironmentValues())
    context.translateBy(x: 10, y: 20)
    context.scaleBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(context.transform) == CGPoint(x: 12, y: 23))
    context.concatenate(CGAffineTransform(translationX: 5, y: 0))
    #expect(CGPoint(x: 1, y: 1).applying(context.transform) == CGPoint(x: 22, y: 23))
    var turned = GraphicsContext(environment: EnvironmentValues())
    turned.rotate(by: .degrees(90))
    let point = CGPoint(x: 1, y: 0).applying(turned.transform)
    #expect(abs(point.x) < 1e-9 && abs(point.y - 1) < 1e-9)
    var layer = CGAffineTransform.identity
    context.drawLayer { layer = $0.transform }
    #expect(layer == context.transform)
    let text = context.resolve(Text("Words"))
    #expect(
      text.measure(in: CGSize(width: 200, height: 50))
        == ViewHost(Text("Words"))
        .sizeThatFits(ProposedViewSize(width: 200, height: 50)))
  }

  @Test("symbols have the shape of what they are a variant of, or of what is around them")
  func symbolShapes() {
    func shape(_ name: String) -> SymbolShape { SymbolShape(named: name) }
    #expect(shape("chevron.right") != shape("circle"))
    #expect(shape("heart.fill") == shape("heart") && shape("heart") != .circle)
    #expect(shape("bell.slash.fill") == shape("bell"))
    #expect(shape("plus.circle") == .circle)
    #expect(shape("plus.square.fill") == .square)
    #expect(shape("exclamationmark.triangle") == .triangle)
    #expect(shape("star.rectangle") == .rectangle)
    #expect(shape("circle.square") == .square)
    #expect(shape("never.heard.of.it") == .circle)
    let (badged, plain) = (shape("folder.badge.plus"), shape("folder"))
    #expect(abs(badged.width - plain.width - 0.12) < 1e-9 && badged.height == plain.height)
    #expect(abs(shape("no.circle.badge.plus").width - SymbolShape.circle.width - 0.12) < 1e-9)
    #expect(shape("nothing.badge.plus") == .circle)
  }
}
