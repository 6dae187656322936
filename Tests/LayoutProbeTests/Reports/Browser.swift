import HeadlessUI

/// A browser without a window, to see pages as their readers do.
enum Browser {
  private static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
  ]

  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in names {
      for folder in folders {
        let path = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: path) { return path }
      }
    }
    print("*** SKIPPED: there is no browser (chromium), pages are NOT checked in one ***")
    return nil
  }()

  static var isThere: Bool { path != nil }

  /// What a script finds out on a page, as JSON: it calls `report(value)`.
  ///
  /// - Parameters:
  ///   - isDark: whether the reader wants dark pages.
  ///   - runsTimers: whether timers run, on a clock of their own.
  static func run(
    _ page: String, _ script: String, width: Int = 1400, isDark: Bool = false,
    runsTimers: Bool = true
  ) throws -> [String: Any] {
    struct NoReport: Error { var output: String }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutprobe-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = """
      <script>
      window.problems = [];
      addEventListener('error', event => problems.push(String(event.message)));
      addEventListener('unhandledrejection', event => problems.push(String(event.reason)));
      addEventListener('securitypolicyviolation', event =>
        problems.push('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
      console.error = (...words) => problems.push(words.join(' '));
      window.injected = false;
      window.report = value => {
        const pre = document.createElement('pre');
        pre.id = 'report';
        pre.textContent = btoa(unescape(encodeURIComponent(JSON.stringify(value))));
        document.documentElement.append(pre);
      };
      </script>
      """
    let after = "<script>addEventListener('load', async () => { \(script) });</script>"
    let text = page.replacing("<head>", with: "<head>" + before, maxReplacements: 1)
      .replacing("</body>\n</html>", with: after + "</body>\n</html>")
    let file = folder.appendingPathComponent("page.html")
    try text.write(to: file, atomically: true, encoding: .utf8)
    var arguments = [
      path ?? "chromium", "--headless=new", "--no-sandbox", "--disable-gpu",
      "--disable-dev-shm-usage", "--user-data-dir=\(folder.path)/profile",
      "--window-size=\(width),900", "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)",
    ]
    if runsTimers { arguments.append("--virtual-time-budget=20000") }
    let output = folder.appendingPathComponent("output")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", "120"] + arguments + ["--dump-dom", file.absoluteString]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let dom = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    guard let match = dom.firstMatch(of: #/<pre id="report">([^<]*)</pre>/#),
      let data = Data(base64Encoded: String(match.output.1)),
      let report = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { throw NoReport(output: String(dom.suffix(500))) }
    return report
  }
}
