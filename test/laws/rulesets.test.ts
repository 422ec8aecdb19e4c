/**
 * Laws for every registered ruleset: notation reads back, the graph is what play by hand finds, budgets are
 * kept.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import type { HandMoves } from '../../engine/checking/moves/hand-rules.ts';
import type { Arcs, GameGraph } from '../../engine/graph/game-graph.ts';
import { printRational } from '../../engine/numbers/rationals.ts';
import { ruledBy } from '../../engine/outcome/rules.ts';
import { drain } from '../../engine/rounds.ts';
import { codedOptions } from '../../engine/rulesets/coded-options.ts';
import { type GeneratedGame, generate } from '../../engine/rulesets/generate.ts';
import { rulesets } from '../../engine/rulesets/register.ts';
import {
  type Coder,
  mostDrawnPositions,
  type Ruleset,
  rulesOfRuleset,
  withinBounds,
} from '../../engine/rulesets/ruleset.ts';
import { chooseTheory } from '../../engine/theories/choose.ts';
import { textOf } from '../../engine/values/words.ts';
import type { ByHand } from '../arbitrary/by-hand.ts';
import { handOf } from '../arbitrary/positions.ts';
import { isSmallStart, isUnbounded, positionOf } from '../fixtures/boards.ts';
import { ruledGame } from '../fixtures/games.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { sortedNim } from '../fixtures/sorted-nim.ts';
import { classByHand, playedByHand } from '../oracle/boards.ts';
import { tryLaw } from './seeds.ts';

const coderFor = (ruleset: Ruleset, text: string): Coder => ruleset.coder(positionOf(ruleset, text));

function generated(coder: Coder, positions = 100_000): Extract<GeneratedGame, { kind: 'generated' }> {
  const found = drain(generate(coder, { positions, solo: true }));
  if (found.kind === 'over-budget') throw new Error(found.says);
  return found;
}

const sorted = (names: Iterable<string>): string[] => [...names].toSorted((a, b) => (a < b ? -1 : 1));

/** How positions are compared: those that the ruleset takes for one have one text. */
const mergedBy = (ruleset: Ruleset): ((text: string) => string) =>
  handOf(ruleset.id).merged ?? ((text) => text);

/** Every position with its moves as text, on which two generators must agree, in any order. */
function inWords(ruleset: Ruleset, coder: Coder) {
  const { graph, codes } = generated(coder);
  const merged = mergedBy(ruleset);
  const names = Array.from(codes, (code) => merged(coder.print(code)));
  const options = ({ starts, targets }: Arcs, v: number) =>
    sorted(Array.from(targets.subarray(starts[v], starts[v + 1]), (w) => names[w]));
  const moves = names.map((name, v) => [
    name,
    {
      left: options(graph.left, v),
      right: options(graph.right, v),
      isEntailing: graph.gray[v] === 1,
      ...scoresAt(graph, v),
    },
  ]);
  return { names, moves: Object.fromEntries(moves) };
}

/** "moves" if a player can move, else the score as text; undefined if the ruleset does not count points. */
function scoresAt({ scores }: GameGraph, v: number) {
  if (!scores) return {};
  const said = (place: number): string => (place < 0 ? 'moves' : printRational(scores.table[place]));
  return { atLeft: said(scores.left[v]), atRight: said(scores.right[v]) };
}

function scoresByHand({ endScore }: ByHand, text: string, { left, right }: HandMoves) {
  if (!endScore) return {};
  const said = (moves: readonly string[], player: 'left' | 'right'): string =>
    moves.length > 0 ? 'moves' : String(endScore(text, player));
  return { atLeft: said(left, 'left'), atRight: said(right, 'right') };
}

/** Everything that follows, each of the positions that are merged once, and each option once. */
function followersByHand(ruleset: Ruleset, text: string): ReadonlyMap<string, HandMoves> {
  const merged = mergedBy(ruleset);
  const ends = (names: readonly string[]): readonly string[] => [...new Set(names.map(merged))];
  return playedByHand((name) => {
    const { left, right } = handOf(ruleset.id).moves(name);
    return { left: ends(left), right: ends(right), both: ends(jointResults(ruleset, name)) };
  }, merged(text));
}

/** The results of pairs of moves where both players move at once. */
function jointResults(ruleset: Ruleset, text: string): readonly string[] {
  const { rounds } = handOf(ruleset.id);
  if (!rounds) return [];
  const { left, right, joint } = rounds(text);
  return left.flatMap((_, i) => right.map((__, j) => joint(i, j).to));
}

function inWordsByHand(ruleset: Ruleset, text: string) {
  const hand = handOf(ruleset.id);
  const moves = [...followersByHand(ruleset, text)].map(([name, found]) => [
    name,
    {
      left: sorted(found.left),
      right: sorted(found.right),
      isEntailing: hand.isEntailing?.(name) ?? false,
      ...scoresByHand(hand, name, found),
    },
  ]);
  return Object.fromEntries(moves);
}

function agreesWithPlayByHand(ruleset: Ruleset, text: string): void {
  const { names, moves } = inWords(ruleset, coderFor(ruleset, text));
  expect(names[0]).toBe(mergedBy(ruleset)(text));
  expect(new Set(names).size).toBe(names.length);
  const says = `what follows ${text}: the coder’s moves are those that test/arbitrary/positions.ts makes by hand`;
  expect(moves, says).toEqual(inWordsByHand(ruleset, text));
}

describe.each([...rulesets, sortedNim].map((ruleset) => [ruleset.id, ruleset] as const))(
  '%s',
  (id, ruleset) => {
    test('the ruleset has random positions and moves made by hand', () => {
      expect(handOf(id)).toBeDefined();
    });

    test('printing after parsing gives the same text, and parsing after printing the same position', () => {
      tryLaw(handOf(id).positions, 60, (text) => {
        const parsed = ruleset.parse(text);
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
        expect(ruleset.print(parsed.value)).toBe(text);
        expect(ruleset.parse(` ${text}\n`)).toEqual(parsed);
      });
    });

    test('the graph is what play by hand finds', () => {
      tryLaw(handOf(id).positions, 40, (text) => agreesWithPlayByHand(ruleset, text));
    });

    test('every position of a graph is one of the ruleset, with the same options if it is the start', () => {
      tryLaw(fc.tuple(handOf(id).positions, fc.nat()), 25, ([text, drawn]) => {
        const coder = coderFor(ruleset, text);
        const { codes } = generated(coder);
        const code = codes[drawn % codes.length];
        const again = coderFor(ruleset, coder.print(code));
        for (const player of ['left', 'right'] as const) {
          const printed = (from: Coder, start: number) =>
            sorted(codedOptions(from, player, start).map((option) => mergedBy(ruleset)(from.print(option))));
          expect(printed(again, again.start)).toEqual(printed(coder, code));
        }
      });
    });

    test('a position is found again by its text where it follows the start, and is not found where it does not', () => {
      tryLaw(fc.tuple(handOf(id).positions, handOf(id).positions), 20, ([text, another]) => {
        const coder = coderFor(ruleset, text);
        const { codes } = generated(coder);
        const found = (printed: string): number => {
          const code = coder.code(positionOf(ruleset, printed));
          return code === undefined ? -1 : codes.indexOf(code);
        };
        expect(Array.from(codes, (code) => found(coder.print(code)))).toEqual([...codes.keys()]);
        const follows = followersByHand(ruleset, text).has(mergedBy(ruleset)(another));
        expect(found(another) >= 0, `${another} ${follows ? 'follows' : 'does not follow'} ${text}`).toBe(
          follows,
        );
      });
    });

    test('a budget is kept exactly, and the same input gives the same bytes', () => {
      tryLaw(handOf(id).positions, 10, (text) => {
        const whole = generated(coderFor(ruleset, text));
        const { order } = whole.graph;
        expect(generated(coderFor(ruleset, text), order)).toEqual(whole);
        const short = drain(generate(coderFor(ruleset, text), { positions: order - 1, solo: true }));
        const most = (order - 1).toLocaleString('en');
        expect(short).toEqual({ kind: 'over-budget', says: `has more than ${most} positions` });
      });
    });

    test('the rules are one to three sentences, with both players where they differ and with who wins', () => {
      const { rules, players } = ruleset;
      const sentences = rules.split(/(?<=[.!?]) /);
      expect(sentences.length, 'rules: one to three sentences').toBeLessThanOrEqual(3);
      expect(rules).toMatch(/^\p{Lu}.{30,400}\.$/u);
      expect(rules, 'rules: they say who wins or loses, or how it ends').toMatch(/\b(lost|wins|won|loses)\b/);
      const both = players === 'impartial' ? /./ : /Left.*Right|Either player/;
      expect(rules, 'rules: they say what Left may do and what Right may do').toMatch(both);
    });

    test('the start that a person sees first is small enough to be drawn', () => {
      const [first] = ruleset.starts.map(({ position }) => position).toSorted((a, b) => a.length - b.length);
      const most = mostDrawnPositions.toLocaleString('en');
      expect(
        isSmallStart(ruleset, first) || isUnbounded(ruleset, first),
        `a new board begins with ${first}, the shortest start of ${id}, which has more than the ${most} positions that can be drawn: add a shorter one`,
      ).toBe(true);
    });

    test('every member of a family is a position, as the ruleset prints it, and other numbers give another', () => {
      for (const { id: family, parameters, position, says } of ruleset.families ?? []) {
        const numbers = fc
          .tuple(...parameters.map(({ least }) => fc.integer({ min: least, max: least + 5 })))
          .map((some) => withinBounds(parameters, some));
        tryLaw(fc.tuple(numbers, numbers), 20, ([some, others]) => {
          const text = position(some);
          expect(ruleset.print(positionOf(ruleset, text)), `${family} of ${some}`).toBe(text);
          expect(position(others) === text).toBe(some.join() === others.join());
        });
        for (const { name } of parameters) expect(says).toMatch(new RegExp(`\\b${name}\\b`));
        const first = position(parameters.map((each) => each.first));
        expect(isSmallStart(ruleset, first) || isUnbounded(ruleset, first)).toBe(true);
      }
    });

    test('starts and facts are positions, and any other text is refused by its place', () => {
      expect(
        ruleset.starts.length,
        'a ruleset has two starts or more, for the dialog',
      ).toBeGreaterThanOrEqual(2);
      expect(
        ruleset.facts.length,
        'a ruleset has facts: positions whose value a paper gives',
      ).toBeGreaterThan(0);
      for (const { position } of [...ruleset.starts, ...ruleset.facts]) {
        expect(coderFor(ruleset, position)).toMatchObject({ start: expect.any(Number) });
      }
      tryLaw(fc.string(), 60, (text) => {
        const parsed = ruleset.parse(text);
        if (parsed.ok) expect(ruleset.parse(ruleset.print(parsed.value))).toEqual(parsed);
        else for (const { place, says } of parsed.problems) expect([place, says]).not.toContain('');
      });
    });
  },
);

/**
 * The largest boards of the facts take a theory seconds to half a minute: they are the benchmark's. Those
 * that infinitely many positions follow are tried in unbounded.test.ts.
 */
const quickEnough = rulesets.flatMap((ruleset) =>
  ruleset.facts
    .filter(({ position }) => position.length < 60 && !isUnbounded(ruleset, position))
    .map((fact) => [ruleset.name, fact.position, fact.value, ruleset, fact.under] as const),
);

test.each(quickEnough)('%s %s is %s', (_, position, value, ruleset, under) => {
  const rules = ruledBy({ ...under }, rulesOfRuleset(ruleset));
  const { graph } = generated(ruleset.coder(positionOf(ruleset, position), rules), 1_000_000);
  const game = ruledGame(graph, rules);
  const { theory } = chooseTheory(game);
  if (!theory) throw new Error(`no theory for ${position}`);
  const { table, codes } = drain(theory.solve(graph, { withoutSteps: true, rules: game.rules }));
  const found = table[codes[0]];
  const exactly = `a fact gives the value of ${position} as exactly the text that ${theory.name} prints for it`;
  expect(textOf(found), exactly).toBe(value);
  // Large boards take too long by hand.
  if (position.length >= 10 || graph.scores || graph.joint) return;
  const played = playedByHand(handOf(ruleset.id).moves, position);
  expect(theory.outcome?.(found)).toBe(classByHand(played, ruleset.infinitePlay));
});

describe('boards of some size', () => {
  test.each([
    ['fox-and-geese', '.G.G/..../..../F...'],
    ['fox-and-geese', '.G.G.G/....../....../..F...'],
    ['fox-and-geese', '.G.G/..../..../..../..../F...'],
    ['backsliding-toads-and-frogs', 'TTT.FFF'],
    ['backsliding-toads-and-frogs', 'TT...FF'],
    ['toads-and-frogs', 'TT..FFF'],
    ['toads-and-frogs', 'FT.TF.T'],
  ])('%s %s has the right counts', (id, text) => {
    const ruleset = rulesets.find((each) => each.id === id);
    if (!ruleset) throw new Error(`no ruleset "${id}"`);
    agreesWithPlayByHand(ruleset, text);
  });
});
