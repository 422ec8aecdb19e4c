/** Why a table has no ruleset here: a program gave the moves, or no ruleset has its id. */
import type { Problem } from '../../engine/result.ts';
import { programFamilies } from '../../engine/sweeps/index.ts';

export function noSuchRuleset(id: string): Problem {
  const program = programFamilies(id);
  return program
    ? {
        place: program.name,
        says: 'is a program that gives the moves, and the editor starts no program; make the table anew with grundy sweep --moves, check it with grundy check, or write the rules of the game as a ruleset',
      }
    : {
        place: id,
        says: 'is not a ruleset of this version; take another one, or load the editor again to get a newer version',
      };
}
