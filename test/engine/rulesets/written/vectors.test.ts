/** Written rulesets against positions, moves and values that a program of another make found. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rulesetOfText } from '../../../../engine/rulesets/written/index.ts';
import type { Ruleset } from '../../../../engine/run.ts';
import { byLetters, solvedGraph } from '../../../fixtures/written-rules.ts';

type Vector = {
  readonly ruleset: string;
  readonly position: string;
  readonly positions: number;
  readonly leftMoves: readonly string[];
  readonly rightMoves: readonly string[];
  readonly value: string;
  readonly outcome: string;
};

const file = join(import.meta.dirname, '../../../vectors/own-rulesets.json');
const { rules, positions } = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly rules: Readonly<Record<string, string>>;
  readonly positions: readonly Vector[];
};

function rulesetNamed(name: string): Ruleset {
  const read = rulesetOfText(rules[name]);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

test('there are vectors of every ruleset', () => {
  expect(new Set(positions.map(({ ruleset }) => ruleset))).toEqual(new Set(Object.keys(rules)));
});

test.each(positions)('$ruleset $position is $value', (vector) => {
  const ruleset = rulesetNamed(vector.ruleset);
  const { names, left, right, text, outcome } = solvedGraph(ruleset, vector.position);
  expect(names.length).toBe(vector.positions);
  expect(left[0]).toEqual([...vector.leftMoves].toSorted(byLetters));
  expect(right[0]).toEqual([...vector.rightMoves].toSorted(byLetters));
  // A theory of impartial games writes the nimber 1 with its figure.
  expect(text(0).replace(/^\*1$/, '*')).toBe(vector.value);
  expect(outcome(0)).toBe(vector.outcome);
  const parsed = ruleset.parse(vector.position);
  const moves = parsed.ok ? ruleset.moves(parsed.value) : [];
  for (const [player, options] of [
    ['left', vector.leftMoves],
    ['right', vector.rightMoves],
  ] as const) {
    const own = moves.filter((move) => move.player === player || move.player === 'either');
    expect([...new Set(own.map(({ to }) => ruleset.print(to)))].toSorted(byLetters)).toEqual(
      [...options].toSorted(byLetters),
    );
  }
});
