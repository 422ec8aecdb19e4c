/**
 * How positions on a drawing fall apart. Every rule acts where it is: on what it chooses and the neighbours
 * of that. So nothing acts between parts that no arc joins, and a position is the sum of these parts.
 *
 * An arc is left out too if what is at one end will never matter at the other, as beside a coloured node in
 * Col and Snort.
 */
import { type DrawingPosition, graphOfDrawing } from '../graphs/drawing-position.ts';
import type { KeyedParts, PartKey, PartOptionRecorder } from '../parts.ts';
import { type Cells, cellsOfText } from '../recipes/cells-rules.ts';
import { openCuts } from './drawing-cuts.ts';
import { type KeyedNode, keyedNodes, keysIn, partOfKey, type SwappedSigns } from './drawing-keys.ts';
import { leastPositions } from './drawing-least.ts';
import { type CompiledDrawing, type CompiledGraph, compiledGraph, movesOnDrawing } from './drawing-moves.ts';

export function openDrawingParts(
  compiled: CompiledDrawing,
  swapped: SwappedSigns,
): KeyedParts<DrawingPosition> {
  const splitterOf = openSplitters(compiled, swapped);
  const gone = compiled.signs.length - 1;
  /** The nodes, and those arcs that are there. */
  const presentIn = (position: DrawingPosition) => {
    const { order, arcs } = graphOfDrawing(position);
    const cells = cellsOfText(compiled.signs, position.cells);
    const left = arcs.filter((_, arc) => cells[order + arc] !== gone);
    return { graph: compiledGraph({ order, arcs: left }), nodes: cells.slice(0, order) };
  };
  return {
    kind: 'keys',
    of(position) {
      const { graph, nodes } = presentIn(position);
      return splitterOf(graph, false)(nodes, new Int32Array(graph.order));
    },
    leastPositions(position, most) {
      const { graph, nodes } = presentIn(position);
      const cells = new Uint8Array(compiled.removesArcs ? graph.order + graph.tails.length : graph.order);
      cells.set(nodes);
      return leastPositions(compiled, graph, cells, most);
    },
    options(key, record) {
      const { graph, cells, around } = partOfKey(key, compiled.signs);
      const hasArcs = compiled.removesArcs;
      optionsOf(compiled, graph, cells, around, splitterOf(graph, hasArcs), record);
    },
  };
}

/** Lists the parts of a position on a graph, beside whose nodes these signs are in addition. */
type Splitter = (cells: Cells, around: Int32Array) => readonly PartKey[];

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
        record(player, split(after, around), false);
        for (const cell of changed) after[cell] = cells[cell];
        changed.length = 0;
      },
    },
    around,
  );
}

/**
 * For a graph, whose arcs have cells if `hasArcs`, what lists parts on it. Linear in the graph, but for the
 * keys of the parts.
 */
function openSplitters(
  compiled: CompiledDrawing,
  swapped: SwappedSigns,
): (graph: CompiledGraph, hasArcs: boolean) => Splitter {
  const { rules, signs } = compiled;
  const gone = signs.length - 1;
  const keyed = keyedNodes(signs, swapped);
  const cutsIn = openCuts(compiled);
  const onArcs = rules.some(({ kind }) => kind === 'arc');
  const onSigns = rules.reduce((set, { own, kind }) => (kind === 'arc' ? set : set | own), 0);
  return (graph, hasArcs) => {
    const { order, tails, heads, starts, arcs, others } = graph;
    const keyOf = keysIn(graph);
    const cutIn = cutsIn?.(graph);
    const joined = new Uint8Array(tails.length);
    const seen = new Uint8Array(order);
    const nodes = new Array<KeyedNode>(order);
    return (cells, around) => {
      const cut = cutIn?.(cells, around);
      for (let arc = 0; arc < tails.length; arc++) {
        const isThere =
          !(hasArcs && cells[order + arc] === gone) &&
          cells[tails[arc]] !== gone &&
          cells[heads[arc]] !== gone;
        joined[arc] = isThere && (!cut || cut.joins(tails[arc], heads[arc])) ? 1 : 0;
      }
      seen.fill(0);
      const found: PartKey[] = [];
      for (let first = 0; first < order; first++) {
        if (seen[first] === 1 || cells[first] === gone || cut?.isClosed(first)) continue;
        seen[first] = 1;
        const part = [first];
        let [met, hasArc] = [0, false];
        for (let k = 0; k < part.length; k++) {
          const node = part[k];
          met |= 1 << cells[node];
          nodes[node] = keyed(cells[node], cut?.besides(node) ?? 0);
          for (let i = starts[node]; i < starts[node + 1]; i++) {
            if (joined[arcs[i]] === 0) continue;
            hasArc = true;
            if (seen[others[i]] === 1) continue;
            seen[others[i]] = 1;
            part.push(others[i]);
          }
        }
        if ((met & onSigns) !== 0 || (onArcs && hasArc)) found.push(keyOf(part, joined, nodes));
      }
      return found;
    };
  };
}
