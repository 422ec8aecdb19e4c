/**
 * A copy of a game graph that shares no memory with it. It is needed where one of the two is transferred to a
 * worker, after which the sender no longer has it. The function goes through all members that the graph has
 * and names none of them, so that no member can be forgotten.
 */
import type { GameGraph } from './game-graph.ts';

/**
 * Rows that two players share are shared in the copy too. Lists are never transferred and stay the same.
 * O(order + arcs).
 */
export const copyGraph = (graph: GameGraph): GameGraph => copied(graph, new Map()) as GameGraph;

/** `known`: the copies of records met so far. Records of a graph are a few levels deep. */
function copied(record: object, known: Map<object, object>): object {
  const before = known.get(record);
  if (before) return before;
  if (isColumn(record)) {
    const copy = record.slice();
    known.set(record, copy);
    return copy;
  }
  if (Array.isArray(record)) return record;
  const copy: Record<string, unknown> = {};
  known.set(record, copy);
  for (const [member, value] of Object.entries(record))
    copy[member] = typeof value === 'object' && value !== null ? copied(value, known) : value;
  return copy;
}

type Column = ArrayBufferView & { slice(): Column };

const isColumn = (record: object): record is Column =>
  ArrayBuffer.isView(record) && !(record instanceof DataView);
