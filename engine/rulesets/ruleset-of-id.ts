/** The ruleset that an id names: one of the register, or one that a person wrote, whose id is its text. */

import { textOfRulesId } from '../document/rules-id.ts';
import { rulesets } from './register.ts';
import type { Ruleset } from './ruleset.ts';
import { rulesetOfText } from './written/index.ts';

/** The last written rulesets are kept, this many: every question about a board names its ruleset again. */
const mostKept = 16;

const kept = new Map<string, Ruleset | undefined>();

/**
 * Undefined where the register has no such ruleset, or something is wrong in the text. O(rulesets), or
 * O(letters) for a text that is not among the last ones.
 */
export function rulesetOfId(id: string): Ruleset | undefined {
  const text = textOfRulesId(id);
  if (text === undefined) return rulesets.find((each) => each.id === id);
  if (kept.has(id)) return kept.get(id);
  const read = rulesetOfText(text);
  for (const oldest of kept.keys()) {
    if (kept.size < mostKept) break;
    kept.delete(oldest);
  }
  const ruleset = read.ok ? read.value : undefined;
  kept.set(id, ruleset);
  return ruleset;
}
