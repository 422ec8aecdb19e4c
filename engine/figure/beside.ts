/**
 * Places words round a node: a value too wide for its inside, its name, its step, its piece. Each word in
 * turn takes the direction, out of a ring of directions, where it covers no arc, no other node and no word
 * already placed; among those, the one with the most room. If every direction is taken, the word may be put a
 * little farther off, or in between. All places are offsets from the node's centre. Cost: directions ×
 * segments near the node, for each word.
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

/** The centre of words, and whether they cover something, since there is no better place. */
export type PlacedWords = Spot & { readonly overlaps: boolean };

const eighth = Math.PI / 4;
/** Sixteen directions, for a word that may be anywhere. */
export const allRound: readonly number[] = Array.from({ length: 16 }, (_, i) => (i * eighth) / 2);
/** The corners first, then up, right, down and left. */
export const corners: readonly number[] = [5, 7, 3, 1, 6, 0, 2, 4].map((i) => i * eighth);

/** How far off the rim a word may be if there is no room for it at the rim. */
const stepsOff: readonly number[] = [0, 4, 8, 12, 16, 20];
/**
 * Farther off than this a word is joined to its node by a line, which may not pass over other nodes and
 * words.
 */
export const mostBare = 20;
/**
 * How long places are looked for. If more pieces of arcs than `mostPieces` are near, all places count as
 * equally bad and no search is made: on a canvas that is drawn again at every move, and in figures of very
 * many nodes, it would take too long. `far` are more distances from the rim, for words that find no room.
 */
export type Care = {
  readonly mostPieces: number;
  readonly far: readonly number[];
  /** Words for which no place is free stay at the rim; else the least bad of all places is looked for. */
  readonly orAtRim?: boolean;
};
export const quick: Care = { mostPieces: 90, far: [] };
export const thorough: Care = { mostPieces: 1500, far: [26, 32, 38, 46, 54, 64, 74] };
/** For a canvas, on which only words look whose surroundings have changed. */
export const onCanvas: Care = { mostPieces: 180, far: [], orAtRim: true };
const inBetween: readonly number[] = Array.from({ length: 48 }, (_, i) => (i * eighth) / 6);

/**
 * The distance from a node's centre within which things can be in the way of words of this width, at the rim
 * or farther off.
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
 * Finds places for the words one after another; each keeps clear of those before it. `near` gives what lies
 * within a distance of the node's centre; it is asked for a larger distance only if wide words find no room
 * at the rim. Words without room there stay where they `stood` as long as that is free.
 */
export function besideNode(
  near: (reach: number) => Surroundings,
  widest: number,
  care: Care = quick,
): (words: Words, stood?: Spot) => PlacedWords {
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
   * The cost of a place, or a number of at least `most` if the place costs that much, without looking at all
   * arcs.
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
  type Candidate = { readonly box: WordsBox; readonly angle: number };
  const candidatesAt = (words: Words, directions: readonly number[], off: number): readonly Candidate[] =>
    directions.map((angle) => ({ box: boxAt(words, angle, off), angle }));
  /** The cheapest of these places; the first of them among equals. */
  const bestOf = (around: Surroundings, words: Words, among: readonly Candidate[]): WordsBox | undefined => {
    let best: WordsBox | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const { box, angle } of among) {
      const cost = costOf(around, box, words, angle, least - 1e-9);
      if (cost >= least - 1e-9) continue;
      best = box;
      least = cost;
    }
    return best;
  };
  /** The best of the nearest free places, or the cheapest place if none is free. */
  const fartherOff = (around: Surroundings, words: Words): WordsBox | undefined => {
    const farther = words.farther ?? inBetween;
    // What keeps off arcs by the room for them does so by a hair, too.
    const free: Candidate[][] = [];
    for (const off of stepsOff) {
      const open = candidatesAt(words, farther, off).filter(({ box }) => isFree(around, box, hair));
      free.push(open);
      const roomy = open.filter(({ box }) => !isCrossed(box, around.pieces, arcRoom));
      if (roomy.length > 0) return bestOf(around, words, roomy);
    }
    const open = free.find((each) => each.length > 0);
    if (open) return bestOf(around, words, open);
    // Words that belong to a side of the node stay there.
    for (const off of words.farther ? [] : care.far) {
      const clear = candidatesAt(words, farther, off).filter(
        ({ box }) => isFree(around, box, hair) && canBeJoined(around, box, taken),
      );
      if (clear.length > 0) return bestOf(around, words, clear);
    }
    if (care.orAtRim) return undefined;
    return bestOf(
      around,
      words,
      stepsOff.flatMap((off) => candidatesAt(words, farther, off)),
    );
  };
  const stillFree = (
    around: Surroundings,
    { width, height }: Words,
    stood: Spot | undefined,
  ): WordsBox | undefined => {
    const box = stood && { x: stood.x, y: stood.y, halfWide: width / 2, halfHigh: height / 2 };
    return box && isFree(around, box, hair) ? box : undefined;
  };
  return (words, stood) => {
    let best = bestOf(atRim, words, candidatesAt(words, words.directions, 0));
    if (!best) return { x: 0, y: 0, overlaps: false };
    let overlaps = false;
    if (words.gap !== 'rim' && !isFree(atRim, best, arcRoom)) {
      const around = about();
      best = (around && (stillFree(around, words, stood) ?? fartherOff(around, words))) ?? best;
      overlaps = liesOn(around ?? atRim, best, taken);
    }
    taken.push(best);
    return { x: best.x, y: best.y, overlaps };
  };
}
