import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Gradients")
struct GradientTests {
  private let environment = EnvironmentValues()

  private func geometry(_ style: some PaintStyle) throws -> Paint.GradientGeometry {
    guard case .gradient(_, let geometry) = style.paint(in: environment) else {
      throw Missing()
    }
    return geometry
  }

  private struct Missing: Error {}

  @Test("spread their colours evenly from the start to the end")
  func evenStops() {
    let colors: [Color] = [.red, .green, .blue, .black, .white]
    #expect(Gradient(colors: colors).stops.map(\.location) == [0, 0.25, 0.5, 0.75, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
    #expect(Gradient(colors: [.black, .white]).text == "black → white")
  }

  @Test("around a centre turn once from an angle on, or between two angles")
  func angular() throws {
    let gradient = Gradient(colors: [.black, .white])
    let turn = Paint.GradientGeometry.angular(
      center: .bottom, start: .degrees(30), end: .degrees(30) + .degrees(360))
    #expect(
      try geometry(AngularGradient(gradient: gradient, center: .bottom, angle: .degrees(30)))
        == turn)
    #expect(
      try geometry(
        AngularGradient(colors: [.black, .white], center: .bottom, angle: .degrees(30))) == turn)
    #expect(
      try geometry(
        AngularGradient(stops: gradient.stops, center: .bottom, angle: .degrees(30))) == turn)
    #expect(
      try geometry(
        AngularGradient(
          gradient: gradient, center: .top, startAngle: .degrees(10), endAngle: .degrees(20)))
        == .angular(center: .top, start: .degrees(10), end: .degrees(20)))
  }

  @Test("outward go between two radii, or between two parts of the rectangle")
  func outward() throws {
    #expect(
      try geometry(
        RadialGradient(colors: [.red, .blue], center: .leading, startRadius: 5, endRadius: 70))
        == .radial(center: .leading, startRadius: 5, endRadius: 70))
    #expect(
      try geometry(EllipticalGradient(colors: [.red, .blue]))
        == .elliptical(center: .center, startFraction: 0, endFraction: 0.5))
    #expect(
      try geometry(
        EllipticalGradient(
          stops: [], center: .top, startRadiusFraction: 0.25, endRadiusFraction: 1))
        == .elliptical(center: .top, startFraction: 0.25, endFraction: 1))
  }

  @Test("along a line run from its start to its end, plain ones from top to bottom")
  func linear() throws {
    #expect(
      try geometry(Gradient(colors: [.red, .blue])) == .linear(start: .top, end: .bottom))
    #expect(
      try geometry(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        == .linear(start: .leading, end: .trailing))
  }

  @Test("of a colour begin a little lighter")
  func ofColor() {
    let soft = Color.black.gradient.straightened
    #expect(
      soft.stops.map { $0.color.resolve(in: environment).description } == [
        "#333333FF", "#000000FF",
      ])
  }
}
