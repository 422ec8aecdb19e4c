/** Why a table has no ruleset here: a program gave the moves, or no ruleset has its id. */
import type { Problem } from '../../engine/result.ts';
import { programFamilies } from '../../engine/sweeps/index.ts';
import { words } from '../words.ts';

export function noSuchRuleset(id: string): Problem {
  const program = programFamilies(id);
  return program
    ? { place: program.name, says: words.sweeps.byProgram }
    : { place: id, says: words.sweeps.noRuleset };
}
