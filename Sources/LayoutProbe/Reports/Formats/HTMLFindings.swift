/// Findings as items of a list.
struct HTMLFindings {
  /// The sources that are quoted beside findings.
  let sources: QuotedSources

  func item(_ finding: Finding) -> String {
    func text(_ text: String) -> String { HTMLText.escaped(text) }
    let level = finding.suppression == nil ? finding.severity.rawValue : "off"
    var markup = "<li class=\"finding \(level)\"><p><strong class=\"\(level)\">\(level)</strong> "
    markup += "<bdi>\(text(finding.message))</bdi> <code>\(text(finding.rule))</code></p>\n"
    if let suppression = finding.suppression {
      markup += "<p>because \(text(suppression.reason)) (\(suppression.origin.rawValue))</p>"
      return markup + "</li>\n"
    }
    if !finding.path.isEmpty {
      markup += "<p class=\"at\">at <code><bdi>\(text(finding.path))</bdi></code></p>\n"
    }
    if let place = finding.place {
      markup += "<p class=\"at\">\(text(place.description))</p>\n"
      let excerpt = sources.excerpt(at: place, subject: finding.subject)?
        .rendered(TextStyle(), .init(finding.severity))
      if let excerpt {
        markup += "<pre class=\"source\">\(text(excerpt.joined(separator: "\n")))</pre>\n"
      }
    }
    var lines = finding.witness
    if let expected = finding.expected { lines.append("expected: \(expected)") }
    if let found = finding.found { lines.append("found: \(found)") }
    if !lines.isEmpty { markup += "<pre>\(text(lines.joined(separator: "\n")))</pre>\n" }
    markup += "<p>\(text(finding.why))</p>\n<p><b>Try:</b> \(text(finding.fix))</p>\n"
    markup += "<pre class=\"copied\">layoutprobe explain \(text(finding.rule))</pre></li>\n"
    return markup
  }
}

/// What could not be inspected.
enum HTMLFailure {
  static func markup(_ failure: ProbeFailure, number: Int) -> String {
    let title = failure.probe?.onOneLine ?? failure.source
    let activity = failure.activity.map { "<p>while: <bdi>\(HTMLText.escaped($0))</bdi></p>\n" }
    return """
      <section id="failure-\(number)" class="probe" tabindex="-1" \
      aria-labelledby="failure-\(number)-name">
      <h2 id="failure-\(number)-name"><bdi>\(HTMLText.escaped(title))</bdi></h2>
      <p class="place"><bdi>\(HTMLText.escaped(failure.place?.description ?? failure.source))</bdi></p>
      <p><strong class="error">error</strong> \(failure.kind.sentence) \
      <code>\(failure.rule)</code></p>
      \(activity ?? "")<pre>\(HTMLText.escaped(failure.message))</pre>
      \(command(failure).map { "<pre class=\"copied\">\(HTMLText.escaped($0))</pre>\n" } ?? "")\
      </section>

      """
  }

  /// The command that shows the failure again; nil if no file is known to hold it.
  private static func command(_ failure: ProbeFailure) -> String? {
    guard failure.source.hasSuffix(".swift"), !failure.source.hasPrefix("-") else { return nil }
    var words = ["layoutprobe", "inspect", failure.source]
    if let probe = failure.probe { words += ["--filter", probe] }
    return words.map(ShellText.quoted).joined(separator: " ")
  }
}
