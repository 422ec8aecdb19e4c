/**
 * Backsliding Toads and Frogs, and Toads and Frogs proper (Siegel, Coping with cycles, Section 5). An animal
 * slides one square onto an empty one, the way it faces or, when backsliding, either way; or it jumps the way
 * it faces over exactly one enemy onto an empty square. Left's toads face right and Right's frogs face left:
 * one rule with ahead = ±1.
 */
import { cite } from '../../bibliography.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import { type GridPosition, gridShape } from '../recipes/grid-shape.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';
import { movesOfText } from '../written/moves-of-text.ts';

const properMoves = movesOfText(`\
name: Toads and Frogs
board: row
pieces: T a toad, F a frog
Left: T. -> .T
Left: TF. -> .FT
Right: as Left, with T and F exchanged, the other way
`);

const backslidingMoves = movesOfText(`\
name: Backsliding Toads and Frogs
board: row
pieces: T a toad, F a frog
Left: T. -> .T
Left: TF. -> .FT
Left: .T -> T.
Right: as Left, with T and F exchanged, the other way
`);

const anomaly = cite('coping', 'Figure 18');
const naturalStarts = cite('coping', 'Section 5, Backsliding Toads and Frogs');

const families: readonly RulesetFamily[] = [
  {
    id: 'natural-start',
    says: 'm toads, k empty squares, n frogs',
    parameters: [
      { name: 'm', least: 0, first: 2 },
      { name: 'k', least: 1, first: 2 },
      { name: 'n', least: 0, first: 2 },
    ],
    position: ([toads, empty, frogs]) => 'T'.repeat(toads) + '.'.repeat(empty) + 'F'.repeat(frogs),
  },
];

const backslidingFacts: readonly RulesetFact[] = [
  { position: 'TTT..FFF', value: '{on‖0|-1/2} & {1/2|0‖off}', source: anomaly },
  { position: 'TT.FF', value: '*', source: naturalStarts },
  { position: 'T..F', value: '*', source: naturalStarts },
  { position: 'TT..FF', value: '*', source: naturalStarts },
  { position: 'TTT.FFF', value: '0', source: naturalStarts },
  { position: 'T...F', value: '0', source: naturalStarts },
  { position: 'T.FF', value: 'off', source: naturalStarts },
];

const properFacts: readonly RulesetFact[] = [
  { position: 'T.', value: '1', source: naturalStarts },
  { position: 'T..', value: '2', source: naturalStarts },
  { position: '.F', value: '-1', source: naturalStarts },
  { position: 'T.F', value: '*', source: naturalStarts },
];

const onStrips = {
  ...gridShape({
    pieces: [
      { sign: 'T', name: 'toad', player: 'left' },
      { sign: 'F', name: 'frog', player: 'right' },
    ],
    cell: 'square',
    example: 'TT..FF',
  }),
  notation: 'A sign for each square, from left to right: T is a toad, F a frog, and a dot an empty square.',
  players: 'partizan',
  infinitePlay: 'draw',
  source: cite('coping', 'Section 5, Backsliding Toads and Frogs'),
  starts: [
    { name: 'Three against three', position: 'TTT..FFF' },
    { name: 'Two against two', position: 'TT..FF' },
    { name: 'One toad, two frogs', position: 'T.FF' },
  ],
  families,
} as const;

const stepOrJump = 'one square onto an empty one, or over one enemy onto the empty square behind it.';

export const backslidingToadsAndFrogs: Ruleset<GridPosition> = cellsRuleset({
  ...onStrips,
  ...backslidingMoves,
  id: 'backsliding-toads-and-frogs',
  name: 'Backsliding Toads and Frogs',
  loopy: true,
  rules: `Left moves toads to the right and Right moves frogs to the left: ${stepOrJump} A piece may also step back onto an empty square. A player who cannot move loses, and play that never ends is a draw.`,
  facts: backslidingFacts,
});

export const toadsAndFrogs: Ruleset<GridPosition> = cellsRuleset({
  ...onStrips,
  ...properMoves,
  id: 'toads-and-frogs',
  name: 'Toads and Frogs',
  rules: `Left moves toads to the right and Right moves frogs to the left: ${stepOrJump} A player who cannot move loses.`,
  facts: properFacts,
});
