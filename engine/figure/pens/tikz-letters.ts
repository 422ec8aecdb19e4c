/**
 * Letters that pdfLaTeX lacks: of other scripts, and signs that no package has. A figure has both the letters and their codes,
 * and sets the letters where a paper defines `\cgtotherfont`, which takes LuaLaTeX or XeLaTeX and a font that has them.
 */
import type { Figure } from '../figure.ts';
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

/** Lines for the preamble of a whole document: there the font is named where the engine and the font are at hand. */
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
