/** Runs a long computation to its end at once. */

/** Runs a generator to its end and returns its result; the slices that it yields are dropped. */
export function drain<T>(generator: Generator<unknown, T, void>): T {
  for (;;) {
    const slice = generator.next();
    if (slice.done) return slice.value;
  }
}
