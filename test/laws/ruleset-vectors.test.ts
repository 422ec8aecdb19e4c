/** Positions of rulesets whose values were found twice, by the solver and by an independent program. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drain } from '../../engine/rounds.ts';
import { generate } from '../../engine/rulesets/generate.ts';
import { rulesets } from '../../engine/rulesets/register.ts';
import type { Ruleset } from '../../engine/rulesets/ruleset.ts';
import { chooseTheory } from '../../engine/theories/choose.ts';
import { textOf } from '../../engine/values/words.ts';
import { positionOf } from '../fixtures/boards.ts';
import { ruledGame } from '../fixtures/games.ts';
import { isBrief } from '../fixtures/share.ts';

type Vector = {
  readonly ruleset: string;
  readonly position: string;
  readonly outcome: string;
  readonly text: string;
};

const file = join(import.meta.dirname, '../vectors/rulesets.json');
const vectors = JSON.parse(readFileSync(file, 'utf8')) as readonly Vector[];
/** Nearly all positions of these rulesets follow from their starts, each of which is solved once for all. */
const startsOfAll: Readonly<Record<string, readonly string[]>> = {
  'one-dimensional-phutball': ['.B..', '..B..', '..B...', '...B...', '...B....', '....B....'],
  'hare-and-hounds': ['-H..-/H...R/-H..-', '-H....-/H.....R/-H....-', '-H......-/H.......R/-H......-'],
  'entrepreneurial-chess': ['3x3 k=0,0 K=2,2 R=2,0', '4x4 k=0,0 K=3,3 R=3,2'],
};

/** Boards of many squares take seconds each. */
const quick = vectors.filter(
  ({ ruleset, position }) => !startsOfAll[ruleset] && (!isBrief || position.length < 20),
);

const rulesetOf = (id: string): Ruleset => {
  const ruleset = rulesets.find((each) => each.id === id);
  if (!ruleset) throw new Error(`no ruleset "${id}"`);
  return ruleset;
};

/** The theory, the value of every position that follows, and the code of each. */
function solvedFrom(ruleset: Ruleset, position: string) {
  const coder = ruleset.coder(positionOf(ruleset, position));
  const found = drain(generate(coder));
  if (found.kind !== 'generated') throw new Error(found.says);
  const game = ruledGame(found.graph, { infinitePlay: ruleset.infinitePlay });
  const { theory } = chooseTheory(game);
  if (!theory) throw new Error(`no theory for ${position}`);
  const labelled = drain(theory.solve(found.graph, { withoutSteps: true, rules: game.rules }));
  return { coder, codes: found.codes, theory, valueAt: (v: number) => labelled.table[labelled.codes[v]] };
}

test.each(quick)('$ruleset $position is $text', ({ ruleset, position, outcome, text }) => {
  const { theory, valueAt } = solvedFrom(rulesetOf(ruleset), position);
  expect(textOf(valueAt(0))).toBe(text);
  expect(theory.outcome?.(valueAt(0))).toBe(outcome);
});

/** The size of a board: what is written of it, 4x4, or else the letters that it has. */
const sizeOf = (position: string): string => /^\d+x\d+/.exec(position)?.[0] ?? `${position.length}`;

const fromStarts = Object.entries(startsOfAll).flatMap(([id, starts]) =>
  starts.filter(({ length }) => !isBrief || length < 20).map((start) => [id, start] as const),
);

test.each(fromStarts)('%s: all that is known of what follows %s', (id, start) => {
  const ruleset = rulesetOf(id);
  const { coder, codes, theory, valueAt } = solvedFrom(ruleset, start);
  const vertexOf = (position: string): number =>
    codes.indexOf(coder.code(positionOf(ruleset, position)) ?? -1);
  const asked = vectors.filter(
    ({ ruleset: own, position }) =>
      own === id && (sizeOf(position) === sizeOf(start) || vertexOf(position) >= 0),
  );
  const found = asked.map(({ position }) => {
    const v = vertexOf(position);
    const value = v < 0 ? solvedFrom(ruleset, position).valueAt(0) : valueAt(v);
    return { position, text: textOf(value), outcome: theory.outcome?.(value) };
  });
  expect(found.length).toBeGreaterThan(4);
  expect(found).toEqual(asked.map(({ position, text, outcome }) => ({ position, text, outcome })));
});

type OctalVector = { readonly code: string; readonly values: readonly number[] };
const octals = JSON.parse(
  readFileSync(join(import.meta.dirname, '../vectors/octal.json'), 'utf8'),
) as readonly OctalVector[];

test.each(octals)('heaps of the octal game $code', ({ code, values }) => {
  const heaps = values.slice(0, 15);
  const found = heaps.map((_, count) =>
    textOf(solvedFrom(rulesetOf('octal'), `${code} ${count}`).valueAt(0)),
  );
  expect(found).toEqual(heaps.map((value) => (value === 0 ? '0' : `*${value}`)));
});
