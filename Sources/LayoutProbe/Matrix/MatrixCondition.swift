import HeadlessUI

/// Values of some axes; all others are a probe's own.
struct MatrixCondition: Hashable, Sendable {
  let values: [MatrixAxis: String]

  init(_ values: [MatrixAxis: String]) { self.values = values }

  static func typeSize(_ name: String) -> DynamicTypeSize? {
    DynamicTypeSize.allCases.first { "\($0)" == name }
  }

  /// Lays out under it.
  @MainActor
  func apply(to runner: inout ProbeRunner) {
    for (axis, value) in values {
      switch axis {
      case .device:
        guard let device = Device(named: value) else { continue }
        runner.device = device
        runner.overridesDevice = true
        runner.windowSize = nil
      case .textSize:
        if let size = Self.typeSize(value) { runner.environment.dynamicTypeSize = size }
      case .textWeight: runner.environment.legibilityWeight = value == "bold" ? .bold : .regular
      case .appearance: runner.environment.colorScheme = value == "dark" ? .dark : .light
      case .direction:
        runner.environment.layoutDirection = value == "right-to-left" ? .rightToLeft : .leftToRight
      case .language: break
      }
    }
    guard case .translation(let code)? = language else { return }
    let locale = Locale(identifier: code)
    runner.environment.locale = locale
    runner.environment.layoutDirection =
      locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The language of texts; nil for the program's own.
  var language: TextLanguage? {
    values[.language].map { $0 == MatrixAxis.longTexts ? .lengthened : .translation($0) }
  }
}

extension MatrixCondition: CustomStringConvertible {
  /// `text size accessibility3 on iPhone SE`
  var description: String {
    var parts = MatrixAxis.allCases.filter { $0 != .device }.compactMap { axis in
      values[axis].map { Self.text(axis, $0) }
    }
    if let device = values[.device] { parts.append("on \(device)") }
    return parts.joined(separator: " ")
  }

  static func text(_ axis: MatrixAxis, _ value: String) -> String {
    switch axis {
    case .device: "on \(value)"
    case .textSize: "with text size \(value)"
    case .textWeight: "with \(value) text"
    case .appearance: "in \(value) appearance"
    case .direction: "laid out \(value)"
    case .language:
      value == MatrixAxis.longTexts ? "with texts that are 40 % longer" : "in the language \(value)"
    }
  }
}
