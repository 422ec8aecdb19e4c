/**
 * Uses the types of the library as another program would; the package's own types are all that it may need.
 */
import {
  type Answer,
  ask,
  type Board,
  board,
  compare,
  type FoundGame,
  type FoundPair,
  type FoundUnicycle,
  type FoundWay,
  find,
  generate,
  inSlices,
  matrix,
  type PositionAnswer,
  type Problem,
  type Progress,
  read,
  ruleset,
  rulesets,
  type Solution,
  solve,
  sum,
  sweep,
  toTikz,
} from 'grundy';

const reading = read('a -> b');
const problems: readonly Problem[] = reading.ok ? [] : reading.problems;
const nodes: readonly string[] = reading.ok && reading.game.kind === 'drawing' ? reading.game.nodes : [];

const start: Board = board('nim', '1+2');
const worth: string | null = solve(start, { measures: ['mean'] }).start.text;
const solution: Solution = solve('a -> b');
const step: number | null | undefined = solution.nodes?.a.step;
const graph = generate('nim', '1');
const theory: string | null = solve(graph).theory;
const heaps = ruleset((heap): PositionAnswer => ({ either: heap === '0' ? [] : ['0'] }), { name: 'heaps' });
const own: string | null = solve(generate(heaps, '1')).theory;

const answer: Answer = ask(start, 'moves');
const relation: string | null = compare('a -> b', 'a', 'b').relation;
const strategies: unknown = matrix(start).solution?.left;
const winners: number | undefined = sum([start, graph]).winning?.length;
const figure: string = toTikz(graph, { standalone: true }).text;

const told: Progress[] = [];
const later: Promise<Solution> = inSlices(solve, [start], { onProgress: (progress) => told.push(progress) });
const positions: string[] = [];
for await (const { position } of sweep('nim', '<n>', { n: [1, 3] })) positions.push(position);
const found: FoundGame[] = [];
for await (const game of find([1, 3], ({ nodes: count }) => count === 2, { kind: 'partizan' }))
  found.push(game);
const pairs: FoundPair[] = [];
for await (const pair of find({ pairs: 1 }, (G, H) => G.text === H.text)) pairs.push(pair);
const ways: FoundWay[] = [];
for await (const way of find({ like: 'a -> ?' }, 'value = *', { measures: ['birthday'] })) ways.push(way);
const members: string[] = [];
const strip = { ruleset: 'nim', family: '<n>', ranges: { n: [1, 3] } } as const;
for await (const { position } of find(strip, ({ text }) => text === '*2')) members.push(position);
const unicycles: FoundUnicycle[] = [];
for await (const unicycle of find({ unicycle: 'LLRR' })) unicycles.push(unicycle);

export const all = {
  ...{ problems, nodes, worth, step, theory, answer, relation, strategies, winners, figure, told, later },
  ...{ own, positions, found, pairs, ways, members, unicycles, names: rulesets.map(({ name }) => name) },
};
