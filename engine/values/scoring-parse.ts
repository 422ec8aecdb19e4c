/**
 * Reads the notation of scoring games: `<^1|2,<3|^4>>` as the Scoring Games Calculator writes it, ⟨∅¹ | 2⟩ with ∅ and a number
 * pasted from a paper, or LaTeX; blanks anywhere. Also waiting moves `2^`, and the images of the Normal-play games `*n`,
 * `up` and `down`. Linear in the text, and without recursion.
 */
import { parseRational, printRational } from '../numbers/rationals.ts';
import { accepted, type Result, refused } from '../result.ts';
import type { FormSide, ScoreText, ScoringForm } from './scoring-form.ts';

/** A game by its name. */
type Named =
  | { readonly kind: 'number'; readonly score: ScoreText }
  | { readonly kind: 'waiting' | 'star'; readonly n: number }
  | { readonly kind: 'up' | 'down' };
type Token =
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'bar' }
  | { readonly kind: 'comma' }
  | { readonly kind: 'stuck'; readonly score: ScoreText }
  | Named;
type At<T> = T & { readonly at: number };

const number = String.raw`([-−–‐]?\s*\d+(?:[./]\d+)?)`;
const afterNumber = String.raw`(?=\s*(?:[,|∣>⟩〉$]|\\|$))`;
const sticky = (pattern: string): RegExp => new RegExp(pattern, 'uy');
const patterns = {
  blank: sticky(String.raw`(?:\s|\$|\\[ ,;!]|\\(?:left|right)(?![a-z]))+`),
  open: sticky(String.raw`[<⟨〈]|\\langle(?![a-z])`),
  close: sticky(String.raw`[>⟩〉]|\\rangle(?![a-z])`),
  bar: sticky(String.raw`[|∣]|\\(?:mid|vert)(?![a-z])`),
  comma: sticky(','),
  stuck: sticky(String.raw`(?:∅|\\emptyset|\\varnothing)?\s*\^\s*(?:\{\s*)?${number}(?:\s*\})?`),
  waiting: sticky(String.raw`(?:\\(?:wide)?hat\s*\{\s*(\d+)\s*\}|(\d+)\s*(?:\^${afterNumber}|\u0302))`),
  number: sticky(number),
  star: sticky(String.raw`(?:[*∗]|\\ast(?![a-z]))\s*(\d*)`),
  up: sticky(String.raw`up(?![a-z])|↑|\\uparrow`),
  down: sticky(String.raw`down(?![a-z])|↓|\\downarrow`),
};
const kinds = ['open', 'close', 'bar', 'comma', 'stuck', 'waiting', 'number', 'star', 'up', 'down'] as const;
/** Larger waiting moves and nimbers are no drawing. */
const largest = 200;

/** Whether a text begins as a scoring game does; no page of the web begins so. */
export const meansScoring = (text: string): boolean =>
  /^[\s$]*(?:\\left\s*)?(?:[⟨〈]|\\langle(?![a-z])|<(?![a-z!?/]))/i.test(text.slice(0, 200));

/** The game with position 0 as its start, or the place where reading stopped: "character 5". */
export function parseScoring(text: string): Result<ScoringForm> {
  const tokens: At<Token>[] = [];
  for (let at = 0; at < text.length; ) {
    const skipped = match(patterns.blank, text, at);
    if (skipped) {
      at += skipped[0].length;
      continue;
    }
    const token = tokenAt(text, at);
    if (typeof token === 'string') return stopped(at, token);
    tokens.push({ ...token.token, at });
    at += token.length;
  }
  return formOf(tokens, text.length);
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const stopped = (at: number, says: string): Result<never> =>
  refused([{ place: `character ${at + 1}`, says }]);

function tokenAt(text: string, at: number): { readonly token: Token; readonly length: number } | string {
  for (const kind of kinds) {
    const found = match(patterns[kind], text, at);
    if (!found) continue;
    const length = found[0].length;
    if (kind === 'stuck' || kind === 'number') {
      const read = parseRational(found[1].replace(/\s+/g, '').replace(/^[−–‐]/, '-'));
      return read ? { token: { kind, score: printRational(read) }, length } : 'this is no number';
    }
    if (kind === 'waiting' || kind === 'star') {
      const n = Number(found[1] || found[2] || (kind === 'star' ? 1 : 0));
      return n <= largest ? { token: { kind, n }, length } : `write a number up to ${largest} here`;
    }
    return { token: { kind }, length };
  }
  return 'a scoring game has numbers, ^ with a number, and options between < | and >';
}

/** A position whose options are being read. */
type Open = {
  readonly position: number;
  left: FormSide | undefined;
  options: number[];
  score: ScoreText | undefined;
};

function formOf(tokens: readonly At<Token>[], end: number): Result<ScoringForm> {
  const build = beginForm();
  const stack: Open[] = [];
  let wants: 'side' | 'option' | 'after' | 'end' = 'option';
  for (const token of tokens) {
    const top = stack.at(-1);
    if (wants === 'end') return stopped(token.at, 'the game ends before this');
    if (wants === 'after') {
      const closed =
        top &&
        (token.kind === 'bar' ? top.left === undefined : token.kind === 'close' && top.left !== undefined);
      if (token.kind === 'comma' && top && top.score === undefined) wants = 'option';
      else if (top && closed) {
        const side: FormSide = top.score ?? top.options;
        if (token.kind === 'bar') {
          Object.assign(top, { left: side, options: [], score: undefined });
          wants = 'side';
        } else {
          build.put(top.position, top.left ?? side, side);
          stack.pop();
          wants = stack.length === 0 ? 'end' : 'after';
        }
      } else
        return stopped(
          token.at,
          top?.left === undefined ? 'a | is missing before this' : 'a > is missing before this',
        );
      continue;
    }
    if (token.kind === 'stuck') {
      if (wants !== 'side' || !top)
        return stopped(token.at, 'a score of who cannot move stands alone on its side');
      top.score = token.score;
      wants = 'after';
    } else if (token.kind === 'open') {
      const position = build.add();
      top?.options.push(position);
      stack.push({ position, left: undefined, options: [], score: undefined });
      wants = 'side';
    } else if (token.kind === 'close' || token.kind === 'bar' || token.kind === 'comma') {
      return stopped(token.at, 'a game or a score is missing before this');
    } else {
      const position = build.named(token);
      top?.options.push(position);
      wants = top ? 'after' : 'end';
    }
  }
  if (wants !== 'end')
    return stopped(end, stack.length > 0 ? 'a > is missing at the end' : 'a game was expected here');
  return accepted(build.form());
}

/** Positions as they come; each number and each named game is one position. */
function beginForm() {
  const sides: { left: FormSide; right: FormSide }[] = [];
  const known = new Map<string, number>();
  const add = (): number => sides.push({ left: '0', right: '0' }) - 1;
  const once = (key: string, left: () => FormSide, right: () => FormSide): number => {
    const before = known.get(key);
    if (before !== undefined) return before;
    // The start is the first position: it is there before its options.
    const position = add();
    known.set(key, position);
    sides[position] = { left: left(), right: right() };
    return position;
  };
  const score = (at: ScoreText): number =>
    once(
      at,
      () => at,
      () => at,
    );
  function waiting(n: number): number {
    if (n === 0) return score('0');
    const first = once(
      `${n}^`,
      () => [],
      () => '0',
    );
    for (let [k, at] = [n, first]; k > 0 && (sides[at].left as readonly number[]).length === 0; k--) {
      const next =
        k === 1
          ? score('0')
          : once(
              `${k - 1}^`,
              () => [],
              () => '0',
            );
      sides[at] = { left: [next], right: '0' };
      at = next;
    }
    return first;
  }
  function star(n: number): number {
    if (n === 0) return score('0');
    const first = once(
      `*${n}`,
      () => [],
      () => [],
    );
    const all = [score('0')];
    for (let k = 1; k < n; k++)
      all.push(
        once(
          `*${k}`,
          () => [],
          () => [],
        ),
      );
    for (let k = 1; k <= n; k++)
      sides[k === n ? first : all[k]] = { left: all.slice(0, k), right: all.slice(0, k) };
    return first;
  }
  return {
    add,
    put(position: number, left: FormSide, right: FormSide): void {
      sides[position] = { left, right };
    },
    named(token: Named): number {
      if (token.kind === 'number') return score(token.score);
      if (token.kind === 'waiting') return waiting(token.n);
      if (token.kind === 'star') return star(token.n);
      const zero = (): readonly number[] => [score('0')];
      const one = (): readonly number[] => [star(1)];
      return token.kind === 'up' ? once('up', zero, one) : once('down', one, zero);
    },
    form(): ScoringForm {
      const pairs = (side: 'left' | 'right'): number[] =>
        sides.flatMap(({ [side]: its }, from) =>
          typeof its === 'string' ? [] : [...new Set(its)].flatMap((to) => [from, to]),
        );
      const scores = (side: 'left' | 'right') =>
        sides.map(({ [side]: its }) => (typeof its === 'string' ? its : null));
      return {
        count: sides.length,
        left: pairs('left'),
        right: pairs('right'),
        leftScores: scores('left'),
        rightScores: scores('right'),
      };
    },
  };
}
