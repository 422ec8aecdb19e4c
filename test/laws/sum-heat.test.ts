/**
 * Sums of hot games by temperature: means add, the sum is no hotter than its hottest piece, a best move there
 * gains its temperature; and what a move falls short of that is what the thermograph of the whole sum says.
 * Who wins is found by slow play that knows nothing of it.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { ask } from '../../engine/conduct/ask.ts';
import { openMemory } from '../../engine/conduct/memory.ts';
import { compile } from '../../engine/document/compile.ts';
import { readDrawn } from '../../engine/document/game-text.ts';
import { drain } from '../../engine/rounds.ts';
import type { GivenAway } from '../../engine/sums/move-order.ts';
import { afterMove, movesOf } from '../../engine/sums/position.ts';
import type { MoveHeat, SumHeat } from '../../engine/sums/sum-heat.ts';
import { openTableOfSums } from '../../engine/sums/table-of-sums.ts';
import { partizan as partizanTheory } from '../../engine/theories/partizan/index.ts';
import { thermographOf } from '../../engine/theories/partizan/temperature/of-value.ts';
import { wallAt } from '../../engine/theories/partizan/temperature/walls.ts';
import { namedDigraph } from '../fixtures/digraphs.ts';
import { ruledGame } from '../fixtures/games.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { fates, moved } from '../oracle/sum-play.ts';
import { tryLaw } from './seeds.ts';

const sides = ['left', 'right'] as const;

/** The typed games as one drawing, with a piece on each. */
function piecesOn(games: readonly string[]) {
  const text = games.map((game, i) => `g${i} := ${game}`).join('\n');
  const read = readDrawn(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { graph, ids } = compile(read.value.document);
  const names = new Map(read.value.document.nodes.map(({ id, name }) => [name, ids.indexOf(id)]));
  return { graph, pieces: games.map((_, i) => names.get(`g${i}`) ?? 0) };
}

function temperatureOf(games: readonly string[]) {
  const { graph, pieces } = piecesOn(games);
  const line = sides.flatMap((by) => movesOf(graph, pieces, by).map((move) => ({ ...move, pieces, by })));
  const about = { pieces: Uint32Array.from(pieces), line };
  return { graph, pieces, line, told: drain(ask('temperature', about, ruledGame(graph))) };
}

function heatAsked(games: readonly string[]) {
  const { graph, pieces, line, told } = temperatureOf(games);
  if (told.kind !== 'temperature' || told.heat.kind !== 'heat') throw new Error(JSON.stringify(told));
  return { graph, pieces, line, heat: told.heat, gave: told.gave };
}

function moveHeat(gave: GivenAway | undefined): MoveHeat {
  if (gave?.heat?.kind !== 'move-heat') throw new Error(`no heat: ${JSON.stringify(gave)}`);
  return gave.heat;
}

const number = fc.integer({ min: -3, max: 3 });
const hot = fc.tuple(number, number, number, fc.constantFrom(0, 1, 2)).map(([x, y, z, shape]) => {
  const [a, b, c] = [x, y, z].toSorted((p, q) => q - p);
  return [`{${a}|${b}}`, `{${a}|{${b}|${c}}}`, `{{${a}|${b}}|${c}}`][shape];
});

/**
 * Where both players have the same moves throughout, it makes no sense to ask by how much a move is worth
 * more to one of them.
 */
const star = '{0|0}';
const sums = fc
  .array(hot, { minLength: 1, maxLength: 3 })
  .filter((games) => games.some((game) => game !== star));

describe('a sum by temperature', () => {
  test('is refused where both players have the same moves, and not beside a game in which they differ', () => {
    expect(temperatureOf([star, star]).told).toMatchObject({
      says: expect.stringContaining('both players have the same moves'),
    });
    expect(heatAsked([star, '{1|-1}']).heat).toMatchObject({ mean: 0, temperature: 1 });
  });

  test('counts each of many pieces', () => {
    const games = Array.from({ length: 5 }, (_, i) => `{${2 ** i}|-${2 ** i}}`);
    for (const each of [games, games.toReversed()])
      expect(heatAsked(each).heat).toMatchObject({ mean: 0, temperature: 16, isBound: false });
  });

  test('keeps to its pieces’ means and temperatures, and says what the thermograph of the whole does', () => {
    tryLaw(sums, 30, (games) => {
      const { graph, pieces, line, heat, gave } = heatAsked(games);
      const memory = openMemory();
      const whole = (at: readonly number[]) => {
        const found = drain(ask('sum', { pieces: Uint32Array.from(at) }, ruledGame(graph), memory));
        const value = found.kind === 'partizan-sum' ? found.value : undefined;
        const graphed = value && thermographOf(value);
        if (!graphed?.ok) throw new Error(`${games.join(' + ')} has no thermograph`);
        return graphed.value;
      };
      const { mean, temperature } = whole(pieces);
      expect({ mean: heat.mean, temperature: heat.temperature }, games.join(' + ')).toEqual({
        mean,
        temperature,
      });
      const tempo = Math.max(...heat.pieces.map((piece) => piece.temperature));
      expect(heat.temperature, games.join(' + ')).toBeLessThanOrEqual(tempo);
      for (const [i, { by, ...move }] of line.entries()) {
        const of = moveHeat(gave[i]);
        const after = whole(Array.from(afterMove({ pieces, mover: by }, move).pieces));
        const reached = by === 'left' ? wallAt(after.right, tempo) - mean : mean - wallAt(after.left, tempo);
        expect(of.short, `${games.join(' + ')}: ${by} moves piece ${move.piece}`).toBe(tempo - reached);
        expect(of.short).toBeGreaterThanOrEqual(0);
        expect(of.gained).toBe(by === 'left' ? after.mean - mean : mean - after.mean);
      }
      for (const piece of heat.hottest)
        for (const by of sides) {
          const short = line.flatMap((ply, i) =>
            ply.by === by && ply.piece === piece ? [moveHeat(gave[i]).short] : [],
          );
          expect(Math.min(...short), `${games.join(' + ')}: ${by} in piece ${piece}`).toBe(0);
        }
    });
  });

  test('may be lost in the hottest piece and won in another one', () => {
    const { graph, pieces, line, heat, gave } = heatAsked(['{1|-2}', '{{2|0}|-1}']);
    expect(heat).toMatchObject({ mean: -1 / 2, hottest: [0], isBound: false });
    const start = { pieces, mover: 'left' as const };
    const fate = fates(graph, start);
    const wins = line
      .filter(({ by }) => by === 'left')
      .map(({ piece, to }) => {
        const then = fate(moved(start, { piece, to }));
        return [piece, then !== 'endless' && !then.wins];
      });
    expect(wins).toEqual([
      [0, false],
      [1, true],
    ]);
    // The move that loses gave nothing away by orthodox accounting, and the win by the sum's own answer.
    expect(gave[0]).toMatchObject({
      could: 'wins',
      got: 'loses',
      heat: { tempo: 3 / 2, gained: 3 / 2, short: 0 },
    });
  });

  test('is reported to be at most as hot as its hottest piece where its own value is not known', () => {
    const { graph, pieces } = piecesOn(['{3|-1}', '{2|1}']);
    const labelling = drain(partizanTheory.solve(graph));
    const sums = {
      zero: { kind: 'stopper', canonical: { numerator: 0, exponent: 0 } },
      add: () => undefined,
    } as const;
    const table = openTableOfSums({ ...partizanTheory, sums }, labelling, ruledGame(graph).rules);
    const found = drain(table.heatOf(pieces)) as SumHeat;
    expect(found).toMatchObject({ mean: 5 / 2, temperature: 2, isBound: true, hottest: [0] });
  });

  const refusals = [
    ['of loopy values', 'a ->L a, a ->R b', 'loopy'],
    ['where all arcs are either player’s', 'a -> b', 'the same moves'],
  ] as const;
  test.each(refusals)('is not known %s, and the answer says why', (_, drawn, says) => {
    const { graph } = namedDigraph(drawn);
    const told = drain(ask('temperature', { pieces: Uint32Array.of(0) }, ruledGame(graph)));
    expect(JSON.stringify(told)).toContain(says);
  });
});
