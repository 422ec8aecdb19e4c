/** A step of a rule: its two pictures, which grow and shrink together, how they may be laid, and its conditions. */
import { Minus, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RuleCondition, RuleStep } from '../../../engine/rulesets/index.ts';
import { Button, IconButton } from '../../parts/Button.tsx';
import { words } from '../../words.ts';
import {
  type StepPlace,
  signsWith,
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
import { SquareSign } from './SquareSign.tsx';

const said = words.ruleCards;

/** The two buttons at a side, with which the pictures grow and shrink there. */
export function SideButtons(props: {
  readonly edge: PictureEdge;
  readonly canShrink: boolean;
  readonly resize: (edge: PictureEdge, way: 'grow' | 'shrink') => void;
}) {
  const { edge, resize } = props;
  return (
    <span className={css.side} data-edge={edge}>
      <button
        type="button"
        aria-label={said.grow[edge]}
        title={said.grow[edge]}
        onClick={() => resize(edge, 'grow')}
      >
        <Plus size={12} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={said.shrink[edge]}
        title={said.shrink[edge]}
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
              name={said.removeStep}
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
          <span className={css.arrow} role="img" aria-label={said.becomes}>
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
          {said.again}
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
            {(Object.keys(said.agains) as RuleStep['again'][]).map((each) => (
              <option key={each} value={each}>
                {said.agains[each]}
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
              says={said.addSays.again}
              add={() =>
                edit(
                  (now) => withStepChanged(now, place, (old) => ({ ...old, again: 'straight on' })),
                  wordOf('again'),
                )
              }
            >
              {said.again}
            </AddWord>
          )}
          {children}
        </p>
      )}
    </div>
  );
}

/** A button that adds a small word to a rule. */
export function AddWord(props: {
  readonly says: string;
  readonly add: () => void;
  readonly children: string;
}) {
  return (
    <Button look="quiet" className={css.add} aria-label={props.says} title={props.says} onClick={props.add}>
      + {props.children}
    </Button>
  );
}

function ConditionFields(props: {
  readonly hand: CardsHand;
  readonly condition: RuleCondition;
  readonly number: number;
  /** An edit after which it may be gone says so. */
  readonly change: (
    change: (condition: RuleCondition) => RuleCondition | undefined,
    isLast?: boolean,
  ) => void;
}) {
  const { hand, condition, number, change } = props;
  const { pieces, looks, readOnly } = hand;
  const signs = ['.', ...pieces.map(({ sign }) => sign)];
  return (
    <fieldset className={css.condition} disabled={readOnly}>
      <legend className="unseen">{said.condition}</legend>
      <span>{number === 0 ? said.conditionIf : said.conditionAnd}</span>
      <select
        aria-label={said.wantedLabel}
        data-word={`condition ${number}`}
        value={condition.wanted ? 'some' : 'no'}
        onChange={({ target }) => change((old) => ({ ...old, wanted: target.value === 'some' }))}
      >
        <option value="no">{said.wanted.no}</option>
        <option value="some">{said.wanted.some}</option>
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
          <SquareSign cell={{ kind: 'sign', sign }} lookOf={looks} />
        </button>
      ))}
      <select
        aria-label={said.whereLabel}
        value={condition.where}
        onChange={({ target }) =>
          change((old) => ({ ...old, where: target.value as RuleCondition['where'] }))
        }
      >
        <option value="beside">{said.where.beside}</option>
        <option value="around">{said.where.around}</option>
      </select>
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
