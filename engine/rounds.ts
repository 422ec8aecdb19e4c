/** Long computations as generators of slices: run to their end at once, or with their slices counted. */

/** Runs a generator to its end and returns its result; the slices that it yields are dropped. */
export function drain<T>(generator: Generator<unknown, T, void>): T {
  for (;;) {
    const slice = generator.next();
    if (slice.done) return slice.value;
  }
}

/** The same computation; each slice yields how many came before it. */
export function* asCounts<T>(slices: Generator<unknown, T, void>): Generator<number, T, void> {
  for (let count = 0; ; count++) {
    const slice = slices.next();
    if (slice.done) return slice.value;
    yield count;
  }
}
