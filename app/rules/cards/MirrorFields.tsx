/** The rules of a player as the mirror image of the other one's: one sentence with choices. */
import { X } from 'lucide-react';
import type { MirrorRule } from '../../../engine/rulesets/index.ts';
import { IconButton } from '../../parts/Button.tsx';
import { words } from '../../words.ts';
import { AddWord } from './AddWord.tsx';
import type { RulesHand } from './hand.ts';
import css from './rule-cards.module.css';
import { type EditedRules, withMirrorChanged } from './whole-edits.ts';

const said = words.ruleCards;

export function MirrorFields<Rules extends EditedRules>({
  hand,
  number,
  rule,
}: {
  readonly hand: RulesHand<Rules>;
  readonly number: number;
  readonly rule: MirrorRule;
}) {
  const { pieces, readOnly, edit } = hand;
  const { owner, exchanged, otherWay } = rule;
  const taken = exchanged.flat();
  const free = pieces.map(({ sign }) => sign).filter((sign) => !taken.includes(sign));
  const change = (changed: (old: MirrorRule) => MirrorRule, then?: string): void =>
    edit(
      (now) => withMirrorChanged(now, number, changed),
      then === undefined ? undefined : `[data-card="${number}"] ${then}`,
    );
  const setPairs = (next: (pairs: MirrorRule['exchanged']) => MirrorRule['exchanged'], then?: string): void =>
    change((old) => ({ ...old, exchanged: next(old.exchanged) }), then);
  const choice = (i: number, end: 0 | 1) => (
    <select
      aria-label={words.ruleCards.exchanged[end]}
      value={exchanged[i][end]}
      disabled={readOnly}
      onChange={({ target }) =>
        setPairs((pairs) =>
          pairs.map((pair, k) => {
            if (k !== i) return pair;
            return end === 0 ? ([target.value, pair[1]] as const) : ([pair[0], target.value] as const);
          }),
        )
      }
    >
      {[exchanged[i][end], ...free].map((sign) => (
        <option key={sign} value={sign}>
          {sign}
        </option>
      ))}
    </select>
  );
  return (
    <div className={css.sentence}>
      <span>as {said.owners[owner === 'left' ? 'right' : 'left']}</span>
      {exchanged.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair of signs is identified by its number
        <span key={i} className={css.word} data-pair={i}>
          with {choice(i, 0)} and {choice(i, 1)} exchanged
          {!readOnly && (
            <IconButton
              className={css.small}
              name="Remove this exchange"
              onClick={() => setPairs((pairs) => pairs.filter((_, k) => k !== i), 'input')}
            >
              <X size={14} aria-hidden="true" />
            </IconButton>
          )}
        </span>
      ))}
      <label className={css.word} title="All directions are turned round.">
        <input
          type="checkbox"
          checked={otherWay}
          disabled={readOnly}
          onChange={({ target }) => change((old) => ({ ...old, otherWay: target.checked }))}
        />
        the other way
      </label>
      {!readOnly && free.length >= 2 && (
        <AddWord
          says="Exchange two more signs"
          add={() =>
            setPairs(
              (pairs) => [...pairs, [free[0], free[1]] as const],
              `[data-pair="${exchanged.length}"] select`,
            )
          }
        >
          exchange
        </AddWord>
      )}
    </div>
  );
}
