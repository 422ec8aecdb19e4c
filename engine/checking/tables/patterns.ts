/**
 * Writes out patterns of positions: `T^m .^k F^n`, `(LR)^n`, `[br]^n`, `0.77 <n>`. Repeated is a sign, all
 * between parentheses, or a word of the letters in brackets, whose number w has its digits in the order of
 * the letters; `<n>` is a number; a space beside something repeated does not belong to the position. Numbers
 * are sums of a family's numbers, `2m+n-1`, and conditions on them are computed here too, `m+k+n<=10`.
 */
export type PatternParameter = {
  readonly name: string;
  /** For the number of a word: how many letters it is made of, and how long it is. */
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

/** The text between two places of the pattern. */
function piecesOf(text: string, count: { words: number }): Piece[] | undefined {
  const pieces: Piece[] = [];
  let at = 0;
  /** The number of repetitions, if it is written at this place. */
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

/** The numbers of a family by their names. */
export type NumbersByName = ReadonlyMap<string, number>;

export type NumberSum = readonly { readonly times: number; readonly name: string }[];

/** Terms by their names, a constant by an empty one; undefined where the text is not a sum. */
export function sumIn(text: string): NumberSum | undefined {
  const bare = text.replaceAll(' ', '');
  const terms = bare.match(/[+-]?[^+-]+/g) ?? [];
  if (bare === '' || terms.join('') !== bare) return undefined;
  const read = terms.map((term) => {
    const found = /^([+-]?)(\d*)\*?([a-z]\d*)?$/.exec(term);
    if (!found || (found[2] === '' && found[3] === undefined)) return undefined;
    return { times: Number(`${found[1]}${found[2] === '' ? 1 : found[2]}`), name: found[3] ?? '' };
  });
  return read.every((each) => each !== undefined) ? read : undefined;
}

export const reckoned = (sum: NumberSum, numbers: NumbersByName): number =>
  sum.reduce((total, { times, name }) => total + times * (name === '' ? 1 : (numbers.get(name) ?? 0)), 0);

/** What must be at most 0. */
export type Bound = NumberSum;

/** A condition as bounds on whole numbers; undefined where it cannot be read. */
export function boundsIn(text: string): readonly Bound[] | undefined {
  const found = /^([^<>=]+)(<=|>=|<|>|=)([^<>=]+)$/.exec(text);
  const [left, right] = [sumIn(found?.[1] ?? ''), sumIn(found?.[3] ?? '')];
  if (!found || !left || !right) return undefined;
  const less = (a: NumberSum, b: NumberSum, more: number): Bound => [
    ...a,
    ...b.map(({ times, name }) => ({ times: -times, name })),
    { times: more, name: '' },
  ];
  const relation = found[2];
  if (relation === '<=') return [less(left, right, 0)];
  if (relation === '<') return [less(left, right, 1)];
  if (relation === '>=') return [less(right, left, 0)];
  if (relation === '>') return [less(right, left, 1)];
  return [less(left, right, 0), less(right, left, 0)];
}
