/** All tabs remember exports in one place: each adds what it changed, and removes nothing. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { FigureOptions } from '../../app/export/options.ts';

const kept = new Map<string, string>();
let refuses = false;

vi.stubGlobal('localStorage', {
  getItem: (place: string) => kept.get(place) ?? null,
  setItem(place: string, text: string) {
    if (refuses) throw new Error('The storage is full.');
    kept.set(place, text);
  },
});

beforeEach(() => {
  kept.clear();
  refuses = false;
});

/** A page that is opened now. */
async function openTab() {
  vi.resetModules();
  const tab = await import('../../app/export/remembered.ts');
  const { firstOptions } = await import('../../app/export/options.ts');
  const options = (part: Partial<FigureOptions>): FigureOptions => ({ ...firstOptions, ...part });
  return { ...tab, options, now: () => tab.useRemembered.getState() };
}

const caption = (says: string) => ({ caption: says, label: '' });

test('tabs do not touch each other’s captions and options', async () => {
  const one = await openTab();
  const other = await openTab();
  one.rememberCaption('d', caption('of d'));
  one.rememberOptions('svg', one.options({ widest: 84 }));
  other.rememberCaption('e', caption('of e'));
  other.rememberOptions('png', other.options({ scale: 2 }));
  other.rememberFormat('png');
  one.rememberLast('svg', { selectedOnly: false, valuesAnyway: false });
  const { now } = await openTab();
  expect(now().captions).toEqual({ d: caption('of d'), e: caption('of e') });
  expect(now().options).toMatchObject({ svg: { style: 'paper' }, png: { scale: 2 } });
  expect(now()).toMatchObject({ format: 'png', last: { format: 'svg' } });
});

test('a choice in another tab changes nothing in this one', async () => {
  const one = await openTab();
  one.rememberFormat('tikz');
  const other = await openTab();
  other.rememberFormat('png');
  other.rememberOptions('tikz', other.options({ colours: false }));
  one.rememberCaption('d', caption('of d'));
  one.rememberOptions('svg', one.options({ widest: 84 }));
  expect(one.now().format).toBe('tikz');
  // All formats share one width, so this tab’s choice for SVG holds for TikZ as well.
  expect(one.optionsFor('tikz')).toEqual(one.options({ widest: 84 }));
});

test('a drawing’s caption is the one that was written last, in any tab', async () => {
  const one = await openTab();
  const other = await openTab();
  one.rememberCaption('d', caption('of d'));
  expect(other.captionOf('d')).toEqual(caption('of d'));
  other.rememberCaption('d', caption(''));
  expect(one.captionOf('d')).toEqual(caption(''));
});

test('if storage refuses, the page itself remembers', async () => {
  refuses = true;
  const tab = await openTab();
  tab.rememberCaption('d', caption('of d'));
  tab.rememberOptions('svg', tab.options({ widest: 84 }));
  expect(tab.captionOf('d')).toEqual(caption('of d'));
  expect(tab.optionsFor('svg').widest).toBe(84);
});
