import HeadlessUI

/// The passes of a run: a scrubber over the frames that move, the ring, the writes, the remedies.
struct HTMLLoop {
  let loop: LoopReport
  let title: String
  let id: String

  private static let shownWrites = 20

  var markup: String {
    get throws {
      let text = LoopText(loop: loop)
      var markup = "<h3><bdi>\(HTMLText.escaped(title))</bdi>: "
      markup += "\(HTMLText.escaped(loop.sentence))</h3>\n"
      if !loop.states.isEmpty { markup += HTMLText.list(text.states) }
      markup += "<div class=\"passes\">\n" + (try scrubber)
      markup += (HTMLRing(loop, id: id)?.markup ?? "") + "</div>\n"
      if !loop.ring.isEmpty {
        let words = loop.verdict.headingOfSteps
        let heading = words.prefix(1).uppercased() + words.dropFirst()
        markup += "<h4>\(heading)</h4>\n<div class=\"ring\">"
        markup +=
          HTMLText.list(
            loop.ring.map(\.description)
              + (loop.verdict.isUndetermined ? [] : ["… then 1 again"]), tag: "ol") + "</div>\n"
      }
      if !loop.remedies.isEmpty {
        markup += "<h4>Verified remedies</h4>\n<div class=\"remedies\">\n"
        for remedy in loop.remedies {
          let passes = remedy.passes == 1 ? "1 pass" : "\(remedy.passes) passes"
          markup += "<div><p>\(HTMLText.escaped(remedy.remedy.explanation)) (\(passes))"
          if let place = remedy.place { markup += ", at \(HTMLText.escaped("\(place)"))" }
          markup += "</p>"
          markup += "<pre class=\"copied\">\(HTMLText.escaped(remedy.code))</pre></div>\n"
        }
        markup += "</div>\n"
      }
      if !loop.hosts.isEmpty {
        markup += "<h4>Behaviour of real hosts</h4>\n"
        markup += HTMLText.list(loop.hosts.map { "\($0.host): \($0.message)" })
      }
      if loop.passes.count > 1 || !loop.states.isEmpty {
        markup += "<details><summary>Pass by pass</summary>\n"
        markup += "<pre>\(HTMLText.escaped(text.trace.joined(separator: "\n")))</pre></details>\n"
      }
      return markup
    }
  }

  private var scrubber: String {
    get throws {
      let frames = loop.passes.filter { $0.frames != nil }.map { pass in
        HTMLScrubber.Frame(
          label: "pass \(pass.number), \(pass.moved) moved", pass: pass.number,
          notes: Array(pass.writes.shortTexts.prefix(HTMLLoop.shownWrites)),
          places: (pass.frames ?? []).map { ($0.path, $0.frame) })
      }
      return try HTMLScrubber(frames: frames, id: id, name: "Passes").markup
    }
  }
}

/// What an animation shows on its way.
struct HTMLAnimation {
  let animation: AnimationReport
  let title: String
  let id: String

  init(_ animation: AnimationReport, title: String, id: String) {
    self.animation = animation
    self.title = title
    self.id = id
  }

  var markup: String {
    get throws {
      let frames = animation.samples.map { sample in
        HTMLScrubber.Frame(
          label: "\(NumberText.length(CGFloat(sample.time * 100))) % of the time, "
            + "\(NumberText.length(CGFloat(sample.progress * 100))) % of the way",
          notes: [], places: sample.nodes.compactMap { node in node.frame.map { (node.label, $0) } }
        )
      }
      let layouts = animation.layouts.map {
        "\($0.path): \($0.interpolates ? "laid out for each frame" : "laid out at the end only")"
      }
      return "<h3><bdi>\(HTMLText.escaped(title))</bdi></h3>\n"
        + (layouts.isEmpty ? "" : HTMLText.list(layouts))
        + (try HTMLScrubber(frames: frames, id: id, name: "Frames").markup)
    }
  }
}

extension [StateWrite] {
  /// Each once, in the order of the first, with how often it was made.
  var shortTexts: [String] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for text in map(\.shortText) {
      if counts[text] == nil { order.append(text) }
      counts[text, default: 0] += 1
    }
    return order.map { text in
      let count = counts[text] ?? 1
      return count == 1 ? text : "\(text), \(count) times"
    }
  }
}

extension StateWrite {
  /// What is written, by whom, and the values.
  var shortText: String {
    let writer = source.map { " by \($0.name)" } ?? ""
    let values = old.isEmpty && new.isEmpty ? "" : ": \(old) → \(new)"
    let end = outcome == .applied ? "" : " (\(outcome))"
    return state + writer + values + end
  }
}
