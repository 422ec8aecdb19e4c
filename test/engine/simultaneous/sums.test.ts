/**
 * Sums of simultaneous games are worth the result of play by their definitions, in all three sums and by all
 * three conventions.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { printFraction } from '../../../engine/checking/play/matrix-of-fractions.ts';
import { ask } from '../../../engine/conduct/ask.ts';
import { disjointUnion } from '../../../engine/graph/disjoint-union.ts';
import { ruledBy } from '../../../engine/outcome/rules.ts';
import { drain } from '../../../engine/rounds.ts';
import { jointGraph } from '../../../engine/theories/simultaneous/solve.ts';
import { arbitraryRounds, writtenRounds } from '../../arbitrary/rounds.ts';
import { drawnAtOnce } from '../../fixtures/joint-games.ts';
import { tryLaw } from '../../laws/seeds.ts';
import { sumByPlay } from '../../oracle/at-once.ts';

test('the table of sums says what play comes to', () => {
  tryLaw(fc.tuple(arbitraryRounds(5), arbitraryRounds(4)), 40, ([one, other]) => {
    const graph = jointGraph(disjointUnion([one, other]));
    const starts = [one.order - 1, graph.order - 1];
    const game = { graph, rules: ruledBy({ play: 'simultaneous' }) };
    const answer = drain(ask('sums', { pieces: Uint32Array.from(starts) }, game));
    if (answer.kind === 'over-budget') throw new Error(answer.says);
    for (const { sum, cells } of answer.rows)
      for (const { convention, value, says } of cells) {
        const which = `${sum} ${convention}\n${writtenRounds(graph)}\nfrom ${starts}`;
        if (sum === 'disjunctive' && convention === 'majority') {
          expect(says, which).toContain('not defined');
          continue;
        }
        const byPlay = printFraction(sumByPlay(graph.joint, starts, { sum, convention }));
        expect([value?.low, value?.high], which).toEqual([byPlay, byPlay]);
      }
  });
});

/** Two moves of Left's and one of Right's, all to the end. */
function twoMoves() {
  const { graph, at } = drawnAtOnce('v ->L(l,m) 0\nv ->R(r) 0\nv ->J(l/r, m/r) 0');
  return { game: { graph, rules: ruledBy({ play: 'simultaneous' }) }, start: at('v') };
}

test('a sum of more components than its matrix has room for says so, and the others stay', () => {
  const { game, start } = twoMoves();
  const one = drain(ask('sums', { pieces: new Uint32Array(40).fill(start) }, game));
  if (one.kind === 'over-budget') throw new Error(one.says);
  const [disjunctive, conjunctive, continued] = one.rows.map(({ cells }) => cells);
  expect(disjunctive[0].value?.low).toBe('0');
  expect(conjunctive[0].says).toBe(
    'The sum has a matrix of thousands of millions × 1, which is too large to be solved.',
  );
  expect(continued[0].value).toBeUndefined();
  expect(continued[1].value?.low).toBe('0');
});
