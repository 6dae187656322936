import HeadlessUI

/// `html`: one page that needs no network: all probes with pictures, sizes, plots and passes.
///
/// All that it says is in its elements, so that it can be read where no scripts run; the script
/// adds selection, a filter and the scrubber.
public enum HTMLPage: ReportFormat {
  /// `html`
  public static let name = "html"
  /// What it is for.
  public static let summary = "one page with pictures, sizes, plots and passes, for browsers"
  /// It shows what nodes draw.
  public static let showsPictures = true

  /// The whole page.
  public static func render(_ report: InspectReport) throws -> String {
    try page(report, isServed: false)
  }

  /// The whole page.
  ///
  /// - Parameter isServed: whether it asks the server that it came from, at `/version`, whether
  ///   there is another one, and loads itself again.
  package static func page(_ report: InspectReport, isServed: Bool) throws -> String {
    let sections = try report.probes.enumerated().map {
      try HTMLProbe(probe: $1, number: $0).markup
    }
    let failures = report.failures.enumerated().map { HTMLFailure.markup($1, number: $0) }
    let gate = report.gate.filter(\.counts).map { HTMLFindings.item($0.finding) }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:\(isServed ? "; connect-src 'self'" : "")">
      <link rel="icon" href="data:,">
      <title>layoutprobe: \(HTMLText.escaped(FindingsText.sum(report)))</title>
      <style>
      \(SVGPicture.style)\(HTMLStyle.text)</style>
      </head>
      <body>
      <header>
      <h1>layoutprobe</h1>
      <p id="sum">\(HTMLText.escaped(FindingsText.sum(report)))</p>
      </header>
      <div id="page">
      <nav aria-label="Probes">
      <div id="controls" hidden>
      <label for="filter">Filter</label>
      <input id="filter" type="search" autocomplete="off" spellcheck="false">
      <label><input id="wrong" type="checkbox"> only probes with findings</label>
      <p id="count" role="status"></p>
      </div>
      <ul id="probes">
      \(list(report))</ul>
      </nav>
      <main>
      \(gate.isEmpty ? "" : "<section class=\"always\"><h2>The whole run</h2>\n<ul>\(gate.joined())</ul></section>\n")\
      \(sections.joined())\(failures.joined())</main>
      </div>
      <script>
      \(HTMLScript.text)\(isServed ? HTMLScript.reloading : "")</script>
      </body>
      </html>

      """
  }

  private static func list(_ report: InspectReport) -> String {
    let probes = report.probes.enumerated().map { index, probe in
      let counted = probe.findings.filter { $0.suppression == nil }
      let level = counted.map(\.severity).max()
      return item(
        "probe-\(index)", probe.name.onOneLine, probe.place?.description ?? probe.source,
        level?.rawValue, (level.map { "\($0.rawValue), " } ?? "") + HTMLProbe.verdict(probe))
    }
    let failures = report.failures.enumerated().map { index, failure in
      item(
        "failure-\(index)", failure.probe?.onOneLine ?? failure.source,
        failure.place?.description ?? failure.source, "error", failure.kind.sentence)
    }
    return (probes + failures).joined()
  }

  private static func item(
    _ id: String, _ name: String, _ place: String, _ level: String?, _ verdict: String
  ) -> String {
    "<li data-level=\"\(level ?? "fine")\"><a href=\"#\(id)\">"
      + "<span class=\"mark \(level ?? "fine")\" aria-hidden=\"true\">"
      + "\(level == nil ? "✓" : level == "note" ? "i" : "!")</span> "
      + "<bdi class=\"name\">\(HTMLText.escaped(name))</bdi>"
      + "<span class=\"place\"><bdi>\(HTMLText.escaped(place))</bdi></span>"
      + "<span class=\"verdict\">\(HTMLText.escaped(verdict))</span></a></li>\n"
  }
}
