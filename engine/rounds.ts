/** What the caller of a long computation does with it: here, everything at once. */

/** Runs a generator to its end and gives what it returns; the slices it yields on the way are dropped. */
export function drain<T>(generator: Generator<unknown, T, void>): T {
  for (;;) {
    const slice = generator.next();
    if (slice.done) return slice.value;
  }
}
