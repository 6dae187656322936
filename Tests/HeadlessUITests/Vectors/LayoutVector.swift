import Foundation

/// One line of a vectors file: a view tree, a proposal, and what a faithful engine answers.
struct LayoutVector: Decodable {
  /// Kind, name and number of the proposal: `classic/text-text#0`.
  let id: String
  let tree: VectorTree
  /// Width and height; nil for unspecified.
  let proposal: [VectorNumber?]
  let size: [VectorNumber]
  /// Frames of leaves by path; absent, like all below, if the size is not finite.
  let frames: [String: [VectorNumber]]?
  /// Frames of containers and modifiers by path.
  let inner: [String: [VectorNumber]]?
  /// The explicit guides of the root, by axis and name: `v.firstTextBaseline`; absent if none.
  let explicitGuides: [String: VectorNumber]?
  /// Paths of which nothing is known; absent if there are none.
  let untold: [String]?

  /// Reads the lines of a file, empty ones left out.
  static func read(_ file: URL) throws -> [LayoutVector] {
    let decoder = JSONDecoder()
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try decoder.decode(LayoutVector.self, from: Data($0.utf8))
    }
  }
}

/// A number as the vectors write it: JSON has no infinity and no NaN.
struct VectorNumber: Decodable, CustomStringConvertible {
  let value: Double

  init(_ value: CGFloat) { self.value = Double(value) }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
      return
    }
    switch try container.decode(String.self) {
    case "inf": value = .infinity
    case "-inf": value = -.infinity
    case "nan": value = .nan
    case let other:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(other) is not a number")
    }
  }

  /// Equal to a hundredth of a point; infinities and NaN only to themselves.
  func agrees(with other: VectorNumber) -> Bool {
    if value.isNaN || other.value.isNaN { return value.isNaN && other.value.isNaN }
    return value == other.value || abs(value - other.value) <= 0.01
  }

  var description: String {
    value == value.rounded() && abs(value) < 1e15
      ? "\(Int(value))" : "\((value * 1e6).rounded() / 1e6)"
  }
}
