import Foundation

/// A mark on the track of a slider; it is not shown here.
public struct SliderTick<V> where V: BinaryFloatingPoint {
  /// The value at which it is.
  public let value: V

  /// A mark at a value.
  nonisolated public init(_ value: V) { self.value = value }

  /// A mark at a value, with a label.
  nonisolated public init(_ value: V, @ViewBuilder label: () -> some View) { self.value = value }
}

/// Marks on the track of a slider.
public protocol SliderTickContent {
  /// The type of the values.
  associatedtype Value: BinaryFloatingPoint
}

extension SliderTick: SliderTickContent {
  /// The type of the values.
  public typealias Value = V
}

/// A mark for each element of a collection.
public struct SliderTickContentForEach<Data, ID, Content>: SliderTickContent
where Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent {
  /// The type of the values.
  public typealias Value = Content.Value

  /// A mark for each element, with the id at a key path.
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: (Data.Element) -> _SliderTicks<V>
  ) where Content == _SliderTicks<V> {}
}

/// Several marks.
public struct _SliderTicks<V>: SliderTickContent where V: BinaryFloatingPoint {
  /// The type of the values.
  public typealias Value = V
}

/// Builds the marks of a slider.
@resultBuilder
public struct SliderTickBuilder<Value> where Value: BinaryFloatingPoint {
  /// A mark.
  public static func buildExpression<Content>(_ content: Content) -> _SliderTicks<Value>
  where Content: SliderTickContent, Content.Value == Value { _SliderTicks() }

  /// Any number of marks.
  public static func buildBlock(_ content: _SliderTicks<Value>...) -> _SliderTicks<Value> {
    _SliderTicks()
  }

  /// A branch without `else`.
  public static func buildOptional(_ content: _SliderTicks<Value>?) -> _SliderTicks<Value> {
    _SliderTicks()
  }

  /// The first of two branches.
  public static func buildEither(first: _SliderTicks<Value>) -> _SliderTicks<Value> { first }

  /// The second of two branches.
  public static func buildEither(second: _SliderTicks<Value>) -> _SliderTicks<Value> { second }
}

extension Slider {
  /// A slider with marks and labels at its ends.
  ///
  /// - Parameters:
  ///   - neutralValue: from where the track is filled, which is not drawn here.
  ///   - enabledBounds: the part of the bounds that can be chosen.
  nonisolated public init<V, CurrentLabel, Ticks>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentLabel,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint, CurrentLabel: View,
    Ticks: SliderTickContent, Ticks.Value == V
  {
    self.init(
      value: value, in: enabledBounds ?? bounds, label: label,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
      onEditingChanged: onEditingChanged)
  }

  /// A slider with steps, a mark for each of some, and labels at its ends.
  nonisolated public init<V, CurrentLabel>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentLabel,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint, CurrentLabel: View {
    self.init(
      value: value, in: enabledBounds ?? bounds, step: step, label: label,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with marks.
  nonisolated public init<V, Ticks>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint, Ticks: SliderTickContent,
    Ticks.Value == V
  {
    self.init(
      value: value, in: enabledBounds ?? bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// A slider with marks and a label of its value.
  nonisolated public init<V, CurrentLabel, Ticks>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentLabel,
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint, CurrentLabel: View,
    Ticks: SliderTickContent, Ticks.Value == V
  {
    self.init(
      value: value, in: enabledBounds ?? bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// A slider with steps and a mark for each of some.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: enabledBounds ?? bounds, step: step, label: label,
      onEditingChanged: onEditingChanged)
  }
}
