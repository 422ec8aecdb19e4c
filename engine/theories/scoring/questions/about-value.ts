/** The facts about a scoring value beyond its name. */
import { known } from '../../../result.ts';
import { asCounts } from '../../../rounds.ts';
import { saidScore } from '../../../values/scoring-words.ts';
import { saidOf } from '../../../values/words.ts';
import type { About, Question } from '../../question.ts';
import { type AboutScoring, aboutScoring } from '../about.ts';
import { emptyArena } from '../arena/games.ts';
import { withinRoom } from './behind.ts';

export type ToldOfScoring = { readonly kind: 'about-scoring'; readonly about: AboutScoring };

export const aboutScoringValue: Question<'about-value', 'value', About['value'], ToldOfScoring> = {
  id: 'about-value',
  needs: 'value',
  title: 'Value',
  says: 'the stops of a scoring value with and without passes, its inverse, birthday and size',
  readsValues: false,
  applies(_, { value }) {
    if (value.kind !== 'scoring') return { applies: false, reason: 'it is not a value of a scoring game' };
    if (!value.guaranteed) return { applies: false, reason: 'the game is not guaranteed' };
    return value.canonical
      ? { applies: true, reason: 'a guaranteed scoring game' }
      : { applies: false, reason: 'its canonical form is too large to be carried by a label' };
  },
  ask: (_, { value }) =>
    withinRoom(
      (function* told() {
        known(
          value.kind === 'scoring' && value.canonical !== undefined,
          'a question is asked only where it applies',
        );
        const about = yield* asCounts(aboutScoring(emptyArena(), value.canonical));
        return { kind: 'about-scoring', about } as const;
      })(),
    ),
  sentences({ about: { value, scoreKind, stable, inverse, birthday, positions, treeNodes } }) {
    const { ls, rs, passing } = value;
    return [
      `Its stops are ${saidScore(ls)} when Left moves first and ${saidScore(rs)} when Right does.`,
      ...(passing
        ? [
            `Where Right may pass they are ${saidScore(passing.lsUnder)} and ${saidScore(passing.rsUnder)}, where Left may pass ${saidScore(passing.lsOver)} and ${saidScore(passing.rsOver)}.`,
          ]
        : []),
      scoreKind === 'number' ? 'It is a number.' : `It is ${kinds[scoreKind]}.`,
      ...(stable === undefined ? [] : [stableSaid[`${stable}`]]),
      inverse ? `It is invertible: its inverse is ${saidOf(inverse)}.` : 'It is not invertible.',
      `It is born on day ${birthday}.`,
      `Its canonical form has ${counts(positions, 'position')}, and ${counts(treeNodes, 'node')} as a tree.`,
    ];
  },
};

const stableSaid = {
  true: 'It is stable: a player is stuck, and the left stop is at most the right one.',
  false: 'It is not stable: a player is stuck, and the left stop is greater than the right one.',
} as const;

const kinds = { hot: 'hot', tepid: 'tepid', zugzwang: 'a zugzwang' } as const;

const counts = (count: number, what: string): string =>
  `${Number.isFinite(count) ? count.toLocaleString('en') : 'more than any number of'} ${what}${count === 1 ? '' : 's'}`;
