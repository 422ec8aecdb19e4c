/** The value of one vertex of a scoring game: of a game that was typed and is not drawn yet. */
import type { Value } from '../../../values/value.ts';
import { textOf } from '../../../values/words.ts';
import { valueAt } from '../../labelling.ts';
import type { About, Question } from '../../question.ts';
import { ofScoringGames } from './behind.ts';

/** Undefined when the game was too large to be solved. */
export type ScoringGameValue = { readonly kind: 'game-value'; readonly value: Value | undefined };

export const scoringGameValue: Question<'game-value', 'vertex', About['vertex'], ScoringGameValue> = {
  id: 'game-value',
  needs: 'vertex',
  title: 'As a scoring game',
  says: 'the value of a node as a scoring game',
  readsValues: false,
  space: 'scored',
  applies: ofScoringGames,
  *ask(evidence, { vertex }) {
    const labelling = yield* evidence.labelling();
    return { kind: 'game-value', value: labelling && valueAt(labelling, vertex) };
  },
  sentences: ({ value }) => [value ? textOf(value) : 'The game is too large to be solved.'],
};
