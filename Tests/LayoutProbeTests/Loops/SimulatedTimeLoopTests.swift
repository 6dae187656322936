import Foundation
import Testing

@testable import LayoutProbe

#if os(Linux)
  /// Loops that turn through time, and what only looks like one.
  @MainActor
  @Suite("Loops through time")
  struct SimulatedTimeLoopTests {
    private struct Ticking: View {
      @State private var isOn = false
      @State private var count = 0
      let moves: Bool
      let limit: Int
      var interval = 1.0
      var body: some View {
        (isOn ? Color.red : .blue).frame(width: 10, height: moves && isOn ? 40 : 20)
          .onAppear {
            _ = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
              MainActor.assumeIsolated {
                count += 1
                isOn.toggle()
              }
              if MainActor.assumeIsolated({ count >= limit }) { timer.invalidate() }
            }
          }
      }
    }

    private func report(
      moves: Bool, limit: Int = .max, interval: Double = 1
    ) async -> LoopReport {
      await Settling().settle(in: CGSize(width: 300, height: 400)) {
        ViewHost(
          Ticking(moves: moves, limit: limit, interval: interval),
          size: CGSize(width: 300, height: 400))
      }
    }

    @Test("a timer that only paints leaves a view settled, and is said with its rate")
    func paints() async {
      let report = await report(moves: false)
      #expect(report.verdict.isSettled)
      #expect(
        report.sentence
          == "settles in 1 pass; a timer fires every 1 s and changes only the drawing")
    }

    @Test("a fast timer that moves frames without end is a loop, with its rate")
    func moves() async {
      let report = await report(moves: true, interval: 0.001)
      #expect(report.rule == "loop-oscillating")
      #expect(report.sentence.hasSuffix("; a timer fires every 0.001 s"), "\(report.sentence)")
      // No host sees it: each turn is an update of its own.
      #expect(report.hosts.isEmpty)
    }

    private final class Delayed: ObservableObject {
      @Published var measured: CGFloat = 0
      @Published var applied: CGFloat = 60

      init() {
        $measured.debounce(for: .milliseconds(150), scheduler: DispatchQueue.main)
          .map { $0 + 12 }.assign(to: &$applied)
      }
    }

    private struct Growing: View {
      @StateObject private var model = Delayed()

      var body: some View {
        VStack {
          Color.red.frame(width: 10, height: model.applied)
          Color.blue.frame(width: 10, height: 10)
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          model.measured = $0
        }
      }
    }

    @Test("what grows each time after it has waited grows without end")
    func growsAfterWaits() async {
      let report = await Settling().settle(in: CGSize(width: 300, height: 400)) {
        ViewHost(Growing(), size: CGSize(width: 300, height: 400))
      }
      #expect(report.rule == "loop-diverging", "\(report.sentence)")
    }

    private final class Resending: ObservableObject {
      enum Way: CaseIterable { case debounce, throttle, delay }

      @Published var page = 0
      private var subscriptions: Set<AnyCancellable> = []

      init(_ way: Way, seconds: Double, isClock: Bool = false) {
        let later =
          switch way {
          case .debounce: $page.debounce(for: .seconds(seconds), scheduler: RunLoop.main)
          case .throttle:
            $page.throttle(for: .seconds(seconds), scheduler: DispatchQueue.main, latest: true)
          case .delay: $page.delay(for: .seconds(seconds), scheduler: DispatchQueue.main)
          }
        guard !isClock else {
          // Each value comes of the timer, however late.
          Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
            .delay(for: .seconds(seconds), scheduler: DispatchQueue.main)
            .sink { [weak self] _ in self?.turn() }.store(in: &subscriptions)
          return
        }
        later.sink { [weak self] _ in self?.turn() }.store(in: &subscriptions)
      }

      private func turn() { page = (page + 1) % 3 }
    }

    private struct Pages: View {
      @StateObject var model: Resending
      var body: some View {
        Color.red.frame(width: 10, height: CGFloat(10 + 20 * model.page))
      }
    }

    private func report(_ model: @escaping () -> Resending) async -> LoopReport {
      await Settling().settle(in: CGSize(width: 300, height: 400)) {
        // Publishers begin when the model is made.
        ViewHost.following {
          ViewHost(Pages(model: model()), size: CGSize(width: 300, height: 400))
        }
      }
    }

    @Test(
      "a publisher that sends its own value again a little later is a loop",
      arguments: Resending.Way.allCases)
    private func resends(way: Resending.Way) async {
      let report = await report { Resending(way, seconds: 0.1) }
      #expect(report.rule == "loop-oscillating", "\(report.sentence)")
      #expect(report.sentence.hasSuffix("; a delayed value arrives every 0.1 s"))
    }

    @Test(
      "pages that turn every three seconds, and a timer whose values come late, change with time")
    func turns() async {
      for model in [
        { Resending(.delay, seconds: 3) }, { Resending(.delay, seconds: 0.1, isClock: true) },
      ] {
        let report = await report(model)
        #expect(report.rule == "layout-timed", "\(report.sentence)")
      }
    }

    @Test("a slow timer that moves frames is no loop: layout settles in between")
    func ticks() async {
      let report = await report(moves: true)
      #expect(report.rule == "layout-timed")
      #expect(
        report.sentence
          == "changes with time: it repeats every 2 passes, moving by up to 10 pt; "
          + "a timer fires every 1 s; layout settles in between")
      #expect(report.firstOffendingWrite?.state == "Ticking.isOn")
      #expect(report.ring.isEmpty && report.remedies.isEmpty)
    }

    private struct Animated: View {
      @State private var height: CGFloat = 10
      var body: some View {
        VStack(spacing: 0) {
          TimelineView(.animation) { context in
            Color.red.opacity(
              context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1))
          }
          Color.blue.frame(height: height)
        }
        .task {
          for _ in 0..<6 {
            try? await Task.sleep(for: .seconds(5))
            height += 5
          }
        }
      }
    }

    @Test(
      "beside an animation that goes on, what comes much later is followed, in hundreds of passes")
    func animations() async {
      let size = CGSize(width: 100, height: 100)
      let report = await Settling().settle(in: size) {
        ViewHost(Animated(), size: size)
      }
      #expect(report.verdict.isSettled, "\(report.sentence)")
      guard case .settled(let passes) = report.verdict else { return }
      #expect((100...600).contains(passes), "\(passes)")
      #expect(report.states.first { $0.state == "Animated.height" }?.applied == 6)
    }

    private struct Returning: View {
      enum Way { case timer, task, queue }
      let way: Way
      @State private var isOn = false

      var body: some View {
        Color.red.frame(width: 10, height: isOn ? 40 : 20)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: { _ in
            comeBack()
          }
          // What ticks beside it takes no blame from it.
          .onReceive(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()) { _ in }
      }

      private func comeBack() {
        switch way {
        case .timer:
          _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
            MainActor.assumeIsolated { isOn.toggle() }
          }
        case .task:
          Task {
            try? await Task.sleep(for: .seconds(1))
            isOn.toggle()
          }
        case .queue: DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isOn.toggle() }
        }
      }
    }

    @Test(
      "layout that puts off the next change each time is a loop, however slow",
      arguments: [Returning.Way.timer, .task, .queue])
    private func returns(way: Returning.Way) async {
      let report = await Settling().settle(in: CGSize(width: 300, height: 400)) {
        ViewHost(Returning(way: way), size: CGSize(width: 300, height: 400))
      }
      #expect(report.rule == "loop-oscillating", "\(report.sentence)")
    }

    private struct Waking: View {
      @State private var isOn = false
      var body: some View {
        Color.red.frame(width: 10, height: isOn ? 40 : 20)
          .task {
            while !Task.isCancelled {
              try? await Task.sleep(for: .seconds(1))
              isOn.toggle()
            }
          }
      }
    }

    private struct Showing: View {
      var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
          let second = Int(context.date.timeIntervalSinceReferenceDate)
          Color.red.frame(width: 10, height: second % 2 == 0 ? 40 : 20)
        }
      }
    }

    private struct Pulsing: View {
      var body: some View {
        Color.red.phaseAnimator([40, 20] as [CGFloat]) { content, height in
          content.frame(width: 10, height: height)
        }
      }
    }

    private struct Triggering: View {
      @State private var height: CGFloat = 0
      var body: some View {
        Color.red.phaseAnimator([40, 20] as [CGFloat], trigger: height) { content, height in
          content.frame(width: 10, height: height)
        }
        .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
      }
    }

    @Test("phases whose heights begin them anew are a loop")
    func triggers() async {
      let report = await Settling().settle(in: CGSize(width: 300, height: 400)) {
        ViewHost(Triggering(), size: CGSize(width: 300, height: 400))
      }
      #expect(report.rule == "loop-oscillating", "\(report.sentence)")
    }

    @Test("a task that sleeps again and again, a timeline view, and phases change with time")
    func clocks() async {
      for make in [{ ViewHost(Waking()) }, { ViewHost(Showing()) }, { ViewHost(Pulsing()) }] {
        let report = await Settling().settle(in: CGSize(width: 300, height: 400), making: make)
        #expect(report.rule == "layout-timed", "\(report.sentence)")
      }
    }

    private struct Receiving: View {
      @State private var isOn = false
      var body: some View {
        Color.red.frame(width: 10, height: isOn ? 40 : 20)
          .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
            isOn.toggle()
          }
      }
    }

    @Test("a published timer that moves frames changes with time, although a body begins it anew")
    func receives() async {
      let report = await Settling().settle(in: CGSize(width: 300, height: 400)) {
        // It begins when the view is made.
        ViewHost.following { ViewHost(Receiving(), size: CGSize(width: 300, height: 400)) }
      }
      #expect(report.verdict.name == "oscillating")
      #expect(report.hosts.isEmpty)
      #expect(report.firstOffendingWrite?.state == "Receiving.isOn")
      #expect(report.differs == nil)
      #expect(report.rule == "layout-timed")
    }

    private struct Creeping: View {
      let measures: Bool
      @State private var height: CGFloat = 20
      @State private var measured: CGFloat = 20
      var body: some View {
        Color.red.frame(width: 10, height: height)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { measured = $0 }
          .onReceive(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()) { _ in
            height = (measures ? measured : height) + 1
          }
      }
    }

    @Test("what a timer makes longer without end is a loop, also by what was measured of it")
    func creeps() async {
      for measures in [false, true] {
        let report = await Settling().settle(in: CGSize(width: 300, height: 400)) {
          ViewHost.following {
            ViewHost(Creeping(measures: measures), size: CGSize(width: 300, height: 400))
          }
        }
        #expect(report.rule == "loop-diverging", "\(measures): \(report.sentence)")
      }
    }

    private struct Changing: View {
      @State private var isOn = false
      var body: some View {
        Color.red.frame(width: 10, height: isOn ? 40 : 20)
          .onChange(of: isOn, initial: true) { isOn.toggle() }
      }
    }

    @Test("a loop within an update is what hosts see")
    func within() async {
      let report = await Settling().settle(in: CGSize(width: 300, height: 400)) {
        ViewHost(Changing())
      }
      #expect(!report.verdict.isSettled)
      #expect(report.hosts.contains { $0.host == "UIKit" })
    }

    @Test("a timer that ends leaves a view settled, with nothing left")
    func ends() async {
      let report = await report(moves: true, limit: 3)
      #expect(report.sentence == "settles in 4 passes")
      #expect(report.time?.isOver == true)
    }

    @Test("a timer that ends after the first horizon, while frames move, leaves a view settled")
    func endsLate() async {
      let report = await report(moves: true, limit: 100)
      #expect(report.sentence == "settles in 101 passes")
      #expect(report.time?.seconds == 100)
    }

    private struct MovingOnce: View {
      @State private var isOn = false
      var body: some View {
        Color.red.frame(width: 10, height: isOn ? 40 : 20)
          .onAppear {
            _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
              MainActor.assumeIsolated { if !isOn { isOn = true } }
            }
          }
      }
    }

    @Test("a timer that goes on and moves nothing any more leaves a view settled")
    func movesOnce() async {
      let report = await Settling().settle(in: CGSize(width: 300, height: 400)) {
        ViewHost(MovingOnce(), size: CGSize(width: 300, height: 400))
      }
      #expect(report.verdict == .settled(passes: 2))
    }

    private struct Widening: View {
      @State private var width: CGFloat = 10
      let limit: CGFloat
      private func widen() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
          width += 1
          if width < limit { widen() }
        }
      }
      var body: some View { Color.red.frame(width: width, height: 10).onAppear { widen() } }
    }

    @Test("what grows once in five seconds grows without end, unless it stops")
    func grows() async {
      func report(_ limit: CGFloat) async -> LoopReport {
        await Settling().settle(in: CGSize(width: 300, height: 400)) {
          ViewHost(Widening(limit: limit), size: CGSize(width: 300, height: 400))
        }
      }
      let endless = await report(.infinity)
      #expect(endless.verdict.name == "diverging", "\(endless.sentence)")
      #expect(endless.sentence.contains("every 5 s"), "\(endless.sentence)")
      #expect(await report(60).sentence == "settles in 51 passes")
    }

    private struct Compounding: View {
      let rate: Double
      @State private var total = 1.0
      var body: some View {
        Color.red.frame(width: min(total, 50), height: 10)
          .onChange(of: total, initial: true) { total += total * rate }
      }
    }

    @Test("a number that grows until it is infinite never settles, one that falls to nothing does")
    func overflow() async {
      func verdict(_ rate: Double) async -> LoopVerdict {
        await Settling().verdict(in: CGSize(width: 300, height: 400)) {
          ViewHost(Compounding(rate: rate), size: CGSize(width: 300, height: 400))
        }
      }
      #expect("\(await verdict(0.9))" == "never settles: it grows without end")
      #expect(await verdict(-0.9).isSettled)
    }

    private struct LiveLog: View {
      let isScrolling: Bool
      @State private var lines: [String] = []
      var body: some View {
        VStack {
          Text("Events")
          if isScrolling { ScrollView { rows } } else { rows }
        }
        .task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(5))
            lines.append("Event \(lines.count)")
          }
        }
      }
      private var rows: some View {
        VStack { ForEach(lines, id: \.self) { Text($0) } }
      }
    }

    @Test(
      "a log of events changes with time, in a scroll view and outside", arguments: [true, false])
    func liveLog(isScrolling: Bool) async {
      let report = await Settling().settle(in: CGSize(width: 300, height: 400)) {
        ViewHost(LiveLog(isScrolling: isScrolling), size: CGSize(width: 300, height: 400))
      }
      #expect(report.rule == "layout-timed")
      #expect(report.sentence.hasPrefix("changes with time: it grows"), "\(report.sentence)")
      #expect(report.remedies.isEmpty)
    }

    private struct Slideshow: View {
      let seconds: Double
      var measures = false
      @State private var index = 0
      @State private var height = 0.0
      var body: some View {
        Color.red.frame(height: [100, 160, 130][index])
          .onGeometryChange(for: Double.self) {
            measures ? $0.size.height : 0
          } action: {
            height = $0
          }
          .task(id: measures ? Int(height) : index) {
            try? await Task.sleep(for: .seconds(seconds))
            if !Task.isCancelled { index = (index + 1) % 3 }
          }
      }
    }

    @Test(
      "pages that put off the next one themselves change with time, unless it is soon or measured")
    func pages() async {
      func report(_ view: some View) async -> LoopReport {
        await Settling().settle(in: CGSize(width: 300, height: 400)) { ViewHost(view) }
      }
      let slow = await report(Slideshow(seconds: 3))
      #expect(slow.rule == "layout-timed")
      #expect(slow.sentence.contains("a task wakes every 3 s"), "\(slow.sentence)")
      #expect(slow.remedies.isEmpty)
      #expect(await report(Slideshow(seconds: 0.1)).rule == "loop-oscillating")
      #expect(await report(Slideshow(seconds: 3, measures: true)).rule == "loop-oscillating")
    }

    private struct Fading: View {
      @State private var index = 0
      @State private var fades = false
      var body: some View {
        Color.red.frame(height: [100, 160, 130][index]).opacity(fades ? 0 : 1)
          .task(id: index) {
            try? await Task.sleep(for: .seconds(3))
            fades = true
            try? await Task.sleep(for: .milliseconds(300))
            (index, fades) = ((index + 1) % 3, false)
          }
      }
    }

    private struct Fitting: View {
      @State private var padding = 0.0
      var body: some View {
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 250, height: 10).onAppear { put(100) }
          Color.blue.frame(width: 100, height: 20).onAppear { put(0) }
        }
        .padding(.horizontal, padding)
      }
      private func put(_ new: Double) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { padding = new }
      }
    }

    private struct Remeasured: View {
      @State private var height = 10.0
      var body: some View {
        Color.red.frame(height: height)
          .background(
            GeometryReader { proxy in
              Color.clear.onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                  height = proxy.size.height + 5
                }
              }
            }
          )
          .id(height)
      }
    }

    @Test(
      "what follows from layout is a loop, however slowly; short waits of pages are part of them")
    func waysOfLayout() async {
      func rule(_ view: some View) async -> String? {
        await Settling().settle(in: CGSize(width: 300, height: 400)) {
          ViewHost(view, size: CGSize(width: 300, height: 400))
        }.rule
      }
      #expect(await rule(Fading()) == "layout-timed")
      #expect(await rule(Fitting()) == "loop-oscillating")
      #expect(await rule(Remeasured()) == "loop-diverging")
    }

    private struct Countdown: View {
      @State var left: Int
      let seconds: Double
      var body: some View {
        Color.red.frame(height: left.isMultiple(of: 2) ? 20 : 30)
          .task(id: left) {
            guard left > 0 else { return }
            try? await Task.sleep(for: .seconds(seconds))
            left -= 1
          }
      }
    }

    @Test("a countdown is not said to go on for ever, however long and whatever it shows by turns")
    func countdown() async {
      for (left, seconds) in [(1_000, 1.0), (1_300, 1)] {
        let report = await Settling().settle(in: CGSize(width: 300, height: 400)) {
          ViewHost(Countdown(left: left, seconds: seconds))
        }
        let isProved = ["loop-oscillating", "loop-churning", "loop-diverging"].contains(report.rule)
        #expect(!isProved, "\(left), \(seconds): \(report.sentence)")
      }
    }

    private struct Stopwatch: View {
      @State private var isOn = false
      let milliseconds: Int
      var body: some View {
        Color.red.frame(width: isOn ? 10 : 20)
          .task {
            while !Task.isCancelled {
              try? await Task.sleep(for: .milliseconds(milliseconds))
              isOn.toggle()
            }
          }
      }
    }

    @Test("a clock may tick faster than a display, but must leave time to rest")
    func stopwatch() async {
      func rule(_ milliseconds: Int) async -> String? {
        await Settling().settle(in: CGSize(width: 300, height: 400)) {
          ViewHost(Stopwatch(milliseconds: milliseconds))
        }.rule
      }
      #expect(await rule(10) == "layout-timed")
      #expect(await rule(1) != "layout-timed")
    }

    private struct Reload: View {
      @State private var user = UUID()
      @State private var count = 0
      var times = Int.max
      var body: some View {
        Text("Ada \(user.uuidString.count)")
          .task(id: user) {
            guard count < times else { return }
            try? await Task.sleep(for: .milliseconds(200))
            count += 1
            user = UUID()
          }
      }
    }

    @Test("what is loaded again and again is told, though nothing moves")
    func reload() async {
      func sentence(_ view: Reload) async -> String {
        await Settling().settle(in: CGSize(width: 300, height: 400)) { ViewHost(view) }.sentence
      }
      #expect(
        await sentence(Reload())
          == "settles in 1 pass; a task wakes every 0.2 s and changes only the drawing")
      #expect(await sentence(Reload(times: 5)) == "settles in 1 pass")
    }

    private final class Debouncer {
      var item: DispatchWorkItem?
      var count = 0
    }

    private struct Debounced: View {
      @State private var debouncer = Debouncer()
      @State private var width: CGFloat = 10
      let limit: Int
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { measured in
            debouncer.item?.cancel()
            let item = DispatchWorkItem {
              MainActor.assumeIsolated {
                debouncer.count += 1
                if debouncer.count < limit { width = measured == 10 ? 20 : 10 }
              }
            }
            debouncer.item = item
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.25, execute: item)
          }
      }
    }

    @Test("an object in a state may hold a work item")
    func workItems() async {
      func report(_ limit: Int) async -> LoopReport {
        await Settling().settle(in: CGSize(width: 300, height: 400)) {
          ViewHost(Debounced(limit: limit), size: CGSize(width: 300, height: 400))
        }
      }
      #expect(await report(25).verdict == .settled(passes: 25))
      #expect(await report(.max).verdict.name == "oscillating")
    }

    private struct Waiting: View {
      var body: some View {
        Color.red.onAppear {
          DispatchQueue(label: "loader").async { DispatchSemaphore(value: 0).wait() }
        }
      }
    }

    private struct UntilADate: View {
      let seconds: Double
      let clock: ContinuousClock?
      @State private var height: CGFloat = 20
      @State private var start = Date()
      @State private var instant = ContinuousClock.now

      private var isOver: Bool {
        if let clock { return instant.duration(to: clock.now) > .seconds(seconds) }
        return Date().timeIntervalSince(start) > seconds
      }

      var body: some View {
        Color.red.frame(width: 10, height: height)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: { measured in
            if !isOver { height = measured + 1 }
          }
      }
    }

    @Test(
      "a feedback cycle that a date ends settles",
      arguments: [0.5, 20], [nil, ContinuousClock()])
    func untilADate(seconds: Double, clock: ContinuousClock?) async {
      let report = await Settling().settle(in: CGSize(width: 300, height: 400)) {
        ViewHost(
          UntilADate(seconds: seconds, clock: clock), size: CGSize(width: 300, height: 400))
      }
      guard case .settled(let passes) = report.verdict else {
        Issue.record("\(report.sentence)")
        return
      }
      #expect(passes > 20)
    }

    private struct Footer: View {
      @State private var updated = Date.distantPast
      var body: some View {
        Text("Updated \(updated.formatted(date: .omitted, time: .standard))")
          .onChange(of: updated, initial: true) { updated = .now }
      }
    }

    @Test("a view that writes the time and shows it never settles")
    func showsTheTime() async {
      let report = await Settling().settle(in: CGSize(width: 300, height: 400)) {
        ViewHost(Footer(), size: CGSize(width: 300, height: 400))
      }
      #expect(report.rule == "loop-churning", "\(report.sentence)")
    }

    @Test("a feedback cycle that asks for the time without end never settles")
    func withoutADate() async {
      let report = await Settling().settle(in: CGSize(width: 300, height: 400)) {
        ViewHost(
          UntilADate(seconds: .infinity, clock: nil), size: CGSize(width: 300, height: 400))
      }
      #expect(report.sentence == "never settles: it grows by 1 pt each pass")
    }

    @Test("what is pending is named, and nobody says that it settles")
    func pending() async {
      let report = await Settling().settle(in: CGSize(width: 300, height: 400)) {
        ViewHost(Waiting())
      }
      #expect(
        report.sentence
          == "settles after 1 pass, but work is pending: queue 'loader' waits for a semaphore")
    }
  }
#endif
