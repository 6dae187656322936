import SwiftUI

/// Divides a frame among items in a row or a column: arithmetic without any view.
struct FrameCalculator {
  enum Direction { case row, column }

  /// Where items are that leave space across the direction.
  enum Alignment { case leading, center, trailing }

  /// What is known about an item; what is not is taken from the frame.
  enum Item: Equatable {
    case size(CGSize)
    case width(CGFloat)
    case height(CGFloat)
    case flexible

    fileprivate func length(_ direction: Direction) -> CGFloat? {
      switch (self, direction) {
      case (.size(let size), .row): size.width
      case (.size(let size), .column): size.height
      case (.width(let width), .row): width
      case (.height(let height), .column): height
      default: nil
      }
    }

    fileprivate func breadth(_ direction: Direction) -> CGFloat? {
      length(direction == .row ? .column : .row)
    }
  }

  enum Failure: Error, Equatable {
    /// The items need more than there is, along or across the direction.
    case doesNotFit(needed: CGFloat, available: CGFloat)
    /// A length is negative or no number.
    case impossible(CGFloat)
  }

  var parent: CGRect
  var direction: Direction
  var alignment = Alignment.center

  /// The frame of each item, one after the other; flexible ones share what is left.
  func frames(of items: [Item]) throws -> [CGRect] {
    let isRow = direction == .row
    let (length, breadth) =
      isRow ? (parent.width, parent.height) : (parent.height, parent.width)
    for known in items.flatMap({ [$0.length(direction), $0.breadth(direction)] }).compactMap({ $0 })
    where !(known >= 0 && known.isFinite) {
      throw Failure.impossible(known)
    }
    let needed = items.compactMap { $0.length(direction) }.reduce(0, +)
    // Sums of fractions of a point are not exact.
    guard needed <= length + 1e-6 else {
      throw Failure.doesNotFit(needed: needed, available: length)
    }
    let flexible = items.filter { $0.length(direction) == nil }.count
    let share = flexible == 0 ? 0 : max(0, length - needed) / CGFloat(flexible)
    var start = isRow ? parent.minX : parent.minY
    return try items.map { item in
      let along = item.length(direction) ?? share
      let across = item.breadth(direction) ?? breadth
      guard across <= breadth + 1e-6 else {
        throw Failure.doesNotFit(needed: across, available: breadth)
      }
      let slack = breadth - across
      let offset: CGFloat =
        switch alignment {
        case .leading: 0
        case .center: slack / 2
        case .trailing: slack
        }
      defer { start += along }
      return isRow
        ? CGRect(x: start, y: parent.minY + offset, width: along, height: across)
        : CGRect(x: parent.minX + offset, y: start, width: across, height: along)
    }
  }
}

/// The frames of a calculator, or what it has against the items.
struct CalculatedFrames: View {
  let calculator: FrameCalculator
  let items: [FrameCalculator.Item]

  init(_ calculator: FrameCalculator, _ items: [FrameCalculator.Item]) {
    self.calculator = calculator
    self.items = items
  }

  var body: some View {
    switch Result(catching: { try calculator.frames(of: items) }) {
    case .success(let frames):
      ZStack(alignment: .topLeading) {
        Color.clear
        ForEach(frames.indices, id: \.self) { index in
          Color.blue.frame(width: frames[index].width, height: frames[index].height)
            .offset(x: frames[index].minX, y: frames[index].minY)
        }
      }
      .frame(width: calculator.parent.maxX, height: calculator.parent.maxY)
    case .failure(let error): Text("\(error)")
    }
  }
}

#Preview("fixed, flexible, fixed") {
  CalculatedFrames(
    FrameCalculator(parent: CGRect(x: 10, y: 10, width: 200, height: 40), direction: .row),
    [.width(30), .flexible, .size(CGSize(width: 50, height: 20))])
}
