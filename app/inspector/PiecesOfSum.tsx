/** The pieces of a sum with its sign between them. Where their order matters the sign is a button that exchanges two. */
import type { NodeId } from '../../engine/document/index.ts';
import type { KindOfSum } from '../../engine/sums/index.ts';
import { exchangeWithNext } from '../edits/nodes.ts';
import { words } from '../words.ts';
import css from './card.module.css';
import { NodeNameById, useName } from './NodeNameById.tsx';
import play from './play.module.css';

/** Of more pieces the first are shown. */
const mostShown = 12;

export function PiecesOfSum({
  pieces,
  kind,
}: {
  readonly pieces: readonly NodeId[];
  readonly kind: KindOfSum;
}) {
  const shown = pieces.slice(0, mostShown);
  return (
    <>
      <p className={css.formula}>
        {shown.map((id, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pieces on one node differ by their index only
          <span key={place}>
            {place > 0 && (kind.isOrdered ? <Exchange {...{ pieces, place, kind }} /> : <Sign kind={kind} />)}
            <NodeNameById id={id} />
          </span>
        ))}
        {pieces.length > mostShown && ` ${kind.sign} …`}
      </p>
      {kind.isOrdered && pieces.length > 1 && <p className={css.quiet}>{words.sums.exchangeHint}</p>}
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
}) {
  const { pieces, place, kind } = props;
  const says = words.sums.exchange(useName(pieces[place - 1]), useName(pieces[place]));
  return (
    <button
      type="button"
      className={play.exchange}
      aria-label={says}
      title={says}
      onClick={() => exchangeWithNext(place - 1)}
    >
      {kind.sign}
    </button>
  );
}
