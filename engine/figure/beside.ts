/**
 * Places words round a node: a value too wide for its inside, its name, its step, its piece. Each word in turn
 * takes the direction, out of a ring of directions, where it lies on no arc, on no other node and on no word
 * already placed; among those, the one with the most room. If every direction is taken, the word may stand a
 * little farther off, or in between. All places are offsets from the node's centre. Cost: directions × segments
 * near the node, for each word.
 */

import { nodeRadius, type Spot } from './curves.ts';
import { positive } from './gaps.ts';
import { distanceClearOf, distanceToPiece, isAside, lengthIn, type WordsBox } from './words-box.ts';

/** What is near the node, relative to its centre. */
export type Surroundings = {
  /** Arcs as straight pieces: x, y, x, y of each. */
  readonly pieces: readonly number[];
  readonly nodes: readonly Spot[];
};

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

const eighth = Math.PI / 4;
/** Sixteen directions, for a word that may stand anywhere. */
export const allRound: readonly number[] = Array.from({ length: 16 }, (_, i) => (i * eighth) / 2);
/** The corners first, then up, right, down and left. */
export const corners: readonly number[] = [5, 7, 3, 1, 6, 0, 2, 4].map((i) => i * eighth);

/** The least distance between an arc and a word. */
const arcRoom = 2.5;
/** The least distance where there is no room. */
const hair = 0;
const onArc = 9;
const onNode = 30;
const onWords = 60;
/** Room beyond this distance makes no difference. */
const enough = 22;
const crampedness = 5;
/** How far off the rim a word may stand if it finds no room at the rim. */
const stepsOff: readonly number[] = [0, 4, 8, 12, 16, 20];
/** If more pieces of arcs than this are near, all places count as equally bad and no search is made. */
const mostPieces = 90;
const inBetween: readonly number[] = Array.from({ length: 48 }, (_, i) => (i * eighth) / 6);

/**
 * The distance from a node's centre within which things can be in the way of words of this width, at the rim or
 * farther off.
 */
const reachRound = (widest: number): number => nodeRadius + 8 + widest;
const reachFarther = (widest: number): number => reachRound(widest) + Math.max(...stepsOff);

const wordsApart = 14;

/**
 * The cost of the arcs near a box. It stops as soon as the cost reaches `most`, without looking at every piece.
 */
function costOfArcs(box: WordsBox, pieces: readonly number[], most: number): number {
  let cost = 0;
  let nearest = enough;
  for (let i = 0; i + 3 < pieces.length && cost < most; i += 4) {
    const [x1, y1, x2, y2] = [pieces[i], pieces[i + 1], pieces[i + 2], pieces[i + 3]];
    if (isAside(box, x1, y1, x2, y2, nearest)) continue;
    const length = lengthIn(box, x1, y1, x2, y2, arcRoom);
    if (length > 0) cost += onArc + length;
    else nearest = Math.min(nearest, distanceToPiece(box, x1, y1, x2, y2));
  }
  return cost + crampedness * (1 - nearest / enough);
}

function isCrossed(box: WordsBox, pieces: readonly number[], room: number): boolean {
  for (let i = 0; i + 3 < pieces.length; i += 4) {
    if (lengthIn(box, pieces[i], pieces[i + 1], pieces[i + 2], pieces[i + 3], room) > 0) return true;
  }
  return false;
}

function costOfNodes(box: WordsBox, nodes: readonly Spot[]): number {
  let cost = 0;
  for (const { x, y } of nodes) {
    const dx = Math.max(0, Math.abs(x - box.x) - box.halfWide);
    const dy = Math.max(0, Math.abs(y - box.y) - box.halfHigh);
    const off = Math.hypot(dx, dy) - nodeRadius;
    // A word nearer to another node than to its own would be read as the other's.
    if (off < arcRoom) cost += onNode;
    else if (off < 2 * arcRoom) cost += crampedness;
  }
  return cost;
}

/** The words of one node keep apart; otherwise a step would be read as part of a name. */
function costOfWords(box: WordsBox, taken: readonly WordsBox[]): number {
  let cost = 0;
  for (const each of taken) {
    const dx = Math.max(0, Math.abs(each.x - box.x) - each.halfWide - box.halfWide);
    const dy = Math.max(0, Math.abs(each.y - box.y) - each.halfHigh - box.halfHigh);
    const off = Math.hypot(dx, dy);
    if (off < 1) cost += onWords;
    else cost += 2 * crampedness * Math.max(0, 1 - off / wordsApart);
  }
  return cost;
}

/** Those of the surroundings that count for words which reach this far. */
const within = ({ pieces, nodes }: Surroundings, reach: number): Surroundings => {
  const far = reach + enough;
  const square = { x: 0, y: 0, halfWide: far, halfHigh: far };
  const kept: number[] = [];
  for (let i = 0; i + 3 < pieces.length; i += 4) {
    const [x1, y1, x2, y2] = [pieces[i], pieces[i + 1], pieces[i + 2], pieces[i + 3]];
    if (lengthIn(square, x1, y1, x2, y2, 0) > 0) kept.push(x1, y1, x2, y2);
  }
  return { pieces: kept, nodes };
};

const isCrowded = ({ pieces }: Surroundings): boolean => pieces.length > 4 * mostPieces;

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
export function besideNode(near: (reach: number) => Surroundings, widest: number): (words: Words) => Spot {
  const taken: WordsBox[] = [];
  const seen = near(reachRound(widest));
  const atRim = within(seen, reachRound(widest));
  let wide: Surroundings | undefined;
  /**
   * The surroundings a little farther off; undefined if they are so crowded that every place is equally bad.
   */
  const about = (): Surroundings | undefined => {
    if (isCrowded(seen)) return undefined;
    wide ??= near(reachFarther(widest));
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
      costOfWords(box, taken) + costOfNodes(box, around.nodes) + insists * Math.min(off, 2 * Math.PI - off);
    return others >= most ? others : others + costOfArcs(box, around.pieces, most - others);
  };
  /** Whether a box is free; arcs may come as near as `room`. */
  const isFree = (around: Surroundings, box: WordsBox, room: number): boolean =>
    costOfNodes(box, around.nodes) < onNode &&
    costOfWords(box, taken) < onWords &&
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
    return bestOf(around, words, farther, stepsOff);
  };
  return (words) => {
    let best = bestOf(atRim, words, words.directions, [0]);
    if (!best) return { x: 0, y: 0 };
    if (words.gap !== 'rim' && !isFree(atRim, best, arcRoom)) {
      const around = about();
      best = (around && fartherOff(around, words)) ?? best;
    }
    taken.push(best);
    return { x: best.x, y: best.y };
  };
}
