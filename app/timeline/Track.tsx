/** The track: a slider over the steps, a tick a reduction, taller where more goes at once. */
import type { Reduction } from '../../engine/index.ts';
import { goToStep } from '../simplify/simplifying.ts';
import { words } from '../words.ts';
import css from './timeline.module.css';

/** More ticks than these would run together. */
const mostTicks = 160;

export function Track(props: { readonly reductions: readonly Reduction[]; readonly at: number }) {
  const { reductions, at } = props;
  const last = reductions.length;
  return (
    <div className={css.track}>
      {last <= mostTicks && (
        <div className={css.ticks} aria-hidden="true">
          {reductions.map((reduction, i) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one list, which never change places
              key={i}
              data-kind={reduction.kind}
              data-passed={i < at || undefined}
              style={{ left: `${((i + 1) / last) * 100}%` }}
            />
          ))}
        </div>
      )}
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={at}
        disabled={last === 0}
        aria-label="Step"
        aria-valuetext={words.simplifyStep(at, last)}
        onChange={({ target }) => goToStep(Number(target.value))}
      />
      <span className={`${css.count} numbers`} aria-hidden="true">
        {words.simplifyStep(at, last)}
      </span>
    </div>
  );
}
