/** A condition of a rule in small words: whether one of these signs is beside it, or around it. */
import { X } from 'lucide-react';
import type { RuleCondition } from '../../../engine/rulesets/index.ts';
import { IconButton } from '../../parts/Button.tsx';
import { words } from '../../words.ts';
import type { RulesHand } from './hand.ts';
import css from './rule-cards.module.css';
import { SignPicture } from './SignPicture.tsx';
import { type EditedRules, signsWith } from './whole-edits.ts';

const said = words.ruleCards;

type Asked = { readonly wanted: boolean; readonly signs: string; readonly where?: RuleCondition['where'] };

export function ConditionFields<Rules extends EditedRules, Condition extends Asked>(props: {
  readonly hand: RulesHand<Rules>;
  readonly condition: Condition;
  readonly number: number;
  /** An edit after which it may be gone says so. */
  readonly change: (change: (condition: Condition) => Condition | undefined, isLast?: boolean) => void;
}) {
  const { hand, condition, number, change } = props;
  const { pieces, readOnly } = hand;
  const signs = ['.', ...pieces.map(({ sign }) => sign)];
  return (
    <fieldset className={css.condition} disabled={readOnly}>
      <legend className="unseen">{said.condition}</legend>
      <span>{number === 0 ? said.conditionIf : 'and'}</span>
      <select
        aria-label="Whether there is one"
        data-word={`condition ${number}`}
        value={condition.wanted ? 'some' : 'no'}
        onChange={({ target }) => change((old) => ({ ...old, wanted: target.value === 'some' }))}
      >
        <option value="no">no</option>
        <option value="some">a</option>
      </select>
      {[...new Set([...signs, ...condition.signs])].map((sign) => (
        <button
          key={sign}
          type="button"
          className={css.signChoice}
          aria-pressed={condition.signs.includes(sign)}
          aria-label={said.signSaid(sign, pieces)}
          title={said.signSaid(sign, pieces)}
          onClick={() => change((old) => ({ ...old, signs: signsWith(old.signs, sign) }))}
        >
          <SignPicture hand={hand} sign={sign} />
        </button>
      ))}
      {condition.where === undefined ? (
        <span>beside</span>
      ) : (
        <select
          aria-label="Where it is"
          value={condition.where}
          onChange={({ target }) =>
            change((old) => ({ ...old, where: target.value as RuleCondition['where'] }))
          }
        >
          <option value="beside">beside</option>
          <option value="around">around</option>
        </select>
      )}
      {!readOnly && (
        <IconButton
          className={css.small}
          name={said.removeCondition}
          onClick={() => change(() => undefined, true)}
        >
          <X size={14} aria-hidden="true" />
        </IconButton>
      )}
    </fieldset>
  );
}
