/** Long work of the library: at once, or in slices between which others have their turn. */
import { othersTurn, slice } from './others-turn.ts';
import type { Progress, SliceOptions } from './types.ts';

/** The work of a function, which reports its progress. */
export type Work<Found> = Generator<Progress, Found, void>;

type Sliced = (...args: never) => Work<unknown>;
type Whole = (...args: never) => unknown;

const slicesOf = new WeakMap<Whole, Sliced>();

/** Says by which generator the work of a function is done in slices. */
export function sliced<Args extends readonly never[], Found>(
  whole: (...args: Args) => Found,
  inParts: (...args: Args) => Work<Found>,
): void {
  slicesOf.set(whole as Whole, inParts as Sliced);
}

/**
 * Does the work of another function of this library in slices, so that a page stays alive, tells how far it
 * is, and can be cancelled. `work` is `solve`, `ask`, `sum`, `sums`, `compare`, `reckon`, `matrix`,
 * `generate`, `toSvg`, `toTikz` or `toDot`, and `args` are what it would be given.
 *
 * @returns A promise of what the function returns; it rejects with what the function throws, and with the
 * signal's reason if it is aborted.
 * @example
 * import { board, inSlices, solve } from 'grundy';
 *
 * const counts = [];
 * const found = await inSlices(solve, [board('domineering', '..../..../....')], {
 *   onProgress: ({ doing, done }) => counts.push(`${doing} ${done}`),
 * });
 * console.log(found.start.text);
 *
 * const controller = new AbortController();
 * const late = inSlices(solve, [board('domineering', '..../..../....')], { signal: controller.signal });
 * controller.abort();
 * await late.catch((reason) => console.log(reason.name));
 * // → -3/2
 * // → AbortError
 */
export async function inSlices<Args extends readonly unknown[], Found>(
  work: (...args: Args) => Found,
  args: Args,
  { signal, onProgress }: SliceOptions = {},
): Promise<Found> {
  const inParts = slicesOf.get(work as Whole) as ((...args: Args) => Work<Found>) | undefined;
  if (!inParts) throw new TypeError('inSlices needs a function of this library as its first argument');
  const going = inParts(...args);
  try {
    await othersTurn();
    for (;;) {
      signal?.throwIfAborted();
      const until = performance.now() + slice;
      let last: Progress | undefined;
      do {
        const next = going.next();
        if (next.done) return next.value;
        last = next.value;
      } while (performance.now() < until);
      onProgress?.(last);
      await othersTurn();
    }
  } finally {
    // A caller that aborts discards what was done.
    going.return(undefined as Found);
  }
}

/** The work of a generator of the engine, which yields numbers or nothing. */
export function* telling<Found>(
  slices: Generator<unknown, Found, void>,
  doing: Progress['doing'],
): Work<Found> {
  for (let count = 0; ; count++) {
    const next = slices.next();
    if (next.done) return next.value;
    yield { doing, done: typeof next.value === 'number' ? next.value : count };
  }
}
