/** What stands in a cell of a matrix, and how often a move is played as a bar and a fraction. */
import type { FractionText, MatrixCell } from '../../../../engine/theories/index.ts';
import { decimalBeside } from '../../../../engine/values/index.ts';
import { words } from '../../../words.ts';
import css from './matrix.module.css';
import { onMatrix, worthOnMatrix } from './places.ts';
import { signedGain } from './sayings.ts';

export function CellText({ cell }: { readonly cell: MatrixCell }) {
  const { to, low, high, gain } = cell;
  if (to === undefined) return words.rounds.hole;
  if (low === undefined) return words.rounds.noValue;
  const decimal = decimalBeside(low, high);
  return (
    <>
      <span>{worthOnMatrix(low, high)}</span>
      {decimal && <small>{onMatrix(decimal)}</small>}
      {gain !== undefined && gain !== '0' && <small>{signedGain(gain)}</small>}
    </>
  );
}

/** In the range from 0 to 1. */
const fractionOf = (text: FractionText): number => {
  const [over, under = '1'] = text.split('/');
  return Number((BigInt(over) * 10_000n) / BigInt(under)) / 10_000;
};

export function ShareOfMove({ share }: { readonly share: FractionText | undefined }) {
  if (share === undefined) return null;
  return (
    <>
      <div className={css.track} aria-hidden="true">
        {share !== '0' && <div className={css.bar} style={{ width: `${100 * fractionOf(share)}%` }} />}
      </div>
      {worthOnMatrix(share)}
    </>
  );
}
