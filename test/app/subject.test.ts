/** A drawing and a board answer the same questions. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { boardDocument, setUp } from '../../app/edits/board.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { bringRulesets, rulesetCalled } from '../../app/store/rulesets.ts';
import { select } from '../../app/store/showing.ts';
import { isOnBoard, type Subject, subjectOf } from '../../app/store/subject.ts';
import { emptyDocument } from '../../engine/document/index.ts';
import { draw } from '../fixtures/played.ts';

beforeEach(async () => {
  startAfresh();
  await bringRulesets();
});
afterEach(startAfresh);

/** An answer of the open subject. */
const said = <T>(answer: (subject: Subject) => T): T => answer(subjectOf(editor().document));

const answers = () => {
  const state = editor();
  const { document } = state;
  return said((subject) => ({
    kind: subject.kind,
    isEmpty: subject.isEmpty(document),
    isNew: subject.isNew(document),
    size: subject.sizeSaid(document),
    chosen: subject.chosen(state),
    values: subject.kindOfValues(document),
  }));
};

test('an empty drawing, and one with two nodes', () => {
  openDocument(emptyDocument, 'a');
  const nothing = { kind: 'drawing', isEmpty: true, isNew: true, chosen: [], values: 'impartial' };
  expect(answers()).toEqual({ ...nothing, size: '0 nodes, 0 arcs' });
  draw('a ->L b');
  const [{ id }] = editor().document.nodes;
  select([id]);
  const drawn = { kind: 'drawing', isEmpty: false, isNew: false, chosen: [id], values: 'partizan' };
  expect(answers()).toEqual({ ...drawn, size: '2 nodes, 1 arc' });
  expect([id, 'nobody'].map((name) => said((subject) => subject.has(editor().document, name)))).toEqual([
    true,
    false,
  ]);
  expect(isOnBoard(editor())).toBe(false);
});

test('a board with a start of its ruleset, another position, and a text that is not a position', () => {
  const ruleset = rulesetCalled('domineering');
  if (!ruleset) throw new Error('no Domineering');
  openDocument(boardDocument(ruleset), 'b');
  const [start] = answers().chosen;
  const board = { kind: 'board', isEmpty: false, size: 'Domineering', values: 'partizan' };
  expect(answers()).toEqual({ ...board, isNew: true, chosen: [start] });
  setUp('..#/...');
  expect(answers()).toEqual({ ...board, isNew: false, chosen: ['..#/...'] });
  expect(said((subject) => subject.has(editor().document, 'any position'))).toBe(true);
  setUp('no position');
  expect(answers().chosen).toEqual([]);
  expect(isOnBoard(editor())).toBe(true);
});
