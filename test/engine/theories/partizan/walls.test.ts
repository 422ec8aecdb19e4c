/**
 * Where the walls of a thermograph come from: every option that is named attains the wall, no other one does,
 * and the line of play leads to it.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { ask } from '../../../../engine/conduct/ask.ts';
import { textOfSaying } from '../../../../engine/explain/sayings.ts';
import type { GameGraph, Mover } from '../../../../engine/graph/game-graph.ts';
import { usualRules } from '../../../../engine/outcome/rules.ts';
import { drain } from '../../../../engine/rounds.ts';
import { thermographOfVertex } from '../../../../engine/theories/partizan/questions/thermograph.ts';
import { sidesOf } from '../../../../engine/theories/partizan/solve.ts';
import { graphFormOf } from '../../../../engine/theories/partizan/store/form.ts';
import { emptyStore, type Store } from '../../../../engine/theories/partizan/store/store.ts';
import {
  type ExplainedThermograph,
  type ToldPiece,
  wallsOfValue,
  wallsOfVertex,
} from '../../../../engine/theories/partizan/temperature/places-of-walls.ts';
import { wallSentences } from '../../../../engine/theories/partizan/temperature/wall-sayings.ts';
import { parseGame } from '../../../../engine/values/notation/parse.ts';
import { arbitraryWhite, writtenPartizan } from '../../../arbitrary/partizan.ts';
import { downwards, graphOfPairs, pairsOf, partizan } from '../../../fixtures/partizan.ts';
import { expect } from '../../../fixtures/quick-expect.ts';
import { tryLaw } from '../../../laws/seeds.ts';
import { type GridWalls, gridTaxes, placeInGrid, wallsOnGrid } from '../../../oracle/walls-on-a-grid.ts';

function drawn(text: string) {
  const typed = parseGame(text);
  if (!typed.ok || typed.value.kind !== 'game') throw new Error(`${text} is no game`);
  return { graph: graphOfPairs(typed.value.game), start: typed.value.game.start };
}

/** The walls of a value by the oracle, which is given the canonical form alone. */
function gridOf(store: Store, id: number): GridWalls {
  const { count, left, right } = graphFormOf(store, id);
  // Breadth first, followers have larger numbers: they are turned round where they do not.
  const options = (flat: readonly number[]) => {
    const rows: number[][] = Array.from({ length: count }, () => []);
    for (let i = 0; i < flat.length; i += 2) rows[flat[i]].push(flat[i + 1]);
    return rows;
  };
  const rows = { left: options(left), right: options(right) };
  const order: number[] = [];
  const done = new Set<number>();
  while (order.length < count)
    for (let v = 0; v < count; v++)
      if (!done.has(v) && [...rows.left[v], ...rows.right[v]].every((w) => done.has(w))) {
        done.add(v);
        order.push(v);
      }
  const placed = (of: number[][]) => order.map((v) => of[v].map((w) => order.indexOf(w)));
  return wallsOnGrid({ left: placed(rows.left), right: placed(rows.right) })[order.indexOf(0)];
}

const other = { left: 'right', right: 'left' } as const;
const sign = { left: -1, right: 1 } as const;

/** The taxes of the grid inside a piece, its lower end included. */
const inside = ({ from, to }: ToldPiece): readonly number[] =>
  gridTaxes.slice(placeInGrid(from.t), placeInGrid(to.t) + 1);

/** At two taxes side by side, so that walls that cross are not taken for one. */
const isOne = (a: (k: number) => number, b: (k: number) => number, piece: ToldPiece): boolean =>
  inside(piece)
    .slice(1)
    .some((t) => {
      const k = placeInGrid(t);
      return a(k) === b(k) && a(k - 1) === b(k - 1);
    });

type Subject = {
  readonly found: ExplainedThermograph;
  readonly start: string;
  readonly text: string;
  wallsAt(key: string): GridWalls;
  /** The options of a place, without those whose values are loopy. */
  optionsOf(key: string, mover: Mover): readonly string[];
  keyOf(place: ToldPiece['end']): string;
  /** Whether every option that attains a wall is named. */
  readonly namesAll: boolean;
};

/** The pieces of either wall follow one another from −1 to the temperature, each as its line says. */
function check(subject: Subject): void {
  const { found, start, text, wallsAt } = subject;
  const { temperature } = wallsAt(start);
  for (const wall of ['left', 'right'] as const) {
    const own = found.pieces.filter((piece) => piece.wall === wall);
    expect([-1, ...own.map(({ to }) => to.t)], text).toEqual([...own.map(({ from }) => from.t), temperature]);
    for (const piece of own) {
      const moves = piece.line.filter(({ kind }) => kind === 'move').length;
      // What is left when the line has been followed and each move was paid for.
      for (const t of inside(piece))
        expect(piece.mean + (moves % 2) * sign[wall] * t, `${text}: ${wall} at ${t}`).toBe(
          wallsAt(start)[wall][placeInGrid(t)],
        );
      follow(subject, piece);
    }
  }
}

/** As long as the line is one of the subject's own positions. */
function follow({ start, text, wallsAt, optionsOf, keyOf, namesAll }: Subject, piece: ToldPiece): void {
  let [at, mover]: [string, Mover] = [start, piece.wall];
  for (const step of piece.line) {
    if (step.kind === 'form') return;
    expect(step.mover, text).toBe(mover);
    const named = new Set(step.options.map(keyOf));
    const options = optionsOf(at, mover);
    for (const key of named) expect(options, text).toContain(key);
    const here = wallsAt(at)[mover];
    for (const key of options) {
      const there = wallsAt(key)[other[mover]];
      const scaffold = (k: number): number => there[k] + sign[mover] * gridTaxes[k];
      if (named.has(key))
        for (const k of inside(piece).map(placeInGrid)) expect(scaffold(k), `${text}: ${key}`).toBe(here[k]);
      else if (namesAll)
        expect(
          isOne(scaffold, (k) => here[k], piece),
          `${text}: ${key} is not named`,
        ).toBe(false);
    }
    [at, mover] = [keyOf(step.options[0]), other[mover]];
  }
  // The line ends where neither player moves on.
  expect(keyOf(piece.end), text).toBe(at);
  expect(piece.from.t, text).toBeGreaterThanOrEqual(wallsAt(at).temperature);
  expect(piece.mean, text).toBe(wallsAt(at).mean);
}

/** Every vertex with a loopfree value; the numbers of steps by their kind. */
function checkVertices(graph: GameGraph, text: string, namesAll: boolean): number {
  const { store, onsides, offsides } = drain(sidesOf(graph));
  const worthOf = (v: number): number =>
    onsides[v] >= 0 && onsides[v] === offsides[v] && store.loopy[onsides[v]] === 0 ? onsides[v] : -1;
  const grids = new Map<number, GridWalls>();
  const wallsAt = (key: string): GridWalls => {
    const id = worthOf(Number(key));
    const walls = grids.get(id) ?? gridOf(store, id);
    grids.set(id, walls);
    return walls;
  };
  const arcs = { left: pairsOf(graph.left), right: pairsOf(graph.right) };
  const optionsOf = (key: string, mover: Mover): readonly string[] =>
    arcs[mover].flatMap(([from, to]) => (`${from}` === key && worthOf(to) >= 0 ? [`${to}`] : []));
  let byForm = 0;
  for (let v = 0; v < graph.order; v++) {
    if (worthOf(v) < 0) continue;
    const found = wallsOfVertex({ graph, store, worthOf }, v);
    if (!found) throw new Error(`${text}: ${v} is exact`);
    const keyOf = ({ vertex }: ToldPiece['end']): string => `${vertex}`;
    check({ found, start: `${v}`, text: `${text} at ${v}`, wallsAt, optionsOf, keyOf, namesAll });
    byForm += found.pieces.filter(({ line }) => line.some(({ kind }) => kind === 'form')).length;
  }
  return byForm;
}

/**
 * Games typed by their options, as they are drawn: some of these are dominated or reversible. Born in three
 * days of numbers and infinitesimals.
 */
const games = fc.letrec<{ game: string; leaf: string }>((tie) => ({
  leaf: fc.constantFrom('0', '1', '-1', '1/2', '-3/4', '2', '-3', '*', '^', 'v*'),
  game: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    tie('leaf'),
    fc
      .tuple(
        fc.array(tie('game'), { minLength: 1, maxLength: 2 }),
        fc.array(tie('game'), { minLength: 1, maxLength: 2 }),
      )
      .map(([left, right]) => `{${left.join()}|${right.join()}}`),
  ),
})).game;

describe('the line of play behind each piece of a wall leads to it', () => {
  test('through drawn options where play ends: they attain every piece, and all that do are named', () => {
    const drawings = fc.oneof(
      games.map((text) => drawn(text).graph),
      arbitraryWhite(9, 18).map(downwards),
    );
    tryLaw(drawings, 40, (graph) => {
      expect(checkVertices(graph, writtenPartizan(graph), true)).toBe(0);
    });
  });

  test('where play may come round again, through the drawing as far as it explains anything, then through the canonical form', () => {
    let byForm = 0;
    tryLaw(arbitraryWhite(7, 12), 60, (graph) => {
      byForm += checkVertices(graph, writtenPartizan(graph), false);
    });
    byForm += checkVertices(graphOfLoopyOption, 'a loopy option', false);
    expect(byForm).toBeGreaterThan(0);
  });

  test('of a value through its canonical form', () => {
    tryLaw(games, 20, (text) => {
      const store = emptyStore();
      const { graph, start } = drawn(text);
      const id = drain(sidesOf(graph, { store })).onsides[start];
      const found = wallsOfValue(store, id);
      if (!found) throw new Error(`${text} is exact`);
      const wall = (piece: ToldPiece, t: number): number => {
        const moves = piece.line.length;
        return piece.mean + (moves % 2) * sign[piece.wall] * t;
      };
      const walls = gridOf(store, id);
      for (const piece of found.pieces)
        for (const t of inside(piece)) expect(wall(piece, t), text).toBe(walls[piece.wall][placeInGrid(t)]);
    });
  });
});

/** Vertex 4 is worth 1/2 = {0|1}; Left's only option there has an arc of Right's to itself. */
const graphOfLoopyOption = partizan(
  5,
  [
    [2, 0],
    [3, 0],
    [4, 3],
  ],
  [
    [3, 3],
    [4, 2],
  ],
);

const saidOfVertex = (graph: GameGraph, vertex: number): readonly string[] => {
  const game = { graph, rules: usualRules };
  const answer = drain(ask('thermograph', { vertex }, game));
  if (answer.kind === 'over-budget') throw new Error(answer.says);
  return thermographOfVertex.sentences(answer, (v) => (v === vertex ? 'g' : `n${v}`));
};

describe('the sentence about a wall', () => {
  test.each([
    [
      '{{5|1},{3|2}|{0|-6},-1}',
      [
        'Up to t = 1/2, Left moves to {3|2}, Right answers to 2. Each has paid t once, so Left’s wall is at 2.',
        'From t = 1/2 to 3/2, Left moves to {3|2}. Nobody gains by a move in {3|2} at such a tax, so it counts as its mean, 5/2. Left has paid t, so Left’s wall is at 5/2 - t.',
        'From t = 3/2 to 2, Left moves to {5|1}, Right answers to 1. Each has paid t once, so Left’s wall is at 1.',
        'From t = 2 to 3, Left moves to {5|1}. Nobody gains by a move in {5|1} at such a tax, so it counts as its mean, 3. Left has paid t, so Left’s wall is at 3 - t.',
        'Up to t = 1, Right moves to -1. Right has paid t, so Right’s wall is at -1 + t.',
        'From t = 1 to 3, Right moves to {0|-6}, Left answers to 0. Each has paid t once, so Right’s wall is at 0.',
        'From t = 3 on, nobody gains by a move: both walls are at the mean, 0.',
      ],
    ],
    [
      '3',
      [
        'It is the integer 3: no move gains anything, whatever the tax is, and both walls are at this number.',
      ],
    ],
    [
      '1/2',
      [
        'Up to t = -1/2, Left moves to 0. Left has paid t, so Left’s wall is at -t.',
        'Up to t = -1/2, Right moves to 1. Right has paid t, so Right’s wall is at 1 + t.',
        'From t = -1/2 on, nobody gains by a move: both walls are at the mean, 1/2.',
      ],
    ],
  ])('%s', (text, sentences) => {
    const store = emptyStore();
    const { graph, start } = drawn(text);
    const found = wallsOfValue(store, drain(sidesOf(graph, { store })).onsides[start]);
    if (!found) throw new Error(`${text} is exact`);
    expect(wallSentences(found).map((saying) => textOfSaying(saying, String))).toEqual(sentences);
  });

  test('options that are as good are all named; where play may come round again the canonical form speaks; a loopy value has no walls', () => {
    // Left goes from g to 1 or to {1|1/2}… drawn as two nodes worth 1.
    const twins = partizan(
      4,
      [
        [1, 0],
        [2, 0],
        [3, 1],
        [3, 2],
      ],
      [[3, 0]],
    );
    expect(saidOfVertex(twins, 3)[0]).toBe(
      'Up to t = 1/2, Left moves to n1 = 1, or just as well to n2 = 1. Left has paid t, so Left’s wall is at 1 - t.',
    );
    expect(saidOfVertex(graphOfLoopyOption, 4)[0]).toBe(
      'Up to t = -1/2, by the canonical form of g = 1/2, because play in the drawing can go round: Left moves to 0. Left has paid t, so Left’s wall is at -t.',
    );
    expect(
      saidOfVertex(
        partizan(
          2,
          [
            [0, 0],
            [0, 1],
          ],
          [],
        ),
        0,
      ),
    ).toEqual(['It has no thermograph: its value is loopy, so play in it need not stop at a number.']);
  });
});
