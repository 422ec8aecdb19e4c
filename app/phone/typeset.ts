/**
 * What a student types as a value, as it is typeset: ∞1 as ∞ with a small 1, ^ as ↑. Only signs are changed;
 * whether it is a value, the room says.
 */
export type TypesetRun = { readonly text: string; readonly place: 'line' | 'below' };

const spelled: readonly (readonly [RegExp, string])[] = [
  [/^(?:infinity|inf|oo)(?![a-z])/i, '∞'],
  [/^(?:moon|loony)(?![a-z])/i, '☾'],
  [/^(?:star)(?![a-z])/i, '∗'],
  [/^(?:up)(?![a-z])/i, '↑'],
  [/^(?:down)(?![a-z])/i, '↓'],
  // Words of the notation that contain other signs' letters, as “over” has a v.
  [/^(?:pass|on|off|over|under|upon|dud|tisn|tis|tiny|miny|hot)(?![a-z])/i, ''],
  [/^\+-/, '±'],
  [/^\|{3}/, '⦀'],
  [/^\|{2}/, '‖'],
  [/^\*/, '∗'],
  [/^\^/, '↑'],
  [/^v(?![a-z])/i, '↓'],
  [/^v(?=v+(?![a-z]))/i, '↓'],
  [/^[-–]/, '−'],
];

/** After these a small 1 may be written as 1; the others are LaTeX's: ⧾_2. */
const takesBelow = /[∞☾○●]$/;
const takesWritten = /[⧾⧿]$/;

/** The text in the braces with which a text begins, and its length with them. */
function inBraces(text: string): { readonly inside: string; readonly length: number } {
  let depth = 0;
  let end = 0;
  do {
    if (text[end] === '{') depth++;
    if (text[end] === '}') depth--;
    end++;
  } while (depth > 0 && end < text.length);
  return { inside: text.slice(1, depth > 0 ? end : end - 1), length: end };
}

/** What is small below the sign before: ∞1, ∞_1, ∞0,2, ∞_{0,2}, ☾_{ℕ∖{0}}. */
function belowIn(rest: string, isBare: boolean): { readonly small: string; readonly length: number } {
  if (/^_\s*\{/.test(rest) || (isBare && /^\{\d/.test(rest))) {
    const from = rest.indexOf('{');
    const { inside, length } = inBraces(rest.slice(from));
    return { small: inside, length: from + length };
  }
  const [whole = '', written = '', bare = ''] = /^(?:_\s*([^\s{}]*)|(\d+(?:,\s*\d+)*))/.exec(rest) ?? [];
  return isBare || bare === '' ? { small: written || bare, length: whole.length } : { small: '', length: 0 };
}

/** Linear in the text: each sign is looked at once. */
export function typesetRuns(typed: string): readonly TypesetRun[] {
  const runs: TypesetRun[] = [];
  let line = '';
  let rest = typed.trim();
  const end = (): void => {
    if (line !== '') runs.push({ text: line, place: 'line' });
    line = '';
  };
  while (rest !== '') {
    const found = spelled.find(([pattern]) => pattern.test(rest));
    const taken = found?.[0].exec(rest)?.[0] ?? String.fromCodePoint(rest.codePointAt(0) ?? 0);
    line += found ? found[1] || taken : taken;
    rest = rest.slice(taken.length);
    const isBare = takesBelow.test(line);
    if (!isBare && !takesWritten.test(line)) continue;
    const { small, length } = belowIn(rest, isBare);
    if (length === 0) continue;
    end();
    if (small !== '') runs.push({ text: small.replace(/\s+/g, ''), place: 'below' });
    rest = rest.slice(length);
  }
  end();
  return runs;
}

/** A word with an index, without the stop or comma after it. */
const withIndex = /([^\s]*[∞☾○●]_(?:\{[^}]*\}|[^\s.,;:?)])[^\s.,;:?)]*)/u;

/**
 * A sentence in parts, in which every second one is a value with an index, to be typeset. A number’s hyphen
 * is a minus sign.
 */
export const sentenceParts = (text: string): readonly string[] =>
  text.replace(/(?<=^|[\s=({|,])-(?=\d)/g, '−').split(withIndex);

const names: Readonly<Record<string, string>> = {
  '∞': 'infinity',
  '☾': 'moon',
  '∗': 'star',
  '↑': 'up',
  '↓': 'down',
  '⇑': 'double up',
  '⇓': 'double down',
  '±': 'plus or minus',
  '−': 'minus',
  '{': 'open brace',
  '}': 'close brace',
  '|': 'bar',
  '‖': 'double bar',
  '⦀': 'triple bar',
  '⧾': 'tiny',
  '⧿': 'miny',
  _: 'below',
  '/': 'over',
  ',': 'comma',
  '&': 'and',
  '∖': 'without',
  '∅': 'empty set',
  ℕ: 'all numbers',
  '○': 'full moon',
  '●': 'new moon',
  '<': 'open bracket',
  '>': 'close bracket',
};

/** The name of a key's sign, for a person who hears it. */
export const nameOfSign = (sign: string): string => (Object.hasOwn(names, sign) ? names[sign] : sign);

/** The same for a whole text: “infinity, below 1”. */
export const spokenRuns = (runs: readonly TypesetRun[]): string =>
  runs
    .map(({ text, place }) => {
      const said = [...text].map((sign) => (Object.hasOwn(names, sign) ? ` ${names[sign]} ` : sign)).join('');
      return place === 'below' ? ` below ${said} ` : said;
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
