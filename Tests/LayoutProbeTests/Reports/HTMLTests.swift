import Testing

@testable import LayoutProbe

@MainActor
@Suite("Reports as a page")
struct HTMLTests {
  private func page() async throws -> String { try HTMLPage.render(await HTMLSample.report()) }

  // MARK: Without scripts

  @Test("all that is known can be read where no scripts run")
  func plain() async throws {
    let page = try await page()
    for text in [
      "never settles: it repeats every 2 passes", "onGeometryChange", "<h4>Feedback cycle</h4>",
      "repeats every", "60 → 20",
      "2 states, repeated", "The nodes and their proposals",
      "only over the first value", "<caption>The whole</caption>", "pass 1: ",
      "<th scope=\"row\">minimum</th>", "Answers to w×nil",
    ] { #expect(page.contains(text), "\(text)") }
    #expect(!page.contains("class=\"probe\" hidden"))
  }

  @Test("nothing in a name is markup, and nothing ends a script")
  func escaping() async throws {
    let page = try await page()
    #expect(!page.contains("<img"))
    #expect(!page.contains("<!--"))
    let scripts = page.matches(of: #/<script/#).count
    #expect(scripts == page.matches(of: #/</script>/#).count)
    #expect(scripts == 1 + 3 + 1)
    #expect(page.contains("&lt;img src=x onerror=injected=true&gt;"))
  }

  @Test("the page asks for nothing from any network")
  func network() async throws {
    let page = try await page()
    let urls = page.matches(of: #/(?:src|href)="([^"]*)"/#).map { String($0.output.1) }
    #expect(urls.allSatisfy { $0.hasPrefix("#") || $0 == "data:," })
    #expect(!page.contains("url(http"))
    #expect(page.contains("default-src 'none'"))
  }

  // MARK: In a browser

  @Test(
    "one probe is shown at a time, the filter finds them, no errors", .enabled(if: Browser.isThere))
  func selecting() async throws {
    let found = try Browser.run(
      try await page(),
      """
      const wait = () => new Promise(done => setTimeout(done, 50));
      const shown = () => [...document.querySelectorAll('section.probe')]
        .filter(section => section.offsetHeight > 0).map(section => section.id);
      const listed = () => [...document.querySelectorAll('#probes > li[data-level]')]
        .filter(item => item.offsetHeight > 0).length;
      const groups = () => [...document.querySelectorAll('#probes > .group')]
        .filter(item => item.offsetHeight > 0).map(item => item.textContent);
      const result = {first: shown(), all: listed(), groups: groups()};
      document.querySelectorAll('#probes a')[3].click();
      await wait();
      result.second = shown();
      result.current = document.querySelectorAll('#probes [aria-current]').length;
      result.focused = document.activeElement.id;
      const filter = document.querySelector('#filter');
      const type = text => { filter.value = text; filter.dispatchEvent(new Event('input')); };
      type('LOOP'); result.loops = listed();
      type('loop-oscillating'); result.rule = listed(); result.left = groups();
      type('turning.height'); result.state = listed();
      type('🎉'); result.emoji = listed();
      type('nothing at all'); result.none = listed();
      type(''); document.querySelector('#wrong').click();
      result.wrong = listed();
      document.querySelector('#wrong').click();
      const select = document.querySelector('#groups');
      select.value = 'file'; select.dispatchEvent(new Event('change'));
      result.files = groups();
      document.querySelector('#wrong').click();
      result.count = document.querySelector('#count').textContent;
      document.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true}));
      result.slash = document.activeElement.id;
      result.name = document.querySelector('#probe-1-name').textContent;
      result.problems = problems; result.injected = injected;
      result.images = document.images.length;
      report(result);
      """)
    #expect(found["problems"] as? [String] == [])
    #expect(found["injected"] as? Bool == false)
    #expect(found["images"] as? Int == 0)
    #expect(found["name"] as? String == HTMLSample.hostile)
    #expect(found["first"] as? [String] == ["failure-0"])
    #expect(found["groups"] as? [String] == ["With errors: 2", "Without findings: 2"])
    #expect(found["rule"] as? Int == 1)
    #expect(found["left"] as? [String] == ["With errors: 1"])
    #expect(found["state"] as? Int == 1)
    let files = try #require(found["files"] as? [String])
    #expect(files.count == 4)
    #expect(files.contains("Views/Crash.swift: 1"))
    #expect(found["second"] as? [String] == ["probe-2"])
    #expect(found["current"] as? Int == 1)
    #expect(found["focused"] as? String == "probe-2")
    #expect(found["all"] as? Int == 4)
    #expect(found["loops"] as? Int == 1)
    #expect(found["emoji"] as? Int == 2)
    #expect(found["none"] as? Int == 0)
    #expect(found["wrong"] as? Int == 2)
    #expect(found["count"] as? String == "2 of 4")
    #expect(found["slash"] as? String == "filter")
  }

  @Test("picture and tree select together, by pointer and by key", .enabled(if: Browser.isThere))
  func tree() async throws {
    let found = try Browser.run(
      try await page(),
      """
      const wait = () => new Promise(done => setTimeout(done, 50));
      location.hash = '#probe-2';
      await wait();
      const section = document.querySelector('#probe-2');
      const rows = [...section.querySelectorAll('.row')];
      const picked = () => rows.findIndex(row => row.getAttribute('aria-selected') === 'true');
      const facts = () => Object.fromEntries([...section.querySelectorAll('.details dt')]
        .map(name => [name.textContent, name.nextElementSibling.textContent]));
      const result = {};
      section.querySelector('svg [data-n="3"].lp-f').dispatchEvent(
        new MouseEvent('click', {bubbles: true}));
      result.clicked = picked();
      result.facts = facts();
      const asked = section.querySelectorAll('.details tbody tr');
      result.asked = [...asked].map(row => [...row.cells].map(cell => cell.textContent));
      result.mark = section.querySelector('.lp-s').getAttribute('width');
      section.querySelector('svg [data-n="1"].lp-f').dispatchEvent(
        new PointerEvent('pointerover', {bubbles: true}));
      result.hover = rows[1].classList.contains('hover');
      const press = key => document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', {key, bubbles: true}));
      rows[3].click();
      press('ArrowLeft'); result.left = picked();
      press('Home'); result.home = picked();
      press('ArrowDown'); result.down = picked();
      press('End'); result.end = picked();
      rows[3].click();
      section.querySelectorAll('.details .link')[1].click();
      result.followed = picked();
      rows[3].click();
      result.tabs = rows.filter(row => row.tabIndex === 0).length;
      result.problems = problems;
      report(result);
      """)
    #expect(found["problems"] as? [String] == [])
    #expect(found["clicked"] as? Int == 3)
    let facts = try #require(found["facts"] as? [String: String])
    #expect(facts["path"] == "HStack/frame[1]/Circle")
    #expect(facts["asked by"] == "frame width: 20, height: 20")
    #expect(facts["answer"] == "20×20")
    #expect(facts["on behalf of"] == "HStack")
    let asked = try #require(found["asked"] as? [[String]])
    #expect(asked.contains { $0.prefix(2) == ["20×20", "20×20"] })
    #expect(found["followed"] as? Int == 0)
    #expect(found["mark"] as? String == "20")
    #expect(found["hover"] as? Bool == true)
    #expect(found["left"] as? Int == 2)
    #expect(found["home"] as? Int == 0)
    #expect(found["down"] as? Int == 1)
    #expect(found["end"] as? Int == 3)
    #expect(found["tabs"] as? Int == 1)
  }

  @Test(
    "the scrubber shows the frames and writes of each pass, and plays",
    .enabled(if: Browser.isThere))
  func scrubber() async throws {
    let found = try Browser.run(
      try await page(),
      """
      const wait = time => new Promise(done => setTimeout(done, time));
      location.hash = '#probe-0';
      await wait(50);
      const scrubber = document.querySelector('#probe-0 .scrubber');
      const slider = scrubber.querySelector('input'), play = scrubber.querySelector('.play');
      const height = () => scrubber.querySelector('rect').getAttribute('height');
      const result = {heights: [], labels: []};
      for (let pass = 0; pass <= Number(slider.max); pass += 1) {
        slider.value = pass;
        slider.dispatchEvent(new Event('input'));
        result.heights.push(height());
        result.labels.push(scrubber.querySelector('output').textContent);
      }
      const ring = scrubber.parentElement.querySelector('.round');
      result.states = ring.querySelectorAll('.state[data-k]').length;
      result.told = document.getElementById(
        ring.querySelector('svg').getAttribute('aria-describedby')).querySelectorAll('li').length;
      result.now = [0, 1, 2].map(pass => {
        slider.value = pass;
        slider.dispatchEvent(new Event('input'));
        return [...ring.querySelectorAll('.now')].map(state => state.dataset.k).join();
      });
      result.notes = scrubber.querySelectorAll('.notes li').length;
      slider.value = 0;
      slider.dispatchEvent(new Event('input'));
      play.click();
      await wait(700);
      result.played = slider.value;
      play.click();
      result.pressed = play.getAttribute('aria-pressed');
      result.problems = problems;
      report(result);
      """)
    #expect(found["problems"] as? [String] == [])
    #expect(found["heights"] as? [String] == ["20", "60", "20", "60"])
    #expect((found["labels"] as? [String])?.first == "pass 1, 2 moved")
    #expect(found["states"] as? Int == 2)
    #expect(found["told"] as? Int == 2)
    #expect(found["now"] as? [String] == ["0", "1", "0"])
    #expect((found["notes"] as? Int ?? 0) > 0)
    #expect(found["played"] as? String == "1")
    #expect(found["pressed"] as? String == "false")
  }

  @Test(
    "everything has a name, ids are unique, headings follow each other, text stands out, nothing is wider than the screen",
    .enabled(if: Browser.isThere),
    arguments: [(1400, false), (1400, true), (900, false), (500, false), (500, true)])
  func basics(width: Int, isDark: Bool) async throws {
    let found = try Browser.run(
      try await page(),
      """
      const all = selector => [...document.querySelectorAll(selector)];
      const result = {};
      const named = part => part.getAttribute('aria-label') || part.labels?.length
        || (part.getAttribute('aria-labelledby') || '').split(' ').some(id =>
          document.getElementById(id)?.textContent.trim());
      location.hash = '#probe-0';
      await new Promise(done => setTimeout(done, 50));
      // What a click chooses shows its facts, with links and a table.
      document.querySelector('#probe-0 .row[data-n="1"]').click();
      const roles = '[role=img], [role=tree], [role=group], nav, section[tabindex]';
      result.unnamed = all('button, a, summary').filter(part => !named(part)
        && !part.textContent.trim()).concat(all('input, ' + roles).filter(part => !named(part)))
        .map(part => part.outerHTML.slice(0, 80));
      result.landmarks = ['body > header', 'nav', 'main'].map(name => all(name).length).join();
      result.stray = [...document.body.children].filter(part => part.offsetHeight > 0
        && !part.matches('header, #page')).map(part => part.outerHTML.slice(0, 80));
      // Attributes that say nothing where they are, and what has no place there.
      const fitting = {'aria-selected': '[role=treeitem]', 'aria-level': '[role=treeitem]',
        'aria-pressed': 'button', 'aria-current': 'a', 'aria-valuetext': 'input[type=range]'};
      result.unfitting = Object.entries(fitting).flatMap(([name, fit]) =>
        all('[' + name + ']').filter(part => !part.matches(fit)))
        .concat(all('[aria-describedby]').filter(part =>
          !document.getElementById(part.getAttribute('aria-describedby'))))
        .concat(all('[aria-hidden=true] :is(a, button, input, [tabindex])'))
        .concat(all('[tabindex]').filter(part => part.tabIndex > 0))
        .concat(all('table').filter(part => !part.caption || !part.querySelector('th[scope]')))
        .concat(all('ul, ol').flatMap(part => [...part.children].filter(child =>
          !child.matches('li'))))
        .map(part => part.outerHTML.slice(0, 80));
      // Where the Tab key leads can be seen.
      const stops = all('a, button, input, summary, .row[tabindex="0"]').filter(part =>
        part.offsetHeight > 0);
      result.stops = stops.length;
      result.unseen = stops.filter(part => {
        part.focus({focusVisible: true});
        const style = getComputedStyle(part);
        return document.activeElement !== part || style.outlineStyle === 'none'
          || parseFloat(style.outlineWidth) < 1;
      }).map(part => part.outerHTML.slice(0, 80));
      const ids = all('[id]').map(part => part.id);
      result.twice = ids.filter((id, index) => ids.indexOf(id) !== index);
      const levels = all('h1,h2,h3,h4,h5,h6').map(part => Number(part.tagName[1]));
      result.skips = levels.filter((level, index) => level > (levels[index - 1] || 0) + 1).length;
      result.h1 = all('h1').length;
      result.language = document.documentElement.lang;
      result.orphans = all('[role=treeitem]').filter(part => !part.closest('[role=tree]')).length;
      result.labelled = all('[aria-labelledby]').every(part =>
        document.getElementById(part.getAttribute('aria-labelledby')));
      const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
      const rgb = color => {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
      };
      const light = color => rgb(color).map(part => part / 255)
        .map(part => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
      const behind = part => {
        for (; part; part = part.parentElement) {
          const color = getComputedStyle(part).backgroundColor;
          if (!/, 0\\)$|transparent/.test(color)) return color;
        }
        return 'white';
      };
      const contrast = (a, b) => {
        const [low, high] = [light(a), light(b)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      };
      // In pictures, labels have an edge of their own, whatever they lie on.
      result.dim = all('.lp-l, .lp-sizes text, .round text, .plot text').filter(part => {
        const style = getComputedStyle(part);
        const box = part.matches('.lp-sizes text, .state text')
          && part.parentElement.querySelector('rect, circle');
        const ground = part.matches('.lp-l') ? style.stroke
          : box ? getComputedStyle(box).fill : behind(part.closest('figure'));
        return contrast(style.fill, ground) < 4.5;
      }).map(part => part.outerHTML.slice(0, 90));
      result.labels = all('.lp-l, .lp-sizes text, .round text, .plot text').length;
      result.pale = all('p, a, span, strong, code, pre, th, td, caption, dt, dd, .row, i, li, '
        + 'h1, h2, h3, h4, label, input:not([type=range]), button, output, figcaption, summary, bdi, b')
        .filter(part => part.offsetHeight > 0 && !part.closest('svg'))
        .filter(part => contrast(getComputedStyle(part).color, behind(part)) < 4.5)
        .map(part => part.outerHTML.slice(0, 90));
      result.background = getComputedStyle(document.body).backgroundColor;
      result.overflow = document.documentElement.scrollWidth - innerWidth;
      result.problems = problems;
      report(result);
      """, width: width, isDark: isDark)
    for key in [
      "problems", "unnamed", "twice", "pale", "dim", "stray", "unfitting", "unseen",
    ] {
      #expect(found[key] as? [String] == [], "\(key)")
    }
    #expect(found["landmarks"] as? String == "1,1,1")
    #expect(found["labels"] as? Int ?? 0 > 20)
    #expect(found["stops"] as? Int ?? 0 > 10)
    #expect(found["skips"] as? Int == 0)
    #expect(found["h1"] as? Int == 1)
    #expect(found["language"] as? String == "en")
    #expect(found["orphans"] as? Int == 0)
    #expect(found["labelled"] as? Bool == true)
    #expect(found["overflow"] as? Int ?? 1 <= 0)
    #expect((found["background"] as? String == "rgb(255, 255, 255)") == !isDark)
  }

  @Test(
    "five hundred probes and a tree of ten thousand nodes are no wait",
    .enabled(if: Browser.isThere))
  func large() async throws {
    let small = try #require(await HTMLSample.report().probes.first)
    var report = InspectReport(probes: [], failures: [])
    var large = small
    large.name = "large"
    large.tree = (0..<10_000).map { index in
      var node = NodeReport(
        label: "Cell",
        frame: CGRect(x: Double(index % 100) * 4, y: Double(index / 100) * 8, width: 3, height: 7))
      node.depth = index == 0 ? 0 : 1 + index % 3
      return node
    }
    report.probes = Array(repeating: small, count: 499) + [large]
    let found = try Browser.run(
      try HTMLPage.render(report),
      """
      const result = {ready: performance.now()};
      const watch = new MutationObserver(() => {});
      watch.observe(document.body, {subtree: true, childList: true, attributes: true});
      const took = work => {
        const begin = performance.now();
        work();
        document.body.offsetHeight;
        const time = performance.now() - begin;
        return {time, changes: watch.takeRecords().length};
      };
      const section = document.querySelector('#probe-499');
      result.open = took(() => {
        location.hash = '#probe-499';
        dispatchEvent(new HashChangeEvent('hashchange'));
      });
      const rows = section.querySelectorAll('.row');
      result.rows = rows.length;
      result.pick = took(() => rows[9000].click());
      result.facts = section.querySelectorAll('.details dt').length;
      const filter = document.querySelector('#filter');
      result.filter = took(() => {
        filter.value = 'large';
        filter.dispatchEvent(new Event('input'));
      });
      result.shown = [...document.querySelectorAll('section.probe')]
        .filter(section => section.offsetParent !== null).length;
      result.problems = problems;
      report(result);
      """, runsTimers: false)
    #expect(found["problems"] as? [String] == [])
    #expect(found["shown"] as? Int == 1)
    #expect(found["rows"] as? Int == 10_000)
    #expect((found["facts"] as? Int ?? 0) >= 3)
    // How long it takes is up to the machine; how much changes is up to the page: opening a tree makes
    // it one to walk in, once.
    print("page with 500 probes, ready: \(found["ready"] as? Double ?? .nan) ms")
    for (key, most) in [("open", 50_000), ("pick", 100), ("filter", 1_000)] {
      let step = try #require(found[key] as? [String: Any])
      let changes = try #require(step["changes"] as? Int)
      print("page with 500 probes, \(key): \(step["time"] ?? "") ms, \(changes) changes")
      #expect((1...most).contains(changes), "\(key)")
    }
  }
}
