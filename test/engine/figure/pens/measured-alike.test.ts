/**
 * Words are measured alike for all pens, and every pen gives the picture the same room: a figure in TikZ is
 * as wide as the preview says.
 */
import { describe, expect, test } from 'vitest';
import { styleKinds, styles } from '../../../../engine/figure/index.ts';
import { mathOfMark } from '../../../../engine/figure/latex-math.ts';
import { svgPen, tikzPen } from '../../../../engine/figure/pens/index.ts';
import { printedWidth } from '../../../../engine/figure/typeset.ts';
import type { Mark } from '../../../../engine/values/mark.ts';
import { base, sub } from '../../../../engine/values/wording.ts';
import { exampleNames, figureOf, openExample } from '../../../fixtures/figures.ts';

const sup = (text: string): Mark[number] => ({ text, face: 'roman', script: 'sup' });
const italic = (text: string): Mark[number] => base(text, 'italic');

/** What pdfTeX makes of a mark: the size in points, the LaTeX, and its width in points. */
const facts: readonly (readonly [mark: Mark, size: number, latex: string, width: number])[] = [
  [[base('(1 | −9)'), sub('!')], 9, '(1\\ |\\ {-}9)_{!}', 34.99],
  [[base('(−2 | 2)'), sub('zugzwang')], 9, '({-}2\\ |\\ 2)_{\\mathrm{zugzwang}}', 63.67],
  [
    [base('⟨⟨3 | ∅'), sup('3'), base('⟩ | −1⟩')],
    9,
    '\\langle\\langle3\\ |\\ \\emptyset^3\\rangle\\ |\\ {-}1\\rangle',
    57.1,
  ],
  [[base('∅'), sup('−9')], 9, '\\emptyset^{-9}', 14.57],
  [[base('ℕ∖{0,1,2}')], 9, '\\mathbb{N}{\\setminus}\\{0{,}1{,}2\\}', 39.39],
  [[base('∞'), sub('0,3')], 7.677, '\\infty_{0,3}', 18.1],
  [[{ shape: 'moon', script: 'base' }, sub('0')], 9, '\\cgtmoon_0', 9.25],
  [[base('on & {1/2|0}')], 9, '\\mathrm{on}\\ \\&\\ \\{1/2|0\\}', 53.44],
  [[base('{over∥0|off}')], 9, '\\{\\mathrm{over}\\|0|\\mathrm{off}\\}', 48.52],
  [[base('−1/2∗ & off')], 9, '{-}1/2{\\ast}\\ \\&\\ \\mathrm{off}', 49.78],
  [[italic('TTT..FFF')], 9, 'TTT..FFF', 46.24],
  [[italic('τ')], 9, '\\tau', 5.1],
  [[italic('f')], 9, 'f', 5.47],
  [[base('23')], 7, '23', 7.97],
];

test.each(facts)('%j is written and measured as TeX sets it', (mark, size, latex, width) => {
  expect(mathOfMark(mark)).toEqual({ latex, unknown: [] });
  expect(printedWidth(mark, size) / width).toBeGreaterThan(0.97);
  expect(printedWidth(mark, size) / width).toBeLessThan(1.03);
});

test('bars of a long slash are close together, and an accent is put over its letter', () => {
  expect(mathOfMark([base('{0∥|1}')]).latex).toBe('\\{0{|\\!|\\!|}1\\}');
  expect(mathOfMark([base('𝒩̂', 'calligraphic')])).toEqual({ latex: '\\hat{\\mathcal{N}}', unknown: [] });
  expect(mathOfMark([italic('x中')])).toEqual({ latex: 'x\\mbox{\\textit{[U+4E2D]}}', unknown: ['中'] });
});

/** The width and height of the room that a picture takes, in points. */
function roomOf(tikz: string): readonly number[] {
  const [, x, y] = /x=([\d.]+)bp, y=([\d.]+)bp/.exec(tikz)?.map(Number) ?? [];
  const room = /\\useasboundingbox \(([-\d.]+),([-\d.]+)\) rectangle \(([-\d.]+),([-\d.]+)\);/.exec(tikz);
  const [left, foot, right, top] = room?.slice(1).map(Number) ?? [];
  return [(right - left) * x, (top - foot) * y];
}

describe.each(styleKinds)('in %s', (kind) => {
  test('TikZ takes the room of the preview, for every example', () => {
    for (const name of exampleNames.filter((each) => openExample(each).nodes.length <= 100)) {
      const figure = figureOf(openExample(name), styles[kind]);
      const [width, height] = roomOf(tikzPen(figure).text);
      expect(width).toBeCloseTo(figure.bounds.width, 0);
      expect(height).toBeCloseTo(figure.bounds.height, 0);
      expect(svgPen(figure).text).toContain(` ${Math.round(figure.bounds.width * 100) / 100} `);
    }
  });
});

test('a page is as large as its figure', () => {
  const { text } = tikzPen(figureOf(openExample('tau')), { standalone: true });
  expect(text).toContain('\\setlength{\\pdfpagewidth}{\\dimexpr\\wd\\figurebox}');
  // A line that ends without a percent sign is a space in the box.
  const [, box] = /\\begin\{lrbox\}\{\\figurebox\}%\n([\s\S]*?)\\begin\{tikzpicture\}/.exec(text) ?? [];
  expect(box?.split('\n').filter((line) => line !== '' && !line.endsWith('%'))).toEqual([]);
});
