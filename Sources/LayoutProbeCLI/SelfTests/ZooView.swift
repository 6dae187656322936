import LayoutProbe
import Observation

/// Counts rounds where no state shows it.
final class ZooRounds {
  private var left: Int

  init(_ count: Int?) { left = count ?? .max }

  func goOn() -> Bool {
    left -= 1
    return left > 0
  }
}

/// A system as a view.
struct ZooView {
  private let system: ZooSystem
  private let rounds: [ZooRounds]

  nonisolated init(_ system: ZooSystem) {
    self.system = system
    rounds = (0..<system.instances).map { _ in ZooRounds(system.rule.rounds) }
  }
}

extension ZooView: View {
  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<system.bystanders, id: \.self) { Text("bystander \($0)") }
      ForEach(0..<system.instances, id: \.self) { cell($0) }
    }
  }

  @ViewBuilder private func cell(_ index: Int) -> some View {
    let (rule, wayBack, rounds) = (system.rule, system.wayBack, rounds[index])
    if rule.isOpaque {
      ZooTextCell(rule: rule, rounds: rounds)
    } else {
      switch system.store {
      case .state: ZooStateCell(rule: rule, wayBack: wayBack, rounds: rounds)
      case .binding: ZooBindingOwner(rule: rule, wayBack: wayBack, rounds: rounds)
      case .observable: ZooObservableCell(rule: rule, wayBack: wayBack, rounds: rounds)
      case .observableObject: ZooObjectCell(rule: rule, wayBack: wayBack, rounds: rounds)
      case .appStorage:
        ZooStorageCell(rule: rule, wayBack: wayBack, rounds: rounds, key: "zoo\(index)")
      }
    }
  }
}

private struct ZooStateCell {
  let rule: ZooSystem.Rule
  let wayBack: ZooSystem.WayBack
  let rounds: ZooRounds
  @State private var a: Int

  nonisolated init(rule: ZooSystem.Rule, wayBack: ZooSystem.WayBack, rounds: ZooRounds) {
    (self.rule, self.wayBack, self.rounds) = (rule, wayBack, rounds)
    _a = State(initialValue: rule.start)
  }
}

extension ZooStateCell: View {
  var body: some View {
    ZooBoxes(rule: rule, wayBack: wayBack, a: a) { a = rule.next(a, rounds.goOn) }
  }
}

private struct ZooBindingOwner {
  let rule: ZooSystem.Rule
  let wayBack: ZooSystem.WayBack
  let rounds: ZooRounds
  @State private var a: Int

  nonisolated init(rule: ZooSystem.Rule, wayBack: ZooSystem.WayBack, rounds: ZooRounds) {
    (self.rule, self.wayBack, self.rounds) = (rule, wayBack, rounds)
    _a = State(initialValue: rule.start)
  }
}

extension ZooBindingOwner: View {
  var body: some View { ZooBindingCell(rule: rule, wayBack: wayBack, rounds: rounds, a: $a) }
}

private struct ZooBindingCell {
  let rule: ZooSystem.Rule
  let wayBack: ZooSystem.WayBack
  let rounds: ZooRounds
  @Binding var a: Int
}

extension ZooBindingCell: View {
  var body: some View {
    ZooBoxes(rule: rule, wayBack: wayBack, a: a) { a = rule.next(a, rounds.goOn) }
  }
}

@Observable
private final class ZooModel {
  var a: Int
  init(_ a: Int) { self.a = a }
}

private struct ZooObservableCell {
  let rule: ZooSystem.Rule
  let wayBack: ZooSystem.WayBack
  let rounds: ZooRounds
  @State private var model: ZooModel

  nonisolated init(rule: ZooSystem.Rule, wayBack: ZooSystem.WayBack, rounds: ZooRounds) {
    (self.rule, self.wayBack, self.rounds) = (rule, wayBack, rounds)
    _model = State(initialValue: ZooModel(rule.start))
  }
}

extension ZooObservableCell: View {
  var body: some View {
    ZooBoxes(rule: rule, wayBack: wayBack, a: model.a) {
      let next = rule.next(model.a, rounds.goOn)
      if next != model.a { model.a = next }
    }
  }
}

private final class ZooObject: ObservableObject {
  @Published var a: Int
  init(_ a: Int) { self.a = a }
}

private struct ZooObjectCell {
  let rule: ZooSystem.Rule
  let wayBack: ZooSystem.WayBack
  let rounds: ZooRounds
  @StateObject private var object: ZooObject

  nonisolated init(rule: ZooSystem.Rule, wayBack: ZooSystem.WayBack, rounds: ZooRounds) {
    (self.rule, self.wayBack, self.rounds) = (rule, wayBack, rounds)
    _object = StateObject(wrappedValue: ZooObject(rule.start))
  }
}

extension ZooObjectCell: View {
  var body: some View {
    ZooBoxes(rule: rule, wayBack: wayBack, a: object.a) {
      let next = rule.next(object.a, rounds.goOn)
      if next != object.a { object.a = next }
    }
  }
}

private struct ZooStorageCell {
  let rule: ZooSystem.Rule
  let wayBack: ZooSystem.WayBack
  let rounds: ZooRounds
  @AppStorage private var a: Int

  nonisolated init(
    rule: ZooSystem.Rule, wayBack: ZooSystem.WayBack, rounds: ZooRounds, key: String
  ) {
    (self.rule, self.wayBack, self.rounds) = (rule, wayBack, rounds)
    _a = AppStorage(wrappedValue: rule.start, key)
  }
}

extension ZooStorageCell: View {
  var body: some View {
    ZooBoxes(rule: rule, wayBack: wayBack, a: a) { a = rule.next(a, rounds.goOn) }
  }
}

/// Identifiers of which each is another one, without asking the system for random bytes.
@MainActor
private enum ZooIdentifiers {
  private static var random = SplitMix(state: 0)

  static func next() -> UUID {
    UUID(uuid: unsafeBitCast((random.next(), random.next()), to: uuid_t.self))
  }
}

/// Values that are no numbers, and nothing moves.
private struct ZooTextCell {
  let rule: ZooSystem.Rule
  let rounds: ZooRounds
  @State private var text = "text 0"
  @State private var identifier = UUID()
}

extension ZooTextCell: View {
  var body: some View {
    Color.red.frame(width: text.isEmpty ? 5 : 10, height: 4)
      .onChange(of: text, initial: true) {
        guard case .listed(let count) = rule else { return }
        let number = Int(text.dropFirst("text ".count)) ?? 0
        if number < count { text = "text \(number + 1)" }
      }
      .onChange(of: identifier, initial: true) {
        if case .listed = rule { return }
        if rule.next(0, rounds.goOn) > 0 { identifier = ZooIdentifiers.next() }
      }
  }
}

private struct ZooWidth: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct ZooWrite: LayoutValueKey {
  static let defaultValue: Binding<Int>? = nil
}

/// Writes through a binding that its subview carries, from the queue, whenever it has placed it.
private struct ZooLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(.unspecified) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: .unspecified)
      let binding = subview[ZooWrite.self]
      DispatchQueue.main.async { binding?.wrappedValue += 1 }
    }
  }
}

/// What is as wide as a number says, and leads to the next number.
private struct ZooBoxes {
  let rule: ZooSystem.Rule
  let wayBack: ZooSystem.WayBack
  let a: Int
  let write: @MainActor () -> Void
}

extension ZooBoxes: View {
  var body: some View {
    let (first, second) = rule.widths(a)
    let boxes = HStack(spacing: 1) {
      Color.red.opacity(Double(a % 10) / 10).frame(width: first, height: 4)
      Color.blue.frame(width: second, height: 4)
    }
    switch wayBack {
    case .geometryChange:
      boxes.onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { _ in write() }
    case .preference:
      boxes.background(
        GeometryReader { Color.clear.preference(key: ZooWidth.self, value: $0.size.width) }
      )
      .onPreferenceChange(ZooWidth.self) { if $0 > 0 { write() } }
    case .geometryReader:
      boxes.background(
        GeometryReader { proxy in
          Color.clear.onChange(of: proxy.size.width, initial: true) { write() }
        })
    case .laterByQueue, .inBackground, .laterByTask, .laterBySleep, .laterByTimer, .laterByActor:
      boxes.background(
        GeometryReader { proxy in
          Color.clear.onChange(of: proxy.size.width, initial: true) { writeLater() }
        })
    case .layoutValue:
      // Every write is one step, regardless of the value.
      ZooLayout {
        boxes.layoutValue(
          key: ZooWrite.self, value: Binding(get: { 0 }, set: { _ in write() }))
      }
    case .change: boxes.onChange(of: a, initial: true) { write() }
    }
  }

  @MainActor private func writeLater() {
    switch wayBack {
    case .inBackground:
      DispatchQueue.global().async { DispatchQueue.main.async { write() } }
    case .laterByTask:
      Task {
        await Task.yield()
        write()
      }
    case .laterBySleep:
      Task {
        try? await Task.sleep(for: .milliseconds(5))
        write()
      }
    case .laterByTimer:
      _ = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: false) { _ in
        MainActor.assumeIsolated { write() }
      }
    case .laterByActor:
      Task {
        await ZooActor.shared.work()
        write()
      }
    default: DispatchQueue.main.async { write() }
    }
  }
}

/// Does something elsewhere that is to be waited for.
private actor ZooActor {
  static let shared = ZooActor()
  private var count = 0

  func work() { count += 1 }
}
