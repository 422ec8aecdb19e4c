/** Backsliding Toads and Frogs, and Toads and Frogs proper: one rule with a flag. */
import { cite } from '../../bibliography.ts';
import { movesByOptions } from '../moves-by-options.ts';
import type { Ruleset } from '../ruleset.ts';
import { boardOfStrip, wayOnStrip } from './board.ts';
import { backslidingFacts, properFacts } from './facts.ts';
import { coderOfStrips } from './moves.ts';
import { parseStrip, printStrip, type Strip } from './position.ts';

const onStrips = {
  players: 'partizan',
  infinitePlay: 'draw',
  source: cite('coping', 'Section 5, Backsliding Toads and Frogs'),
  parse: parseStrip,
  print: printStrip,
  board: boardOfStrip,
  starts: [
    { name: 'Three against three', position: 'TTT..FFF' },
    { name: 'Two against two', position: 'TT..FF' },
    { name: 'One toad, two frogs', position: 'T.FF' },
  ],
} as const;

const stepOrJump = 'one square onto an empty one, or over one enemy onto the empty square behind it.';

const withFlag = (backsliding: boolean): Pick<Ruleset<Strip>, 'coder' | 'moves'> => ({
  coder: (start) => coderOfStrips(start, { backsliding }),
  moves: (strip) => movesByOptions(strip, coderOfStrips(strip, { backsliding }), parseStrip, wayOnStrip),
});

export const backslidingToadsAndFrogs: Ruleset<Strip> = {
  ...onStrips,
  ...withFlag(true),
  id: 'backsliding-toads-and-frogs',
  name: 'Backsliding Toads and Frogs',
  rules: `Left moves toads to the right and Right moves frogs to the left: ${stepOrJump} A piece may also step back onto an empty square. Whoever cannot move loses, and play that never ends is a draw.`,
  facts: backslidingFacts,
};

export const toadsAndFrogs: Ruleset<Strip> = {
  ...onStrips,
  ...withFlag(false),
  id: 'toads-and-frogs',
  name: 'Toads and Frogs',
  rules: `Left moves toads to the right and Right moves frogs to the left: ${stepOrJump} Whoever cannot move loses.`,
  facts: properFacts,
};
