/**
 * Laws of conjunctive and selective sums: who wins and how long it takes are what slow play on whole turns finds, for impartial and
 * (conjunctive) partizan graphs, and a best turn is legal and leads on as it should. The player that makes its turns piece by piece
 * says of each piece what slow play finds of the best turn with it, and wins every won position against every reply.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { drain } from '../../engine/rounds.ts';
import { judgeCompound } from '../../engine/sums/compound.ts';
import { playTurn } from '../../engine/sums/perfect-turn.ts';
import type { SumMove } from '../../engine/sums/position.ts';
import { afterTurn, type CompoundKind, nextMoves } from '../../engine/sums/turns.ts';
import { arbitraryDigraph, printed } from '../arbitrary/digraphs.ts';
import { arbitraryPartizan, writtenPartizan } from '../arbitrary/partizan.ts';
import { ruledGame } from '../fixtures/games.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { type Place, spelt } from '../oracle/sum-play.ts';
import { slowRemoteness, turns } from '../oracle/whole-turns.ts';
import { tryLaw } from './seeds.ts';

const most = 4;

function holds(graph: GameGraph, pieces: readonly number[], kind: CompoundKind, about: string): void {
  for (const { player, remoteness, turn } of drain(judgeCompound(ruledGame(graph), pieces, kind)).starts) {
    const place: Place = { pieces, mover: player === 'either' ? 'left' : player };
    const slow = slowRemoteness(graph, place, kind);
    expect(remoteness, `${about}\n${spelt(place)}`).toBe(slow(place));
    const all = turns(graph, place, kind);
    if (all.length === 0) {
      expect(turn, about).toEqual([]);
      continue;
    }
    const at = pieces.map((v, piece) => turn.find((move) => move.piece === piece)?.to ?? v);
    const after: Place = { pieces: at, mover: place.mover === 'left' ? 'right' : 'left' };
    expect(all.map(spelt), about).toContain(spelt(after));
    expect(slow(after), `${about}\n${spelt(place)} to ${spelt(after)}`).toBe(
      remoteness < 0 ? -1 : remoteness - 1,
    );
  }
}

const turned = (place: Place, turn: readonly SumMove[]): Place => {
  const { pieces, mover } = afterTurn(place, turn);
  return { pieces: Array.from(pieces), mover };
};

type Bring = 'wins' | 'draws' | 'loses';
type Brought = { readonly result: Bring; readonly lasts: number | undefined };

/** What slow play says of a turn, by the placing that it leaves the opponent. */
function brought(remote: number): Brought {
  if (remote < 0) return { result: 'draws', lasts: undefined };
  return { result: remote % 2 === 0 ? 'wins' : 'loses', lasts: remote + 1 };
}

const inOrder: readonly Bring[] = ['wins', 'draws', 'loses'];

/** The best of these for the player who makes the turn: first wins, of them the quickest, then draws, then the slowest loss. */
function bestOf(all: readonly Brought[]): Brought {
  const haste = ({ result, lasts = 0 }: Brought): number => (result === 'wins' ? lasts : -lasts);
  return all.reduce((best, each) => {
    const by = inOrder.indexOf(each.result) - inOrder.indexOf(best.result);
    return by < 0 || (by === 0 && haste(each) < haste(best)) ? each : best;
  });
}

/** Where every piece of a turn can go next, begun as it is, what the player says of it, against all whole turns. */
function saysWhatPlayFinds(graph: GameGraph, place: Place, kind: CompoundKind, about: string): Bring {
  const slow = slowRemoteness(graph, place, kind);
  const whole = turns(graph, place, kind).filter(({ pieces }) => pieces.length > 0);
  const evidence = ruledGame(graph);
  let made: readonly SumMove[] = [];
  let first: Bring = 'loses';
  for (let begun = 0; begun <= place.pieces.length; begun++) {
    const { result, moves, best, ended } = drain(playTurn(evidence, place, kind, made));
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
    // Whole turns that stay where a piece was not moved are counted once too often where a piece has a loop, which does no harm.
    for (const move of moves) {
      const { piece, from, to, ...says } = move;
      expect(says, `${about}\n${spelt(place)} ${JSON.stringify([made, move])}`).toEqual(
        bestOf(with_([move])),
      );
    }
    if (ended) expect(ended, about).toEqual(left(made));
    const kept = left([...made, ...best]);
    expect(kept.result, `${about}\n${spelt(place)} ${JSON.stringify([made, best])}`).toBe(result);
    expect(kept, about).toEqual(
      bestOf([...moves.map(({ result, lasts }) => ({ result, lasts })), ...(ended ? [ended] : [])]),
    );
    const [next] = moves.slice(begun % Math.max(1, moves.length));
    if (!next) break;
    made = [...made, next];
  }
  return first;
}

/** Every whole turn of the opponent is tried. */
function winsAgainstAll(graph: GameGraph, start: Place, kind: CompoundKind, about: string): void {
  const under = new Set<string>();
  const done = new Set<string>();
  const follow = (place: Place): void => {
    const key = spelt(place);
    expect(under.has(key), `goes round at ${key}\n${about}`).toBe(false);
    if (done.has(key)) return;
    under.add(key);
    let made: readonly SumMove[] = [];
    for (;;) {
      const { best, result } = drain(playTurn(ruledGame(graph), place, kind, made));
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

const placed = fc.array(fc.nat(most - 1), { minLength: 1, maxLength: 3 });

describe('against slow play on whole turns', () => {
  test.each(['conjunctive', 'selective'] as const)('%s sums of white digraphs', (kind) => {
    tryLaw(fc.tuple(arbitraryDigraph('white', most), placed), 300, ([graph, drawn]) => {
      const pieces = drawn.map((v) => v % graph.order);
      holds(graph, pieces, kind, printed(graph));
    });
  });

  test('conjunctive sums of partizan graphs', () => {
    tryLaw(fc.tuple(arbitraryPartizan(most), placed), 300, ([drawnGraph, drawn]) => {
      const graph = { ...drawnGraph, gray: new Uint8Array(drawnGraph.order) };
      const pieces = drawn.map((v) => v % graph.order);
      holds(graph, pieces, 'conjunctive', writtenPartizan(graph));
    });
  });
});

describe('the player of turns', () => {
  const kinds = [
    ['conjunctive', 'white', arbitraryDigraph('white', most)],
    ['selective', 'white', arbitraryDigraph('white', most)],
    ['conjunctive', 'partizan', arbitraryPartizan(most)],
  ] as const;
  test.each(kinds)('%s sums, %s', (kind, _, graphs) => {
    let won = 0;
    tryLaw(fc.tuple(graphs, placed, fc.boolean()), 50, ([drawn, at, right]) => {
      const graph = { ...drawn, gray: new Uint8Array(drawn.order) };
      const about = graph.left === graph.right ? printed(graph) : writtenPartizan(graph);
      const pieces = at.map((v) => v % graph.order);
      const place: Place = { pieces, mover: right ? 'right' : 'left' };
      if (saysWhatPlayFinds(graph, place, kind, about) !== 'wins') return;
      won++;
      winsAgainstAll(graph, place, kind, about);
    });
    expect(won).toBeGreaterThanOrEqual(oftenEnough(5));
  });
});
