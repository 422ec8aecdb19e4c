/** A column of whole numbers that grows: a list of millions of them takes 4 bytes for each, and up to as much for room. */

export type GrowingColumn = {
  push(number: number): void;
  length(): number;
  /** A copy of its exact length. */
  signed(): Int32Array;
  unsigned(): Uint32Array;
};

const FIRST_ROOM = 1 << 8;

export function growingColumn(first: readonly number[] = []): GrowingColumn {
  let room = new Int32Array(FIRST_ROOM);
  let count = 0;
  const push = (number: number): void => {
    if (count === room.length) {
      const more = new Int32Array(2 * count);
      more.set(room);
      room = more;
    }
    room[count++] = number;
  };
  for (const number of first) push(number);
  return {
    push,
    length: () => count,
    signed: () => room.slice(0, count),
    unsigned: () => new Uint32Array(room.buffer.slice(0, 4 * count)),
  };
}
