/**
 * A step of a rule: its two pictures, which grow and shrink together, how they may be laid, and its
 * conditions.
 */
import { Minus, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RuleStep } from '../../../engine/rulesets/index.ts';
import { IconButton } from '../../parts/Button.tsx';
import { words } from '../../words.ts';
import { AddWord } from './AddWord.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import {
  type StepPlace,
  withCondition,
  withConditionChanged,
  withLaying,
  withoutStep,
  withStepChanged,
} from './edits.ts';
import type { CardsHand } from './hand.ts';
import { PictureBoard } from './PictureBoard.tsx';
import {
  canShrink,
  grownPair,
  layingFor,
  type PictureEdge,
  type PicturePair,
  paintedPair,
  shrunkPair,
} from './painting.ts';
import { Rose } from './Rose.tsx';
import css from './rule-cards.module.css';

const said = words.ruleCards;

const grow = {
  left: 'Add a column at the left',
  right: 'Add a column at the right',
  top: 'Add a row at the top',
  bottom: 'Add a row at the bottom',
} as const;

const shrink = {
  left: 'Remove the left column',
  right: 'Remove the right column',
  top: 'Remove the top row',
  bottom: 'Remove the bottom row',
} as const;

/** The two buttons at a side, with which the pictures grow and shrink there. */
export function SideButtons(props: {
  readonly edge: PictureEdge;
  readonly canShrink: boolean;
  readonly resize: (edge: PictureEdge, way: 'grow' | 'shrink') => void;
}) {
  const { edge, resize } = props;
  return (
    <span className={css.side} data-edge={edge}>
      <button type="button" aria-label={grow[edge]} title={grow[edge]} onClick={() => resize(edge, 'grow')}>
        <Plus size={12} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={shrink[edge]}
        title={shrink[edge]}
        aria-disabled={!props.canShrink || undefined}
        onClick={() => props.canShrink && resize(edge, 'shrink')}
      >
        <Minus size={12} aria-hidden="true" />
      </button>
    </span>
  );
}

/** A picture with one cell is the same in every laying. */
export const isOneCell = (rows: RuleStep['before']['rows']): boolean =>
  rows.length === 1 && rows[0].length <= 1;

const agains = { no: 'no', 'straight on': 'straight on', 'any way': 'any way' } satisfies Record<
  RuleStep['again'],
  string
>;

export function StepFields(props: {
  readonly hand: CardsHand;
  readonly place: StepPlace;
  readonly step: RuleStep;
  /** Whether it is not the first one. */
  readonly isLater: boolean;
  /** What can be added to the whole rule. */
  readonly children: ReactNode;
}) {
  const { hand, place, step, isLater, children } = props;
  const { rules, readOnly, edit } = hand;
  const { before, after, laid, conditions, again } = step;
  const changePair = (change: (pair: PicturePair) => PicturePair): void =>
    edit((now) =>
      withStepChanged(now, place, (old) => {
        const pair = change(old);
        const wasLine = old.before.rows.length === 1;
        const isLine = pair.before.rows.length === 1;
        return { ...old, ...pair, laid: wasLine === isLine ? old.laid : layingFor(old.laid, pair.before) };
      }),
    );
  const resize = (edge: PictureEdge, way: 'grow' | 'shrink'): void =>
    changePair((pair) => (way === 'grow' ? grownPair(pair, edge) : shrunkPair(pair, edge)));
  const side = (edge: PictureEdge) => (
    <SideButtons edge={edge} canShrink={canShrink(before, edge) && canShrink(after, edge)} resize={resize} />
  );
  const adds = `[data-card="${place.rule}"] [data-adds] button`;
  const wordOf = (word: string): string =>
    `[data-card="${place.rule}"] [data-step="${place.step}"] [data-word="${word}"]`;
  const isGrid = rules.board === 'grid' || before.rows.length > 1;
  const picture = (name: 'before' | 'after') => (
    <PictureBoard
      hand={hand}
      picture={name}
      fragment={step[name]}
      paint={(square, cell) => changePair((pair) => paintedPair(pair, name, square, cell))}
      resize={resize}
    />
  );
  return (
    <div className={css.step} data-step={place.step}>
      {isLater && (
        <p className={css.word}>
          {said.then}
          {!readOnly && (
            <IconButton
              className={css.small}
              name="Remove this step"
              onClick={() => edit((now) => withoutStep(now, place), adds)}
            >
              <X size={14} aria-hidden="true" />
            </IconButton>
          )}
        </p>
      )}
      <div className={css.pictures}>
        <div className={css.sized}>
          {!readOnly && side('left')}
          <div className={css.tall}>
            {!readOnly && isGrid && side('top')}
            {picture('before')}
            {!readOnly && isGrid && side('bottom')}
          </div>
        </div>
        <div className={css.sized}>
          <span className={css.arrow} role="img" aria-label="becomes">
            →
          </span>
          {picture('after')}
          {!readOnly && side('right')}
        </div>
      </div>
      {!(isOneCell(before.rows) && laid === 'as written') && (
        <Rose
          fragment={before}
          board={rules.board}
          laid={laid}
          readOnly={readOnly}
          lay={(next) => edit((now) => withLaying(now, place, next))}
        />
      )}
      {conditions.map((condition, i) => (
        <ConditionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition of a step is identified by its number
          key={i}
          hand={hand}
          condition={condition}
          number={i}
          change={(change, then) =>
            edit((now) => withConditionChanged(now, place, i, change), then ? adds : undefined)
          }
        />
      ))}
      {again !== 'no' && (
        <label className={css.word}>
          again
          <select
            data-word="again"
            value={again}
            disabled={readOnly}
            onChange={({ target }) =>
              edit(
                (now) =>
                  withStepChanged(now, place, (old) => ({
                    ...old,
                    again: target.value as RuleStep['again'],
                  })),
                target.value === 'no' ? adds : undefined,
              )
            }
          >
            {(Object.keys(agains) as RuleStep['again'][]).map((each) => (
              <option key={each} value={each}>
                {agains[each]}
              </option>
            ))}
          </select>
        </label>
      )}
      {!readOnly && (
        <p className={css.adds} data-adds>
          <AddWord
            says={said.addSays.if}
            add={() => edit((now) => withCondition(now, place), wordOf(`condition ${conditions.length}`))}
          >
            {said.conditionIf}
          </AddWord>
          {again === 'no' && (
            <AddWord
              says="The same player can make the step again"
              add={() =>
                edit(
                  (now) => withStepChanged(now, place, (old) => ({ ...old, again: 'straight on' })),
                  wordOf('again'),
                )
              }
            >
              again
            </AddWord>
          )}
          {children}
        </p>
      )}
    </div>
  );
}
