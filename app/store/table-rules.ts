/** By which rules a table is offered beside a board: those by which the board is played. */
import type { GameDocument } from '../../engine/document/index.ts';
import { usualRules } from '../../engine/outcome/index.ts';
import type { AskedFamily } from '../../engine/sweeps/index.ts';
import { isMisere } from './misere.ts';
import { rulesetOf } from './rulesets.ts';

/**
 * The rules as a member of a family that is asked for. It is empty where they are those of the ruleset, and
 * then nothing need be said. O(1).
 */
export function rulesForTable(document: GameDocument): Pick<AskedFamily, 'under'> {
  if (isMisere(document)) return { under: { play: 'misere' } };
  const rounds = rulesetOf(document)?.rounds;
  if (!rounds) return {};
  const { convention, sum } = document.view.rules;
  const under = {
    ...(convention !== rounds.convention && { convention }),
    ...(sum !== usualRules.sum && { sum }),
  };
  return Object.keys(under).length > 0 ? { under } : {};
}
