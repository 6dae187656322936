import Testing

@testable import LayoutProbe

@MainActor
@Suite("Reports as a page: tree, copies, durations")
struct HTMLUseTests {
  @Test(
    "the tree is folded by key and pointer, and what is chosen elsewhere is unfolded",
    .enabled(if: Browser.isThere))
  func folding() async throws {
    let found = try Browser.run(
      try HTMLPage.render(await HTMLSample.report()),
      """
      location.hash = '#probe-2';
      await new Promise(done => setTimeout(done, 50));
      const section = document.querySelector('#probe-2');
      const rows = [...section.querySelectorAll('.row')];
      const visible = () => rows.filter(row => row.offsetHeight > 0).length;
      const press = key => document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', {key, bubbles: true}));
      const result = {rows: rows.length, all: visible()};
      rows[0].click();
      press('ArrowLeft'); result.folded = visible();
      result.expanded = rows[0].getAttribute('aria-expanded');
      press('ArrowDown'); result.stays = document.activeElement === rows[0];
      press('End'); result.end = document.activeElement === rows[0];
      press('ArrowRight'); result.unfolded = visible();
      const box = rows[0].getBoundingClientRect();
      const start = parseFloat(getComputedStyle(rows[0]).paddingLeft);
      const point = {bubbles: true, clientX: box.left + start + 3, clientY: box.top + 3};
      rows[0].dispatchEvent(new MouseEvent('click', point));
      result.clicked = visible();
      section.querySelector('svg [data-n="3"].lp-f').dispatchEvent(
        new MouseEvent('click', {bubbles: true}));
      result.revealed = rows[3].offsetHeight > 0;
      result.problems = problems;
      report(result);
      """)
    #expect(found["problems"] as? [String] == [])
    let rows = try #require(found["rows"] as? Int)
    #expect(rows > 2)
    #expect(found["all"] as? Int == rows)
    #expect(found["folded"] as? Int == 1)
    #expect(found["expanded"] as? String == "false")
    #expect(found["stays"] as? Bool == true)
    #expect(found["end"] as? Bool == true)
    #expect(found["unfolded"] as? Int == rows)
    #expect(found["clicked"] as? Int == 1)
    #expect(found["revealed"] as? Bool == true)
  }

  @Test("a failure has the command that shows it again, where its file is known")
  func failureCommand() {
    let crash = ProbeFailure(
      kind: .crash, source: "Views/Two words.swift", probe: "a <b>", message: "")
    let markup = HTMLFailure.markup(crash, number: 0)
    #expect(
      markup.contains(
        "<pre class=\"copied\">layoutprobe inspect &#39;Views/Two words.swift&#39; --filter &#39;a &lt;b&gt;&#39;</pre>"
      ), "\(markup)")
    let file = ProbeFailure(kind: .compile, source: "A.swift", message: "")
    #expect(HTMLFailure.markup(file, number: 0).contains(">layoutprobe inspect A.swift</pre>"))
    for source in ["-e", "Module"] {
      let other = ProbeFailure(kind: .compile, source: source, message: "")
      #expect(!HTMLFailure.markup(other, number: 0).contains("copied"))
    }
  }

  @Test("commands and fixes are copied by a button", .enabled(if: Browser.isThere))
  func copying() async throws {
    let found = try Browser.run(
      try HTMLPage.render(await HTMLSample.report()),
      """
      const wait = () => new Promise(done => setTimeout(done, 50));
      location.hash = '#probe-0';
      await wait();
      const copied = [];
      navigator.clipboard.writeText = async text => { copied.push(text); };
      const section = document.querySelector('#probe-0');
      const buttons = [...section.querySelectorAll('button.copy')];
      buttons.forEach(button => button.click());
      await wait();
      report({copied, label: buttons[0].textContent, problems,
        source: section.querySelectorAll('.source').length,
        remedies: section.querySelectorAll('.remedies .copy').length});
      """)
    #expect(found["problems"] as? [String] == [])
    let copied = try #require(found["copied"] as? [String])
    #expect(copied.first == "layoutprobe trace Views/Loop.swift --filter loop")
    #expect(copied.contains("layoutprobe explain loop-oscillating"))
    #expect(found["label"] as? String == "Copied")
    #expect(found["remedies"] as? Int ?? 0 > 0)
    // The place of the write is in this file, which is quoted.
    #expect(found["source"] as? Int == 1)
  }

  @Test("a recorded duration is shown, in the list too")
  func durations() async throws {
    var report = await HTMLSample.report()
    report.probes[2].duration = 0.254
    let page = try HTMLPage.render(report)
    #expect(page.contains(" · 0.25 s</p>"))
    #expect(page.contains("settles in 1 pass, 0.25 s</span>"))
    #expect(!(try HTMLPage.render(await HTMLSample.report())).contains(" s</p>"))
  }
}
