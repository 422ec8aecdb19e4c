/** What stands round a TikZ picture: a figure with its caption, a page of its size, a slide of a talk. */
import type { Figure } from '../figure.ts';
import { latexText } from './latex-text.ts';
import { rounded } from './penned.ts';

export function captioned(body: readonly string[], caption: string, label: string | undefined): string[] {
  const key = label === undefined ? '' : `\\label{${label.replace(/[^A-Za-z0-9:._/+-]/g, '-')}}`;
  return [
    '\\begin{figure}',
    '\\centering',
    ...body,
    `\\caption{${latexText(caption).latex}}${key}`,
    '\\end{figure}',
  ];
}

/** A page as large as the figure, by pdfTeX's own lengths: standalone.cls is not everywhere. */
export const pageOf = (preamble: readonly string[], body: readonly string[]): string[] => [
  '\\documentclass{article}',
  ...preamble,
  '\\begin{document}',
  '\\newsavebox{\\figurebox}',
  '\\begin{lrbox}{\\figurebox}%',
  ...body,
  '\\end{lrbox}',
  '\\setlength{\\pdfpagewidth}{\\dimexpr\\wd\\figurebox+4pt}',
  '\\setlength{\\pdfpageheight}{\\dimexpr\\ht\\figurebox+\\dp\\figurebox+4pt}',
  '\\setlength{\\hoffset}{-1in}\\setlength{\\voffset}{-1in}',
  '\\shipout\\vbox{\\vskip2pt\\hbox{\\hskip2pt\\usebox{\\figurebox}\\hskip2pt}\\vskip2pt}',
  '\\end{document}',
];

/** Points of a slide of Beamer between its margins, below a title of one line. */
const slide = { width: 300, height: 215 };

/** A talk of one slide; a figure too large for it is made smaller. */
export function talkOf(figure: Figure, preamble: readonly string[], body: readonly string[]): string[] {
  const { width, height } = figure.bounds;
  const scale = Math.min(1, slide.width / width, slide.height / height);
  const fitted = scale === 1 ? body : [`\\scalebox{${rounded(scale, 3)}}{%`, ...body, '}'];
  return [
    '\\documentclass{beamer}',
    '\\setbeamertemplate{navigation symbols}{}',
    ...preamble,
    '\\begin{document}',
    '\\begin{frame}',
    ...(figure.title === '' ? [] : [`\\frametitle{${latexText(figure.title).latex}}`]),
    '\\centering',
    ...fitted,
    '\\end{frame}',
    '\\end{document}',
  ];
}
