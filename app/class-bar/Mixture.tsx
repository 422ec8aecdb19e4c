/** The choices of a class as one mixed strategy, beside the value of the matrix. */
import type { CSSProperties } from 'react';
import { NameText } from '../parts/NodeName.tsx';
import type { MixtureOnWall } from '../store/state/class.ts';
import { many } from '../words/counting.ts';
import css from './class-panel.module.css';

/** An exact share, as 1/3, as a part of the whole. */
function partOf(share: string): number {
  const [over, under = '1'] = share.split('/');
  const part = Number(over) / Number(under);
  return Number.isFinite(part) ? part : 0;
}

/** With a sign that is as long as a plus sign. */
const signed = (number: string): string => number.replace('-', '−');

const mixture = 'The class as one player';

export function Mixture(props: MixtureOnWall & { readonly className?: string | undefined }) {
  const { choices, shares, rounds, average, worth, className } = props;
  return (
    <section className={className} aria-label={mixture}>
      <h4>{mixture}</h4>
      <ol className={css.shares}>
        {shares.map((share, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is known by its place
          <li key={place} style={{ '--share': `${100 * partOf(share)}%` } as CSSProperties}>
            <NameText name={choices[place] ?? ''} /> <b className="numbers">{share}</b>
          </li>
        ))}
      </ol>
      {average !== undefined && (
        <p>
          On average {signed(average)} in a round, of {many(rounds, 'round', 'rounds')}.
        </p>
      )}
      {worth && (
        <p>
          It is sure of {signed(worth.sure)}, against {worth.against}.{' '}
          <b>The value is {signed(worth.value)}.</b>
        </p>
      )}
    </section>
  );
}
