/**
 * Copies of game graphs of every space, as they are needed for transfers: a copy has every member, shares no
 * memory with the graph, and outlives a graph that was transferred; a transfer takes every buffer along.
 */
import * as fc from 'fast-check';
import { test } from 'vitest';
import { compile } from '../../engine/document/compile.ts';
import { copyGraph } from '../../engine/graph/copy-graph.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { spaceOf } from '../../engine/graph/space.ts';
import { buffersOf } from '../../workers/transfer.ts';
import { arbitraryDocument } from '../arbitrary/documents.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { tryLaw } from './seeds.ts';

/** A member such as a graph may get some day: nothing below names it. */
const withMore = (graph: GameGraph, drawn: number): GameGraph =>
  ({
    ...graph,
    more: { rows: [graph.order, 1n], marks: Uint16Array.of(drawn, 1), bare: drawn },
  }) as GameGraph;

const graphs = fc
  .tuple(arbitraryDocument, fc.nat(9), fc.boolean())
  .map(([document, drawn, more]) =>
    more ? withMore(compile(document).graph, drawn) : compile(document).graph,
  );

/** Every buffer that can be reached, looked for in lists too. */
function everyBuffer(value: unknown, met = new Set<unknown>()): ReadonlySet<unknown> {
  if (typeof value !== 'object' || value === null) return met;
  if (ArrayBuffer.isView(value)) met.add(value.buffer);
  else for (const member of Object.values(value)) everyBuffer(member, met);
  return met;
}

test('a copy has every member of the graph and shares no memory with it', () => {
  const spaces = new Set<string>();
  tryLaw(graphs, 300, (graph) => {
    const copy = copyGraph(graph);
    expect(copy).toEqual(graph);
    expect(copy.left === copy.right).toBe(graph.left === graph.right);
    const own = everyBuffer(graph);
    for (const buffer of everyBuffer(copy)) expect(own.has(buffer)).toBe(false);
    spaces.add(spaceOf(graph));
  });
  expect(spaces).toEqual(new Set(['graph', 'joint', 'scored']));
});

test('a transfer takes every buffer of a graph along, and its copy is as the graph was', () => {
  tryLaw(graphs, 300, (kept) => {
    const graph = structuredClone(kept);
    const copy = copyGraph(graph);
    const message = { kind: 'solve', graph };
    const taken = buffersOf(message);
    expect(new Set(taken)).toEqual(everyBuffer(graph));
    const arrived = structuredClone(message, { transfer: taken });
    expect(arrived.graph).toEqual(kept);
    expect(arrived.graph.left === arrived.graph.right).toBe(kept.left === kept.right);
    expect(copy).toEqual(kept);
    expect(graph.gray).toHaveLength(0);
  });
});
