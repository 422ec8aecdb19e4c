/** A ruleset by its id. This is apart from what reads files, which many commands do not need. */
import { textOfRulesId } from '../document/rules-id.ts';
import { nearestWord } from '../nearest-word.ts';
import { accepted, type Result, refused } from '../result.ts';
import { rulesets } from '../rulesets/register.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { rulesetOfId } from '../rulesets/ruleset-of-id.ts';
import { rulesetOfText } from '../rulesets/written/index.ts';

/**
 * The ruleset with this id; refused with the id that is nearest, or with all, and a written one with what is
 * wrong in its text.
 */
export function rulesetById(id: string): Result<Ruleset> {
  const ruleset = rulesetOfId(id);
  if (ruleset) return accepted(ruleset);
  const text = textOfRulesId(id);
  if (text !== undefined) return rulesetOfText(text);
  const ids = rulesets.map((each) => each.id);
  const near = nearestWord(id, ids);
  const known = near ? `did you mean ${near}?` : `give one of ${ids.join(', ')}`;
  return refused([{ place: '', says: `there is no ruleset "${id}"; ${known}` }]);
}
