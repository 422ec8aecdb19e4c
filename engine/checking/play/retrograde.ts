/**
 * Play to its end, found backwards: everything that can follow some positions, and from each of them whether
 * the player to move wins and after how many moves (Zermelo; the remoteness of Conway, On Numbers and Games,
 * chapter 14). Who is to move is part of a position, where it matters.
 */

export type Followers<Position> = {
  /** Each once, in the order in which they are met; positions with one name are one. */
  readonly positions: readonly Position[];
  /** By the number of a position, those of its options. */
  readonly options: readonly (readonly number[])[];
  /** Undefined of a position that does not follow. */
  numberOf(position: Position): number | undefined;
};

/**
 * Everything that can follow these positions; undefined if there are more than `most`. O(positions and
 * moves).
 */
export function allThatFollow<Position>(
  starts: readonly Position[],
  optionsOf: (position: Position) => readonly Position[],
  nameOf: (position: Position) => string,
  most = Number.POSITIVE_INFINITY,
): Followers<Position> | undefined {
  const numbers = new Map<string, number>();
  const positions: Position[] = [];
  const put = (position: Position): number => {
    const name = nameOf(position);
    const found = numbers.get(name);
    if (found !== undefined) return found;
    numbers.set(name, positions.length);
    return positions.push(position) - 1;
  };
  for (const start of starts) put(start);
  const options: (readonly number[])[] = [];
  for (const position of positions) {
    if (positions.length > most) return undefined;
    options.push(optionsOf(position).map(put));
  }
  return { positions, options, numberOf: (position) => numbers.get(nameOf(position)) };
}

/**
 * How many moves play lasts if the winner hurries and the loser lingers: an odd number where the player to
 * move wins, an even one where the other does, −1 where neither can force it. A player who cannot move has
 * lost. O(positions and moves).
 */
export function lengthsOfPlay(count: number, optionsOf: (position: number) => readonly number[]): Int32Array {
  const starts = new Int32Array(count + 1);
  const missing = new Int32Array(count);
  for (let at = 0; at < count; at++) {
    const options = optionsOf(at);
    missing[at] = options.length;
    for (const option of options) starts[option + 1]++;
  }
  for (let at = 0; at < count; at++) starts[at + 1] += starts[at];
  const next = starts.slice();
  const before = new Int32Array(starts[count]);
  for (let at = 0; at < count; at++) for (const option of optionsOf(at)) before[next[option]++] = at;
  const lasts = new Int32Array(count).fill(-1);
  const queue: number[] = [];
  const put = (at: number, moves: number): void => {
    lasts[at] = moves;
    queue.push(at);
  };
  for (let at = 0; at < count; at++) if (missing[at] === 0) put(at, 0);
  // They are met in the order of their remoteness, so that the first lost option is the quickest and the last
  // won one the slowest.
  for (let i = 0; i < queue.length; i++) {
    const option = queue[i];
    for (let arc = starts[option]; arc < starts[option + 1]; arc++) {
      const at = before[arc];
      if (lasts[at] >= 0) continue;
      if (lasts[option] % 2 === 0 || --missing[at] === 0) put(at, lasts[option] + 1);
    }
  }
  return lasts;
}
