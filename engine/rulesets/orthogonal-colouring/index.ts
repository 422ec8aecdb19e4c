/**
 * The orthogonal colouring game (Huggan): two copies of a graph are coloured, Alice’s and Bob’s, so that no two nodes have the same pair of
 * colours. Either player colours in either copy. With scores, whose end is what Left is ahead by in A, and as normal play.
 */
import { cite } from '../../bibliography.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import type { Ruleset } from '../ruleset.ts';
import { answeringColours } from './answering.ts';
import { boardOfColouring } from './board.ts';
import { facts, familiesOfGraphs, normalFacts, starts } from './facts.ts';
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
