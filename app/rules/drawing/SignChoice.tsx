/** Which signs a node may have: any, or one or more that are clicked. */
import { Button } from '../../parts/Button.tsx';
import { words } from '../../words.ts';
import type { RulesHand } from '../cards/hand.ts';
import cards from '../cards/rule-cards.module.css';
import { SignPicture } from '../cards/SignPicture.tsx';
import { type DrawingRules, signsWith } from '../cards/whole-edits.ts';
import css from './drawing-cards.module.css';

export function SignChoice(props: {
  readonly hand: RulesHand<DrawingRules>;
  /** For a screen reader, and the word before it if there is one. */
  readonly says: string;
  readonly word?: string | undefined;
  /** Undefined for any. */
  readonly signs: string | undefined;
  /** What “any” means, where it can be chosen. */
  readonly any?: string;
  /** Whether the sign of an empty node can be chosen. */
  readonly hasEmpty?: boolean;
  /** Whether only one of them is chosen at a time. */
  readonly isOne?: boolean;
  readonly choose: (signs: string | undefined) => void;
}) {
  const { hand, says, word, signs, any, hasEmpty = true, isOne = false, choose } = props;
  const { pieces, readOnly } = hand;
  const offered = [...(hasEmpty ? '.' : ''), ...pieces.map(({ sign }) => sign), ...(signs ?? '')];
  return (
    <fieldset className={css.signs} disabled={readOnly}>
      <legend className="unseen">{says}</legend>
      {word !== undefined && <span aria-hidden="true">{word}</span>}
      {any !== undefined && (
        <Button
          look="quiet"
          className={css.any}
          aria-pressed={signs === undefined}
          aria-label={any}
          title={any}
          onClick={() => choose(undefined)}
        >
          any
        </Button>
      )}
      {[...new Set(offered)].map((sign) => (
        <button
          key={sign}
          type="button"
          className={cards.signChoice}
          aria-pressed={signs?.includes(sign) ?? false}
          aria-label={words.ruleCards.signSaid(sign, pieces)}
          title={words.ruleCards.signSaid(sign, pieces)}
          onClick={() => choose(signs === undefined || isOne ? sign : signsWith(signs, sign))}
        >
          <SignPicture hand={hand} sign={sign} />
        </button>
      ))}
    </fieldset>
  );
}
