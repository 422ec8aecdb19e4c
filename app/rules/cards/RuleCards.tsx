/**
 * A ruleset that a person writes, as pictures: its head, a card for each rule, and what ends the play. It
 * reads the text and gives a new text for each edit; a line that no edit changes stays letter by letter.
 */
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { RulesOnCells } from '../../../engine/rulesets/index.ts';
import { Button, IconButton } from '../../parts/Button.tsx';
import { words } from '../../words.ts';
import { cellsRead } from '../rules-read.ts';
import { AddRules } from './AddRules.tsx';
import { AddWord } from './AddWord.tsx';
import { CardProblems } from './CardProblems.tsx';
import { cardOfRule } from './card-of-rule.tsx';
import { apartAt, withOver, withOverChanged, withRule } from './edits.ts';
import { type CardsHand, cellOfTray, type TrayChoice } from './hand.ts';
import { ListOfCards } from './ListOfCards.tsx';
import { MoveFields } from './MoveFields.tsx';
import { NeverEnds } from './NeverEnds.tsx';
import { PictureBoard } from './PictureBoard.tsx';
import { PictureTray } from './PictureTray.tsx';
import {
  canShrink,
  grownFragment,
  layingFor,
  type PictureEdge,
  paintedFragment,
  shrunkFragment,
} from './painting.ts';
import { Rose } from './Rose.tsx';
import { RulesHead } from './RulesHead.tsx';
import css from './rule-cards.module.css';
import { isOneCell, SideButtons } from './StepFields.tsx';
import { type CardsProps, useRulesHand } from './use-rules-hand.ts';

const said = words.ruleCards;

const RuleCard = cardOfRule<RulesOnCells, CardsHand>(MoveFields);

export function RuleCards(props: CardsProps) {
  const { readOnly } = props;
  const shared = useRulesHand(props, cellsRead);
  const { stroke, cards, lines, onLine, problemsBeside, cardProps, always } = shared;
  const { rules, pieces, looks, edit } = shared.hand;
  const [chosen, choose] = useState<TrayChoice | undefined>(undefined);
  const choice = useMemo(
    (): TrayChoice => chosen ?? { form: 'one', signs: pieces.at(0)?.sign ?? '.' },
    [chosen, pieces],
  );
  const hand = useMemo(
    (): CardsHand => ({ ...shared.hand, put: cellOfTray(choice), stroke }),
    [shared.hand, choice, stroke],
  );
  const apart = rules.fallsApart ? [rules.fallsApart] : [];
  const elsewhere = problemsBeside([...rules.rules, ...rules.over, ...apart]);
  return (
    <div className={css.cards} ref={cards}>
      <RulesHead hand={hand}>
        <CardProblems of={elsewhere} lines={lines} areNumbered />
      </RulesHead>
      {!readOnly && (
        <PictureTray
          choice={choice}
          pieces={pieces.map(({ sign }) => ({ sign, says: said.signSaid(sign, pieces) }))}
          looks={looks}
          choose={choose}
        />
      )}
      <ListOfCards
        count={rules.rules.length}
        always={always}
        card={(i) => <RuleCard key={i} hand={hand} {...cardProps(i)} />}
      />
      {!readOnly && (
        <AddRules hand={hand} add={withRule} first="[data-square]">
          <Button
            look="quiet"
            onClick={() => edit(withOver, `[data-over="${rules.over.length}"] [data-square]`)}
          >
            <Plus size={14} aria-hidden="true" /> End of play
          </Button>
        </AddRules>
      )}
      {rules.over.length > 0 && (
        <ul className={css.list} aria-label="Over when">
          {rules.over.map((over, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an end of play is identified by its number
            <OverCard key={i} hand={hand} number={i}>
              <CardProblems of={onLine(over.at.line)} lines={lines} />
            </OverCard>
          ))}
        </ul>
      )}
      <Endings hand={hand}>
        {apart.map(({ at }) => (
          <CardProblems key={at.line} of={onLine(at.line)} lines={lines} />
        ))}
      </Endings>
    </div>
  );
}

/** The card of a fragment with which play is over. */
function OverCard(props: {
  readonly hand: CardsHand;
  readonly number: number;
  readonly children: ReactNode;
}) {
  const { hand, number, children } = props;
  const { rules, readOnly, edit } = hand;
  const { fragment, laid } = rules.over[number];
  const resize = (edge: PictureEdge, way: 'grow' | 'shrink'): void =>
    edit((now) =>
      withOverChanged(now, number, (old) => {
        if (way === 'shrink' && !canShrink(old.fragment, edge)) return old;
        const next = way === 'grow' ? grownFragment(old.fragment, edge) : shrunkFragment(old.fragment, edge);
        const isSame = (old.fragment.rows.length === 1) === (next.rows.length === 1);
        return { ...old, fragment: next, laid: isSame ? old.laid : layingFor(old.laid, next) };
      }),
    );
  const side = (edge: PictureEdge) =>
    !readOnly && <SideButtons edge={edge} canShrink={canShrink(fragment, edge)} resize={resize} />;
  const isGrid = rules.board === 'grid' || fragment.rows.length > 1;
  return (
    <li className={css.card} data-over={number}>
      <div className={css.head}>
        <span className={css.overWhen}>Over when</span>
        {!readOnly && (
          <span className={css.acts}>
            <IconButton
              className={css.small}
              name="Delete this end of play"
              onClick={() =>
                edit((now) => withOverChanged(now, number, () => undefined), '[data-add="rule"]')
              }
            >
              <Trash2 size={14} aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </div>
      <div className={css.pictures}>
        <div className={css.sized}>
          {side('left')}
          <div className={css.tall}>
            {isGrid && side('top')}
            <PictureBoard
              hand={hand}
              picture="over"
              fragment={fragment}
              paint={(square, cell) =>
                edit((now) =>
                  withOverChanged(now, number, (old) => ({
                    ...old,
                    fragment: paintedFragment(old.fragment, square, cell),
                  })),
                )
              }
              resize={resize}
            />
            {isGrid && side('bottom')}
          </div>
          {side('right')}
        </div>
      </div>
      {!(isOneCell(fragment.rows) && laid === 'as written') && (
        <Rose
          fragment={fragment}
          board={rules.board}
          laid={laid}
          readOnly={readOnly}
          lay={(next) => edit((now) => withOverChanged(now, number, (old) => ({ ...old, laid: next })))}
        />
      )}
      {children}
    </li>
  );
}

/** What play is worth that never ends, and through which signs no rule acts. */
function Endings({ hand, children }: { readonly hand: CardsHand; readonly children: ReactNode }) {
  const { rules, pieces, readOnly, edit } = hand;
  const signs = ['.', ...pieces.map(({ sign }) => sign)];
  return (
    <div className={css.endings}>
      <NeverEnds hand={hand} />
      {!readOnly && !rules.fallsApart && (
        <p className={css.adds}>
          <AddWord
            says="Say at which signs the board falls apart"
            add={() =>
              edit((now) => apartAt(now, signs.includes('#') ? '#' : '.'), '[data-word="apart"] input')
            }
          >
            falls apart at
          </AddWord>
        </p>
      )}
      {rules.fallsApart && (
        <fieldset className={css.condition} disabled={readOnly} data-word="apart">
          <legend>falls apart at</legend>
          {signs.map((sign) => (
            <label key={sign} className={css.word}>
              <input
                type="checkbox"
                checked={rules.fallsApart?.signs.includes(sign) ?? false}
                onChange={() => edit((now) => apartAt(now, sign))}
              />
              {said.signSaid(sign, pieces)}
            </label>
          ))}
        </fieldset>
      )}
      {children}
    </div>
  );
}
