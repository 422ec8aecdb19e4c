/**
 * Every registered theory meets the laws of its space and of what it can do. Theories made up to break a law
 * show that the laws can fail, and say in words what is missing.
 */
import { afterAll, describe, test } from 'vitest';
import { type Space, spaceOf } from '../../engine/graph/space.ts';
import { drain } from '../../engine/rounds.ts';
import { spragueGrundy } from '../../engine/theories/grundy/index.ts';
import { partizan } from '../../engine/theories/partizan/index.ts';
import { theories } from '../../engine/theories/register.ts';
import { scoringGames } from '../../engine/theories/scoring/index.ts';
import type { Sums, Theory } from '../../engine/theories/theory.ts';
import { kinds } from '../../engine/values/words.ts';
import { kindsOfSpace } from '../arbitrary/spaces.ts';
import { namedDigraph } from '../fixtures/digraphs.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { lawsOf, tryOnTheory } from './laws-of-theory.ts';
import { tryLaw } from './seeds.ts';

/** The kinds of the values that a theory gave while its laws were tried. */
const met = new Set<string>();

const watched = (theory: Theory): Theory => ({
  ...theory,
  *solve(graph, options) {
    const labelling = yield* theory.solve(graph, options);
    for (const { kind } of labelling.table) met.add(kind);
    return labelling;
  },
});

describe.each(theories.map((theory) => [theory.name, watched(theory)] as const))('%s', (_, theory) => {
  const applied = new Map<string, number>();

  test.each(lawsOf(theory).map((law) => [law.says, law] as const))('%s', (says, law) => {
    applied.set(says, tryOnTheory(theory, law));
  });

  afterAll(() => {
    const counts = [...applied].map(([says, count]) => `  ${count} graphs: ${says}`);
    console.info([theory.name, ...counts].join('\n'));
  });
});

describe('a theory that breaks a law is found out', () => {
  /** What the laws of that name say of a theory; nothing of those that hold. */
  const foundIn = (theory: Theory, named: RegExp): readonly string[] =>
    lawsOf(theory)
      .filter(({ says }) => named.test(says))
      .flatMap((law) => {
        try {
          tryOnTheory(theory, { ...law, runs: 40 });
          return [];
        } catch (error) {
          return [error instanceof Error ? error.message : ''];
        }
      });
  const forgetful: Sums = { ...spragueGrundy.sums!, add: (a) => a };
  const { outcome: _, ...silent } = spragueGrundy;

  test.each<readonly [string, Theory, named: RegExp, says: RegExp]>([
    ['a sum that forgets a part', { ...spragueGrundy, sums: forgetful }, /^the value of a sum is/, /fail/],
    [
      'sums without outcomes, which nobody would ask',
      silent,
      /^a theory whose values add says who wins/,
      /fail/,
    ],
    [
      'the same of a theory that does not say who wins',
      { ...silent, sums: forgetful },
      /^the value of a sum is/,
      /fail/,
    ],
    [
      'players who change places',
      {
        ...partizan,
        outcome: (value) => (partizan.outcome?.(value) === 'L' ? 'R' : partizan.outcome?.(value)),
      },
      /^where a value says who wins/,
      /fail/,
    ],
    [
      'a score that nobody reaches',
      {
        ...scoringGames,
        *solve(graph, options) {
          const labelling = yield* scoringGames.solve(graph, options);
          return {
            ...labelling,
            table: labelling.table.map((value) => (value.kind === 'scoring' ? { ...value, ls: '7' } : value)),
          };
        },
      },
      /^a value is what is found by hand/,
      /fail/,
    ],
    [
      'a theory without an oracle',
      { ...spragueGrundy, id: 'newcomer' },
      /^a value is what is found by hand/,
      /give it an entry in test\/oracle\/values-by-hand\.ts/,
    ],
    [
      'a theory that never applies',
      { ...spragueGrundy, applies: () => ({ applies: false, reason: 'never' }) },
      /^the same graph/,
      /applied to 0 random graphs/,
    ],
    [
      'a theory of a space without random games',
      { ...spragueGrundy, space: 'nowhere' as Space },
      /^the same graph/,
      /no random games of the space "nowhere"/,
    ],
  ])('%s', (_, theory, named, says) => {
    expect(foundIn(theory, named)).toEqual([expect.stringMatching(says)]);
  });
});

test('a theory names those that it lies within, and no others: which apply wherever it does, and elsewhere too', () => {
  // With the facts of all theories no shape of graph is missing by chance.
  const graphs = theories.flatMap(({ facts }) => facts.map(({ graph }) => namedDigraph(graph).graph));
  for (const { graphs: of } of Object.values(kindsOfSpace).flat())
    tryLaw(of(7), 200, (graph) => void graphs.push(graph));
  const covered = theories.map((theory) =>
    graphs.map((graph) => (theory.space ?? 'graph') === spaceOf(graph) && theory.applies(graph).applies),
  );
  for (const [i, { id, within = [] }] of theories.entries()) {
    const wider = theories.filter(
      (_, j) =>
        covered[i].every((applies, at) => !applies || covered[j][at]) &&
        covered[j].some((applies, at) => applies && !covered[i][at]),
    );
    expect(new Set(within), `the member within of the theory "${id}"`).toEqual(
      new Set(wider.map((each) => each.id)),
    );
  }
});

test('the laws were tried on values of every kind', () => {
  // Small random graphs hardly ever have a vertex without a known side: a fact of its theory has one.
  for (const theory of theories.map(watched))
    for (const { graph } of theory.facts) drain(theory.solve(namedDigraph(graph).graph));
  expect(met, 'no theory gives a value of some registered kind').toEqual(new Set(kinds));
});
