/** What play is worth that never ends. */
import { words } from '../../words.ts';
import type { RulesHand } from './hand.ts';
import css from './rule-cards.module.css';
import { type EditedRules, neverEnding } from './whole-edits.ts';

const said = words.ruleCards;

export function NeverEnds<Rules extends EditedRules>({ hand }: { readonly hand: RulesHand<Rules> }) {
  const { rules, readOnly, edit } = hand;
  return (
    <label className={css.word}>
      {said.neverEnds}
      <select
        value={rules.neverEnds}
        disabled={readOnly}
        onChange={({ target }) => edit((now) => neverEnding(now, target.value as EditedRules['neverEnds']))}
      >
        {(['draw', 'left', 'right'] as const).map((each) => (
          <option key={each} value={each}>
            {said.endings[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
