/**
 * What is wrong with a place for words: the arcs, nodes and other words near it or under it. All places are
 * offsets from the node's centre, in drawing units. Cost: linear in what is near.
 */
import { nodeRadius, type Spot } from './curves.ts';
import {
  distanceBetween,
  distanceToPiece,
  distanceToSpot,
  isAside,
  lengthIn,
  type WordsBox,
} from './words-box.ts';

/** What is near the node, relative to its centre. */
export type Surroundings = {
  /** Arcs as straight pieces: x, y, x, y of each. */
  readonly pieces: readonly number[];
  readonly nodes: readonly Spot[];
  /** Words of other nodes that have their places already. */
  readonly words?: readonly WordsBox[];
};

/** The least distance between an arc and a word. */
export const arcRoom = 2.5;
/** The least distance where there is no room. */
export const hair = 0;
const onArc = 9;
export const onNode = 30;
export const onWords = 60;
/** Room beyond this distance makes no difference. */
export const enough = 22;
const crampedness = 5;
const wordsApart = 14;

/**
 * The cost of the arcs near a box. It stops as soon as the cost reaches `most`, without looking at every
 * piece.
 */
export function costOfArcs(box: WordsBox, pieces: readonly number[], most: number): number {
  let cost = 0;
  let nearest = enough;
  for (let i = 0; i + 3 < pieces.length && cost < most; i += 4) {
    const x1 = pieces[i];
    const y1 = pieces[i + 1];
    const x2 = pieces[i + 2];
    const y2 = pieces[i + 3];
    if (isAside(box, x1, y1, x2, y2, nearest)) continue;
    const length = lengthIn(box, x1, y1, x2, y2, arcRoom);
    if (length > 0) cost += onArc + length;
    else nearest = Math.min(nearest, distanceToPiece(box, x1, y1, x2, y2));
  }
  return cost + crampedness * (1 - nearest / enough);
}

export function isCrossed(box: WordsBox, pieces: readonly number[], room: number): boolean {
  for (let i = 0; i + 3 < pieces.length; i += 4) {
    const x1 = pieces[i];
    const y1 = pieces[i + 1];
    const x2 = pieces[i + 2];
    const y2 = pieces[i + 3];
    if (!isAside(box, x1, y1, x2, y2, room) && lengthIn(box, x1, y1, x2, y2, room) > 0) return true;
  }
  return false;
}

/** Boxes of words have a little air, so touching does not count. */
const air = 0.2;

/** Whether a box covers an arc, a node, or other words. */
export function liesOn(
  { pieces, nodes, words = [] }: Surroundings,
  box: WordsBox,
  taken: readonly WordsBox[],
): boolean {
  const ink = { ...box, halfWide: box.halfWide - air, halfHigh: box.halfHigh - air };
  return (
    isCrossed(ink, pieces, 0) ||
    [...words, ...taken].some((each) => distanceBetween(ink, each) === 0) ||
    nodes.some((node) => distanceToSpot(ink, node) < nodeRadius)
  );
}

const costOfDistance = (off: number, least: number, tooNear: number): number =>
  off < least ? tooNear : off < 2 * arcRoom ? crampedness : 0;

/** A word nearer to another node than to its own would be read as the other's. */
export function costOfNodes(box: WordsBox, nodes: readonly Spot[]): number {
  let cost = 0;
  for (const node of nodes) cost += costOfDistance(distanceToSpot(box, node) - nodeRadius, arcRoom, onNode);
  return cost;
}

/** Words of other nodes are not to be touched; a little room makes clear whose words they are. */
export function costOfOthers(box: WordsBox, words: readonly WordsBox[]): number {
  let cost = 0;
  for (const each of words) cost += costOfDistance(distanceBetween(box, each), 1, onWords);
  return cost;
}

/** The words of one node keep apart; otherwise a step would be read as part of a name. */
export function costOfWords(box: WordsBox, taken: readonly WordsBox[]): number {
  let cost = 0;
  for (const each of taken) {
    const off = distanceBetween(box, each);
    if (off < 1) cost += onWords;
    else cost += 2 * crampedness * Math.max(0, 1 - off / wordsApart);
  }
  return cost;
}

/** Whether the line from a node to words away from it passes over no other node and no other words. */
export function canBeJoined(
  { nodes, words = [] }: Surroundings,
  box: WordsBox,
  taken: readonly WordsBox[],
): boolean {
  const line = joiningLine(box);
  return (
    nodes.every(
      ({ x, y }) => distanceToPiece({ x, y, halfWide: 0, halfHigh: 0 }, ...line) > nodeRadius + arcRoom,
    ) && [...words, ...taken].every((each) => lengthIn(each, ...line, 0) === 0)
  );
}

/** From the rim of a node to the nearest point of the box of its words, relative to the node's centre. */
export function joiningLine({ x, y, halfWide, halfHigh }: WordsBox): [number, number, number, number] {
  const near = {
    x: Math.sign(x) * Math.max(0, Math.abs(x) - halfWide),
    y: Math.sign(y) * Math.max(0, Math.abs(y) - halfHigh),
  };
  const far = Math.hypot(near.x, near.y) || 1;
  return [(near.x / far) * nodeRadius, (near.y / far) * nodeRadius, near.x, near.y];
}
