import HeadlessUI

/// What can be another from one user to the next.
public enum MatrixAxis: String, CaseIterable, Sendable, Codable, CodingKeyRepresentable {
  /// The device, by its name.
  case device
  /// How large the user wants text to be.
  case textSize = "text-size"
  /// Whether the user wants all text bold.
  case textWeight = "text-weight"
  /// Light or dark.
  case appearance
  /// The direction in which the user's language is written.
  case direction
  /// The language of texts that the program has translations of.
  case language

  /// The language whose texts are those of the program, two fifths longer.
  static let longTexts = "long"

  var defaultValues: [String] {
    switch self {
    case .device: ["iPhone SE", "iPhone 16", "iPhone 16 Pro Max", "iPad mini (A17 Pro)"]
    case .textSize: DynamicTypeSize.allCases.map { "\($0)" }
    case .textWeight: ["bold"]
    case .appearance: ["dark"]
    case .direction: ["right-to-left"]
    case .language: [Self.longTexts]
    }
  }

  /// What values are, for someone who wrote another.
  var explanation: String {
    switch self {
    case .device: "the name of a device as Xcode writes it, such as 'iPhone 16'"
    case .textSize: DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", ")
    case .textWeight: "regular or bold"
    case .appearance: "light or dark"
    case .direction: "left-to-right or right-to-left"
    case .language:
      "the code of a language such as de or zh-Hans, or \(Self.longTexts) for texts that are 40 % longer"
    }
  }

  func isValue(_ text: String) -> Bool {
    switch self {
    case .device: Device(named: text) != nil
    case .textSize: MatrixCondition.typeSize(text) != nil
    case .textWeight: ["regular", "bold"].contains(text)
    case .appearance: ["light", "dark"].contains(text)
    case .direction: ["left-to-right", "right-to-left"].contains(text)
    case .language: text.wholeMatch(of: /[A-Za-z]{2,4}([-_][A-Za-z0-9]+)*/) != nil
    }
  }

  /// Text sizes from small to large, devices from narrow to wide, others as they are given.
  func inOrder(_ values: [String]) -> [String] {
    switch self {
    case .textSize: defaultValues.filter(values.contains)
    case .device:
      values.enumerated().sorted { a, b in
        let widths = [a, b].map { Device(named: $0.element)?.size.width ?? 0 }
        return widths[0] == widths[1] ? a.offset < b.offset : widths[0] < widths[1]
      }.map(\.element)
    case .textWeight, .appearance, .direction, .language: values
    }
  }

  /// Whether values follow each other from small to large.
  var isOrdered: Bool { self == .device || self == .textSize }
}
