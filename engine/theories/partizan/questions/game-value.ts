/**
 * Asks for the value of one vertex of a white graph as a partizan game, such as a game that was typed and is not
 * drawn yet.
 */
import type { Value } from '../../../values/value.ts';
import { textOf } from '../../../values/words.ts';
import { valueAt } from '../../labelling.ts';
import type { About, Question } from '../../question.ts';
import { labelled } from '../labels.ts';
import { sidesOf } from '../solve.ts';

/** Undefined if the game is too large to be solved. */
export type GameValue = { readonly kind: 'game-value'; readonly value: Value | undefined };

export const gameValue: Question<'game-value', 'vertex', About['vertex'], GameValue> = {
  id: 'game-value',
  needs: 'vertex',
  title: 'As a partizan game',
  says: 'the partizan value of a node, also where every arc is either player’s',
  readsValues: false,
  applies: ({ graph }) =>
    graph.gray.includes(1)
      ? { applies: false, reason: 'some nodes are gray' }
      : { applies: true, reason: 'all nodes white' },
  *ask({ graph, rules }, { vertex }) {
    const solving = labelled(graph.order, sidesOf(graph), rules);
    for (let rounds = 0; ; rounds++) {
      const round = solving.next();
      if (round.done) return { kind: 'game-value', value: valueAt(round.value, vertex) };
      yield rounds;
    }
  },
  sentences: ({ value }) => [value ? textOf(value) : 'The game is too large to be solved.'],
};
