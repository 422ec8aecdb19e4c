/**
 * Laws of the sums in which a turn moves several pieces, and of sequential sums: who wins, and how long it
 * takes where that is said, are what slow play on whole turns finds, for impartial and partizan graphs, with
 * cycles and without, and a best turn is legal and leads on as it should. The player that makes its turns
 * piece by piece says about each piece what slow play finds about the best turn with it, and wins every won
 * position against every reply.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { endingWhen, type Outcome } from '../../engine/outcome/outcome.ts';
import { drain } from '../../engine/rounds.ts';
import { type CompoundSum, judgeCompound } from '../../engine/sums/compound.ts';
import { playTurn, suspenseInSlices } from '../../engine/sums/perfect-turn.ts';
import type { SumMove } from '../../engine/sums/position.ts';
import { judgeSequential, playSequential } from '../../engine/sums/sequential.ts';
import type { TurnPlayed } from '../../engine/sums/turn-played.ts';
import { afterTurn, nextMoves } from '../../engine/sums/turns.ts';
import { arbitraryDigraph, printed } from '../arbitrary/digraphs.ts';
import { arbitraryPartizan, writtenPartizan } from '../arbitrary/partizan.ts';
import { namedDigraph } from '../fixtures/digraphs.ts';
import { ruledGame } from '../fixtures/games.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { type Place, spelt } from '../oracle/sum-play.ts';
import {
  type Bring,
  type Brought,
  bestOf,
  brought,
  resultBy,
  slowRemoteness,
  turns,
  type WholeTurns,
} from '../oracle/whole-turns.ts';
import { tryLaw } from './seeds.ts';

type SeveralMoved = Exclude<WholeTurns, 'sequential'>;

const most = 4;
const budget = 100_000;

const judged = (graph: GameGraph, pieces: readonly number[], kind: SeveralMoved): CompoundSum => {
  const found = drain(judgeCompound(ruledGame(graph), pieces, kind, budget));
  if (found.kind === 'over-budget') throw new Error(found.says);
  return found;
};

function turnOf(graph: GameGraph, place: Place, kind: SeveralMoved, made: readonly SumMove[]): TurnPlayed {
  const found = drain(playTurn(ruledGame(graph), place, kind, made, budget));
  if (found.kind === 'over-budget') throw new Error(found.says);
  return found;
}

/** Whether numbers of the pieces alone decided. */
function holds(graph: GameGraph, pieces: readonly number[], kind: SeveralMoved, about: string): boolean {
  const { starts, by } = judged(graph, pieces, kind);
  for (const { player, remoteness, result, turn, winning, drawing } of starts) {
    const place: Place = { pieces, mover: player === 'either' ? 'left' : player };
    const slow = slowRemoteness(graph, place, kind);
    const found = slow(place);
    expect(result, `${about}\n${spelt(place)}`).toBe(resultBy(found));
    if (remoteness !== undefined) expect(remoteness, `${about}\n${spelt(place)}`).toBe(found);
    const all = turns(graph, place, kind);
    // A piece with a loop may come back to its node.
    const good = (left: Bring) =>
      all.filter((after) => resultBy(slow(after)) === left).map(({ pieces: at }) => at);
    for (const { piece, to } of winning) expect(good('loses').map((at) => at[piece])).toContain(to);
    for (const { piece, to } of drawing) expect(good('draws').map((at) => at[piece])).toContain(to);
    expect([winning.length > 0, winning.length + drawing.length > 0], about).toEqual([
      result === 'wins',
      result !== 'loses',
    ]);
    if (all.length === 0) {
      expect(turn, about).toEqual([]);
      continue;
    }
    const at = pieces.map((v, piece) => turn.find((move) => move.piece === piece)?.to ?? v);
    const after: Place = { pieces: at, mover: place.mover === 'left' ? 'right' : 'left' };
    expect(all.map(spelt), about).toContain(spelt(after));
    const left = slow(after);
    if (remoteness === undefined) expect(opposite[resultBy(left)]).toBe(result);
    else expect(left, `${about}\n${spelt(place)} to ${spelt(after)}`).toBe(found < 0 ? -1 : found - 1);
  }
  return by !== 'play';
}

const opposite = { wins: 'loses', draws: 'draws', loses: 'wins' } as const;

const turned = (place: Place, turn: readonly SumMove[]): Place => {
  const { pieces, mover } = afterTurn(place, turn);
  return { pieces: Array.from(pieces), mover };
};

/**
 * Where every piece of a turn can go next, begun as it is, what the player says of it, against all whole
 * turns.
 */
function saysWhatPlayFinds(graph: GameGraph, place: Place, kind: SeveralMoved, about: string): Bring {
  const slow = slowRemoteness(graph, place, kind);
  const whole = turns(graph, place, kind).filter(({ pieces }) => pieces.length > 0);
  const counts = judged(graph, place.pieces, kind).by !== 'suspense';
  const told = ({ result, lasts }: Brought): Brought => ({ result, lasts: counts ? lasts : undefined });
  let made: readonly SumMove[] = [];
  let first: Bring = 'loses';
  for (let begun = 0; begun <= place.pieces.length; begun++) {
    const { result, moves, best, ended } = turnOf(graph, place, kind, made);
    if (begun === 0) first = result;
    const with_ = (more: readonly SumMove[]): Brought[] =>
      whole
        .filter(({ pieces }) => [...made, ...more].every(({ piece, to }) => pieces[piece] === to))
        .map((after) => brought(slow(after)));
    if (moves.length === 0 && made.length === 0) {
      expect(whole, about).toEqual([]);
      return 'loses';
    }
    const left = (turn: readonly SumMove[]): Brought => brought(slow(turned(place, turn)));
    // Whole turns that stay where a piece was not moved are counted once too often where a piece has a loop,
    // which does no harm.
    for (const move of moves) {
      const { piece, from, to, ...says } = move;
      expect(says, `${about}\n${spelt(place)} ${JSON.stringify([made, move])}`).toEqual(
        told(bestOf(with_([move]))),
      );
    }
    if (ended) expect(ended, about).toEqual(told(left(made)));
    const kept = left([...made, ...best]);
    expect(kept.result, `${about}\n${spelt(place)} ${JSON.stringify([made, best])}`).toBe(result);
    expect(told(kept), about).toEqual(
      bestOf([...moves.map(({ result, lasts }) => ({ result, lasts })), ...(ended ? [ended] : [])]),
    );
    const [next] = moves.slice(begun % Math.max(1, moves.length));
    if (!next) break;
    made = [...made, next];
  }
  return first;
}

/** Every whole turn of the opponent is tried. */
function winsAgainstAll(graph: GameGraph, start: Place, kind: SeveralMoved, about: string): void {
  const under = new Set<string>();
  const done = new Set<string>();
  const follow = (place: Place): void => {
    const key = spelt(place);
    expect(under.has(key), `goes round at ${key}\n${about}`).toBe(false);
    if (done.has(key)) return;
    under.add(key);
    let made: readonly SumMove[] = [];
    for (;;) {
      const { best, result } = turnOf(graph, place, kind, made);
      expect(result, `at ${key}\n${about}`).toBe('wins');
      if (best.length === 0) break;
      // Piece by piece, as it is played on the drawing.
      expect(nextMoves(graph, place, kind, made)).toContainEqual(best[0]);
      made = [...made, best[0]];
    }
    const after = turned(place, made);
    expect(turns(graph, place, kind).map(spelt), about).toContain(spelt(after));
    for (const reply of turns(graph, after, kind)) follow(reply);
    under.delete(key);
    done.add(key);
  };
  follow(start);
}

const placed = fc.array(fc.nat(7), { minLength: 1, maxLength: 3 });

const white = arbitraryDigraph('white', most);
const acyclic = arbitraryDigraph('white acyclic', 6);
const drawn = arbitraryPartizan(most);

const allWhite = (graph: GameGraph): GameGraph => ({ ...graph, gray: new Uint8Array(graph.order) });

const written = (graph: GameGraph): string =>
  graph.left === graph.right ? printed(graph) : writtenPartizan(graph);

describe('against slow play on whole turns', () => {
  const kinds = [
    ['conjunctive', 'white', white, 200, true],
    ['selective', 'white', white, 200, true],
    ['continued', 'acyclic', acyclic, 150, true],
    ['continued', 'white', white, 100, false],
    ['conjunctive', 'partizan', drawn, 200, true],
    ['continued', 'partizan', drawn, 100, false],
    ['selective', 'partizan', drawn, 60, false],
  ] as const;
  test.each(kinds)('%s sums, %s', (kind, _, graphs, usual, always) => {
    let byNumbers = 0;
    let tried = 0;
    tryLaw(fc.tuple(graphs, placed), usual, ([graph, at]) => {
      const pieces = at.map((v) => v % graph.order);
      tried++;
      if (holds(allWhite(graph), pieces, kind, written(graph))) byNumbers++;
    });
    if (always) expect(byNumbers).toBe(tried);
    else expect(byNumbers).toBeLessThan(tried);
  });
});

describe('the player of turns', () => {
  const kinds = [
    ['conjunctive', 'white', white],
    ['selective', 'white', white],
    ['conjunctive', 'partizan', drawn],
    ['continued', 'acyclic', acyclic],
    ['continued', 'partizan', drawn],
  ] as const;
  test.each(kinds)('%s sums, %s', (kind, _, graphs) => {
    let won = 0;
    tryLaw(fc.tuple(graphs, placed, fc.boolean()), 40, ([any, at, right]) => {
      const graph = allWhite(any);
      const pieces = at.map((v) => v % graph.order);
      const place: Place = { pieces, mover: right ? 'right' : 'left' };
      if (saysWhatPlayFinds(graph, place, kind, written(any)) !== 'wins') return;
      won++;
      winsAgainstAll(graph, place, kind, written(any));
    });
    expect(won).toBeGreaterThanOrEqual(oftenEnough(5));
  });
});

describe('sequential sums, against slow play', () => {
  const graphs = [
    ['white', white],
    ['acyclic', acyclic],
    ['partizan', drawn],
  ] as const;
  test.each(graphs)('%s', (_, some) => {
    tryLaw(fc.tuple(some, placed, fc.boolean()), 100, ([any, at, right]) => {
      const graph = allWhite(any);
      const pieces = at.map((v) => v % graph.order);
      const place: Place = { pieces, mover: right ? 'right' : 'left' };
      const about = `${written(any)}\n${spelt(place)}`;
      const slow = slowRemoteness(graph, place, 'sequential');
      const { result, moves, best } = drain(playSequential(ruledGame(graph), place));
      expect(result, about).toBe(resultBy(slow(place)));
      const after = turns(graph, place, 'sequential');
      expect(new Set(moves.map((move) => spelt(turned(place, [move])))), about).toEqual(
        new Set(after.map(spelt)),
      );
      const all = moves.map((move) => brought(slow(turned(place, [move]))));
      expect(
        moves.map(({ result: brings, lasts }) => ({ result: brings, lasts })),
        about,
      ).toEqual(all);
      if (best === undefined) expect(moves).toEqual([]);
      else expect(all[best], about).toEqual(bestOf(all));
      // The judgement of the sum, and of what is left of it from each piece on.
      const judgedSum = drain(judgeSequential(ruledGame(graph), Uint32Array.from(pieces)));
      const outcomes = pieces.map((_, first) => {
        const tail = pieces.slice(first);
        return (['left', 'right'] as const).map((mover) => {
          const start: Place = { pieces: tail, mover };
          const brings = resultBy(slowRemoteness(graph, start, 'sequential')(start));
          return brings === 'draws' ? 'draw' : (brings === 'wins') === (mover === 'left') ? 'left' : 'right';
        });
      });
      const endingsOf = (outcome: Outcome) =>
        (['left', 'right'] as const).map((mover) => endingWhen(outcome, mover));
      expect(judgedSum.tails.map(endingsOf), about).toEqual(outcomes);
      expect(judgedSum.outcome).toBe(judgedSum.tails[0]);
      const start = judgedSum.kind === 'sum' ? judgedSum : judgedSum[place.mover];
      const goodMoves = (which: Bring) => moves.filter((move) => move.result === which).map(({ to }) => to);
      expect([start.winning.map(({ to }) => to), start.drawing.map(({ to }) => to)], about).toEqual([
        goodMoves('wins'),
        goodMoves('draws'),
      ]);
    });
  });
});

test('subtraction {1,2} with 3 counters and a Nim-heap of 5: 𝒩, 𝒫, 𝒩 (Huggan, Examples 2.2.4, 2.2.6, 2.2.8)', () => {
  const { graph, names } = namedDigraph(
    '3 -> 2, 1\n2 -> 1, 0\n1 -> 0\nn5 -> n4, n3, n2, n1, n0\nn4 -> n3, n2, n1, n0\nn3 -> n2, n1, n0\nn2 -> n1, n0\nn1 -> n0',
  );
  const pieces = Uint32Array.from(['3', 'n5'], (name) => names.indexOf(name));
  expect(judged(graph, [...pieces], 'conjunctive').outcome).toBe('N');
  expect(judged(graph, [...pieces], 'continued').outcome).toBe('P');
  const { outcome, tails, ...sum } = drain(judgeSequential(ruledGame(graph), pieces));
  expect([outcome, tails]).toEqual(['N', ['N', 'N']]);
  // Taking 2 first leaves the opponent the last move there.
  expect(sum.kind === 'sum' && sum.winning.map(({ to }) => names[to])).toEqual(['1']);
});

test('who is lost hurries: of odd suspense numbers the least counts, and slow play says the same of the sum', () => {
  const { graph, names } = namedDigraph('x -> o\nz -> x\ny -> z\np -> x, y');
  const suspense = drain(suspenseInSlices(graph.left));
  expect(['o', 'x', 'z', 'y', 'p'].map((name) => suspense[names.indexOf(name)])).toEqual([0, 1, 2, 3, 2]);
  const pieces = ['y', 'p'].map((name) => names.indexOf(name));
  expect(judged(graph, pieces, 'continued').outcome).toBe('N');
  expect(holds(graph, pieces, 'continued', 'y ▽ p')).toBe(true);
});
