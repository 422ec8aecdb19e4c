/**
 * Laws of the perfect player of sums: what it says of every move is what slow play finds, down to the number
 * of moves; and from a won position it wins against every reply, by play and by the values of every theory.
 */
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { compile } from '../../engine/document/compile.ts';
import { readDocument } from '../../engine/document/read.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { evidenceOf } from '../../engine/questions/evidence.ts';
import { drain } from '../../engine/rounds.ts';
import type { SumPlayed } from '../../engine/sums/judged-moves.ts';
import { playPerfectly } from '../../engine/sums/perfect-play.ts';
import { opponentOf, repeatedFrom, type SumPosition } from '../../engine/sums/position.ts';
import { sumOfPieces } from '../../engine/sums/sum-of-pieces.ts';
import { chooseTheory } from '../../engine/theories/choose.ts';
import { partizan } from '../../engine/theories/partizan/index.ts';
import type { Theory } from '../../engine/theories/theory.ts';
import { textOf } from '../../engine/values/words.ts';
import { arbitraryDigraph, everyKind, printed } from '../arbitrary/digraphs.ts';
import { arbitraryPartizan, writtenPartizan } from '../arbitrary/partizan.ts';
import { namedDigraph } from '../fixtures/digraphs.ts';
import { ruledGame } from '../fixtures/games.ts';
import { downwards } from '../fixtures/partizan.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { isBrief, oftenEnough } from '../fixtures/share.ts';
import { impartialTheories } from '../fixtures/theories.ts';
import { fates, legalMoves, moved, type Place, spelt } from '../oracle/sum-play.ts';
import { tryLaw } from './seeds.ts';

type Table = { readonly graph: GameGraph; readonly place: Place };

const most = 5;

const tablesOn = (graphs: fc.Arbitrary<GameGraph>): fc.Arbitrary<Table> =>
  fc
    .record({
      graph: graphs,
      drawn: fc.array(fc.nat(most - 1), { maxLength: 3 }),
      mover: fc.constantFrom('left' as const, 'right' as const),
    })
    .map(({ graph, drawn, mover }) => ({
      graph,
      place: { pieces: drawn.map((v) => v % graph.order), mover },
    }))
    .filter(({ graph, place }) => place.pieces.filter((at) => graph.gray[at] === 1).length <= 1);

const written = ({ graph, place }: Table): string =>
  `${graph.left === graph.right ? printed(graph) : writtenPartizan(graph)}\ngray ${graph.gray.join('')}\n${spelt(place)}`;

const onWhite = (graph: GameGraph): GameGraph => ({ ...graph, gray: new Uint8Array(graph.order) });

type Player = (place: Place) => SumPlayed;

function playerFor(graph: GameGraph, theory: Theory | undefined, budget?: number): Player {
  const labelling = theory && drain(theory.solve(graph));
  const evidence = evidenceOf(ruledGame(graph), theory, { labelling, whoWins: undefined });
  return (place) => {
    const found = drain(playPerfectly(evidence, place, budget));
    if (found.kind === 'over-budget') throw new Error(found.says);
    return found;
  };
}

/**
 * Every reply of the opponent is tried; a position that comes again on the way would be play without an end.
 */
function winsAgainstAll(table: Table, player: Player): void {
  const { graph } = table;
  const under = new Set<string>();
  const done = new Set<string>();
  const follow = (place: Place): void => {
    const key = spelt(place);
    expect(under.has(key), `goes round at ${key}\n${written(table)}`).toBe(false);
    if (done.has(key)) return;
    under.add(key);
    const { moves, best, result } = player(place);
    expect(result, `at ${key}\n${written(table)}`).toBe('wins');
    if (best === undefined) throw new Error('a won position without a move');
    const after = moved(place, moves[best]);
    for (const reply of legalMoves(graph, after)) follow(moved(after, reply));
    under.delete(key);
    done.add(key);
  };
  follow(table.place);
}

/** What it says of each move, and of the best of them, against slow play. */
function saysWhatPlayFinds(table: Table): 'wins' | 'draws' | 'loses' {
  const { graph, place } = table;
  const about = written(table);
  const fateOf = fates(graph, place);
  const bring = (fate: ReturnType<typeof fateOf>) =>
    fate === 'endless' ? 'draws' : fate.wins ? 'wins' : 'loses';
  const turned = { wins: 'loses', draws: 'draws', loses: 'wins' } as const;
  const player = playerFor(graph, undefined);
  const { result, moves, best } = player(place);
  expect(result, about).toBe(bring(fateOf(place)));
  expect(
    moves.map(({ piece, to, result: brings, lasts }) => ({ piece, to, brings, lasts })),
    about,
  ).toEqual(
    legalMoves(graph, place).map((move) => {
      const fate = fateOf(moved(place, move));
      const lasts = fate === 'endless' ? undefined : fate.lasts + 1;
      return { ...move, brings: turned[bring(fate)], lasts };
    }),
  );
  // The best move keeps what the position is worth, and takes no longer to win and no shorter to lose than
  // need be.
  const fate = fateOf(place);
  if (best === undefined) expect(moves, about).toEqual([]);
  else {
    expect(moves[best].result, about).toBe(result);
    if (fate !== 'endless') expect(moves[best].lasts, about).toBe(fate.lasts);
  }
  if (result === 'wins') winsAgainstAll(table, player);
  return result;
}

describe('by play', () => {
  test.each([
    ...everyKind.map((kind) => [kind, arbitraryDigraph(kind, most)] as const),
    ['partizan, some vertices gray', arbitraryPartizan(most)] as const,
  ])('%s', (_, graphs) => {
    const met = { wins: 0, draws: 0, loses: 0 };
    tryLaw(tablesOn(graphs), 150, (table) => {
      met[saysWhatPlayFinds(table)]++;
    });
    // A tenth of the positions may lack one of the two by luck, but not both.
    if (isBrief) expect(met.wins + met.loses).toBeGreaterThan(oftenEnough(15));
    else expect(Math.min(met.wins, met.loses)).toBeGreaterThan(5);
  });
});

const adding = impartialTheories.filter(({ sums, outcome }) => sums && outcome);

test.each(adding.map((theory) => [theory.name, theory] as const))(
  '%s: by values it wins against every reply where play would be too long',
  (_, theory) => {
    let met = 0;
    for (const kind of everyKind) {
      tryLaw(tablesOn(arbitraryDigraph(kind, most)), 200, (table) => {
        if (!theory.applies(table.graph).applies) return;
        const player = playerFor(table.graph, theory, 0);
        const { result, by } = player(table.place);
        expect(by).toBe('values');
        if (result !== 'wins') return;
        met++;
        winsAgainstAll(table, player);
      });
    }
    expect(met).toBeGreaterThan(oftenEnough(50));
  },
);

/** Whether a piece can come back to its node, if the players move in any order. */
function canGoRound({ left, right }: GameGraph, { pieces }: Place): boolean {
  const under = new Set<number>();
  const comesBack = (at: number): boolean => {
    if (under.has(at)) return true;
    under.add(at);
    const found = [left, right].some(({ starts, targets }) =>
      Array.from(targets.subarray(starts[at], starts[at + 1])).some(comesBack),
    );
    under.delete(at);
    return found;
  };
  return pieces.some(comesBack);
}

describe('Loopy partizan games: by values', () => {
  const graphs = fc
    .tuple(arbitraryPartizan(most), fc.constantFrom(true, false, false))
    .map(([graph, endless]) => (endless ? onWhite(graph) : downwards(onWhite(graph))));

  test('every move brings what slow play finds, and what is won is won against every reply, for every bound', () => {
    let met = 0;
    tryLaw(fc.tuple(tablesOn(graphs), fc.constantFrom(0, 0, 8)), 90, ([table, budget]) => {
      const { graph, place } = table;
      const player = playerFor(graph, partizan, budget);
      const { moves, result, by, ends } = player(place);
      if (by !== 'values') return;
      const fateOf = fates(graph, place);
      const brings = moves.map((move) => {
        const fate = fateOf(moved(place, move));
        return fate === 'endless' ? 'draws' : fate.wins ? 'loses' : 'wins';
      });
      expect(
        moves.map((move) => move.result),
        written(table),
      ).toEqual(brings);
      if (result !== 'wins') return;
      expect(ends, written(table)).toBe(true);
      met++;
      winsAgainstAll(table, player);
    });
    expect(met).toBeGreaterThanOrEqual(oftenEnough(3));
  });

  test('where play can go round it finds the fewest moves to the end, among the positions that winning moves reach', () => {
    let met = 0;
    tryLaw(tablesOn(arbitraryPartizan(most).map(onWhite)), 120, ({ graph, place }) => {
      // Elsewhere every win ends, and the player does not look for the shortest.
      if (!canGoRound(graph, place)) return;
      const player = playerFor(graph, partizan, 0);
      const { best, moves, by, result } = player(place);
      if (by !== 'values' || result !== 'wins' || best === undefined) return;
      const fateOf = fates(graph, place);
      const [fate, after] = [fateOf(place), fateOf(moved(place, moves[best]))];
      if (fate === 'endless' || after === 'endless') throw new Error('a won position has an end');
      expect(after.lasts, written({ graph, place })).toBe(fate.lasts - 1);
      met++;
    });
    expect(met).toBeGreaterThanOrEqual(oftenEnough(5));
  });

  test('it makes for the end that it sees, and else goes back to no position of the game, if another move wins too', () => {
    const { graph, names } = namedDigraph('a ->L b, c\nb ->R a');
    const [a, b] = ['a', 'b'].map((name) => names.indexOf(name));
    const evidence = evidenceOf(ruledGame(graph), partizan, {
      labelling: drain(partizan.solve(graph)),
      whoWins: undefined,
    });
    const plays = (budget: number, ...before: readonly SumPosition[]) => {
      const found = drain(playPerfectly(evidence, { pieces: [a], mover: 'left' }, budget, before, 0));
      if (found.kind === 'over-budget' || found.best === undefined) throw new Error('no move');
      return [names[found.moves[found.best].to], found.ends];
    };
    expect(plays(0)).toEqual(['b', false]);
    expect(plays(0, { pieces: [b], mover: 'right' })).toEqual(['c', false]);
    expect(plays(3)).toEqual(['c', true]);
  });
});

test('the bartender’s problem is worth ∞ with exits 0 and 2, and its winning move is played out against every reply', () => {
  const read = readDocument(readFileSync('public/examples/bartender.grundy.json', 'utf8'));
  if (!read.ok) throw new Error(read.problems[0].says);
  const { document } = read.value;
  const { graph, index } = compile(document);
  const pieces = document.pieces.map((id) => index.get(id) ?? 0);
  const { theory } = chooseTheory(ruledGame(graph));
  const sum = drain(sumOfPieces(evidenceOf(ruledGame(graph), theory), Uint32Array.from(pieces)));
  expect(sum.kind === 'sum' && sum.value && textOf(sum.value)).toBe('∞_{0,2}');
  for (const budget of [undefined, 0]) {
    winsAgainstAll({ graph, place: { pieces, mover: 'left' } }, playerFor(graph, theory, budget));
  }
});

test('whose infinite play it is, wins a position that neither can end', () => {
  const loop = namedDigraph('a -> a').graph;
  const graph = { ...loop, right: { starts: loop.left.starts.slice(), targets: loop.left.targets.slice() } };
  const at = (infinitePlay: 'draw' | 'left' | 'right', mover: 'left' | 'right') => {
    const found = drain(
      playPerfectly(evidenceOf(ruledGame(graph, { infinitePlay }), undefined), { pieces: [0], mover }),
    );
    return found.kind === 'play' && found.result;
  };
  expect([at('draw', 'left'), at('left', 'left'), at('left', 'right'), at('right', 'right')]).toEqual([
    'draws',
    'wins',
    'loses',
    'wins',
  ]);
});

test('a position is the same when pieces change places, regardless of pieces that cannot move', () => {
  const { graph, names } = namedDigraph('a -> b -> a\na -> z\nb -> y');
  const [a, b, y, z] = ['a', 'b', 'y', 'z'].map((name) => names.indexOf(name));
  const played = (...all: readonly (readonly number[])[]): readonly SumPosition[] =>
    all.map((pieces, i) => ({ pieces, mover: i % 2 === 0 ? 'left' : opponentOf.left }));
  expect(repeatedFrom(graph, played([a, b], [b, b], [b, a]))).toBe(0);
  expect(repeatedFrom(graph, played([a, b, z], [a, b, y]))).toBe(0);
  expect(repeatedFrom(graph, played([a, b], [b, b], [b, z]))).toBeUndefined();
});
