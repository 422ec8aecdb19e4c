/**
 * The orthogonal colouring game (Huggan): two copies of a graph are coloured, Alice’s and Bob’s, so that no
 * two nodes have the same pair of colours. Either player colours in either copy. With scores, whose end is
 * what Left is ahead by in A, and as normal play.
 */
import { cite } from '../../bibliography.ts';
import type { Answering } from '../answering.ts';
import { type NodeGraph, neighboursIn } from '../graphs/graph.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';
import { boardOfColouring } from './board.ts';
import { rulesOfColouring, scoreOfColouring } from './moves.ts';
import { nameOfGraph } from './named-graphs.ts';
import {
  aheadInA,
  type ColouringPosition,
  colouredAs,
  copies,
  moverByColours,
  nameOfCell,
  nodeInCopy,
  printColouring,
  readColouring,
  signsInCopy,
} from './position.ts';
import { recoloured, resizedGraph } from './resizing-graphs.ts';

// Strictly matched involutions (Huggan, chapter 5): automorphisms of order at most two that send every node
// to a neighbour or keep it, such that the nodes that they keep are pairwise adjacent. A player who moves
// second and answers a colour s at a node v of one copy by s at σ(v) in the other can always do so: what was
// at v in one copy is at σ(v) in the other again. To find one is NP-complete; nodes are matched one by one,
// and a matching is given up where it cannot become an automorphism.

/** Steps that searches may still take; those that share it are given up together. */
type StepsLeft = { steps: number };

/** The steps of searches from here on: some milliseconds. */
export const stepsOfSearch = (): StepsLeft => ({ steps: 200_000 });

/** On a board the mirror image in the middle column is tried first, as a person sees it at once. */
function mirrorOf(graph: NodeGraph): (node: number) => readonly number[] {
  const named = nameOfGraph(graph);
  if (named?.kind !== 'board') return () => [];
  const { columns } = named;
  return (node) => [node - (node % columns) + columns - 1 - (node % columns)];
}

/**
 * Per node the one that it is sent to; undefined where there is none, or none was found within the steps that
 * are left. With `fits` only nodes are matched that it allows, asked once for both. Without recursion,
 * O(nodes) a step.
 */
export function matchedInvolution(
  graph: NodeGraph,
  fits: (node: number, other: number) => boolean = () => true,
  left: StepsLeft = stepsOfSearch(),
): readonly number[] | undefined {
  const mirrored = mirrorOf(graph);
  const { order } = graph;
  const neighbours = neighboursIn(graph);
  const joined = neighbours.map((each) => new Set(each));
  const image = new Array<number>(order).fill(-1);
  /** What a node may be sent to, in the order in which it is tried: neighbours first, itself last. */
  const choices = neighbours.map((near, node) => [...new Set([...mirrored(node), ...near, node])]);
  /** A node and its image keep all edges to those that are matched already. */
  const keepsEdges = (node: number, to: number): boolean => {
    if (neighbours[node].length !== neighbours[to].length) return false;
    for (let other = 0; other < order; other++) {
      const there = image[other];
      if (there < 0 || other === node || other === to) continue;
      if (joined[node].has(other) !== joined[to].has(there)) return false;
      if (joined[to].has(other) !== joined[node].has(there)) return false;
      // Nodes that are kept are adjacent.
      if (node === to && there === other && !joined[node].has(other)) return false;
    }
    return true;
  };
  /** The nodes that were matched, in turn, each with the choice that was taken there. */
  const stack: { readonly node: number; choice: number }[] = [];
  const undo = (node: number): void => {
    if (image[node] < 0) return;
    image[image[node]] = -1;
    image[node] = -1;
  };
  let node = 0;
  let choice = -1;
  for (;;) {
    while (node < order && image[node] >= 0) node++;
    if (node === order) return image;
    let isMatched = false;
    while (!isMatched && ++choice < choices[node].length) {
      if (--left.steps < 0) return undefined;
      const to = choices[node][choice];
      if (image[to] >= 0 || !fits(node, to) || !keepsEdges(node, to)) continue;
      image[node] = to;
      image[to] = node;
      isMatched = true;
    }
    if (isMatched) {
      stack.push({ node, choice });
      choice = -1;
      continue;
    }
    const last = stack.pop();
    if (!last) return undefined;
    undo(last.node);
    ({ node, choice } = last);
  }
}

// The second player answers a colour at v in one copy by the same colour at σ(v) in the other: the result of
// the thesis, as the board shows it.

/** What the second player keeps. */
const kept = {
  scores: 'at least draws',
  'normal play': 'wins',
} as const;

type Play = keyof typeof kept;

/** Whether each copy is what the other is at matched nodes. */
function isCarried(position: ColouringPosition, involution: readonly number[]): boolean {
  const [a, b] = copies.map((copy) => signsInCopy(position, copy));
  return involution.every((to, node) => a[node] === b[to]);
}

/**
 * An involution by which each copy is what the other is at the matched nodes; undefined where none was found.
 */
function involutionOf(position: ColouringPosition, left: StepsLeft): readonly number[] | undefined {
  const [a, b] = copies.map((copy) => signsInCopy(position, copy));
  const fits = (node: number, other: number): boolean => a[node] === b[other] && a[other] === b[node];
  return sortedSigns(a) === sortedSigns(b) ? matchedInvolution(position.graph, fits, left) : undefined;
}

const sortedSigns = (signs: string): string => [...signs].toSorted((x, y) => (x < y ? -1 : 1)).join('');

/**
 * The answers in a position in which each copy is what the other is at the matched nodes, or in which a
 * single move makes it so. As the number of coloured nodes shows whose turn it is, Bob answers. O(moves)
 * searches for σ, which take some milliseconds together at most.
 */
function answeringColours(
  position: ColouringPosition,
  play: Play,
  options: () => readonly { readonly by: readonly string[]; readonly to: ColouringPosition }[],
): Answering<ColouringPosition> | undefined {
  const left = stepsOfSearch();
  // That of the bare graph is kept as long as play goes by it, so that answers go by what was shown at first.
  const usual = matchedInvolution(position.graph, undefined, left);
  if (!usual) return undefined;
  const whole = isCarried(position, usual) ? usual : involutionOf(position, left);
  if (whole) return toldOf(whole, play, undefined);
  const [a, b] = copies.map((copy) => signsInCopy(position, copy).replaceAll('.', '').length);
  if (Math.abs(a - b) !== 1) return undefined;
  const all = options();
  const answer = all.find(({ to }) => isCarried(to, usual));
  if (answer) return toldOf(usual, play, answer);
  for (const each of all) {
    if (left.steps <= 0) return undefined;
    const after = involutionOf(each.to, left);
    if (after) return toldOf(after, play, each);
  }
  return undefined;
}

function toldOf(
  involution: readonly number[],
  play: Play,
  answer: Answering<ColouringPosition>['answer'],
): Answering<ColouringPosition> {
  const matched = [...involution.entries()].filter(([node, to]) => node <= to);
  const exchanged = matched.flatMap(([node, to]) => (node < to ? [`${node} ↔ ${to}`] : []));
  const fixed = matched.flatMap(([node, to]) => (node === to ? [node] : []));
  const sigma = [
    ...(exchanged.length > 0 ? [exchanged.join(', ')] : []),
    ...(fixed.length > 0 ? [`${fixed.join(' and ')} ${fixed.length === 1 ? 'stays' : 'stay'}`] : []),
  ].join('; ');
  const when = answer ? 'whose turn it is' : 'who moves second';
  return {
    says: `Bob, ${when}, ${kept[play]}: he answers a colour at a node v of one copy by the same colour at σ(v) in the other. σ: ${sigma}.`,
    matched: copies.flatMap((copy) =>
      matched.map(([node, to]) => [nodeInCopy(copy, node), nodeInCopy(copy, to)] as const),
    ),
    ...(answer && { answer: { by: answer.by, to: answer.to } }),
  };
}

const source = cite('huggan', 'Chapter 5');

const move =
  'There are two copies of a graph, A and B, and a move colours a node of a copy that has no colour yet. Neighbours in a copy must have different colours, and no two nodes may have the same pair of colours in A and B.';

const starts = [
  { name: 'The 2×2 board', position: '2x2 m=2' },
  { name: 'A cycle of four', position: 'C4 m=2' },
  { name: 'Two nodes apart', position: '2: m=1' },
  { name: 'The 3×3 board', position: '3x3 m=2' },
] as const;

const colours = { name: 'm', least: 1, first: 2 } as const;

const familiesOfGraphs: readonly RulesetFamily[] = [
  {
    id: 'board',
    says: 'a board of r rows and c columns, with m colours',
    parameters: [{ name: 'r', least: 2, first: 2 }, { name: 'c', least: 2, first: 2 }, colours],
    position: ([r, c, m]) => `${r}x${c} m=${m}`,
  },
  {
    id: 'path',
    says: 'a path of n nodes, with m colours',
    parameters: [{ name: 'n', least: 1, first: 3 }, colours],
    position: ([n, m]) => `P${n} m=${m}`,
  },
  {
    id: 'cycle',
    says: 'a cycle of n nodes, with m colours',
    parameters: [{ name: 'n', least: 4, first: 4 }, colours],
    position: ([n, m]) => `C${n} m=${m}`,
  },
  {
    id: 'complete',
    says: 'a complete graph of n nodes, with m colours',
    parameters: [{ name: 'n', least: 3, first: 3 }, colours],
    position: ([n, m]) => `K${n} m=${m}`,
  },
];

const thesis = cite('huggan', 'Section 5.2');

/** Results of the thesis, confirmed by play. */
const facts: readonly RulesetFact[] = [
  { position: '2: m=1', value: '<1|-1>', source: thesis },
  { position: '2x2 m=2', value: '<^-2|^2>', source: thesis },
  { position: '3x3 m=1', value: '0', source: thesis },
  { position: '3x3 m=2', value: '0', source: thesis },
];

const normalFacts: readonly RulesetFact[] = [{ position: '2: m=1', value: '*1', source: thesis }];

const shared = {
  source,
  notation:
    'First stands the graph: 3x3 is a grid, C4 a ring, P4 a path, K4 a complete graph, and 3:0-1,1-2 a graph of three nodes by its edges. m=2 says that there are two colours. A= and B= give the colours of the nodes in each copy, with a dot for a node without one.',
  infinitePlay: 'draw',
  starts,
  families: familiesOfGraphs,
  read: readColouring,
  print: printColouring,
  resize: resizedGraph,
  stock: { name: 'colours', change: recoloured },
  nameOf: nameOfCell,
  cellsIn: colouredAs,
  turn: moverByColours,
} as const;

/** When neither player can colour, Left is ahead by the nodes coloured in A less those in B. */
export const orthogonalColouring: Ruleset<ColouringPosition> = cellsRuleset({
  ...shared,
  id: 'orthogonal-colouring',
  name: 'Orthogonal colouring',
  players: 'partizan',
  sharesMoves: true,
  rules: `${move} When nobody can move, Left (Alice) wins if more nodes have a colour in A, and Right (Bob) wins if more nodes have a colour in B.`,
  facts,
  board: (position) => boardOfColouring(position, true),
  scoreOf: aheadInA,
  answering: (position, moves) => answeringColours(position, 'scores', moves),
  rulesFor: (position) => rulesOfColouring(position),
  codedRules: (position) => ({ ...rulesOfColouring(position, true), score: scoreOfColouring }),
});

/** The same without scores. */
export const orthogonalColouringNormal: Ruleset<ColouringPosition> = cellsRuleset({
  ...shared,
  id: 'orthogonal-colouring-normal',
  name: 'Orthogonal colouring, normal play',
  players: 'impartial',
  rules: `${move} A player who cannot move loses.`,
  facts: normalFacts,
  answering: (position, moves) => answeringColours(position, 'normal play', moves),
  board: (position) => boardOfColouring(position, false),
  rulesFor: (position) => rulesOfColouring(position),
  codedRules: (position) => rulesOfColouring(position, true),
});
