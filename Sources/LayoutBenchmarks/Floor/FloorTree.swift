import LayoutProbe

/// A plain layout of a tree of stacks by hand, as a measure for the engine: what these layouts cost
/// where there are no views, no protocols and no features, only numbers in arrays.
///
/// It asks the same questions as the engine does, so it is right for content that depends on the
/// proposal: each stack asks its children for their least and most, serves the least flexible
/// first, and keeps twelve answers. Siblings are next to each other.
final class FloorTree {
  private enum Kind: UInt8 { case fixed, spacerAlongX, spacerAlongY, wrapping, row, column }

  private struct Answer {
    var width = 0.0
    var height = 0.0
    var size = CGSize.zero
  }

  private struct Candidate {
    var index: Int
    var isSpacer: Bool
    var flexibility: Double
  }

  private static let answersKept = 12
  private static let nowhere = CGSize(width: Double.nan, height: Double.nan)

  // Memory that no array checks, as a floor has it: all of it is allocated and initialized in `init`
  // with one element for each node or stack (or twelve), never grows, and is freed in `deinit`.
  // Indices come from the description alone: a node's children are `childCount` ones from
  // `firstChild` on, all below `count`.
  private let count: Int
  private let stackCount: Int
  private let kinds: UnsafeMutablePointer<Kind>
  private let firstChild: UnsafeMutablePointer<Int32>
  private let childCount: UnsafeMutablePointer<Int32>
  /// The fixed size, or the length of what wraps.
  private let own: UnsafeMutablePointer<CGSize>
  private let stackNumber: UnsafeMutablePointer<Int32>
  private let answers: UnsafeMutablePointer<Answer>
  private let answerCount: UnsafeMutablePointer<Int32>
  /// The proposal that a stack's children were last arranged for.
  private let arranged: UnsafeMutablePointer<CGSize>
  private let sizes: UnsafeMutablePointer<CGSize>
  private let offers: UnsafeMutablePointer<CGSize>
  private let origins: UnsafeMutablePointer<CGPoint>
  /// As many as there are nodes: on the way down each node is a candidate once at most.
  private let candidates: UnsafeMutablePointer<Candidate>
  private var candidateCount = 0

  init(_ root: FloorNode) {
    let list = FloorTree.flattened(root)
    count = list.count
    kinds = FloorTree.allocate(list.map(\.kind))
    childCount = FloorTree.allocate(list.map { Int32($0.children) })
    own = FloorTree.allocate(list.map(\.own))
    var firsts: [Int32] = []
    var stacks: [Int32] = []
    var (next, stack) = (Int32(1), Int32(0))
    for node in list {
      firsts.append(next)
      stacks.append(stack)
      next += Int32(node.children)
      if node.children > 0 { stack += 1 }
    }
    stackCount = Int(stack)
    firstChild = FloorTree.allocate(firsts)
    stackNumber = FloorTree.allocate(stacks)
    answers = FloorTree.allocate(Answer(), stackCount * FloorTree.answersKept)
    answerCount = FloorTree.allocate(0, stackCount)
    arranged = FloorTree.allocate(FloorTree.nowhere, stackCount)
    sizes = FloorTree.allocate(.zero, count)
    offers = FloorTree.allocate(.zero, count)
    origins = FloorTree.allocate(.zero, count)
    candidates = FloorTree.allocate(Candidate(index: 0, isSpacer: false, flexibility: 0), count)
  }

  deinit {
    kinds.deallocate()
    firstChild.deallocate()
    childCount.deallocate()
    own.deallocate()
    stackNumber.deallocate()
    answers.deallocate()
    answerCount.deallocate()
    arranged.deallocate()
    sizes.deallocate()
    offers.deallocate()
    origins.deallocate()
    candidates.deallocate()
  }

  private static func allocate<T>(_ values: [T]) -> UnsafeMutablePointer<T> {
    let memory = UnsafeMutablePointer<T>.allocate(capacity: values.count)
    memory.initialize(from: values, count: values.count)
    return memory
  }

  private static func allocate<T>(_ value: T, _ count: Int) -> UnsafeMutablePointer<T> {
    let memory = UnsafeMutablePointer<T>.allocate(capacity: count)
    memory.initialize(repeating: value, count: count)
    return memory
  }

  /// Level by level, so that siblings are next to each other.
  private static func flattened(
    _ root: FloorNode
  ) -> [(kind: Kind, own: CGSize, children: Int)] {
    var list: [(kind: Kind, own: CGSize, children: Int)] = []
    var level = [root]
    while !level.isEmpty {
      var below: [FloorNode] = []
      for node in level {
        switch node {
        case .fixed(let size): list.append((.fixed, size, 0))
        case .spacer(let axis):
          list.append((axis == .horizontal ? .spacerAlongX : .spacerAlongY, .zero, 0))
        case .wrapping(let length):
          list.append((.wrapping, CGSize(width: length, height: 0), 0))
        case .stack(let axis, let children):
          list.append((axis == .horizontal ? .row : .column, .zero, children.count))
          below += children
        }
      }
      level = below
    }
    return list
  }

  func forget() {
    for index in 0..<stackCount {
      answerCount[index] = 0
      arranged[index] = FloorTree.nowhere
    }
  }

  func layOut(in window: CGSize) {
    sizes[0] = size(0, window.width, window.height)
    offers[0] = window
    // Parents come before their children.
    for index in 0..<count where childCount[index] > 0 { place(index) }
  }

  /// The frames of the leaves, spacers left out.
  var leaves: [CGRect] {
    (0..<count).filter { kinds[$0] == .fixed || kinds[$0] == .wrapping }
      .map { CGRect(origin: origins[$0], size: sizes[$0]) }
  }

  private func size(_ index: Int, _ width: Double, _ height: Double) -> CGSize {
    switch kinds[index] {
    case .fixed: return own[index]
    case .spacerAlongX: return CGSize(width: max(width, 0), height: 0)
    case .spacerAlongY: return CGSize(width: 0, height: max(height, 0))
    case .wrapping: return Wrapping.size(own[index].width, width)
    case .row, .column: break
    }
    let stack = Int(stackNumber[index])
    let known = answers + stack * FloorTree.answersKept
    for slot in 0..<Int(answerCount[stack])
    where known[slot].width == width && known[slot].height == height {
      return known[slot].size
    }
    let size = arrange(index, width, height)
    let used = Int(answerCount[stack])
    if used < FloorTree.answersKept {
      known[used] = Answer(width: width, height: height, size: size)
      answerCount[stack] += 1
    }
    return size
  }

  private func arrange(_ index: Int, _ width: Double, _ height: Double) -> CGSize {
    let isRow = kinds[index] == .row
    let first = Int(firstChild[index])
    let count = Int(childCount[index])
    arranged[Int(stackNumber[index])] = CGSize(width: width, height: height)
    let own = candidates + candidateCount
    candidateCount += count
    var isSorted = true
    for position in 0..<count {
      let child = first + position
      let (least, most) =
        isRow
        ? (size(child, 0, height).width, size(child, .infinity, height).width)
        : (size(child, width, 0).height, size(child, width, .infinity).height)
      own[position] = Candidate(
        index: child, isSpacer: kinds[child] == .spacerAlongX || kinds[child] == .spacerAlongY,
        flexibility: most - least)
      if position > 0, FloorTree.goesFirst(own[position], own[position - 1]) { isSorted = false }
    }
    if !isSorted {
      var part = UnsafeMutableBufferPointer(start: own, count: count)
      part.sort(by: FloorTree.goesFirst)
    }
    var available = isRow ? width : height
    var total = CGSize.zero
    var others = 0
    for position in 0..<count where !own[position].isSpacer { others += 1 }
    for position in 0..<count {
      // Spacers are sized after all other children.
      let waiting = own[position].isSpacer ? count - position : others - position
      let offer = max(available / Double(waiting), 0)
      let child = own[position].index
      let proposal =
        isRow ? CGSize(width: offer, height: height) : CGSize(width: width, height: offer)
      let answer = size(child, proposal.width, proposal.height)
      offers[child] = proposal
      sizes[child] = answer
      if isRow {
        available -= answer.width
        total.width += answer.width
        total.height = max(total.height, answer.height)
      } else {
        available -= answer.height
        total.height += answer.height
        total.width = max(total.width, answer.width)
      }
    }
    candidateCount -= count
    return total
  }

  private static func goesFirst(_ a: Candidate, _ b: Candidate) -> Bool {
    a.isSpacer != b.isSpacer ? b.isSpacer : a.flexibility < b.flexibility
  }

  private func place(_ index: Int) {
    let offer = offers[index]
    if arranged[Int(stackNumber[index])] != offer {
      _ = arrange(index, offer.width, offer.height)
    }
    var origin = origins[index]
    for child in Int(firstChild[index])..<Int(firstChild[index] + childCount[index]) {
      origins[child] = origin
      if kinds[index] == .row {
        origin.x += sizes[child].width
      } else {
        origin.y += sizes[child].height
      }
    }
  }
}
