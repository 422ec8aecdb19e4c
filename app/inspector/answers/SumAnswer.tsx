/** The game that pieces form together: value, outcome, and every move that wins (or at least draws). */
import { Fragment, useMemo } from 'react';
import type { NodeId } from '../../../engine/document/index.ts';
import { endingWhen } from '../../../engine/outcome/index.ts';
import {
  type AnswerTo,
  type MoveOfSum,
  type StartOfSum,
  startsOfSum,
} from '../../../engine/questions/index.ts';
import type { NoHeat, SumHeat } from '../../../engine/sums/index.ts';
import { scoreOnPaper } from '../../../engine/values/index.ts';
import { MathText, OutcomePart } from '../../parts/MathText.tsx';
import { lightWhilePointed, select } from '../../store/showing.ts';
import { words } from '../../words.ts';
import css from '../card.module.css';
import { NodeNameById } from '../NodeNameById.tsx';
import { useSpoken } from '../use-spoken.ts';
import { ValueCard } from '../ValueCard.tsx';
import type { AnswerProps } from './answer-card.ts';
import { PiecesHeat } from './PiecesHeat.tsx';

// What the answer about a sum says of it besides who wins: a best turn where one moves several pieces,
// numbers of the pieces, what comes after.

type Sum = AnswerTo<'sum'>;
type Start = Extract<Sum, { kind: 'compound' }>['starts'][number];
type Sequential = Extract<Sum, { tails: unknown }>;

/** If there are more pieces, only the first rests are shown. */
const mostTails = 12;

/** No end can be forced. */
const endless = -1;

const numbers = { remoteness: 'Remoteness of the pieces', suspense: 'Suspense of the pieces' } as const;

/** "a → b, d → e, which wins in 3 turns.", and the numbers by which that is known. */
function BestTurn(props: {
  readonly start: Start;
  readonly by: Extract<Sum, { kind: 'compound' }>['by'];
  readonly ids: readonly NodeId[];
}) {
  const { start, by, ids } = props;
  const { components, turn, result, remoteness } = start;
  const turns = remoteness === undefined || remoteness === endless ? undefined : remoteness;
  return (
    <>
      <p className={css.term}>A best turn</p>
      {turn.length === 0 ? (
        <p>No turn.</p>
      ) : (
        <p>
          {turn.map(({ piece, from, to }, i) => (
            <span key={piece}>
              {i > 0 && ', '}
              <NodeNameById id={ids[from]} /> <span aria-hidden="true">→</span>
              <span className="unseen">to</span> <NodeNameById id={ids[to]} />
            </span>
          ))}
          , which {words.play.judgedTurns(result, turns)}.
        </p>
      )}
      {by !== 'play' && (
        <dl>
          <div className={css.fact}>
            <dt>{numbers[by]}</dt>
            <dd className="numbers">
              {components.map((each) => (each === endless ? '∞' : String(each))).join(', ')}
            </dd>
          </div>
        </dl>
      )}
    </>
  );
}

/** Who wins the rest of a sum in which the pieces come one after the other, from the second of them on. */
function RestOfSum(props: { readonly answer: Sequential; readonly ids: readonly NodeId[] }) {
  const { answer, ids } = props;
  const { tails, pieces } = answer;
  if (tails.length < 2) return null;
  return (
    <>
      <p className={css.term}>What is still to come</p>
      <dl>
        {tails.slice(1, mostTails).map((outcome, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rest of a sum is known by its first piece
          <div className={css.fact} key={i}>
            <dt>
              <NodeNameById id={ids[pieces[i + 1]]} />
              {i + 2 < pieces.length && ' → …'}
            </dt>
            <dd>
              <OutcomePart outcome={outcome} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const mostMoves = 60;

function Moves(props: {
  readonly title: string;
  readonly moves: readonly MoveOfSum[];
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
                {...lightWhilePointed(ends)}
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

const firstMover = { left: 'Left first', right: 'Right first' } as const;

const goodMoves = {
  left: { winning: 'Left’s moves that win', drawing: 'Left’s moves that draw' },
  right: { winning: 'Right’s moves that win', drawing: 'Right’s moves that draw' },
} as const;

const bestMoves = { left: 'Left’s best moves', right: 'Right’s best moves' } as const;

/** The result when that player starts, and the moves that achieve it. */
function Starting(props: {
  readonly start: StartOfSum;
  readonly outcome: AnswerTo<'sum'>['outcome'];
  /** What good moves are called where both players have the same. */
  readonly titles: { readonly winning: string; readonly drawing: string };
  readonly ids: readonly NodeId[];
}) {
  const { start, outcome, titles, ids } = props;
  const { player, score, winning, drawing, best } = start;
  if (player === 'either')
    return (
      <>
        <Moves title={titles.winning} moves={winning} ids={ids} />
        <Moves title={titles.drawing} moves={drawing} ids={ids} />
        {!isGood(start) && <p className={css.quiet}>No move wins, and none draws.</p>}
      </>
    );
  return (
    <>
      <dl className={css.starting}>
        <div className={css.fact}>
          <dt>{firstMover[player]}</dt>
          <dd>
            {score !== undefined ? scoreOnPaper(score) : outcome && words.ending[endingWhen(outcome, player)]}
          </dd>
        </div>
      </dl>
      <Moves title={goodMoves[player].winning} moves={winning} ids={ids} />
      <Moves title={goodMoves[player].drawing} moves={drawing} ids={ids} />
      <Moves title={bestMoves[player]} moves={best} ids={ids} />
    </>
  );
}

const isGood = ({ winning, drawing, best }: StartOfSum): boolean =>
  winning.length + drawing.length + best.length > 0;

function Heats({ heat, ids }: { readonly heat: SumHeat | NoHeat; readonly ids: readonly NodeId[] }) {
  const nodes = heat.kind === 'heat' ? heat.pieces.map(({ at }) => ids[at]) : [];
  return (
    <>
      <p className={css.term}>{words.temperatures.title}</p>
      <PiecesHeat heat={heat} nodes={nodes} isBesideMoves />
    </>
  );
}

/** Whether some move wins, draws, or, of a scoring game, leads to the best score. */
export const hasGoodMoves = (sum: AnswerTo<'sum'>): boolean => startsOfSum(sum).some(isGood);

const goodMovesCalled = { winning: 'Moves that win', drawing: 'Moves that draw' } as const;

const goodTurnsCalled = { winning: 'Moves in turns that win', drawing: 'Moves in turns that draw' } as const;

const foundBy = {
  values: 'By the table of sums',
  play: 'By playing the pieces together',
  remoteness: 'By the remoteness of each piece alone',
  suspense: 'By the suspense of each piece alone',
} as const;

export function SumAnswer({ answer: sum, ids }: Pick<AnswerProps<AnswerTo<'sum'>>, 'answer' | 'ids'>) {
  const { outcome } = sum;
  const titles = sum.kind === 'compound' ? goodTurnsCalled : goodMovesCalled;
  return (
    <>
      <ValueCard worth={sum}>
        <p className={css.small}>
          <span>{foundBy[sum.by]}</span>
        </p>
      </ValueCard>
      {startsOfSum(sum).map((start, i) => (
        <Fragment key={start.player}>
          <Starting start={start} outcome={outcome} titles={titles} ids={ids} />
          {sum.kind === 'compound' && <BestTurn start={sum.starts[i]} by={sum.by} ids={ids} />}
        </Fragment>
      ))}
      {sum.kind === 'compound' && sum.because && <p className={css.quiet}>{sum.because}</p>}
      {'tails' in sum && <RestOfSum answer={sum} ids={ids} />}
      {'heat' in sum && sum.heat && <Heats heat={sum.heat} ids={ids} />}
    </>
  );
}
