/** Partizan outcomes: the nine classes on tiny graphs, and agreement with play by the definition. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from '../../../engine/document/compile.ts';
import { edgeKey, emptyDocument, type GameDocument } from '../../../engine/document/document.ts';
import { mergeEdgeList } from '../../../engine/document/edge-list/merge.ts';
import { addEdge, negate } from '../../../engine/document/edits/arcs.ts';
import { paste } from '../../../engine/document/edits/copies.ts';
import { drawnSum } from '../../../engine/document/edits/drawn-sum.ts';
import { addNode } from '../../../engine/document/edits/nodes.ts';
import type { GameGraph } from '../../../engine/graph/game-graph.ts';
import {
  endingWhen,
  type InfinitePlay,
  impartialOutcomes,
  type Outcome,
  partizanOutcomes,
} from '../../../engine/outcome/outcome.ts';
import { outcomesOfPartizan, partizanOutcomesInSlices } from '../../../engine/outcome/partizan.ts';
import { outcomes } from '../../../engine/outcome/who-wins.ts';
import { arbitraryPartizan } from '../../arbitrary/partizan.ts';
import { namedDigraph } from '../../fixtures/digraphs.ts';
import { tryLaw } from '../../laws/seeds.ts';
import { playPartizan, type Winner } from '../../oracle/starts.ts';

/** The outcome of the node named g. */
function outcomeOf(text: string, infinitePlay?: InfinitePlay): Outcome {
  const drawing = mergeEdgeList(emptyDocument, text);
  if (!drawing.ok) throw new Error(drawing.problems[0].says);
  const { graph, index } = compile(drawing.value);
  return partizanOutcomes[outcomesOfPartizan(graph, infinitePlay)[index.get('g') ?? -1]];
}

const everyConvention: readonly InfinitePlay[] = ['draw', 'left', 'right'];

/** The contract's letter for the results when either player starts. */
const classOf: Readonly<Record<`${Winner} ${Winner}`, Outcome>> = {
  'left left': 'L',
  'left draw': 'N^',
  'left right': 'N',
  'draw left': 'P^',
  'draw draw': 'D',
  'draw right': 'Nv',
  'right left': 'P',
  'right draw': 'Pv',
  'right right': 'R',
};

describe('the nine classes, with infinite play a draw, won by Left, won by Right', () => {
  /** In d both players may pass without an end. */
  const d = 'd ->L d\nd ->R d';
  test.each([
    ['only Left can move', 'g ->L z', ['L', 'L', 'L']],
    ['Left can win, Right can only draw', `g ->L z\ng ->R ${d}`, ['N^', 'L', 'N']],
    ['whoever starts moves to the end', 'g ->L z\ng ->R z', ['N', 'N', 'N']],
    ['Left can draw, Right cannot move', `g ->L ${d}`, ['P^', 'L', 'P']],
    ['both can only draw', `g ->L ${d}\ng ->R d`, ['D', 'L', 'R']],
    ['Right can win, Left can only draw', `g ->R z\ng ->L ${d}`, ['Nv', 'N', 'R']],
    ['nobody can move', 'g', ['P', 'P', 'P']],
    ['Right can draw, Left cannot move', `g ->R ${d}`, ['Pv', 'P', 'R']],
    ['only Right can move', 'g ->R z', ['R', 'R', 'R']],
    ['who starts gives the other the last move', 'g ->L a ->R z\ng ->R b ->L z', ['P', 'P', 'P']],
    ['a cycle in which the players never take turns', 'g ->L h ->L g', ['L', 'L', 'L']],
    ['Left passes for ever, Right cannot move: on', 'g ->L g', ['L', 'L', 'L']],
  ] as const)('%s', (_, text, classes) => {
    expect(everyConvention.map((infinitePlay) => outcomeOf(text, infinitePlay))).toEqual(classes);
    expect(outcomeOf(text)).toBe(classes[0]);
  });

  test('a class and the results when each player starts say the same', () => {
    for (const outcome of partizanOutcomes) {
      const [left, right] = [endingWhen(outcome, 'left'), endingWhen(outcome, 'right')];
      expect(classOf[`${left} ${right}`]).toBe(outcome);
    }
  });
});

/** The graph as a drawing. */
function documentOf({ order, left, right }: GameGraph): GameDocument {
  let document: GameDocument = emptyDocument;
  for (let v = 0; v < order; v++) document = addNode(document, { x: 100 * v, y: 0 }).document;
  const ids = document.nodes.map((node) => node.id);
  for (const [player, { starts, targets }] of [['left', left] as const, ['right', right] as const]) {
    for (let v = 0; v < order; v++) {
      for (const w of targets.subarray(starts[v], starts[v + 1])) {
        document = addEdge(document, { from: ids[v], to: ids[w], player });
      }
    }
  }
  return document;
}

const mirrored = (graph: GameGraph): GameGraph => ({ ...graph, left: graph.right, right: graph.left });

/** A vertex of each of the nine classes: few graphs have them all. */
const ofEveryClass = namedDigraph(
  'd ->L d ->R d\na ->L z\nb ->L z\nb ->R d\nc ->L z\nc ->R z\ne ->L d\nf ->R z\nf ->L d\ng ->R d\nh ->R z',
).graph;

describe('on random graphs', () => {
  test.each(everyConvention)(
    'outcomes agree with play by the definition, infinite play: %s',
    (infinitePlay) => {
      const seen = new Set<Outcome>();
      const law = (graph: GameGraph): void => {
        const found = [...outcomesOfPartizan(graph, infinitePlay)].map((code) => partizanOutcomes[code]);
        const played = playPartizan(graph, infinitePlay);
        expect(found).toEqual(
          played.map(({ leftFirst, rightFirst }) => classOf[`${leftFirst} ${rightFirst}`]),
        );
        for (const outcome of found) seen.add(outcome);
      };
      law(ofEveryClass);
      tryLaw(arbitraryPartizan(9), 400, law);
      const all = infinitePlay === 'draw' ? partizanOutcomes : ['L', 'N', 'P', 'R'];
      expect(seen).toEqual(new Set(all));
    },
  );

  test('swapping the players swaps the classes', () => {
    const swapped: Readonly<Record<(typeof partizanOutcomes)[number], Outcome>> = {
      L: 'R',
      R: 'L',
      N: 'N',
      P: 'P',
      D: 'D',
      'N^': 'Nv',
      Nv: 'N^',
      'P^': 'Pv',
      Pv: 'P^',
    };
    const law = fc.property(arbitraryPartizan(12), (graph) => {
      const named = (codes: Uint8Array) => Array.from(codes, (code) => partizanOutcomes[code]);
      expect(named(outcomesOfPartizan(mirrored(graph), 'left'))).toEqual(
        named(outcomesOfPartizan(graph, 'right')).map((outcome) => swapped[outcome]),
      );
    });
    void fc.assert(law);
  });

  test('the second player wins or draws the sum of a game and its negative', () => {
    const law = fc.property(arbitraryPartizan(6), (drawn) => {
      const graph = { ...drawn, gray: new Uint8Array(drawn.order) };
      const document = documentOf(graph);
      const twice = paste(document, document, { x: 0, y: 100 });
      const copies = new Set(twice.ids);
      const copied = twice.document.edges.filter((edge) => copies.has(edge.from));
      const both = negate(twice.document, copied.map(edgeKey));
      const sum = drawnSum(both, [document.nodes[graph.order - 1].id, twice.ids[graph.order - 1]], 100);
      if (sum.kind !== 'drawn') throw new Error(sum.kind);
      // The second player answers in the other part, and so always has a move.
      const [outcome] = outcomesOfPartizan(compile(sum.document).graph, 'draw');
      expect(['P', 'D', 'P^', 'Pv']).toContain(partizanOutcomes[outcome]);
    });
    void fc.assert(law, { numRuns: 200 });
  });

  test('if every arc is either player’s, the outcomes are the impartial ones', () => {
    const law = fc.property(arbitraryPartizan(12), ({ order, gray, left }) => {
      const graph = { order, gray, left, right: left };
      const named = Array.from(outcomesOfPartizan(graph), (code) => partizanOutcomes[code]);
      expect(named).toEqual(Array.from(outcomes(graph), (code) => impartialOutcomes[code]));
    });
    void fc.assert(law);
  });
});

test('a path of 200,000 alternating moves is solved without recursion, in slices', () => {
  const order = 200_001;
  const starts = (player: 0 | 1) =>
    Uint32Array.from({ length: order + 1 }, (_, v) => Math.floor((Math.min(v, order - 1) + 1 - player) / 2));
  const targets = (player: 0 | 1) =>
    Uint32Array.from({ length: (order - 1) / 2 }, (_, i) => 2 * i + player + 1);
  // Left moves from even vertices, Right from odd ones.
  const graph: GameGraph = {
    order,
    gray: new Uint8Array(order),
    left: { starts: starts(0), targets: targets(0) },
    right: { starts: starts(1), targets: targets(1) },
  };
  const slices = partizanOutcomesInSlices(graph);
  let breaths = 0;
  for (;;) {
    const slice = slices.next();
    if (slice.done) {
      // At vertex 0 Left starts and Right has the last move; Right cannot start there.
      expect(partizanOutcomes[slice.value[0]]).toBe('P');
      expect(partizanOutcomes[slice.value[1]]).toBe('R');
      break;
    }
    breaths++;
  }
  expect(breaths).toBeGreaterThan(2);
});
