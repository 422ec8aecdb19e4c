/**
 * A walkthrough as data: the number of frames, the sentence of each, what is highlighted, and how much each
 * brings. Rounds, reductions and proofs are turned into this; the bar, the keys and the canvas know nothing
 * else of them. What a frame shows of the drawing itself is a filter of what is known at the end: of labels
 * in app/store/rounds, of arcs in reductions.
 */
import type { FrameUnit, Lit, Sentence, ToldFrame } from '../store/state/frame.ts';

export type WalkFrames = {
  readonly unit: FrameUnit;
  /** Frames are numbered from 0, the beginning, to this. */
  readonly last: number;
  /** How much frame k brings, from 1 on; the ticks of the track show it. */
  amount(at: number): number;
  sentence(at: number): Sentence;
  lit(at: number): Lit;
  /** Whether new nodes of a frame ring once. */
  readonly rings: boolean;
};

export const nothingLit: Lit = { nodes: [], arcs: [] };

/** The one frame that is known of a walkthrough in another window. */
export const toldFrames = ({ unit, last, sentence, lit, rings }: ToldFrame): WalkFrames => ({
  unit,
  last,
  amount: () => 1,
  sentence: () => sentence,
  lit: () => lit,
  rings,
});

/** The frame that a walkthrough shows; there may be fewer frames by now. */
export const placeIn = ({ last }: WalkFrames, at: number): number => Math.max(0, Math.min(last, at));

/** More ticks than this would run together, so a tick then represents several frames. */
const mostTicks = 160;

/** A tick: its place as a share of the track, its height as a share of the highest, and its last frame. */
export type Tick = { readonly place: number; readonly height: number; readonly until: number };

/** The ticks of a track. O(frames). */
export function ticksOf({ last, amount }: Pick<WalkFrames, 'last' | 'amount'>): readonly Tick[] {
  const count = Math.min(last, mostTicks);
  const amounts = new Float64Array(count);
  const until = new Float64Array(count);
  for (let at = 1; at <= last; at++) {
    const tick = Math.ceil((at * count) / last) - 1;
    amounts[tick] = Math.max(amounts[tick], amount(at));
    until[tick] = at;
  }
  const most = amounts.reduce((a, b) => Math.max(a, b), 1);
  return Array.from(amounts, (each, i) => ({ place: until[i] / last, height: each / most, until: until[i] }));
}
