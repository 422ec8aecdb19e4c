/**
 * Written rulesets are compiled in the engine and played sign by sign in the check: by any rules both find
 * the same moves.
 */
import * as fc from 'fast-check';
import { test } from 'vitest';
import type { HandRules } from '../../engine/checking/moves/hand-rules.ts';
import { rulesOfText } from '../../engine/checking/written-rules/rules-of-text.ts';
import { codedOptions } from '../../engine/rulesets/coded-options.ts';
import type { Ruleset } from '../../engine/rulesets/ruleset.ts';
import type { HeapRule, RulesOnHeaps } from '../../engine/rulesets/written/heap-rules.ts';
import { rulesetOfText } from '../../engine/rulesets/written/index.ts';
import { printRules } from '../../engine/rulesets/written/print-rules.ts';
import { readRules } from '../../engine/rulesets/written/read-rules.ts';
import type { MoveRule, RulesOnCells } from '../../engine/rulesets/written/written-rules.ts';
import { arbitraryHeapRules } from '../arbitrary/heap-rules.ts';
import { arbitraryRules } from '../arbitrary/written-rules.ts';
import { positionOf } from '../fixtures/boards.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { byLetters } from '../fixtures/written-rules.ts';
import { tryLaw } from './seeds.ts';

const sorted = (texts: readonly string[]): readonly string[] => [...new Set(texts)].toSorted(byLetters);

/** Some boards with these numbers of rows and columns. */
const boardsOf = (height: number, width: number): fc.Arbitrary<readonly string[]> => {
  const row = fc
    .array(fc.constantFrom('.', '.', 'L', 'R', '#'), { minLength: width, maxLength: width })
    .map((signs) => signs.join(''));
  const board = fc.array(row, { minLength: height, maxLength: height }).map((rows) => rows.join('/'));
  return fc.array(board, { minLength: 4, maxLength: 8 });
};

/** Without the rules that the engine refuses alone, since one of them would be enough to refuse all. */
const withoutRefused = (rules: RulesOnCells): RulesOnCells => ({
  ...rules,
  over: rules.over.filter((over) => areSound({ ...rules, rules: [anyMove], over: [over] })),
  rules: rules.rules.filter(
    (rule) => rule.kind === 'mirror' || areSound({ ...rules, rules: [rule], over: [] }),
  ),
});
const areSound = (rules: RulesOnCells): boolean => readRules(printRules(rules)).problems.length === 0;

const at = { line: 1, column: 1 };
const cellOf = (sign: string) => ({ rows: [[{ kind: 'sign' as const, sign }]], at });
const anyMove: MoveRule = {
  kind: 'move',
  owner: 'either',
  steps: [{ laid: 'as written', before: cellOf('.'), after: cellOf('L'), conditions: [], again: 'no' }],
  points: 0,
  entailing: false,
  at,
};

const rulesAndBoards = arbitraryRules
  .map(withoutRefused)
  .chain((rules) =>
    fc.tuple(
      fc.constant(rules),
      rules.board === 'row'
        ? fc.integer({ min: 3, max: 6 }).chain((width) => boardsOf(1, width))
        : fc
            .tuple(fc.integer({ min: 2, max: 3 }), fc.integer({ min: 2, max: 3 }))
            .chain(([height, width]) => boardsOf(height, width)),
      fc.nat(),
    ),
  );

/** Compares all moves of a position, and of one that follows; gives how many there are. */
function compareMoves(text: string, compiled: Ruleset, byHand: HandRules, start: string, choice: number) {
  const coder = compiled.coder(positionOf(compiled, start));
  const compare = (at: number): readonly number[] => {
    const position = coder.print(at);
    const moves = byHand.moves(position);
    return (['left', 'right'] as const).flatMap((player) => {
      const options = codedOptions(coder, player, at);
      const found = sorted(options.map((option) => coder.print(option)));
      expect(found, () => `${text}\n\n${position}`).toEqual(sorted(moves[player]));
      return options;
    });
  };
  const options = compare(coder.start);
  if (options.length > 0) compare(options[choice % options.length]);
  return options.length;
}

/** The ruleset as both kernels have it; undefined where something is wrong with the text. */
function inBothKernels(text: string) {
  const compiled = rulesetOfText(text);
  if (!compiled.ok) return undefined;
  const byHand = rulesOfText(text);
  if (!byHand.ok) throw new Error(`${text}\n${JSON.stringify(byHand.problems)}`);
  return { compiled: compiled.value, byHand: byHand.value };
}

test('by random rules both kernels find the same moves of a position and of one that follows', () => {
  const met = { texts: 0, moves: 0 };
  tryLaw(rulesAndBoards, 800, ([rules, starts, choice]) => {
    const text = printRules(rules);
    const both = inBothKernels(text);
    if (!both) return;
    met.texts++;
    for (const start of starts)
      if (both.compiled.parse(start).ok)
        met.moves += compareMoves(text, both.compiled, both.byHand, start, choice);
  });
  expect(met.texts).toBeGreaterThan(oftenEnough(150));
  expect(met.moves).toBeGreaterThan(oftenEnough(500));
});

test('a step that changes nothing is followed from the cell on which it ends', () => {
  const text = 'board: row\nLeft, either way: __ -> _., again\nRight: as Left\npieces: L a stone, R an egg\n';
  const both = inBothKernels(text) ?? expect.fail('the rules can be played');
  expect(compareMoves(text, both.compiled, both.byHand, 'L.R', 0)).toBeGreaterThan(4);
});

const heapRulesAndHeaps = fc.tuple(
  arbitraryHeapRules.map((written): RulesOnHeaps => {
    const { rules, problems } = readRules(printRules(written));
    const isSound = ({ at }: HeapRule): boolean => problems.every(({ line }) => line !== at.line);
    return { ...written, rules: (rules as RulesOnHeaps).rules.filter(isSound) };
  }),
  fc.array(
    fc.array(fc.nat(7), { minLength: 1, maxLength: 3 }).map((heaps) => heaps.join('+')),
    { minLength: 2, maxLength: 4 },
  ),
  fc.nat(),
);

test('by random rules on heaps both kernels find the same moves of a position and of one that follows', () => {
  const met = { texts: 0, moves: 0, refused: 0 };
  tryLaw(heapRulesAndHeaps, 600, ([rules, starts, choice]) => {
    const text = printRules(rules);
    const both = inBothKernels(text);
    if (!both) return;
    met.texts++;
    for (const start of starts) {
      const read = both.compiled.parse(start);
      // Rules of two heaps and many letters can be tried in more ways than a position may have.
      if (!read.ok && /more than [\d,]+ ways to try/.test(read.problems[0].says)) met.refused++;
      else met.moves += compareMoves(text, both.compiled, both.byHand, start, choice);
    }
  });
  expect(met.refused).toBeLessThan(met.texts / 10);
  expect(met.texts).toBeGreaterThan(oftenEnough(100));
  expect(met.moves).toBeGreaterThan(oftenEnough(400));
});
