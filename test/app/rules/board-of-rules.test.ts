/**
 * Another kind of board for rules: nothing of the text is lost, the board has a position, and one undo brings
 * all of it back.
 */
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { boardDocument } from '../../../app/edits/board.ts';
import { chooseBoardOfRules, whyNoBoard } from '../../../app/edits/board-of-rules.ts';
import { openDocument, undo } from '../../../app/store/document.ts';
import { editor } from '../../../app/store/editor.ts';
import { bringRulesets, rulesetCalled, rulesTextOf } from '../../../app/store/rulesets.ts';
import { emptyDocument, type GameDocument } from '../../../engine/document/index.ts';
import { classics, firstTexts, idOfRules, withBoardNamed } from '../../../engine/rulesets/index.ts';
import { rulesetOfText } from '../../../engine/rulesets/written/index.ts';
import { positionOf } from '../../fixtures/boards.ts';
import { oftenEnough } from '../../fixtures/share.ts';

beforeAll(() => bringRulesets());

const boards = ['row', 'grid', 'heaps', 'drawing'] as const;

const triangle: GameDocument = {
  ...emptyDocument,
  title: 'A triangle',
  nodes: [
    { id: 'a', x: 0, y: 0, name: 'L', gray: false },
    { id: 'b', x: 80, y: 0, name: '', gray: false },
    { id: 'c', x: 0, y: 80, name: '', gray: false },
  ],
  edges: [
    { from: 'a', to: 'b', player: 'either' },
    { from: 'c', to: 'b', player: 'either' },
  ],
};

function open(text: string, position: string): void {
  const ruleset = rulesetCalled(idOfRules(text));
  if (!ruleset) throw new Error(text);
  openDocument(boardDocument(ruleset, { position }), 'test');
}

const here = () => ({
  text: rulesTextOf(editor().document),
  position: editor().document.board?.position,
});

test('on the drawing behind the board its nodes are at their places with the signs that they name, and undo brings the squares back', () => {
  open(firstTexts.grid, '.../.L.');
  chooseBoardOfRules('drawing', triangle);
  expect(here()).toEqual({
    text: firstTexts.grid
      .replace('board: grid', 'board: drawing')
      .replace('Left: . -> L if', 'Left: choose a node, ., -> L if'),
    position: '0-1,1-2:L..:0,0 1,0 0,1',
  });
  undo();
  expect(here()).toEqual({ text: firstTexts.grid, position: '.../.L.' });
});

test('without rules of a drawing, arcs keep their direction, since a rule may heed it', () => {
  open(firstTexts.row, 'L.R');
  chooseBoardOfRules('drawing', triangle);
  expect(here()).toEqual({
    text: firstTexts.row.replace('board: row', 'board: drawing'),
    position: '0>1,2>1:L..:0,0 1,0 0,1',
  });
});

test('without a drawing behind it there is a small one, on which something can be moved', () => {
  open(firstTexts.grid, '...');
  chooseBoardOfRules('drawing');
  const { text, position } = here();
  const read = rulesetOfText(text ?? '');
  if (!read.ok) throw new Error(text);
  expect(read.value.moves(positionOf(read.value, position ?? '')).length).toBeGreaterThan(3);
});

test('a drawing that is too large to be the board is refused with the reason, and a small one takes its place', () => {
  const large: GameDocument = {
    ...triangle,
    nodes: Array.from({ length: 101 }, (_, i) => ({ id: `n${i}`, x: 80 * i, y: 0, name: '', gray: false })),
    edges: [],
  };
  expect(whyNoBoard(large, firstTexts.grid)).toBe('has 101 nodes; a board has at most 100');
  expect(whyNoBoard(triangle, firstTexts.grid)).toBeUndefined();
  open(firstTexts.grid, '...');
  chooseBoardOfRules('drawing');
  const { position } = here();
  undo();
  chooseBoardOfRules('drawing', large);
  expect(here().position).toBe(position);
});

test('a position of squares stays on squares', () => {
  open(firstTexts.row, 'L.R');
  chooseBoardOfRules('grid');
  expect(here()).toEqual({ text: firstTexts.row.replace('board: row', 'board: grid'), position: 'L.R' });
});

test('any text on any board keeps every line but that of the board and those that are written in other words, and comes back as it was', () => {
  const texts = [
    ...classics.map(({ text }) => text),
    ...Object.values(firstTexts),
    '',
    'Left: . -> L',
    'name: x\nnonsense',
  ];
  for (const text of texts)
    for (const board of boards) {
      const there = withBoardNamed(text, board);
      expect(there).toContain(`board: ${board}`);
      const lines = there.split('\n');
      const changed = lines.filter((line) => !text.split('\n').includes(line));
      expect(changed.every((line) => /^board: |choose a node|^\w+: \S+ -> \S( if .*)?$/.test(line))).toBe(
        true,
      );
      const before = /^board: (\w+)$/m.exec(text)?.[1];
      const isBack = boards.find((each) => each === before);
      if (isBack) expect(withBoardNamed(there, isBack), there).toBe(text);
    }
});

test('rules that change one square are the same game on the nodes of the same board', () => {
  const condition = fc.constantFrom(
    '',
    ' if no L beside',
    ' if no [LR] beside',
    ' if a R beside',
    ' if no R beside and a L beside',
  );
  const line = fc
    .tuple(
      fc.constantFrom('Left', 'Right', 'Either'),
      fc.constantFrom('.', '_', 'L', '[.R]'),
      fc.constantFrom('L', 'R'),
      condition,
    )
    .map(([owner, from, to, when]) => `${owner}: ${from} -> ${to}${when}`);
  let compared = 0;
  void fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('..L', '.../R.L', '.R/..'),
      (rules, position) => {
        const text = `board: grid\npieces: L, R\n${rules.join('\n')}\n`;
        const [cells, nodes] = [text, withBoardNamed(text, 'drawing')].map(rulesetOfText);
        if (!cells.ok || !nodes.ok) return;
        const movesOf = ({ value: ruleset }: typeof cells): readonly string[] =>
          ruleset
            .moves(positionOf(ruleset, position))
            .map(({ player, to }) => `${player} ${ruleset.print(to)}`)
            .sort();
        expect([...new Set(movesOf(nodes))]).toEqual([...new Set(movesOf(cells))]);
        compared++;
      },
    ),
    { numRuns: 150 },
  );
  expect(compared).toBeGreaterThan(oftenEnough(50));
});
