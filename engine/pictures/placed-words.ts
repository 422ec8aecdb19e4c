/**
 * Places the words of all nodes of a figure so that they keep off each other's, in the nodes' order, as on the canvas. In drawings of at most a
 * hundred and fifty nodes places are looked for thoroughly.
 */
import { type Care, quick, thorough } from '../figure/beside.ts';
import type { Surroundings } from '../figure/costs-of-places.ts';
import type { Spot } from '../figure/curves.ts';
import type { Measures } from '../figure/style.ts';
import type { WordsBox } from '../figure/words-box.ts';
import { createWordsTaken, placedInTurn } from '../figure/words-in-turn.ts';
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
  const taken = createWordsTaken<number>();
  const placed: NodeWords[] = [];
  const put = (node: number) => {
    const around = (reach: number): Surroundings => ({
      ...near(node, reach),
      words: taken.near(node, spots[node], reach),
    });
    placed[node] = place(node, around, care);
    const boxes = boxesOf(placed[node], disc).map(({ x, y, halfWide, halfHigh }) => ({
      x: x / unit,
      y: y / unit,
      halfWide: halfWide / unit,
      halfHigh: halfHigh / unit,
    }));
    return { boxes, overlaps: placed[node].overlaps };
  };
  const inOrder = (nodes: ReadonlySet<number>): readonly number[] => [...nodes].sort((a, b) => a - b);
  yield* placedInTurn(taken, spots.keys(), inOrder, put, {
    inSlice,
    rounds: spots.length <= mostTwice ? mostRounds : 0,
  });
  return placed;
}

/** What takes room beside a node, in points. */
const boxesOf = ({ words, pieces }: NodeWords, disc: number): WordsBox[] => [
  ...words.flatMap(({ inside, at, width, height }) =>
    inside ? [] : [{ ...at, halfWide: width / 2, halfHigh: height / 2 }],
  ),
  ...pieces.map(({ at }) => ({ ...at, halfWide: disc, halfHigh: disc })),
];
