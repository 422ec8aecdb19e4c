/** What the card of a misère quotient says. */
import { counted, many } from './counting.ts';

export const quotients = {
  order: 'Elements',
  orderSays:
    'How many sums are different: each other sum can be replaced by one of them in every sum of these nodes.',
  lost: '𝒫-portion',
  lostSays: 'The elements that the player who moved last wins.',
  of: (count: number, listed: string) => (count === 0 ? 'none' : `${listed} (${counted(count)})`),
  /** Without a line break within. */
  is: (what: string, element: string) => `${what}\u00a0is\u00a0${element}`,
  idempotents: 'Idempotents',
  idempotentsSays: 'The elements that are equal to twice themselves. 1 is the sum of nothing.',
  generators: 'Generators',
  generatorsSays:
    'Every element is a product of these: ab is the sum of a and b, and a² is a and another a. Their letters are no names of these nodes.',
  nodes: 'Nodes',
  nodesSays: 'The element of each node.',
  proved: (pairs: number) =>
    `Proved for every sum, by ${many(pairs, 'pair', 'pairs')} of an element and the set of its options’ elements.`,
  observed: (pairs: number) => `Observed: the proof was not finished within ${many(pairs, 'pair', 'pairs')}.`,
  table: 'Table of the sums of two elements',
  noTable: (order: number) => `The table of ${counted(order)} elements is written by grundy ask.`,
  open: 'Open the Cayley graph',
  cayley: (names: string) => `Misère quotient of ${names}`,
} as const;
