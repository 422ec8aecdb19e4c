/** Computations of which there may be too many slices. */

/** The same computation, each slice counted, given up after so many; undefined then. */
export function* countedWithin<T>(
  slices: Generator<unknown, T, void>,
  most: number,
): Generator<number, T | undefined, void> {
  for (let count = 0; count <= most; count++) {
    const slice = slices.next();
    if (slice.done) return slice.value;
    yield count;
  }
  return undefined;
}
