/**
 * Places the words of all nodes so that they keep off each other's. Each node in turn takes the best places that are left;
 * then those whose words still lie on something look again, as often as that helps, since words of later nodes may have
 * taken a place that their neighbours would do without. Drawing units. Cost: for each node, what lies near it; in drawings of
 * at most a thousand nodes, a few times that for nodes in a crowd.
 */
import { type Care, quick, thorough } from '../figure/beside.ts';
import type { Surroundings } from '../figure/costs-of-places.ts';
import type { Box, Spot } from '../figure/curves.ts';
import { createGrid } from '../figure/spatial-grid.ts';
import type { Measures } from '../figure/style.ts';
import { boxRound } from '../figure/surroundings.ts';
import { distanceBetween, type WordsBox } from '../figure/words-box.ts';
import type { NodeWords } from './words-round-nodes.ts';

/** Places the words of one node. */
export type PlaceWords = (node: number, near: (reach: number) => Surroundings, care: Care) => NodeWords;

/** The number of nodes whose words are placed between two yields; fewer where places are looked for thoroughly. */
const nodesInSlice = 100;
const thoroughInSlice = 4;
/** In larger drawings no place is looked for thoroughly, and in still larger ones none twice. */
const mostThorough = 150;
const mostTwice = 1000;
const mostRounds = 3;

/** The words and pieces of each node. */
export function* placedWords(
  spots: readonly Spot[],
  { unit, piece }: Measures,
  near: (node: number, reach: number) => Surroundings,
  place: PlaceWords,
): Generator<void, readonly NodeWords[], void> {
  const [care, inSlice] =
    spots.length <= mostThorough ? ([thorough, thoroughInSlice] as const) : ([quick, nodesInSlice] as const);
  const disc = piece.radius + piece.halo;
  const taken = createGrid<WordsBox & { readonly of: number }>(64);
  const boxes = spots.map((): readonly (WordsBox & { readonly of: number })[] => []);
  const placed: NodeWords[] = [];
  const around = (node: number, reach: number): Surroundings => {
    const { x, y } = spots[node];
    const words = taken
      .near(boxRound(spots[node], reach))
      .filter(({ of }) => of !== node)
      .map((box) => ({ ...box, x: box.x - x, y: box.y - y }));
    return { ...near(node, reach), words };
  };
  const put = (node: number): void => {
    for (const box of boxes[node]) taken.take(box);
    placed[node] = place(node, (reach) => around(node, reach), care);
    boxes[node] = boxesOf(placed[node], disc).map(({ x, y, halfWide, halfHigh }) => ({
      of: node,
      x: x / unit,
      y: y / unit,
      halfWide: halfWide / unit,
      halfHigh: halfHigh / unit,
    }));
    for (const box of boxes[node]) taken.put(box, sidesOf(box));
  };
  /** Nodes whose words lie on something, and those whose words lie there. */
  const overlapping = (): readonly number[] => {
    const found = new Set<number>();
    for (const [node, { overlaps }] of placed.entries()) {
      if (!overlaps) continue;
      found.add(node);
      for (const box of boxes[node])
        for (const other of taken.near(sidesOf(box)))
          if (distanceBetween(box, other) < 1) found.add(other.of);
    }
    return [...found].sort((a, b) => a - b);
  };
  for (let node = 0; node < spots.length; node++) {
    if (node % inSlice === 0) yield;
    put(node);
  }
  let most = Number.POSITIVE_INFINITY;
  for (let round = 0; spots.length <= mostTwice && round < mostRounds; round++) {
    const again = overlapping();
    if (again.length === 0 || again.length >= most) break;
    most = again.length;
    for (const [i, node] of again.entries()) {
      if (i % inSlice === 0) yield;
      put(node);
    }
  }
  return placed;
}

const sidesOf = ({ x, y, halfWide, halfHigh }: WordsBox): Box => ({
  x1: x - halfWide,
  y1: y - halfHigh,
  x2: x + halfWide,
  y2: y + halfHigh,
});

/** What takes room beside a node, in points. */
const boxesOf = ({ words, pieces }: NodeWords, disc: number): WordsBox[] => [
  ...words.flatMap(({ inside, at, width, height }) =>
    inside ? [] : [{ ...at, halfWide: width / 2, halfHigh: height / 2 }],
  ),
  ...pieces.map(({ at }) => ({ ...at, halfWide: disc, halfHigh: disc })),
];
