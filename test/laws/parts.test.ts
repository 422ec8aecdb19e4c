/**
 * Laws of positions that fall apart: part by part they have the value and the outcome that they have whole,
 * in any order, and from a table that is kept or not.
 */
import { describe, test } from 'vitest';
import { openMemory } from '../../engine/conduct/memory.ts';
import { openPartSolver } from '../../engine/conduct/worth-by-parts.ts';
import { rulesOfRuleset } from '../../engine/rulesets/ruleset.ts';
import { askBoard, drain, type Ruleset, rulesets, solveBoard } from '../../engine/run.ts';
import { openWorths } from '../../engine/sweeps/sweep.ts';
import { textOf } from '../../engine/values/words.ts';
import { handOf } from '../arbitrary/positions.ts';
import { positionOf } from '../fixtures/boards.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { tryLaw } from './seeds.ts';

const apart = rulesets.filter(({ openParts }) => openParts);

/** The value by its kind and text, and who wins. */
function solvedWhole({ id }: Ruleset, position: string): string {
  const board = drain(solveBoard({ ruleset: id, position }, openMemory()));
  if ('kind' in board) throw new Error(board.says);
  const answer = drain(askBoard('position', { position }, board));
  if (answer.kind === 'over-budget') throw new Error(answer.says);
  return said(answer);
}

type Said = Pick<ReturnType<typeof solvedByParts>, 'value' | 'outcome'>;

const said = ({ value, outcome }: Said): string =>
  value ? `${value.kind} ${textOf(value)} ${outcome}` : 'no value';

const solvedByParts = (worths: ReturnType<typeof openWorths>, position: string) =>
  drain(worths.worthOf(position));

test('there are rulesets whose positions fall apart', () => {
  expect(apart.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['domineering', 'clobber', 'hackenbush', 'nimstring', 'octal']),
  );
});

describe.each(apart)('$name', (ruleset) => {
  const { positions } = handOf(ruleset.id);
  // One table for all of them: what is kept of one position must be right in the next.
  const kept = openWorths({ ruleset: ruleset.id });
  const byParts = openPartSolver(ruleset, rulesOfRuleset(ruleset), 1e6);

  test('positions are worth part by part what they are worth whole', () => {
    let apartAlone = 0;
    let all = 0;
    tryLaw(positions, 60, (text) => {
      const read = positionOf(ruleset, text);
      const position = ruleset.print(read);
      const whole = solvedWhole(ruleset, position);
      expect(said(solvedByParts(kept, position)), position).toBe(whole);
      all++;
      // Those that are not solved part by part, since they are entailing, say, are solved whole.
      if (byParts && drain(byParts.worthOf(read))) apartAlone++;
    });
    expect(2 * apartAlone, 'most of them are solved part by part').toBeGreaterThan(all);
  });
});
