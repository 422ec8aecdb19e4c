/** Nim: heaps of counters, from one of which a player takes any number. */
import { cite } from '../../bibliography.ts';
import type { Result } from '../../result.ts';
import { soundPosition } from '../draft.ts';
import { movesByOptions } from '../moves-by-options.ts';
import { resizedHeaps } from '../recipes/heaps-ruleset.ts';
import type { Ruleset } from '../ruleset.ts';
import { boardOfHeaps, wayOfHeaps } from './board.ts';
import { facts, families, starts } from './facts.ts';
import { coderOfHeaps } from './moves.ts';
import { type Heaps, printHeaps, readHeaps } from './position.ts';

const parseHeaps = (text: string): Result<Heaps> => soundPosition(readHeaps(text));

export const nim: Ruleset<Heaps> = {
  id: 'nim',
  name: 'Nim',
  players: 'impartial',
  infinitePlay: 'draw',
  source: cite('bouton', 'Section 1'),
  notation: 'The number of counters in each heap, with + between the heaps.',
  rules: 'A move takes one counter or more from one heap. A player who cannot move loses.',
  read: readHeaps,
  parse: parseHeaps,
  print: printHeaps,
  coder: coderOfHeaps,
  openParts: () => ({
    kind: 'heaps',
    gameOf: () => '',
    heapsOf: (heaps) => heaps,
    optionsIn: () => (heap, told) => {
      for (let left = 0; left < heap; left++) told(left, 0, 0);
    },
  }),
  board: boardOfHeaps,
  resize: (heaps, side, way) => resizedHeaps(heaps, side, way, (changed) => changed),
  moves: (heaps) => movesByOptions(heaps, coderOfHeaps(heaps), parseHeaps, wayOfHeaps),
  starts,
  facts,
  families,
};
