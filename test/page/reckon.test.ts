/**
 * The dialog Reckon while values are hidden: what it finds, what it found before, and why it says nothing;
 * and the list that it keeps.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { drawArcs } from '../../app/edits/arcs.ts';
import { boardDocument, chooseRuleset } from '../../app/edits/board.ts';
import { placeNode } from '../../app/edits/nodes.ts';
import { withRulesText } from '../../app/edits/rules.ts';
import { deleteDrawing } from '../../app/files/arranging-drawings.ts';
import { flush } from '../../app/files/autosave.ts';
import { openAsNew, open as openKept } from '../../app/files/drawings.ts';
import {
  keepReckoned,
  keyOfNames,
  type ReckonedEntry,
  reckonedBeside,
} from '../../app/files/reckoned-list.ts';
import { listDrawings } from '../../app/files/storage.ts';
import { Reckon } from '../../app/inspector/Reckon.tsx';
import { applyEdit, undo } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { hideAll, showAll } from '../../app/store/hidden.ts';
import { bringRulesets, rulesetCalled } from '../../app/store/rulesets.ts';
import { emptyDocument } from '../../engine/document/index.ts';
import { idOfRules } from '../../engine/rulesets/index.ts';
import { drain } from '../../engine/run.ts';
import { reckonJob } from '../../workers/jobs/reckon.ts';
import type { Job } from '../../workers/protocol.ts';
import { drawn } from '../fixtures/labelled.ts';
import { answering } from './asked-at-once.ts';
import { inState } from './made-of.ts';
import { close, open, rest } from './page.ts';

const wouldReveal =
  'The answer would reveal a hidden value. Select the hidden nodes and press H to show them.';

/** What the dialog says where this is typed. */
const says = (typed: string): string => {
  answering.by = (job: Job) =>
    job.kind === 'reckon' ? { kind: 'done', value: drain(reckonJob(job)) } : undefined;
  return inState(editor(), () => renderToStaticMarkup(createElement(Reckon, { typed })));
};

test('an answer about a hidden node is neither found nor kept in view, and one sentence says why', () => {
  startAfresh();
  const [a, b] = [0, 100].map((x) => placeNode({ x, y: 0 })!);
  drawArcs([{ from: a, to: b, player: 'left' }]);
  keepReckoned([
    { expression: `${a} + 7`, answer: '8', nodes: [a] },
    { expression: '2 + 3', answer: '5', nodes: [] },
  ]);
  expect(says(`${a} + 40`)).toMatch(/= .*41/);
  expect(says('')).toMatch(/= 8.*= 5/);
  hideAll();
  expect(says(`${a} + 40`)).toContain(`Character 1: ${wouldReveal}<`);
  expect(says(`${a} + 40`)).not.toContain('41');
  expect(says('')).not.toContain('= 8');
  expect(says('')).toContain('= 5');
  showAll();
  expect(says('')).toContain('= 8');
});

afterEach(close);

/** The page with a board, at a position on which both players move. */
async function openBoard(id: string, position: string): Promise<void> {
  await bringRulesets();
  const ruleset = rulesetCalled(id);
  if (!ruleset) throw new Error(`no ruleset is called ${id}`);
  await open(boardDocument(ruleset, { position }));
}

test('on a board G is the position that it shows, and names in quotation marks are positions of its ruleset', async () => {
  await openBoard('clobber', 'LRL');
  expect(says('G')).toContain('↑');
  expect(says('"LR" + "LR" + 7')).toMatch(/= .*7/);
  expect(says('2 + 3')).toMatch(/= .*5/);
  expect(says('"Q"')).toContain('Character 1');
  hideAll();
  expect(says('G')).toContain(wouldReveal);
  expect(says('"LR"')).toContain(wouldReveal);
});

test('an answer about positions is shown only by the rules by which it was found', async () => {
  await openBoard('clobber', 'LRL');
  const ofRules = (): ReckonedEntry => ({
    expression: '"LR"',
    answer: '8',
    nodes: ['LR'],
    of: keyOfNames(editor().document),
  });
  const typed: ReckonedEntry = { expression: '2 + 3', answer: '5', nodes: [] };
  keepReckoned([ofRules(), typed]);
  const isShown = (): readonly boolean[] =>
    ['= 8', 'found by other rules', '= 5'].map((each) => says('').includes(each));
  expect(isShown()).toEqual([true, false, true]);
  const domineering = rulesetCalled('domineering');
  if (!domineering) throw new Error('there is no Domineering');
  chooseRuleset(domineering);
  expect(isShown()).toEqual([false, true, true]);
  undo();
  expect(isShown()).toEqual([true, false, true]);
  // Rules that a person writes are others as soon as a letter of them is.
  const rules = (gone: string): string => `board: row\npieces: L, R\nEither: LR -> ${gone}\n`;
  const own = rulesetCalled(idOfRules(rules('.R')));
  if (!own) throw new Error('the rules cannot be read');
  chooseRuleset(own);
  keepReckoned([ofRules(), typed]);
  expect(isShown()).toEqual([true, false, true]);
  applyEdit((document) => withRulesText(document, rules('R.')));
  expect(isShown()).toEqual([false, true, true]);
});

test('an answer about nodes is shown only while the drawing is the one in which it was found', () => {
  startAfresh();
  const [a, b] = [0, 100].map((x) => placeNode({ x, y: 0 })!);
  drawArcs([{ from: a, to: b, player: 'left' }]);
  keepReckoned([
    { expression: `${a} + 7`, answer: '8', nodes: [a], of: keyOfNames(editor().document) },
    { expression: '2 + 3', answer: '5', nodes: [] },
  ]);
  const isShown = (): readonly boolean[] =>
    ['= 8', 'found before the drawing was changed', '= 5'].map((each) => says('').includes(each));
  expect(isShown()).toEqual([true, false, true]);
  drawArcs([{ from: b, to: a, player: 'right' }]);
  expect(isShown()).toEqual([false, true, true]);
  undo();
  expect(isShown()).toEqual([true, false, true]);
});

const entry = (expression: string): ReckonedEntry => ({ expression, answer: '5', nodes: [] });

test('of a damaged list what is sound is kept, and the dialog opens', async () => {
  await open(drawn('a -> b').document);
  const { drawing } = editor();
  const sound = { ...entry('2 + 3'), latex: '5', of: 'nim', form: { numerator: 5, exponent: 0 } };
  const kept = [
    sound,
    null,
    { expression: '1', answer: 7, nodes: [] },
    { expression: '2', answer: '2', nodes: [{ id: 'a' }] },
    { ...entry('3'), latex: 3, of: 3, form: 'three' },
    { ...entry('4'), form: { numerator: 'x', exponent: 0 } },
    { ...entry('5'), form: { count: 2, left: [0, 2], right: [] } },
    { ...entry('6'), form: { count: 2, left: [0], right: [] } },
    { ...entry('7'), form: { count: 2, left: [0, 1], right: [] } },
  ];
  localStorage.setItem('grundy/reckoned', JSON.stringify({ [drawing]: kept }));
  const form = { count: 2, left: [0, 1], right: [] };
  expect(reckonedBeside()).toEqual([sound, ...['3', '4', '5', '6'].map(entry), { ...entry('7'), form }]);
  expect(says('')).toMatch(/= 5.*= 5.*= 5/);
});

test('the list of a drawing is deleted with it, and restored with it', async () => {
  await open(drawn('a -> b').document);
  await rest();
  const { drawing } = editor();
  keepReckoned([entry('2 + 3')]);
  await flush();
  const [about] = await listDrawings();
  let changed = (): void => undefined;
  await deleteDrawing(about, () => changed());
  await rest();
  expect(localStorage.getItem('grundy/reckoned')).toBe('{}');
  const restored = new Promise<void>((done) => {
    changed = done;
  });
  for (const { action } of editor().toasts) action?.run();
  await restored;
  expect(editor().drawing).toBe(drawing);
  expect(reckonedBeside()).toEqual([entry('2 + 3')]);
});

test('the list of an empty drawing is kept beside the drawing that takes its place, and every other list stays', async () => {
  await open(emptyDocument);
  keepReckoned([entry('2 + 3'), entry('1 + 4')]);
  await openAsNew(drawn('a -> b').document);
  await rest();
  const first = editor().drawing;
  expect(reckonedBeside()).toEqual([entry('2 + 3'), entry('1 + 4')]);
  await openAsNew(emptyDocument);
  expect(reckonedBeside()).toEqual([]);
  keepReckoned([entry('0 + 5'), entry('1 + 4')]);
  await openKept(first);
  await rest();
  expect(reckonedBeside()).toEqual([entry('0 + 5'), entry('1 + 4'), entry('2 + 3')]);
});
