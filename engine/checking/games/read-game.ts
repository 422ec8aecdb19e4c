/**
 * Reads the names of partizan values as tables have them, into games that can be played: 1/2*, 2+3·↑,
 * -1/4upon, ±(2*), ⧾_2, {0‖0|-2}, a{0|{a|0}}, {0|pass}. Every name is written out by its definition; a text
 * that cannot be read, or is too large to be written out, gives undefined.
 */
import { fractionGame, type GameStore, nimHeapGame } from './game-store.ts';
import {
  copiesOf,
  gameOfWord,
  powerOfUp,
  starOfThreat,
  summedPowers,
  tinyGame,
  upGame,
} from './named-games.ts';

/** A brace that is open, and the game that it means, if a move leads back to it. */
type Brace = { readonly letter?: string; game?: number };

type Reading = {
  readonly text: string;
  readonly store: GameStore;
  readonly braces: Brace[];
  at: number;
  depth: number;
};

type Game = number | undefined;

const deepest = 300;

/** The game with this name. O(its positions). */
export function readNamedGame(store: GameStore, text: string): Game {
  const reading: Reading = { text: text.trim(), store, braces: [], at: 0, depth: 0 };
  const game = readSum(reading);
  return reading.at === reading.text.length ? game : undefined;
}

const here = ({ text, at }: Reading): string => text[at] ?? '';

/** Steps over the text here that has this form; undefined where the text is different. */
function took(reading: Reading, form: RegExp): RegExpExecArray | undefined {
  form.lastIndex = reading.at;
  const found = form.exec(reading.text);
  if (found) reading.at = form.lastIndex;
  return found ?? undefined;
}

const space = / */y;
const word = /upon|under|over|tisn|tis|dud|off|on/y;
const number = /(\d+)(?:\/(\d+))?/y;
const figures = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function readSum(reading: Reading): Game {
  let sum = readSigned(reading);
  for (;;) {
    took(reading, space);
    if (sum === undefined) return undefined;
    if (took(reading, /\+/y)) sum = both(reading, sum, readProduct(reading));
    else if (took(reading, /[-−]/y)) sum = both(reading, sum, negativeOf(reading, readProduct(reading)));
    else return sum;
  }
}

const both = ({ store }: Reading, g: Game, h: Game): Game =>
  g === undefined || h === undefined ? undefined : store.sum(g, h);

const negativeOf = ({ store }: Reading, game: Game): Game =>
  game === undefined ? undefined : store.negative(game);

/** A minus before a number is the number's: -2over is −2 + over. */
function readSigned(reading: Reading): Game {
  took(reading, space);
  if (!took(reading, /[-−]/y)) return readProduct(reading);
  if (/\d/.test(here(reading))) return readProduct(reading, -1);
  return negativeOf(reading, readProduct(reading));
}

function readProduct(reading: Reading, sign: 1 | -1 = 1): Game {
  let product = readFactor(reading, sign);
  while (product !== undefined && followsOn(reading))
    product = both(reading, product, readFactor(reading, 1));
  return product;
}

function followsOn(reading: Reading): boolean {
  if (/[↑↓⇑⇓*⧾⧿±]/.test(here(reading))) return true;
  const rest = reading.text.slice(reading.at, reading.at + 5);
  return /^(upon|under|over|tisn?|dud|off|on|star_)/.test(rest);
}

function readFactor(reading: Reading, sign: 1 | -1): Game {
  const { store } = reading;
  if (++reading.depth > deepest) return undefined;
  try {
    const digits = took(reading, number);
    if (digits) return readNumber(reading, sign * Number(digits[1]), digits[2]);
    if (took(reading, /\*/y)) return nimHeapGame(store, Number(took(reading, /\d+/y)?.[0] ?? 1));
    if (/[↑↓⇑⇓]/.test(here(reading))) return readArrow(reading);
    if (took(reading, /±/y)) return readPlusMinus(reading);
    const tiny = took(reading, /([⧾⧿])_?/y);
    if (tiny) {
      const of = here(reading) === '{' ? readBraces(reading, true) : readFactor(reading, 1);
      const game = of === undefined ? undefined : tinyGame(store, of);
      return tiny[1] === '⧾' ? game : negativeOf(reading, game);
    }
    const star = took(reading, /star_(\d+)/y);
    if (star) return starOfThreat(store, Number(star[1]));
    const named = took(reading, word);
    if (named) return gameOfWord(store, named[0]);
    if (took(reading, /\(/y)) {
      const inside = readSum(reading);
      return took(reading, /\)/y) ? inside : undefined;
    }
    return readBraces(reading);
  } finally {
    reading.depth--;
  }
}

/** A number, or a multiple of an arrow: 3·↑. */
function readNumber(reading: Reading, numerator: number, denominator: string | undefined): Game {
  if (denominator !== undefined) {
    const exponent = Math.log2(Number(denominator));
    return Number.isInteger(exponent) ? fractionGame(reading.store, numerator, exponent) : undefined;
  }
  if (!took(reading, /·/y)) return fractionGame(reading.store, numerator, 0);
  const factor = readFactor(reading, 1);
  return factor === undefined ? undefined : copiesOf(reading.store, factor, numerator);
}

/** ↑, ⇓, ↑², ↑[3], ↑on. */
function readArrow(reading: Reading): Game {
  const { store } = reading;
  const arrow = here(reading);
  reading.at++;
  if (arrow === '⇑' || arrow === '⇓') return copiesOf(store, upGame(store), arrow === '⇑' ? 2 : -2);
  const summed = took(reading, /\[(\d+|on)\]/y);
  const raised = took(reading, /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/y);
  const exponentOf = (text: string): number | 'on' => (text === 'on' ? 'on' : Math.min(Number(text), 1000));
  const game = summed
    ? summedPowers(store, exponentOf(summed[1]))
    : raised
      ? powerOfUp(store, exponentOf([...raised[0]].map((figure) => figures.indexOf(figure)).join('')))
      : took(reading, /on/y)
        ? powerOfUp(store, 'on')
        : upGame(store);
  return arrow === '↑' ? game : negativeOf(reading, game);
}

function readPlusMinus(reading: Reading): Game {
  if (took(reading, /\{/y)) {
    const brace: Brace = {};
    reading.braces.push(brace);
    const row = readRow(reading);
    reading.braces.pop();
    if (row?.bars.length === 0) return switchOf(reading.store, row.parts[0]);
    return row && switchOf(reading.store, [gameOfRow(reading.store, row, brace)]);
  }
  return switchOf(reading.store, [readFactor(reading, 1)]);
}

/** ±{a,b} is {a,b|-a,-b}. */
function switchOf(store: GameStore, options: readonly (Option | undefined)[]): Game {
  const left: number[] = [];
  const right: number[] = [];
  for (const option of options) {
    const negative = typeof option === 'number' ? store.negative(option) : undefined;
    if (typeof option !== 'number' || negative === undefined) return undefined;
    left.push(option);
    right.push(negative);
  }
  return store.game(left, right);
}

/** An option: a game, `pass`, or a move back to an open brace. */
type Option = number | 'pass' | Brace;

/** The options between two bars, and the bars between, by their lengths. */
type Row = { readonly parts: readonly (readonly Option[])[]; readonly bars: readonly number[] };

const weights: Readonly<Record<string, number>> = { '|': 1, '∣': 1, '‖': 2, '⫴': 3 };

function readBraces(reading: Reading, mayGroup = false): Game {
  const begins = took(reading, /([a-z])?\{/y);
  if (!begins) return undefined;
  const brace: Brace = begins[1] === undefined ? {} : { letter: begins[1] };
  reading.braces.push(brace);
  const row = readRow(reading);
  reading.braces.pop();
  if (!row) return undefined;
  if (row.bars.length > 0) return gameOfRow(reading.store, row, brace);
  const [[alone, ...more]] = row.parts;
  return mayGroup && typeof alone === 'number' && more.length === 0 ? alone : undefined;
}

function readRow(reading: Reading): Row | undefined {
  const parts: Option[][] = [[]];
  const bars: number[] = [];
  for (;;) {
    took(reading, space);
    if (took(reading, /\}/y)) return { parts, bars };
    const bar = took(reading, /[|∣‖⫴]+/y);
    if (bar) {
      bars.push([...bar[0]].reduce((length, sign) => length + weights[sign], 0));
      parts.push([]);
      continue;
    }
    const part = parts[parts.length - 1];
    if (part.length > 0 && !took(reading, /,/y)) return undefined;
    const option = readOption(reading);
    if (option === undefined) return undefined;
    part.push(option);
  }
}

function readOption(reading: Reading): Option | undefined {
  took(reading, space);
  if (took(reading, /pass(?![a-z])/y)) return 'pass';
  const back = took(reading, /([a-z])(?![a-z{_])/y);
  if (back) return reading.braces.findLast(({ letter }) => letter === back[1]);
  return readSum(reading);
}

/**
 * The longest bar separates Left's options from Right's; a shorter one makes an option of the text beside it.
 */
function gameOfRow(store: GameStore, { parts, bars }: Row, own: Brace): Game {
  const longest = Math.max(...bars);
  const at = bars.indexOf(longest);
  if (bars.lastIndexOf(longest) !== at || bars.length > deepest) return undefined;
  const left = sideOf(store, { parts: parts.slice(0, at + 1), bars: bars.slice(0, at) }, own);
  const right = left && sideOf(store, { parts: parts.slice(at + 1), bars: bars.slice(at + 1) }, own);
  if (!left || !right) return undefined;
  if (own.game === undefined) return store.game(left, right);
  store.close(own.game, left, right);
  return own.game;
}

function sideOf(store: GameStore, row: Row, own: Brace): readonly number[] | undefined {
  if (row.bars.length > 0) {
    const inner = gameOfRow(store, row, {});
    return inner === undefined ? undefined : [inner];
  }
  return row.parts[0].map((option) => {
    if (typeof option === 'number') return option;
    const back = option === 'pass' ? own : option;
    back.game ??= store.open();
    return back.game;
  });
}
