import Foundation

/// A value made of numbers, in a fixed order.
protocol NumericValue {
  var numbers: [Double] { get }
  /// Adds the numbers to others: of long lists, those of each element cost an array otherwise.
  func add(to numbers: inout [Double])
  func mapping(_ change: (Double) -> Double) -> Self
}

extension NumericValue {
  func add(to numbers: inout [Double]) { numbers += self.numbers }
}

/// The numbers in values of any type.
enum NumericParts {
  static func of(_ value: Any) -> [Double]? { (value as? any NumericValue)?.numbers }

  /// The numbers in the stored properties of a value, and in those of its properties.
  static func ofFields(_ value: Any, depth: Int = 4) -> [Double] {
    fields(value).flatMap { field in
      of(field) ?? (depth > 1 ? ofFields(field, depth: depth - 1) : [])
    }
  }

  /// What is stored in a value; nothing of what holds a block, which the runtime cannot copy.
  static func fields(_ value: Any) -> [Any] {
    value is DispatchWorkItem ? [] : Mirror(reflecting: value).children.map(\.value)
  }

  /// The numbers among the properties of an object; properties of other types are left out.
  static func ofObject(_ object: AnyObject) -> [Double] {
    guard let parts = ContentPlan.of(object).parts else {
      return fields(object).flatMap { child in
        of(child) ?? fields(child).flatMap { of($0) ?? [] }
      }
    }
    let object = ContentPlan.place(of: object)
    return parts.flatMap { part in
      if let numbers = part.plan.numbers { return numbers(object + part.offset) }
      // A published property keeps its value inside.
      return part.plan.parts.flatMap { inner in
        inner.plan.numbers?(object + part.offset + inner.offset) ?? []
      }
    }
  }

  static func mapped(_ value: Any, _ change: (Double) -> Double) -> Any? {
    (value as? any NumericValue)?.mapping(change)
  }

  static func rounded(_ value: Any, to step: Double) -> Any? {
    mapped(value) { number in
      number.isFinite ? (number / step).rounded() * step : number
    }
  }
}

extension Double: NumericValue {
  var numbers: [Double] { [self] }
  func add(to numbers: inout [Double]) { numbers.append(self) }
  func mapping(_ change: (Double) -> Double) -> Double { change(self) }
}

extension Float: NumericValue {
  var numbers: [Double] { [Double(self)] }
  func mapping(_ change: (Double) -> Double) -> Float { Float(change(Double(self))) }
}

extension CGFloat: NumericValue {
  var numbers: [Double] { [Double(self)] }
  func add(to numbers: inout [Double]) { numbers.append(Double(self)) }
  func mapping(_ change: (Double) -> Double) -> CGFloat { CGFloat(change(Double(self))) }
}

extension Int: NumericValue {
  var numbers: [Double] { [Double(self)] }
  func add(to numbers: inout [Double]) { numbers.append(Double(self)) }
  func mapping(_ change: (Double) -> Double) -> Int {
    let changed = change(Double(self))
    return abs(changed) < 1e18 ? Int(changed) : self
  }
}

extension Angle: NumericValue {
  var numbers: [Double] { [degrees] }
  func mapping(_ change: (Double) -> Double) -> Angle { .degrees(change(degrees)) }
}

extension CGPoint: NumericValue {
  var numbers: [Double] { [Double(x), Double(y)] }
  func mapping(_ change: (Double) -> Double) -> CGPoint {
    CGPoint(x: x.mapping(change), y: y.mapping(change))
  }
}

extension CGSize: NumericValue {
  var numbers: [Double] { [Double(width), Double(height)] }
  func mapping(_ change: (Double) -> Double) -> CGSize {
    CGSize(width: width.mapping(change), height: height.mapping(change))
  }
}

extension CGRect: NumericValue {
  var numbers: [Double] { origin.numbers + size.numbers }
  func mapping(_ change: (Double) -> Double) -> CGRect {
    CGRect(origin: origin.mapping(change), size: size.mapping(change))
  }
}

extension EdgeInsets: NumericValue {
  var numbers: [Double] { [Double(top), Double(leading), Double(bottom), Double(trailing)] }
  func mapping(_ change: (Double) -> Double) -> EdgeInsets {
    EdgeInsets(
      top: top.mapping(change), leading: leading.mapping(change), bottom: bottom.mapping(change),
      trailing: trailing.mapping(change))
  }
}

extension Optional: NumericValue where Wrapped: NumericValue {
  var numbers: [Double] { map(\.numbers) ?? [] }
  func mapping(_ change: (Double) -> Double) -> Wrapped? { map { $0.mapping(change) } }
}

extension Array: NumericValue where Element: NumericValue {
  var numbers: [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    for element in self { element.add(to: &numbers) }
    return numbers
  }
  func mapping(_ change: (Double) -> Double) -> [Element] { map { $0.mapping(change) } }
}

extension Dictionary: NumericValue where Key: Comparable, Value: NumericValue {
  var numbers: [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    for (_, value) in sorted(by: { $0.key < $1.key }) { value.add(to: &numbers) }
    return numbers
  }
  func mapping(_ change: (Double) -> Double) -> [Key: Value] {
    mapValues { $0.mapping(change) }
  }
}
