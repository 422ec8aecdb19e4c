/** A move of a rule on heaps as two pictures: heaps of counters before it, and what is left of them. */
import css from './heap-cards.module.css';
import type { HeapExample } from './heap-example.ts';

/** In units of the picture: the diameter of a counter with its room, and the width of a heap. */
const [step, wide, radius] = [11, 24, 4.6];

function Heap({
  counters,
  gone,
  at,
  height,
}: {
  counters: number;
  gone: number;
  at: number;
  height: number;
}) {
  return (
    <g transform={`translate(${at * wide + wide / 2} ${height - step / 2})`}>
      <line className={css.ground} x1={-wide / 2 + 3} x2={wide / 2 - 3} y1={step / 2} y2={step / 2} />
      {Array.from({ length: counters + gone }, (_, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a counter is identified by its place in the heap
          key={i}
          className={i < counters ? css.counter : css.gone}
          cy={-i * step}
          r={radius}
        />
      ))}
    </g>
  );
}

const pictureSaid = (which: 'before' | 'after', heaps: readonly number[]) =>
  heaps.length === 0 ? `${which}: no heap` : `${which}: ${heaps.join(' + ')}`;

/** What is taken stays as empty rings on the last heap that is left. */
export function HeapPicture({ before, after }: HeapExample) {
  const highest = Math.max(...before);
  const height = highest * step + 4;
  const left = after.flatMap((heaps, i) => {
    const rest = heaps.length === 0 ? [0] : heaps;
    const taken = before[i] - heaps.reduce((sum, heap) => sum + heap, 0);
    return rest.map((counters, k) => ({
      counters,
      gone: k === rest.length - 1 ? Math.min(taken, highest - counters) : 0,
    }));
  });
  const picture = (heaps: readonly { readonly counters: number; readonly gone: number }[], says: string) => (
    <svg
      className={css.picture}
      role="img"
      aria-label={says}
      viewBox={`0 0 ${heaps.length * wide} ${height}`}
      width={heaps.length * wide * 1.2}
      height={height * 1.2}
    >
      {heaps.map((heap, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a heap is identified by its place
        <Heap key={i} {...heap} at={i} height={height} />
      ))}
    </svg>
  );
  return (
    <p className={css.pictures}>
      {picture(
        before.map((counters) => ({ counters, gone: 0 })),
        pictureSaid('before', before),
      )}
      <span className={css.arrow} aria-hidden="true">
        →
      </span>
      {picture(left, pictureSaid('after', after.flat()))}
      <span className={css.says}>for example</span>
    </p>
  );
}
