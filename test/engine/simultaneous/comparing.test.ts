/**
 * Comparing positions in the continued conjunctive sum: the counterexamples to the thesis, and laws in which
 * the sum with a third game is played out. Equal games must be worth the same beside every game, and a
 * witness must be a game beside which the two differ.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask } from '../../../engine/conduct/ask.ts';
import { disjointUnion } from '../../../engine/graph/disjoint-union.ts';
import type { GameGraph } from '../../../engine/graph/game-graph.ts';
import { printRational } from '../../../engine/numbers/rationals.ts';
import { type Convention, ruledBy } from '../../../engine/outcome/rules.ts';
import { drain } from '../../../engine/rounds.ts';
import { valueOfRoundsSum } from '../../../engine/simultaneous/sum-value.ts';
import { roundsComparisonSaid } from '../../../engine/theories/simultaneous/questions/compare.ts';
import { jointGraph } from '../../../engine/theories/simultaneous/solve.ts';
import { arbitraryRounds, writtenRounds } from '../../arbitrary/rounds.ts';
import { drawnAtOnce, expectedValuesOf } from '../../fixtures/joint-games.ts';
import { oftenEnough } from '../../fixtures/share.ts';
import { graphOfDocument } from '../../fixtures/simultaneous-graphs.ts';
import { simultaneousVectors } from '../../fixtures/simultaneous-vectors.ts';
import { tryLaw } from '../../laws/seeds.ts';

function compared(graph: GameGraph, a: number, b: number, convention: Convention = 'normal') {
  const game = { graph, rules: ruledBy({ play: 'simultaneous', convention }) };
  const answer = drain(ask('compare', { a, b }, game));
  if (answer.kind !== 'rounds-compare') throw new Error(JSON.stringify(answer));
  return answer;
}

/** Two drawings, compared from one node of each. */
function beside(one: GameGraph, a: number, other: GameGraph, b: number, convention?: Convention) {
  return compared(disjointUnion([one, other]), a, one.order + b, convention);
}

function document(name: string) {
  const given = simultaneousVectors.documents.find((each) => each.name === name);
  const { graph, index } = graphOfDocument(given?.document ?? {});
  return { graph, start: index.get('s') ?? -1 };
}

const ends = 'w ->L 0\nl ->R 0\nd ->J(a/a) 0\n';
const drawn = (text: string) => drawnAtOnce(`${ends}${text}`);

/**
 * A position that is settled as a lottery by one round of moves, by the ends at the diagonals: one for each
 * letter.
 */
const latin = (name: string, letters: string): string =>
  [...letters]
    .flatMap((_, i) =>
      [...letters].map((_, j) => `${name} ->J(${i}/${j}) ${letters[(i + j) % letters.length]}`),
    )
    .join('\n');

describe('counterexamples', () => {
  test('equal probabilities of winning are no equality: beside a game that Left has won the two differ', () => {
    const [g, lottery] = [document('profile counterexample G'), document('lottery 1/9 4/9')];
    const answer = beside(g.graph, g.start, lottery.graph, lottery.start);
    expect(answer.relation).toBe('!=');
    expect(answer.values.map(({ low }) => low)).toEqual(['-1/3', '-1/3']);
    expect(answer.witness).toEqual({
      kind: 'lottery',
      won: 1,
      lost: 0,
      worths: [
        { low: '0', high: '0' },
        { low: '1/9', high: '1/9' },
      ],
    });
  });

  test.each([
    ['p', 'q', '='],
    ['p', 'r', '='],
    ['p', 's', undefined],
    ['p', 'd', '!='],
    ['w', 'sure', '='],
    ['d', 'even', '='],
    ['p', 'w', '!='],
  ])('%s and %s in normal play: %s', (a, b, relation) => {
    const { graph, at } = drawn(
      [
        'p ->J(a/a, b/b) w\np ->J(a/b, b/a) l',
        // The same with its columns exchanged, with a row twice, and a round later.
        'q ->J(a/a, b/b) l\nq ->J(a/b, b/a) w',
        'r ->J(a/a, b/b, c/a) w\nr ->J(a/b, b/a, c/b) l',
        's ->J(a/a) p',
        'sure ->J(a/a) w\nsure ->J(a/b) w\nsure ->J(b/a, b/b) l',
        'even ->J(a/a, b/b) d\neven ->J(a/b) l\neven ->J(b/a) w',
      ].join('\n'),
    );
    expect(compared(graph, at(a), at(b)).relation).toBe(relation);
  });

  test('a lottery of unequal odds distinguishes what the wins of either player do not', () => {
    const { graph, at } = drawn(
      `${latin('wl', 'wl')}\n${latin('ld', 'ld')}
x ->J(a/a) w\nx ->J(a/b) ld\nx ->J(b/a) d\nx ->J(b/b) wl
y ->J(a/a) w\ny ->J(a/b) l\ny ->J(b/a) d\ny ->J(b/b) wl`,
    );
    const answer = compared(graph, at('x'), at('y'));
    expect(answer).toMatchObject({
      relation: '!=',
      witness: { won: 2, lost: 1, worths: [{ low: '1/9' }, { low: '2/21' }] },
    });
    expect(roundsComparisonSaid(answer, ['x', 'y'])).toContain(
      'Beside a lottery 2 : 1 that is settled last, which Left wins with 2/3 and Right with 1/3, x is worth 1/9, and y is worth 2/21.',
    );
  });

  test('where values add up their order holds in every sum', () => {
    const { graph, at } = drawn('p ->J(a/a, b/b) w\np ->J(a/b, b/a) l\nq ->J(a/a:1/3) d');
    expect(compared(graph, at('p'), at('d'), 'scoring')).toMatchObject({ relation: '=', by: 'value' });
    expect(compared(graph, at('p'), at('q'), 'scoring').relation).toBe('<');
    expect(compared(graph, at('w'), at('p'), 'majority').relation).toBe('>');
  });
});

/**
 * A lottery that Left wins with `won` squares of a row and Right with the others, after more rounds than the
 * other game lasts.
 */
function settledLast({ won, lost }: { readonly won: number; readonly lost: number }, rounds: number) {
  const delayed = Array.from({ length: rounds }, (_, i) => `t${i + 1} ->J(a/a) t${i}`).join('\n');
  const { graph, at } = drawn(`${latin('t0', 'w'.repeat(won) + 'l'.repeat(lost))}\n${delayed}`);
  return { graph, start: at(`t${rounds}`) };
}

/** What they are worth together, played out. */
function together(one: GameGraph, a: number, other: GameGraph, b: number): string {
  const graph = jointGraph(disjointUnion([one, other]));
  const found = drain(valueOfRoundsSum(graph, [a, one.order + b], 'continued', 'normal'));
  if (!found || 'kind' in found) throw new Error('it has a value');
  return printRational(found.value.low);
}

/**
 * Matrices whose results are ends, lotteries, or the position before; enough of them that some have equal
 * values.
 */
const matrix = fc
  .tuple(fc.constantFrom('w', 'l', 'd', 'wl', 'ld', 'before'), fc.constantFrom('w', 'l', 'wl', 'ld'))
  .chain(([first, second]) =>
    fc.shuffledSubarray(['w', 'd', 'wl', first, second, 'l'], { minLength: 4, maxLength: 6 }),
  );
/** The matrix v0 as v9, whose first row occurs a second time, under another name. */
const rowAgain = (cells: readonly string[]): readonly string[] =>
  [...cells, ...(cells.length === 5 ? ['d'] : [])].flatMap((cell, at) => {
    const [row, column, to] = [at % 2, Math.floor(at / 2), cell === 'before' ? 'd' : cell];
    const drawn = `v9 ->J(${row}/${column}) ${to}`;
    return row === 0 ? [drawn, `v9 ->J(again/${column}) ${to}`] : [drawn];
  });
const matrices = fc.array(matrix, { minLength: 9, maxLength: 9 }).map((all) =>
  all
    .flatMap((cells, v) =>
      cells.map((cell, at) => {
        const to = cell !== 'before' ? cell : v > 0 ? `v${v - 1}` : 'd';
        return `v${v} ->J(${at % 2}/${Math.floor(at / 2)}) ${to}`;
      }),
    )
    // A cell that is left over by an odd count is not a hole.
    .concat(all.flatMap((cells, v) => (cells.length === 5 ? [`v${v} ->J(1/2) d`] : [])))
    // One position more is the first again, with one of its rows twice.
    .concat(rowAgain(all[0]))
    .join('\n'),
);

test('equal games are worth the same beside every game, and different ones differ beside their witness', () => {
  const met = { form: 0, class: 0, value: 0, different: 0 };
  tryLaw(fc.tuple(matrices, arbitraryRounds(4)), 8, ([text, other]) => {
    const { graph, at } = drawn(`${latin('wl', 'wl')}\n${latin('ld', 'ld')}\n${text}`);
    const values = expectedValuesOf(graph);
    for (let i = 0; i < 10; i++)
      for (let j = 0; j < i; j++) {
        const [a, b] = [at(`v${i}`), at(`v${j}`)];
        if (values[a]?.low !== values[b]?.low) continue;
        const { relation, by, witness } = compared(graph, a, b);
        if (by) {
          met[by]++;
          const [x, y] = [a, b].map((v) => together(graph, v, other, other.order - 1));
          expect(x, `${text}\n${i} ${j} beside\n${writtenRounds(jointGraph(other))}`).toBe(y);
        } else if (witness?.kind === 'lottery') {
          met.different++;
          const lottery = settledLast(witness, 12);
          const worths = [a, b].map((v) => together(graph, v, lottery.graph, lottery.start));
          expect(worths, `${text}\n${i} ${j}`).toEqual(witness.worths.map(({ low }) => low));
          expect(worths[0]).not.toBe(worths[1]);
        } else {
          expect(relation).toBeUndefined();
        }
      }
  });
  expect(Math.min(met.form + met.class, met.different / 10)).toBeGreaterThanOrEqual(oftenEnough(2));
});
