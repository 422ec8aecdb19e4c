/** How a vertex compares with a game that is not drawn: any value by its name, or a game by its options. */
import { accepted, type Result, refused } from '../../../result.ts';
import type { TypedValue } from '../../../values/notation/parse.ts';
import { readGame } from '../../../values/typed-values.ts';
import type { About, Question } from '../../question.ts';
import { compareWithTyped } from '../comparing/typed-beside.ts';
import type { Relations } from '../relations.ts';
import { relationsSaid } from './compare.ts';

export type TypedCompared = { readonly kind: 'typed-compared'; readonly relations: Relations };

/** The game that is not drawn; 0 where none is given. */
type With = About['vertex'] & { readonly other?: TypedValue };

const zero: TypedValue = { kind: 'game', game: { count: 1, left: [], right: [], start: 0 } };

export const compareWithValue: Question<'compare-with', 'vertex', With, TypedCompared> = {
  id: 'compare-with',
  needs: 'vertex',
  title: 'Compare with…',
  says: 'how a node compares with a game that is not drawn, or with 0 where none is given',
  readsValues: true,
  besides: {
    is: 'perhaps a game',
    read(text): Result<Pick<With, 'other'>> {
      const read = readGame(text);
      return read.ok ? accepted({ other: read.value }) : refused(read.problems);
    },
  },
  applies: () => ({ applies: true, reason: 'white vertices of any graph compare as games' }),
  *ask({ graph }, { vertex, other = zero }) {
    const compared = yield* compareWithTyped(graph, vertex, other);
    return compared.kind === 'over-budget'
      ? compared
      : { kind: 'typed-compared', relations: compared.relations };
  },
  sentences: ({ relations }) => relationsSaid(relations, ['the node', 'the game']),
};
