/**
 * The laws that a theory must meet, by what it can do and in the space it is made for; the oracles share no
 * code with the engine. For all: without steps the values are the same, text parses back, the same input
 * gives the same answer, every vertex is labelled, values are those found by hand. If values say who wins:
 * play says the same. If they add: the value of a sum is the sum of the values.
 */
import { compile } from '../../engine/document/compile.ts';
import { readDrawn } from '../../engine/document/game-text.ts';
import { type GameGraph, isImpartial } from '../../engine/graph/game-graph.ts';
import { spaceOf } from '../../engine/graph/space.ts';
import { endingWhen, type InfinitePlay } from '../../engine/outcome/outcome.ts';
import { ruledBy } from '../../engine/outcome/rules.ts';
import { drain } from '../../engine/rounds.ts';
import type { Theory } from '../../engine/theories/theory.ts';
import type { Value } from '../../engine/values/value.ts';
import { parseValue, rankOf, standsOn, textOf, valueKey } from '../../engine/values/words.ts';
import { kindsOfSpace, writtenGraph } from '../arbitrary/spaces.ts';
import { cartproduct } from '../fixtures/digraphs.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { startsOf } from '../oracle/starts.ts';
import { valuesByHandOf } from '../oracle/values-by-hand.ts';
import { tryLaw } from './seeds.ts';

/** A graph to which the theory applies, and who wins a play on it that never ends. */
type Instance = { readonly graph: GameGraph; readonly infinitePlay: InfinitePlay };

export type TheoryLaw = {
  readonly says: string;
  /** The most vertices of a graph, and how many graphs of each kind are drawn. */
  readonly largest: number;
  readonly runs: number;
  /** Throws where something is missing without which it cannot be tried. */
  needs?(): void;
  holds(instance: Instance): void;
};

const everyEnd: readonly InfinitePlay[] = ['draw', 'left', 'right'];

/**
 * In impartial play, and where a score is reached, neither player wins a play that never ends; elsewhere all
 * three are drawn.
 */
const endOf = (graph: GameGraph): InfinitePlay =>
  isImpartial(graph) || graph.scores
    ? 'draw'
    : everyEnd[(graph.order + graph.left.targets.length + graph.right.targets.length) % 3];

function valuesOf(theory: Theory, graph: GameGraph, infinitePlay: InfinitePlay): readonly Value[] {
  const { table, codes } = drain(theory.solve(graph, { rules: ruledBy({ infinitePlay }) }));
  return Array.from(codes, (code) => table[code]);
}

/**
 * Games without sides, and scoring games without their guarantee: a theory knows less than a value of these.
 */
const isUndetermined = (value: Value): boolean =>
  value.kind === 'unsided' || (value.kind === 'scoring' && !value.guaranteed);

const saidBy = (value: Value | undefined): string => (value ? textOf(value) : 'none');

/** By the parser of its kind; a text that is a whole game is drawn and solved. */
function readBack(theory: Theory, { scores, joint, misere }: GameGraph, value: Value): Value | undefined {
  const text = textOf(value);
  const read = parseValue(text, [value.kind]);
  if (read) return read;
  // The value of a simultaneous game is a number, and no text of a game; that of a misère game has no bar.
  if (joint || misere) return undefined;
  const drawn = readDrawn(text, scores !== undefined);
  if (!drawn.ok) return undefined;
  const { table, codes } = drain(theory.solve(compile(drawn.value.document).graph));
  return table[codes[0]];
}

/**
 * Two sides are two games, stops alone are none, what is too long is cut, an expected value does not tell the
 * game it is of, and braces of a misère value have no bar.
 */
const isNoText = (value: Value): boolean =>
  value.kind === 'sided' ||
  value.kind === 'expected' ||
  value.kind === 'misere' ||
  isUndetermined(value) ||
  textOf(value).includes('…');

function lawsOfAll(theory: Theory): readonly TheoryLaw[] {
  return [
    {
      says: 'without steps the values are the same',
      ...{ largest: 12, runs: 600 },
      holds({ graph, infinitePlay }) {
        const { table, codes } = drain(
          theory.solve(graph, { withoutSteps: true, rules: ruledBy({ infinitePlay }) }),
        );
        const keys = (values: readonly Value[]) => values.map((value) => (value ? valueKey(value) : 'none'));
        expect(keys(Array.from(codes, (code) => table[code])), () => writtenGraph(graph)).toEqual(
          keys(valuesOf(theory, graph, infinitePlay)),
        );
      },
    },
    {
      says: 'text is read back as the same value, and different values have different keys',
      ...{ largest: 9, runs: 200 },
      holds({ graph, infinitePlay }) {
        const { table } = drain(theory.solve(graph, { rules: ruledBy({ infinitePlay }) }));
        for (const value of table) {
          const read = readBack(theory, graph, value);
          if (read || !isNoText(value)) expect(read && valueKey(read), saidBy(value)).toBe(valueKey(value));
        }
        expect(new Set(table.map(valueKey)).size).toBe(table.length);
      },
    },
    {
      says: 'the same graph gives the same labelling',
      ...{ largest: 9, runs: 200 },
      holds({ graph, infinitePlay }) {
        const once = drain(theory.solve(graph, { rules: ruledBy({ infinitePlay }) }));
        expect(drain(theory.solve(graph, { rules: ruledBy({ infinitePlay }) }))).toEqual(once);
      },
    },
    {
      says: 'every vertex is labelled; steps leave no round out; only values of finite rank have one',
      ...{ largest: 9, runs: 200 },
      holds({ graph, infinitePlay }) {
        const { table, codes, steps } = drain(theory.solve(graph, { rules: ruledBy({ infinitePlay }) }));
        const rounds = new Set([...steps].filter((step) => step >= 0));
        expect([...rounds].sort((a, b) => a - b)).toEqual([...rounds].map((_, i) => i));
        expect(Math.max(0, ...steps)).toBeLessThanOrEqual(graph.order);
        for (const [v, code] of codes.entries()) {
          expect(code).toBeGreaterThanOrEqual(0);
          const about = () =>
            `${writtenGraph(graph)}\n${v} is ${saidBy(table[code])}, of ${rankOf(table[code])} rank by its kind`;
          expect(steps[v] >= 0, about).toBe(rankOf(table[code]) === 'finite');
        }
      },
    },
    {
      says: 'a value is what is found by hand',
      ...{ largest: 7, runs: 300 },
      needs: () => void valuesByHandOf(theory.id),
      holds({ graph, infinitePlay }) {
        const wrong = valuesByHandOf(theory.id)(graph, infinitePlay);
        for (const [v, value] of valuesOf(theory, graph, infinitePlay).entries()) {
          const about = () => `${writtenGraph(graph)}\nvertex ${v} is ${saidBy(value)}`;
          expect(wrong(v, value), about).toBeUndefined();
          const colour = graph.gray[v] === 0 ? 'white' : 'gray';
          expect(
            standsOn(value, colour),
            () => `${about()}, a ${colour} one: its kind says which nodes have it`,
          ).toBe(true);
        }
      },
    },
  ];
}

/** A value of a gray vertex may leave it open who wins, and so may a value that is not determined. */
function lawOfOutcomes(theory: Theory): readonly TheoryLaw[] {
  const { outcome: outcomeOf } = theory;
  // Where both players move at once neither starts: the class is checked with the value, by hand.
  if (!outcomeOf || theory.space === 'joint') return [];
  return [
    {
      says: 'where a value says who wins, play says so too, whoever starts',
      ...{ largest: 9, runs: 300 },
      holds({ graph, infinitePlay }) {
        const starts = startsOf(graph, infinitePlay);
        for (const [v, value] of valuesOf(theory, graph, infinitePlay).entries()) {
          const outcome = outcomeOf(value);
          const about = () =>
            `${writtenGraph(graph)}\nvertex ${v} is ${saidBy(value)}; infinite play: ${infinitePlay}`;
          if (!standsOn(value, 'white')) expect(outcome, about).toBeUndefined();
          if (outcome) {
            expect([endingWhen(outcome, 'left'), endingWhen(outcome, 'right')], about).toEqual([
              starts[v].leftFirst,
              starts[v].rightFirst,
            ]);
          } else {
            // A theory that says nothing of white vertices would pass; it should not declare the capability.
            const open = graph.gray[v] === 1 || isUndetermined(value);
            expect(open, () => `${about()}, of which ${theory.name} does not say who wins`).toBe(true);
          }
        }
      },
    },
  ];
}

/** Also of a theory that does not say who wins: a wrong table of sums is wrong by the values alone. */
function lawsOfSums(theory: Theory): readonly TheoryLaw[] {
  const { sums, outcome: outcomeOf } = theory;
  if (!sums) return [];
  return [
    {
      says: 'a theory whose values add says who wins',
      ...{ largest: 3, runs: 10 },
      holds() {
        const ignored = `${theory.name} has sums and no outcome: a sum of pieces is answered by who wins, so its table would never be asked`;
        expect(outcomeOf, ignored).toBeDefined();
      },
    },
    {
      says: 'the value of a sum is the sum of the values, on the cartproduct, and play on it says who wins',
      ...{ largest: 5, runs: 400 },
      holds({ graph, infinitePlay }) {
        const values = valuesOf(theory, graph, infinitePlay);
        const { graph: product, vertexOf } = cartproduct(graph, graph);
        const ofProduct = valuesOf(theory, product, infinitePlay);
        const played = outcomeOf && startsOf(product, infinitePlay);
        const white = values.map((_, v) => v).filter((v) => graph.gray[v] === 0);
        for (const [x, y] of white.flatMap((v) => white.filter((w) => w >= v).map((w) => [v, w] as const))) {
          const at = vertexOf(x, y);
          const about = () =>
            `${writtenGraph(graph)}\n${x} + ${y}, ${saidBy(values[x])} + ${saidBy(values[y])}; infinite play: ${infinitePlay}`;
          const sum = sums.add(values[x], values[y], ruledBy({ infinitePlay }));
          if (!sum) {
            expect(
              [values[x], values[y], ofProduct[at]].some(isUndetermined),
              () => `${about()}: no entry`,
            ).toBe(true);
            continue;
          }
          expect(saidBy(ofProduct[at]), about).toBe(saidBy(sum));
          expect(sums.add(values[y], values[x], ruledBy({ infinitePlay })), about).toEqual(sum);
          const outcome = outcomeOf?.(sum);
          if (!played || !outcome) continue;
          expect([endingWhen(outcome, 'left'), endingWhen(outcome, 'right')], about).toEqual([
            played[at].leftFirst,
            played[at].rightFirst,
          ]);
        }
      },
    },
    {
      says: 'the sum of nothing changes no value',
      ...{ largest: 7, runs: 100 },
      holds({ graph, infinitePlay }) {
        for (const [v, value] of valuesOf(theory, graph, infinitePlay).entries()) {
          const sum = graph.gray[v] === 0 && sums.add(value, sums.zero, ruledBy({ infinitePlay }));
          if (sum) expect(valueKey(sum), () => `${writtenGraph(graph)}\nvertex ${v}`).toBe(valueKey(value));
        }
      },
    },
  ];
}

export const lawsOf = (theory: Theory): readonly TheoryLaw[] => [
  ...lawsOfAll(theory),
  ...lawOfOutcomes(theory),
  ...lawsOfSums(theory),
];

/**
 * Tries a law on random graphs of every kind in the theory's space, and returns how many the theory applied
 * to. Throws where the law does not hold, and where it was hardly ever tried, since it would then pass
 * everything.
 */
export function tryOnTheory(theory: Theory, law: TheoryLaw): number {
  const { runs, largest } = law;
  law.needs?.();
  const space = theory.space ?? 'graph';
  const kinds = kindsOfSpace[space] ?? [];
  if (kinds.length === 0) {
    throw new Error(
      `No law was tried on ${theory.name}: test/arbitrary/spaces.ts has no random games of the space "${space}", so give it some.`,
    );
  }
  let count = 0;
  for (const { graphs, share } of kinds) {
    tryLaw(graphs(largest), Math.ceil(runs * share), (graph) => {
      if (spaceOf(graph) !== space || !theory.applies(graph).applies) return;
      count++;
      law.holds({ graph, infinitePlay: endOf(graph) });
    });
  }
  if (count <= Math.max(0, oftenEnough(runs / 2))) {
    throw new Error(
      `${theory.name} applied to ${count} random graphs, too few to show anything: draw more of its kind in test/arbitrary/spaces.ts.`,
    );
  }
  return count;
}
