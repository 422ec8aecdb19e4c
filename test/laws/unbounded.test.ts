/**
 * Digraphs of which only a part is examined: what is found in the part holds for every digraph that continues
 * it, and where nothing is left out everything is found. The heaps of additional subtraction games, which
 * grow without an end, are settled by few of them, or reported as not settled.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { buildArcs } from '../../engine/graph/build.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { impartialOutcomes } from '../../engine/outcome/outcome.ts';
import { drain } from '../../engine/rounds.ts';
import { rulesets } from '../../engine/rulesets/register.ts';
import { ask, askBoard, openMemory, type SolvedBoard, solveBoard } from '../../engine/run.ts';
import { NOT_SURE, type SureValues, sureValues } from '../../engine/unbounded/sure-values.ts';
import { textOf } from '../../engine/values/words.ts';
import { arbitraryDigraph, printed } from '../arbitrary/digraphs.ts';
import { digraph } from '../fixtures/digraphs.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { isBrief, oftenEnough } from '../fixtures/share.ts';
import { play } from '../oracle/sum-play.ts';
import { tryLaw } from './seeds.ts';

/**
 * The value of each vertex by slow play next to nim-heaps: *m where the sum with *m is lost, else ∞ with what
 * wins.
 */
function slowValues(graph: GameGraph, most: number): readonly string[] {
  const heap = digraph(
    most + 1,
    Array.from({ length: most + 1 }, (_, n) =>
      Array.from({ length: n }, (_, less) => [n, less] as const),
    ).flat(),
  );
  const pairs = Array.from({ length: graph.order }, (_, v) => [
    { graph, at: v },
    { graph: heap, at: most },
  ]);
  const played = play(pairs);
  return Array.from({ length: graph.order }, (_, v) => {
    const beside = Array.from({ length: most + 1 }, (_, m) => played.outcomeAt(v, m));
    const n = beside.indexOf('P');
    if (n >= 0) return textOf({ kind: 'nimber', n });
    return textOf({ kind: 'cyclic', exits: [...beside.keys()].filter((m) => beside[m] === 'N') });
  });
}

const mostOptions = 4;

const sureTexts = ({ table, codes }: SureValues): readonly (string | undefined)[] =>
  Array.from(codes, (code) => (code < 0 ? undefined : textOf(table[code])));

describe('of a part of a digraph', () => {
  test('where nothing lies beyond every value is sure, and it is the one that slow play finds', () => {
    tryLaw(arbitraryDigraph('white', 6), 100, (graph) => {
      const beyond = new Uint8Array(graph.order);
      const found = drain(sureValues({ arcs: graph.left, beyond, mostOptions }));
      expect(sureTexts(found), printed(graph)).toEqual(slowValues(graph, mostOptions));
    });
  });

  test('what is certain holds for the whole, with any moves of the vertices outside the part', () => {
    let sure = 0;
    const hidden = fc.array(fc.nat(9), { minLength: 7 * mostOptions, maxLength: 7 * mostOptions });
    tryLaw(fc.tuple(arbitraryDigraph('white', 7), hidden), 200, ([graph, drawn]) => {
      const beyond = Uint8Array.from({ length: graph.order }, (_, v) => (drawn[v] < 3 ? 1 : 0));
      const { starts, targets } = graph.left;
      const kept = Array.from(targets, (to, e) => {
        const from = starts.findLastIndex((first) => first <= e);
        return [from, to, beyond[from] === 1 && drawn[7 + (e % 20)] < 6] as const;
      }).filter(([, , isHidden]) => !isHidden);
      const sources = kept.map(([from]) => from);
      const arcs = buildArcs(
        graph.order,
        sources,
        kept.map(([, to]) => to),
      );
      const found = drain(sureValues({ arcs, beyond, mostOptions }));
      const whole = slowValues(graph, mostOptions);
      const alone = play(Array.from(beyond, (_, v) => [{ graph, at: v }]));
      for (const [v, text] of sureTexts(found).entries()) {
        const about = `${printed(graph)}\nbeyond ${beyond}\nvertex ${v}`;
        if (text !== undefined) expect(text, about).toBe(whole[v]);
        if (found.outcomes[v] !== NOT_SURE)
          expect(impartialOutcomes[found.outcomes[v]], about).toBe(alone.outcomeAt(v));
        if (text !== undefined && beyond.includes(1)) sure++;
      }
    });
    expect(sure).toBeGreaterThan(oftenEnough(100));
  });
});

const id = 'additional-subtraction';

function settled(position: string): SolvedBoard {
  const found = drain(solveBoard({ ruleset: id, position }, openMemory()));
  if ('kind' in found) throw new Error(found.says);
  return found;
}

/** The value of the heap of n, as text; undefined where it is not settled, or was not met. */
function heapsOf(board: SolvedBoard): (n: number) => string | undefined {
  const { table, codes } = board.solved.labelling;
  const [set] = board.asked.position.split(' ');
  return (n) => {
    const v = board.vertexOf(`${set} ${n}`);
    return v === undefined || codes[v] < 0 ? undefined : textOf(table[codes[v]]);
  };
}

describe('additional subtraction games', () => {
  const ruleset = rulesets.find((each) => each.id === id);

  test('the values of the page', () => {
    expect(ruleset?.facts.length).toBeGreaterThan(50);
    for (const { position, value } of ruleset?.facts ?? []) {
      const [, heap] = position.split(' ');
      expect(heapsOf(settled(position))(Number(heap)), position).toBe(value);
    }
  });

  test('what is won is brought to an end by moving where it says, against every reply', () => {
    const board = settled('{5,-2} 13');
    const bestAt = (vertex: number) => {
      const answer = drain(ask('play', { pieces: Uint32Array.of(vertex) }, board, board.memory));
      if (answer.kind !== 'play') throw new Error(JSON.stringify(answer));
      return answer;
    };
    const under = new Set<number>();
    let ends = 0;
    const follow = (vertex: number): void => {
      expect(under.has(vertex), `goes round at ${board.nameOf(vertex)}`).toBe(false);
      const { best, moves, result } = bestAt(vertex);
      expect(result).toBe('wins');
      under.add(vertex);
      const { to } = moves[best ?? -1];
      const replies = bestAt(to).moves;
      if (replies.length === 0) ends++;
      for (const reply of replies) follow(reply.to);
      under.delete(vertex);
    };
    follow(0);
    expect(ends).toBeGreaterThan(0);
  });

  test('there is no graph of all heaps, and no question is answered by a part that needs them all', () => {
    const board = settled('{3,4,-1} 7');
    expect(drain(askBoard('graph', {}, board)).kind).toBe('over-budget');
    const about = { pieces: Uint32Array.of(0, 0) };
    for (const question of ['sum', 'play', 'conjunctive'] as const)
      expect(drain(ask(question, about, board, board.memory)).kind).toBe('over-budget');
    const beyond = board.graph.order - 1;
    expect(board.part?.isBeyond(beyond)).toBe(true);
    expect(drain(askBoard('options', { position: board.nameOf(beyond) }, board)).kind).toBe('over-budget');
  });

  const vectors = JSON.parse(
    readFileSync(join(import.meta.dirname, '../vectors/additional-subtraction.json'), 'utf8'),
  ) as readonly { readonly set: string; readonly values: readonly string[] }[];

  test.each(vectors)('the heaps of $set', ({ set, values }) => {
    // Heaps of one set may fall apart into those of each residue.
    for (const heap of [30, 29, 28, 27, 26, 25].slice(0, isBrief ? 2 : 6)) {
      const textFor = heapsOf(settled(`${set} ${heap}`));
      for (const [n, value] of values.entries()) expect([undefined, value]).toContain(textFor(n));
      expect(textFor(heap)).toBe(values[heap]);
    }
  });

  const sets = [2, 3, 4, 5, 6].flatMap((most) =>
    Array.from({ length: most - 1 }, (_, i) => i + 1).flatMap((added) => [
      [most, -added],
      ...Array.from({ length: most - 1 }, (_, i) => [i + 1, most, -added]),
      ...Array.from({ length: added - 1 }, (_, i) => [most, -added, -(i + 1)]),
    ]),
  );

  test('heaps up to 30 are settled by those up to 36, of all sets of two and some of three numbers up to 6', () => {
    expect(sets).toHaveLength(90);
    for (const set of sets) {
      const arcs: [number, number][] = [];
      const last = 36 - Math.min(...set);
      for (let heap = 1; heap <= last; heap++)
        for (const number of set) {
          const to = heap - number;
          if (to >= 0 && (heap <= 36 || to <= 36)) arcs.push([heap, to]);
        }
      const beyond = Uint8Array.from({ length: last + 1 }, (_, heap) => (heap > 36 ? 1 : 0));
      const { left } = digraph(last + 1, arcs);
      const { codes } = drain(sureValues({ arcs: left, beyond, mostOptions: set.length }));
      expect([...codes.subarray(0, 31)], `{${set}}`).not.toContain(-1);
    }
  });
});
