/**
 * The values of the first heaps, in lines. Those before the period are in italics on a shaded ground, and the
 * caption says so.
 */
import { counted } from '../words/counting.ts';
import css from './heaps.module.css';
import type { GrowingHeaps } from './summing.ts';

/** A line is a period where it fits, so that the values that come again are below each other. */
const [shortest, longest, usual] = [8, 40, 20];

type Shown = Pick<GrowingHeaps, 'first' | 'summary' | 'soFar'>;

export function FirstHeaps({ heaps: { first, summary, soFar } }: { readonly heaps: Shown }) {
  const found = summary?.period ?? soFar?.period;
  const period = found?.period ?? usual;
  const short = period > 0 && period < shortest ? period * Math.ceil(shortest / period) : period;
  const across = short <= longest ? short : usual;
  const lines = Math.ceil(first.length / across);
  return (
    <table className={`${css.values} numbers`}>
      <caption>
        Nim values of the heaps of 0 to {counted(first.length - 1)} counters.
        {found && found.from > 0 && (
          <>
            {' '}
            <span className={css.before}>
              In italics and shaded: heaps before the period, which begins at {counted(found.from)}.
            </span>
          </>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">Heap</th>
          {Array.from({ length: across }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its place
            <th key={i} scope="col">
              +{i}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its place
          <tr key={line}>
            <th scope="row">{across * line}</th>
            {first.slice(across * line, across * (line + 1)).map((value, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a heap is identified by its size
              <td key={i} className={found && across * line + i < found.from ? css.before : undefined}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
