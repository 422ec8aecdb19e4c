/** The ruleset that rules on heaps are. A heap is a summand where no rule takes from two. */
import { cite } from '../../bibliography.ts';
import { idOfRules } from '../../document/rules-id.ts';
import {
  type HeapCode,
  leavesThree,
  NO_HEAP,
  ONE_HEAP,
  TWO_HEAPS,
  textOfCode,
} from '../../heaps/heap-code.ts';
import { heapsThatProve } from '../../heaps/heap-periods.ts';
import type { Problem } from '../../result.ts';
import type { BoardMove } from '../board.ts';
import type { Draft } from '../draft.ts';
import { countsIn, heapName, wrongCount } from '../furniture/heaps.ts';
import type { HeapOptionsRecorder } from '../parts.ts';
import {
  type HeapClick,
  type HeapMoveRecorder,
  type HeapSizes,
  type HeapsPosition,
  type HeapsRuleset,
  heapsRuleset,
} from '../recipes/heaps-ruleset.ts';
import type { HeapTheorem, Ruleset, RulesetFamily } from '../ruleset.ts';
import { firstHeap } from './check-heap-rules.ts';
import { codeOfRules } from './code-of-rules.ts';
import { type PreparedHeapRule, preparedHeapRule } from './heap-options.ts';
import type { RulesOnHeaps } from './heap-rules.ts';
import { printHeapRule } from './print-heap-rules.ts';
import { nameOfRules } from './words-of-rules.ts';

/**
 * How large a heap may be, since nobody could see more counters, and how many ways may be tried for the moves
 * of one position. Where more were tried, values would take minutes; those of octal games are found faster.
 */
type HeapLimits = { readonly counters: number; readonly ways: number };
const limits: HeapLimits = { counters: 5_000, ways: 50_000 };
const octalLimits: HeapLimits = { counters: 20_000, ways: 250_000 };

/** Precondition: nothing is wrong with the rules. The text is theirs. */
export function heapsOfRules(rules: RulesOnHeaps, text: string): Ruleset {
  const prepared = rules.rules.map(preparedHeapRule);
  const code = codeOfRules(rules);
  /** Where the code says all moves, and none leaves three heaps. */
  const table = code && !code.takesAny && !leavesThree(code) ? code : undefined;
  const isImpartial = prepared.every(({ owner }) => owner === 'either');
  const first = firstHeap(rules.rules, prepared) ?? [5];
  const starts = [
    { name: first.length === 1 ? 'One heap' : 'Two heaps', position: first.join('+') },
    ...(first.length === 1 ? [{ name: 'Two heaps', position: `${first[0]}+${first[0] + 1}` }] : []),
  ];
  const mostLeft = Math.max(1, ...prepared.map((rule) => rule.mostLeft));
  const takesTwo = prepared.some(({ heaps }) => heaps === 2);
  const movesFor = movesOfHeaps(prepared, mostLeft, takesTwo);
  const lines = rules.rules.map(printHeapRule).join('; ').replaceAll('->', '→');
  return heapsRuleset<HeapsPosition>({
    id: idOfRules(text),
    name: nameOfRules(rules),
    players: isImpartial ? 'impartial' : 'partizan',
    infinitePlay: 'draw',
    rules: `${lines}. A player who cannot move loses.`,
    notation: 'The number of counters in each heap, with + between the heaps.',
    clicks: clicksSaid(mostLeft, takesTwo),
    starts,
    facts: [],
    families: familiesOfHeaps(first),
    read: (position) => readHeapsBy(position, prepared, table ? octalLimits : limits),
    print: ({ heaps }) => heaps.join('+'),
    movesFor: () => movesFor,
    ...(!takesTwo && { apart: partsOfHeaps(prepared, table, isImpartial && mostLeft <= 2) }),
    ...(code && {
      periodicity: {
        source: cite('guy-smith', 'Theorem on periods'),
        of: periodicityBy(code, rules.name || (textOfCode(code) ?? 'a game of one’s own'), text),
      },
    }),
  }) as Ruleset;
}

/**
 * The lines of the rules from which each of these moves of the position comes. O(rules · what their moves
 * cost).
 */
export function linesOfHeapMoves(
  { rules }: RulesOnHeaps,
  { heaps }: HeapsPosition,
  moves: readonly BoardMove[],
): readonly (readonly number[])[] {
  const keyOf = (player: BoardMove['player'], after: HeapSizes): string =>
    `${player} ${after.filter((count) => count > 0).toSorted((one, other) => one - other)}`;
  const lines = new Map<string, Set<number>>();
  for (const rule of rules) {
    const alone = preparedHeapRule(rule);
    movesOfHeaps(
      [alone],
      alone.mostLeft,
      false,
    )(heaps, (after, _, player = 'either') => {
      const key = keyOf(player, after);
      lines.set(key, (lines.get(key) ?? new Set()).add(rule.at.line));
    });
  }
  return moves.map(({ player, to }) => [...(lines.get(keyOf(player, (to as HeapsPosition).heaps)) ?? [])]);
}

/**
 * What the theorem of heap-periods.ts says of single heaps. Where any number may be taken it says nothing.
 */
const periodicityBy =
  (code: HeapCode, game: string, rules: string) =>
  ({ heaps }: HeapsPosition): HeapTheorem | undefined =>
    heaps.length === 1
      ? {
          game,
          heap: heaps[0],
          code,
          rules,
          neededFor: (from, period) =>
            code.takesAny ? Number.POSITIVE_INFINITY : heapsThatProve(from, period, code),
        }
      : undefined;

/** Reads a position; every problem names its heap, or the position where its moves are too many. */
function readHeapsBy(
  text: string,
  rules: readonly PreparedHeapRule[],
  { counters: largest, ways }: HeapLimits,
): Draft<HeapsPosition> {
  const counts = countsIn(text, /\+/);
  const problems = counts.flatMap((count, heap): readonly Problem[] =>
    /^\d{1,6}$/.test(count) && Number(count) <= largest
      ? []
      : [{ place: heapName(heap), says: `${wrongCount(count)}, like 5, at most ${largest}` }],
  );
  const heaps = counts.map((count) => (/^\d{1,6}$/.test(count) ? Number(count) : 0));
  if (problems.length > 0 || waysIn(heaps, rules) <= ways) return { position: { heaps }, problems };
  const says = `has more than ${ways.toLocaleString('en')} ways to try for its moves; write smaller heaps, or fewer`;
  return { position: { heaps }, problems: [{ place: 'position', says }] };
}

/** The ways that are tried for the moves of a position: for each of its heaps, and each two. */
function waysIn(heaps: HeapSizes, rules: readonly PreparedHeapRule[]): number {
  const [largest = 0, second = 0] = heaps.toSorted((one, other) => other - one);
  const pairs = heaps.length * (heaps.length - 1);
  return rules.reduce(
    (ways, rule) =>
      rule.heaps === 2
        ? ways + pairs * rule.waysUpTo(largest + second)
        : heaps.reduce((more, heap) => more + rule.waysUpTo(heap), ways),
    0,
  );
}

/** The moves of a position: in each heap, and in each two. */
function movesOfHeaps(rules: readonly PreparedHeapRule[], mostLeft: number, takesTwo: boolean) {
  const clicksOf = clicksOfHeaps(mostLeft, takesTwo);
  return (heaps: HeapSizes, record: HeapMoveRecorder): void => {
    const recordFor = (rule: PreparedHeapRule, places: readonly number[]): void => {
      rule.record(
        places.map((place) => heaps[place]),
        (left, isAllowed) => {
          if (!isAllowed) return;
          const after = heaps.flatMap((count, heap) => {
            const at = places.indexOf(heap);
            return at < 0 ? [count] : left[at];
          });
          record(after, clicksOf(places, left), rule.owner);
        },
      );
    };
    for (const rule of rules)
      for (const [place, count] of heaps.entries()) {
        if (count === 0) continue;
        if (rule.heaps === 1) recordFor(rule, [place]);
        else
          for (const [other, more] of heaps.entries())
            if (other !== place && more > 0) recordFor(rule, [place, other]);
      }
  };
}

/**
 * What is clicked, so that no move begins with the clicks of another one. Where a move leaves one heap at
 * most: the lowest counter that it takes. Otherwise the topmost counter of each heap that is left, as these
 * lie above one another, and the number below the heap after the last, if there could be more. A move from
 * two heaps begins with the number of the first.
 */
function clicksOfHeaps(mostLeft: number, takesTwo: boolean) {
  const clicksIn = (heap: number, left: readonly number[]): readonly HeapClick[] => {
    if (mostLeft === 1) return [[heap, (left[0] ?? 0) + 1]];
    let top = 0;
    const tops = left.map((count): HeapClick => {
      top += count;
      return [heap, top];
    });
    return left.length < mostLeft ? [...tops, [heap, 0]] : tops;
  };
  return (places: readonly number[], left: readonly (readonly number[])[]): readonly HeapClick[] => {
    if (places.length === 1) {
      const clicks = clicksIn(places[0], left[0]);
      // The number alone would be how a move from two heaps begins.
      return takesTwo && left[0].length === 0 && mostLeft > 1 ? [...clicks, [places[0], 1]] : clicks;
    }
    const [one, other] = places;
    const begins: readonly HeapClick[] =
      mostLeft === 1
        ? [[one, 0]]
        : [
            [one, 0],
            [other, 0],
          ];
    const inOrder = mostLeft === 1 ? [1, 0] : [0, 1];
    return [...begins, ...inOrder.flatMap((i) => clicksIn(places[i], left[i]))];
  };
}

function clicksSaid(mostLeft: number, takesTwo: boolean): readonly string[] {
  const said =
    mostLeft === 1
      ? ['Click the lowest counter to take: it goes with all above it.']
      : [
          'Click the topmost counter of the first heap that is left, or the number below if none is.',
          ...Array.from(
            { length: mostLeft - 1 },
            () =>
              'Click the topmost counter of the next heap, which lies on the one before, or the number below if there is none.',
          ),
        ];
  if (!takesTwo) return said;
  return mostLeft === 1
    ? [
        'Click the lowest counter to take: it goes with all above it. To take from two heaps, click the number below one.',
        'Click the lowest counter to take from the other heap.',
        'Click the lowest counter to take from the first.',
      ]
    : [
        `To take from two heaps, click the numbers below both first. ${said[0]}`,
        ...said.slice(1),
        ...Array.from(
          { length: mostLeft + 2 },
          () => 'Continue with the heaps that are left, in the same way.',
        ),
      ];
}

/** How positions fall apart where a move takes from one heap. */
function partsOfHeaps(
  rules: readonly PreparedHeapRule[],
  code: HeapCode | undefined,
  isTable: boolean,
): NonNullable<HeapsRuleset<HeapsPosition>['apart']> {
  if (!isTable)
    return {
      kind: 'keys',
      of: ({ heaps }) => heaps.filter((count) => count > 0).map(String),
      options(key, record) {
        const heap = Number(key);
        for (const rule of rules)
          rule.record([heap], ([left], isAllowed) => {
            if (isAllowed) record(rule.owner, left.map(String), false);
          });
      },
    };
  const byRules = (heap: number, record: HeapOptionsRecorder): void => {
    if (heap === 0) return;
    for (const rule of rules)
      rule.record([heap], ([left], isAllowed) => {
        const [more = 0, less = 0] = left;
        if (isAllowed) record(more + less, less, less);
      });
  };
  return {
    kind: 'heaps',
    gameOf: () => '',
    optionsIn: () => (code ? (heap, record) => recordByCode(code, heap, record) : byRules),
  };
}

/** The options of a heap in an octal game, those of one digit at once. */
function recordByCode({ digits, unequal }: HeapCode, heap: number, record: HeapOptionsRecorder): void {
  for (let taken = 0; taken < digits.length && taken <= heap; taken++) {
    const [digit, rest] = [digits[taken], heap - taken];
    if (rest === 0) {
      if (taken > 0 && (digit & NO_HEAP) > 0) record(0, 0, 0);
      continue;
    }
    if (taken > 0 && (digit & ONE_HEAP) > 0) record(rest, 0, 0);
    const half = Math.floor((unequal?.includes(taken) ? rest - 1 : rest) / 2);
    if ((digit & TWO_HEAPS) > 0 && half > 0) record(rest, 1, half);
  }
}

const familiesOfHeaps = (first: readonly number[]): readonly RulesetFamily[] => [
  {
    id: 'heap',
    says: 'one heap of n counters',
    parameters: [{ name: 'n', least: 0, first: first[0] }],
    position: ([counters]) => String(counters),
  },
  {
    id: 'two-heaps',
    says: 'a heap of m counters, and one of d more',
    parameters: [
      { name: 'm', least: 0, first: first[0] },
      { name: 'd', least: 0, first: 1 },
    ],
    position: ([less, more]) => `${less}+${less + more}`,
  },
];
