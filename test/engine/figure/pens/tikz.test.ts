/**
 * The TikZ pen: its structure, its escaping, and, if pdflatex is available, that LaTeX compiles every
 * example. If it is not, the structure of the same files is checked instead: braces balance, and every name
 * that an arc uses is a node's.
 */
import { describe, expect, test } from 'vitest';
import { styles } from '../../../../engine/figure/index.ts';
import { tikzPen } from '../../../../engine/figure/pens/index.ts';
import {
  exampleNames,
  figureOf,
  gridDocument,
  openExample,
  wickedDocument,
} from '../../../fixtures/figures.ts';
import { checkedByLatex, compiledTogether, complaint } from '../../../fixtures/latex.ts';
import { readsIn } from '../../../fixtures/reads.ts';

/** Larger ones take LaTeX as long as all of these, or more memory than it has. */
const small = exampleNames.filter((name) => openExample(name).nodes.length <= 100);

/** What is wrong with a picture, as far as can be seen without LaTeX. */
function wrongIn(text: string): string[] {
  const code = text.replace(/(?<!\\)%.*$/gm, '');
  const wrong: string[] = [];
  let depth = 0;
  for (const [brace] of code.matchAll(/\\.|[{}]/gs)) {
    if (brace === '{') depth++;
    if (brace === '}' && --depth < 0) wrong.push('a brace closes none');
  }
  if (depth !== 0) wrong.push(`${depth} braces stay open`);
  // Letters that pdfLaTeX lacks are only where another engine reads them.
  const foreign = code.replace(/\\cgtotherfont [^\\]*\\else/g, '').match(/[^\n\x20-\x7e]/u);
  if (foreign) wrong.push(`the sign ${foreign[0]}`);
  const nodes = new Set([...code.matchAll(/^ {2}\\node\[[^\n]*?\] \((\w+)\) at/gm)].map(([, name]) => name));
  for (const [, from, , to] of code.matchAll(/\\draw\[cgt \w+\] \((\w+)\) (--|to\[[^\]]*\]) \((\w+)\);/g)) {
    if (!nodes.has(from) || !nodes.has(to)) wrong.push(`an arc of no node: ${from} ${to}`);
  }
  return wrong;
}

const texts: string[] = [];

test.each(small)('%s is written whole, with nothing unsaid', (name) => {
  const figure = figureOf(openExample(name));
  const { text, unsaid } = tikzPen(figure, { standalone: true, link: 'https://example.org/#g1=a%20b' });
  expect(unsaid).toEqual([]);
  expect(wrongIn(text)).toEqual([]);
  expect(text.match(/\\node\[cgt node/g)).toHaveLength(figure.nodes.length);
  expect(text.match(/\\draw\[cgt/g) ?? []).toHaveLength(figure.arcs.length);
  texts.push(text);
});

test(`these examples: ${checkedByLatex}`, () => {
  const pages = texts.length;
  expect(compiledTogether(texts) ?? { complaint: '', pages }).toEqual({ complaint: '', pages: small.length });
}, 120_000);

test(`names that try to be commands stay text: ${checkedByLatex}`, () => {
  const { text, unsaid } = tikzPen(figureOf(wickedDocument()), {
    standalone: true,
    link: 'https://e.org/\n\\bad',
  });
  expect(wrongIn(text)).toEqual([]);
  expect(text).toContain('\\textbackslash{}input\\{/etc/passwd\\}');
  expect(text).toContain(
    '\\$ \\% \\# \\& \\_ \\{ \\} \\textbackslash{} \\textasciicircum{} \\textasciitilde{}',
  );
  expect(text).not.toMatch(/^\\bad/m);
  expect(unsaid[0]).toContain('中');
  expect(complaint(text)).toBe('');
}, 60_000);

test(`every style is written: ${checkedByLatex}`, () => {
  const texts = Object.values(styles).map((style) => {
    const figure = figureOf(openExample('loopy-names'), { ...style, shows: 'outcomes', legend: 'below' });
    const { text } = tikzPen(figure, { standalone: true });
    expect(wrongIn(text)).toEqual([]);
    return text;
  });
  expect(compiledTogether(texts)?.complaint ?? '').toBe('');
}, 60_000);

describe('the text', () => {
  test('the erratum is written line by line as expected', () => {
    const { text } = tikzPen(figureOf(openExample('erratum'), { ...styles.paper, legend: 'none' }));
    expect(text).toContain('\\node[cgt node, cgt zone] (c) at (16,8) {$\\infty_0$};');
    expect(text).toContain('\\draw[cgt arc] (b) to[bend right=16] (c);');
    expect(text).toContain('\\draw[cgt arc] (c) -- (a);');
    expect(text).toContain('\\providecommand{\\cgtmoon}');
    expect(text).not.toContain('cgt left');
  });

  test('a player’s colour is defined if it occurs, and black is not defined', () => {
    const document = openExample('loopy-names');
    const { text } = tikzPen(figureOf(document));
    expect(text.match(/\\definecolor\{cgt(blue|red|green)\}\{HTML\}/g)).toHaveLength(3);
    expect(text).toMatch(/cgt right\/\.style=\{.*dash pattern=on 3pt off 1\.6pt/);
    expect(text).toMatch(/cgt either\/\.style=\{.*double distance=1\.6pt/);
    const black = tikzPen(figureOf(document, { ...styles.paper, colours: false })).text;
    expect(black).not.toMatch(/cgtblue|definecolor/);
    expect(black).toContain('dash pattern');
  });

  test('a link is a comment, and a long one becomes comment lines with the drawing', () => {
    const figure = figureOf(openExample('erratum'));
    expect(tikzPen(figure, { link: 'https://e.org/#g1=abc' }).text).toContain('\n% https://e.org/#g1=abc\n');
    const { text } = tikzPen(figure, { link: `https://e.org/#g1=${'x'.repeat(5000)}` });
    expect(text.match(/^%% g1 x{100}$/gm)).toHaveLength(50);
    expect(text).not.toContain('https');
  });

  test('the same drawing gives the same bytes', () => {
    const text = (): string => tikzPen(figureOf(openExample('moons'))).text;
    expect(text()).toBe(text());
  });
});

test('sixteen times the nodes cost sixteen times the work', () => {
  const readsFor = (side: number) => readsIn(figureOf(gridDocument(side)), tikzPen).reads();
  const [few, many] = [readsFor(8), readsFor(32)];
  expect(few).toBeGreaterThan(8 * 8);
  expect(many / few).toBeLessThan(20);
});

test('the author is informed if a figure is too large for TeX, and why', () => {
  expect(tikzPen(figureOf(openExample('backsliding-toads-and-frogs'))).unsaid).toEqual([
    'TeX cannot compute with lengths as large as this figure’s, 1.9 m at full size. Export it as PDF or SVG instead.',
  ]);
  expect(tikzPen(figureOf(openExample('king'))).unsaid).toEqual([
    'pdfLaTeX has too little memory for 8,896 nodes and arcs. Export it as PDF or SVG instead.',
  ]);
});
