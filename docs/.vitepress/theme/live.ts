/**
 * Puts the editor itself into a figure, as a page does that embeds a drawing: a reader zooms it, points at
 * its nodes, and reads what they are worth. It begins at a click, since each live figure is an editor of its
 * own, and takes the wheel from a reader who scrolls past. The picture stays below until the editor has
 * begun, and where it never does, as on paper or without scripts.
 */

/** Listens for clicks on pictures that can be made live, in all pages that are shown from now on. */
export function letLive(): void {
  document.addEventListener('click', ({ target }) => {
    const picture = target instanceof Element && target.closest<HTMLElement>('figure.drawing .picture.quiet');
    if (picture) begin(picture);
  });
}

function begin(picture: HTMLElement): void {
  const figure = picture.closest('figure');
  const link = figure?.querySelector<HTMLAnchorElement>('a.open');
  if (!figure || !link) return;
  picture.classList.remove('quiet');
  const frame = document.createElement('iframe');
  const theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
  frame.src = `${link.href}&embed&theme=${theme}`;
  frame.title = `${figure.querySelector('figcaption p')?.textContent || 'A drawing'} (live)`;
  frame.addEventListener('load', () => {
    figure.classList.add('live');
    frame.focus();
  });
  picture.append(frame);
}
