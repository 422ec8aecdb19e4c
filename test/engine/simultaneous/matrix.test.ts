/**
 * The matrix of a position: lines that are left out, the mixtures that dominate, and how it is written and
 * drawn.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawAnswers } from '../../../engine/conduct/answer-figure.ts';
import { ask } from '../../../engine/conduct/ask.ts';
import { isTooSmallToRead, smallestText } from '../../../engine/figure/smallest-text.ts';
import { styles } from '../../../engine/figure/style.ts';
import { textOfMark } from '../../../engine/figure/typeset.ts';
import type { GameGraph } from '../../../engine/graph/game-graph.ts';
import { type Rules, ruledBy } from '../../../engine/outcome/rules.ts';
import { drain } from '../../../engine/rounds.ts';
import type { MatrixAsked } from '../../../engine/theories/simultaneous/questions/matrix-answer.ts';
import { matrixProof } from '../../../engine/theories/simultaneous/questions/matrix-proof.ts';
import { matrixArray, matrixRows } from '../../../engine/theories/simultaneous/questions/matrix-words.ts';
import { arbitraryRounds } from '../../arbitrary/rounds.ts';
import { drawnAtOnce } from '../../fixtures/joint-games.ts';
import { oftenEnough } from '../../fixtures/share.ts';
import { tryLaw } from '../../laws/seeds.ts';

const game = (graph: GameGraph, convention: Rules['convention'] = 'normal') => ({
  graph,
  rules: ruledBy({ play: 'simultaneous', convention }),
});

function matrixAt(asked: MatrixAsked, graph: GameGraph, convention?: Rules['convention']) {
  const answer = drain(ask('matrix', asked, game(graph, convention)));
  if (answer.kind === 'over-budget') throw new Error(answer.says);
  return answer;
}

/** Exact fractions of the test's own, in no lowest terms. */
const times = (a: string, b: string): [bigint, bigint] => {
  const [[p, q = '1'], [r, s = '1']] = [a.split('/'), b.split('/')];
  return [BigInt(p) * BigInt(r), BigInt(q) * BigInt(s)];
};
function dot(shares: readonly string[], payoffs: readonly string[]): readonly [over: bigint, under: bigint] {
  let [over, under] = [0n, 1n];
  for (const [i, share] of shares.entries()) {
    const [p, q] = times(share, payoffs[i]);
    [over, under] = [over * q + p * under, under * q];
  }
  return [over, under];
}
const compared = ([p, q]: readonly [bigint, bigint], text: string): number => {
  const [r, s = '1'] = text.split('/');
  const [one, other] = [p * BigInt(s), BigInt(r) * q];
  return one < other ? -1 : Number(one > other);
};

const choice = fc.tuple(
  arbitraryRounds(8),
  fc.constantFrom('normal', 'scoring'),
  fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
);

test('without some lines the game is worth what two strategies prove by multiplication on the rest of the matrix', () => {
  let tried = 0;
  tryLaw(choice, 80, ([graph, convention, out]) => {
    const vertex = graph.order - 1;
    const whole = matrixAt({ vertex }, graph, convention as 'normal');
    const lines = (from: number): readonly number[] => [0, 1, 2].filter((i) => out[from + i]);
    const without = { rows: lines(0), columns: lines(3) };
    const found = matrixAt({ vertex, without }, graph, convention as 'normal');
    expect([found.value, found.wins, found.cells]).toEqual([whole.value, whole.wins, whole.cells]);
    const rows = whole.cells.flatMap((row, i) =>
      without.rows.includes(i)
        ? []
        : [row.flatMap(({ low }, j) => (without.columns.includes(j) || low === undefined ? [] : [low]))],
    );
    if (rows.length === 0 || rows[0].length === 0) {
      expect(found.solution).toBeUndefined();
      return;
    }
    tried++;
    const { value, left, right } = found.solution!;
    for (const each of left.extreme)
      for (const j of rows[0].keys())
        expect(
          compared(
            dot(
              each,
              rows.map((row) => row[j]),
            ),
            value,
          ),
        ).toBeGreaterThanOrEqual(0);
    for (const each of right.extreme)
      for (const row of rows) expect(compared(dot(each, row), value)).toBeLessThanOrEqual(0);
    for (const each of [...left.extreme, ...right.extreme])
      expect(
        compared(
          dot(
            each,
            each.map(() => '1'),
          ),
          '1',
        ),
      ).toBe(0);
    expect(matrixProof(found, left.extreme[0], right.extreme[0])?.proves).toBe(true);
  });
  expect(tried).toBeGreaterThan(oftenEnough(10));
});

test('the mixture that dominates a line does at least as well everywhere, better where it is strict, and does not use the line', () => {
  let met = 0;
  tryLaw(arbitraryRounds(8), 80, (graph) => {
    const { cells, solution } = matrixAt({ vertex: graph.order - 1 }, graph);
    if (!solution) return;
    const payoffs = cells.map((row) => row.map(({ low }) => low!));
    const turned = payoffs[0].map((_, j) => payoffs.map((row) => row[j]));
    for (const [found, lines, sign] of [
      [solution.dominatedRows, payoffs, 1],
      [solution.dominatedColumns, turned, -1],
    ] as const)
      for (const { line, strictly, mixture } of found) {
        met++;
        expect(mixture[line]).toBe('0');
        expect(
          compared(
            dot(
              mixture,
              mixture.map(() => '1'),
            ),
            '1',
          ),
        ).toBe(0);
        for (const j of lines[line].keys()) {
          const better =
            sign *
            compared(
              dot(
                mixture,
                lines.map((each) => each[j]),
              ),
              lines[line][j],
            );
          expect(better).toBeGreaterThanOrEqual(strictly ? 1 : 0);
        }
      }
  });
  expect(met).toBeGreaterThan(oftenEnough(10));
});

const squares = drawnAtOnce(
  'v ->J(l/l, y_1/l, r/r) win\nv ->J(l/r, x/l, x/r) lose\nv ->J(r/l) draw\nv ->J(y_1/r) half\nhalf ->J(a/a,b/b) win\nhalf ->J(a/b,b/a) draw\nwin ->L e\nlose ->R e',
);

test('a proof by strategies that are not optimal proves nothing', () => {
  const answer = matrixAt({ vertex: squares.at('half') }, squares.graph);
  expect(matrixProof(answer, ['1/2', '1/2'], ['1/2', '1/2'])).toEqual({
    ...{ againstColumns: ['1/2', '1/2'], againstRows: ['1/2', '1/2'], proves: true },
  });
  expect(matrixProof(answer, ['1', '0'], ['1/2', '1/2'])?.proves).toBe(false);
  expect(matrixProof(answer, ['1', '1/2'], ['1/2', '1/2'])?.proves).toBe(false);
});

test('it is written as rows and as an array for a formula', () => {
  const answer = matrixAt({ vertex: squares.at('v'), without: { rows: [0] } }, squares.graph);
  expect(matrixRows(answer)).toEqual([
    ['', 'l', 'r', 'p'],
    ['y_1', '1', '1/2', '2/3'],
    ['r', '0', '1', '1/3'],
    ['x', '-1', '-1', '0'],
    ['p', '1/3', '2/3', ''],
  ]);
  const array = matrixArray(answer);
  expect(array).toContain('\\begin{array}{c|cc|c}\n   & l & r &  \\\\ \\hline\n');
  expect(array).toContain('  \\rule{0pt}{2.8ex}y_{1} & 1 & \\frac{1}{2} & \\frac{2}{3} \\\\[3pt]');
  expect(array).toContain(
    '  \\rule{0pt}{2.8ex} & \\frac{1}{3} & \\frac{2}{3} & \\frac{2}{3}\n\\end{array}\n',
  );
  const hole = drawnAtOnce('v ->L a\nv ->R b\na ->R c, d\nb ->L c, d');
  expect(matrixArray(matrixAt({ vertex: hole.at('v') }, hole.graph))).toBe(
    '\\begin{array}{c|c}\n   & b \\\\ \\hline\n  \\rule{0pt}{2.8ex}a & ?\n\\end{array}\n',
  );
});

test('its figure has names, values, shares and strokes, and says in words what it shows', () => {
  const subjects = ['v', 'half', 'win'].map((name) => ({ name, about: { vertex: squares.at(name) } }));
  const asked = { question: 'matrix', subjects, title: '', style: styles.paper };
  const { figure, missing } = drain(drawAnswers({ ...asked, game: game(squares.graph) }));
  expect(missing).toEqual([{ name: 'win', says: 'has no matrix: only Left has a move' }]);
  const said = figure?.words.map(({ mark }) => textOfMark(mark)) ?? [];
  for (const word of ['v: EV 2/3', 'half: EV 1/2', 'y_1', '−1', '1/3']) expect(said).toContain(word);
  expect(figure?.legend).toContain('struck through: strictly dominated; faint: weakly dominated');
  // One stroke, through Left's move x.
  expect(figure?.shapes.filter(({ look }) => look === 'node edge')).toHaveLength(1);
  expect(figure?.description).toContain('Row r: 0 in column l, 1 in column r.');
  expect(figure?.description).toContain(
    'It is worth 2/3. Left plays l with 0, y_1 with 2/3, r with 1/3, x with 0; Right plays l with 1/3, r with 2/3.',
  );
  expect(isTooSmallToRead(smallestText(figure!) ?? 0)).toBe(false);
});
