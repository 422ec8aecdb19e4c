/**
 * Writes out patterns of positions: `T^m .^k F^n`, `(LR)^n`, `[br]^n`, `0.77 <n>`. Repeated is a sign, all between parentheses, or a word of the letters in
 * brackets, whose number w has its digits in the order of the letters; `<n>` is a number; a space beside something repeated is none of the position's.
 */
import { type NumberSum, type NumbersByName, reckoned, sumIn } from './sums.ts';

export type PatternParameter = {
  readonly name: string;
  /** Of the number of a word: how many letters it is made of, and how long it is. */
  readonly word?: { readonly letters: number; readonly length: NumberSum };
};

export type WrittenPattern = {
  /** In the order in which the pattern first names them. */
  readonly parameters: readonly PatternParameter[];
  /** The position; undefined where a length is below 0 or it would be too long. */
  write(numbers: NumbersByName): string | undefined;
};

type Piece =
  | { readonly text: string }
  | { readonly printed: NumberSum }
  | { readonly pieces: readonly Piece[]; readonly times: NumberSum }
  | { readonly letters: readonly string[]; readonly length: NumberSum; readonly name: string };

const longest = 100_000;

/** Undefined where the pattern cannot be read. */
export function patternIn(pattern: string): WrittenPattern | undefined {
  const parameters: PatternParameter[] = [];
  const named = (sum: NumberSum): void => {
    for (const { name } of sum)
      if (name !== '' && !parameters.some((each) => each.name === name)) parameters.push({ name });
  };
  const pieces = piecesOf(pattern, { words: 0 });
  if (!pieces) return undefined;
  const meet = (list: readonly Piece[]): void => {
    for (const piece of list) {
      if ('printed' in piece) named(piece.printed);
      else if ('pieces' in piece) {
        meet(piece.pieces);
        named(piece.times);
      } else if ('letters' in piece) {
        named(piece.length);
        parameters.push({ name: piece.name, word: { letters: piece.letters.length, length: piece.length } });
      }
    }
  };
  meet(pieces);
  return parameters.length > 0 ? { parameters, write: (numbers) => written(pieces, numbers) } : undefined;
}

const power = /\^(?:\{([^}]*)\}|(\d{1,9}|[a-z]))( ?)/y;

/** What stands between two places of the pattern. */
function piecesOf(text: string, count: { words: number }): Piece[] | undefined {
  const pieces: Piece[] = [];
  let at = 0;
  /** How often, if that is said at this place. */
  const repeated = (from: number): { times: NumberSum; next: number } | undefined => {
    power.lastIndex = from;
    const found = power.exec(text);
    const times = found && sumIn(found[1] ?? found[2]);
    return times ? { times, next: power.lastIndex } : undefined;
  };
  const isGroup = (from: number): boolean => {
    const end = closing(text, from);
    return end !== undefined && text[end + 1] === '^';
  };
  while (at < text.length) {
    const sign = text[at];
    const end = isGroup(at) ? closing(text, at) : undefined;
    if (end !== undefined) {
      const often = repeated(end + 1);
      if (!often) return undefined;
      const inside = text.slice(at + 1, end);
      if (sign === '[') {
        const name = ++count.words === 1 ? 'w' : `w${count.words}`;
        pieces.push({ letters: [...new Set(inside)], length: often.times, name });
      } else {
        const inner = piecesOf(inside, count);
        if (!inner) return undefined;
        pieces.push({ pieces: inner, times: often.times });
      }
      at = often.next;
      continue;
    }
    const number = sign === '<' ? /^<([^<>]*[a-z][^<>]*)>/.exec(text.slice(at)) : null;
    const sum = number && sumIn(number[1]);
    if (number && sum) {
      pieces.push({ printed: sum });
      at += number[0].length;
      continue;
    }
    const isTaken = sign === '\\' && at + 1 < text.length;
    const written = String.fromCodePoint(text.codePointAt(isTaken ? at + 1 : at) ?? 0);
    const next = at + (isTaken ? 1 : 0) + written.length;
    if (text[next] === '^') {
      const often = repeated(next);
      if (!often) return undefined;
      pieces.push({ pieces: [{ text: written }], times: often.times });
      at = often.next;
    } else {
      const follows = text[next] === '\\' ? next + 2 : next + 1;
      const parts = sign === ' ' && !isTaken && (isGroup(next) || text[follows] === '^');
      if (!parts) pieces.push({ text: written });
      at = next;
    }
  }
  return pieces;
}

/** Where the parenthesis or bracket that opens here is closed. */
function closing(text: string, from: number): number | undefined {
  if (text[from] === '[') {
    const end = text.indexOf(']', from);
    return end < 0 ? undefined : end;
  }
  if (text[from] !== '(') return undefined;
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  return undefined;
}

function written(pieces: readonly Piece[], numbers: NumbersByName): string | undefined {
  let text = '';
  for (const piece of pieces) {
    if ('text' in piece) text += piece.text;
    else if ('printed' in piece) text += reckoned(piece.printed, numbers);
    else if ('letters' in piece) {
      const length = reckoned(piece.length, numbers);
      if (length < 0 || length > longest) return undefined;
      text += wordOf(piece.letters, length, numbers.get(piece.name) ?? 0);
    } else {
      const times = reckoned(piece.times, numbers);
      const once = written(piece.pieces, numbers);
      if (times < 0 || once === undefined || text.length + times * Math.max(1, once.length) > longest)
        return undefined;
      text += once.repeat(times);
    }
  }
  return text;
}

/** The digits of a number in as many signs as there are letters, the last the lowest. */
function wordOf(letters: readonly string[], length: number, number: number): string {
  let [word, rest] = ['', number];
  for (let i = 0; i < length; i++) {
    word = letters[rest % letters.length] + word;
    rest = Math.floor(rest / letters.length);
  }
  return word;
}
