/** The texts on the cards of rules on a drawing. */
import { someOf } from './counting.ts';

export const drawingCards = {
  chosen: 'What is chosen',
  kinds: { node: 'a node', arc: 'an arc', slide: 'a piece that moves along an arc' },
  signs: {
    node: 'with',
    slide: 'which is',
    onto: 'onto',
  },
  signsSay: {
    node: 'What the node has',
    slide: 'Which piece moves',
    onto: 'What is on the node that it enters',
    one: 'What one end has',
    other: 'What the other end has',
    put: 'What is put',
  },
  any: 'any',
  anySays: { node: 'Anything, or nothing', slide: 'Any piece' },
  ends: 'Which ends the arc has',
  endsAsked: { any: 'with any ends', between: 'between', 'from to': 'from' },
  endsAnd: { between: 'and', 'from to': 'to' },
  degree: 'degree',
  degreeOf: 'of degree',
  degreeBy: 'How many arcs it has',
  degrees: {
    even: 'even',
    odd: 'odd',
    exactly: 'exactly',
    'at least': 'at least',
    'at most': 'at most',
  },
  degreeCount: 'The degree',
  addDegree: 'Only nodes with so many arcs',
  removeDegree: 'Remove the degree',
  effect: (number: number) => `Effect ${number}`,
  effects: { remove: 'remove', put: 'put', exchange: 'exchange' },
  addEffect: {
    remove: 'Remove something more',
    put: 'Put a sign on something',
    exchange: 'Exchange two signs',
  },
  removeEffect: (number: number) => `Remove effect ${number}`,
  on: 'on',
  and: 'and',
  firstExchanged: 'One of the signs that are exchanged',
  secondExchanged: 'The other one',
  picture: (which: 'before' | 'after', board: string, clicked: readonly string[]) =>
    which === 'before' ? `before: ${board} Chosen: ${someOf(clicked)}.` : `after: ${board}`,
  allEmpty: 'All nodes are empty.',
} as const;
