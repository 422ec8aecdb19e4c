/**
 * Questions to the engine: answers that survive a structured clone, refusals in words, and what is computed
 * only once.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ask } from '../../../engine/conduct/ask.ts';
import { type Memory, openMemory } from '../../../engine/conduct/memory.ts';
import { ruledBy } from '../../../engine/outcome/rules.ts';
import type { AnswerTo, AskedAbout, QuestionId } from '../../../engine/questions/register.ts';
import { questions } from '../../../engine/questions/register.ts';
import { drain } from '../../../engine/rounds.ts';
import type { GameToSolve } from '../../../engine/theories/question.ts';
import { theories } from '../../../engine/theories/register.ts';
import { namedDigraph } from '../../fixtures/digraphs.ts';
import { ruledGame } from '../../fixtures/games.ts';
import { partizan } from '../../fixtures/partizan.ts';

/** The games 1, 0, and dud, in which either player may pass. */
const loopy = partizan(
  3,
  [
    [0, 1],
    [2, 2],
  ],
  [[2, 2]],
);

const game = (text: string): GameToSolve => ruledGame(namedDigraph(text).graph);

/** The answer as it arrives from a worker. */
function answered<Id extends QuestionId>(id: Id, about: AskedAbout<Id>, asked: GameToSolve): AnswerTo<Id> {
  const answer = structuredClone(drain(ask(id, about, asked)));
  if (answer.kind === 'over-budget') throw new Error(JSON.stringify(answer));
  return answer as AnswerTo<Id>;
}

const loopyGame: GameToSolve = ruledGame(loopy);

/** Compared as partizan games are. */
function compared(about: AskedAbout<'compare'>, asked: GameToSolve) {
  const found = answered('compare', about, asked);
  if (found.kind !== 'compare') throw new Error(`${found.kind} is the answer for games with scores`);
  return found;
}

describe('comparing', () => {
  test('1 and 0 have one strategy each way', () => {
    expect(answered('compare', { a: 0, b: 1 }, loopyGame)).toMatchObject({
      kind: 'compare',
      relations: { whole: '>', plus: '>', minus: '>' },
      by: 'values',
      unproved: undefined,
      claims: [
        {
          about: 'at least',
          holds: true,
          sign: 'both',
          strategy: { player: 'left', opening: undefined, positions: [{ x: 0, y: 1, replies: [] }] },
        },
        {
          about: 'at most',
          holds: false,
          sign: 'both',
          strategy: {
            player: 'left',
            opening: { in: 'a', to: 1 },
            positions: [{ x: 1, y: 1, replies: [] }],
          },
        },
      ],
    });
  });

  test('who wins infinite play decides which order is proved', () => {
    const { claims } = compared({ a: 2, b: 1 }, { ...loopyGame, rules: ruledBy({ infinitePlay: 'left' }) });
    expect(claims.map(({ about, holds, sign }) => [about, holds, sign])).toEqual([
      ['at least', true, 'plus'],
      ['at most', false, 'plus'],
    ]);
  });

  test('without proofs the relations are the same', () => {
    const about = { a: 0, b: 1 };
    const { relations, claims } = compared({ ...about, withoutProofs: true }, loopyGame);
    expect(relations).toEqual(compared(about, loopyGame).relations);
    expect(claims).toEqual([]);
  });

  test('a gray node in reach is refused', () => {
    const gray = { ...loopy, gray: Uint8Array.of(0, 1, 0) };
    expect(drain(ask('compare', { a: 0, b: 2 }, { ...loopyGame, graph: gray }))).toMatchObject({
      kind: 'over-budget',
    });
  });
});

describe('the moves of a vertex', () => {
  test('of an impartial digraph each move says what it leads to, and what it is good for', () => {
    const { moves, outcome } = answered('moves', { vertex: 0 }, game('a -> b, c, d\nb -> c\nd -> d'));
    expect(outcome).toBe('N');
    expect(moves).toMatchObject([
      { player: 'either', to: 1, outcome: 'N', result: 'loses' },
      { player: 'either', to: 2, outcome: 'P', result: 'wins', value: { kind: 'nimber', n: 0 } },
      { player: 'either', to: 3, outcome: 'D', result: 'draws' },
    ]);
  });

  test('of a partizan digraph the moves are either player’s', () => {
    const { moves } = answered('moves', { vertex: 0 }, game('a ->L b\na ->R c\nc ->L b'));
    expect(moves).toMatchObject([
      { player: 'left', to: 1, result: 'wins' },
      { player: 'right', to: 2, result: 'loses' },
    ]);
  });
});

test('a question that does not apply says why not', () => {
  expect(drain(ask('simplify', { vertices: [0] }, game('a -> b')))).toEqual({
    kind: 'over-budget',
    says: 'does not apply: every arc is either player’s',
  });
  expect(drain(ask('nim-response', { vertex: 0 }, game('a ->L b')))).toMatchObject({ kind: 'over-budget' });
});

test('every question has an id, a heading and a line of help', () => {
  for (const { id, title, says } of questions) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(title).toMatch(/^[A-Z]/);
    expect(says.length, `"${id}" has no line that says what one learns`).toBeGreaterThan(10);
  }
});

describe('the results of the last game are not computed again', () => {
  afterEach(() => vi.restoreAllMocks());
  const solvesOf = () => theories.map((theory) => vi.spyOn(theory, 'solve'));
  const count = (spies: ReturnType<typeof solvesOf>): number =>
    spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);

  test('one memory solves a game once for all questions, and another game anew', () => {
    const spies = solvesOf();
    const memory = openMemory();
    const asked = () => game('a -> b, c\nb -> c\nc -> d');
    drain(ask('sum', { pieces: Uint32Array.of(0, 1) }, asked(), memory));
    drain(ask('sum', { pieces: Uint32Array.of(1, 1) }, asked(), memory));
    drain(ask('moves', { vertex: 0 }, asked(), memory));
    expect(count(spies)).toBe(1);
    drain(ask('moves', { vertex: 0 }, { ...asked(), rules: ruledBy({ theory: 'sfp' }) }, memory));
    expect(count(spies)).toBe(2);
    drain(ask('moves', { vertex: 0 }, game('a -> b'), memory));
    drain(ask('sum', { pieces: Uint32Array.of(0, 1) }, asked(), memory));
    expect(count(spies)).toBe(4);
  });

  test('comparing two vertices of a solved game computes no values', () => {
    const about = { a: 0, b: 2, withoutProofs: true };
    const slices = (memory?: Memory) => [...ask('compare', about, loopyGame, memory)].length;
    const memory = openMemory();
    drain(ask('moves', { vertex: 0 }, loopyGame, memory));
    expect([slices(memory), slices()]).toEqual([0, 1]);
  });

  test('a game that no theory covers is played out once, for its first move', () => {
    const ring = game(
      Array.from(
        { length: 40 },
        (_, v) => `v${v} -> v${(v + 1) % 40}, (w${v})\n(w${v}) -> v${(v + 7) % 40}, v0`,
      ).join('\n'),
    );
    const memory = openMemory();
    const slices = (pieces: readonly number[]) =>
      [...ask('play', { pieces: Uint32Array.from(pieces) }, structuredClone(ring), memory)].length;
    const [first, second] = [slices([0, 2]), slices([0, 4])];
    expect(first).toBeGreaterThan(0);
    expect(second).toBe(0);
  });

  test('a question about a value does not replace the remembered game', () => {
    const spies = solvesOf();
    const memory = openMemory();
    drain(ask('moves', { vertex: 0 }, loopyGame, memory));
    const value = { kind: 'stopper', canonical: { numerator: 1, exponent: 0 } } as const;
    drain(ask('about-value', { value }, undefined, memory));
    drain(ask('moves', { vertex: 1 }, loopyGame, memory));
    expect(count(spies)).toBe(1);
  });
});

test('how long play lasts where an end can be forced', () => {
  expect(drain(ask('remoteness', { vertex: 0 }, game('a -> b -> c\na -> d')))).toEqual({
    kind: 'remoteness',
    moves: 1,
  });
  expect(drain(ask('remoteness', { vertex: 0 }, game('a -> a')))).toEqual({
    kind: 'remoteness',
    moves: undefined,
  });
});
