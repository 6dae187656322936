extension HTMLScript {
  /// Two pictures: beside each other, one after the other in one place, or one over the other with a
  /// slider.
  static let comparison = #"""
    const startComparison = compare => {
      const bar = $('.bar', compare), slider = $('.cut', compare), play = $('.play', compare);
      const swap = $('.swap', compare), status = $('output', compare);
      let timer = null;
      const shows = which => {
        compare.dataset.shown = which;
        status.textContent = which;
      };
      const other = () => shows(compare.dataset.shown === 'after' ? 'before' : 'after');
      const stop = () => {
        clearInterval(timer);
        timer = null;
        play.textContent = 'Play';
        play.setAttribute('aria-pressed', 'false');
      };
      const begin = () => {
        play.textContent = 'Stop';
        play.setAttribute('aria-pressed', 'true');
        timer = setInterval(() => {
          if (compare.closest('section').hidden) return stop();
          other();
        }, 800);
      };
      const cut = () => { compare.style.setProperty('--cut', slider.value + '%'); };
      const choose = mode => {
        compare.dataset.mode = mode;
        stop();
        play.hidden = swap.hidden = status.hidden = mode !== 'blink';
        slider.closest('label').hidden = mode !== 'slide';
        if (mode === 'blink') {
          shows('after');
          if (!matchMedia('(prefers-reduced-motion: reduce)').matches) begin();
        }
      };
      $$('.modes input', compare).forEach(input =>
        input.addEventListener('change', () => choose(input.value)));
      const arrows = $('.arrows', compare);
      arrows.addEventListener('change', () =>
        compare.classList.toggle('plain', !arrows.checked));
      play.addEventListener('click', () => { if (timer) stop(); else begin(); });
      swap.addEventListener('click', () => { stop(); other(); });
      slider.addEventListener('input', cut);
      bar.hidden = false;
      cut();
      choose('side');
    };

    """#
}
