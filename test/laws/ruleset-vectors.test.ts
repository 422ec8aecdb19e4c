/** Positions of rulesets whose values were found twice, by the solver and by an independent program. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drain } from '../../engine/rounds.ts';
import { generate } from '../../engine/rulesets/generate.ts';
import { rulesets } from '../../engine/rulesets/register.ts';
import { chooseTheory } from '../../engine/theories/choose.ts';
import { textOf } from '../../engine/values/words.ts';
import { positionOf } from '../fixtures/boards.ts';
import { ruledGame } from '../fixtures/games.ts';
import { lawShare } from '../fixtures/share.ts';

type Vector = {
  readonly ruleset: string;
  readonly position: string;
  readonly outcome: string;
  readonly text: string;
};

const file = join(import.meta.dirname, '../vectors/rulesets.json');
const vectors = JSON.parse(readFileSync(file, 'utf8')) as readonly Vector[];
/** Boards of many squares take seconds each. */
const quick = vectors.filter(({ position }) => lawShare === 1 || position.length < 20);

test.each(quick)('$ruleset $position is $text', ({ ruleset: id, position, outcome, text }) => {
  const ruleset = rulesets.find((each) => each.id === id);
  if (!ruleset) throw new Error(`no ruleset "${id}"`);
  const found = drain(generate(ruleset.coder(positionOf(ruleset, position))));
  if (found.kind !== 'generated') throw new Error(found.says);
  const { theory } = chooseTheory(ruledGame(found.graph));
  if (!theory) throw new Error(`no theory for ${position}`);
  const { table, codes } = drain(theory.solve(found.graph, { withoutSteps: true }));
  const value = table[codes[0]];
  expect(textOf(value)).toBe(text);
  expect(theory.outcome?.(value)).toBe(outcome);
});
