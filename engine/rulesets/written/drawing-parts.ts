/**
 * How positions on a drawing fall apart. Every rule acts where it is: on what it chooses and the neighbours of that. So nothing acts between
 * parts that no arc joins, and a position is the sum of these parts.
 *
 * An arc is left out too if what is at one end will never matter at the other, as beside a coloured node in Col and Snort.
 *
 * A part's nodes are numbered by refining classes of them (as in canonical labelling by McKay, whose search for the best numbering is left out: of
 * trees the numbering is one and the same for equal trees, of other graphs mostly), and of a part and its negative the earlier is the key.
 */
import { type DrawingPosition, type DrawnGraph, graphOfDrawing } from '../graphs/drawing-position.ts';
import type { KeyedParts, PartKey, PartOptionRecorder } from '../parts.ts';
import { NEGATIVE_PART } from '../parts.ts';
import { type Cells, cellsOfText } from '../recipes/cells-rules.ts';
import { canonicalOrder } from './canonical-order.ts';
import { openCuts } from './drawing-cuts.ts';
import { type CompiledDrawing, type CompiledGraph, compiledGraph, movesOnDrawing } from './drawing-moves.ts';

/** What each sign becomes where the players change places. */
export type SwappedSigns = readonly number[] | undefined;

export function openDrawingParts(
  compiled: CompiledDrawing,
  swapped: SwappedSigns,
): KeyedParts<DrawingPosition> {
  const split = splitterOf(compiled, swapped);
  const gone = compiled.signs.length - 1;
  return {
    kind: 'keys',
    of(position) {
      const { order, arcs } = graphOfDrawing(position);
      const cells = cellsOfText(compiled.signs, position.cells);
      const left = arcs.filter((_, arc) => cells[order + arc] !== gone);
      return split(compiledGraph({ order, arcs: left }), cells.slice(0, order), new Int32Array(order), false);
    },
    options(key, record) {
      const { graph, cells, around } = partOfKey(key, compiled.signs);
      optionsOf(compiled, graph, cells, around, split, record);
    },
  };
}

type Splitter = (
  graph: CompiledGraph,
  cells: Cells,
  around: Int32Array,
  hasArcs: boolean,
) => readonly PartKey[];

function optionsOf(
  compiled: CompiledDrawing,
  graph: CompiledGraph,
  nodes: Cells,
  around: Int32Array,
  split: Splitter,
  record: PartOptionRecorder,
): void {
  const hasArcs = compiled.removesArcs;
  const cells = new Uint8Array(hasArcs ? graph.order + graph.tails.length : graph.order);
  cells.set(nodes);
  const after = cells.slice();
  const changed: number[] = [];
  movesOnDrawing(compiled, graph, hasArcs)(
    cells,
    {
      put(cell, sign) {
        after[cell] = sign;
        changed.push(cell);
      },
      move(player) {
        record(player, split(graph, after, around, hasArcs), false);
        for (const cell of changed) after[cell] = cells[cell];
        changed.length = 0;
      },
    },
    around,
  );
}

/** A function that lists the parts of a position. Linear in the graph, but for the numbering of the parts. */
function splitterOf(compiled: CompiledDrawing, swapped: SwappedSigns): Splitter {
  const { rules, signs } = compiled;
  const gone = signs.length - 1;
  const keyOf = keysOfParts(signs, swapped);
  const cuts = openCuts(compiled);
  const onArcs = rules.some(({ kind }) => kind === 'arc');
  const onSigns = rules.reduce((set, { own, kind }) => (kind === 'arc' ? set : set | own), 0);
  return (graph, cells, around, hasArcs) => {
    const { order, tails, heads, starts, arcs, others } = graph;
    const cut = cuts?.(graph, cells, around);
    const joins = (arc: number): boolean =>
      !(hasArcs && cells[order + arc] === gone) &&
      cells[tails[arc]] !== gone &&
      cells[heads[arc]] !== gone &&
      (!cut || cut.joins(tails[arc], heads[arc]));
    const seen = new Uint8Array(order);
    const found: PartKey[] = [];
    for (let first = 0; first < order; first++) {
      if (seen[first] === 1 || cells[first] === gone || cut?.isClosed(first)) continue;
      seen[first] = 1;
      const part = [first];
      let met = 0;
      for (let k = 0; k < part.length; k++) {
        const node = part[k];
        met |= 1 << cells[node];
        for (let i = starts[node]; i < starts[node + 1]; i++) {
          if (seen[others[i]] === 1 || !joins(arcs[i])) continue;
          seen[others[i]] = 1;
          part.push(others[i]);
        }
      }
      const inside = arcsInside(part, graph, joins);
      if ((met & onSigns) === 0 && !(onArcs && inside.arcs.length > 0)) continue;
      found.push(
        keyOf(
          inside,
          part.map((node) => cells[node]),
          part.map((node) => cut?.besides(node) ?? 0),
        ),
      );
    }
    return found;
  };
}

/** The arcs between nodes of a part, whose nodes are numbered in ascending order. */
function arcsInside(
  part: number[],
  { tails, heads, isDirected, starts, arcs }: CompiledGraph,
  joins: (arc: number) => boolean,
): DrawnGraph {
  part.sort((a, b) => a - b);
  const numbers = new Map(part.map((node, i) => [node, i]));
  const inside = part.flatMap((node) => {
    const own: DrawnGraph['arcs'][number][] = [];
    for (let i = starts[node]; i < starts[node + 1]; i++) {
      const arc = arcs[i];
      // Each arc is listed at its tail.
      if (tails[arc] !== node || !joins(arc)) continue;
      own.push({
        ends: [numbers.get(node) ?? 0, numbers.get(heads[arc]) ?? 0],
        isDirected: isDirected[arc] === 1,
      });
    }
    return own;
  });
  return { order: part.length, arcs: inside };
}

/** Keys: the signs of the nodes, what is beside them besides, if anything, and the arcs, "..L;0,2,0;0-1,1>2". */
function keysOfParts(signs: string, swapped: SwappedSigns) {
  const swapBits = (set: number): number => {
    let other = 0;
    for (let sign = 0; sign < signs.length; sign++)
      if ((set & (1 << sign)) !== 0) other |= 1 << (swapped?.[sign] ?? sign);
    return other;
  };
  const written = (graph: DrawnGraph, own: readonly number[], around: readonly number[]): string => {
    const labels = own.map((sign, node) => around[node] * signs.length + sign);
    const place = canonicalOrder(graph, labels);
    const at = new Array<number>(graph.order);
    for (const [node, i] of place.entries()) at[i] = node;
    const letters = at.map((node) => signs[own[node]]).join('');
    const beside = around.every((set) => set === 0) ? '' : at.map((node) => around[node]).join();
    const arcs = graph.arcs
      .map(({ ends, isDirected }): readonly [number, number, number] => {
        const [a, b] = [place[ends[0]], place[ends[1]]];
        return isDirected || a <= b ? [a, b, Number(isDirected)] : [b, a, 0];
      })
      .sort((one, other) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2])
      .map(([a, b, isDirected]) => `${a}${isDirected === 1 ? '>' : '-'}${b}`);
    return `${letters};${beside};${arcs.join()}`;
  };
  return (graph: DrawnGraph, own: readonly number[], around: readonly number[]): PartKey => {
    const key = written(graph, own, around);
    if (!swapped) return key;
    const isSame =
      own.every((sign) => swapped[sign] === sign) && around.every((set) => swapBits(set) === set);
    if (isSame) return key;
    const negative = written(
      graph,
      own.map((sign) => swapped[sign]),
      around.map(swapBits),
    );
    return negative < key ? NEGATIVE_PART + negative : key;
  };
}

/** The part of a key. */
function partOfKey(key: PartKey, signs: string) {
  const [letters, beside, arcs] = key.split(';');
  const order = letters.length;
  const graph = compiledGraph({
    order,
    arcs: (arcs === '' ? [] : arcs.split(',')).map((arc) => {
      const isDirected = arc.includes('>');
      const [a, b] = arc.split(isDirected ? '>' : '-').map(Number);
      return { ends: [a, b], isDirected };
    }),
  });
  const around = beside === '' ? new Int32Array(order) : Int32Array.from(beside.split(','), Number);
  return { graph, cells: cellsOfText(signs, letters), around };
}
