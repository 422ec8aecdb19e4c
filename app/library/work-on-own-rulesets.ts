/** The work on rulesets of the caller: their functions are asked as a program is on the command line. */
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

/** Remembers the function of a ruleset, about which nothing is known yet. */
export function beginOwn(own: OwnRuleset, moves: OwnInside['moves']): void {
  insides.set(own, { moves, positions: openProgramPositions() });
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
    try {
      for (const position of asked) {
        const problems = positions.answer(readAnswer(moves(position)));
        if (problems.length > 0) throw refusal(problems);
      }
    } catch (error) {
      // Another search with the same record must not take later answers for these positions.
      positions.forgetDue();
      throw error;
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
