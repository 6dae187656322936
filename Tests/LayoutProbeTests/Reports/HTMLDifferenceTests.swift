import Testing

@testable import LayoutProbe

@MainActor
@Suite("Two reports as a page")
struct HTMLDifferenceTests {
  private struct Row: View {
    var width: CGFloat
    var isLong = false

    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: width, height: 20)
        Text(HTMLSample.hostile)
        if isLong { Circle().frame(width: 10, height: 10) }
      }
    }
  }

  private func report(_ probes: [Probe], draws: Bool = true) async -> InspectReport {
    var runner = ProbeRunner()
    runner.gathersPictures = draws
    return InspectReport(probes: await runner.reports(probes), failures: [])
  }

  private func probe(
    _ name: String, _ view: @escaping @MainActor @Sendable () -> some View
  ) -> Probe {
    Probe(name, size: CGSize(width: 200, height: 100), file: "A.swift", line: 1, view: view)
  }

  private func page(draws: Bool = true) async throws -> String {
    let base = await report(
      [
        probe("same") { Color.red }, probe("row") { Row(width: 20) },
        probe("gone") { Color.red },
      ], draws: draws)
    let head = await report(
      [
        probe("same") { Color.red }, probe("row") { Row(width: 50, isLong: true) },
        probe("fresh \(HTMLSample.hostile)") { Color.blue },
      ], draws: draws)
    return try HTMLDifference.page(from: base, to: head)
  }

  @Test("probes that differ have a part, those that are the same are counted")
  func parts() async throws {
    let page = try await page()
    #expect(page.matches(of: #/<section id="probe-/#).count == 3)
    #expect(!page.contains(">same</bdi>"))
    #expect(page.contains(", 1 the same</p>"), "\(page)")
    #expect(page.contains("<li class=\"group\">Changed: 1</li>"))
    #expect(page.contains("<li class=\"group\">New: 1</li>"))
    #expect(page.contains("<li class=\"group\">Removed: 1</li>"))
    #expect(page.contains("<td>0,40 20×20</td><td>1.25,40 50×20</td>"), "\(page)")
    #expect(page.contains("wider by 30"))
    #expect(page.contains("<td>appeared</td>"))
    #expect(page.contains("class=\"lp-arrow\""))
    #expect(!page.contains("no drawing data"))
    #expect(try await self.page() == page)
  }

  @Test("reports without drawing data are shown by their frames, and that is said")
  func frames() async throws {
    let page = try await page(draws: false)
    #expect(page.contains("no drawing data"))
    #expect(page.contains("lp-f lp-d"))
    #expect(!page.contains("class=\"lp-paint\""))
  }

  @Test("equal reports have no part")
  func equal() async throws {
    let report = await report([probe("same") { Color.red }])
    let page = try HTMLDifference.page(from: report, to: report)
    #expect(!page.contains("<section"))
    #expect(page.contains("no differences, 1 the same"))
  }

  @Test(
    "pictures are shown beside each other, one after the other, and with a slider",
    .enabled(if: Browser.isThere))
  func modes() async throws {
    let found = try Browser.run(
      try await page(),
      """
      const wait = time => new Promise(done => setTimeout(done, time));
      location.hash = '#probe-0';
      await wait(50);
      const compare = document.querySelector('#probe-0 .compare');
      const [before, after] = compare.querySelectorAll('figure');
      const boxes = () => [before, after].map(part => part.getBoundingClientRect());
      const choose = value => {
        const input = compare.querySelector(`input[value=${value}]`);
        input.checked = true;
        input.dispatchEvent(new Event('change'));
      };
      const result = {beside: boxes()[0].right <= boxes()[1].left};
      choose('blink');
      const seen = new Set();
      for (let time = 0; time < 4; time += 1) {
        seen.add([before, after].map(part => getComputedStyle(part).visibility).join());
        await wait(800);
      }
      result.seen = [...seen].sort();
      const play = compare.querySelector('.play');
      play.click();
      result.stopped = play.textContent;
      const shown = compare.dataset.shown;
      compare.querySelector('.swap').click();
      result.swapped = compare.dataset.shown !== shown
        && compare.querySelector('output').textContent === compare.dataset.shown;
      choose('slide');
      const slider = compare.querySelector('.cut');
      slider.value = 25;
      slider.dispatchEvent(new Event('input'));
      result.clip = getComputedStyle(after).clipPath;
      const [one, other] = boxes();
      result.place = one.left === other.left && one.width === other.width;
      result.arrows = compare.querySelector('.lp-arrow').getBoundingClientRect().width > 0;
      compare.querySelector('.arrows').click();
      result.plain = compare.querySelector('.lp-arrow').getBoundingClientRect().width;
      result.injected = injected;
      result.problems = problems;
      report(result);
      """)
    #expect(found["problems"] as? [String] == [])
    #expect(found["injected"] as? Bool == false)
    #expect(found["beside"] as? Bool == true)
    #expect(found["seen"] as? [String] == ["hidden,visible", "visible,hidden"])
    #expect(found["stopped"] as? String == "Play")
    #expect(found["swapped"] as? Bool == true)
    #expect(found["clip"] as? String == "inset(0px 0px 0px 25%)")
    #expect(found["place"] as? Bool == true)
    #expect(found["arrows"] as? Bool == true)
    #expect(found["plain"] as? Double == 0)
  }

  @Test(
    "nothing is wider than a narrow window, and every control has a name",
    .enabled(if: Browser.isThere), arguments: [400, 1400])
  func narrow(width: Int) async throws {
    let found = try Browser.run(
      try await page(),
      """
      const page = document.documentElement;
      const unnamed = [...document.querySelectorAll('input, button, select, svg[role=img]')]
        .filter(part => !(part.getAttribute('aria-label') || part.labels?.length
          || part.textContent.trim())).map(part => part.outerHTML.slice(0, 80));
      const ids = [...document.querySelectorAll('[id]')].map(part => part.id);
      report({problems, unnamed, wide: page.scrollWidth - page.clientWidth,
        twice: ids.length - new Set(ids).size});
      """, width: width)
    #expect(found["problems"] as? [String] == [])
    #expect(found["unnamed"] as? [String] == [])
    #expect(found["wide"] as? Int == 0)
    #expect(found["twice"] as? Int == 0)
  }
}
