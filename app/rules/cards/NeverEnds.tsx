/** What play is worth that never ends. */
import type { RulesOnCells } from '../../../engine/rulesets/index.ts';
import type { RulesHand } from './hand.ts';
import css from './rule-cards.module.css';
import { type EditedRules, neverEnding } from './whole-edits.ts';

const endings = { draw: 'is a draw', left: 'is won by Left', right: 'is won by Right' } satisfies Record<
  RulesOnCells['neverEnds'],
  string
>;

export function NeverEnds<Rules extends EditedRules>({ hand }: { readonly hand: RulesHand<Rules> }) {
  const { rules, readOnly, edit } = hand;
  return (
    <label className={css.word}>
      Play that never ends
      <select
        value={rules.neverEnds}
        disabled={readOnly}
        onChange={({ target }) => edit((now) => neverEnding(now, target.value as EditedRules['neverEnds']))}
      >
        {(['draw', 'left', 'right'] as const).map((each) => (
          <option key={each} value={each}>
            {endings[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
