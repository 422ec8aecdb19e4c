/**
 * Writes text for LaTeX. Characters that TeX would read as commands are escaped; accents, symbols, and
 * letters above or below the line use LaTeX's commands, so that any TeX engine sets them; a character that
 * pdfLaTeX lacks is written as its code, [U+4E2D], or as the caller says.
 */
import type { Mark, Run } from '../values/mark.ts';
import { composedParts } from './composed-signs.ts';
import { greekLetter, signCommand } from './formula-signs.ts';

const special: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '"': "''",
  // TeX would join two hyphens into a dash, and set `?'` as an inverted question mark.
  '-': '-{}',
  '`': '{}`{}',
  "'": "'{}",
};

const letters: Readonly<Record<string, string>> = {
  ...{ ß: '\\ss{}', æ: '\\ae{}', Æ: '\\AE{}', œ: '\\oe{}', Œ: '\\OE{}', ø: '\\o{}', Ø: '\\O{}' },
  ...{ ł: '\\l{}', Ł: '\\L{}', ı: '\\i{}', '–': '--{}', '—': '---{}', '…': '\\ldots{}' },
  ...{ '⁄': '/', '‐': '-{}', '‑': '-{}', '¸': '\\c{}' },
  ...{ '‘': '`{}', '’': "'{}", '“': '``{}', '”': "''{}", '\u00a0': '~', '·': '$\\cdot$', '×': '$\\times$' },
};

const formulas: Readonly<Record<string, string>> = {
  ...{
    '∞': '\\infty',
    '∗': '{\\ast}',
    '−': '-',
    '±': '\\pm',
    '∅': '\\emptyset',
    '∖': '\\setminus',
    ℕ: '\\mathbb{N}',
  },
  ...{
    '↑': '\\uparrow',
    '↓': '\\downarrow',
    '⇑': '\\Uparrow',
    '⇓': '\\Downarrow',
    '→': '\\rightarrow',
    '↩': '\\hookleftarrow',
  },
  ...{ '←': '\\leftarrow', '≤': '\\le', '≥': '\\ge', '≠': '\\neq', '∥': '\\|', '∈': '\\in', '⊕': '\\oplus' },
  ...{
    '⊬': '\\nvdash',
    '▢': '\\square',
    '○': '\\bigcirc',
    '●': '\\bullet',
    '☾': '\\cgtmoon',
    '°': '^\\circ',
  },
  ...{
    '¬': '\\neg',
    '÷': '\\div',
    '†': '\\dagger',
    𝒩: '\\mathcal{N}',
    𝒫: '\\mathcal{P}',
  },
  ...{ 𝒟: '\\mathcal{D}', 𝓛: '\\mathcal{L}', 𝓡: '\\mathcal{R}' },
  ...{
    '⟨': '\\langle',
    '⟩': '\\rangle',
    '∼': '\\sim',
    '≈': '\\approx',
    '≅': '\\cong',
    '≡': '\\equiv',
    '∘': '\\circ',
    '•': '\\bullet',
    '′': '\\prime',
  },
};

/** Capitals that look like Latin ones, for which TeX has no commands. */
export const latinCapitals: Readonly<Record<string, string>> = {
  ...{
    Α: 'A',
    Β: 'B',
    Ε: 'E',
    Ζ: 'Z',
    Η: 'H',
    Ι: 'I',
    Κ: 'K',
    Μ: 'M',
    Ν: 'N',
    Ο: 'O',
    Ρ: 'P',
    Τ: 'T',
    Χ: 'X',
  },
};
/**
 * The letter of one of Unicode's mathematical alphabets at a code; undefined if it is not one of its 26
 * capitals.
 */
const capitalAt = (code: number, first: number): string | undefined =>
  code >= first && code < first + 26 ? String.fromCharCode(65 + code - first) : undefined;
const doubleStruck: Readonly<Record<string, string>> = {
  ...{ ℂ: 'C', ℍ: 'H', ℕ: 'N', ℙ: 'P', ℚ: 'Q', ℝ: 'R', ℤ: 'Z' },
};
const script: Readonly<Record<string, string>> = {
  ...{ ℬ: 'B', ℰ: 'E', ℱ: 'F', ℋ: 'H', ℐ: 'I', ℒ: 'L', ℳ: 'M', ℛ: 'R' },
};

function commandOfLetter(sign: string): string | undefined {
  const greek = greekLetter(sign);
  if (greek) return `\\${greek.name}`;
  if (sign === 'ο') return 'o';
  const code = sign.codePointAt(0) ?? 0;
  const cursive = script[sign] ?? capitalAt(code, 0x1d49c) ?? capitalAt(code, 0x1d4d0);
  if (cursive !== undefined) return `\\mathcal{${cursive}}`;
  const doubled = doubleStruck[sign] ?? capitalAt(code, 0x1d538);
  return doubled === undefined ? undefined : `\\mathbb{${doubled}}`;
}

const accents: Readonly<Record<string, string>> = {
  ...{ '\u0300': '`', '\u0301': "'", '\u0302': '^', '\u0303': '~', '\u0308': '"', '\u0304': '=' },
  ...{ '\u0306': 'u', '\u0307': '.', '\u030a': 'r', '\u030b': 'H', '\u030c': 'v', '\u0327': 'c' },
  ...{ '\u0323': 'd', '\u0331': 'b' },
};
/** Accents over a letter of mathematics. */
export const mathAccents: Readonly<Record<string, string>> = {
  ...{ '\u0300': 'grave', '\u0301': 'acute', '\u0302': 'hat', '\u0303': 'tilde', '\u0304': 'bar' },
  ...{ '\u0306': 'breve', '\u0307': 'dot', '\u0308': 'ddot', '\u030a': 'mathring', '\u030c': 'check' },
};

export type LatexText = { readonly latex: string; readonly unknown: readonly string[] };

/** Writes adjacent characters that LaTeX lacks. */
export type OtherLetters = (signs: string) => string;

/**
 * A character of mathematics, with its accents: 𝒩̂ as \hat{\mathcal{N}}; undefined for Latin letters, and
 * for what has another accent.
 */
export function commandOfSign(sign: string): string | undefined {
  const known = Object.hasOwn(formulas, sign) ? formulas[sign] : signCommand(sign);
  if (known !== undefined) return /^\^/.test(known) ? undefined : known;
  const [letter, ...marks] = sign.normalize('NFD');
  const command = commandOfLetter(letter);
  if (command === undefined || !marks.every((mark) => Object.hasOwn(mathAccents, mark))) return undefined;
  return marks.reduce((latex, mark) => `\\${mathAccents[mark]}{${latex}}`, command);
}

/** The LaTeX of one character with its accents; undefined if LaTeX lacks it. */
function latexOfSign(sign: string): string | undefined {
  if (Object.hasOwn(special, sign)) return special[sign];
  if (/^[\x20-\x7e]$/.test(sign)) return sign;
  if (/^[\p{Cc}\p{Zs}\u2028\u2029]$/u.test(sign) && sign !== '\u00a0') return ' ';
  if (Object.hasOwn(letters, sign)) return letters[sign];
  if (sign === '′') return "$'$";
  const formula = (Object.hasOwn(formulas, sign) ? formulas[sign] : undefined) ?? commandOfSign(sign);
  if (formula !== undefined) return `$${formula}$`;
  const [first, ...marks] = sign.normalize('NFD');
  const letter = latinCapitals[first] ?? first;
  if (!/^[A-Za-z]$/.test(letter) || (marks.length === 0 && letter === first)) return undefined;
  let latex = marks.length > 0 && (letter === 'i' || letter === 'j') ? `\\${letter}{}` : letter;
  for (const mark of marks) {
    if (!Object.hasOwn(accents, mark)) return undefined;
    latex = `\\${accents[mark]}{${latex}}`;
  }
  return latex;
}

/** Letters below or above the line, as a formula within text. */
function latexOfScript(text: string, script: 'sub' | 'sup', unknown: Set<string>): string {
  if (/^′+$/.test(text)) return `$${"'".repeat(text.length)}$`;
  const inside = text.replace(/\P{M}\p{M}*|\p{M}/gu, (sign) => {
    if (sign === '−') return '-';
    const command = /^[\w+=()]$/.test(sign) ? sign : commandOfSign(sign);
    if (command === undefined) unknown.add(sign);
    return command ?? `\\mbox{${codesOf(sign)}}`;
  });
  return `$${script === 'sub' ? '_' : '^'}${inside.length === 1 ? inside : `{${inside}}`}$`;
}

/** Characters that are written unchanged; most names and all numbers consist of them. */
const plain = /^[ !()*+,./0-9:;=?@A-Z[\]a-z]*$/;
const none: readonly string[] = [];

/** "−3/4": a number is one formula. */
const negative = /^−\d/;

/** The text in text mode. `unknown` lists the characters that LaTeX lacks, each once. Linear in the text. */
export function latexText(text: string, others: OtherLetters = codesOf): LatexText {
  if (plain.test(text)) return { latex: text, unknown: none };
  const unknown = new Set<string>();
  let latex = '';
  let lacking = '';
  const put = (written: string): void => {
    if (lacking !== '') latex += others(lacking);
    lacking = '';
    latex += written;
  };
  const parts = composedParts(text.normalize('NFC'));
  for (const [i, { text: part, script }] of parts.entries()) {
    const isOver = parts[i + 1]?.text === '⁄' && script === 'sup';
    if (isOver) put(`$\\frac{${part}}{${parts[i + 2].text}}$`);
    if (isOver || part === '⁄' || parts[i - 1]?.text === '⁄') continue;
    if (script !== 'base') {
      put(latexOfScript(part, script, unknown));
      continue;
    }
    for (const cluster of part.match(/−\d+(?:\/\d+)?|\P{M}\p{M}*|\p{M}/gu) ?? []) {
      const whole = negative.test(cluster) ? `$${cluster.replace('−', '-')}$` : latexOfSign(cluster);
      if (whole !== undefined) put(whole);
      else {
        for (const sign of cluster) {
          if (latexOfSign(sign) === undefined) unknown.add(sign);
        }
        lacking += cluster;
      }
    }
  }
  put('');
  return { latex, unknown: [...unknown] };
}

/** Letters by their codes, but for those of a cluster that LaTeX has. */
const codesOf: OtherLetters = (signs) =>
  Array.from(signs, (sign) => latexOfSign(sign) ?? codeOf(sign)).join('');

const codeOf = (sign: string): string =>
  `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/**
 * The letters themselves where a paper names a font that has them, `\cgtotherfont`, and else their codes;
 * `tikz-letters.ts` tells an author.
 */
export function withOtherLetters(signs: string): string {
  // Halves of characters and what Unicode has given no meaning are letters of no font.
  const codes = codesOf(signs);
  const known = signs.replace(/[\p{Cs}\p{Cn}\p{Co}\p{Cc}]/gu, '');
  return known === '' ? codes : `{\\ifdefined\\cgtotherfont\\cgtotherfont ${known}\\else${codes}\\fi}`;
}

const shapes = { moon: '\\cgtmoon', 'full-moon': '\\cgtfullmoon', 'new-moon': '\\cgtnewmoon' } as const;

/** A mark in text mode, run by run, for words that are no formulas: a legend, the letters of a board. */
export function latexOfMark(mark: Mark, others?: OtherLetters): LatexText {
  const unknown = new Set<string>();
  const ofRun = (run: Run): string => {
    if ('shape' in run) return shapes[run.shape];
    const text = latexText(run.text, others);
    for (const sign of text.unknown) unknown.add(sign);
    const faced = run.face === 'italic' ? `\\textit{${text.latex}}` : text.latex;
    // A prime of mathematics is raised already.
    if (run.script === 'base' || /^′+$/.test(run.text)) return faced;
    return run.script.endsWith('sub') ? `\\textsubscript{${faced}}` : `\\textsuperscript{${faced}}`;
  };
  return { latex: mark.map(ofRun).join(''), unknown: [...unknown] };
}
