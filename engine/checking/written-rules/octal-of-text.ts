/**
 * Written rules on heaps that are those of an octal game, so that its theorem on periods is about them. That the numbers of counters taken
 * are the same for every heap is read off the lines; what may be left is found by play from small heaps.
 */
import { plainly } from './read-rules.ts';
import { rulesOfText } from './rules-of-text.ts';

/** A heap of an octal game: the digits for taking one, two, … counters, and whether it may be split with none taken. */
type HeapOfText = { readonly digits: readonly number[]; readonly heap: number; readonly splits: boolean };

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

/** Numbers and ranges of numbers with blanks between them: the greatest one, or undefined of anything else. */
function greatestIn(list: string): number | undefined {
  const parts = list.split(' ').map((part) => /^(?:\d+\.\.)?(\d{1,3})$/.exec(part)?.[1]);
  return parts.includes(undefined) ? undefined : Math.max(...parts.map(Number));
}

/** The most counters that a rule takes; undefined where it is not seen that this is so for every heap. */
function mostTaken(said: string): number | undefined {
  const code = /^octal [0-7]?\.([0-7]{0,100})$/.exec(said);
  if (code) return code[1].length;
  const [rule, ...conditions] = said.split(/,(?:if |and )?| if | and /);
  const [, heap, left] = /^([a-z])->(.*)$/.exec(rule) ?? [];
  if (heap === undefined) return undefined;
  const [, one, other] = /^([a-z])\+([a-z])$/.exec(left) ?? [];
  const rest = [...conditions];
  let whole = left;
  if (one !== undefined) {
    if (new Set([heap, one, other]).size < 3) return undefined;
    const equal = [`${one}+${other}=`, `${other}+${one}=`];
    const at = rest.findIndex((each) => equal.some((begins) => each.startsWith(begins)));
    if (at < 0) return undefined;
    whole = rest[at].slice(equal[0].length);
    rest.splice(at, 1);
    const parts = [one, other].join('');
    const isOrder = new RegExp(`^[${parts}](?:>=1|>0|<=[${parts}]|>=[${parts}])$`);
    for (let i = rest.length - 1; i >= 0; i--) if (isOrder.test(rest[i])) rest.splice(i, 1);
  }
  if (whole === heap) return rest.length === 0 ? 0 : undefined;
  const [, number, letter] = new RegExp(`^${heap}-(?:(\\d{1,3})|([a-z]))$`).exec(whole) ?? [];
  if (number !== undefined) return rest.length === 0 ? Number(number) : undefined;
  if (letter === undefined || rest.length !== 1 || [heap, one, other].includes(letter)) return undefined;
  const listed = new RegExp(`^${letter} in (.+)$`).exec(rest[0]);
  return listed ? greatestIn(listed[1]) : undefined;
}

/** The digits for taking none, one, two, … counters; undefined where the rules were not seen to be those of an octal game. */
function octalDigits(text: string): readonly number[] | undefined {
  const rules = rulesOfText(text);
  const lines = plainly(text).split('\n').map(barely);
  const said = lines.filter((line) => line !== '' && !/^(?:name|board):/.test(line));
  if (!rules.ok || !lines.includes('board:heaps')) return undefined;
  const taken = said.map((line) => (line.startsWith('either:') ? mostTaken(line.slice(7)) : undefined));
  if (taken.includes(undefined)) return undefined;
  const most = Math.max(...taken.map(Number));
  if (most > mostTried) return undefined;
  const after = (heap: number): ReadonlySet<string> => new Set(rules.value.moves(String(heap)).left);
  const large = most + 3;
  const fromLarge = after(large);
  const digits = Array.from({ length: most + 1 }, (_, number) => {
    const rest = large - number;
    const leavesNone = number > 0 && after(number).has('0') ? 1 : 0;
    return leavesNone + (fromLarge.has(String(rest)) ? 2 : 0) + (fromLarge.has(`1+${rest - 1}`) ? 4 : 0);
  });
  for (let heap = 1; heap <= large + 8; heap++)
    if (!isSame(after(heap), optionsBy(digits, heap))) return undefined;
  return digits;
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((each) => other.has(each));

/** What a heap becomes by the digits. */
function optionsBy(digits: readonly number[], heap: number): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [taken, digit] of digits.entries()) {
    const rest = heap - taken;
    if (rest === 0 && digit % 2 === 1) found.add('0');
    if (rest > 0 && digit % 4 >= 2) found.add(String(rest));
    for (let less = 1; digit >= 4 && 2 * less <= rest; less++) found.add(`${less}+${rest - less}`);
  }
  return found;
}

/** The heap that a position of these rules is, if it is one; undefined where they are not seen to be those of an octal game. */
export function singleHeapsOfText(text: string): ((position: string) => HeapOfText | undefined) | undefined {
  const found = octalDigits(text);
  if (!found) return undefined;
  const [none, ...digits] = found;
  return (position) =>
    /^\d+$/.test(position) ? { digits, heap: Number(position), splits: none >= 4 } : undefined;
}
