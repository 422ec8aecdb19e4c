/**
 * The page's inks for the canvas: computed colours of the style sheet's tokens, read from an element that uses them,
 * so that light and dark themes, more contrast and forced colours are decided in one place.
 */

const tokens = {
  ink: '--ink',
  faint: '--ink-3',
  paper: '--paper',
  gray: '--gray-node',
  outline: '--outline',
  accent: '--accent',
  wash: '--accent-wash',
  left: '--left',
  right: '--right',
  either: '--either',
  both: '--both',
} as const;

export type Inks = Readonly<Record<keyof typeof tokens, string>>;

export function readInks(wearer: HTMLElement): Inks {
  const probe = document.createElement('span');
  probe.hidden = true;
  wearer.append(probe);
  const forced = matchMedia('(forced-colors: active)').matches;
  const read = (token: string): string => {
    probe.style.color = `var(${token})`;
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
