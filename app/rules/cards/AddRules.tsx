/** The buttons below the cards: one more rule, and the rules of one player as those of the other. */
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RuleOwner } from '../../../engine/rulesets/index.ts';
import { Button } from '../../parts/Button.tsx';
import { words } from '../../words.ts';
import type { RulesHand } from './hand.ts';
import css from './rule-cards.module.css';
import { type EditedRules, withMirror } from './whole-edits.ts';

const said = words.ruleCards;

/** A new rule is of the player who has none yet, first of Left. */
function nextOwner({ rules }: EditedRules): RuleOwner {
  const has = (owner: RuleOwner): boolean => rules.some((rule) => rule.owner === owner);
  if (has('either') && !has('left') && !has('right')) return 'either';
  return has('left') && !has('right') ? 'right' : 'left';
}

/** The players who have no rule yet while the other one has some. */
const mirrorsFor = ({ rules }: EditedRules) =>
  (['left', 'right'] as const).filter(
    (owner) =>
      rules.some((rule) => rule.kind === 'move' && rule.owner !== 'either' && rule.owner !== owner) &&
      !rules.some((rule) => rule.owner === owner),
  );

export function AddRules<Rules extends EditedRules>(props: {
  readonly hand: RulesHand<Rules>;
  readonly add: (rules: Rules, owner: RuleOwner) => Rules;
  /** What has the keyboard in the card of a new rule, as a selector. */
  readonly first: string;
  readonly children?: ReactNode;
}) {
  const { hand, add, first, children } = props;
  const { rules, edit } = hand;
  const next = `[data-card="${rules.rules.length}"]`;
  return (
    <p className={css.adds}>
      <Button data-add="rule" onClick={() => edit((now) => add(now, nextOwner(now)), `${next} ${first}`)}>
        <Plus size={14} aria-hidden="true" /> {said.addRule}
      </Button>
      {mirrorsFor(rules).map((owner) => (
        <Button key={owner} onClick={() => edit((now) => withMirror(now, owner), `${next} select`)}>
          <Plus size={14} aria-hidden="true" />
          {said.owners[owner]} as {said.owners[owner === 'left' ? 'right' : 'left']}
        </Button>
      ))}
      {children}
    </p>
  );
}
