/**
 * Written rules on heaps that are those of a game by a code, so that its theorem on periods is about them.
 * That the numbers of counters taken are the same for every heap is read off the lines; what may be left is
 * found by play from small heaps.
 */
import { plainly } from './read-rules.ts';
import { rulesOfText } from './rules-of-text.ts';

/**
 * The digits for taking no counter, one, two, …, and after which of them two heaps that are left must differ;
 * any number may be taken besides if `any`.
 */
export type CodeOfText = {
  readonly digits: readonly number[];
  readonly unequal: readonly number[];
  readonly any: boolean;
};

/** A heap of such a game. */
type HeapOfText = Omit<CodeOfText, 'any'> & { readonly heap: number };

/** Where more counters may be taken, play from small heaps takes too long. */
const mostTried = 40;

/** A line with one kind of sign, and no blank that says nothing. */
const barely = (line: string): string =>
  line
    .toLowerCase()
    .replaceAll(/[−→≥≤]/g, (sign) => ({ '−': '-', '→': '->', '≥': '>=', '≤': '<=' })[sign] ?? sign)
    .replaceAll(/\s*(->|>=|<=|\.\.|[-+=<>:,])\s*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Numbers and ranges of numbers with blanks between them: the greatest one, or undefined of anything else.
 */
function greatestIn(list: string): number | undefined {
  const parts = list.split(' ').map((part) => /^(?:\d+\.\.)?(\d{1,3})$/.exec(part)?.[1]);
  return parts.includes(undefined) ? undefined : Math.max(...parts.map(Number));
}

/** The most counters that a rule takes; undefined where it is not seen that this is so for every heap. */
function mostTaken(said: string): number | undefined {
  const code = /^(?:octal [0-7]?|hexadecimal [0-9a-f]?)\.([0-9a-f]{0,100})$/.exec(said);
  if (code) return code[1].length;
  const [rule, ...conditions] = said.split(/,(?:if |and )?| if | and /);
  const [, heap, left] = /^([a-z])->(.*)$/.exec(rule) ?? [];
  if (heap === undefined) return undefined;
  const letters = /^[a-z](?:\+[a-z]){1,2}$/.test(left) ? left.split('+') : [];
  const rest = [...conditions];
  let whole = left;
  if (letters.length > 0) {
    if (new Set([heap, ...letters]).size < letters.length + 1) return undefined;
    const sumOf = (text: string): string => text.split('+').sort().join('+');
    const at = rest.findIndex((each) => sumOf(each.split('=')[0]) === sumOf(left) && !/[<>!]=/.test(each));
    if (at < 0) return undefined;
    whole = rest[at].slice(left.length + 1);
    rest.splice(at, 1);
    const parts = letters.join('');
    const isOrder = new RegExp(`^(?:[${parts}](?:>=1|>0|(?:<=|>=|<|>|!=)[${parts}])|(?:0<|1<=)[${parts}])$`);
    for (let i = rest.length - 1; i >= 0; i--) if (isOrder.test(rest[i])) rest.splice(i, 1);
  }
  if (whole === heap) return rest.length === 0 ? 0 : undefined;
  const [, number, letter] = new RegExp(`^${heap}-(?:(\\d{1,3})|([a-z]))$`).exec(whole) ?? [];
  if (number !== undefined) return rest.length === 0 ? Number(number) : undefined;
  if (letter === undefined || rest.length !== 1 || [heap, ...letters].includes(letter)) return undefined;
  const listed = new RegExp(`^${letter} in (.+)$`).exec(rest[0]);
  return listed ? greatestIn(listed[1]) : undefined;
}

/** Whether a rule takes any number of counters: it says how many, or how many are left. */
function takesAnyNumber(said: string): boolean {
  if (/^([a-z])->\1-([a-z]),\2 in 1\.\.\1$/.test(said)) return true;
  const [, heap, left, conditions] = /^([a-z])->([a-z]),(.+)$/.exec(said) ?? [];
  if (heap === undefined || heap === left) return false;
  const isLess = new RegExp(`^(?:${left}<${heap}|${heap}>${left})$`);
  const isNone = new RegExp(`^(?:${left}>=0|0<=${left})$`);
  const all = conditions.split(',');
  return all.some((each) => isLess.test(each)) && all.every((each) => isLess.test(each) || isNone.test(each));
}

/** Undefined where the rules were not seen to be those of a game by a code. */
export function codeOfText(text: string): CodeOfText | undefined {
  const rules = rulesOfText(text);
  const lines = plainly(text).split('\n').map(barely);
  const said = lines.filter((line) => line !== '' && !/^(?:name|board):/.test(line));
  if (!rules.ok || !lines.includes('board:heaps')) return undefined;
  const byNumber = said.filter((line) => !(line.startsWith('either:') && takesAnyNumber(line.slice(7))));
  const any = byNumber.length < said.length;
  const taken = byNumber.map((line) => (line.startsWith('either:') ? mostTaken(line.slice(7)) : undefined));
  if (taken.includes(undefined)) return undefined;
  const most = Math.max(0, ...taken.map(Number));
  if (most > mostTried) return undefined;
  const after = (heap: number): ReadonlySet<string> => new Set(rules.value.moves(String(heap)).left);
  const large = most + 5;
  const fromLarge = after(large);
  const unequal: number[] = [];
  const digits = Array.from({ length: most + 1 }, (_, number) => {
    const rest = large - number;
    const leavesNone = number > 0 && after(number).has('0') ? 1 : 0;
    const leavesOne = number > 0 && fromLarge.has(String(rest)) ? 2 : 0;
    const leavesTwo = fromLarge.has(`1+${rest - 1}`) ? 4 : 0;
    if (leavesTwo > 0 && !after(number + 2).has('1+1')) unequal.push(number);
    return leavesNone + leavesOne + leavesTwo + (fromLarge.has(`1+1+${rest - 2}`) ? 8 : 0);
  });
  const code = { digits, unequal, any };
  for (let heap = 1; heap <= large + 8; heap++)
    if (!isSame(after(heap), optionsBy(code, heap))) return undefined;
  return code;
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((each) => other.has(each));

/** What a heap becomes by the digits. */
function optionsBy({ digits, unequal, any }: CodeOfText, heap: number): ReadonlySet<string> {
  const found = new Set<string>();
  if (any) for (let rest = 0; rest < heap; rest++) found.add(String(rest));
  for (const [taken, digit] of digits.entries()) {
    const rest = heap - taken;
    if (rest === 0 && taken > 0 && digit % 2 === 1) found.add('0');
    if (rest > 0 && digit % 4 >= 2) found.add(String(rest));
    for (let less = 1; digit % 8 >= 4 && 2 * less <= rest; less++)
      if (2 * less < rest || !unequal.includes(taken)) found.add(`${less}+${rest - less}`);
    for (let least = 1; digit >= 8 && 3 * least <= rest; least++)
      for (let middle = least; least + 2 * middle <= rest; middle++)
        found.add(`${least}+${middle}+${rest - least - middle}`);
  }
  return found;
}

/**
 * The heap that a position of these rules is, if it is one; undefined where they are not seen to be those of
 * a game by a code.
 */
export function singleHeapsOfText(text: string): ((position: string) => HeapOfText | undefined) | undefined {
  const found = codeOfText(text);
  if (!found || found.any) return undefined;
  return (position) => (/^\d+$/.test(position) ? { ...found, heap: Number(position) } : undefined);
}
