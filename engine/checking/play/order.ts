/**
 * Whether a position is worth what is claimed, by play of the difference: G ≥ H if Left wins G − H when Right
 * begins (Conway, On Numbers and Games). Play in both ends; where G goes round see `endless-order.ts`. What
 * one position finds of another, the next one finds again.
 */
/** Games by their options. */
export type GameMoves = {
  readonly left: readonly (readonly number[])[];
  readonly right: readonly (readonly number[])[];
};

export type GameOrder = {
  /** How many pairs of positions were looked at so far. */
  played(): number;
  /**
   * How G and H compare; undefined once more than `most` pairs of positions were examined. Yields their
   * number as it works.
   */
  compare(g: number, h: number, most: number): Generator<number, '=' | '<' | '>' | '||' | undefined, void>;
  /** Whether G ≤ H; undefined once more than `most` pairs were examined. */
  isAtMost(g: number, h: number, most: number): boolean | undefined;
};

const slice = 20_000;

export function openOrder(positions: GameMoves, games: GameMoves): GameOrder {
  // Two bits for G ≥ H, whether it is known and whether it holds, and two for G ≤ H.
  const known = openPairMemo();
  let played = 0;

  const answer = (g: number, h: number, isAtMost: number): boolean | undefined => {
    const bits = known.get(g, h) >> (2 * isAtMost);
    return (bits & 1) === 0 ? undefined : (bits & 2) !== 0;
  };
  const tell = (g: number, h: number, isAtMost: number, holds: boolean): void =>
    known.add(g, h, (holds ? 3 : 1) << (2 * isAtMost));

  /**
   * The player who moves second wins: no first move of the opponent leads to a position that the opponent
   * wins moving second.
   */
  function* holds(
    start: number,
    other: number,
    way: 0 | 1,
    most: number,
  ): Generator<number, boolean | undefined, void> {
    const [gs, hs, ways, next] = [[start], [other], [way as number], [0]];
    let pairs = 0;
    const drop = (): void => {
      gs.pop();
      hs.pop();
      ways.pop();
      next.pop();
    };
    while (gs.length > 0) {
      const top = gs.length - 1;
      const [g, h, isAtMost] = [gs[top], hs[top], ways[top]];
      const mine = isAtMost ? positions.left[g] : positions.right[g];
      const theirs = isAtMost ? games.right[h] : games.left[h];
      const i = next[top]++;
      if (i >= mine.length + theirs.length) {
        tell(g, h, isAtMost, true);
        drop();
        continue;
      }
      const [toG, toH] = i < theirs.length ? [g, theirs[i]] : [mine[i - theirs.length], h];
      const found = answer(toG, toH, 1 - isAtMost);
      if (found) {
        tell(g, h, isAtMost, false);
        drop();
      } else if (found === undefined) {
        next[top]--;
        gs.push(toG);
        hs.push(toH);
        ways.push(1 - isAtMost);
        next.push(0);
        played++;
        if (++pairs > most) return undefined;
        if (pairs % slice === 0) yield pairs;
      }
    }
    return answer(start, other, way);
  }

  return {
    played: () => played,
    isAtMost(g, h, most) {
      const told = answer(g, h, 1);
      if (told !== undefined) return told;
      const asked = holds(g, h, 1, most);
      for (;;) {
        const found = asked.next();
        if (found.done) return found.value;
      }
    },
    *compare(g, h, most) {
      const least = answer(g, h, 0) ?? (yield* holds(g, h, 0, most));
      const greatest = answer(g, h, 1) ?? (yield* holds(g, h, 1, most));
      if (least === undefined || greatest === undefined) return undefined;
      if (least) return greatest ? '=' : '>';
      return greatest ? '<' : '||';
    },
  };
}

/**
 * A small number for each pair of small numbers, in typed arrays: quicker than a map, and larger than one may
 * be.
 */
type PairMemo = {
  /** 0 where the pair has no answer yet. */
  get(a: number, b: number): number;
  /** Adds bits to those of the pair, 8 at most. */
  add(a: number, b: number, bits: number): void;
};

const mostPairs = 24_000_000;

/** It is emptied when it has too many answers. */
function openPairMemo(): PairMemo {
  let size = 1 << 12;
  let firsts = new Int32Array(size).fill(-1);
  let seconds = new Int32Array(size);
  let bits = new Uint8Array(size);
  let count = 0;

  const place = (a: number, b: number): number => {
    let at = (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b)) >>> 0;
    at = (at ^ (at >>> 15)) & (size - 1);
    while (firsts[at] !== -1 && (firsts[at] !== a || seconds[at] !== b)) at = (at + 1) & (size - 1);
    return at;
  };
  const renew = (larger: number): void => {
    const [a, b, told] = [firsts, seconds, bits];
    size = larger;
    firsts = new Int32Array(size).fill(-1);
    seconds = new Int32Array(size);
    bits = new Uint8Array(size);
    if (count > mostPairs) {
      count = 0;
      return;
    }
    for (let i = 0; i < a.length; i++) {
      if (a[i] === -1) continue;
      const at = place(a[i], b[i]);
      firsts[at] = a[i];
      seconds[at] = b[i];
      bits[at] = told[i];
    }
  };

  return {
    get: (a, b) => bits[place(a, b)],
    add(a, b, more) {
      if (2 * count > size) renew(count > mostPairs ? 1 << 12 : 2 * size);
      const at = place(a, b);
      if (firsts[at] === -1) {
        firsts[at] = a;
        seconds[at] = b;
        count++;
      }
      bits[at] |= more;
    },
  };
}
