/**
 * Asks for the value of one vertex of a white graph as a partizan game, such as a game that was typed and is
 * not drawn yet.
 */
import { isDyadic } from '../../../values/form.ts';
import type { Value } from '../../../values/value.ts';
import { textOf } from '../../../values/words.ts';
import { valueAt } from '../../labelling.ts';
import { textOfMeasurement } from '../../measure.ts';
import type { About, Question } from '../../question.ts';
import { labelled } from '../labels.ts';
import { partizanMeasures } from '../measures/index.ts';
import { sidesOf } from '../solve.ts';

export type GameValue = {
  readonly kind: 'game-value';
  /** Undefined if the game is too large to be solved. */
  readonly value: Value | undefined;
  /** For a loopfree value: "number", or "hot, mean 0, temperature 1". */
  readonly heat?: string;
};

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
      if (round.done) return told(valueAt(round.value, vertex));
      yield rounds;
    }
  },
  sentences: ({ value, heat }) => [
    value ? textOf(value) : 'The game is too large to be solved.',
    ...(heat === undefined ? [] : [`${heat[0].toUpperCase()}${heat.slice(1)}.`]),
  ],
};

function told(value: Value | undefined): GameValue {
  const measuring = partizanMeasures.open();
  const heat = value && measuring.measure('heat', value);
  if (!heat || heat.kind === 'none') return { kind: 'game-value', value };
  const [word, mean, temperature] = ['heat', 'mean', 'temperature'].map((id) =>
    textOfMeasurement(measuring.measure(id, value)),
  );
  const isNumber = value.kind === 'stopper' && isDyadic(value.canonical);
  return {
    kind: 'game-value',
    value,
    heat: isNumber ? word : `${word}, mean ${mean}, temperature ${temperature}`,
  };
}
