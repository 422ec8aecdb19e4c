/**
 * The frame of a rule's card, on a grid as on heaps: its number, the player whose moves it gives, and what
 * can be done with the whole rule.
 */
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { RuleOwner } from '../../../engine/rulesets/index.ts';
import { IconButton } from '../../parts/Button.tsx';
import { PlayerStroke } from '../../parts/PlayerStroke.tsx';
import { whilePointed } from '../../parts/pointed.ts';
import { words } from '../../words.ts';
import css from './rule-cards.module.css';

const said = words.ruleCards;

/** The owners of a rule that is no mirror image. */
export const everyOwner: readonly RuleOwner[] = ['left', 'right', 'either'];

/** What can be done with a whole rule. */
export type CardActs = {
  readonly giveTo: (owner: RuleOwner) => void;
  readonly move: (by: -1 | 1) => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
};

export function CardFrame(props: {
  /** From 0. */
  readonly number: number;
  /** How many rules there are. */
  readonly count: number;
  readonly owner: RuleOwner;
  readonly owners: readonly RuleOwner[];
  readonly isPointed: boolean;
  /** Called with its number, or with nothing. */
  readonly point: (rule: number | undefined) => void;
  readonly readOnly: boolean;
  readonly acts: CardActs;
  readonly children: ReactNode;
}) {
  const { number, count, owner, owners, isPointed, point, readOnly, acts, children } = props;
  const card = useRef<HTMLLIElement>(null);
  // A card that is pointed at from the board comes into view.
  useEffect(() => {
    if (isPointed && !card.current?.matches(':hover, :focus-within'))
      card.current?.scrollIntoView({ block: 'nearest' });
  }, [isPointed]);
  const act = (name: string, icon: ReactNode, isPossible: boolean, run: () => void) => (
    <IconButton
      className={css.small}
      data-act={name}
      name={name}
      aria-disabled={!isPossible || undefined}
      onClick={() => isPossible && run()}
    >
      {icon}
    </IconButton>
  );
  return (
    <li
      ref={card}
      className={css.card}
      data-card={number}
      data-owner={owner}
      data-pointed={isPointed || undefined}
      aria-label={`Rule ${number + 1}: ${said.owners[owner]}`}
      {...whilePointed(
        () => point(number),
        () => point(undefined),
      )}
    >
      <div className={css.head}>
        <span className={css.number} aria-hidden="true">
          {number + 1}
        </span>
        <PlayerStroke player={owner} />
        <select
          aria-label="Whose rule it is"
          value={owner}
          disabled={readOnly}
          onChange={({ target }) => acts.giveTo(target.value as RuleOwner)}
        >
          {owners.map((each) => (
            <option key={each} value={each}>
              {said.owners[each]}
            </option>
          ))}
        </select>
        {!readOnly && (
          <span className={css.acts}>
            {act(said.moveUp, <ArrowUp size={14} aria-hidden="true" />, number > 0, () => acts.move(-1))}
            {act(said.moveDown, <ArrowDown size={14} aria-hidden="true" />, number + 1 < count, () =>
              acts.move(1),
            )}
            {act(said.duplicate, <Copy size={14} aria-hidden="true" />, true, acts.duplicate)}
            {act(said.remove, <Trash2 size={14} aria-hidden="true" />, true, acts.remove)}
          </span>
        )}
      </div>
      {children}
    </li>
  );
}
