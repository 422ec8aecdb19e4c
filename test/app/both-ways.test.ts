/**
 * Both ways of play side by side: the values of either, nothing of it in the document, and nothing of what is
 * hidden.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standings } from '../../app/canvas/layers/node-sign.ts';
import { changeRules } from '../../app/edits/drawing.ts';
import { applyEdit, undo } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { hideAll, reveal, setHidden } from '../../app/store/hidden.ts';
import { whyNoneOf } from '../../app/store/obstacles.ts';
import { otherWaySeen, showBothWays } from '../../app/store/other-way.ts';
import { labelOf } from '../../app/store/selectors.ts';
import { startSolving } from '../../app/store/solving.ts';
import { nothingHidden } from '../../app/store/state/showing.ts';
import { subjectOf } from '../../app/store/subject.ts';
import { setGray } from '../../engine/document/edits/index.ts';
import { textOfMark } from '../../engine/figure/index.ts';
import { textOf } from '../../engine/values/index.ts';
import { draw, soon } from '../fixtures/played.ts';

beforeEach(() => {
  startAfresh();
  // Node has no fonts to measure.
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => null;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/**
 * Two stalks of Hackenbush, blue with red on top: worth 1 by turns. Its equal positions are one node, so that
 * at once a pair of its moves could lead to two; the same holds for H.
 */
const text = [
  'T ->L S\nT ->R U\nS ->L g\nS ->R e\ne ->L g\nU ->L S, e\nU ->R ee\nee ->L e',
  'H ->L p\nH ->R q\np ->R x, y\nq ->L x, y',
].join('\n');

const idOf = (name: string): string => {
  const node = editor().document.nodes.find((each) => each.name === name || each.id === name);
  if (!node) throw new Error(`no node ${name}`);
  return node.id;
};
const signAt = (name: string): string => {
  const sign = standings(editor(), 1e9)(idOf(name)).sign;
  return sign ? textOfMark(sign.mark) : '';
};
const worth = (name: string) => {
  const label = labelOf(otherWaySeen(editor()), idOf(name));
  return label?.value && textOf(label.value);
};

const whyOneWay = () => subjectOf(editor().document).whyOneWay(editor().document);

async function shown(): Promise<void> {
  startSolving();
  draw(text);
  showBothWays(true);
  await soon(() => {
    expect(editor().otherWay).toBeDefined();
    expect(editor().labels?.complete).toBe(true);
  });
}

test('each node has its value by turns before the one at once, whichever way the drawing says', async () => {
  await shown();
  const { document, past } = editor();
  expect(['S', 'e', 'T', 'H'].map(signAt)).toEqual(['1/2 : 0', '1 : 1', '1 : ?', '0 : ?']);
  expect([editor().document, editor().past]).toEqual([document, past]);
  const before = signAt('S');
  changeRules({ play: 'simultaneous' });
  await soon(() => expect(editor().otherWay).toBeDefined());
  await soon(() => expect(signAt('S')).toBe(before));
  await soon(() => expect(whyNoneOf(editor(), idOf('H'))[0]).toContain('have no result together'));
  showBothWays(false);
  expect(signAt('S')).toBe('0');
});

test('a hidden value is revealed in neither way', async () => {
  await shown();
  hideAll();
  expect(signAt('S')).toBe('▢');
  expect(worth('S')).toBeUndefined();
  reveal([idOf('S')]);
  expect(worth('S')).toBe('0');
  expect(worth('e')).toBeUndefined();
  expect(whyNoneOf(editor(), idOf('H'))).toEqual([]);
  setHidden(nothingHidden);
});

test('it ends where a drawing cannot be played in both ways, which says why', async () => {
  await shown();
  applyEdit((document) => setGray(document, [idOf('S')], true));
  expect(editor().bothWays).toBe(false);
  expect(whyOneWay()).toContain('gray');
  undo();
  expect(whyOneWay()).toBeUndefined();
  draw('a -> b');
  expect(whyOneWay()).toContain('either player');
});
