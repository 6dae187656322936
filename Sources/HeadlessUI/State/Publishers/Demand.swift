#if !canImport(Combine)
  extension Subscribers {
    /// How many values are asked for: as Combine has it. A publisher of the program may count by it, and no
    /// other does.
    public struct Demand: Hashable, Sendable {
      /// The number; nil for all.
      public let max: Int?
      /// All values.
      public static let unlimited = Demand(max: nil)
      /// No values.
      public static let none = Demand(max: 0)
      /// So many values.
      public static func max(_ value: Int) -> Demand { Demand(max: value) }
    }
  }

  extension Subscribers.Demand: Comparable {
    /// All values are more than any number.
    public static func < (a: Self, b: Self) -> Bool {
      guard let first = a.max else { return false }
      return b.max.map { first < $0 } ?? true
    }
  }

  extension Subscribers.Demand {
    /// Whether more values are asked for than a number.
    public static func > (a: Self, b: Int) -> Bool { a > .max(b) }
    /// Whether at least as many values are asked for as a number says.
    public static func >= (a: Self, b: Int) -> Bool { a >= .max(b) }
    /// Whether as many values are asked for as a number says.
    public static func == (a: Self, b: Int) -> Bool { a == .max(b) }

    /// What both ask for.
    public static func + (a: Self, b: Self) -> Self {
      guard let first = a.max, let second = b.max else { return .unlimited }
      let (sum, isTooMany) = first.addingReportingOverflow(second)
      return isTooMany ? .unlimited : .max(sum)
    }

    /// So many more.
    public static func + (a: Self, b: Int) -> Self { a + .max(b) }
    /// So many fewer, and at least none.
    public static func - (a: Self, b: Int) -> Self { a - .max(b) }
    /// What the first asks for beyond the second, and at least none.
    public static func - (a: Self, b: Self) -> Self {
      guard let first = a.max else { return .unlimited }
      return .max(b.max.map { Swift.max(first - $0, 0) } ?? 0)
    }
    /// Asks for more.
    public static func += (a: inout Self, b: Self) { a = a + b }
    /// Asks for so many more.
    public static func += (a: inout Self, b: Int) { a = a + b }
    /// Asks for so many fewer, and at least none.
    public static func -= (a: inout Self, b: Int) { a = a - b }
    /// Asks for so many fewer, and at least none.
    public static func -= (a: inout Self, b: Self) { a = a - b }
  }
#endif
