/**
 * Reads a scoring game as people write it: the Scoring Games Calculator's `<^1|2,<3|^4>>`, the paper's ⟨∅¹ |
 * 2⟩ and its LaTeX, with blanks anywhere. A number n is ⟨∅ⁿ | ∅ⁿ⟩; `2^` is the waiting move of 2, and `1/2^`,
 * `*2`, `up` and `down` are the games of Normal play with 0 for every missing side. Beside a number, as in
 * `1-2^` and `3+*`, every missing side has that number. Open brackets wait on a stack of our own. Cost:
 * linear in the text and in the positions of the game.
 */
import { mostAdded, parseRational, printRational, type Rational, rational } from '../numbers/rationals.ts';
import { accepted, type Result, refused } from '../result.ts';
import { inUsualSigns } from '../spelling.ts';
import { type GraphForm, graphOf } from './form.ts';
import type { ScoringForm } from './scoring-form.ts';

/**
 * The signs of a typed scoring game, each with its place; blanks, dollars and sizes of brackets say nothing.
 * Linear in the text.
 */
type ScoringToken =
  | {
      readonly kind: 'open' | 'bar' | 'bars' | 'close' | 'comma' | 'hat' | 'plus' | 'star' | 'up' | 'down';
      readonly at: number;
    }
  | { readonly kind: 'number'; readonly at: number; readonly score: Rational };

const signs: readonly (readonly [RegExp, Exclude<ScoringToken['kind'], 'number'> | undefined])[] = [
  // What says nothing: blanks, dollars, sizes and the empty set before its exponent.
  [
    /(?:\s|\$|~|\\(?:left|right|bigl?|bigr?|middle|,|;|:|!|quad|displaystyle)(?![a-z])|\\[,;:! ]|[{}])+/y,
    undefined,
  ],
  [/<|⟨|〈|‹|\\langle(?![a-z])/y, 'open'],
  [/(?:\||∣|\\(?:mid|vert)(?![a-z]))\s*(?:\||∣|\\(?:mid|vert)(?![a-z]))|‖|∥|\\(?:\||parallel)/y, 'bars'],
  [/\||∣|\\(?:mid|vert)(?![a-z])/y, 'bar'],
  [/>|⟩|〉|›|\\rangle(?![a-z])/y, 'close'],
  [/,|;/y, 'comma'],
  [/(?:[∅Øø⌀]|\\emptyset(?![a-z])|\\varnothing(?![a-z]))\s*\^?/y, 'hat'],
  [/\^|\u0302|ˆ/y, 'hat'],
  [/\+/y, 'plus'],
  [/[*∗⁎]|\\(?:ast|star)(?![a-z])/y, 'star'],
  [/up(?![a-z])|↑|\\(?:up|uparrow)(?![a-z])/iy, 'up'],
  [/down(?![a-z])|↓|\\(?:down|downarrow)(?![a-z])/iy, 'down'],
];
const figures =
  /(?:([-−–—‐⁻])\s*)?((?:\d+(?:\.\d*)?|\.\d+)(?:\s*\/\s*\d+)?|\\frac\s*\{\s*(\d+)\s*\}\s*\{\s*(\d+)\s*\})/y;
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** The paper's waiting moves in LaTeX, `\\widehat{2}`. */
const widehat = /(\\(?:wide)?hat\s*\{)([^{}]*)\}/g;
/** The characters of a superscript, for the exponent of ∅. */
const superscript = /[⁻⁰¹²³⁴⁵⁶⁷⁸⁹⋅·]+/g;

type Stopped = (at: number, says: string) => Result<never>;

const stoppedAt: Stopped = (at, says) => refused([{ place: `character ${at + 1}`, says }]);

/** The tokens of a text, each with its place there; or what stopped the reading. */
function scoringTokens(written: string): Result<readonly ScoringToken[]> {
  const { text, originalAt } = inUsualSigns(written);
  const read = tokensOfUsual(text, (at, says) => stoppedAt(originalAt(at), says));
  if (!read.ok || text === written) return read;
  return accepted(read.value.map((token) => ({ ...token, at: originalAt(token.at) })));
}

function tokensOfUsual(typed: string, stoppedAt: Stopped): Result<readonly ScoringToken[]> {
  const text = lowered(typed);
  const tokens: ScoringToken[] = [];
  scan: for (let at = 0; at < text.length; ) {
    figures.lastIndex = at;
    const number = figures.exec(text);
    if (number) {
      const [whole, minus, plainFigures, top, below] = number;
      const written = top ? `${top}/${below}` : plainFigures.replace(/\s/g, '');
      const score = parseRational(`${minus ? '-' : ''}${written}`, mostAdded);
      if (!score) return stoppedAt(at, whyNoNumber(written));
      tokens.push({ kind: 'number', at, score });
      at += whole.length;
      continue;
    }
    for (const [sign, kind] of signs) {
      sign.lastIndex = at;
      const found = sign.exec(text);
      if (!found) continue;
      if (kind) tokens.push({ kind, at });
      at += found[0].length;
      continue scan;
    }
    const sign = String.fromCodePoint(typed.codePointAt(at) ?? 0);
    return stoppedAt(at, `"${sign}" is not a sign of a scoring game; write one like <^1|2,<3|^4>>`);
  }
  return accepted(tokens);
}

const whyNoNumber = (written: string): string =>
  /\/0+$/.test(written)
    ? `${written} is not a number, since its denominator is 0; write another one`
    : written.includes('.') && written.includes('/')
      ? `${written} is neither a decimal nor a fraction; write one of them, such as 0.75 or 3/4`
      : 'this number has too many figures; write a shorter one';

/**
 * Writes superscripts as plain figures and LaTeX's hats after the characters below them, one character for
 * one, so that places do not change.
 */
const lowered = (text: string): string =>
  text
    .replace(superscript, (run) =>
      [...run]
        .map((sign) => (sign === '⁻' ? '-' : raised.includes(sign) ? `${raised.indexOf(sign)}` : '.'))
        .join(''),
    )
    .replace(widehat, (_, before: string, inside: string) => `${' '.repeat(before.length)}${inside}^`);

/** Positions of a typed game at most. */
const mostPositions = 20_000;

/**
 * How a scoring game begins: with a bracket that does not belong to a web page, or with waiting moves under
 * their hat.
 */
const beginning =
  /^[\s$]*(?:(?:\\(?:left|bigg?l?)\s*)?(?:[⟨〈]|\\langle(?![a-z])|<(?![a-z!?/])|<\s*(?:up|down)\s*[,|])|[-−]?\s*(?:\d+\u0302|\\(?:wide)?hat\s*\{\s*[-−]?\d))/i;

/** Whether a text begins as a scoring game does. */
export const meansScoring = (text: string): boolean => beginning.test(text.slice(0, 200));

type Side = Rational | number[];
type Position = { left: Side; right: Side };
type Open = {
  readonly at: number;
  left: Side | undefined;
  current: number[];
  stuck: Rational | undefined;
  /** The place of its double bar: the paper has one between two sides if one of them contains a bar. */
  doubled: number | undefined;
  /** Whether it contains a game in brackets. */
  nested: boolean;
};

const secondBar = 'a game has one bar; write brackets around the game that stands on a side, as <<1|2>|3>';
const doubledBar =
  'a double bar stands between sides of which one has a bar itself, as in <<1|2>||3>; write one bar, <1|2>';
const noBrackets = 'a scoring game must stand between < and >, as in <1|2>';
const aloneOnItsSide = 'a score must stand alone on its side of a game, as in <^1|2>';

/** The game of a text; the problem names the character at which reading stopped. */
export function parseScoring(text: string): Result<ScoringForm> {
  const read = scoringTokens(text);
  if (!read.ok) return read;
  const tokens = read.value;
  const positions: Position[] = [];
  const open: Open[] = [];
  const made = new Map<string, number>();
  let whole: number | undefined;
  /** Whether a game is allowed here: after another one a comma, a bar or the end is missing. */
  let ready = true;
  const put = (game: number): void => {
    const inside = open.at(-1);
    if (inside) inside.current.push(game);
    else whole = game;
    ready = false;
  };
  const sideNow = ({ stuck, current }: Open): Side | undefined =>
    stuck ?? (current.length > 0 ? current : undefined);
  for (let i = 0; i < tokens.length; i++) {
    if (positions.length > mostPositions) return stoppedAt(0, `has more than ${mostPositions} positions`);
    const token = tokens[i];
    const next = tokens[i + 1];
    const inside = open.at(-1);
    switch (token.kind) {
      case 'open': {
        if (!ready) return stoppedAt(token.at, 'a comma is missing before this game; write it');
        open.push({
          at: token.at,
          left: undefined,
          current: [],
          stuck: undefined,
          doubled: undefined,
          nested: false,
        });
        break;
      }
      case 'hat': {
        const score = next;
        if (!inside || !ready || inside.current.length > 0) return stoppedAt(token.at, aloneOnItsSide);
        if (score?.kind !== 'number') return stoppedAt(token.at, 'a number must stand after this sign');
        inside.stuck = score.score;
        ready = false;
        i++;
        break;
      }
      case 'comma': {
        if (inside?.stuck) return stoppedAt(token.at, aloneOnItsSide);
        if (!inside) return stoppedAt(token.at, noBrackets);
        if (ready) return stoppedAt(token.at, 'an option must stand before the comma');
        ready = true;
        break;
      }
      case 'bar':
      case 'bars': {
        if (!inside) return stoppedAt(token.at, noBrackets);
        const side = sideNow(inside);
        if (inside.left !== undefined) return stoppedAt(token.at, secondBar);
        if (ready || side === undefined)
          return stoppedAt(token.at, 'an option or a score like ^1 must stand before the bar');
        if (token.kind === 'bars') inside.doubled = token.at;
        inside.left = side;
        inside.current = [];
        inside.stuck = undefined;
        ready = true;
        break;
      }
      case 'close': {
        const side = inside && sideNow(inside);
        if (!inside || inside.left === undefined || ready || side === undefined)
          return stoppedAt(
            token.at,
            inside
              ? 'the game is not complete; write it as <left|right>'
              : 'no game begins before this >; remove it',
          );
        if (inside.doubled !== undefined && !inside.nested) return stoppedAt(inside.doubled, doubledBar);
        open.pop();
        const around = open.at(-1);
        if (around) around.nested = true;
        put(positions.push({ left: inside.left, right: side }) - 1);
        break;
      }
      default: {
        if (!ready || inside?.stuck)
          return stoppedAt(token.at, 'a comma is missing before this game; write it');
        const named = nameOf(tokens, i);
        if ('says' in named) return stoppedAt(named.at, named.says);
        i += named.more;
        const known = made.get(named.key) ?? named.add(positions);
        made.set(named.key, known);
        put(known);
      }
    }
  }
  const last = open.at(-1);
  if (last) return stoppedAt(text.length, 'a > is missing at the end; write it');
  if (whole === undefined) return stoppedAt(0, 'a scoring game must stand here');
  return accepted(formFrom(positions, whole));
}

type Said = { readonly says: string };
/** The message for a token that begins no game. */
type Unnamed = Said & { readonly at: number };
type Named =
  | { readonly key: string; readonly more: number; readonly add: (positions: Position[]) => number }
  | Unnamed;

/**
 * What begins at a token: a number, a game of Normal play by its name, or their sum; `more` tokens behind the
 * first belong to it.
 */
function nameOf(tokens: readonly ScoringToken[], at: number): Named {
  const token = tokens[at];
  const next = tokens[at + 1];
  const isNumber = token.kind === 'number' && next?.kind !== 'hat';
  const score = isNumber ? token.score : rational(0n);
  const takesAway = next?.kind === 'number' && next.score.numerator < 0n && tokens[at + 2]?.kind === 'hat';
  if (isNumber && next?.kind !== 'plus' && !takesAway) {
    const add = (positions: Position[]): number => positions.push({ left: score, right: score }) - 1;
    return { key: printRational(score), more: 0, add };
  }
  const from = isNumber ? (takesAway ? at + 1 : at + 2) : at;
  const normal = normalPlayAt(tokens, from);
  if ('says' in normal) return { ...normal, at: (tokens[from] ?? tokens[at + 1]).at };
  return {
    key: `${printRational(score)}+${normal.key}`,
    more: from - at + normal.more,
    add: (positions) => addNormal(positions, normal.form, score),
  };
}

type Normal = { readonly key: string; readonly more: number; readonly form: GraphForm } | Said;

/** A game of Normal play that has a name. */
function normalPlayAt(tokens: readonly ScoringToken[], at: number): Normal {
  const token = tokens.at(at);
  const next = tokens[at + 1];
  if (token?.kind === 'number') {
    if (next?.kind !== 'hat')
      return { says: 'after a plus, write waiting moves, as in 1+2^, or *, up or down' };
    const { score } = token;
    const exponent = score.denominator.toString(2).length - 1;
    const numerator = Number(score.numerator);
    if (score.denominator !== 1n << BigInt(exponent) || exponent > 50 || Math.abs(numerator) > mostPositions)
      return {
        says: 'only whole numbers and fractions like 1/2 or 3/4 can have waiting moves; write one that is not too large',
      };
    return { key: `${printRational(score)}^`, more: 1, form: graphOf({ numerator, exponent }) };
  }
  if (token?.kind === 'star') {
    const counted = next?.kind === 'number' && next.score.denominator === 1n && next.score.numerator >= 0n;
    const n = counted ? Number(next.score.numerator) : 1;
    if (n > 200) return { says: 'Grundy does not draw a nimber above *200; write a smaller one' };
    const pairs = Array.from({ length: n + 1 }, (_, from) =>
      Array.from({ length: n - from }, (_, k) => [from, n - k]),
    );
    const arcs = pairs.flat(2);
    return { key: `*${n}`, more: counted ? 1 : 0, form: { count: n + 1, left: arcs, right: arcs } };
  }
  if (token?.kind !== 'up' && token?.kind !== 'down') return { says: 'a game must stand here' };
  // ↑ = {0 | *}: 0 is the start, 1 is 0, 2 is *.
  const [one, other] = [
    [0, 1],
    [0, 2],
  ];
  const [left, right] = token.kind === 'up' ? [one, other] : [other, one];
  return { key: token.kind, more: 0, form: { count: 3, left: [...left, 2, 1], right: [...right, 2, 1] } };
}

/** A game of Normal play beside a number: every missing side is that score. */
function addNormal(positions: Position[], { count, left, right }: GraphForm, score: Rational): number {
  const first = positions.length;
  const side = (pairs: readonly number[], at: number): Side => {
    const options = pairs.flatMap((from, i) => (i % 2 === 0 && from === at ? [first + pairs[i + 1]] : []));
    return options.length > 0 ? options : score;
  };
  for (let at = 0; at < count; at++) positions.push({ left: side(left, at), right: side(right, at) });
  return first;
}

/** Numbered anew, the start first. */
function formFrom(positions: readonly Position[], start: number): ScoringForm {
  const places = new Map([[start, 0]]);
  const [left, right]: [number[], number[]] = [[], []];
  const [leftScores, rightScores]: [(string | null)[], (string | null)[]] = [[], []];
  // A map gives what was added while it is gone through.
  for (const [position, place] of places) {
    const write = (side: Side, pairs: number[], scores: (string | null)[]): void => {
      scores.push(Array.isArray(side) ? null : printRational(side));
      if (!Array.isArray(side)) return;
      for (const option of new Set(side)) {
        if (!places.has(option)) places.set(option, places.size);
        pairs.push(place, places.get(option) ?? 0);
      }
    };
    write(positions[position].left, left, leftScores);
    write(positions[position].right, right, rightScores);
  }
  return { count: places.size, left, right, leftScores, rightScores };
}
