/** Backsliding Toads and Frogs, and Toads and Frogs proper: one rule with a flag. */
import { cite } from '../../bibliography.ts';
import type { Ruleset } from '../ruleset.ts';
import { boardOfStrip } from './board.ts';
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

export const backslidingToadsAndFrogs: Ruleset<Strip> = {
  ...onStrips,
  id: 'backsliding-toads-and-frogs',
  name: 'Backsliding Toads and Frogs',
  coder: (start) => coderOfStrips(start, { backsliding: true }),
  facts: backslidingFacts,
};

export const toadsAndFrogs: Ruleset<Strip> = {
  ...onStrips,
  id: 'toads-and-frogs',
  name: 'Toads and Frogs',
  coder: (start) => coderOfStrips(start, { backsliding: false }),
  facts: properFacts,
};
