/**
 * The pieces of a sum with its sign between them. Where their order matters the sign is a button that
 * exchanges two.
 */
import type { NodeId } from '../../engine/document/index.ts';
import type { KindOfSum } from '../../engine/sums/index.ts';
import { forHand } from '../words/tapping.ts';
import css from './card.module.css';
import { NodeNameById, useName } from './NodeNameById.tsx';
import play from './play.module.css';

/** If there are more pieces, only the first are shown. */
const mostShown = 12;

type Exchanging = (place: number) => void;

export function PiecesOfSum(props: {
  readonly pieces: readonly NodeId[];
  readonly kind: KindOfSum;
  /** Exchanges the piece at that place with the next one, where they have an order that can be changed. */
  readonly exchange?: Exchanging;
}) {
  const { pieces, kind } = props;
  const exchange = kind.isOrdered ? props.exchange : undefined;
  const shown = pieces.slice(0, mostShown);
  return (
    <>
      <p className={css.formula}>
        {shown.map((id, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pieces on one node differ by their index only
          <span key={place}>
            {place > 0 &&
              (exchange ? <Exchange {...{ pieces, place, kind, exchange }} /> : <Sign kind={kind} />)}
            <NodeNameById id={id} />
          </span>
        ))}
        {pieces.length > mostShown && ` ${kind.sign} …`}
      </p>
      {exchange && pieces.length > 1 && (
        <p className={css.quiet}>{forHand('Click an arrow between two pieces to exchange them.')}</p>
      )}
    </>
  );
}

const Sign = ({ kind }: { readonly kind: KindOfSum }) => (
  <>
    {' '}
    <span aria-hidden="true">{kind.sign}</span>
    <span className="unseen">{kind.spoken}</span>{' '}
  </>
);

function Exchange(props: {
  readonly pieces: readonly NodeId[];
  readonly place: number;
  readonly kind: KindOfSum;
  readonly exchange: Exchanging;
}) {
  const { pieces, place, kind, exchange } = props;
  const says = `Exchange ${useName(pieces[place - 1])} and ${useName(pieces[place])}`;
  return (
    <button
      type="button"
      className={play.exchange}
      aria-label={says}
      title={says}
      onClick={() => exchange(place - 1)}
    >
      {kind.sign}
    </button>
  );
}
