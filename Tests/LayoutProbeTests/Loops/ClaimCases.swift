import Observation
import Testing

@testable import LayoutProbe

/// A view that seems to loop for a while, with what becomes of it.
struct ClaimCase: CustomTestStringConvertible, Sendable {
  enum Truth: Equatable, Sendable {
    case settles(Int)
    case loops(String)
  }

  let name: String
  let truth: Truth
  let make: @MainActor @Sendable () -> any LayoutModel

  init<V: View>(
    _ name: String, _ truth: Truth, _ view: @escaping @MainActor @Sendable @autoclosure () -> V
  ) {
    self.name = name
    self.truth = truth
    make = { ViewHost(view(), size: ClaimCase.size) }
  }

  static let size = CGSize(width: 393, height: 852)

  var testDescription: String { name }

  /// What was said to never settle although it does, each with one like it that never does.
  static let all: [ClaimCase] = [
    ClaimCase("a header that collapses", .settles(115), Header(end: 44)),
    ClaimCase("a header that falls without end", .loops("diverging"), Falling()),
    ClaimCase("text that shrinks until it fits", .settles(9), Fitting(step: 1, end: 200)),
    ClaimCase("text that is too long or too short", .loops("oscillating"), Refitting()),
    ClaimCase("a countdown", .settles(31), CountingUp(from: 30, to: 0)),
    ClaimCase("a count that is only painted", .loops("churning"), CountingUp(from: 0, to: .max)),
    ClaimCase("padding that goes to 0", .settles(51), Padding(to: 0)),
    ClaimCase("padding that grows", .loops("diverging"), Padding(to: nil)),
    ClaimCase("views that grow to a clamp", .settles(115), Clamps(isClamped: true)),
    ClaimCase("views that grow", .loops("diverging"), Clamps(isClamped: false)),
    ClaimCase("30 strings", .settles(31), Strings(count: 30)),
    ClaimCase("strings without end", .loops("churning"), Strings(count: .max)),
    ClaimCase("a text and a list of all that it was", .loops("oscillating"), LoggedText()),
    ClaimCase("27 phases", .settles(27), Phases(goesRound: false)),
    ClaimCase("27 phases over and over", .loops("churning"), Phases(goesRound: true)),
    ClaimCase("a set that gets 40 elements", .settles(41), Elements(count: 40)),
    ClaimCase("a set that gets more and more", .loops("churning"), Elements(count: .max)),
    ClaimCase("48 dates", .settles(49), Dates(end: 86_400)),
    ClaimCase("dates without end", .loops("churning"), Dates(end: .infinity)),
    ClaimCase("50 colours", .settles(51), Colours(end: 50)),
    ClaimCase("colours over and over", .loops("churning"), Colours(end: nil)),
    ClaimCase("a count in an object ends it", .settles(20), Hidden(Rounds(20).next)),
    ClaimCase("an object without an end", .loops("oscillating"), Hidden(Rounds(.max).next)),
    ClaimCase("a count beside a number that means no end", .loops("churning"), BesideNoEnd()),
    ClaimCase("a count in a global ends it", .settles(500), Hidden(nextGlobal)),
    ClaimCase("a count in a closure ends it", .settles(20), Hidden(closure(20))),
    ClaimCase("growth in every third pass", .loops("diverging"), Third(end: .infinity)),
    ClaimCase("growth in every third pass to a limit", .settles(301), Third(end: 210)),
    ClaimCase("growth by turns", .loops("diverging"), ByTurns(end: .infinity)),
    ClaimCase("growth by turns to a limit", .settles(201), ByTurns(end: 210)),
    ClaimCase("growth in an observable", .loops("diverging"), InObservable(end: .infinity)),
    ClaimCase("growth in an observable to a limit", .settles(998), InObservable(end: 3_000)),
    ClaimCase("an object elsewhere counts", .loops("diverging"), Elsewhere(end: .max)),
    ClaimCase("an object elsewhere counts to 700", .settles(699), Elsewhere(end: 700)),
    ClaimCase("names in an object without end", .loops("churning"), Named(count: .max)),
    ClaimCase("40 names in an object", .settles(41), Named(count: 40)),
    ClaimCase("a period of 200", .loops("oscillating"), Period(length: 200)),
    ClaimCase("a period of 1000", .loops("oscillating"), Period(length: 1_000)),
    ClaimCase("a period of 3000", .loops("oscillating"), Period(length: 3_000)),
    ClaimCase("a period of 440, 40 times", .loops("oscillating"), Together(count: 40, period: 440)),
    ClaimCase("counts in 38 objects", .settles(351), Counted(count: 38, rounds: 351)),
    ClaimCase("a loop after 300 quiet passes", .loops("oscillating"), Late(loops: true)),
    ClaimCase("300 quiet passes", .settles(301), Late(loops: false)),
    ClaimCase("500 steps", .settles(501), CountingUp(from: 500, to: 0, isPainted: false)),
    ClaimCase("random widths", .loops("oscillating"), Wandering()),
    ClaimCase("states that are made again", .loops("oscillating"), MadeAgain()),
    ClaimCase("one that shrinks while another grows", .settles(1_001), Exchange()),
    ClaimCase("a value that creeps to a limit", .settles(1_627), Creeping()),
    ClaimCase("1000 flickers that are counted", .settles(1_001), Flicker(count: 1_000)),
    ClaimCase("two states, each ahead of the other", .loops("diverging"), Ahead(end: .infinity)),
    ClaimCase("two states, each ahead of the other to a limit", .settles(602), Ahead(end: 600)),
    ClaimCase("a list in an object that gets longer", .loops("diverging"), Longer(count: .max)),
    ClaimCase("a list in an object that gets 50 longer", .settles(51), Longer(count: 50)),
    ClaimCase("rows one by one in a list, to 400", .settles(400), LongerList(count: 400)),
    ClaimCase("rows one by one in a list", .loops("diverging"), LongerList(count: .max)),
    ClaimCase("rows until a countdown ends", .settles(701), Remaining(count: 700, isEnd: true)),
    ClaimCase("rows beside a countdown", .loops("diverging"), Remaining(count: 60, isEnd: false)),
    ClaimCase("rows that double", .loops("diverging"), DoublingRows(most: .max)),
    ClaimCase("rows that double to 2048", .settles(12), DoublingRows(most: 2_048)),
    ClaimCase("a width that doubles", .loops("diverging"), Doubling(end: .infinity)),
    ClaimCase("a width that doubles to a limit", .settles(21), Doubling(end: 1e7)),
  ]
}

private struct Header: View {
  let end: CGFloat
  @State private var height: CGFloat = 500
  var body: some View {
    Color.red.frame(width: 100, height: height)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = max(end, $0 - 4) }
  }
}

private struct Falling: View {
  @State private var offset: CGFloat = 100
  var body: some View {
    Color.red.frame(width: 10, height: 10).offset(y: offset)
      .onChange(of: offset, initial: true) { offset -= 1 }
  }
}

private struct Fitting: View {
  let step: CGFloat
  let end: CGFloat
  @State private var width: CGFloat = 208
  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { if $0 > end { width -= step } }
  }
}

private struct Refitting: View {
  @State private var size: CGFloat = 60
  var body: some View {
    Color.red.frame(width: size * 4, height: 10)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { size += $0 > 200 ? -1 : 1 }
  }
}

private struct CountingUp: View {
  let end: Int
  let isPainted: Bool
  @State private var count: Int

  init(from start: Int, to end: Int, isPainted: Bool = true) {
    self.end = end
    self.isPainted = isPainted
    _count = State(initialValue: start)
  }

  var body: some View {
    Color.red.opacity(Double(count % 100) / 100)
      .frame(width: isPainted ? 10 : CGFloat(10 + count % 50), height: 10)
      .onChange(of: count, initial: true) { if count != end { count += count < end ? 1 : -1 } }
  }
}

private struct Padding: View {
  let end: CGFloat?
  @State private var padding: CGFloat = 50

  init(to end: CGFloat?) { self.end = end }

  var body: some View {
    Color.red.frame(width: 10, height: 10).padding(padding)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { _ in
        guard let end else { return padding += 1 }
        if padding > end { padding -= 1 }
      }
  }
}

private struct Clamped: View {
  let end: CGFloat
  @State private var width: CGFloat = 10
  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = min(end, $0 + 3) }
  }
}

private struct Clamps: View {
  let isClamped: Bool
  var body: some View {
    HStack {
      ForEach(0..<6, id: \.self) { Clamped(end: isClamped ? CGFloat(100 + 50 * $0) : .infinity) }
    }
  }
}

private struct Strings: View {
  let count: Int
  @State private var text = "0"
  var body: some View {
    Color.red.opacity(text.isEmpty ? 0 : 1)
      .onChange(of: text, initial: true) {
        // Numbers in a text are no numbers.
        let number = (Int(text) ?? 0) + 1
        if number <= count { text = "\(number)" }
      }
  }
}

private enum Phase: CaseIterable {
  case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, end
}

private struct Phases: View {
  let goesRound: Bool
  @State private var phase = Phase.a
  var body: some View {
    Color.red
      .onChange(of: phase, initial: true) {
        let next = (Phase.allCases.firstIndex(of: phase) ?? 0) + 1
        if next < Phase.allCases.count {
          phase = Phase.allCases[next]
        } else if goesRound {
          phase = .a
        }
      }
  }
}

private struct Elements: View {
  let count: Int
  @State private var elements: Set<String> = []
  var body: some View {
    Color.red
      .onChange(of: elements, initial: true) {
        // Not longer and longer: what is compared is all of it.
        if elements.count == 50, count == .max { elements = ["\(Int.random(in: 0...Int.max))"] }
        if elements.count < count { elements.insert("\(Int.random(in: 0...Int.max))") }
      }
  }
}

private struct Dates: View {
  let end: Double
  @State private var date = Date(timeIntervalSince1970: 0)
  var body: some View {
    Color.red
      .onChange(of: date, initial: true) {
        if date.timeIntervalSince1970 < end { date += 1_800 }
      }
  }
}

private struct Colours: View {
  let end: Int?
  @State private var colour = Color(red: 0, green: 0, blue: 0)
  @State private var red = 0
  var body: some View {
    colour
      .onChange(of: colour, initial: true) {
        if red == end { return }
        red = (red + 1) % 100
        colour = Color(red: Double(red) / 100, green: 0, blue: 0)
      }
  }
}

private final class Rounds {
  private var left: Int
  init(_ count: Int) { left = count }
  func next() -> Bool {
    left -= 1
    return left > 0
  }
}

private struct BesideNoEnd: View {
  @State private var rounds = Rounds(.max)
  @State private var count = 0

  var body: some View {
    Color.red.opacity(Double(count % 10) / 10).frame(width: 10, height: 10)
      .onChange(of: count, initial: true) { if rounds.next() { count += 1 } }
  }
}

private nonisolated(unsafe) var roundsOfGlobal = 0

private func nextGlobal() -> Bool {
  roundsOfGlobal += 1
  return roundsOfGlobal % 500 != 0
}

private func closure(_ count: Int) -> () -> Bool {
  var left = count
  return {
    left -= 1
    return left > 0
  }
}

/// Something that no state holds says when it ends.
private struct Hidden: View {
  private let next: () -> Bool
  @State private var isWide = false

  init(_ next: @escaping () -> Bool) { self.next = next }

  var body: some View {
    Color.red.frame(width: isWide ? 40 : 20, height: 10)
      .onChange(of: isWide, initial: true) { if next() { isWide.toggle() } }
  }
}

private struct Third: View {
  let end: CGFloat
  @State private var phase = 0
  @State private var width: CGFloat = 10
  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onChange(of: phase, initial: true) {
        guard width < end else { return }
        phase = (phase + 1) % 3
        if phase == 0 { width += 2 }
      }
  }
}

private struct ByTurns: View {
  let end: CGFloat
  @State private var a: CGFloat = 10
  @State private var b: CGFloat = 10
  @State private var isFirst = false
  var body: some View {
    HStack {
      Color.red.frame(width: a, height: 10)
      Color.red.frame(width: b, height: 10)
    }
    .onChange(of: isFirst, initial: true) {
      guard min(a, b) < end else { return }
      if isFirst { a += 2 } else { b += 2 }
      isFirst.toggle()
    }
  }
}

@Observable
private final class Model {
  var width: CGFloat = 10
}

private struct InObservable: View {
  let end: CGFloat
  @State private var model = Model()
  var body: some View {
    Color.red.frame(width: model.width, height: 10)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { model.width = min($0 + 3, end) }
  }
}

private struct Period: View {
  let length: Int
  @State private var phase = 0
  var body: some View {
    Color.red.frame(width: CGFloat(10 + phase), height: 10)
      .onChange(of: phase, initial: true) { phase = (phase + 1) % length }
  }
}

/// Rows one by one, each of which grows with their number.
private struct LongerList: View {
  let count: Int
  @State private var items = [1]
  var body: some View {
    VStack(spacing: 0) {
      ForEach(items, id: \.self) { _ in
        HStack {
          ForEach(0..<3, id: \.self) { _ in
            Color.red.frame(width: CGFloat(items.count), height: 2)
          }
        }
      }
    }
    .onChange(of: items.count, initial: true) {
      if items.count < count { items.append(items.count + 1) }
    }
  }
}

/// Rows for as long as something is left, or beside what is left if it falls and ends nothing.
private struct Remaining: View {
  let isEnd: Bool
  @State private var rows = 1
  @State private var loader: Loader

  @Observable
  final class Loader {
    var left: Int
    init(_ left: Int) { self.left = left }
  }

  init(count: Int, isEnd: Bool) {
    self.isEnd = isEnd
    _loader = State(initialValue: Loader(count))
  }

  var body: some View {
    VStack(spacing: 0) { ForEach(0..<rows, id: \.self) { _ in Color.red.frame(height: 2) } }
      .onChange(of: rows, initial: true) {
        guard loader.left > 0 || !isEnd else { return }
        loader.left -= 1
        rows += 1
      }
  }
}

private struct DoublingRows: View {
  let most: Int
  @State private var count = 1
  var body: some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 2) } }
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height in
        if count < most { count *= 2 }
      }
  }
}

private struct Together: View {
  let count: Int
  let period: Int
  var body: some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Period(length: period) } }
  }
}

/// As many objects as there are views, each of which says when its own ends.
private struct Counted: View {
  private let all: [Rounds]

  init(count: Int, rounds: Int) { all = (0..<count).map { _ in Rounds(rounds) } }

  var body: some View {
    VStack(spacing: 0) { ForEach(all.indices, id: \.self) { Hidden(all[$0].next) } }
  }
}

private struct Late: View {
  let loops: Bool
  @State private var count = 0
  @State private var isWide = false
  var body: some View {
    Color.red.frame(width: isWide ? 20 : 40, height: 10)
      .onChange(of: count, initial: true) {
        if count < 300 { count += 1 } else { isWide = loops }
      }
      .onChange(of: isWide) { isWide.toggle() }
  }
}

private struct Wandering: View {
  @State private var width: CGFloat = 50
  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { _ in
        width = .random(in: 10...100)
      }
  }
}

private struct MadeAgain: View {
  @State private var isOne = false

  private struct Inner: View {
    @State private var height: CGFloat = 1
    var body: some View { Color.red.frame(width: 10, height: height) }
  }

  var body: some View {
    VStack {
      if isOne {
        Inner()
      } else {
        Inner()
        Inner()
      }
    }
    .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { _ in isOne.toggle() }
  }
}

private struct Exchange: View {
  @State private var a: CGFloat = 1_000
  @State private var b: CGFloat = 0
  var body: some View {
    HStack {
      Color.red.frame(width: a, height: 10)
      Color.red.frame(width: b, height: 10)
    }
    .onChange(of: a, initial: true) {
      guard a > 0 else { return }
      a -= 1
      b += 2
    }
  }
}

private struct Creeping: View {
  @State private var width: CGFloat = 10
  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) {
        width = $0 + max(0, (300 - $0) * 0.02)
      }
  }
}

private struct Flicker: View {
  @State private var left: Int
  @State private var isWide = false

  init(count: Int) { _left = State(initialValue: count) }

  var body: some View {
    Color.red.frame(width: isWide ? 20 : 40, height: 10)
      .onChange(of: left, initial: true) {
        guard left > 0 else { return }
        left -= 1
        isWide.toggle()
      }
  }
}

private final class Counter {
  private var count = 1
  func next() -> Int {
    count += 1
    return count
  }
}

/// What grows follows from an object that no state holds.
private struct Elsewhere: View {
  let end: Int
  private let counter = Counter()
  @State private var width = 1

  init(end: Int) { self.end = end }

  var body: some View {
    Color.red.frame(width: CGFloat(width), height: 10)
      .onChange(of: width, initial: true) {
        let next = counter.next()
        if next < end { width = next }
      }
  }
}

@Observable
private final class NamedModel {
  var names: [String] = []
}

/// Values that are no numbers, in an object.
private struct Named: View {
  let count: Int
  @State private var model = NamedModel()

  var body: some View {
    Color.red
      .onChange(of: model.names, initial: true) {
        let last = model.names.last.flatMap { Int($0, radix: 36) } ?? 0
        if last < count { model.names = [String(last + 1, radix: 36)] }
      }
  }
}

private struct Ahead: View {
  let end: CGFloat
  @State private var width: CGFloat = 0
  @State private var height: CGFloat = 0
  var body: some View {
    Color.red.frame(width: width, height: height)
      .onAppear { width = 1 }
      .onChange(of: width) { height = min(width + 1, end) }
      .onChange(of: height) { width = min(height + 1, end) }
  }
}

private final class ListModel: ObservableObject {
  @Published var names: [String] = []
}

/// Frames follow how many values there are in an object that are no numbers.
private struct Longer: View {
  let count: Int
  @StateObject private var model = ListModel()

  var body: some View {
    Color.red.frame(width: 10, height: CGFloat(model.names.count))
      .onChange(of: model.names.count, initial: true) {
        if model.names.count < count { model.names.append("name") }
      }
  }
}

private struct Doubling: View {
  let end: CGFloat
  @State private var width: CGFloat = 10
  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = min($0 * 2, end) }
  }
}

/// A text field whose text gets longer with each change of it, beside a list of all texts.
private struct LoggedText: View {
  @State private var text = "a"
  @State private var log: [String] = []

  var body: some View {
    VStack {
      TextField("Text", text: $text)
      Text("Changes: \(log.count)")
    }
    .onChange(of: text, initial: true) { _, new in
      log.append(new)
      text = new.hasSuffix("*") ? new + " " : new + "*"
    }
  }
}
