/**
 * Values in an infinite impartial digraph without gray vertices, of which only a part is examined: what is
 * certain of a vertex regardless of the rest of the digraph. Values are those of Smith, Fraenkel and Perl,
 * and are found as they are defined, by play next to nim-heaps: v is *m if v + *m is a loss for the player to
 * move, for one m; else v is ∞, and its exits are the m next to which that player wins (Siegel, Coping with
 * cycles, Section 6).
 *
 * Not all moves of a vertex outside the part are known. So play is judged for two players: the optimist wins
 * immediately when moving at such a vertex, and the other player has only the known moves there. What the
 * other player wins is certain; what the optimist does not win cannot be won. Both hold for every digraph
 * that continues the part, finite or not.
 */
import type { Arcs } from '../graph/game-graph.ts';
import { ENDLESS, remotenessInSlices } from '../graph/remoteness.ts';
import { type ImpartialOutcome, impartialOutcomes } from '../outcome/outcome.ts';
import type { Value } from '../values/value.ts';

type SeenPart = {
  /** The moves of each vertex; for a vertex outside the part the known ones. */
  readonly arcs: Arcs;
  /** Per vertex 1 where it lies beyond the part, else 0. */
  readonly beyond: Uint8Array;
  /** No vertex has more options than this, neither in the part nor outside it; so no nimber is larger. */
  readonly mostOptions: number;
};

export type SureValues = {
  readonly table: Value[];
  /** Per vertex the place of its value in `table`, −1 where none is sure. */
  readonly codes: Int32Array;
  /** Per vertex a place in `impartialOutcomes`, NOT_SURE where it is not sure who wins. */
  readonly outcomes: Uint8Array;
  /**
   * Per vertex how many moves play with one piece lasts at most, where it is certain who wins and the winner
   * makes only known moves; ENDLESS elsewhere. A winner who always moves to the least of these wins.
   */
  readonly lasts: Int32Array;
};

/** The code of an outcome that is not certain. */
export const NOT_SURE = 0xff;

const OPTIMIST = 0;
const OTHER = 1;

/**
 * Yields now and then how many positions of play have been dealt with. Cost: O(most · arcs + most² ·
 * vertices), where `most` is the largest number of options.
 */
export function* sureValues({ arcs, beyond, mostOptions }: SeenPart): Generator<number, SureValues, void> {
  const heaps = mostOptions + 1;
  const lasts = yield* remotenessInSlices(statesOf(arcs, beyond, heaps));
  const at = (v: number, heap: number, mover: number): number => lasts[stateOf(v, heap, mover, heaps)];
  const wins = (remote: number): boolean => remote !== ENDLESS && remote % 2 === 1;
  const loses = (remote: number): boolean => remote !== ENDLESS && remote % 2 === 0;
  const order = beyond.length;
  const table: Value[] = [];
  const places = new Map<string, number>();
  const found: SureValues = {
    table,
    codes: new Int32Array(order).fill(-1),
    outcomes: new Uint8Array(order).fill(NOT_SURE),
    lasts: new Int32Array(order).fill(ENDLESS),
  };
  /** Who wins next to a heap; undefined where that is not sure. */
  const beside = (v: number, heap: number): ImpartialOutcome | undefined => {
    if (wins(at(v, heap, OTHER))) return 'N';
    if (loses(at(v, heap, OPTIMIST))) return 'P';
    const open = wins(at(v, heap, OPTIMIST)) || loses(at(v, heap, OTHER));
    return open ? undefined : 'D';
  };
  for (let v = 0; v < order; v++) {
    const alone = beside(v, 0);
    if (alone) found.outcomes[v] = impartialOutcomes.indexOf(alone);
    if (alone === 'N') found.lasts[v] = at(v, 0, OTHER);
    if (alone === 'P') found.lasts[v] = at(v, 0, OPTIMIST);
    const all = Array.from({ length: heaps }, (_, heap) => beside(v, heap));
    const n = all.indexOf('P');
    if (n < 0 && all.includes(undefined)) continue;
    const exits = [...all.keys()].filter((heap) => all[heap] === 'N');
    const value: Value = n >= 0 ? { kind: 'nimber', n } : { kind: 'cyclic', exits };
    const key = JSON.stringify(value);
    const place = places.get(key) ?? table.push(value) - 1;
    places.set(key, place);
    found.codes[v] = place;
  }
  return found;
}

/** A vertex, a heap below `heaps` beside it, and who is to move. */
const stateOf = (v: number, heap: number, mover: number, heaps: number): number =>
  2 * (v * heaps + heap) + mover;

/** The moves of play by the two players; the last state is one without moves. */
function statesOf({ starts, targets }: Arcs, beyond: Uint8Array, heaps: number): Arcs {
  const order = beyond.length;
  const lost = 2 * order * heaps;
  const ofHeaps = (heaps * (heaps - 1)) / 2;
  const rows = new Uint32Array(lost + 2);
  const most = 2 * (targets.length * heaps + order * ofHeaps) + order * heaps;
  const ends = new Uint32Array(most);
  let count = 0;
  for (let v = 0; v < order; v++) {
    for (let heap = 0; heap < heaps; heap++) {
      for (const mover of [OPTIMIST, OTHER]) {
        const state = stateOf(v, heap, mover, heaps);
        if (beyond[v] === 1 && mover === OPTIMIST) ends[count++] = lost;
        else {
          for (let e = starts[v]; e < starts[v + 1]; e++)
            ends[count++] = stateOf(targets[e], heap, 1 - mover, heaps);
          for (let less = 0; less < heap; less++) ends[count++] = stateOf(v, less, 1 - mover, heaps);
        }
        rows[state + 1] = count;
      }
    }
  }
  rows[lost + 1] = count;
  return { starts: rows, targets: ends.subarray(0, count) };
}
