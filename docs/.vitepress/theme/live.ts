/**
 * Puts the editor itself into a figure, as a page does that embeds a drawing: whoever comes near a figure may zoom it, point at its nodes, and read
 * what they are worth. The picture stays below until the editor has begun, and where it never does, as on paper or without scripts.
 */

/** The figures that come near the window are made live, each once. */
export function letLive(): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        begin(target as HTMLElement);
      }
    },
    { rootMargin: '200px' },
  );
  for (const figure of document.querySelectorAll('figure.drawing:not([data-begun])')) watcher.observe(figure);
}

function begin(figure: HTMLElement): void {
  figure.dataset.begun = '';
  const picture = figure.querySelector<HTMLElement>('.picture');
  const link = figure.querySelector<HTMLAnchorElement>('a.open');
  if (!picture || !link) return;
  const frame = document.createElement('iframe');
  const theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
  frame.src = `${link.href}&embed&theme=${theme}`;
  frame.title = `${figure.querySelector('figcaption span')?.textContent || 'A drawing'} (live)`;
  frame.addEventListener('load', () => figure.classList.add('live'));
  picture.append(frame);
}
