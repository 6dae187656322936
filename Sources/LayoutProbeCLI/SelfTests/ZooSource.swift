/// A system written out as SwiftUI source, with the mistake as people make it.
struct ZooSource {
  let system: ZooSystem

  private var rule: ZooSystem.Rule { system.rule }
  private var name: String { "System\(system.number)" }

  /// The source of a file with one preview, named after the system's number.
  var text: String {
    """
    import SwiftUI
    import Observation

    \(helpers)

    \(rule.isOpaque ? opaqueCell : cell)

    #Preview("\(system.number)") {
      VStack(spacing: 1) {
        ForEach(0..<\(system.bystanders), id: \\.self) { Text("bystander \\($0)") }
        ForEach(0..<\(system.instances), id: \\.self) { \(name)Cell(index: $0) }
      }
    }

    """
  }

  /// What cells are made with.
  private var helpers: String {
    """
    final class \(name)Rounds {
      var left = \(rule.rounds.map(String.init) ?? "Int.max")
      func goOn() -> Bool {
        left -= 1
        return left > 0
      }
    }

    actor \(name)Actor {
      static let shared = \(name)Actor()
      var count = 0
      func work() { count += 1 }
    }

    struct \(name)Width: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
      }
    }

    struct \(name)Write: LayoutValueKey {
      static let defaultValue: Binding<Int>? = nil
    }

    struct \(name)Layout: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(.unspecified) ?? .zero
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews {
          subview.place(at: bounds.origin, proposal: .unspecified)
          let binding = subview[\(name)Write.self]
          DispatchQueue.main.async { binding?.wrappedValue += 1 }
        }
      }
    }

    struct \(name)Writing: ViewModifier {
      let write: () -> Void
      func body(content: Content) -> some View {
        \(name)Layout {
          content.layoutValue(
            key: \(name)Write.self, value: Binding(get: { 0 }, set: { _ in write() }))
        }
      }
    }
    """
  }

  private var opaqueCell: String {
    if case .listed(let count) = rule {
      return """
        struct \(name)Cell: View {
          let index: Int
          @State private var text = "text 0"
          var body: some View {
            Color.red.frame(width: text.isEmpty ? 5 : 10, height: 4)
              .onChange(of: text, initial: true) {
                let number = Int(text.dropFirst(5)) ?? 0
                if number < \(count) { text = "text \\(number + 1)" }
              }
          }
        }
        """
    }
    return """
      struct \(name)Cell: View {
        let index: Int
        @State private var rounds = \(name)Rounds()
        @State private var identifier = UUID()
        var body: some View {
          Color.red.frame(width: 10, height: 4)
            .onChange(of: identifier, initial: true) {
              if rounds.goOn() { identifier = UUID() }
            }
        }
      }
      """
  }

  private var cell: String {
    switch system.store {
    case .state: view("@State private var a = \(rule.start)", "a")
    case .binding:
      view("@Binding var a: Int", "a", cell: "Inner", index: false)
        + """


        struct \(name)Cell: View {
          let index: Int
          @State private var a = \(rule.start)
          var body: some View { \(name)Inner(a: $a) }
        }
        """
    case .observable:
      """
      @Observable final class \(name)Model {
        var a = \(rule.start)
      }


      """ + view("@State private var model = \(name)Model()", "model.a")
    case .observableObject:
      """
      final class \(name)Model: ObservableObject {
        @Published var a = \(rule.start)
      }


      """ + view("@StateObject private var model = \(name)Model()", "model.a")
    case .appStorage:
      """
      struct \(name)Cell: View {
        let index: Int
        var body: some View { \(name)Inner(key: "zoo\\(index)") }
      }


      """
        + view(
          """
          @AppStorage private var a: Int
            init(key: String) { _a = AppStorage(wrappedValue: \(rule.start), key) }
          """, "a", cell: "Inner", index: false)
    }
  }

  private func view(
    _ declaration: String, _ value: String, cell: String = "Cell", index: Bool = true
  ) -> String {
    """
    struct \(name)\(cell): View {
      \(index ? "let index: Int" : "")
      @State private var rounds = \(name)Rounds()
      \(declaration)
      var body: some View {
        let a = \(value)
        let first: CGFloat = \(widths.0)
        let second: CGFloat = \(widths.1)
        HStack(spacing: 1) {
          Color.red.opacity(Double(a % 10) / 10).frame(width: first, height: 4)
          Color.blue.frame(width: second, height: 4)
        }
        \(wayBack)
      }

      private func write() {
        let a = \(value)
        let next = \(next)
        if next != a { self.\(value) = next }
      }
    }
    """
  }

  private var wayBack: String {
    switch system.wayBack {
    case .geometryChange:
      ".onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { _ in write() }"
    case .preference:
      """
      .background(
            GeometryReader { Color.clear.preference(key: \(name)Width.self, value: $0.size.width) }
          )
          .onPreferenceChange(\(name)Width.self) { if $0 > 0 { write() } }
      """
    case .geometryReader:
      """
      .background(
            GeometryReader { proxy in
              Color.clear.onChange(of: proxy.size.width, initial: true) { write() }
            })
      """
    case .laterByQueue: writing("DispatchQueue.main.async { write() }")
    case .inBackground:
      writing("DispatchQueue.global().async { DispatchQueue.main.async { write() } }")
    case .laterByTask: writing("Task { await Task.yield(); write() }")
    case .laterBySleep:
      writing("Task { try? await Task.sleep(for: .milliseconds(5)); write() }")
    case .laterByTimer:
      writing(
        "Timer.scheduledTimer(withTimeInterval: 0.005, repeats: false) { _ in "
          + "MainActor.assumeIsolated { write() } }")
    case .laterByActor: writing("Task { await \(name)Actor.shared.work(); write() }")
    case .layoutValue:
      """
      .modifier(\(name)Writing(write: write))
      """
    case .change: ".onChange(of: a, initial: true) { write() }"
    }
  }

  /// A write that is put off each time that the width changes.
  private func writing(_ later: String) -> String {
    """
    .background(
          GeometryReader { proxy in
            Color.clear.onChange(of: proxy.size.width, initial: true) { \(later) }
          })
    """
  }

  private var next: String {
    switch rule {
    case .shrinking: "max(a - 1, 0)"
    case .clamped(let steps, _): "min(a + 1, \(steps))"
    case .convergent(let distance): "a + (\(distance) - a + 1) / 2"
    case .hidden: "rounds.goOn() ? 1 - a : a"
    case .listed(let count), .countedTo(let count): "min(a + 1, \(count))"
    case .delayedEnd(let quiet, let steps): "min(a + 1, \(quiet + steps))"
    case .growing, .growingEvery, .byTurns, .counted: "a + 1"
    case .periodic(let period): "(a + 1) % \(period)"
    case .delayed(let quiet, let period): "a + 1 < \(quiet + period) ? a + 1 : \(quiet)"
    case .freshTo, .fresh: "rounds.goOn() ? a + 1 : a"
    }
  }

  private var widths: (String, String) {
    switch rule {
    case .shrinking(_, let by), .clamped(_, let by), .growing(let by):
      ("CGFloat(10 + \(by) * a)", "5")
    case .convergent, .periodic: ("CGFloat(10 + a)", "5")
    case .hidden: ("CGFloat(20 + 20 * a)", "5")
    case .growingEvery(let count, let by):
      ("CGFloat(10 + \(by) * (a / \(count))) + CGFloat(a % \(count)) / 8", "5")
    case .byTurns(let by):
      ("CGFloat(10 + \(by) * ((a + 1) / 2))", "CGFloat(10 + \(by) * (a / 2))")
    case .delayedEnd(let quiet, _), .delayed(let quiet, _):
      ("CGFloat(10 + max(a - \(quiet), 0))", "5")
    case .listed, .countedTo, .freshTo, .counted, .fresh: ("10", "5")
    }
  }
}
