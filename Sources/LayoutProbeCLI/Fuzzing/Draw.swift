import LayoutProbe

/// What is drawn at random, the same for the same seed.
struct Draw: Sendable {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(state: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func byte() -> UInt8 { UInt8.random(in: 0...255, using: &random) }

  /// True in so many of a hundred cases.
  mutating func happens(_ percent: Int) -> Bool { number(1...100) <= percent }

  /// One of the values.
  mutating func one<Value>(of first: Value, _ others: Value...) -> Value {
    let index = number(0...others.count)
    return index == 0 ? first : others[index - 1]
  }

  /// One of the values; nil if there are none.
  mutating func one<Values: Collection>(in values: Values) -> Values.Element? {
    values.randomElement(using: &random)
  }
}
