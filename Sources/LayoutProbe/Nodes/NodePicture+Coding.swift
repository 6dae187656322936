import Foundation

extension NodePicture.Paint: Codable {
  private enum CodingKeys: String, CodingKey {
    case stops, geometry, isRadial
  }

  /// Reads the numbers of a gradient in the order in which they are written.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    stops = try values.decode([Stop].self, forKey: .stops)
    let numbers = try values.decode([Double].self, forKey: .geometry)
    let isRadial = try values.decode(Bool.self, forKey: .isRadial)
    switch (numbers.count, isRadial) {
    case (0, false): gradient = nil
    case (4, _), (8, true): gradient = Gradient(numbers, isRadial: isRadial)
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .geometry, in: values,
        debugDescription: "a gradient has 4 or 8 numbers, not \(numbers.count)")
    }
  }

  /// Writes the numbers of a gradient: x, y, x, y of a linear one; x, y and two radii of a radial one, after
  /// which an elliptical one has its rectangle. There are none of a single colour.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(stops, forKey: .stops)
    try values.encode(gradient?.numbers ?? [], forKey: .geometry)
    try values.encode(gradient?.isRadial ?? false, forKey: .isRadial)
  }
}

extension NodePicture.Paint.Gradient {
  /// - Parameter numbers: four, or eight with a rectangle.
  fileprivate init(_ numbers: [Double], isRadial: Bool) {
    let point = CGPoint(x: numbers[0], y: numbers[1])
    if !isRadial {
      self = .linear(from: point, to: CGPoint(x: numbers[2], y: numbers[3]))
    } else if numbers.count == 8 {
      self = .elliptical(
        center: point, from: numbers[2], to: numbers[3],
        in: CGRect(x: numbers[4], y: numbers[5], width: numbers[6], height: numbers[7]))
    } else {
      self = .radial(center: point, from: numbers[2], to: numbers[3])
    }
  }

  fileprivate var isRadial: Bool {
    if case .linear = self { false } else { true }
  }

  fileprivate var numbers: [Double] {
    switch self {
    case .linear(let start, let end): [start.x, start.y, end.x, end.y].map(Double.init)
    case .radial(let center, let start, let end): [Double(center.x), Double(center.y), start, end]
    case .elliptical(let center, let start, let end, let box):
      [Double(center.x), Double(center.y), start, end]
        + [box.minX, box.minY, box.width, box.height].map(Double.init)
    }
  }
}
