/** Rulesets of the caller: a function answers which moves a position has, as a program does on the command line. */
import type { ProgramGame } from '../../engine/conduct/index.ts';
import { usualRules } from '../../engine/outcome/index.ts';
import {
  openProgramPositions,
  type ProgramPositions,
  type ProgramSearch,
  positionOfProgram,
  readAnswer,
} from '../../engine/programs/index.ts';
import { mostGenerated } from '../../engine/rulesets/index.ts';
import { openProgramSolver, openSweep, type Sweep, type SweepOptions } from '../../engine/run.ts';
import { familiesOfProgram, type OpenFamily } from '../../engine/sweeps/index.ts';
import { orThrow, refusal } from './refusals.ts';
import type { Work } from './slices.ts';
import type { OwnRuleset, PositionAnswer } from './types.ts';
import { gameOfProgram } from './work-on-programs.ts';

/** What is known of an own ruleset: the function, and what it has answered. */
type OwnInside = {
  readonly moves: (position: string) => PositionAnswer;
  readonly positions: ProgramPositions;
};

const insides = new WeakMap<OwnRuleset, OwnInside>();

/**
 * A ruleset of one's own: a function that answers which moves a position has, in place of a program of `grundy graph --moves`. Positions are texts, and equal texts are one position, for which
 * the function is called once. `generate` makes the graph of a position, which everything else takes, and `sweep` a table of a pattern.
 *
 * The function returns `{ left, right }`, the positions to which each player can move, or `{ either }` where both have the same moves; besides `gray: true` for an entailing position,
 * `score` for an end, and `parts` for a sum, whose moves it may leave out.
 *
 * @returns A record to give to `generate` and `sweep` in place of the id of a ruleset.
 * @example
 * import { generate, ruleset, solve, sweep } from 'grundy';
 *
 * // Take one or two counters; Left must not leave an even number.
 * const after = (heap, isLeft) =>
 *   [heap - 1, heap - 2].filter((rest) => rest >= 0 && !(isLeft && rest % 2 === 0)).map(String);
 * const own = ruleset((position) => ({ left: after(Number(position), true), right: after(Number(position), false) }));
 *
 * const graph = generate(own, '5');
 * console.log(graph.nodes, solve(graph).nodes['5'].text);
 * for await (const { position, text } of sweep(own, '<n>', { n: [0, 3] })) console.log(position, text);
 * // → ["5","3","4","1","2","0"] -1⇓
 * // → 0 0
 * // → 1 -1
 * // → 2 -1*
 * // → 3 -1↓*
 */
export function ruleset(
  moves: (position: string) => PositionAnswer,
  { name = 'own' }: { readonly name?: string } = {},
): OwnRuleset {
  const own: OwnRuleset = { kind: 'ruleset', name };
  insides.set(own, { moves, positions: openProgramPositions() });
  return own;
}

function insideOf(own: OwnRuleset): OwnInside {
  const inside = insides.get(own);
  if (inside) return inside;
  throw refusal([
    {
      place: 'ruleset',
      says: 'this record was not made by ruleset; give such a record, or the id of a ruleset',
    },
  ]);
}

/** How many positions are asked for between two moments in which others can have their turn. */
const atOnce = 1 << 10;

/** Brings a search to its end; throws what is wrong with an answer, by the position. */
function* searching({ moves, positions }: OwnInside, search: ProgramSearch): Work<void> {
  for (let asked = search.ask(atOnce); asked.length > 0; asked = search.ask(atOnce)) {
    for (const position of asked) {
      const problems = positions.answer(readAnswer(moves(position)));
      if (problems.length > 0) throw refusal(problems);
    }
    yield { doing: 'generating', done: search.met() };
  }
}

/** The game from a position. */
export function* gameOfOwn(own: OwnRuleset, position: string, most = mostGenerated): Work<ProgramGame> {
  const inside = insideOf(own);
  const { positions } = inside;
  orThrow(positionOfProgram(position));
  yield* searching(inside, positions.search(position, most, 'moves'));
  return yield* gameOfProgram(positions, position, { rules: usualRules, most });
}

/** The families of an own ruleset, which are patterns. */
export const familiesOfOwn = ({ name }: OwnRuleset) => familiesOfProgram(name);

/** The rows of a family, where the function is asked for what a row needs before it is found. */
export function openOwnSweep(own: OwnRuleset, family: OpenFamily, options: SweepOptions): Sweep {
  const inside = insideOf(own);
  const solver = openProgramSolver(inside.positions, usualRules, options.positions ?? mostGenerated);
  return openSweep(family, options, {
    *worthOf(position) {
      for (const search of solver.searches(position))
        for (const { done } of searching(inside, search)) yield done;
      return yield* solver.worthOf(position);
    },
  });
}
