/**
 * Mean and temperature of a sum and of each of its pieces, with a mark at the hottest; or why there is none.
 */
import type { NodeId } from '../../../engine/document/index.ts';
import { dyadicOf } from '../../../engine/numbers/index.ts';
import type { NoHeat, SumHeat } from '../../../engine/sums/index.ts';
import { MathText } from '../../parts/MathText.tsx';
import { words } from '../../words.ts';
import css from '../card.module.css';
import { NodeNameById } from '../NodeNameById.tsx';
import table from './pieces-heat.module.css';

const says = words.temperatures;

const Exact = ({ x }: { readonly x: number }) => (
  <MathText value={{ kind: 'stopper', canonical: dyadicOf(x) }} />
);

/** More pieces than these are not listed; the sum has them all the same. */
const mostListed = 24;

/** `nodes` are the nodes of the pieces, in their order. */
export function PiecesHeat(props: {
  readonly heat: SumHeat | NoHeat;
  readonly nodes: readonly NodeId[];
  /** Whether moves that win are marked beside it. */
  readonly isBesideMoves?: boolean;
}) {
  const { heat, nodes, isBesideMoves = false } = props;
  if (heat.kind === 'no-heat') return <p className={css.quiet}>{says.none(heat.says)}</p>;
  const { mean, temperature, isBound, pieces, hottest } = heat;
  const isSum = pieces.length > 1;
  return (
    <>
      <table className={table.heat}>
        <thead>
          <tr>
            <th scope="col">{isSum ? 'Piece' : <span className="unseen">Piece</span>}</th>
            <th scope="col">Mean</th>
            <th scope="col">Temperature</th>
            <th>
              <span className="unseen">{says.hottest}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {isSum &&
            pieces.slice(0, mostListed).map((piece, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two pieces on one node differ by their place only
              <tr key={i}>
                <th scope="row">
                  <NodeNameById id={nodes[i]} />
                </th>
                <td>
                  <Exact x={piece.mean} />
                </td>
                <td>
                  <Exact x={piece.temperature} />
                </td>
                <td className={table.hottest}>
                  {hottest.includes(i) && (
                    <>
                      <span aria-hidden="true">{says.sign}</span> {says.hottest}
                    </>
                  )}
                </td>
              </tr>
            ))}
          <tr className={isSum ? table.sum : undefined}>
            <th scope="row">{isSum ? 'Sum' : <NodeNameById id={nodes[0]} />}</th>
            <td>
              <Exact x={mean} />
            </td>
            <td>
              {isBound && `${says.atMost} `}
              <Exact x={temperature} />
            </td>
            <td />
          </tr>
        </tbody>
      </table>
      {isSum && (
        <p className={css.quiet}>
          {hottest.length === 0
            ? 'All pieces are numbers: nobody wants to move.'
            : isBesideMoves
              ? 'To move in the hottest piece is a simple rule, but it can lose. The moves that win are listed above. They follow from the value of the sum.'
              : 'To move in the hottest piece is a simple rule, but it can lose. Evaluate marks the moves that win with ✓.'}
        </p>
      )}
    </>
  );
}
