/**
 * Conjoined rulesets: the vectors, the tables of empty boards, what is proved of second phases, and pairs
 * that are no registered rulesets, against play by hand on letters.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cite } from '../../engine/bibliography.ts';
import {
  type ByLetters,
  colByLetters,
  conjoinedByLetters,
  cutthroatByLetters,
  nimberByHand,
  noGoByLetters,
  snortByLetters,
} from '../../engine/checking/moves/node-stones.ts';
import { drain } from '../../engine/rounds.ts';
import { generate } from '../../engine/rulesets/generate.ts';
import { conjoined } from '../../engine/rulesets/graphs/conjoined.ts';
import { neighboursIn } from '../../engine/rulesets/graphs/graph.ts';
import { emptyCycle, emptyGrid } from '../../engine/rulesets/graphs/node-families.ts';
import { cutthroat, type NodeRules, noGo, snort } from '../../engine/rulesets/graphs/node-games.ts';
import { rulesets } from '../../engine/rulesets/register.ts';
import { type Ruleset, rulesOfRuleset } from '../../engine/rulesets/ruleset.ts';
import { chooseTheory } from '../../engine/theories/choose.ts';
import { textOf } from '../../engine/values/words.ts';
import { positionOf } from '../fixtures/boards.ts';
import { isBrief } from '../fixtures/share.ts';
import { tryLaw } from './seeds.ts';

/** The nimber of a position, and of others that follow it. */
function solvedFrom(ruleset: Ruleset, text: string) {
  const coder = ruleset.coder(positionOf(ruleset, text));
  const found = drain(generate(coder));
  if (found.kind !== 'generated') throw new Error(found.says);
  const rules = rulesOfRuleset(ruleset);
  const { theory } = chooseTheory({ graph: found.graph, rules });
  if (!theory) throw new Error(`no theory for ${text}`);
  const { table, codes } = drain(theory.solve(found.graph, { rules, withoutSteps: true }));
  const nimberAt = (v: number): number => Number(textOf(table[codes[v]]).replace('*', ''));
  return {
    positions: found.graph.order,
    nimber: nimberAt(0),
    nimberOf: (position: unknown): number => nimberAt(found.codes.indexOf(coder.code(position) ?? -1)),
  };
}

const [goCut, snoGo] = ['go-cut', 'sno-go'].map((id) => {
  const ruleset = rulesets.find((each) => each.id === id);
  if (!ruleset) throw new Error(`no ruleset ${id}`);
  return ruleset;
});

type ConjoinedVector = {
  readonly ruleset: string;
  readonly position: string;
  readonly phase: number;
  readonly nim: number;
  readonly outcome: string;
  readonly optionCount: number;
  readonly options?: readonly string[];
  readonly winningOptions?: number;
};

const { conjoined: vectors } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../vectors/thesis-alternating.json'), 'utf8'),
) as { readonly conjoined: readonly ConjoinedVector[] };

test('there are vectors of both', () => {
  expect(vectors.filter(({ ruleset }) => ruleset === 'go-cut').length).toBeGreaterThan(20);
  expect(vectors.filter(({ ruleset }) => ruleset === 'sno-go').length).toBeGreaterThan(20);
});

test.each(vectors)('$ruleset $position is *$nim', (vector) => {
  const ruleset = vector.ruleset === 'go-cut' ? goCut : snoGo;
  const position = positionOf(ruleset, vector.position);
  expect(ruleset.board(position).phase?.name).toContain(`Phase ${vector.phase}: `);
  const moves = ruleset.moves(position);
  const options = [...new Map(moves.map(({ to }) => [ruleset.print(to), to]))];
  expect(options).toHaveLength(vector.optionCount);
  if (vector.options) expect(new Set(options.map(([text]) => text))).toEqual(new Set(vector.options));
  const { nimber, nimberOf } = solvedFrom(ruleset, vector.position);
  expect([nimber, nimber === 0 ? 'P' : 'N']).toEqual([vector.nim, vector.outcome]);
  if (vector.winningOptions !== undefined)
    expect(options.filter(([, to]) => nimberOf(to) === 0)).toHaveLength(vector.winningOptions);
});

/** Huggan leaves the values of Go-Cut open; longer paths are in the benchmark. */
const tables: readonly (readonly [Ruleset, readonly (readonly [string, number])[]])[] = [
  [
    goCut,
    [
      ...[0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0].map((value, i) => [emptyGrid(1, i + 1), value] as const),
      ...[0, 0, 1, 0, 1, 0, 0, 0, 0].map((value, i) => [emptyCycle(i + 3), value] as const),
      ...[0, 0, 0, 0].map((value, i) => [emptyGrid(2, i + 2), value] as const),
      [emptyGrid(3, 3), 0],
    ],
  ],
  [
    snoGo,
    [
      ...[1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0].map((value, i) => [emptyGrid(1, i + 1), value] as const),
      ...[1, 0, 0, 0, 0, 0, 0, 0, 0, 0].map((value, i) => [emptyCycle(i + 3), value] as const),
      ...[0, 0, 0, 0, 0].map((value, i) => [emptyGrid(2, i + 2), value] as const),
      [emptyGrid(3, 3), 1],
      [emptyGrid(3, 4), 0],
    ],
  ],
];

test.each(tables.map(([ruleset, rows]) => [ruleset.name, ruleset, rows] as const))(
  '%s on empty boards',
  (_, ruleset, rows) => {
    const quick = rows.filter(([text]) => !isBrief || text.length < 10);
    expect(quick.map(([text]) => [text, solvedFrom(ruleset, text).nimber])).toEqual(quick);
  },
);

describe('second phases', () => {
  const blocks = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })), {
    minLength: 1,
    maxLength: 3,
  });

  test('i blue and then j red nodes of Go-Cut are worth ((i − 1) ⊕ (j − 1)) + 1, and parts add up', () => {
    tryLaw(blocks, 60, (parts) => {
      const text = parts.map(([blue, red]) => 'B'.repeat(blue) + 'R'.repeat(red)).join('-');
      const worth = parts
        .map(([blue, red]) => (blue > 0 && red > 0 ? ((blue - 1) ^ (red - 1)) + 1 : 0))
        .reduce((sum, each) => sum ^ each, 0);
      expect(solvedFrom(goCut, `-${text}-`).nimber).toBe(worth);
    });
  });

  test('m holes of a path of Sno-Go are Node Kayles on a path of m − 2 nodes, however long the colours are', () => {
    const kayles = (nodes: string): readonly string[] =>
      [...nodes].map((_, i) => [...nodes].map((sign, j) => (Math.abs(i - j) < 2 ? '-' : sign)).join(''));
    const choices = (nodes: string): readonly string[] => kayles(nodes).filter((_, i) => nodes[i] === 'o');
    tryLaw(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 9 }), 40, (lengths) => {
      const text = lengths.map((length, i) => (i % 2 === 0 ? 'B' : 'R').repeat(length)).join('.');
      const holes = lengths.length - 1;
      expect(snoGo.board(positionOf(snoGo, text)).phase?.name).toBe('Phase 2: NoGo');
      expect(solvedFrom(snoGo, text).nimber).toBe(nimberByHand(choices, 'o'.repeat(holes - 2)));
    });
  });

  test('adjacent nodes of one colour of Sno-Go may be contracted', () => {
    const paths = fc.string({ unit: fc.constantFrom('.', 'B', 'R'), minLength: 2, maxLength: 8 });
    tryLaw(paths, 60, (text) => {
      const contracted = text.replace(/B+/g, 'B').replace(/R+/g, 'R');
      expect(solvedFrom(snoGo, contracted).nimber).toBe(solvedFrom(snoGo, text).nimber);
    });
  });
});

/** Col: colour a free node so that no two nodes of one colour are next to each other. */
const col: NodeRules = {
  name: 'Col',
  says: 'Colour a free node so that no two nodes of one colour are next to each other.',
  deletes: false,
  on(graph) {
    const neighbours = neighboursIn(graph);
    const moves = (cells: Uint8Array): readonly (readonly [number, number])[] =>
      graph.edges.some(([a, b]) => cells[a] > 0 && cells[a] === cells[b])
        ? []
        : neighbours.flatMap((others, node) =>
            [1, 2]
              .filter((colour) => cells[node] === 0 && others.every((other) => cells[other] !== colour))
              .map((colour) => [node, colour] as const),
          );
    return {
      moves(cells, record) {
        for (const [node, colour] of moves(cells)) record(node, colour);
      },
      isOver: (cells) => moves(cells).length === 0,
    };
  },
};

/** A third pair is its two games and its words. */
const pairOf = (first: NodeRules, second: NodeRules): Ruleset =>
  conjoined({
    first,
    second,
    id: `${first.name}-${second.name}`,
    name: `${first.name} ▷ ${second.name}`,
    source: cite('huggan', 'Definition 4.0.1'),
    rules: `First ${first.name}, then ${second.name} on what is left. Whoever cannot move loses.`,
    notation: 'A sign for each node.',
    example: '..B.R',
    starts: [],
    facts: [],
  });

const pairs: readonly (readonly [NodeRules, NodeRules, ByLetters, ByLetters])[] = [
  [snort, cutthroat, snortByLetters, cutthroatByLetters],
  [col, noGo, colByLetters, noGoByLetters],
  [noGo, snort, noGoByLetters, snortByLetters],
];

test.each(pairs.map((pair) => [pair[0].name, pair[1].name, pair] as const))(
  '%s ▷ %s is what play by hand finds',
  (_, __, [first, second, firstByLetters, secondByLetters]) => {
    const ruleset = pairOf(first, second);
    const { options } = conjoinedByLetters(firstByLetters, secondByLetters);
    const boards = fc.constantFrom(
      '...',
      '.....',
      '@....',
      '../..',
      '.../...',
      '0-1,1-2,1-3:....',
      '0-1,0-2,1-2,2-3:....',
    );
    // What play reaches, since what is typed may be nothing that the first game leaves.
    tryLaw(fc.tuple(boards, fc.array(fc.nat(), { maxLength: 3 })), 40, ([empty, drawn]) => {
      let text: string = empty;
      for (const each of drawn) {
        const after = options(text);
        if (after.length > 0) text = after[each % after.length];
      }
      const moves = ruleset.moves(positionOf(ruleset, text)).map(({ to }) => ruleset.print(to));
      expect(new Set(moves)).toEqual(new Set(options(text)));
      expect(solvedFrom(ruleset, text).nimber).toBe(nimberByHand(options, text));
    });
  },
);

describe('bad input names its place', () => {
  test.each([
    [goCut, '..-B', 'node 3', /is deleted while node 1 is free/],
    [goCut, 'BR.B', 'node 1', /group without a free node/],
    [goCut, '.B/BR', 'row 2, node 2', /group without a free node/],
    [goCut, '../...', 'row 2', /has length 3; make it 2 long/],
    [goCut, '@..', 'position', /a cycle of 2 nodes; write at least 3 nodes after @/],
    [goCut, '0-1,1-5:...', 'edge 1-5', /leads to node 5, which has no sign/],
    [goCut, '0-1,1-1:..', 'edge 1-1', /joins a node to itself/],
    [goCut, '0-1', 'position', /has edges and no nodes/],
    [goCut, '0-1,x:..', 'position', /has "x", which is not an edge/],
    [goCut, '0-1:', 'position', /has no nodes/],
    [goCut, '.'.repeat(10_000), 'position', /^has 10,000 nodes; write 2,500 at most$/],
    [snoGo, `0-1:${'.'.repeat(101)}`, 'position', /^has 101 nodes; write 100 at most$/],
    [goCut, '', 'position', /is empty/],
    [snoGo, '..-B', 'node 3', /is "-"; write B for a blue stone/],
    [snoGo, '@.x.', 'node 2', /is "x"/],
    [snoGo, '0-1:..G', 'node 2', /is "G"/],
    [snoGo, 'BR/.', 'row 2', /has length 1/],
  ] as const)('%#', (ruleset, text, place, says) => {
    const read = ruleset.parse(text);
    if (read.ok) throw new Error(`${text} was read`);
    expect(read.problems[0].place).toBe(place);
    expect(read.problems[0].says).toMatch(says);
  });

  test('what books and files write is read', () => {
    const printed = (text: string): string => goCut.print(positionOf(goCut, text));
    expect(printed(' b·_R ')).toBe('B..R');
    expect(printed('..\n..')).toBe('../..');
    expect(printed('1-0; 1-2 2–1:..b')).toBe('0-1,1-2:..B');
  });
});
