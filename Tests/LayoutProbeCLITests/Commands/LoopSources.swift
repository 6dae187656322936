/// Loops of different kinds, each with the line that closes it marked.
enum LoopSources {
  struct Loop {
    var name: String
    /// The view, and what it needs; the line that closes the loop ends with `// HERE`.
    var source: String
  }

  static let loops: [Loop] = [
    Loop(
      name: "onGeometryChange",
      source: """
        struct V1: View {
          @State private var wide = false
          var body: some View {
            Color.red.frame(width: wide ? 10 : 20, height: 10)
              .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width in
                wide = width > 15 // HERE
              }
          }
        }
        """),
    Loop(
      name: "preference",
      source: """
        struct K2: PreferenceKey {
          static let defaultValue: CGFloat = 0
          static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
        }
        struct V2: View {
          @State private var height: CGFloat = 0
          var body: some View {
            Color.red.frame(height: height > 40 ? 20 : 60)
              .background(
                GeometryReader { Color.clear.preference(key: K2.self, value: $0.size.height) })
              .onPreferenceChange(K2.self) { height = $0 } // HERE
          }
        }
        """),
    Loop(
      name: "onChange",
      source: """
        struct V3: View {
          @State private var step = 0
          var body: some View {
            Color.red.frame(width: 10 + CGFloat(step), height: 10)
              .onChange(of: step, initial: true) { _, _ in
                step = (step + 1) % 3 // HERE
              }
          }
        }
        """),
    Loop(
      name: "compound assignment",
      source: """
        struct V4: View {
          @State private var step = 1
          var body: some View {
            Color.red.frame(width: 10 * CGFloat(abs(step)), height: 10)
              .onChange(of: step, initial: true) { _, _ in
                step *= -1 // HERE
              }
          }
        }
        """),
    Loop(
      name: "toggle",
      source: """
        struct V5: View {
          @State private var on = false
          var body: some View {
            Color.red.frame(width: on ? 10 : 20, height: 10)
              .onChange(of: on, initial: true) {
                on.toggle() // HERE
              }
          }
        }
        """),
    Loop(
      name: "custom binding",
      source: """
        struct V6: View {
          @State private var on = false
          var body: some View {
            Inner6(on: Binding(
              get: { on },
              set: { new in
                on = new // HERE
              }))
          }
        }
        struct Inner6: View {
          @Binding var on: Bool
          var body: some View {
            Color.red.frame(width: on ? 10 : 20, height: 10).onChange(of: on, initial: true) { on = !on }
          }
        }
        """),
    Loop(
      name: "binding",
      source: """
        struct V7: View {
          @State private var on = false
          var body: some View { Inner7(on: $on) }
        }
        struct Inner7: View {
          @Binding var on: Bool
          var body: some View {
            Color.red.frame(width: on ? 10 : 20, height: 10)
              .onChange(of: on, initial: true) {
                on = !on // HERE
              }
          }
        }
        """),
    Loop(
      name: "published",
      source: """
        final class M8: ObservableObject { @Published var width: CGFloat = 10 }
        struct V8: View {
          @StateObject private var model = M8()
          var body: some View {
            Color.red.frame(width: model.width > 15 ? 10 : 20, height: 10)
              .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) {
                model.width = $0 // HERE
              }
          }
        }
        """),
    Loop(
      name: "observable",
      source: """
        @Observable final class M9 { var wide = false }
        struct V9: View {
          @State private var model = M9()
          var body: some View {
            Color.red.frame(width: model.wide ? 10 : 20, height: 10)
              .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width in
                model.wide = width > 15 // HERE
              }
          }
        }
        """),
    Loop(
      name: "app storage",
      source: """
        struct V10: View {
          @AppStorage("wide") private var wide = false
          var body: some View {
            Color.red.frame(width: wide ? 10 : 20, height: 10)
              .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width in
                wide = width > 15 // HERE
              }
          }
        }
        """),
    Loop(
      name: "focus state",
      source: """
        struct V11: View {
          @FocusState private var focused: Bool
          var body: some View {
            Color.red.frame(width: focused ? 10 : 20, height: 10)
              .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width in
                focused = width > 15 // HERE
              }
          }
        }
        """),
    Loop(
      name: "main queue in a body",
      source: """
        struct V12: View {
          @State private var on = false
          var body: some View {
            DispatchQueue.main.async {
              on = !on // HERE
            }
            return Color.red.frame(width: on ? 10 : 20, height: 10)
          }
        }
        """),
    Loop(
      name: "task",
      source: """
        struct V13: View {
          @State private var on = false
          var body: some View {
            Color.red.frame(width: on ? 10 : 20, height: 10)
              .task(id: on) {
                on = !on // HERE
              }
          }
        }
        """),
    Loop(
      name: "method of a model",
      source: """
        final class M14: ObservableObject {
          @Published var width: CGFloat = 10
          func take(_ measured: CGFloat) {
            width = measured // HERE
          }
        }
        struct V14: View {
          @StateObject private var model = M14()
          var body: some View {
            Color.red.frame(width: model.width > 15 ? 10 : 20, height: 10)
              .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { model.take($0) }
          }
        }
        """),
    Loop(
      name: "layout through a queue",
      source: """
        struct L15: Layout {
          @Binding var wide: Bool
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews[0].sizeThatFits(proposal)
          }
          func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
            DispatchQueue.main.async {
              wide = bounds.width > 15 // HERE
            }
          }
        }
        struct V15: View {
          @State private var wide = false
          var body: some View {
            L15(wide: $wide) { Color.red.frame(width: wide ? 10 : 20, height: 10) }
          }
        }
        """),
    Loop(
      name: "four rows with one mistake",
      source: """
        struct Row16: View {
          @State private var tall = false
          var body: some View {
            Color.red.frame(height: tall ? 10 : 20)
              .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height in
                tall = height > 15 // HERE
              }
          }
        }
        struct V16: View {
          var body: some View { VStack { ForEach(0..<4, id: \\.self) { _ in Row16() } } }
        }
        """),
    Loop(
      name: "optional",
      source: """
        struct V17: View {
          @State private var width: CGFloat?
          var body: some View {
            Color.red.frame(width: (width ?? 0) > 15 ? 10 : 20, height: 10)
              .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { new in
                width = new // HERE
              }
          }
        }
        """),
    Loop(
      name: "part of a struct",
      source: """
        struct Sizes18 { var width: CGFloat = 0 }
        struct V18: View {
          @State private var sizes = Sizes18()
          var body: some View {
            Color.red.frame(width: sizes.width > 15 ? 10 : 20, height: 10)
              .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { new in
                sizes.width = new // HERE
              }
          }
        }
        """),
    Loop(
      name: "geometry reader",
      source: """
        struct V19: View {
          @State private var width: CGFloat = 20
          var body: some View {
            Color.green.frame(width: width, height: 20).padding(.horizontal, 2)
              .background(GeometryReader { proxy in
                Color.clear.onChange(of: proxy.size, initial: true) { _, size in
                  width = size.width // HERE
                }
              })
          }
        }
        """),
    Loop(
      name: "dictionary",
      source: """
        struct V20: View {
          @State private var heights: [Int: CGFloat] = [:]
          var body: some View {
            Color.red.frame(height: (heights[1] ?? 0) > 15 ? 10 : 20)
              .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { new in
                heights[1] = new // HERE
              }
          }
        }
        """),
    Loop(
      name: "environment object",
      source: """
        final class M21: ObservableObject { @Published var wide = false }
        struct Inner21: View {
          @EnvironmentObject private var model: M21
          var body: some View {
            Color.red.frame(width: model.wide ? 10 : 20, height: 10)
              .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width in
                model.wide = width > 15 // HERE
              }
          }
        }
        struct V21: View {
          @StateObject private var model = M21()
          var body: some View { Inner21().environmentObject(model) }
        }
        """),
    Loop(
      name: "timer",
      source: """
        struct V22: View {
          @State private var on = false
          var body: some View {
            Color.red.frame(width: on ? 10 : 20, height: 10)
              .onReceive(Timer.publish(every: 0.002, on: .main, in: .common).autoconnect()) { _ in
                on = !on // HERE
              }
          }
        }
        """),
    Loop(
      name: "later on the main queue",
      source: """
        struct V23: View {
          @State private var on = false
          var body: some View {
            Color.red.frame(width: on ? 10 : 20, height: 10)
              .onChange(of: on, initial: true) {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
                  on = !on // HERE
                }
              }
          }
        }
        """),
    Loop(
      name: "sleep of a task",
      source: """
        struct V24: View {
          @State private var on = false
          var body: some View {
            Color.red.frame(width: on ? 10 : 20, height: 10)
              .task(id: on) {
                try? await Task.sleep(for: .milliseconds(100))
                if Task.isCancelled { return }
                on = !on // HERE
              }
          }
        }
        """),
    Loop(
      name: "actor",
      source: """
        actor A25 { func other(_ on: Bool) -> Bool { !on } }
        struct V25: View {
          @State private var on = false
          @State private var actor = A25()
          var body: some View {
            Color.red.frame(width: on ? 10 : 20, height: 10)
              .task(id: on) {
                let other = await actor.other(on)
                on = other // HERE
              }
          }
        }
        """),
    Loop(
      name: "timer source",
      source: """
        final class S26 { var source: (any DispatchSourceTimer)? }
        struct V26: View {
          @State private var kept = S26()
          @State private var on = false
          var body: some View {
            Color.red.frame(width: on ? 10 : 20, height: 10)
              .onAppear {
                let source = DispatchSource.makeTimerSource(queue: .main)
                source.schedule(deadline: .now() + 0.002, repeating: 0.002)
                source.setEventHandler {
                  on = !on // HERE
                }
                source.resume()
                kept.source = source
              }
          }
        }
        """),
    Loop(
      name: "work item that is put off",
      source: """
        final class D27 { var item: DispatchWorkItem? }
        struct V27: View {
          @State private var debouncer = D27()
          @State private var wide = false
          var body: some View {
            Color.red.frame(width: wide ? 10 : 20, height: 10)
              .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width in
                debouncer.item?.cancel()
                let item = DispatchWorkItem {
                  wide = width > 15 // HERE
                }
                debouncer.item = item
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
              }
          }
        }
        """),
    Loop(
      name: "end of an animation",
      source: """
        struct V28: View {
          @State private var on = false
          func turn() {
            withAnimation(.linear(duration: 0.002)) {
              on = !on // HERE
            } completion: {
              turn()
            }
          }
          var body: some View {
            Color.red.frame(width: on ? 10 : 20, height: 10).onAppear { turn() }
          }
        }
        """),
    Loop(
      name: "rows that go round",
      source: """
        struct V29: View {
          @State private var rows = [1, 2, 3]
          var body: some View {
            HStack {
              ForEach(rows, id: \\.self) { Color.red.frame(width: CGFloat(10 * $0), height: 10) }
            }
            .onChange(of: rows, initial: true) {
              rows.append(rows.removeFirst()) // HERE
            }
          }
        }
        """),
    Loop(
      name: "begun elsewhere",
      source: """
        struct V30: View {
          @State private var width: CGFloat = 0
          var body: some View {
            Color.red.frame(width: width > 15 ? 10 : 20, height: 10)
              .onAppear { width = 1 }
              .onChange(of: width) { _, new in
                width = new > 15 ? 10 : 20 // HERE
              }
          }
        }
        """),
    Loop(
      name: "grid of texts",
      source: """
        struct V31: View {
          @State private var count = 1
          var body: some View {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: count)) {
              ForEach(0..<12, id: \\.self) { Text("cell \\($0)") }
            }
            .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height in
              count = height > 150 ? 3 : 1 // HERE
            }
          }
        }
        """),
    Loop(
      name: "in place, not private",
      source: """
        struct V32: View {
          @State var step = 12
          var body: some View {
            Color.red.frame(width: 10 * CGFloat(step % 4), height: 10)
              .onChange(of: step, initial: true) {
                step += 1 // HERE
              }
          }
        }
        """),
    Loop(
      name: "in place, and then more",
      source: """
        struct V33: View {
          @State var isTall = false
          @State private var count = 0
          var body: some View {
            Color.red.frame(height: isTall ? 20 : 40)
              .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height in
                if height > 0 {
                  isTall.toggle() // HERE
                }
                _ = count
              }
          }
        }
        """),
    Loop(
      name: "a binding in place",
      source: """
        struct Inner34: View {
          @Binding var step: Int
          var body: some View {
            Color.red.frame(width: 10 * CGFloat(step % 3), height: 10)
              .onChange(of: step, initial: true) {
                step += 1 // HERE
              }
          }
        }
        struct V34: View {
          @State private var step = 0
          var body: some View { Inner34(step: $step) }
        }
        """),
    Loop(
      name: "published in place",
      source: """
        final class M35: ObservableObject {
          @Published var step = 0
          func advance() {
            let most = 1_000_000
            step += 1 // HERE
            if step > most { print(step) }
          }
        }
        struct V35: View {
          @StateObject private var model = M35()
          var body: some View {
            Color.red.frame(height: 10 * CGFloat(model.step % 5))
              .onChange(of: model.step, initial: true) { model.advance() }
          }
        }
        """),
    Loop(
      name: "observable in place, in a branch",
      source: """
        @Observable final class M36 {
          var step = 0
          func advance() {
            if step > 1_000_000 {
              print(step)
            } else {
              step += 1 // HERE
            }
          }
        }
        struct V36: View {
          @State private var model = M36()
          var body: some View {
            Color.red.frame(height: 10 * CGFloat(model.step % 5))
              .onChange(of: model.step, initial: true) { model.advance() }
          }
        }
        """),
    Loop(
      name: "observable, through a weak reference",
      source: """
        @MainActor @Observable final class M37 {
          var step = 0
          func advance() {
            DispatchQueue.main.async { [weak self] in
              self?.step += 1 // HERE
              self?.advance()
            }
          }
        }
        struct V37: View {
          @State private var model = M37()
          var body: some View {
            Color.red.frame(height: 10 * CGFloat(model.step % 5)).onAppear { model.advance() }
          }
        }
        """),
    Loop(
      name: "published, through a weak reference in a task",
      source: """
        @MainActor final class M38: ObservableObject {
          @Published var step = 0
          func advance() {
            Task { [weak self] in
              self?.step += 1 // HERE
              self?.advance()
            }
          }
        }
        struct V38: View {
          @StateObject private var model = M38()
          var body: some View {
            Color.red.frame(height: 10 * CGFloat(model.step % 5)).onAppear { model.advance() }
          }
        }
        """),
  ]

  /// All of them in one file, with a preview of each.
  static var source: String {
    var text = "import SwiftUI\n"
    for loop in loops {
      text += loop.source + "\n"
      let number = loops.firstIndex { $0.name == loop.name }.map { $0 + 1 } ?? 0
      text += "#Preview(\"\(loop.name)\") { V\(number)() }\n"
    }
    return text
  }

  /// The line of each loop that closes it.
  static var lines: [String: Int] {
    var lines: [String: Int] = [:]
    var pending: Int?
    let all = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() {
      if line.hasSuffix("// HERE") { pending = index + 1 }
      if let name = line.firstMatch(of: #/^#Preview\("(.+)"\)/#)?.output.1 {
        lines[String(name)] = pending
      }
    }
    return lines
  }
}
