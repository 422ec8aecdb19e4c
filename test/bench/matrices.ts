/**
 * Simultaneous games as the bench measures them: values of random matrices, and the whole matrix of a
 * selected position, with strategies, dominated lines and the proof. Boards are measured with the other
 * boards.
 */
import { ask } from '../../engine/conduct/ask.ts';
import { beginJoiningMoves } from '../../engine/graph/joining-moves.ts';
import { matrixGame } from '../../engine/matrices/matrix-game.ts';
import { matrixValue } from '../../engine/matrices/value.ts';
import { type Rational, rational } from '../../engine/numbers/rationals.ts';
import { ruledBy } from '../../engine/outcome/rules.ts';
import { drain } from '../../engine/rounds.ts';

type Report = (what: string, figure: number, unit: string, budget: number) => void;

/** Numbers below a bound, always the same ones. */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Payoffs = readonly (readonly Rational[])[];
type Drawn = (draw: (below: number) => number) => Rational;

const integers: Drawn = (draw) => rational(BigInt(draw(21) - 10));
const fractions =
  (most: number): Drawn =>
  (draw) => {
    const under = 1 + draw(most);
    return rational(BigInt(draw(2 * under + 1) - under), BigInt(under));
  };

const payoffs = (size: number, cell: Drawn, seed: number): Payoffs => {
  const draw = drawing(seed);
  return Array.from({ length: size }, () => Array.from({ length: size }, () => cell(draw)));
};

/**
 * Sizes of square matrices, what is in their cells, how many are solved, and the milliseconds that one may
 * take.
 */
const values = [
  ['integers −10 … 10', 10, integers, 400, 0.7],
  ['integers −10 … 10', 20, integers, 20, 7],
  ['integers −10 … 10', 40, integers, 5, 114],
  ['integers −10 … 10', 60, integers, 3, 600],
  ['denominators to 1,000', 5, fractions(1000), 100, 0.5],
  ['denominators to 1,000', 10, fractions(1000), 12, 23],
] as const;

/** Processor time of one of several, after some that are not counted. */
function msOfEach(count: number, work: (i: number) => void): number {
  for (let i = 0; i < Math.max(2, count / 4); i++) work(i);
  const before = process.cpuUsage();
  for (let i = 0; i < count; i++) work(i);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}

/** A position with this matrix: every joint round ends play, and gains what the cell says. */
function positionWith(matrix: Payoffs) {
  const joining = beginJoiningMoves(2);
  for (const [i, row] of matrix.entries())
    for (const [j, cell] of row.entries()) joining.pair(1, `l${i}`, `r${j}`, 0, cell);
  const rows = { starts: new Uint32Array(3), targets: new Uint32Array(0) };
  const graph = { order: 2, gray: new Uint8Array(2), left: rows, right: rows, joint: joining.finish() };
  return { graph, rules: ruledBy({ play: 'simultaneous', convention: 'scoring' }) };
}

/** A frame. */
const frameMs = 16;

export function measureMatrices(report: Report): void {
  for (const [what, size, cell, count, budget] of values) {
    const games = Array.from({ length: count }, (_, seed) => matrixGame(payoffs(size, cell, seed + 1)));
    const ms = msOfEach(count, (i) => void matrixValue(games[i]));
    report(`value of a matrix of ${what}, ${size}×${size}`, ms, 'ms', budget);
  }
  const positions = Array.from({ length: 20 }, (_, seed) =>
    positionWith(payoffs(10, fractions(12), seed + 1)),
  );
  const ms = msOfEach(20, (i) => {
    const answer = drain(ask('matrix', { vertex: 1 }, positions[i]));
    if (answer.kind === 'over-budget' || !answer.solution) throw new Error('its matrix is solved');
  });
  report('the matrix of a position, 10×10 of small fractions', ms, 'ms', frameMs);
}
