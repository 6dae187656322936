import Foundation
import Testing

@testable import HeadlessUI

@Suite("Colours in their spaces")
struct ColorSpaceTests {
  private func near(_ a: Float, _ b: Float) -> Bool { abs(a - b) < 0.001 }

  @Test("sRGB's curve is a line near black and a power above, the same for negative parts")
  func gammaCurve() {
    let dark = Color.Resolved(red: 0.04, green: 0.5, blue: -0.5)
    #expect(near(dark.linearRed, 0.04 / 12.92))
    #expect(near(dark.linearGreen, 0.214_041))
    #expect(near(dark.linearBlue, -0.214_041))
    var color = Color.Resolved(red: 0, green: 0, blue: 0)
    color.linearRed = 0.002
    color.linearGreen = 0.214_041
    color.linearBlue = -0.214_041
    #expect(near(color.red, 0.002 * 12.92))
    #expect(near(color.green, 0.5))
    #expect(near(color.blue, -0.5))
  }

  @Test("a wide colour lies outside of sRGB, its white is sRGB's")
  func displayP3() {
    let white = Color.Resolved(colorSpace: .displayP3, red: 1, green: 1, blue: 1)
    #expect(near(white.red, 1) && near(white.green, 1) && near(white.blue, 1))
    let red = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0)
    #expect(near(red.red, 1.0931) && near(red.green, -0.2267) && near(red.blue, -0.1501))
    let blue = Color.Resolved(colorSpace: .displayP3, red: 0, green: 0, blue: 1)
    #expect(near(blue.red, 0) && near(blue.green, 0) && near(blue.blue, 1.0421))
  }

  @Test("hue, saturation and brightness go around the circle")
  func hues() {
    func text(_ hue: Double, _ saturation: Double = 1, _ brightness: Double = 1) -> String {
      Color(hue: hue, saturation: saturation, brightness: brightness).description
    }
    #expect(
      (0..<6).map { text(Double($0) / 6) } == [
        "#FF0000FF", "#FFFF00FF", "#00FF00FF", "#00FFFFFF", "#0000FFFF", "#FF00FFFF",
      ])
    #expect(text(0, 0.5, 0.8) == "#CC6666FF")
    #expect(text(0.5, 0, 0.2) == "#333333FF")
  }

  @Test("a mix goes from the first to the second, never beyond, straight or even to the eye")
  func mixes() {
    let (black, white) = (Color(white: 0), Color(white: 1))
    func text(_ fraction: Double, _ space: Gradient.ColorSpace) -> String {
      black.mix(with: white, by: fraction, in: space)
        .resolve(in: EnvironmentValues()).description
    }
    #expect(text(0.25, .device) == "#404040FF")
    #expect(text(-1, .device) == "#000000FF")
    #expect(text(7, .device) == "#FFFFFFFF")
    #expect(text(0.5, .perceptual) == "#636363FF")
    #expect(text(1, .perceptual) == "#FFFFFFFF")
    let faded = Color(red: 1, green: 0, blue: 0, opacity: 0).mix(
      with: Color(red: 0, green: 1, blue: 0), by: 0.5, in: .device)
    #expect(faded.resolve(in: EnvironmentValues()).description == "#80800080")
    let purple = Color(red: 1, green: 0, blue: 0).mix(
      with: Color(red: 0, green: 0, blue: 1), by: 0.5)
    #expect(purple.resolve(in: EnvironmentValues()).description == "#8C53A2FF")
  }

  @Test("opacity is multiplied, and the text leaves out that of opaque ones")
  func opacity() {
    let half = Color(white: 1, opacity: 0.5).opacity(0.5).resolve(in: EnvironmentValues())
    #expect(half.opacity == 0.25)
    #expect(half.text == "#FFFFFF40")
    #expect(Color.Resolved(red: 1, green: 2, blue: -1).text == "#FFFF00")
    #expect(Color(white: 0).opacity(0.25).description == "25% #000000FF")
    #expect(Color(white: 0).opacity(0.25).text == "#000000 opacity 0.25")
    #expect(
      Color.black.mix(with: .white, by: 0.25).description == "black mixed with 25% white")
    #expect(Color("sky").description == "NamedColor(name: \"sky\")")
    #expect(Color("sky").text == "\"sky\"")
  }

  @Test("animates all four parts")
  func animatable() {
    var color = Color.Resolved(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    let data = color.animatableData
    #expect(data.first == 0.1 && data.second.first == 0.2)
    #expect(data.second.second.first == 0.3 && data.second.second.second == 0.4)
    color.animatableData = AnimatablePair(0.5, AnimatablePair(0.6, AnimatablePair(0.7, 0.8)))
    #expect(color == Color.Resolved(red: 0.5, green: 0.6, blue: 0.7, opacity: 0.8))
  }
}
