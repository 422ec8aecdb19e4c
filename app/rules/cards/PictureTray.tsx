/** The tray over the cards: what a click puts on a square. For a class or a run several signs are chosen. */
import type { FragmentCell } from '../../../engine/rulesets/index.ts';
import { Button, Hint } from '../../parts/Button.tsx';
import { forHand } from '../../words/tapping.ts';
import { words } from '../../words.ts';
import { cellOfTray, type SignLook, type TrayChoice } from './hand.ts';
import tray from './picture-tray.module.css';
import css from './rule-cards.module.css';
import { SquareSign } from './SquareSign.tsx';
import { signsWith } from './whole-edits.ts';

const said = words.ruleCards;

function TrayButton(props: {
  readonly says: string;
  readonly isChosen: boolean;
  readonly keys?: string;
  readonly choose: () => void;
  readonly children: React.ReactNode;
}) {
  return (
    <Hint says={props.says} {...(props.keys !== undefined && { keys: props.keys })}>
      <Button
        className={css.choice}
        aria-label={props.says}
        aria-pressed={props.isChosen}
        onClick={props.choose}
      >
        {props.children}
      </Button>
    </Hint>
  );
}

export function PictureTray(props: {
  readonly choice: TrayChoice;
  readonly pieces: readonly { readonly sign: string; readonly says: string }[];
  readonly looks: ReadonlyMap<string, SignLook>;
  readonly choose: (choice: TrayChoice) => void;
}) {
  const { choice, pieces, looks, choose } = props;
  const { form, signs } = choice;
  const hasMany = form === 'class' || form === 'run';
  const chooseSign = (sign: string): void => {
    if (!hasMany) choose({ form: 'one', signs: sign });
    else choose({ form, signs: signs === '_' ? sign : signsWith(signs, sign) });
  };
  const chooseForm = (next: 'class' | 'run'): void => {
    const named = signs === '_' ? '.' : signs;
    choose(form === next ? { form: 'one', signs: named[0] } : { form: next, signs: named });
  };
  const isChosen = (sign: string): boolean => form !== 'any' && form !== 'edge' && signs.includes(sign);
  const sign = (cell: FragmentCell) => (
    <span className={css.swatch}>
      <SquareSign cell={cell} lookOf={looks} />
    </span>
  );
  return (
    <fieldset className={tray.tray}>
      <legend className="unseen">{forHand('What a click puts on a square')}</legend>
      {[{ sign: '.', says: said.signSaid('.', []) }, ...pieces].map((piece) => (
        <TrayButton
          key={piece.sign}
          says={piece.says}
          keys={piece.sign}
          isChosen={isChosen(piece.sign)}
          choose={() => chooseSign(piece.sign)}
        >
          {sign({ kind: 'sign', sign: piece.sign })}
        </TrayButton>
      ))}
      <TrayButton
        says="anything: after the move it is left as it is"
        keys="_"
        isChosen={form === 'any' || (form === 'run' && signs === '_')}
        choose={() => choose(form === 'run' ? { form, signs: '_' } : { form: 'any', signs: '.' })}
      >
        {sign({ kind: 'any' })}
      </TrayButton>
      <TrayButton
        says="beyond the edge of the board"
        keys="~"
        isChosen={form === 'edge'}
        choose={() => choose({ form: 'edge', signs: '.' })}
      >
        {sign({ kind: 'edge' })}
      </TrayButton>
      <TrayButton
        says="one of the signs that are chosen"
        isChosen={form === 'class'}
        choose={() => chooseForm('class')}
      >
        one of
      </TrayButton>
      <TrayButton
        says="none or more squares with the signs that are chosen"
        isChosen={form === 'run'}
        choose={() => chooseForm('run')}
      >
        run of
      </TrayButton>
      {hasMany && sign(cellOfTray(choice))}
    </fieldset>
  );
}
