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

  /// The report as one HTML page.
  public static func render(_ report: InspectReport) throws -> String {
    try page(report, isServed: false)
  }

  /// The report as one HTML page.
  ///
  /// - Parameter isServed: whether it asks the server that it came from, at `/version`, whether
  ///   there is another one, and loads itself again.
  package static func page(_ report: InspectReport, isServed: Bool) throws -> String {
    let sources = QuotedSources()
    let sections = try report.probes.enumerated().map {
      try HTMLProbe(
        probe: $1, number: $0, sources: sources, layers: report.pictureLayers
      ).markup
    }
    let failures = report.failures.enumerated().map { HTMLFailure.markup($1, number: $0) }
    let gate = report.gate.filter(\.counts).map { HTMLFindings(sources: sources).item($0.finding) }
    let always =
      gate.isEmpty
      ? ""
      : "<section class=\"always\"><h2>The whole run</h2>\n<ul>\(gate.joined())</ul></section>\n"
    return document(
      title: "layoutprobe", sum: FindingsText.sum(report), list: HTMLProbeList(report).markup,
      main: always + failures.joined() + sections.joined(),
      script: HTMLScript.text + (isServed ? HTMLScript.reloading : ""), isServed: isServed)
  }

  /// A page with a list of probes beside their parts.
  ///
  /// - Parameters:
  ///   - list: items of the list, in markup, as is `main`.
  ///   - style: what is to be added to the style sheet.
  static func document(
    title: String, sum: String, list: String, main: String, script: String, style: String = "",
    isServed: Bool = false
  ) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:\(isServed ? "; connect-src 'self'" : "")">
    <link rel="icon" href="data:,">
    <title>\(title): \(HTMLText.escaped(sum))</title>
    <style>
    \(SVGPicture.style)\(HTMLStyle.text)\(style)</style>
    </head>
    <body>
    <header>
    <h1>\(title)</h1>
    <p id="sum">\(HTMLText.escaped(sum))</p>
    </header>
    <div id="page">
    <nav aria-label="Probes">
    <div id="controls" hidden>
    <label for="filter">Filter</label>
    <input id="filter" type="search" autocomplete="off" spellcheck="false">
    <label><input id="wrong" type="checkbox"> only probes with findings</label>
    <label>Groups <select id="groups"><option value="level">by severity</option>\
    <option value="file">by file</option></select></label>
    <p id="count" role="status"></p>
    </div>
    <ul id="probes">
    \(list)</ul>
    </nav>
    <main>
    \(main)</main>
    </div>
    <script>
    \(script)</script>
    </body>
    </html>

    """
  }
}
