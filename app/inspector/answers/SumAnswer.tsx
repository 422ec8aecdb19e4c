/** The game that pieces form together: value, outcome, and every move that wins (or at least draws). */
import { Fragment, useMemo } from 'react';
import type { NodeId } from '../../../engine/document/index.ts';
import { endingWhen, outcomeClasses } from '../../../engine/outcome/index.ts';
import type { AnswerTo } from '../../../engine/questions/index.ts';
import type { SumMove } from '../../../engine/sums/index.ts';
import { scoreOnPaper, type Value } from '../../../engine/values/index.ts';
import { MathText, OutcomeLetter } from '../../parts/MathText.tsx';
import { light, select } from '../../store/showing.ts';
import { words } from '../../words.ts';
import css from '../card.module.css';
import { NodeNameById } from '../NodeNameById.tsx';
import { useSpoken } from '../use-spoken.ts';
import { BigValue } from '../ValueCard.tsx';
import type { AnswerProps } from './answer-card.ts';

const mostMoves = 60;

function Moves(props: {
  readonly title: string;
  readonly moves: readonly (SumMove & { readonly value?: Value | undefined })[];
  readonly ids: readonly NodeId[];
}) {
  const { title, moves, ids } = props;
  useSpoken(
    useMemo(() => moves.slice(0, mostMoves).flatMap(({ from, to }) => [ids[from], ids[to]]), [moves, ids]),
  );
  if (moves.length === 0) return null;
  return (
    <>
      <p className={css.term}>{title}</p>
      <ul className={css.options}>
        {moves.slice(0, mostMoves).map((move) => {
          const ends = [ids[move.from], ids[move.to]] as const;
          return (
            <li key={`${move.piece} ${move.from} ${move.to}`}>
              <button
                type="button"
                className={css.option}
                onClick={() => select(ends)}
                onPointerEnter={() => light(ends)}
                onPointerLeave={() => light([])}
                onFocus={() => light(ends)}
                onBlur={() => light([])}
              >
                <NodeNameById id={ends[0]} />
                <span aria-hidden="true">→</span>
                <span className="unseen">to</span>
                <NodeNameById id={ends[1]} />
                {move.value && (
                  <span className={css.optionValue}>
                    <MathText value={move.value} />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {moves.length > mostMoves && <p className={css.quiet}>and {moves.length - mostMoves} more</p>}
    </>
  );
}

/** The result when that player starts, and the moves that achieve it. */
function Starting(props: {
  readonly player: 'left' | 'right';
  readonly sum: Extract<AnswerTo<'sum'>, { readonly kind: 'partizan-sum' }>;
  readonly ids: readonly NodeId[];
}) {
  const { player, sum, ids } = props;
  const { winning, drawing } = sum[player];
  return (
    <>
      <dl className={css.starting}>
        <div className={css.fact}>
          <dt>{words.firstMover[player]}</dt>
          <dd>{words.ending[endingWhen(sum.outcome, player)]}</dd>
        </div>
      </dl>
      <Moves title={words.goodMoves[player].winning} moves={winning} ids={ids} />
      <Moves title={words.goodMoves[player].drawing} moves={drawing} ids={ids} />
    </>
  );
}

/** The score when each player starts, and the moves that lead to it. */
function ScoringStarts(props: {
  readonly sum: Extract<AnswerTo<'sum'>, { readonly kind: 'scoring-sum' }>;
  readonly ids: readonly NodeId[];
}) {
  const { sum, ids } = props;
  return (['left', 'right'] as const).map((player) => (
    <Fragment key={player}>
      <dl className={css.starting}>
        <div className={css.fact}>
          <dt>{words.firstMover[player]}</dt>
          <dd>{scoreOnPaper(player === 'left' ? sum.value.ls : sum.value.rs)}</dd>
        </div>
      </dl>
      <Moves title={words.bestMoves[player]} moves={sum[player]} ids={ids} />
    </Fragment>
  ));
}

/** Whether some move wins, draws, or, of a scoring game, leads to the best score. */
export function hasGoodMoves(sum: AnswerTo<'sum'>): boolean {
  if (sum.kind === 'sum') return sum.winning.length + sum.drawing.length > 0;
  if (sum.kind === 'scoring-sum') return sum.left.length + sum.right.length > 0;
  return [sum.left, sum.right].some(({ winning, drawing }) => winning.length + drawing.length > 0);
}

export function SumAnswer({ answer: sum, ids }: Pick<AnswerProps<AnswerTo<'sum'>>, 'answer' | 'ids'>) {
  return (
    <>
      {sum.value && <BigValue value={sum.value} />}
      <p className={css.outcome}>
        <OutcomeLetter outcome={sum.outcome} /> {outcomeClasses[sum.outcome].says}
      </p>
      <p className={css.small}>
        <span>{sum.by === 'values' ? 'By the table of sums' : 'By playing the pieces together'}</span>
      </p>
      {sum.kind === 'scoring-sum' ? (
        <ScoringStarts sum={sum} ids={ids} />
      ) : sum.kind === 'sum' ? (
        <>
          <Moves title="Moves that win" moves={sum.winning} ids={ids} />
          <Moves title="Moves that draw" moves={sum.drawing} ids={ids} />
          {!hasGoodMoves(sum) && <p className={css.quiet}>{words.sums.noGoodMove}</p>}
        </>
      ) : (
        <>
          <Starting player="left" sum={sum} ids={ids} />
          <Starting player="right" sum={sum} ids={ids} />
        </>
      )}
    </>
  );
}
