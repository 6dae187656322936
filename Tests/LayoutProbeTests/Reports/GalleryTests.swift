import Foundation
import Testing

@testable import LayoutProbe

#if os(Linux)
  /// What each format says of the gallery, to the last byte.
  ///
  /// A report that changed on purpose is accepted with
  /// `LAYOUTPROBE_ACCEPT_GALLERY=1 swift test --filter GalleryTests`; the difference of the files is read
  /// before it is committed.
  @MainActor
  @Suite("The gallery of views")
  struct GalleryTests {
    @Test("reads in each format as it was accepted")
    func formats() async throws {
      let report = await Gallery.report()
      // Long ones tell of some of the probes; the one with a line for each has the same values as JSON.
      var some = report
      some.probes.removeAll { !["layers", "wrong", "turning", "choosing"].contains($0.name) }
      for format in ReportFormats.all where format.name != LinesJSON.name {
        let isLong = [FullJSON.name, HTMLPage.name].contains(format.name)
        try compare(
          sameEverywhere(format.render(isLong ? some : report)), "\(format.name).txt")
      }
      var text = TextReport(showsTree: true, showsPasses: true)
      text.drawing = FrameDrawing()
      text.showsAnimation = true
      try compare(report.probes.map(text.render).joined(separator: "\n"), "terminal.txt")
    }

    /// A page without its style and script, which are the same for all reports, and whole paths without
    /// the folder that the package lies in.
    private func sameEverywhere(_ text: String) -> String {
      let folder = FileManager.default.currentDirectoryPath + "/"
      return text.replacing(folder, with: "PACKAGE/").replacing(
        #/<style>[\s\S]*?<\/style>/#, with: "<style/>"
      )
      .replacing(#/<script>[\s\S]*?<\/script>/#, with: "<script/>")
    }

    private func compare(_ text: String, _ name: String) throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Fixtures/gallery/\(name)")
      if ProcessInfo.processInfo.environment["LAYOUTPROBE_ACCEPT_GALLERY"] != nil {
        return try text.write(to: file, atomically: true, encoding: .utf8)
      }
      let accepted = try String(contentsOf: file, encoding: .utf8)
      guard text != accepted else { return }
      let (new, old) = (text.split(separator: "\n"), accepted.split(separator: "\n"))
      let line =
        zip(new, old).enumerated().first { $1.0 != $1.1 }?.offset ?? min(new.count, old.count)
      func shown(_ lines: [Substring]) -> Substring {
        lines.indices.contains(line) ? lines[line] : ""
      }
      Issue.record(
        """
        \(name) differs from line \(line + 1) on
          accepted: \(shown(old).prefix(400))
          now:      \(shown(new).prefix(400))
        """)
    }
  }
#endif
