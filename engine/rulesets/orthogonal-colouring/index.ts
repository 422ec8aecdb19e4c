/**
 * The orthogonal colouring game (Huggan): two copies of a graph are coloured, Alice’s and Bob’s, so that no two nodes have the same pair of
 * colours. Either player colours in either copy. With scores, whose end is what Left is ahead by in A, and as normal play.
 */
import { cite } from '../../bibliography.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';
import { answeringColours } from './answering.ts';
import { boardOfColouring } from './board.ts';
import { rulesOfColouring, scoreOfColouring } from './moves.ts';
import {
  aheadInA,
  type ColouringPosition,
  colouredAs,
  moverByColours,
  nameOfCell,
  printColouring,
  readColouring,
} from './position.ts';
import { recoloured, resizedGraph } from './resizing-graphs.ts';

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

/** When nobody can colour, Left is ahead by the nodes coloured in A less those in B. */
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
