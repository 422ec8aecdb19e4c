/** Backsliding Toads and Frogs, and Toads and Frogs proper: one rule with a flag. */
import { cite } from '../../bibliography.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import { type GridPosition, gridShape } from '../recipes/grid-shape.ts';
import type { Ruleset } from '../ruleset.ts';
import { backslidingFacts, families, properFacts } from './facts.ts';
import { rulesOfStrips } from './moves.ts';

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
  rulesFor: () => rulesOfStrips({ backsliding: true }),
  id: 'backsliding-toads-and-frogs',
  name: 'Backsliding Toads and Frogs',
  loopy: true,
  rules: `Left moves toads to the right and Right moves frogs to the left: ${stepOrJump} A piece may also step back onto an empty square. A player who cannot move loses, and play that never ends is a draw.`,
  facts: backslidingFacts,
});

export const toadsAndFrogs: Ruleset<GridPosition> = cellsRuleset({
  ...onStrips,
  rulesFor: () => rulesOfStrips({ backsliding: false }),
  id: 'toads-and-frogs',
  name: 'Toads and Frogs',
  rules: `Left moves toads to the right and Right moves frogs to the left: ${stepOrJump} A player who cannot move loses.`,
  facts: properFacts,
});
