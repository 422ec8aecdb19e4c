/**
 * The options that a coder writes. The coder is asked again with a larger array until all of them fit, so
 * that their number need not be known. An array serves any number of positions, so that generating a graph
 * allocates none.
 */
import type { Mover } from '../graph/game-graph.ts';
import type { Coder } from './ruleset.ts';

/** An array to which options are written; a larger one takes its place when they do not fit. */
export type OptionRoom = { out: Float64Array<ArrayBuffer> };

/** Most positions have fewer options. */
const FIRST_ROOM = 1 << 8;

export const optionRoom = (): OptionRoom => ({ out: new Float64Array(FIRST_ROOM) });

/**
 * Writes the codes of a player's options to the front of `room.out` and returns how many there are.
 * O(options) amortised.
 */
export function writeCodedOptions(coder: Coder, player: Mover, code: number, room: OptionRoom): number {
  for (;;) {
    const count = coder[player](code, room.out);
    if (count <= room.out.length) return count;
    room.out = new Float64Array(2 * count);
  }
}

/** The codes of a player's options, each once. */
export function codedOptions(coder: Coder, player: Mover, code: number): readonly number[] {
  const room = optionRoom();
  const count = writeCodedOptions(coder, player, code, room);
  return Array.from(room.out.subarray(0, count));
}
