/**
 * A key that changes what is meant of a whole drawing says so, and the message takes it back; in a lesson
 * figures go to its views.
 */
import { beforeEach, expect, test } from 'vitest';
import { commandById } from '../../app/commands/index.ts';
import { beginsScore } from '../../app/commands/scores.ts';
import { drawArcs } from '../../app/edits/arcs.ts';
import { placeNode } from '../../app/edits/nodes.ts';
import { giveScore, giveSide } from '../../app/edits/scores.ts';
import { editor, setEditor, startAfresh } from '../../app/store/editor.ts';
import { select } from '../../app/store/showing.ts';
import { isScored } from '../../engine/document/index.ts';

beforeEach(startAfresh);

const last = () => editor().toasts.at(-1);
const scored = () => isScored(editor().document);

const isScoringGameNow = 'This drawing is a scoring game now: scores decide, not who moves last.';

/** Two nodes with an arc: the second has no moves. */
function drawn(): readonly [string, string] {
  const [v, end] = [0, 100].map((x) => placeNode({ x, y: 0 })!);
  drawArcs([{ from: v, to: end, player: 'left' }]);
  return [v, end];
}

test('the first score says that the drawing is a scoring game now, and Undo takes it back', () => {
  const [v, end] = drawn();
  giveScore([end], '3');
  expect(last()).toMatchObject({
    says: isScoringGameNow,
    action: { label: 'Undo' },
  });
  last()?.action?.run();
  expect(scored()).toBe(false);
  giveSide(v, 'right', 1);
  expect(last()?.says).toBe(isScoringGameNow);
  const { toasts } = editor();
  giveScore([end], '2');
  expect(editor().toasts, 'a second score goes without a word').toBe(toasts);
  // Other edits came since: these stay, and the score that began goes.
  giveScore([end], '');
  placeNode({ x: 300, y: 0 });
  last()?.action?.run();
  expect(scored()).toBe(false);
  expect(editor().document.nodes).toHaveLength(3);
});

test('a figure begins the score of a node without moves, but in a lesson it goes to a view', () => {
  const [, end] = drawn();
  select([end]);
  expect(beginsScore('3')).toBe(true);
  setEditor({ lesson: { id: 'l', title: '', about: '', views: [], at: undefined } });
  expect(beginsScore('3')).toBe(false);
});

test('H says that all values are hidden, and Undo shows them as they were', () => {
  const [v] = drawn();
  const before = editor().hidden;
  void commandById('value.hide').run();
  expect(editor().hidden.all).toBe(true);
  expect(last()).toMatchObject({
    says: 'All values are hidden. To show them, select nothing and press H.',
    action: { label: 'Undo' },
  });
  last()?.action?.run();
  expect(editor().hidden).toBe(before);
  void commandById('value.hide').run();
  void commandById('value.hide').run();
  expect(last(), 'what was said of hiding goes with it').toBeUndefined();
  // What was chosen since stays.
  void commandById('value.hide-all').run();
  const { action } = last() ?? {};
  select([v]);
  void commandById('value.reveal').run();
  const { hidden } = editor();
  action?.run();
  expect(editor().hidden).toBe(hidden);
});
