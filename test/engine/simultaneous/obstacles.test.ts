/**
 * What is in the way of values, beside plain search over the matrices; the signs of it in figures; pairs that
 * are completed.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEdgeList } from '../../../engine/document/edge-list/parse.ts';
import { compile, emptyDocument } from '../../../engine/document/index.ts';
import { styles } from '../../../engine/figure/index.ts';
import type { GameGraph } from '../../../engine/graph/game-graph.ts';
import { ruledBy } from '../../../engine/outcome/rules.ts';
import { digraphFigure } from '../../../engine/pictures/digraph.ts';
import type { NodeLabel } from '../../../engine/pictures/index.ts';
import { drain } from '../../../engine/rounds.ts';
import { completedRounds } from '../../../engine/simultaneous/completed.ts';
import { obstacleAt } from '../../../engine/simultaneous/obstacles.ts';
import { pairsCompleted } from '../../../engine/simultaneous/pairs-completed.ts';
import { HOLE } from '../../../engine/simultaneous/rounds.ts';
import { whyInTheWay } from '../../../engine/simultaneous/why-none.ts';
import { simultaneous } from '../../../engine/theories/simultaneous/index.ts';
import { jointGraph } from '../../../engine/theories/simultaneous/solve.ts';
import { drawnAtOnce } from '../../fixtures/joint-games.ts';
import { isBrief } from '../../fixtures/share.ts';
import { tryLaw } from '../../laws/seeds.ts';

const solved = (graph: GameGraph, convention: 'normal' | 'scoring' = 'normal') =>
  drain(simultaneous.solve(graph, { rules: ruledBy({ convention }) }));

/** Each node's sign: "?" of its own, ">?" of one that it leads to, nothing where it has a value. */
function obstaclesOf(graph: GameGraph): readonly string[] {
  const { leftOut } = solved(graph);
  return Array.from({ length: graph.order }, (_, v) => {
    const found = leftOut?.obstacles && obstacleAt(leftOut.obstacles, v);
    return found ? `${found.isOwn ? '' : '>'}${found.kind}` : '';
  });
}

/** The results of each vertex's cells that are no holes, and whether it has a hole. */
function cellsOf(graph: GameGraph) {
  const { starts, results } = drain(completedRounds(jointGraph(graph)));
  return Array.from({ length: graph.order }, (_, v) => [...results.subarray(starts[v], starts[v + 1])]);
}

/** Some arcs of each kind among six nodes; no pair of moves has two results. */
const drawing = fc
  .array(fc.tuple(fc.nat(5), fc.constantFrom('L', 'R', 'J', 'J'), fc.nat(5), fc.nat(1), fc.nat(1)), {
    minLength: 4,
    maxLength: 18,
  })
  .map((arcs) => {
    const lines = new Map<string, string>();
    for (const [from, kind, to, l, r] of arcs) {
      if (kind === 'J') lines.set(`${from} ${l}/${r}`, `${from} ->J(x${l}/y${r}) ${to}`);
      else lines.set(`${from} ${kind} ${to}`, `${from} ->${kind} ${to}`);
    }
    return [...lines.values()].join('\n');
  });

test('every node without a value has an obstacle, its own or one that play comes to, and what is named is there', () => {
  const met = new Set<string>();
  tryLaw(drawing, 150, (text) => {
    const { graph } = drawnAtOnce(text);
    const { codes, leftOut } = solved(graph);
    const cells = cellsOf(graph);
    const said = obstaclesOf(graph);
    const without = [...codes.keys()].filter((v) => codes[v] < 0);
    expect([...said.keys()].filter((v) => said[v] !== '')).toEqual(without);
    const isHoled = (v: number): boolean => cells[v].includes(HOLE);
    /**
     * All nodes without a value that play from v reaches, where it continues from v and from nodes that let
     * it pass.
     */
    const reached = (start: number, passes: (v: number) => boolean): ReadonlySet<number> => {
      const all = new Set<number>();
      const open = [start];
      for (let v = open.pop(); v !== undefined; v = open.pop())
        for (const to of v === start || passes(v) ? cells[v] : [])
          if (to !== HOLE && codes[to] < 0 && !all.has(to)) {
            all.add(to);
            open.push(to);
          }
      return all;
    };
    const ownOf = (v: number): string =>
      isHoled(v) ? 'hole' : reached(v, (each) => !isHoled(each)).has(v) ? 'cycle' : '';
    for (const v of without) {
      met.add(said[v]);
      const further = reached(v, (each) => ownOf(each) === '');
      const own = ownOf(v);
      expect(said[v]).toBe(own !== '' ? own : [...further].some(isHoled) ? '>hole' : '>cycle');
      const why = leftOut?.obstacles && whyInTheWay(jointGraph(graph), leftOut.obstacles, v);
      if (why?.why === 'hole') {
        const columns = cells[why.at].length / new Set(namesOf(graph, why.at)).size;
        expect(cells[why.at][why.row * columns + why.column]).toBe(HOLE);
        expect(why.at === v || further.has(why.at)).toBe(true);
      } else if (why?.why === 'cycle')
        for (const [i, from] of why.cycle.entries())
          expect(cells[from]).toContain(why.cycle[(i + 1) % why.cycle.length]);
      else throw new Error(`${v}: ${why?.why}`);
    }
  });
  if (!isBrief) expect(met).toEqual(new Set(['>cycle', '>hole', 'cycle', 'hole']));
});

/** The names of Left's moves at a vertex. */
function namesOf(graph: GameGraph, v: number): readonly number[] {
  const { left } = jointGraph(graph).joint;
  return [...left.names.subarray(left.starts[v], left.starts[v + 1])];
}

describe('where the lone player’s run goes round', () => {
  test('in the scoring convention the cycle is named by the solo arcs', () => {
    const { graph, at } = drawnAtOnce('u ->J(l/r) v\nv ->L w\nw ->L v\nv ->L 0');
    const { leftOut } = solved(graph, 'scoring');
    if (!leftOut?.obstacles) throw new Error('All have values.');
    const why = whyInTheWay(jointGraph(graph), leftOut.obstacles, at('u'));
    expect(why.why === 'cycle' && new Set(why.cycle)).toEqual(new Set([at('v'), at('w')]));
    expect(obstacleAt(leftOut.obstacles, at('u'))).toEqual({ kind: 'end', isOwn: false });
  });
});

const node = { x: 0, y: 0, gray: false, name: '' };

describe('a figure', () => {
  const text =
    'u ->J(x/y) v\nv ->L a\nv ->R b\na ->R c, d\nb ->L c, d\np ->J(x/y) q\nq ->J(x/y) q\nt ->J(x/y) z';
  const figure = (hidden = false) => {
    const list = parseEdgeList(text);
    if (!list.ok) throw new Error(list.problems[0].says);
    const nodes = list.value.nodes.map(({ word }, i) => ({
      id: word,
      x: 90 * i,
      y: 0,
      gray: false,
      name: word,
    }));
    const view = { ...emptyDocument.view, rules: ruledBy({ play: 'simultaneous' }) };
    const document = { ...emptyDocument, nodes, edges: list.value.arcs, view };
    const { graph, ids } = compile(document);
    const { leftOut, codes, table } = solved(graph);
    const labels = ids.map((id, v): [string, NodeLabel] => [
      id,
      {
        value: codes[v] < 0 ? undefined : table[codes[v]],
        obstacle: leftOut?.obstacles && obstacleAt(leftOut.obstacles, v),
        hidden,
      },
    ]);
    return digraphFigure(document, new Map(labels), styles.paper);
  };

  test('has a sign for each of them, in brackets where play only leads there, and a legend', () => {
    const { words, nodes, legend } = figure();
    const at = (id: string): string =>
      words
        .filter(({ kind, node }) => kind === 'value' && node !== undefined && nodes[node].id === id)
        .flatMap(({ mark }) => mark.flatMap((run) => ('text' in run ? [run.text] : [])))
        .join('');
    expect(['u', 'v', 'p', 'q', 't'].map(at)).toEqual(['(?)', '?', '(↩)', '↩', '0']);
    expect(legend).toContain(
      '?: a pair of moves without a result; ↩: play can come back; in brackets: leads there',
    );
    expect(nodes.find(({ id }) => id === 'u')?.title).toBe(
      'u: no value, since play comes to a pair of moves without a result',
    );
  });

  test('without joint arcs says in its legend that both move at once, and by which convention', () => {
    const list = parseEdgeList('v ->L a\nv ->R b');
    if (!list.ok) throw new Error(list.problems[0].says);
    const nodes = list.value.nodes.map(({ word }, i) => ({ ...node, id: word, x: 90 * i }));
    const legendBy = (rules: Parameters<typeof ruledBy>[0]): string => {
      const view = { ...emptyDocument.view, rules: ruledBy(rules) };
      const document = { ...emptyDocument, nodes, edges: list.value.arcs, view };
      return digraphFigure(document, new Map(), styles.paper).legend;
    };
    expect(legendBy({})).not.toContain('at once');
    expect(legendBy({ play: 'simultaneous' })).toContain('both players move at once');
    expect(legendBy({ play: 'simultaneous', convention: 'scoring' })).toContain(
      'both players move at once; scoring convention',
    );
  });

  test('says nothing of it where values are hidden', () => {
    const { legend, nodes } = figure(true);
    expect(legend).not.toContain('?');
    expect(nodes.map(({ title }) => title)).toEqual(nodes.map(({ name }) => name));
  });
});

test('pairs that the rule completes are counted, and those that it cannot', () => {
  const { graph, at } = drawnAtOnce('v ->L(l, m) a\nv ->R b\na ->R c\nb ->L c\nv ->J(m/b) d\nw ->J(x/y) v');
  expect(pairsCompleted(jointGraph(graph))).toEqual({
    completed: [{ from: at('v'), to: at('c'), count: 1 }],
    pairs: 1,
    holes: 0,
  });
  const holed = drawnAtOnce('v ->L(l) a\nv ->R(r) b\nv ->J(x/y) c');
  expect(pairsCompleted(jointGraph(holed.graph))).toEqual({ completed: [], pairs: 0, holes: 3 });
});
