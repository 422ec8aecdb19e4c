/** Painting the two pictures of a rule: each stroke changes what it must in both, and no more. */
import { expect, test } from 'vitest';
import { withStepChanged } from '../../../app/rules/cards/edits.ts';
import { grownPair, paintedPair, shrunkPair } from '../../../app/rules/cards/painting.ts';
import type { FragmentCell } from '../../../engine/rulesets/index.ts';
import { type Edit, edited, sign } from '../../fixtures/edited-rules.ts';

/** The line of the first rule after paintings, each a picture, a column and a cell. */
const painted = (
  line: string,
  ...strokes: readonly (readonly ['before' | 'after', number, FragmentCell])[]
): string => {
  const text = edited(
    `board: row\nLeft: ${line}\n`,
    ...strokes.map(
      ([side, column, cell]): Edit =>
        (now) =>
          withStepChanged(now, { rule: 0, step: 0 }, (old) => ({
            ...old,
            ...paintedPair(old, side, { row: 0, column }, cell),
          })),
    ),
  );
  return text.split('\n')[1].replace('Left: ', '');
};
const run: FragmentCell = { kind: 'run', signs: 'LR' };

test('a sign is put on one picture', () => {
  expect(painted('.. -> ..', ['before', 0, sign('T')], ['after', 1, sign('T')])).toBe('T. -> .T');
});

test('the edge is painted in both, and so is what takes its place', () => {
  expect(painted('.. -> .T', ['after', 0, { kind: 'edge' }])).toBe('~. -> ~T');
  expect(painted('~. -> ~T', ['before', 0, sign('R')])).toBe('R. -> RT');
});

test('a cell that stays as it is, and is any cell or one of several before, is so after', () => {
  expect(painted('T. -> TT', ['before', 0, { kind: 'any' }])).toBe('_. -> _T');
  expect(painted('T. -> TT', ['before', 0, { kind: 'class', signs: 'TF' }])).toBe('[TF]. -> [TF]T');
  expect(painted('T. -> .T', ['before', 0, { kind: 'any' }])).toBe('_. -> .T');
});

test('a class that can no longer be left after the move becomes any cell', () => {
  expect(painted('[TF]. -> [TF]T', ['before', 0, sign('R')])).toBe('R. -> _T');
  expect(painted('[TF]. -> [TF]T', ['before', 0, sign('T')])).toBe('T. -> [TF]T');
});

test('a push is painted in four strokes: its run is carried where it is painted after the move', () => {
  const strokes = [
    ['before', 1, run],
    ['after', 0, run],
    ['after', 1, sign('L')],
    ['after', 2, sign('.')],
  ] as const;
  expect(painted('..L -> ..L', strokes[0])).toBe('.[LR]*L -> .[LR]*L');
  expect(painted('..L -> ..L', ...strokes.slice(0, 2))).toBe('.[LR]*L -> [LR]*.L');
  expect(painted('..L -> ..L', ...strokes)).toBe('.[LR]*L -> [LR]*L.');
});

test('a run that is painted over goes from both pictures', () => {
  expect(painted('.[LR]*L -> [LR]*L.', ['before', 1, sign('R')])).toBe('.RL -> RL.');
  expect(painted('.[LR]*L -> [LR]*L.', ['after', 0, { kind: 'any' }])).toBe('._L -> _L.');
});

test('another run in the place of one is carried as that one was', () => {
  expect(painted('.[LR]*L -> [LR]*L.', ['before', 1, { kind: 'run', signs: '_' }])).toBe('._*L -> _*L.');
});

test('both pictures grow and shrink, a line within the edge of the board', () => {
  const grown = (line: string, edge: 'left' | 'right' | 'top' | 'bottom', shrinks = false): string =>
    edited(`board: grid\nLeft: ${line}\n`, (now) =>
      withStepChanged(now, { rule: 0, step: 0 }, (old) => ({
        ...old,
        ...(shrinks ? shrunkPair(old, edge) : grownPair(old, edge)),
      })),
    ).split('\n')[1];
  expect(grown('T -> .', 'left')).toBe('Left: .T -> ..');
  expect(grown('~T -> ~.', 'left')).toBe('Left: ~.T -> ~..');
  expect(grown('T~ -> .~', 'right')).toBe('Left: T.~ -> ..~');
  expect(grown('T. -> .T', 'bottom')).toBe('Left: T./__ -> .T/__');
  expect(grown('T./__ -> .T/__', 'right')).toBe('Left: T._/___ -> .T_/___');
  expect(grown('T./__ -> .T/__', 'bottom', true)).toBe('Left: T. -> .T');
  expect(grown('T. -> .T', 'right', true)).toBe('Left: T -> .');
  expect(grown('T -> .', 'right', true)).toBe('Left: T -> .');
  expect(grown('..[LR]*L -> .[LR]*L.', 'left', true)).toBe('Left: .[LR]*L -> [LR]*L.');
  expect(grown('.[LR]*LF -> [LR]*L.F', 'left', true)).toBe('Left: [LR]*LF -> [LR]*.F');
});
