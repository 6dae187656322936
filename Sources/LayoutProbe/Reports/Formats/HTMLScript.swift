/// What the page does where scripts run. It makes elements from text only, never from markup.
enum HTMLScript {
  /// Looks for another page twice a second. A server that is gone may come back.
  static let reloading = #"""
    (() => {
    let known = null;
    const look = async () => {
      try {
        const version = await (await fetch('/version', {cache: 'no-store'})).text();
        if (known !== null && version !== known) return location.reload();
        known = version;
      } catch {}
      setTimeout(look, 500);
    };
    look();
    })();

    """#

  static let text = #"""
    'use strict';
    (() => {
    const $ = (selector, root = document) => root.querySelector(selector);
    const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
    const make = (tag, text, className) => {
      const element = document.createElement(tag);
      if (text !== undefined) element.textContent = text;
      if (className) element.className = className;
      return element;
    };
    document.body.classList.add('js');

    // The list of probes: one is shown, the others wait.
    const sections = $$('section.probe');
    const items = $$('#probes > li');
    const links = items.map(item => $('a', item));
    const words = items.map(item => item.textContent.toLowerCase());
    let shown = null;
    // The list scrolls, the page must not.
    const reveal = link => [$('nav'), $('#probes')].forEach(list => {
      if (list.scrollHeight <= list.clientHeight) return;
      const [inner, outer] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
      if (inner.top < outer.top || inner.bottom > Math.min(outer.bottom, innerHeight)) {
        list.scrollTop += inner.top - outer.top - list.clientHeight / 2;
      }
    });
    const show = (id, takesFocus) => {
      const section = document.getElementById(id);
      if (!section || !sections.includes(section)) return;
      shown = section;
      sections.forEach(other => { other.hidden = other !== section; });
      links.forEach(link => {
        if (link.hash === '#' + id) {
          link.setAttribute('aria-current', 'true');
          reveal(link);
        } else link.removeAttribute('aria-current');
      });
      start(section);
      if (takesFocus) section.focus({preventScroll: true});
    };
    const showHash = takesFocus => {
      const id = location.hash.slice(1);
      show(sections.some(section => section.id === id) ? id : sections[0]?.id, takesFocus);
    };
    addEventListener('hashchange', () => { showHash(true); scrollTo(0, innerWidth < 800
      ? shown.offsetTop - 8 : 0); });

    // The filter.
    const filter = $('#filter'), wrong = $('#wrong'), count = $('#count');
    const apply = () => {
      const parts = filter.value.toLowerCase().split(/\s+/).filter(part => part);
      let visible = 0;
      items.forEach((item, index) => {
        const fits = parts.every(part => words[index].includes(part))
          && !(wrong.checked && item.dataset.level === 'fine');
        item.hidden = !fits;
        if (fits) visible += 1;
      });
      count.textContent = visible + ' of ' + items.length;
    };
    filter.addEventListener('input', apply);
    wrong.addEventListener('change', apply);
    $('#controls').hidden = items.length < 2;
    $('#probes').addEventListener('keydown', event => {
      const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
      if (!step) return;
      const visible = links.filter((link, index) => !items[index].hidden);
      const next = visible[visible.indexOf(document.activeElement) + step];
      if (next) { next.focus(); event.preventDefault(); }
    });
    addEventListener('keydown', event => {
      const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName || '');
      if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey) {
        filter.focus();
        event.preventDefault();
      } else if (event.key === 'Escape' && event.target === filter) {
        filter.value = '';
        apply();
      }
    });

    // What is in a section is made ready when it is first shown.
    const started = new Set();
    const start = section => {
      if (started.has(section)) return;
      started.add(section);
      const look = $('.look', section);
      if (look) startTree(section, look);
      $$('.scrubber', section).forEach(startScrubber);
    };

    const startTree = (section, look) => {
      const tree = $('.tree', look), svg = $('svg', look), details = $('.details', look);
      const rows = $$('.row', tree);
      const rects = [];
      if (svg) $$('.lp-f', svg).forEach(rect => { rects[rect.dataset.n] = rect; });
      let facts = null, selected = -1, hovered = -1;
      tree.setAttribute('role', 'tree');
      tree.setAttribute('aria-label', 'Nodes');
      $$('.chunk', tree).forEach(chunk => chunk.setAttribute('role', 'presentation'));
      const depth = row => parseInt(row.style.getPropertyValue('--d'), 10);
      rows.forEach((row, index) => {
        row.setAttribute('role', 'treeitem');
        row.setAttribute('aria-level', depth(row) + 1);
        row.setAttribute('aria-selected', 'false');
        row.tabIndex = index === 0 ? 0 : -1;
      });
      const mark = svg && $('.lp-s', svg);
      const hover = index => {
        [rows, rects].forEach(list => {
          list[hovered]?.classList.remove('hover');
          list[index]?.classList.add('hover');
        });
        hovered = index;
      };
      const select = (index, takesFocus) => {
        if (!rows[index]) return;
        if (rows[selected]) {
          rows[selected].setAttribute('aria-selected', 'false');
          rows[selected].tabIndex = -1;
        } else rows[0].tabIndex = -1;
        selected = index;
        rows[index].setAttribute('aria-selected', 'true');
        rows[index].tabIndex = 0;
        if (takesFocus) rows[index].focus();
        rows[index].scrollIntoView({block: 'nearest'});
        if (mark) ['x', 'y', 'width', 'height'].forEach(name =>
          mark.setAttribute(name, rects[index] ? rects[index].getAttribute(name) : 0));
        facts = facts || JSON.parse(document.getElementById(section.id + '-nodes').textContent);
        const fact = facts[index];
        const list = make('dl');
        const add = (name, ...parts) => {
          const text = make('dd');
          text.append(...parts);
          list.append(make('dt', name), text);
        };
        // Leads to another node.
        const link = other => {
          const button = make('button', undefined, 'link');
          button.type = 'button';
          button.append(make('bdi', $('bdi', rows[other]).textContent));
          button.addEventListener('click', () => select(other, true));
          button.addEventListener('pointerenter', () => hover(other));
          button.addEventListener('pointerleave', () => hover(-1));
          return button;
        };
        fact.values.forEach(([name, value]) => add(name, make('bdi', value)));
        add('asked by', fact.by === undefined ? 'the window' : link(fact.by));
        if (fact.for !== undefined) add('on behalf of', link(fact.for));
        const parts = [list];
        if (fact.asked) {
          const table = make('table'), head = make('tr'), body = make('tbody');
          const heads = ['proposal', 'answer', 'times'];
          if (fact.asked.some(row => row[3])) heads.push('in');
          heads.forEach(text => {
            const cell = make('th', text);
            cell.scope = 'col';
            head.append(cell);
          });
          fact.asked.forEach(cells => {
            const row = make('tr');
            heads.forEach((_, index) => {
              const cell = make(index ? 'td' : 'th', cells[index]);
              if (!index) cell.scope = 'row';
              row.append(cell);
            });
            body.append(row);
          });
          const top = make('thead');
          top.append(head);
          table.append(make('caption', 'Proposals during layout'), top, body);
          parts.push(table);
        }
        if (fact.more) parts.push(make('p', 'and ' + fact.more + ' other questions'));
        details.replaceChildren(...parts);
      };
      const number = event => {
        const target = event.target.closest('[data-n]');
        return target ? Number(target.dataset.n) : -1;
      };
      [tree, svg].filter(part => part).forEach(part => {
        part.addEventListener('pointerover', event => hover(number(event)));
        part.addEventListener('pointerleave', () => hover(-1));
        part.addEventListener('click', event => {
          if (number(event) >= 0) select(number(event), part === tree);
        });
      });
      tree.addEventListener('keydown', event => {
        const at = rows.indexOf(document.activeElement);
        if (at < 0) return;
        let next = at;
        switch (event.key) {
        case 'ArrowDown': next = at + 1; break;
        case 'ArrowUp': next = at - 1; break;
        case 'Home': next = 0; break;
        case 'End': next = rows.length - 1; break;
        case 'ArrowLeft':
          next = at - 1;
          while (next >= 0 && depth(rows[next]) >= depth(rows[at])) next -= 1;
          break;
        case 'ArrowRight':
          next = rows[at + 1] && depth(rows[at + 1]) > depth(rows[at]) ? at + 1 : at;
          break;
        case 'Enter': case ' ': break;
        default: return;
        }
        event.preventDefault();
        select(Math.min(Math.max(next, 0), rows.length - 1), true);
      });
    };

    const startScrubber = scrubber => {
      const {paths, frames} = JSON.parse($('script', scrubber).textContent);
      const svg = $('svg', scrubber), slider = $('input', scrubber), play = $('.play', scrubber);
      const output = $('output', scrubber), notes = $('.notes', scrubber);
      const ring = scrubber.parentElement.querySelector('.round svg');
      const states = ring ? $$('.state', ring) : [];
      // Where a pass is on the ring.
      const mark = pass => {
        const {start, period} = ring.dataset;
        states.forEach(state => {
          const k = state.dataset.k;
          state.classList.toggle('now', k === undefined ? pass < Number(start)
            : pass >= Number(start) && (pass - Number(start)) % Number(period) === Number(k));
        });
      };
      $('.bar', scrubber).hidden = false;
      svg.replaceChildren();
      const rects = paths.map((path, index) => {
        const rect = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
        const title = document.createElementNS('http://www.w3.org/2000/svg', 'title');
        rect.setAttribute('class', 'lp-f lp-d' + index % 6);
        title.textContent = path;
        rect.append(title);
        svg.append(rect);
        return rect;
      });
      const draw = at => {
        const places = [];
        for (let index = 0; index <= at; index += 1) {
          frames[index].places.forEach(([path, ...rect]) => { places[path] = rect; });
        }
        rects.forEach((rect, index) => {
          rect.style.display = places[index] ? '' : 'none';
          (places[index] || []).forEach((value, side) =>
            rect.setAttribute(['x', 'y', 'width', 'height'][side], value));
        });
        slider.value = at;
        slider.setAttribute('aria-valuetext', frames[at].label);
        output.textContent = frames[at].label;
        if (ring) mark(frames[at].pass);
        notes.replaceChildren(...frames[at].notes.map(note => {
          const item = make('li');
          item.append(make('bdi', note));
          return item;
        }));
      };
      let timer = null;
      const stop = () => {
        clearInterval(timer);
        timer = null;
        play.textContent = 'Play';
        play.setAttribute('aria-pressed', 'false');
      };
      play.addEventListener('click', () => {
        if (timer) return stop();
        play.textContent = 'Stop';
        play.setAttribute('aria-pressed', 'true');
        timer = setInterval(() => {
          if (scrubber.closest('section').hidden) return stop();
          draw((Number(slider.value) + 1) % frames.length);
        }, 500);
      });
      slider.addEventListener('input', () => { stop(); draw(Number(slider.value)); });
      draw(0);
    };

    apply();
    showHash(false);
    // The browser went to where the probe was while all of them were on the page.
    addEventListener('load', () => { if (innerWidth >= 800) scrollTo(0, 0); });
    })();

    """#
}
