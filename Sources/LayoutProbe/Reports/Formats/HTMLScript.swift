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
    const items = $$('#probes > li[data-level]');
    const links = items.map(item => $('a', item));
    const words = items.map(item =>
      (item.textContent + ' ' + item.dataset.words).toLowerCase());
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
      show(sections.some(section => section.id === id) ? id
        : links[0]?.hash.slice(1), takesFocus);
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
      // A heading counts what is shown below it.
      let heading = null, below = 0;
      const close = () => {
        if (!heading) return;
        heading.hidden = below === 0;
        heading.textContent = heading.dataset.title + ': ' + below;
      };
      [...$('#probes').children].forEach(item => {
        if (item.dataset.level) below += item.hidden ? 0 : 1;
        else {
          close();
          [heading, below] = [item, 0];
        }
      });
      close();
      count.textContent = visible + ' of ' + items.length;
    };
    const headings = $$('#probes > .group');
    headings.forEach(heading => {
      heading.dataset.title = heading.textContent.replace(/: \d+$/, '');
    });
    const order = [...$('#probes').children];
    const group = () => {
      if ($('#groups').value !== 'file') {
        $('#probes').replaceChildren(...order);
        return apply();
      }
      const files = new Map();
      items.forEach(item => {
        const file = item.dataset.file;
        files.set(file, [...(files.get(file) || []), item]);
      });
      $('#probes').replaceChildren(...[...files.keys()].sort().flatMap(file => {
        const heading = make('li', file, 'group');
        heading.dataset.title = file;
        return [heading, ...files.get(file)];
      }));
      apply();
    };
    $('#groups').addEventListener('change', group);
    filter.addEventListener('input', apply);
    wrong.addEventListener('change', apply);
    $('#controls').hidden = items.length < 2;
    $('#probes').addEventListener('keydown', event => {
      const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
      if (!step) return;
      const visible = $$('#probes > li[data-level]').filter(item => !item.hidden)
        .map(item => $('a', item));
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

    // What is drawn over pictures, the same for all probes.
    const boxes = $$('.layers input');
    $$('.layers').forEach(choice => { choice.hidden = false; });
    boxes.forEach(box => box.addEventListener('change', () => {
      boxes.forEach(other => { if (other.value === box.value) other.checked = box.checked; });
      const shown = [...new Set(boxes.filter(other => other.checked).map(other => other.value))];
      $$('.look[data-layers]').forEach(look => { look.dataset.layers = shown.join(' '); });
    }));

    // What is in a section is made ready when it is first shown.
    const started = new Set();
    const start = section => {
      if (started.has(section)) return;
      started.add(section);
      const look = $('.look', section);
      if (look) startTree(section, look);
      $$('pre.copied', section).forEach(startCopying);
      $$('.scrubber', section).forEach(startScrubber);
      $$('.compare', section).forEach(startComparison);
    };

    // A button that copies a command or a fix.
    const startCopying = code => {
      const button = make('button', 'Copy', 'copy');
      button.type = 'button';
      button.addEventListener('click', async () => {
        try {
          await navigator.clipboard.writeText(code.textContent);
        } catch {
          getSelection().selectAllChildren(code);
          document.execCommand('copy');
        }
        button.textContent = 'Copied';
        setTimeout(() => { button.textContent = 'Copy'; }, 2000);
      });
      code.after(button);
    };

    """# + tree + scrubber + comparison + #"""
      apply();
      showHash(false);
      // The browser went to where the probe was while all of them were on the page.
      addEventListener('load', () => { if (innerWidth >= 800) scrollTo(0, 0); });
      })();

      """#
}
