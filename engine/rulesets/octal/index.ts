/** Octal games: a code says how many counters may be taken from a heap, and how many heaps may be left of it. */
import { cite } from '../../bibliography.ts';
import { heapsRuleset } from '../recipes/heaps-ruleset.ts';
import type { Ruleset } from '../ruleset.ts';
import { facts, families, starts } from './facts.ts';
import { heapsOfOctal, movesOfOctal } from './moves.ts';
import { periodicityOfOctal } from './periodicity.ts';
import { type OctalPosition, printOctal, readOctal } from './position.ts';

export const octal: Ruleset<OctalPosition> = heapsRuleset({
  id: 'octal',
  name: 'Octal games',
  infinitePlay: 'draw',
  source: cite('winning-ways', 'Chapter 4'),
  notation:
    'First stands the code of the game, then the number of counters in each heap, with + between the heaps.',
  rules:
    'The digits after the point of the code say what a move that takes 1, 2, 3, … counters may leave of a heap: no heap if the digit contains 1, one heap if it contains 2, two heaps if it contains 4. A player who cannot move loses.',
  starts,
  facts,
  families,
  read: readOctal,
  print: printOctal,
  movesFor: ({ code }) => movesOfOctal(code),
  periodicity: { source: cite('guy-smith', 'Theorem on periods'), of: periodicityOfOctal },
  apart: { kind: 'heaps', gameOf: ({ code }) => code, optionsIn: heapsOfOctal },
  furnish: (board, { code }) => ({
    ...board,
    says: `${board.says}, by the code ${code}`,
    texts: [...board.texts, { text: code, at: { x: -30, y: 15 }, size: 16, ink: 'ink', aside: true }],
  }),
});
