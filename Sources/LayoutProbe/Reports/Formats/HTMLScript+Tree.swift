extension HTMLScript {
  /// Picture and tree: they select together, and the tree folds.
  static let tree = #"""
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
        if (rows[index + 1] && depth(rows[index + 1]) > depth(row)) {
          row.setAttribute('aria-expanded', 'true');
        }
      });
      const isOpen = row => row.getAttribute('aria-expanded');
      // Shows what is below open rows alone.
      const fold = (index, opens) => {
        rows[index].setAttribute('aria-expanded', String(opens));
        let closed = opens ? Infinity : depth(rows[index]);
        for (let next = index + 1; next < rows.length
          && depth(rows[next]) > depth(rows[index]); next += 1) {
          const row = rows[next];
          if (depth(row) <= closed) closed = Infinity;
          row.hidden = closed < Infinity;
          if (closed === Infinity && isOpen(row) === 'false') closed = depth(row);
        }
      };
      // What is chosen elsewhere may be folded away.
      const unfold = index => {
        for (let at = index, up = depth(rows[index]); at >= 0; at -= 1) {
          if (depth(rows[at]) >= up) continue;
          up = depth(rows[at]);
          if (isOpen(rows[at]) === 'false') fold(at, true);
        }
      };
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
        if (rows[index].hidden) unfold(index);
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
          const index = number(event);
          if (index < 0) return;
          const row = rows[index];
          const start = row.getBoundingClientRect().left
            + parseFloat(getComputedStyle(row).paddingLeft);
          if (part === tree && isOpen(row) && event.clientX > 0
            && event.clientX < start + 14) fold(index, isOpen(row) === 'false');
          select(index, part === tree);
        });
      });
      tree.addEventListener('keydown', event => {
        const at = rows.indexOf(document.activeElement);
        if (at < 0) return;
        let next = at;
        switch (event.key) {
        case 'ArrowDown':
          do next += 1; while (rows[next]?.hidden);
          if (!rows[next]) next = at;
          break;
        case 'ArrowUp':
          do next -= 1; while (rows[next]?.hidden);
          break;
        case 'Home': next = 0; break;
        case 'End':
          next = rows.length - 1;
          while (rows[next].hidden) next -= 1;
          break;
        case 'ArrowLeft':
          if (isOpen(rows[at]) === 'true') {
            fold(at, false);
            break;
          }
          next = at - 1;
          while (next >= 0 && depth(rows[next]) >= depth(rows[at])) next -= 1;
          break;
        case 'ArrowRight':
          if (isOpen(rows[at]) === 'false') fold(at, true);
          else if (isOpen(rows[at])) next = at + 1;
          break;
        case 'Enter': case ' ': break;
        default: return;
        }
        event.preventDefault();
        select(Math.min(Math.max(next, 0), rows.length - 1), true);
      });
    };

    """#
}
