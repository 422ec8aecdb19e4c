/**
 * How many elements play distinguishes in the misère quotient of the heaps up to one: sums are played beside
 * sums, and two of them with different winners are not equal. Sums and tests are added until each sum with a
 * heap more is, for all tests, a sum that is there, and stays so beside one heap more. So no count is too
 * large; whether it is too small is not proved here.
 */
import type { HandRules } from '../moves/hand-rules.ts';
import { type CheckFinding, right, unchecked, wrong } from './finding.ts';

/** Heaps in ascending order. */
type Sum = readonly number[];

type SumsPlayed = {
  /** Sums beside which winners were seen to differ. */
  readonly tests: Sum[];
  /** From now on so many further sums may be played. */
  allow(most: number): void;
  /** Whether the previous player wins; undefined when too many sums would be played. */
  isLost(sum: Sum): boolean | undefined;
};

const joined = (one: Sum, other: Sum): Sum => [...one, ...other].sort((a, b) => a - b);

/**
 * What is found of the cell of a row; `most` bounds the sums that are played. Yields from time to time how
 * much has been handled.
 */
export function* checkPartialQuotient(
  rules: HandRules,
  position: string,
  cell: string,
  most: number,
): Generator<number, CheckFinding, void> {
  const [, game, counts = ''] = /^(.*?)(\d+(?:\+\d+)*)$/.exec(position) ?? [];
  const heaps = counts.split('+').filter((count) => Number(count) > 0);
  const isOfHeaps = game !== undefined && rules.notation?.test(`${game}1+1`) === true;
  if (!isOfHeaps || heaps.length > 1)
    return cell === ''
      ? right('its definition (there is none)')
      : wrong('there is none: it is of single heaps');
  if (cell === '') return unchecked('no quotient was found');
  const [, count, isObserved] = /^(\d+)( observed)?$/.exec(cell) ?? [];
  const claimed = Number(count);
  if (Number.isNaN(claimed)) return wrong(`"${cell}" is no number of elements`);
  const played = playedIn(rules, game);
  played.allow(most);
  const found = yield* distinguished(played, Number(heaps[0] ?? 0), claimed);
  if (found === undefined) return unchecked(`more than ${most.toLocaleString('en')} sums would be played`);
  if (found > claimed) return wrong(`play distinguishes more than ${claimed} elements`);
  if (found < claimed) return unchecked(`play was seen to distinguish ${found} elements`);
  return isObserved === undefined
    ? right('as many elements as play distinguishes')
    : unchecked('whether a proof exists is not looked for');
}

/** How many elements play distinguishes, or one more than `claimed` if they are more. */
function* distinguished(
  played: SumsPlayed,
  heap: number,
  claimed: number,
): Generator<number, number | undefined, void> {
  const heaps = Array.from({ length: heap }, (_, i) => i + 1);
  // A larger heap is none of the game, so nothing is distinguished by it.
  const tests = played.tests.filter((test) => (test.at(-1) ?? 0) <= heap);
  for (;;) {
    yield tests.length;
    const rowOf = (sum: Sum): string => tests.map((test) => String(played.isLost(joined(sum, test)))).join();
    const sums: Sum[] = [[]];
    const byRow = new Map<string, Sum>([[rowOf([]), []]]);
    let test: Sum | undefined;
    for (let at = 0; at < sums.length && !test; at++) {
      yield at;
      for (const each of heaps) {
        const further = joined(sums[at], [each]);
        const row = rowOf(further);
        if (row.includes('undefined')) return undefined;
        const equal = byRow.get(row);
        if (!equal) {
          byRow.set(row, further);
          if (sums.push(further) > claimed) return sums.length;
        } else test ??= testBetween(further, equal);
      }
    }
    if (!test) return sums.length;
    tests.push(test);
    played.tests.push(test);
  }

  /** A heap with a test, beside which two sums that no test distinguishes have different winners. */
  function testBetween(one: Sum, other: Sum): Sum | undefined {
    for (const each of heaps)
      for (const test of tests) {
        const longer = joined([each], test);
        const winners = [one, other].map((sum) => played.isLost(joined(sum, longer)));
        if (!winners.includes(undefined) && winners[0] !== winners[1]) return longer;
      }
    return undefined;
  }
}

/** What was played for one row of a table, the next one finds again. */
const known = new WeakMap<HandRules, Map<string, SumsPlayed>>();

function playedIn(rules: HandRules, game: string): SumsPlayed {
  const games = known.get(rules) ?? new Map<string, SumsPlayed>();
  known.set(rules, games);
  const played = games.get(game) ?? openSums(rules, game);
  games.set(game, played);
  return played;
}

/** Each sum is played once; what a move leaves of a heap comes from the rules by hand. */
function openSums(rules: HandRules, game: string): SumsPlayed {
  const moves = new Map<number, readonly Sum[]>();
  const movesOf = (heap: number): readonly Sum[] => {
    const known = moves.get(heap);
    if (known) return known;
    const left = rules.moves(`${game}${heap}`).left.map((text) =>
      text
        .slice(game.length)
        .split('+')
        .map(Number)
        .filter((count) => count > 0),
    );
    moves.set(heap, left);
    return left;
  };
  const optionsOf = (sum: Sum): readonly Sum[] =>
    sum.flatMap((heap, i) =>
      heap === sum[i - 1] ? [] : movesOf(heap).map((left) => joined(sum.toSpliced(i, 1), left)),
    );
  const lost = new Map<string, boolean>();
  let most = 0;
  return {
    tests: [[]],
    allow(further) {
      most = lost.size + further;
    },
    isLost(asked) {
      const stack = [asked];
      while (stack.length > 0) {
        const sum = stack[stack.length - 1];
        const key = sum.join();
        if (!lost.has(key)) {
          const options = optionsOf(sum);
          if (options.some((option) => lost.get(option.join()) === true)) lost.set(key, false);
          else {
            const open = options.find((option) => !lost.has(option.join()));
            if (open) {
              stack.push(open);
              continue;
            }
            // Who cannot move wins, and so the previous player does not.
            lost.set(key, options.length > 0);
          }
          if (lost.size > most) return undefined;
        }
        stack.pop();
      }
      return lost.get(asked.join());
    },
  };
}
