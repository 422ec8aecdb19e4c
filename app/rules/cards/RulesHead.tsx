/**
 * The head of the cards: the ruleset's name and its pieces, each with its sign, its name and its owner.
 */
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { RulesPiece } from '../../../engine/rulesets/index.ts';
import { Button, IconButton } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { TextField } from '../../parts/TextField.tsx';
import { words } from '../../words.ts';
import type { RulesHand } from './hand.ts';
import css from './rule-cards.module.css';
import { SignPicture } from './SignPicture.tsx';
import { canHaveSign, withSignChanged } from './sign-edits.ts';
import {
  type EditedRules,
  withoutPiece,
  withPiece,
  withPieceCalled,
  withPieceOf,
  withRulesName,
} from './whole-edits.ts';

const said = words.ruleCards;

export function RulesHead<Rules extends EditedRules>(props: {
  readonly hand: RulesHand<Rules>;
  readonly children: ReactNode;
}) {
  const { hand, children } = props;
  const { rules, pieces, readOnly, edit } = hand;
  return (
    <div className={css.rulesHead}>
      <TextField
        label={said.name}
        value={rules.name}
        readOnly={readOnly}
        commit={(typed) => edit((now) => withRulesName(now, typed))}
      />
      <fieldset className={css.pieces}>
        <legend>Pieces</legend>
        {pieces.map((piece, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its number, as its sign changes
          <PieceFields key={i} hand={hand} piece={piece} number={i} />
        ))}
        {!readOnly && (
          <Button
            look="quiet"
            className={css.add}
            data-add="piece"
            onClick={() => edit(withPiece, `[data-piece="${pieces.length}"] input`)}
          >
            <Plus size={14} aria-hidden="true" /> Piece
          </Button>
        )}
      </fieldset>
      {children}
    </div>
  );
}

/** The name of a piece with its article, as it is typed. */
const nameTyped = ({ article, name, sign }: RulesPiece): string => {
  if (article !== '') return `${article} ${name}`;
  return name === sign ? '' : name;
};

const pieceOwners = { none: 'by rules', left: 'Left’s', right: 'Right’s' } as const;

function PieceFields<Rules extends EditedRules>(props: {
  readonly hand: RulesHand<Rules>;
  readonly piece: RulesPiece;
  readonly number: number;
}) {
  const { hand, piece, number } = props;
  const { rules, readOnly, edit } = hand;
  const { sign, owner } = piece;
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const called = said.signSaid(sign, [piece]);
  const putSign = (field: HTMLInputElement, then: string | undefined): void => {
    const typed = field.value.trim();
    const isRefused = typed !== sign && !canHaveSign(rules, sign, typed);
    setRefused(isRefused && typed !== '' ? typed : undefined);
    if (isRefused) field.value = sign;
    else if (typed !== sign) edit((now) => withSignChanged(now, sign, typed), then);
  };
  /**
   * Enter and leaving the field count what is typed; the keyboard stays after Enter, though the field begins
   * anew.
   */
  const commitOnEnter = (
    name: 'sign' | 'name',
    commit: (field: HTMLInputElement, then: string | undefined) => void,
  ) => ({
    name,
    onBlur: ({ target }: { readonly target: HTMLInputElement }) => commit(target, undefined),
    onKeyDown: ({
      key,
      currentTarget,
    }: {
      readonly key: string;
      readonly currentTarget: HTMLInputElement;
    }) => {
      if (key === 'Enter') commit(currentTarget, `[data-piece="${number}"] [name="${name}"]`);
    },
  });
  return (
    <div className={css.piece} data-piece={number}>
      <span className={css.swatch}>
        <SignPicture hand={hand} sign={sign} />
      </span>
      <input
        className={[parts.field, css.sign].join(' ')}
        aria-label={`Sign of ${called}`}
        key={sign}
        defaultValue={sign}
        maxLength={1}
        readOnly={readOnly}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onFocus={({ target }) => target.select()}
        {...commitOnEnter('sign', putSign)}
      />
      <input
        key={nameTyped(piece)}
        className={parts.field}
        aria-label={`Name of ${called}`}
        placeholder="a name"
        defaultValue={nameTyped(piece)}
        maxLength={60}
        readOnly={readOnly}
        spellCheck={false}
        autoComplete="off"
        {...commitOnEnter('name', (field, then) => {
          if (field.value.trim() !== nameTyped(piece))
            edit((now) => withPieceCalled(now, number, field.value), then);
        })}
      />
      <select
        aria-label={`Whose ${called} is`}
        value={owner ?? 'none'}
        disabled={readOnly}
        onChange={({ target }) =>
          edit((now) =>
            withPieceOf(
              now,
              number,
              target.value === 'none' ? undefined : (target.value as 'left' | 'right'),
            ),
          )
        }
      >
        {(['none', 'left', 'right'] as const).map((each) => (
          <option key={each} value={each}>
            {pieceOwners[each]}
          </option>
        ))}
      </select>
      {!readOnly && (
        <IconButton
          className={css.small}
          name={`Remove ${called}`}
          onClick={() => edit((now) => withoutPiece(now, number), '[data-add="piece"]')}
        >
          <Trash2 size={14} aria-hidden="true" />
        </IconButton>
      )}
      {refused !== undefined && (
        <p className={css.refused} role="alert">
          “{refused}” cannot be the sign of this piece, or is already in the rules. Use another letter, a
          digit, or a sign like #.
        </p>
      )}
    </div>
  );
}
