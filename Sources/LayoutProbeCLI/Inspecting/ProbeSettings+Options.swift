import Foundation
import HeadlessUI
import LayoutProbe

extension ProbeSettings {
  /// What the options and a configuration say.
  init(_ arguments: ParsedArguments, _ configuration: Configuration) throws {
    self.init()
    try readRequests(arguments)
    try readWindow(arguments)
    try readFonts(arguments)
    try readLimits(arguments)
    limits.displayScale = scale
    measuresDurations = arguments.flag(.durations)
    showsAllOutput = arguments.flag(.output)
    selection = try ProbeSelection(arguments)
    rules = try RuleOptions.settings(arguments, configuration)
    matrix = try MatrixOptions.matrix(arguments)
    interacts = arguments.flag(.interact)
  }

  private mutating func readRequests(_ arguments: ParsedArguments) throws {
    let proposals = arguments.values(.propose)
    if !proposals.isEmpty {
      requests = try proposals.map { text in
        guard let request = SizeRequest(text) else {
          throw arguments.invalid(
            .propose, text, "min, ideal, max, current or a size such as 320x480 or nilxinf")
        }
        return request
      }
    }
  }

  private mutating func readWindow(_ arguments: ParsedArguments) throws {
    if let text = arguments.value(.size) {
      guard case .proposal(let width?, let height?)? = SizeRequest(text), width.isFinite,
        height.isFinite
      else { throw arguments.invalid(.size, text, "a size such as 393x852") }
      window = ProbeSettings.Window(width: width, height: height)
    }
    if let name = arguments.value(.device) {
      guard let device = Device(named: name) else {
        throw UsageError(
          message: "the device '\(name)' is not known",
          suggestion: SpellingSuggestion.hint(for: name, among: Device.all.map(\.name))
            ?? "names are as Xcode writes them, such as 'iPhone 16'",
          helpCommand: arguments.helpCommand)
      }
      self.device = name
      scale = device.scale.map { Double($0) } ?? scale
    }
    design = arguments.value(.ios).flatMap(SystemDesign.init) ?? .iOS18
    isLandscape = arguments.flag(.landscape)
    if let scale = try arguments.positive(.scale, "pixels to a point, such as 2 or 3") {
      self.scale = scale
      keepsScale = true
    }
  }

  private mutating func readFonts(_ arguments: ParsedArguments) throws {
    text = arguments.value(.text) == "box" ? .box : .system
    fontFiles = arguments.values(.font)
    if !fontFiles.isEmpty {
      guard text == .system else {
        throw UsageError(
          message: "'--font' measures text like the system's font, '--text box' does not",
          suggestion: "leave one of them out", helpCommand: arguments.helpCommand)
      }
      for file in fontFiles {
        do {
          _ = try FontFileMetrics(contentsOf: [URL(fileURLWithPath: file)])
        } catch {
          throw UsageError(
            message: "'\(file)' cannot be used as a font", suggestion: error.description,
            helpCommand: arguments.helpCommand)
        }
      }
    }
  }

  private mutating func readLimits(_ arguments: ParsedArguments) throws {
    if let passes = try arguments.positive(.maxPasses, "a number of passes") {
      limits.maximumPasses = max(1, Int(min(passes, 1e7)))
    }
    if let text = arguments.value(.horizon) {
      let number = Double(text.hasSuffix("s") ? String(text.dropLast()) : text)
      guard let number, number >= 0, number.isFinite else {
        throw arguments.invalid(.horizon, text, "simulated seconds such as 60s, or 0 for none")
      }
      limits.horizon = min(number, 1e9)
    }
    if let threshold = try arguments.positive(.threshold, "a number of layouts, such as 100") {
      limits.threshold = Int(min(threshold, 1e7))
    }
    if let text = arguments.value(.epsilon) {
      let isPixels = text.hasSuffix("px")
      let number = Double(text.replacing(/(px|pt)$/, with: ""))
      guard let number, number >= 0, number.isFinite else {
        throw arguments.invalid(.epsilon, text, "a length such as 0.5px or 0.01")
      }
      limits.epsilon = isPixels ? number / scale : number
    }
  }
}
