/** Results of the papers about loopy values, tested on sums, differences and canonical forms. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drain } from '../../../../engine/rounds.ts';
import { partizan } from '../../../../engine/theories/partizan/index.ts';
import { graphOf } from '../../../../engine/values/form.ts';
import { parseGame, type TypedGame } from '../../../../engine/values/notation/parse.ts';
import type { Value } from '../../../../engine/values/value.ts';
import { textOf } from '../../../../engine/values/words.ts';
import { namedDigraph } from '../../../fixtures/digraphs.ts';
import { graphOfPairs } from '../../../fixtures/partizan.ts';

function solved(game: TypedGame): Value {
  const { table, codes } = drain(partizan.solve(graphOfPairs(game)));
  return table[codes[game.start]];
}

function valueFor(text: string): Value {
  const typed = parseGame(text);
  if (!typed.ok) throw new Error(`${text}: ${typed.problems[0].says}`);
  if (typed.value.kind !== 'game') throw new Error(`${text} is no game`);
  return solved(typed.value.game);
}

/** The sum by the table of sums, and by solving the sum's own game graph. */
function sums(a: string, b: string): readonly string[] {
  const added = partizan.sums?.add(valueFor(a), valueFor(b));
  if (!added) throw new Error(`${a} + ${b} was not worked out`);
  return [textOf(added), textOf(valueFor(`${a}+${b}`))];
}

describe('sums', () => {
  test.each([
    ['on', 'off', 'dud'],
    ['on', 'on', 'on'],
    ['on', '-5', 'on'],
    ['over', 'over', 'over'],
    ['over', '^', 'over'],
    ['over', 'under', 'over & under'],
    ['upon', '*', 'upon*'],
    ['1/2', '1/4', '3/4'],
    ['^', '*', '↑*'],
    ['2', 'over', '2over'],
  ])('%s + %s = %s', (a, b, sum) => expect(sums(a, b)).toEqual([sum, sum]));

  test.each(['0', '*2', 'on', 'over', '+-1', '1/2', 'dud'])('dud + %s = dud', (text) => {
    expect(sums('dud', text)).toEqual(['dud', 'dud']);
  });

  test('upon + * is {0, pass | 0}', () => {
    const written = valueFor('{0,pass|0}');
    expect(valueFor('upon+*')).toEqual(written);
    expect(textOf(written)).toBe('upon*');
  });

  test.each(['3/8', '^', '*3', '+-{2|1}', '{0|{0|-2}}', '2^*', '{3|1}', '{1,^|-1}'])(
    '%s minus itself is 0',
    (text) => expect(textOf(valueFor(`${text}-(${text})`))).toBe('0'),
  );

  test.each(['on', 'over', 'upon', '{0||0|off}', '{0||0|0,pass}'])('%s minus itself is not 0', (text) =>
    expect(textOf(valueFor(`${text}-(${text})`))).not.toBe('0'),
  );
});

/** L if a − b is positive, by the outcome of the difference. */
const differenceOutcome = (a: string, b: string) => partizan.outcome?.(valueFor(`${a}-${b}`));

describe('order', () => {
  test.each([1, 2, 3, 4, 5, 6])('n·↑ < over < 1/2ⁿ for n = %i', (n) => {
    expect(differenceOutcome('over', `${n}.^`)).toBe('L');
    // Left wins moving first, and does not lose infinite play moving second: over never reaches 2^−n.
    expect(differenceOutcome(`1/${2 ** n}`, 'over')).toBe('L');
  });

  test.each(['1000', 'over', '+-{1000|0}', 'upon', 'on'])('on is at least %s', (text) => {
    // Left, moving second, survives on − x, so Right never wins.
    expect(['L', 'P^', 'D', 'N^']).toContain(differenceOutcome('on', `(${text})`));
  });
});

describe('τ (New results in loopy games, Figure 5)', () => {
  const cycle = 'v0 ->L v1 ->L v2 ->R v3 ->R v0\nstar -> zero\n';
  const valueAtV0 = (exits: string): Value => {
    const { graph, names } = namedDigraph(cycle + exits);
    const { table, codes } = drain(partizan.solve(graph));
    return table[codes[names.indexOf('v0')]];
  };

  test('the canonical form of τ has six vertices and keeps the cycle of four', () => {
    const value = valueAtV0('v0 ->R zero\nv1 ->R zero\nv2 ->L star\nv3 ->L star');
    if (value.kind !== 'stopper') throw new Error(value.kind);
    const form = graphOf(value.canonical);
    expect(form.count).toBe(6);
    expect(shortestCycle(form)).toBe(4);
  });
});

/** The length of the shortest cycle other than loops, or Infinity. */
function shortestCycle({ count, left, right }: ReturnType<typeof graphOf>): number {
  const options: number[][] = Array.from({ length: count }, () => []);
  for (const arcs of [left, right]) {
    for (let i = 0; i < arcs.length; i += 2) if (arcs[i] !== arcs[i + 1]) options[arcs[i]].push(arcs[i + 1]);
  }
  let shortest = Number.POSITIVE_INFINITY;
  for (let start = 0; start < count; start++) {
    const away = new Map([[start, 0]]);
    const queue = [start];
    for (const v of queue) {
      for (const w of options[v]) {
        if (w === start) shortest = Math.min(shortest, (away.get(v) as number) + 1);
        if (away.has(w)) continue;
        away.set(w, (away.get(v) as number) + 1);
        queue.push(w);
      }
    }
  }
  return shortest;
}

describe('unicycles with nimbers as exits', () => {
  const nimbers = 'zero\nn1 -> zero\nn2 -> n1, zero\nn3 -> n2, n1, zero\n';
  const exits = ['zero', 'n1', 'n2', 'n3'];

  /** Every sequence of turns round the cycle, up to its starting point and the players' names. */
  const patterns = (length: number): string[] => {
    const met = new Set<string>();
    const found: string[] = [];
    for (let bits = 0; bits < 2 ** length; bits++) {
      const pattern = Array.from({ length }, (_, i) => ((bits >> i) & 1 ? 'L' : 'R')).join('');
      if (met.has(pattern)) continue;
      for (let i = 0; i < length; i++) met.add(pattern.slice(i) + pattern.slice(0, i));
      const lefts = [...pattern].filter((player) => player === 'L').length;
      const alternates = [...pattern].every((player, i) => player !== pattern[(i + 1) % length]);
      if (lefts >= 2 && length - lefts >= 2 && !alternates) found.push(pattern);
    }
    return found;
  };

  /** Whether the cycle stays in the canonical form with these exits. */
  function stays(pattern: string, chosen: readonly string[]): boolean {
    const lines = [...pattern].map((player, i) => {
      const other = player === 'L' ? 'R' : 'L';
      return `v${i} ->${player} v${(i + 1) % pattern.length}\nv${i} ->${other} ${chosen[i]}`;
    });
    const { graph, names } = namedDigraph(nimbers + lines.join('\n'));
    const { table, codes } = drain(partizan.solve(graph));
    const value = table[codes[names.indexOf('v0')]];
    return value.kind === 'stopper' && shortestCycle(graphOf(value.canonical)) === pattern.length;
  }

  /** Found by trying all choices among the first two, three and four of them. */
  const found = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../vectors/unicycles.json'), 'utf8'),
  ) as Readonly<Record<string, string>>;

  test.each([4, 5, 6, 7, 8, 9])(
    'the unicycles of every pattern of length %i agree with the search',
    (length) => {
      const all = patterns(length);
      expect(all.length).toBeGreaterThan(0);
      for (const pattern of all) {
        const chosen = [...found[pattern]].map((n) => exits[Number(n)]);
        expect([pattern, stays(pattern, chosen)]).toEqual([pattern, true]);
      }
    },
  );
});
