/**
 * Every answer to who wins is the same, under all rules: the label of a node, its moves, why, the perfect
 * player, a guess, every sum of pieces, and the sum as a drawing of its own. Beside slow play on the drawing,
 * in which some nodes are gray and many parts have no arc of one player alone.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { ask } from '../../engine/conduct/ask.ts';
import { type Memory, openMemory } from '../../engine/conduct/memory.ts';
import { solveGraph } from '../../engine/conduct/solve.ts';
import { compile } from '../../engine/document/compile.ts';
import {
  edgeKey,
  emptyDocument,
  type GameDocument,
  type GameEdge,
  type Player as Whose,
} from '../../engine/document/document.ts';
import { printEdgeList } from '../../engine/document/edge-list/print.ts';
import { drawnSum } from '../../engine/document/edits/drawn-sum.ts';
import { setRules } from '../../engine/document/edits/view.ts';
import { isImpartial } from '../../engine/graph/game-graph.ts';
import { outcomeClasses } from '../../engine/outcome/classes.ts';
import { endingWhen, type InfinitePlay, type Outcome } from '../../engine/outcome/outcome.ts';
import { drain } from '../../engine/rounds.ts';
import type { GameToSolve } from '../../engine/theories/question.ts';
import { textOf } from '../../engine/values/words.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import type { Winner } from '../oracle/starts.ts';
import { fates, type Place, type Player } from '../oracle/sum-play.ts';
import { slowRemoteness } from '../oracle/whole-turns.ts';
import { tryLaw } from './seeds.ts';

const most = 5;
const movers = ['left', 'right'] as const;

type Drawn = {
  readonly grays: readonly number[];
  readonly arcs: readonly (readonly [from: number, to: number, player: Whose])[];
  readonly infinitePlay: InfinitePlay;
  readonly places: readonly number[];
};

const arc = fc.tuple(
  fc.nat(most - 1),
  fc.nat(most - 1),
  fc.constantFrom<Whose>('either', 'either', 'left', 'right'),
);
const drawings: fc.Arbitrary<Drawn> = fc.record({
  grays: fc.array(fc.nat(3), { minLength: 1, maxLength: most }),
  arcs: fc.array(arc, { maxLength: 7 }),
  infinitePlay: fc.constantFrom('draw', 'left', 'right'),
  places: fc.array(fc.nat(most - 1), { minLength: 1, maxLength: 2 }),
});

/** One node in four is gray. */
function documentOf({ grays, arcs, infinitePlay }: Drawn): GameDocument {
  const id = (v: number): string => String(v % grays.length);
  const nodes = grays.map((gray, v) => ({ id: id(v), x: 0, y: 0, gray: gray === 0, name: '' }));
  const all = arcs.map(([from, to, player]): GameEdge => ({ from: id(from), to: id(to), player }));
  const edges = [...new Map(all.map((edge) => [edgeKey(edge), edge])).values()];
  return setRules({ ...emptyDocument, nodes, edges }, { infinitePlay });
}

/** Where every arc is either's, neither player wins a play that never ends. */
const endOf = ({ graph, rules }: GameToSolve): Winner => (isImpartial(graph) ? 'draw' : rules.infinitePlay);

const other = (player: Player): Player => (player === 'left' ? 'right' : 'left');

type Wins = (place: Place) => Winner;

/** Who wins a sum in which a turn moves one piece. */
function disjunctiveBy(game: GameToSolve, pieces: readonly number[]): Wins {
  const fateOf = fates(game.graph, ...movers.map((mover) => ({ pieces, mover })));
  return (place) => {
    const fate = fateOf(place);
    if (fate === 'endless') return endOf(game);
    return fate.wins ? place.mover : other(place.mover);
  };
}

/** The same where a turn moves every piece. */
const conjunctiveBy =
  (game: GameToSolve): Wins =>
  (place) => {
    const lasts = slowRemoteness(game.graph, place, 'conjunctive')(place);
    if (lasts < 0) return endOf(game);
    return lasts % 2 === 1 ? place.mover : other(place.mover);
  };

const brings = (winner: Winner, mover: Player): string =>
  winner === 'draw' ? 'draws' : winner === mover ? 'wins' : 'loses';

const endings = (outcome: Outcome | undefined): readonly string[] =>
  outcome === undefined ? [] : movers.map((mover) => endingWhen(outcome, mover));

/** For each question that says something: what it says, beside what slow play found. */
type Said = { readonly who: string; readonly says: unknown; readonly found: unknown };

/** All answers about one node, with one piece there. */
function* saidOfNode(game: GameToSolve, memory: Memory, vertex: number): Generator<Said> {
  const alone = disjunctiveBy(game, [vertex]);
  const starts = movers.map((mover) => alone({ pieces: [vertex], mover }));
  const moves = drain(ask('moves', { vertex }, game, memory));
  if (moves.kind !== 'moves') throw new Error('no moves');
  yield { who: 'moves', says: endings(moves.outcome), found: starts };
  for (const { player, to, result } of moves.moves) {
    const mover = player === 'either' ? 'left' : player;
    const then = alone({ pieces: [to], mover: other(mover) });
    yield { who: `the move to ${to}`, says: result, found: brings(then, mover) };
  }
  const why = drain(ask('explain', { vertex }, game, memory));
  if (why.kind === 'over-budget') throw new Error('no reason');
  yield { who: 'why', says: endings(why.explanation.answer.outcome), found: starts };
  for (const { player, result } of why.kind === 'who-wins' ? why.starts : []) {
    const mover = player === 'either' ? 'left' : player;
    yield { who: `why ${player}`, says: result, found: brings(starts[movers.indexOf(mover)], mover) };
  }
  for (const outcome of Object.keys(outcomeClasses) as Outcome[]) {
    const guessed = drain(ask('guess', { vertex, text: outcome }, game, memory));
    if (guessed.kind !== 'guess') continue;
    const right = endings(outcome).every((ending, i) => ending === starts[i]);
    yield { who: `the guess ${outcome}`, says: guessed.verdict !== 'wrong', found: right };
  }
}

/** All answers about several pieces. */
function* saidOfPieces(game: GameToSolve, memory: Memory, pieces: readonly number[]): Generator<Said> {
  const about = { pieces: Uint32Array.from(pieces) };
  const together = disjunctiveBy(game, pieces);
  const starts = movers.map((mover) => together({ pieces, mover }));
  const sum = drain(ask('sum', about, game, memory));
  if (sum.kind === 'over-budget') {
    yield { who: 'the sum', says: pieces.filter((v) => game.graph.gray[v] === 1).length > 1, found: true };
    return;
  }
  yield { who: 'the sum', says: endings(sum.outcome), found: starts };
  const why = drain(ask('explain-sum', about, game, memory));
  if (why.kind !== 'sum-explained') throw new Error('no reason');
  yield { who: 'why the sum', says: endings(why.explanation.answer.outcome), found: starts };
  const apart = conjunctiveBy(game);
  const conjunctive = drain(ask('conjunctive', about, game, memory));
  if (conjunctive.kind === 'compound') {
    const found = movers.map((mover) => apart({ pieces, mover }));
    yield { who: 'the conjunctive sum', says: endings(conjunctive.outcome), found };
    for (const { player, result } of conjunctive.starts) {
      const mover = player === 'either' ? 'left' : player;
      const wins = apart({ pieces, mover });
      yield { who: `the conjunctive sum, ${player}`, says: result, found: brings(wins, mover) };
    }
  }
  for (const [i, mover] of movers.entries()) {
    const played = drain(ask('play', { ...about, mover }, game, memory));
    if (played.kind !== 'play') throw new Error('nobody plays');
    yield { who: `the player of ${mover}`, says: played.result, found: brings(starts[i], mover) };
    for (const { piece, to, result } of played.moves) {
      const then = together({ pieces: pieces.with(piece, to), mover: other(mover) });
      yield { who: `${mover} to ${to}`, says: result, found: brings(then, mover) };
    }
    if (conjunctive.kind !== 'compound') continue;
    const turn = drain(ask('turn', { ...about, mover }, game, memory));
    if (turn.kind !== 'turn') throw new Error('no turn');
    yield { who: `a turn of ${mover}`, says: turn.result, found: brings(apart({ pieces, mover }), mover) };
  }
}

const written = (document: GameDocument): string =>
  `${printEdgeList(document)}infinite play: ${document.view.rules.infinitePlay}`;

function agree(said: Iterable<Said>, about: string): void {
  for (const { who, says, found } of said) expect(says, `${about}\n${who}`).toEqual(found);
}

describe('who wins, beside slow play', () => {
  test('the label of every node, its value, and every answer about it', () => {
    tryLaw(drawings, 150, (drawn) => {
      const document = documentOf(drawn);
      const game = { graph: compile(document).graph, rules: document.view.rules };
      const { outcomes, classes, labelling, choice, partOf } = drain(solveGraph(game));
      const memory = openMemory();
      for (let vertex = 0; vertex < game.graph.order; vertex++) {
        const about = `${written(document)}\nnode ${vertex}`;
        const alone = disjunctiveBy(game, [vertex]);
        const starts = movers.map((mover) => alone({ pieces: [vertex], mover }));
        expect(endings(classes[outcomes[vertex]]), about).toEqual(starts);
        const theory = choice.theory ?? choice.parts[partOf?.[vertex] ?? -1]?.theory;
        const value = labelling.table[labelling.codes[vertex]];
        const byValue = value && theory?.outcome?.(value);
        if (byValue) expect(endings(byValue), `${about}, ${textOf(value)}`).toEqual(starts);
        agree(saidOfNode(game, memory, vertex), about);
      }
    });
  });

  test('every answer about pieces, for every kind of sum', () => {
    tryLaw(drawings, 150, (drawn) => {
      const document = documentOf(drawn);
      const game = { graph: compile(document).graph, rules: document.view.rules };
      const pieces = drawn.places.map((v) => v % game.graph.order);
      agree(saidOfPieces(game, openMemory(), pieces), `${written(document)}\npieces ${pieces.join()}`);
    });
  });

  test('the sum as a drawing of its own', () => {
    let met = 0;
    tryLaw(drawings, 150, (drawn) => {
      const document = documentOf(drawn);
      const game = { graph: compile(document).graph, rules: document.view.rules };
      const pieces = drawn.places.map((v) => v % game.graph.order);
      const opened = drawnSum(document, pieces.map(String), 1000);
      if (opened.kind !== 'drawn') return;
      met++;
      const { rules } = opened.document.view;
      const { outcomes, classes } = drain(solveGraph({ graph: compile(opened.document).graph, rules }));
      const together = disjunctiveBy(game, pieces);
      const starts = movers.map((mover) => together({ pieces, mover }));
      expect(endings(classes[outcomes[0]]), `${written(document)}\npieces ${pieces.join()}`).toEqual(starts);
    });
    expect(met).toBeGreaterThan(oftenEnough(100));
  });
});
