/**
 * What surrounds a TikZ picture: a figure environment with its caption, a page of the figure's size, or a
 * slide of a talk.
 */
import type { Bounds } from '../figure.ts';
import { rounded } from './penned.ts';

/** Scales a picture by `\scalebox`, which TikZ loads. */
export const scaledPicture = (picture: readonly string[], scale: number): readonly string[] =>
  scale === 1 ? picture : [`\\scalebox{${rounded(scale, 4)}}{%`, ...picture, '}%'];

/** `caption` is LaTeX. */
export function captioned(body: readonly string[], caption: string, label: string | undefined): string[] {
  const key = label === undefined ? '' : `\\label{${label.replace(/[^A-Za-z0-9:._/+-]/g, '-')}}`;
  return ['\\begin{figure}', '\\centering', ...body, `\\caption{${caption}}${key}`, '\\end{figure}'];
}

/**
 * A page as large as the figure, made with pdfTeX's own lengths, since standalone.cls is not installed
 * everywhere.
 */
export const pageOf = (preamble: readonly string[], body: readonly string[]): string[] => [
  '\\documentclass{article}',
  ...preamble,
  '\\begin{document}',
  '\\newsavebox{\\figurebox}',
  '\\begin{lrbox}{\\figurebox}%',
  ...body,
  '\\end{lrbox}',
  '\\setlength{\\pdfpagewidth}{\\dimexpr\\wd\\figurebox}',
  '\\setlength{\\pdfpageheight}{\\dimexpr\\ht\\figurebox+\\dp\\figurebox}',
  '\\setlength{\\hoffset}{-1in}\\setlength{\\voffset}{-1in}',
  '\\shipout\\hbox{\\usebox{\\figurebox}}',
  '\\end{document}',
];

/** The space of a Beamer slide between its margins, below a one-line title, in points. */
const slide = { width: 300, height: 215 };

/** A talk of one slide; `title` is LaTeX. A picture that is too large even at its scale is made smaller. */
export function talkOf(
  { width, height }: Bounds,
  title: string,
  preamble: readonly string[],
  picture: readonly string[],
  scale: number,
): string[] {
  return [
    '\\documentclass{beamer}',
    '\\setbeamertemplate{navigation symbols}{}',
    ...preamble,
    '\\begin{document}',
    '\\begin{frame}',
    ...(title === '' ? [] : [`\\frametitle{${title}}`]),
    '\\centering',
    ...scaledPicture(picture, Math.min(scale, slide.width / width, slide.height / height)),
    '\\end{frame}',
    '\\end{document}',
  ];
}
