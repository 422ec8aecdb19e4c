/** The lines of a text of rules on heaps, `board: heaps`. Linear in the line. */
import {
  comparisons,
  digitsOfCode,
  type HeapCodeRule,
  type HeapCondition,
  type HeapMoveRule,
  type HeapRule,
  type HeapSum,
  type HeapTerm,
  mostDigits,
  mostHeapsLeft,
  mostInHeapRule,
  mostLettersOfRule,
  type NumbersListed,
  type RulesOnHeaps,
} from './heap-rules.ts';
import { type RulesLine, restOf, rulesLine, takesWhatCellsHave } from './rules-line.ts';
import type { RuleOwner, RulesPlace, RulesProblem } from './written-rules.ts';

/** Reads the lines of a text whose board is heaps; what is wrong is added to the problems. */
export function readLinesOnHeaps(lines: readonly string[], problems: RulesProblem[]): RulesOnHeaps {
  let name: string | undefined;
  let hasBoard = false;
  const rules: HeapRule[] = [];
  for (const [i, text] of lines.entries()) {
    const line = rulesLine(text, i + 1, problems);
    if (line.isAtEnd()) continue;
    const at = line.at();
    const owner = line.take(/(left|right|either)(?![\p{L}\p{N}])/iuy)?.[1].toLowerCase() as
      | RuleOwner
      | undefined;
    if (owner) {
      const rule = readHeapRule(line, owner, at);
      if (rule) rules.push(rule);
      continue;
    }
    const head = line.take(/(name|board)\s*:/iy);
    const isTwice = head?.[1].toLowerCase() === 'name' ? name !== undefined : hasBoard;
    if (!head) {
      const found = line.take(/[^\s:,]+/y)?.[0] ?? '';
      line.wrong(
        `“${found}” begins no line of rules on heaps; begin with name, board, Left, Right or Either`,
        found.length,
        at,
      );
    } else if (isTwice) {
      line.wrong('is said a second time; leave one of the two lines out', head[0].length, at);
    } else if (head[1].toLowerCase() === 'name') {
      name = line.takeRest();
    } else hasBoard = true;
  }
  return { board: 'heaps', name: name ?? '', rules };
}

/** What is after the player; undefined where it is no rule, and then what is wrong is noted. */
function readHeapRule(line: RulesLine, owner: RuleOwner, at: RulesPlace): HeapRule | undefined {
  if (!line.take(/:/y)) {
    line.wrong('is not understood; write a colon after the player, like Left: n -> n-1');
    return undefined;
  }
  const base = line.take(/(octal|hexadecimal)(?![\p{L}\p{N}])/iuy)?.[1].toLowerCase();
  if (base) return readCode(line, owner, base as HeapCodeRule['base'], at);
  const here = line.at();
  const mirror = line.take(/as\s+(?:left|right|either)(?![\p{L}\p{N}])/iuy)?.[0];
  if (mirror) {
    const says = `“${mirror}” is not said on heaps, where no piece is one player’s; write Either for rules of both players`;
    line.wrong(says, mirror.length, here);
    return undefined;
  }
  const before = takeLetters(line);
  if (!before) return undefined;
  const after: HeapSum[][] = [];
  for (const [i, letter] of before.entries()) {
    if (i > 0 && !line.take(/,/y)) {
      line.wrong(`does not say what is left of ${letter}; write a comma and what is left, like n-k, m-k`);
      return undefined;
    }
    const heaps = takeHeapsLeft(line);
    if (!heaps) return undefined;
    after.push(heaps);
  }
  const conditions: HeapCondition[] = [];
  while (!line.isAtEnd()) {
    const here = line.at();
    if (!line.take(/,?\s*(?:if|and)(?![\p{L}\p{N}])|,/iuy)) {
      const found = line.take(/\S+/y)?.[0] ?? '';
      const says = `“${found}” is not understood; write a comma, if or and before a condition`;
      line.wrong(says, found.length, here);
      return undefined;
    }
    if (takesWhatCellsHave(line, 'heaps')) return undefined;
    const condition = takeCondition(line);
    if (!condition) return undefined;
    conditions.push(condition);
  }
  const isAsked = ({ kind }: HeapCondition): boolean => kind === 'parity' || kind === 'divides';
  const rule: HeapMoveRule = {
    kind: 'heaps',
    owner,
    before,
    after,
    conditions: [...conditions.filter((each) => !isAsked(each)), ...conditions.filter(isAsked)],
    at,
  };
  if (lettersOfRule(rule).size <= mostLettersOfRule) return rule;
  line.wrong(`has more than ${mostLettersOfRule} letters; use fewer`, 1, at);
  return undefined;
}

/** The heaps before the arrow, and the arrow. */
function takeLetters(line: RulesLine): readonly string[] | undefined {
  const before: string[] = [];
  do {
    const at = line.at();
    const letter = line.take(/[a-z](?![\p{L}\p{N}])/iuy)?.[0].toLowerCase();
    if (letter === undefined) {
      line.wrong('is not a heap; write a letter for it, like n -> n-1', 1, at);
      return undefined;
    }
    if (before.includes(letter)) {
      line.wrong(`is the letter ${letter} a second time; write another letter for the second heap`, 1, at);
      return undefined;
    }
    before.push(letter);
  } while (line.take(/,/y));
  if (before.length > 2) {
    line.wrong('takes from more than two heaps at once; write one heap or two, like n, m -> n-k, m-k');
    return undefined;
  }
  if (line.take(/->|→/y)) return before;
  line.wrong('has no arrow; write what is left of the heap after ->, like n -> n-1');
  return undefined;
}

/** The heaps that are left of one, with + between them. */
function takeHeapsLeft(line: RulesLine): HeapSum[] | undefined {
  const at = line.at();
  const heaps: HeapSum[] = [];
  do {
    const heap = takeSum(line, /-/y);
    if (!heap) {
      line.wrong('is not what is left of a heap; write a number of counters, like n-1, or heaps, like a+b');
      return undefined;
    }
    heaps.push(heap);
  } while (line.take(/\+/y));
  if (heaps.length <= mostHeapsLeft) return heaps;
  line.wrong(`leaves more than ${mostHeapsLeft} heaps of one; leave fewer`, 1, at);
  return undefined;
}

/** Undefined where no number comes next. `sign` is what joins its terms. */
function takeSum(line: RulesLine, sign: RegExp): HeapSum | undefined {
  const terms: HeapTerm[] = [];
  for (let isTaken = false; ; ) {
    const at = line.at();
    const found = line.take(/(?:(\d+)([a-z])?|([a-z]))(?![\p{L}\p{N}])(?:\s*\/\s*(\d+))?/iuy);
    if (!found) return undefined;
    const [whole, times = '1', second, first, over = '1'] = found;
    const tooLarge = [times, over].some((each) => each.length > 9 || Number(each) > mostInHeapRule);
    if (tooLarge || Number(over) === 0) {
      const most = mostInHeapRule.toLocaleString('en');
      line.wrong(
        tooLarge ? `is more than ${most}; write a smaller number` : 'is divided by 0; write another number',
        whole.length,
        at,
      );
      return undefined;
    }
    const letter = (first ?? second)?.toLowerCase();
    terms.push({
      isTaken,
      times: Number(times),
      over: Number(over),
      ...(letter !== undefined && { letter }),
    });
    const next = line.take(sign)?.[0];
    if (next === undefined) return terms;
    isTaken = next !== '+';
  }
}

const eitherSign = /[+-]/y;

const conditionsSaid = 'write one like k in 1 2 3, a >= 1, a+b = n-2, n even or k divides n';

function takeCondition(line: RulesLine): HeapCondition | undefined {
  const at = line.at();
  const wrong = (says: string): undefined => {
    line.wrong(says, 1, at);
    return undefined;
  };
  const one = takeSum(line, eitherSign);
  if (!one) return wrong(`is not a condition; ${conditionsSaid}`);
  if (line.take(/in(?![\p{L}\p{N}])/iuy)) {
    const [{ letter, times, over }] = one;
    if (one.length > 1 || letter === undefined || times !== 1 || over !== 1)
      return wrong('is not a letter; write a letter before in, like k in 1 2 3');
    const numbers = takeNumbers(line);
    return numbers ? { kind: 'in', letter, numbers } : undefined;
  }
  if (line.take(/divides(?![\p{L}\p{N}])/iuy)) {
    const of = takeSum(line, eitherSign);
    return of
      ? { kind: 'divides', divisor: one, of }
      : wrong('divides nothing; write what it divides, like k divides n');
  }
  const parity = line.take(/(?:is\s+)?(even|odd)(?![\p{L}\p{N}])/iuy)?.[1].toLowerCase();
  if (parity) return { kind: 'parity', of: one, parity: parity as 'even' | 'odd' };
  const written = line.take(/<=|>=|!=|=|<|>|≤|≥|≠/uy)?.[0];
  const by = comparisons.find(
    (each) => each === ({ '≤': '<=', '≥': '>=', '≠': '!=' }[written ?? ''] ?? written),
  );
  if (!by) return wrong(`is not a condition; ${conditionsSaid}`);
  const other = takeSum(line, eitherSign);
  return other ? { kind: 'compared', one, by, other } : wrong(`is compared with nothing; ${conditionsSaid}`);
}

function takeNumbers(line: RulesLine): readonly NumbersListed[] | undefined {
  const numbers: NumbersListed[] = [];
  const wrong = (says: string): undefined => {
    line.wrong(says);
    return undefined;
  };
  for (;;) {
    if (line.take(/squares(?![\p{L}\p{N}])/iuy)) {
      numbers.push({ kind: 'squares' });
      continue;
    }
    const from = takeSum(line, eitherSign);
    if (!from) break;
    const isRange = line.take(/\.\.|…/uy);
    const to = isRange && takeSum(line, eitherSign);
    if (isRange && !to) return wrong('is not the end of the numbers; write one, like 1..n/2');
    numbers.push(to ? { kind: 'range', from, to } : { kind: 'one', is: from });
  }
  return numbers.length > 0 ? numbers : wrong('are not numbers; write some, like 1 2 3, 1..n/2 or squares');
}

/** A code of an octal or hexadecimal game. */
function readCode(
  line: RulesLine,
  owner: RuleOwner,
  base: HeapCodeRule['base'],
  at: RulesPlace,
): HeapCodeRule | undefined {
  const here = line.at();
  const written = restOf(line);
  const wrong = (says: string): undefined => {
    line.wrong(says, Math.max(1, written.length), here);
    return undefined;
  };
  const digit = base === 'octal' ? '[0-7]' : '[0-9a-f]';
  const [, first = '0', rest] = new RegExp(`^(${digit})?\\.(${digit}*)$`, 'i').exec(written) ?? [];
  if (rest === undefined)
    return wrong(
      `is not ${base === 'octal' ? 'an octal' : 'a hexadecimal'} code; write one like ${base === 'octal' ? '0.77 or 4.07' : '0.8'}`,
    );
  if (rest.length > mostDigits) return wrong(`has more than ${mostDigits} digits; write fewer`);
  const code = `${first}.${rest.replace(/0+$/, '')}`.toLowerCase();
  const rule: HeapCodeRule = { kind: 'code', owner, base, code, at };
  const [none, ...taken] = digitsOfCode(rule);
  if ((none & 3) > 0) return wrong('allows to leave a heap as it is; write 0, 4, 8 or c before the point');
  return none + taken.length > 0 ? rule : wrong('allows no move; write a digit other than 0');
}

/** The letters of a rule, those of the heaps first. */
export function lettersOfRule({ before, after, conditions }: HeapMoveRule): ReadonlySet<string> {
  const sums = [...after.flat(), ...conditions.flatMap(sumsOfCondition)];
  const named = sums.flatMap((sum) => sum.flatMap(({ letter }) => (letter === undefined ? [] : [letter])));
  return new Set([...before, ...named]);
}

/** The sums of a condition; the letter of one with in is a sum too. */
export function sumsOfCondition(condition: HeapCondition): readonly HeapSum[] {
  switch (condition.kind) {
    case 'in':
      return [
        [{ isTaken: false, times: 1, letter: condition.letter, over: 1 }],
        ...condition.numbers.flatMap((each) =>
          each.kind === 'one' ? [each.is] : each.kind === 'range' ? [each.from, each.to] : [],
        ),
      ];
    case 'compared':
      return [condition.one, condition.other];
    case 'parity':
      return [condition.of];
    case 'divides':
      return [condition.divisor, condition.of];
  }
}
