/**
 * Words of a figure in LaTeX: formulas, prose, and prose that begins with a formula. For letters that
 * pdfLaTeX lacks, those of other scripts and signs that no package has, a figure has the letters and their
 * codes, and sets the letters where a paper defines `\cgtotherfont`: that takes LuaLaTeX or XeLaTeX, and a
 * font that has them.
 */
import type { Mark } from '../../values/mark.ts';
import type { Figure, WordsKind } from '../figure.ts';
import { mathOfMark } from '../latex-math.ts';
import { type LatexText, latexOfMark, withOtherLetters } from '../latex-text.ts';
import { textOfMark } from '../typeset.ts';
import { listed, listedIn } from './penned.ts';

/** Fonts of TeX Live with these scripts; FreeSerif has many others. */
const fonts: readonly (readonly [script: RegExp, font: string])[] = [
  [/[\p{Script=Cyrillic}\p{Script=Latin}\p{Script=Greek}]/u, 'cmunrm.otf'],
  [/\p{Script=Han}/u, 'FandolSong-Regular.otf'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'HaranoAjiMincho-Regular.otf'],
  [/\p{Script=Hangul}/u, 'UnBatang.ttf'],
  [/\p{Script=Arabic}/u, 'Amiri-Regular.ttf'],
];

const fontFor = (signs: readonly string[]): string =>
  fonts.find(([script]) => signs.some((sign) => script.test(sign)))?.[1] ?? 'FreeSerif.otf';

/** Comment lines for an author; none where nothing is lacking. */
export const lettersComment = (signs: readonly string[]): readonly string[] =>
  signs.length === 0
    ? []
    : [
        `% pdfLaTeX has no letters for ${listed(signs)} and sets their codes. LuaLaTeX sets the letters`,
        '% if the preamble names a font that has them, such as:',
        `% \\usepackage{fontspec}\\newfontfamily\\cgtotherfont{${fontFor(signs)}}`,
      ];

/**
 * Lines for the preamble of a whole document: there the font is named where the engine and the font are at
 * hand.
 */
export function lettersPreamble(signs: readonly string[]): readonly string[] {
  if (signs.length === 0) return [];
  const font = fontFor(signs);
  return [
    '\\ifdefined\\Umathchar',
    '  \\ifdefined\\pdfpagewidth\\else\\let\\pdfpagewidth\\pagewidth\\let\\pdfpageheight\\pageheight\\fi',
    '  \\usepackage{fontspec}',
    `  \\IfFontExistsTF{${font}}{\\newfontfamily\\cgtotherfont{${font}}}{}`,
    '\\fi',
  ];
}

/** The sentence for the person who exports. */
export const lettersUnsaid = (signs: readonly string[], { words }: Figure): readonly string[] =>
  signs.length === 0
    ? []
    : [
        `pdfLaTeX has no letters for ${listedIn(signs, words)} and sets their codes; LuaLaTeX sets the letters, as a comment in the figure says.`,
      ];

/** "−3/4": LaTeX sets it as mathematics everywhere. */
const isNumber = (mark: Mark): boolean => /^−?\d+\/\d+$|^−\d+$/.test(textOfMark(mark));

/**
 * Words of a language, which LaTeX sets as text: legends, letters of a board, and names that are no formulas.
 */
const isProse = (kind: WordsKind, mark: Mark): boolean =>
  kind === 'legend' ||
  (kind === 'letter' && !isNumber(mark)) ||
  (kind === 'name' &&
    mark.every((run) => 'text' in run && run.script === 'base') &&
    /\p{L}{2}|\s/u.test(textOfMark(mark)));

/**
 * Words that begin with a typed game, `{2|−1}: mean 1/2`, in two parts: the game is a formula, which an
 * author can edit.
 */
function begunByFormula(mark: Mark): readonly [formula: Mark, rest: Mark] {
  const colon = mark.findIndex((run) => 'text' in run && run.text.startsWith(': '));
  const head = colon < 0 ? mark : mark.slice(0, colon);
  const isGame = head.some((run) => 'text' in run && /[{}∗↑↓⇑⇓±−]/.test(run.text));
  return isGame && head.every((run) => 'shape' in run || !/\s/.test(run.text))
    ? [head, mark.slice(head.length)]
    : [[], mark];
}

/** Words with their dollars. */
export function latexOfWords(kind: WordsKind, mark: Mark): LatexText {
  const [formula, rest] = isProse(kind, mark)
    ? kind === 'letter'
      ? begunByFormula(mark)
      : [[], mark]
    : [mark, []];
  const [first, second] = [mathOfMark(formula, withOtherLetters), latexOfMark(rest, withOtherLetters)];
  const isMath = formula.length > 0 || rest.length === 0;
  return {
    latex: `${isMath ? `$${first.latex}$` : ''}${second.latex}`,
    unknown: [...first.unknown, ...second.unknown],
  };
}
