/**
 * Places words round a node: a value too wide for its inside, its name, its step, its piece. Each word in turn
 * takes the direction, out of a ring of directions, where it lies on no arc, on no other node and on no word
 * already placed; among those, the one with the most room. If every direction is taken, the word may stand a
 * little farther off, or in between. All places are offsets from the node's centre. Cost: directions × segments
 * near the node, for each word.
 */

import {
  arcRoom,
  canBeJoined,
  costOfArcs,
  costOfNodes,
  costOfOthers,
  costOfWords,
  enough,
  hair,
  isCrossed,
  liesOn,
  onNode,
  onWords,
  type Surroundings,
} from './costs-of-places.ts';
import { nodeRadius, type Spot } from './curves.ts';
import { positive } from './gaps.ts';
import { distanceClearOf, type WordsBox } from './words-box.ts';

export type Words = {
  readonly width: number;
  readonly height: number;
  /** The distance between words and rim; "rim" puts the words onto the rim. */
  readonly gap: number | 'rim';
  /** The preferred direction in radians, and the cost of each radian away from it. */
  readonly wish: number;
  readonly insists: number;
  readonly directions: readonly number[];
  /** Where they may go farther off; anywhere if it is left out. */
  readonly farther?: readonly number[];
};

/** The centre of words, and whether they lie on something, since there is no better place. */
export type PlacedWords = Spot & { readonly overlaps: boolean };

const eighth = Math.PI / 4;
/** Sixteen directions, for a word that may stand anywhere. */
export const allRound: readonly number[] = Array.from({ length: 16 }, (_, i) => (i * eighth) / 2);
/** The corners first, then up, right, down and left. */
export const corners: readonly number[] = [5, 7, 3, 1, 6, 0, 2, 4].map((i) => i * eighth);

/** How far off the rim a word may stand if it finds no room at the rim. */
const stepsOff: readonly number[] = [0, 4, 8, 12, 16, 20];
/** Farther off than this a word is joined to its node by a line, which may not pass over other nodes and words. */
export const mostBare = 20;
/**
 * How long places are looked for. If more pieces of arcs than `mostPieces` are near, all places count as equally bad and no
 * search is made: on a canvas that is drawn again at every move, and in figures of very many nodes, it would take too long.
 * `far` are more distances from the rim, for words that find no room.
 */
export type Care = { readonly mostPieces: number; readonly far: readonly number[] };
export const quick: Care = { mostPieces: 90, far: [] };
export const thorough: Care = { mostPieces: 1500, far: [26, 32, 38, 46, 54, 64, 74] };
const inBetween: readonly number[] = Array.from({ length: 48 }, (_, i) => (i * eighth) / 6);

/**
 * The distance from a node's centre within which things can be in the way of words of this width, at the rim or
 * farther off.
 */
const reachRound = (widest: number): number => nodeRadius + 8 + widest + enough;
const reachFarther = (widest: number, { far }: Care): number =>
  reachRound(widest) + Math.max(mostBare, ...far);

function boxAt({ width, height, gap }: Words, angle: number, off: number): WordsBox {
  const [halfWide, halfHigh] = [width / 2, height / 2];
  const far = gap === 'rim' ? nodeRadius : distanceClearOf(nodeRadius + gap + off, angle, halfWide, halfHigh);
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, halfWide, halfHigh };
}

/**
 * Finds places for the words one after another; each stands clear of those before it. `near` gives what lies
 * within a distance of the node's centre; it is asked for a larger distance only if wide words find no room at
 * the rim.
 */
export function besideNode(
  near: (reach: number) => Surroundings,
  widest: number,
  care: Care = quick,
): (words: Words) => PlacedWords {
  const isCrowded = ({ pieces }: Surroundings): boolean => pieces.length > 4 * care.mostPieces;
  const taken: WordsBox[] = [];
  const atRim = near(reachRound(widest));
  let wide: Surroundings | undefined;
  /**
   * The surroundings a little farther off; undefined if they are so crowded that every place is equally bad.
   */
  const about = (): Surroundings | undefined => {
    if (isCrowded(atRim)) return undefined;
    wide ??= near(reachFarther(widest, care));
    return isCrowded(wide) ? undefined : wide;
  };
  /**
   * The cost of a place, or a number of at least `most` if the place is that dear, without looking at all arcs.
   */
  const costOf = (
    around: Surroundings,
    box: WordsBox,
    { wish, insists }: Words,
    angle: number,
    most: number,
  ) => {
    const off = positive(angle - wish);
    const others =
      costOfWords(box, taken) +
      costOfOthers(box, around.words ?? []) +
      costOfNodes(box, around.nodes) +
      insists * Math.min(off, 2 * Math.PI - off);
    return others >= most ? others : others + costOfArcs(box, around.pieces, most - others);
  };
  /** Whether a box is free; arcs may come as near as `room`. */
  const isFree = (around: Surroundings, box: WordsBox, room: number): boolean =>
    costOfNodes(box, around.nodes) < onNode &&
    costOfWords(box, taken) < onWords &&
    costOfOthers(box, around.words ?? []) < onWords &&
    !isCrossed(box, around.pieces, room);
  /** The cheapest of the wanted places at this distance; the first of them among equals. */
  const bestOf = (
    around: Surroundings,
    words: Words,
    directions: readonly number[],
    offs: readonly number[],
    wanted = (_: WordsBox): boolean => true,
  ): WordsBox | undefined => {
    let best: WordsBox | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const off of offs) {
      for (const angle of directions) {
        const box = boxAt(words, angle, off);
        if (!wanted(box)) continue;
        const cost = costOf(around, box, words, angle, least - 1e-9);
        if (cost >= least - 1e-9) continue;
        best = box;
        least = cost;
      }
    }
    return best;
  };
  /** The best of the nearest free places, or the cheapest place if none is free. */
  const fartherOff = (around: Surroundings, words: Words): WordsBox | undefined => {
    const farther = words.farther ?? inBetween;
    for (const room of [arcRoom, hair]) {
      for (const off of stepsOff) {
        const best = bestOf(around, words, farther, [off], (box) => isFree(around, box, room));
        if (best) return best;
      }
    }
    // Words that belong to a side of the node stay there.
    for (const off of words.farther ? [] : care.far) {
      const isClear = (box: WordsBox): boolean =>
        isFree(around, box, hair) && canBeJoined(around, box, taken);
      const best = bestOf(around, words, farther, [off], isClear);
      if (best) return best;
    }
    return bestOf(around, words, farther, stepsOff);
  };
  return (words) => {
    let best = bestOf(atRim, words, words.directions, [0]);
    if (!best) return { x: 0, y: 0, overlaps: false };
    let overlaps = false;
    if (words.gap !== 'rim' && !isFree(atRim, best, arcRoom)) {
      const around = about();
      best = (around && fartherOff(around, words)) ?? best;
      overlaps = liesOn(around ?? atRim, best, taken);
    }
    taken.push(best);
    return { x: best.x, y: best.y, overlaps };
  };
}
