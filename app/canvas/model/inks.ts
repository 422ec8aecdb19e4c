/**
 * The page's inks for the canvas: computed colours of the style sheet's tokens, read from an element that
 * uses them, so that light and dark themes, more contrast and forced colours are decided in one place.
 */

const tokens = {
  ink: 'var(--ink)',
  faint: 'var(--ink-3)',
  paper: 'var(--paper)',
  gray: 'var(--gray-node)',
  outline: 'var(--outline)',
  accent: 'var(--accent)',
  wash: 'var(--accent-wash)',
  left: 'var(--left)',
  right: 'var(--right)',
  either: 'var(--either)',
  both: 'var(--both)',
  // As parts/looks.module.css has them.
  square: 'light-dark(var(--paper), color-mix(in srgb, var(--ink) 26%, var(--paper)))',
  shade:
    'light-dark(color-mix(in srgb, var(--ink) 16%, var(--paper)), color-mix(in srgb, var(--ink) 6%, var(--paper)))',
  stone: 'color-mix(in srgb, var(--ink) 26%, var(--paper))',
  'first tint': 'var(--first-tint)',
  'second tint': 'var(--second-tint)',
  'third tint': 'var(--third-tint)',
  'fourth tint': 'var(--fourth-tint)',
} as const;

export type Inks = Readonly<Record<keyof typeof tokens, string>>;

export function readInks(wearer: HTMLElement): Inks {
  const probe = document.createElement('span');
  probe.hidden = true;
  wearer.append(probe);
  const forced = matchMedia('(forced-colors: active)').matches;
  const read = (token: string): string => {
    probe.style.color = token;
    return getComputedStyle(probe).color;
  };
  const inks = Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, read(token)])) as Inks;
  probe.style.color = 'CanvasText';
  const text = getComputedStyle(probe).color;
  probe.style.color = 'Canvas';
  const ground = getComputedStyle(probe).color;
  probe.style.color = 'Highlight';
  const mark = getComputedStyle(probe).color;
  // The one mixture that the style sheet makes of the forced colours themselves.
  probe.style.setProperty('forced-color-adjust', 'none');
  const gray = read(tokens.gray);
  probe.remove();
  if (!forced) return inks;
  return {
    ...inks,
    gray,
    ink: text,
    faint: text,
    outline: text,
    paper: ground,
    square: ground,
    shade: ground,
    stone: ground,
    'first tint': ground,
    'second tint': ground,
    'third tint': ground,
    'fourth tint': ground,
    accent: mark,
    left: text,
    right: text,
    either: text,
    both: text,
  };
}

/** Calls back whenever the inks may have changed; the returned function stops it. */
export function watchInks(changed: () => void): () => void {
  const media = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'].map(
    (query) => matchMedia(query),
  );
  // The theme's attribute is written after these queries fire, so the inks are read again later.
  const later = (): void => queueMicrotask(changed);
  for (const query of media) query.addEventListener('change', later);
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-presenting'] });
  return () => {
    observer.disconnect();
    for (const query of media) query.removeEventListener('change', later);
  };
}
