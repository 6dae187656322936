extension HTMLScript {
  /// The passes of a run, one after the other, and where they are in the feedback cycle.
  static let scrubber = #"""
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

    """#
}
