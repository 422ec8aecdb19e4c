/**
 * Both copies of the graph side by side, Alice's A on the left, and between or below them the pairs of
 * colours: a row for each colour in A, a column for each in B, and in each used pair the node that has it.
 * The heads of rows and columns are places: a player clicks a node, then its colour there. A node without a
 * colour has the colours that it can still get. Colours are figures on tints.
 */
import { boxOfForm, unionOfBoxes } from '../../figure/bounds.ts';
import type { Spot } from '../../figure/curves.ts';
import type { FigureShape, Form } from '../../figure/figure.ts';
import type { LookName } from '../../figure/looks.ts';
import type { Board, BoardEdit, BoardPiece, BoardPlace, BoardText } from '../board.ts';
import { manyOf } from '../furniture/rows.ts';
import { box, disc, side, straight } from '../furniture/shapes.ts';
import { nearestOf } from '../graphs/apart.ts';
import type { NodeGraph } from '../graphs/graph.ts';
import { behindOwn, joinOfEnds } from '../graphs/graph-board.ts';
import { spotsInRows, spotsOfGraph, spotsOnRing } from '../graphs/node-spots.ts';
import { edgesDrawn } from '../graphs/nodes-board.ts';
import { colourabilityOf, signsOfColours } from './moves.ts';
import { type NamedShape, nameOfGraph } from './named-graphs.ts';
import {
  aheadInA,
  type ColouringPosition,
  type CopyName,
  colouredIn,
  colourOfCopy,
  copies,
  mostColours,
  nodeInCopy,
  signsInCopy,
  UNCOLOURED,
} from './position.ts';
import { withEdge } from './resizing-graphs.ts';

const nodeRadius = 25;
/** The least distance between nodes: a little more than two radii. */
const nearest = 56;
/**
 * A node reacts a little around it, so that a finger hits it where the board is small: up to half of the way
 * to the next one.
 */
const placeRadius = 28;
const nodeSize = 11;
const colourSize = 24;
/** The figures that a node can get: this many in a row of this height. */
const inRow = 5;
const [candidateSize, candidateStep, candidateRow] = [11, 9.5, 11];
const swatchRadius = 13;
const nearCopies = 1.2 * side;
const besideTable = 12;
/** Copies at least this many times as wide as they are high have the table below them. */
const mostShallow = 3;
const titleSize = 15;
const labelSize = 12;
const titleRoom = 30;
const tableRoom = 14;
/** A head has its colour beside the table, and in its middle room for what a move brings. */
const headLength = 2 * side;
const pairSize = 14;

const colourLooks: readonly LookName[] = ['first colour', 'second colour', 'third colour', 'fourth colour'];

const allSigns = signsOfColours(mostColours);

/** With more than four colours the tints repeat; the figures distinguish them. */
const lookOfColour = (colour: number): LookName => colourLooks[(colour - 1) % colourLooks.length];

const owners = { A: 'Alice, Left', B: 'Bob, Right' } as const;

/** `isScored` says whether points count. */
export function boardOfColouring(position: ColouringPosition, isScored: boolean): Board<ColouringPosition> {
  const { graph, colours } = position;
  const named = nameOfGraph(graph);
  // On a board the cells are squares, and their neighbours are seen without lines.
  const isBoard = named?.kind === 'board';
  const spots = spotsFor(graph, named);
  const extent = spots.map((spot) => boxOfForm(disc(spot, nodeRadius))).reduce(unionOfBoxes);
  const [width, height] = [extent.x2 - extent.x1, extent.y2 - extent.y1];
  const across = headLength + colours * side;
  // Beside a path the table would leave most of the room empty.
  const isBelow = width > mostShallow * height;
  const betweenCopies = isBelow ? nearCopies : across + 2 * besideTable;
  const shapes: FigureShape[] = [];
  const texts: BoardText[] = [];
  const places: BoardPlace<ColouringPosition>[] = [];
  const candidates = candidatesOf(position);
  for (const [i, copy] of copies.entries()) {
    const moved = (spot: Spot): Spot => ({
      x: spot.x - extent.x1 + i * (width + betweenCopies),
      y: spot.y - extent.y1,
    });
    const at = spots.map(moved);
    const middle = i * (width + betweenCopies) + width / 2;
    const title = `${copy} (${owners[copy]}): ${colouredIn(position, copy)}`;
    texts.push({
      text: title,
      at: { x: middle, y: -titleRoom / 2 },
      size: titleSize,
      ink: 'ink',
      aside: true,
    });
    for (const [a, b] of isBoard ? [] : graph.edges)
      shapes.push({ look: 'board line', form: straight(at[a], at[b]) });
    const signs = signsInCopy(position, copy);
    for (let node = 0; node < graph.order; node++) {
      const form = formOf(isBoard, at[node], nodeRadius);
      const sign = signs[node];
      const isColour = /[1-9]/.test(sign);
      shapes.push({ look: isColour ? lookOfColour(Number(sign)) : 'light', form });
      if (isColour) texts.push({ text: sign, at: at[node], size: colourSize, ink: 'ink' });
      else texts.push(...candidateTexts(candidates[i * graph.order + node], at[node]));
      texts.push({
        text: String(node),
        at: { x: at[node].x, y: at[node].y - 17 },
        size: nodeSize,
        ink: 'faint',
        aside: true,
      });
      places.push({
        name: nodeInCopy(copy, node),
        area: formOf(isBoard, at[node], placeRadius),
        holds: saidSign(sign),
        edits: editsAt(position, i * graph.order + node),
      });
    }
  }
  const said = named?.name ?? `a graph of ${manyOf(graph.order, 'node')}`;
  const top = isBelow ? height + tableRoom : (height - across) / 2;
  const table = tableOfPairs(position, { x: width + betweenCopies / 2, y: top });
  return {
    says: `${said} twice, Alice’s copy A and Bob’s copy B, with ${manyOf(colours, 'colour')}`,
    shapes: [...shapes, ...table.shapes],
    texts: [...texts, ...table.texts],
    places: [...places, ...table.places],
    pieces: Array.from(
      { length: colours },
      (_, i): BoardPiece => ({
        sign: String(i + 1),
        name: `colour ${i + 1}`,
        player: 'neutral',
        tint: lookOfColour(i + 1),
      }),
    ),
    join: joinOfEnds({
      ...edgesDrawn((from, to) => withEdge(position, from, to)),
      ends: new Map(
        copies.flatMap((copy, drawing) =>
          spots.map((_, node) => [nodeInCopy(copy, node), { drawing, node }] as const),
        ),
      ),
    }),
    owners: copies.map((copy) => ({
      name: `what is coloured in ${copy}`,
      player: copy === 'A' ? 'left' : 'right',
    })),
    ...(isScored && { score: String(aheadInA(position)) }),
  };
}

const formOf = (isBoard: boolean, { x, y }: Spot, radius: number): Form =>
  isBoard ? box(x - radius, y - radius, 2 * radius, 2 * radius) : disc({ x, y }, radius);

function spotsFor(graph: NodeGraph, named: NamedShape | undefined): readonly Spot[] {
  if (named?.kind === 'board') return spotsInRows(graph.order, named.columns);
  if (named?.kind === 'path') return spotsInRows(graph.order, graph.order);
  if (named) return spotsOnRing(graph.order);
  const spots = spotsOfGraph(graph);
  const by = nearest / Math.min(nearest, nearestOf(spots));
  return spots.map(({ x, y }) => ({ x: by * x, y: by * y }));
}

/**
 * Per cell the colours that it can still get; none where it has one. For a draft, as far as its colours can
 * be read.
 */
function candidatesOf(position: ColouringPosition): readonly (readonly number[])[] {
  const { graph, colours, cells } = position;
  const read = Uint8Array.from(cells, colourOf);
  const can = colourabilityOf({ graph, colours: mostColours });
  can.look(read);
  return Array.from(read, (own, cell) => {
    if (own !== 0) return [];
    const copy = cell < graph.order ? 0 : 1;
    return Array.from({ length: colours }, (_, i) => i + 1).filter((colour) =>
      can.canGet(copy, cell % graph.order, colour),
    );
  });
}

const candidateTexts = (colours: readonly number[], { x, y }: Spot): readonly BoardText[] =>
  colours.map((colour, i) => {
    const row = Math.floor(i / inRow);
    const long = Math.min(inRow, colours.length - row * inRow);
    return {
      text: String(colour),
      at: { x: x + ((i % inRow) - (long - 1) / 2) * candidateStep, y: y + 8 + row * candidateRow },
      size: candidateSize,
      ink: 'faint',
      aside: true,
    };
  });

function saidSign(sign: string): string {
  if (sign === UNCOLOURED) return 'empty';
  return /[1-9]/.test(sign) ? `colour ${sign}` : 'a sign that is no colour';
}

/** Clicks go round: no colour, 1, 2, …, and no colour again. */
function editsAt(position: ColouringPosition, cell: number): readonly BoardEdit<ColouringPosition>[] {
  const { cells, colours } = position;
  const signs = signsOfColours(colours);
  return behindOwn([...signs], signs.indexOf(cells[cell])).map((sign) => ({
    sign,
    says: sign === UNCOLOURED ? 'take the colour away' : `put colour ${sign}`,
    to: { ...position, cells: cells.slice(0, cell) + sign + cells.slice(cell + 1) },
  }));
}

const pairOf = (inA: number, inB: number): number => inA * (mostColours + 1) + inB;

/**
 * How many nodes of each copy have each colour, and which nodes have each pair. Signs that are no colours
 * count as none.
 */
function usedIn({ cells, graph: { order } }: ColouringPosition) {
  const [inA, inB] = copies.map(() => new Array<number>(mostColours + 1).fill(0));
  const pairs = new Map<number, number[]>();
  for (let node = 0; node < order; node++) {
    const [a, b] = [colourOf(cells[node]), colourOf(cells[order + node])];
    inA[a]++;
    inB[b]++;
    if (a === 0 || b === 0) continue;
    const nodes = pairs.get(pairOf(a, b));
    if (nodes) nodes.push(node);
    else pairs.set(pairOf(a, b), [node]);
  }
  return { A: inA, B: inB, pairs };
}

/** The colour of a sign, 0 where it is not a colour. */
const colourOf = (sign: string): number => Math.max(0, allSigns.indexOf(sign));

type PairsDrawn = {
  readonly shapes: readonly FigureShape[];
  readonly texts: readonly BoardText[];
  readonly places: readonly BoardPlace<ColouringPosition>[];
};

/**
 * The table of pairs, whose heads are the colours that a player chooses; `x` is its middle and `y` its upper
 * edge.
 */
function tableOfPairs(position: ColouringPosition, { x, y }: Spot): PairsDrawn {
  const { colours } = position;
  const used = usedIn(position);
  const left = x + (headLength - colours * side) / 2;
  const top = y + headLength;
  const shapes: FigureShape[] = [];
  const texts: BoardText[] = [
    {
      text: 'A',
      at: { x: left - 22, y: top - 9 },
      size: labelSize,
      ink: 'ink',
      aside: true,
    },
    { text: 'B', at: { x: left - 9, y: top - 23 }, size: labelSize, ink: 'ink', aside: true },
    {
      text: 'used pairs',
      at: { x: left - headLength / 2 - 10, y: top - headLength / 2 - 10 },
      size: candidateSize,
      ink: 'faint',
      aside: true,
    },
  ];
  const head = (copy: CopyName, colour: number): BoardPlace<ColouringPosition> => {
    const along = (colour - 1) * side;
    const isRow = copy === 'A';
    const area = isRow
      ? box(left - headLength, top + along, headLength, side)
      : box(left + along, y, side, headLength);
    const at = isRow
      ? { x: left - swatchRadius - 3, y: top + along + side / 2 }
      : { x: left + along + side / 2, y: top - swatchRadius - 3 };
    shapes.push({ look: lookOfColour(colour), form: disc(at, swatchRadius) });
    texts.push({ text: String(colour), at, size: titleSize, ink: 'ink', aside: true });
    const many = used[copy][colour];
    return { name: colourOfCopy(copy, colour), area, holds: `${manyOf(many, 'node')} with it`, edits: [] };
  };
  const all = Array.from({ length: colours }, (_, i) => i + 1);
  const places = copies.flatMap((copy) => all.map((colour) => head(copy, colour)));
  for (const inA of all) {
    for (const inB of all) {
      const [at, down] = [left + (inB - 1) * side, top + (inA - 1) * side];
      const nodes = used.pairs.get(pairOf(inA, inB));
      shapes.push({ look: nodes ? 'dark' : 'light', form: box(at, down, side, side) });
      if (!nodes) continue;
      const middle = { x: at + side / 2, y: down + side / 2 };
      texts.push({ text: nodes.join(' '), at: middle, size: pairSize, ink: 'ink', aside: true });
    }
  }
  return { shapes, texts, places };
}
