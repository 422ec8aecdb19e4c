/** What the answer about a sum says of it besides who wins: a best turn where one moves several pieces, numbers of the pieces, what comes after. */
import type { NodeId } from '../../../engine/document/index.ts';
import type { AnswerTo } from '../../../engine/questions/index.ts';
import { OutcomeInWords } from '../../parts/MathText.tsx';
import { words } from '../../words.ts';
import css from '../card.module.css';
import { NodeNameById } from '../NodeNameById.tsx';

type Sum = AnswerTo<'sum'>;
type Start = Extract<Sum, { kind: 'compound' }>['starts'][number];
type Sequential = Extract<Sum, { tails: unknown }>;

const says = words.sums;

/** Of more pieces the first rests are shown. */
const mostTails = 12;

/** No end can be forced. */
const endless = -1;

/** "a → b, d → e, which wins in 3 turns.", and the numbers by which that is known. */
export function BestTurn(props: {
  readonly start: Start;
  readonly by: Extract<Sum, { kind: 'compound' }>['by'];
  readonly ids: readonly NodeId[];
}) {
  const { start, by, ids } = props;
  const { components, turn, result, remoteness } = start;
  const turns = remoteness === undefined || remoteness === endless ? undefined : remoteness;
  return (
    <>
      <p className={css.term}>{says.bestTurn}</p>
      {turn.length === 0 ? (
        <p>{says.noTurn}</p>
      ) : (
        <p>
          {turn.map(({ piece, from, to }, i) => (
            <span key={piece}>
              {i > 0 && ', '}
              <NodeNameById id={ids[from]} /> <span aria-hidden="true">→</span>
              <span className="unseen">to</span> <NodeNameById id={ids[to]} />
            </span>
          ))}
          {says.whichBrings(words.play.judgedTurns(result, turns))}
        </p>
      )}
      {by !== 'play' && (
        <dl>
          <div className={css.fact}>
            <dt>{says.numbers[by]}</dt>
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
export function RestOfSum(props: { readonly answer: Sequential; readonly ids: readonly NodeId[] }) {
  const { answer, ids } = props;
  const { tails, pieces } = answer;
  if (tails.length < 2) return null;
  return (
    <>
      <p className={css.term}>{says.rest}</p>
      <dl>
        {tails.slice(1, mostTails).map((outcome, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rest of a sum is known by its first piece
          <div className={css.fact} key={i}>
            <dt>
              <NodeNameById id={ids[pieces[i + 1]]} />
              {i + 2 < pieces.length && ' → …'}
            </dt>
            <dd>
              <span>
                <OutcomeInWords outcome={outcome} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
