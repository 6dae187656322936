import HeadlessUI

/// A probe's part of the page.
struct HTMLProbe {
  let probe: ProbeReport
  let number: Int
  let sources: QuotedSources
  /// What is shown over pictures at first.
  var layers: Set<PictureLayer> = []

  private var id: String { "probe-\(number)" }

  static func verdict(_ probe: ProbeReport) -> String {
    probe.loop.map { $0.sentence } ?? "measured"
  }

  /// How long it took, if that was recorded.
  static func duration(_ probe: ProbeReport) -> String? {
    probe.duration.map { "\(NumberText.length(CGFloat(($0 * 100).rounded() / 100))) s" }
  }

  /// The command that shows it in a terminal.
  private var command: String {
    let words = ["layoutprobe", "trace", probe.source, "--filter", probe.name]
    return words.map(ShellText.quoted).joined(separator: " ")
  }

  var markup: String {
    get throws {
      let duration = HTMLProbe.duration(probe).map { " · \($0)" } ?? ""
      var markup = """
        <section id="\(id)" class="probe" tabindex="-1" aria-labelledby="\(id)-name">
        <h2 id="\(id)-name"><bdi>\(HTMLText.escaped(probe.name.onOneLine))</bdi></h2>
        <p class="place"><bdi>\(HTMLText.escaped(probe.place?.description ?? probe.source))</bdi> \
        · window \(NumberText.size(probe.window)) · \
        <span>\(HTMLText.escaped(HTMLProbe.verdict(probe)))</span>\(duration)</p>

        """
      if !ExpressionSource.isName(probe.source) {
        markup += "<pre class=\"copied\">\(HTMLText.escaped(command))</pre>\n"
      }
      if !probe.findings.isEmpty {
        markup += "<h3>Findings</h3>\n<ul class=\"findings\">"
        markup += worstFirst.map(HTMLFindings(sources: sources).item).joined() + "</ul>\n"
      }
      markup += try drawing
      markup += sizes
      markup += probe.responses.map { HTMLPlot($0).markup }.joined()
      markup += probe.sweeps.map { HTMLPlot($0).markup }.joined()
      if let loop = probe.loop {
        markup += try HTMLLoop(loop: loop, title: "Passes", id: "\(id)-l").markup
      }
      if let animation = probe.animation {
        markup += try HTMLAnimation(animation, title: "Animation", id: "\(id)-a").markup
      }
      for (index, step) in probe.steps.enumerated() {
        let title = "Step \(step.name)"
        markup += try HTMLLoop(loop: step.loop, title: title, id: "\(id)-s\(index)").markup
        if let animation = step.animation {
          markup += try HTMLAnimation(
            animation, title: "\(title): animation", id: "\(id)-s\(index)a"
          ).markup
        }
      }
      markup += costs
      return markup + "</section>\n"
    }
  }

  private var worstFirst: [Finding] {
    Severity.allCases.reversed().flatMap { severity in
      probe.findings.filter { $0.suppression == nil && $0.severity == severity }
    } + probe.findings.filter { $0.suppression != nil }
  }

  // MARK: Picture and tree

  private var drawing: String {
    get throws {
      guard !probe.tree.isEmpty else { return "" }
      let picture = SVGPicture(probe, fits: true)
      let nodes = HTMLNodes(probe, id: id)
      var markup = "<h3>Picture and tree</h3>\n"
      if !picture.isEmpty { markup += layerChoice }
      let shown = PictureLayer.allCases.filter(layers.contains).map(\.rawValue)
      markup += "<div class=\"look\" data-layers=\"\(shown.joined(separator: " "))\">\n"
      if !picture.isEmpty {
        let width = SVGText.number(picture.view.width * picture.scale)
        markup += """
          <figure><svg role="img" aria-label="Frames of \
          \(HTMLText.escaped(probe.name.onOneLine))" viewBox="\(SVGText.box(picture.view))" \
          width="\(width)" height="\(SVGText.number(picture.view.height * picture.scale))">
          \(picture.layers(number: number, showing: Set(PictureLayer.allCases)))<rect class="lp-s" width="0" height="0"/></svg></figure>

          """
      }
      return try markup + nodes.rows + "</div>\n" + nodes.facts
    }
  }

  /// Boxes that show and hide what is drawn over the picture.
  private var layerChoice: String {
    let boxes = PictureLayer.allCases.map { layer in
      "<label><input type=\"checkbox\" value=\"\(layer.rawValue)\""
        + "\(layers.contains(layer) ? " checked" : "")> \(layer.rawValue)</label>\n"
    }
    return "<fieldset class=\"layers\" hidden><legend>Layers</legend>\n" + boxes.joined()
      + "</fieldset>\n"
  }

  // MARK: Sizes and costs

  private var sizes: String {
    func rows(_ measurements: [SizeMeasurement]) -> [[String]] {
      measurements.map {
        [$0.request.name, NumberText.proposal($0.proposal), NumberText.size($0.size)]
      }
    }
    guard !probe.measurements.isEmpty || !probe.marked.isEmpty else { return "" }
    let head = ["question", "proposal", "answer"]
    var markup = "<h3>Sizes</h3>\n<div class=\"tables\">\n"
    if !probe.measurements.isEmpty {
      markup += HTMLText.table("The whole", head, rows(probe.measurements))
    }
    for node in probe.marked {
      let name = node.path + (node.detail.map { " \($0)" } ?? "")
      markup += HTMLText.table(name, head, rows(node.measurements))
    }
    return markup + "</div>\n"
  }

  private var costs: String {
    let layouts = probe.layouts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let issues = probe.issues.map { issue in
      "runtime issue: \(issue.message)" + (issue.path.isEmpty ? "" : " (\(issue.path))")
    }
    return "<h3>Calls</h3>\n" + HTMLText.list(["\(probe.calls)"] + layouts + issues)
  }
}
