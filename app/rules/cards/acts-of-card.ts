/** What can be done with a whole rule by its card, and where the keyboard is afterwards. */
import { words } from '../../words.ts';
import type { CardActs } from './CardFrame.tsx';
import type { RulesHand } from './hand.ts';
import { type EditedRules, withoutRule, withRuleMoved, withRuleOf, withRuleTwice } from './whole-edits.ts';

const said = words.ruleCards;

const actAt = (at: number, name: string): string => `[data-card="${at}"] [data-act="${name}"]`;

export function actsOfCard<Rules extends EditedRules>(
  { rules, edit }: RulesHand<Rules>,
  number: number,
): CardActs {
  const count = rules.rules.length;
  return {
    giveTo: (owner) => edit((now) => withRuleOf(now, number, owner)),
    move: (by) =>
      edit((now) => withRuleMoved(now, number, by), actAt(number + by, by < 0 ? said.moveUp : said.moveDown)),
    duplicate: () => edit((now) => withRuleTwice(now, number), actAt(number + 1, said.duplicate)),
    remove: () =>
      edit(
        (now) => withoutRule(now, number),
        count === 1 ? '[data-add="rule"]' : actAt(Math.min(number, count - 2), said.remove),
      ),
  };
}
