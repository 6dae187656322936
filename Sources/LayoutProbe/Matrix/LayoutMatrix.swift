import HeadlessUI

/// The conditions under which probes are laid out besides their own: devices, text sizes, appearances,
/// directions and languages, one axis at a time, and the largest text on the smallest device.
public struct LayoutMatrix: Equatable, Sendable, Codable {
  /// The values of each axis, from the first to the last.
  public private(set) var values: [MatrixAxis: [String]] = Dictionary(
    uniqueKeysWithValues: MatrixAxis.allCases.map { ($0, $0.defaultValues) })

  /// All axes with their usual values.
  public init() {}

  /// Why a value cannot be used.
  public struct Problem: Error, Equatable {
    /// What is wrong, in one sentence.
    public var message: String
    /// What can be written instead.
    public var suggestion: String?
  }

  /// Gives an axis other values, in their natural order: `text-size=large,accessibility3`. Without any
  /// value the axis is left out.
  public mutating func set(_ text: String) throws(Problem) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let axis = MatrixAxis(rawValue: String(parts[0])), parts.count == 2 else {
      throw Problem(
        message: "'\(text)' names no axis of the matrix",
        suggestion: "expected AXIS=VALUE,…, where AXIS is "
          + MatrixAxis.allCases.map(\.rawValue).joined(separator: ", "))
    }
    let given = parts[1].split(separator: ",").map {
      String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    for value in given where !axis.isValue(value) {
      throw Problem(
        message: "'\(value)' is no value of the axis '\(axis.rawValue)'",
        suggestion: "expected \(axis.explanation)")
    }
    values[axis] = axis.inOrder(given)
  }

  /// The conditions, in their order: those of each axis, and the corner.
  var conditions: [MatrixCondition] {
    var all = MatrixAxis.allCases.flatMap { axis in
      (values[axis] ?? []).map { MatrixCondition([axis: $0]) }
    }
    if let device = values[.device]?.first, let size = values[.textSize]?.last {
      all.append(MatrixCondition([.device: device, .textSize: size]))
    }
    return all
  }
}
