/** The choices of a class as one mixed strategy, beside the value of the matrix. */
import type { CSSProperties } from 'react';
import { NameText } from '../parts/NodeName.tsx';
import type { MixtureOnWall } from '../store/state/class.ts';
import { classWords } from '../words/class.ts';
import css from './class-panel.module.css';

const says = classWords;

/** An exact share, as 1/3, as a part of the whole. */
function partOf(share: string): number {
  const [over, under = '1'] = share.split('/');
  const part = Number(over) / Number(under);
  return Number.isFinite(part) ? part : 0;
}

/** With a sign that is as long as a plus sign. */
const signed = (number: string): string => number.replace('-', '−');

export function Mixture(props: MixtureOnWall & { readonly className?: string | undefined }) {
  const { choices, shares, rounds, average, worth, className } = props;
  return (
    <section className={className} aria-label={says.mixture}>
      <h4>{says.mixture}</h4>
      <ol className={css.shares}>
        {shares.map((share, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is known by its place
          <li key={place} style={{ '--share': `${100 * partOf(share)}%` } as CSSProperties}>
            <NameText name={choices[place] ?? ''} /> <b className="numbers">{share}</b>
          </li>
        ))}
      </ol>
      {average !== undefined && <p>{says.average(signed(average), rounds)}</p>}
      {worth && (
        <p>
          {says.sure(signed(worth.sure), worth.against)} <b>{says.value(signed(worth.value))}</b>
        </p>
      )}
    </section>
  );
}
