import HeadlessUI

/// Frames of something that moves, one after the other, with a slider and a button to play them.
struct HTMLScrubber {
  struct Frame {
    var label: String
    /// The number of the pass that it shows; nil for a frame of an animation.
    var pass: Int?
    var notes: [String]
    /// What is elsewhere than in the frame before.
    var places: [(path: String, frame: CGRect)]
  }

  let frames: [Frame]
  let id: String
  let name: String

  /// Nothing without movement.
  var markup: String {
    get throws {
      let drawable = frames.map { frame in
        var frame = frame
        frame.places = frame.places.filter { $0.frame.isFinite && abs($0.frame.maxX) < 1e6 }
        return frame
      }
      let all = drawable.flatMap(\.places).map(\.frame)
      guard frames.count > 1, let first = all.first else { return "" }
      let bounds = all.reduce(first) { $0.union($1) }
      let margin = max(4, max(bounds.width, bounds.height) / 20)
      let view = bounds.insetBy(dx: -margin, dy: -margin)
      var paths: [String] = []
      var numbers: [String: Int] = [:]
      for place in drawable.flatMap(\.places) where numbers[place.path] == nil {
        numbers[place.path] = paths.count
        paths.append(place.path)
      }
      let data: JSONValue = [
        "paths": .list(paths.map { .text($0) }),
        "frames": .list(
          drawable.map { frame in
            [
              "label": .text(frame.label),
              "pass": frame.pass.map { .number(Double($0)) } ?? .null,
              "notes": .list(frame.notes.map { .text($0) }),
              "places": .list(
                frame.places.map { place in
                  .list(
                    [
                      Double(numbers[place.path] ?? 0), place.frame.minX, place.frame.minY,
                      place.frame.width, place.frame.height,
                    ].map { .number(Double(SVGText.number(CGFloat($0))) ?? 0) })
                }),
            ]
          }),
      ]
      // Where no scripts run, the first frame is seen.
      let rects = drawable[0].places.map { place in
        "<rect class=\"lp-f lp-d\((numbers[place.path] ?? 0) % 6)\"\(SVGText.rect(place.frame))>"
          + "<title>\(SVGText.escaped(place.path))</title></rect>\n"
      }
      return """
        <div class="scrubber" id="\(id)">
        <figure><svg role="img" aria-label="\(name) that move" viewBox="\(SVGText.box(view))">
        \(rects.joined())</svg></figure>
        <div class="bar" hidden>
        <button type="button" class="play" aria-pressed="false">Play</button>
        <input type="range" min="0" max="\(frames.count - 1)" value="0" aria-label="\(name)">
        <output></output>
        </div>
        <ul class="notes"></ul>
        <script type="application/json">\(try HTMLText.json(data))</script>
        </div>

        """
    }
  }
}
