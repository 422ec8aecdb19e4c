/**
 * The forms of a TikZ figure beside the plain picture: separate styles, steps for Beamer, arcs that pass
 * behind nodes. Their structure is always checked; if pdflatex is available LaTeX compiles them too, and the
 * names of the tests say which it was. Without the class beamer the slides are compiled with two macros
 * instead.
 */
import { describe, expect, test } from 'vitest';
import { type Figure, styles } from '../../../../engine/figure/index.ts';
import { type PennedTikz, type TikzOptions, tikzPen } from '../../../../engine/figure/pens/tikz.ts';
import { figureOf, openExample } from '../../../fixtures/figures.ts';
import { checkedByLatex, compiled, compiledTogether, complaint, hasBeamer } from '../../../fixtures/latex.ts';

const checkedTalk = hasBeamer ? 'Beamer takes it' : `beamer is not here: ${checkedByLatex}`;

const penned = (name: string, options: TikzOptions): PennedTikz =>
  tikzPen(figureOf(openExample(name)), options);

describe('styles apart', () => {
  test('with separate styles the picture has none, and the preamble all, the same for every figure', () => {
    const [moons, names] = ['moons', 'loopy-names'].map((name) => penned(name, { stylesApart: true }));
    for (const { text } of [moons, names])
      expect(text).not.toMatch(/\.style|definecolor|providecommand|usepackage/);
    expect(moons.preamble).toBe(names.preamble);
    for (const used of new Set(`${moons.text}${names.text}`.match(/cgt [a-z]+/g))) {
      expect(moons.preamble).toContain(`${used}/.style={`);
    }
    expect(moons.preamble).toContain('\\definecolor{cgtred}');
    expect(penned('moons', {}).preamble).toBeUndefined();
  });

  test(`two pictures in one paper share the styles: ${checkedByLatex}`, () => {
    const [moons, names] = ['moons', 'loopy-names'].map((name) => penned(name, { stylesApart: true }));
    const paper = `\\documentclass{article}\n${moons.preamble}\\begin{document}\n${moons.text}\n\n${names.text}\\end{document}\n`;
    const standalone = penned('moons', { stylesApart: true, standalone: true });
    expect(standalone.text.indexOf('\\tikzset{')).toBeLessThan(standalone.text.indexOf('\\begin{document}'));
    for (const text of [paper, standalone.text]) expect(complaint(text)).toBe('');
  }, 60_000);
});

describe('steps for Beamer', () => {
  /** The slides on which something appears, with what it is, in order. */
  const comes = (text: string): string[] =>
    [...text.matchAll(/\((\w+)\) at \([^)]*\) \{\\only<(\d+)->/g)]
      .map(([, node, slide]) => `${node} ${slide}`)
      .toSorted((a, b) => (a < b ? -1 : 1));

  test('the erratum shows first the drawing, then a, then d and e, then what has infinite rank', () => {
    const { text } = penned('erratum', { steps: true });
    expect(comes(text)).toEqual(['a 2', 'b 4', 'c 4', 'd 3']);
    expect(text).toMatch(/\\uncover<3->\{\\node\[cgt side, [^\n]*\]e\.center\) \{\$\\mathbb/);
    expect(text).toMatch(/\\uncover<4->\{\\node\[cgt node, cgt zone, fill=none\] at \(c\) \{\};\}/);
    expect(text).toMatch(/\\node\[cgt node, outer sep=\.8pt\] \(c\)/);
    // Names and arcs are there from the first slide on.
    expect(text).not.toMatch(/(only|uncover)<\d+->\{[^}]*cgt (name|arc|legend)/);
    expect(text).not.toContain('#');
  });

  test('rounds that show nothing have no slide', () => {
    const figure = figureOf(openExample('full-moon'), { ...styles.paper, only: ['x', 'h'] });
    expect(comes(tikzPen(figure, { steps: true }).text)).toEqual(['h 3', 'x 2']);
  });

  test(`talks have their slides: ${checkedTalk}`, () => {
    const talks = { erratum: 4, fraenkel: 6, 'loopy-names': 2, glass: 5 };
    const texts = Object.entries(talks).flatMap(([name, slides]) => {
      const { text } = penned(name, { steps: true, standalone: true });
      expect(text).toContain('\\documentclass{beamer}');
      expect(Math.max(...[...text.matchAll(/<(\d+)->/g)].map(([, slide]) => Number(slide)))).toBe(slides);
      // What is on these slides, LaTeX sees in others too.
      return name === 'fraenkel' ? [] : [text];
    });
    if (hasBeamer) return expect(compiledTogether(texts)).toEqual({ complaint: '', pages: 4 + 2 + 5 });
    const mock = '\\def\\only<#1>#2{#2}\\def\\uncover<#1>#2{#2}';
    const head = `\\documentclass{article}\\usepackage{tikz,amssymb}\\usetikzlibrary{arrows.meta}${mock}`;
    const pictures = Object.keys(talks).map((name) => penned(name, { steps: true }).text);
    expect(complaint(`${head}\\begin{document}\n${pictures.join('\n\n')}\\end{document}`)).toBe('');
  }, 120_000);
});

describe('arcs behind nodes', () => {
  test('arcs behind nodes are on a layer below, which exists only if there are some', () => {
    const { text } = penned('glass', {});
    const [begin, end] = ['\\begin{pgfonlayer}{arcs}', '\\end{pgfonlayer}'].map((line) => text.indexOf(line));
    const arcs = [...text.matchAll(/\\draw\[cgt arc\]/g)].map(({ index }) => index);
    expect(arcs.length).toBeGreaterThan(30);
    for (const at of arcs) expect(at > begin && at < end).toBe(true);
    expect(penned('erratum', {}).text).not.toContain('pgfonlayer');
  });
});

describe('the words round a picture', () => {
  const said = 'Values: ☾, ℕ, ▢, ⊬ and 100 %';
  /** Has no character that LaTeX lacks, so that only the words around it need any. */
  const around = (words: Partial<Figure>): Figure => ({
    ...figureOf(openExample('nim-heap'), { ...styles.paper, legend: 'none' }),
    ...words,
  });
  const paper = ({ text }: PennedTikz): string => {
    const packages = [...text.matchAll(/^% Preamble: (.*?) {3}/gm)]
      .map(([, preamble]) => preamble)
      .join('\n');
    return `\\documentclass{article}${packages}\\begin{document}\\listoffigures\n${text}\\end{document}\n`;
  };

  test(`a caption brings what its symbols need, in a list of figures too: ${checkedByLatex}`, () => {
    const made = tikzPen(around({ caption: said }), { label: 'fig:moons' });
    expect(made.unsaid).toEqual([]);
    expect(made.text).toContain('amssymb');
    const begins = made.text.indexOf('\\begin{tikzpicture}');
    expect(made.text.slice(0, begins)).toContain('\\providecommand{\\cgtmoon}');
    expect(made.text.slice(begins)).not.toContain('\\providecommand');
    expect(compiled(paper(made), 2)?.complaint ?? '').toBe('');
    const plain = tikzPen(around({ caption: 'Nothing of the kind' })).text;
    expect(plain).not.toMatch(/amssymb|cgtmoon/);
  }, 60_000);

  test('so does a caption over a picture with a moon of its own, once', () => {
    const { text } = tikzPen({ ...figureOf(openExample('moons')), caption: said });
    expect(text.match(/\\providecommand/g)).toHaveLength(1);
    expect(compiled(paper({ text, unsaid: [], preamble: undefined }))?.complaint ?? '').toBe('');
  }, 60_000);

  test(`a slide has a title: ${checkedTalk}`, () => {
    const { text, unsaid } = tikzPen(around({ title: said }), { steps: true, standalone: true });
    expect(unsaid).toEqual([]);
    expect(text.slice(0, text.indexOf('\\begin{document}'))).toContain('\\providecommand{\\cgtmoon}');
    expect(text).toContain('amssymb');
    if (hasBeamer) expect(compiled(text)?.complaint).toBe('');
  }, 120_000);

  test('characters that LaTeX lacks are reported for captions and titles, each once, by code if they cannot be shown', () => {
    const lacks = (sign: string): string => expect.stringContaining(`pdfLaTeX has no letters for ${sign} `);
    expect(tikzPen(around({ caption: '中中 \u200b' })).unsaid).toEqual([lacks('中 U+200B')]);
    const talk = tikzPen(around({ title: '文' }), { steps: true, standalone: true });
    expect(talk.unsaid).toEqual([lacks('文')]);
  });

  test('a form without a caption says so', () => {
    for (const options of [{ steps: true }, { steps: true, standalone: true }])
      expect(tikzPen(around({ caption: said }), options).unsaid).toEqual([
        'A slide has no caption: it was left out.',
      ]);
    expect(tikzPen(around({ caption: said }), { standalone: true }).unsaid).toEqual([
      'A page of the figure’s size has no caption: it was left out.',
    ]);
  });

  test('a talk is scaled once: as requested, or as the slide has room', () => {
    const figure = figureOf(openExample('erratum'));
    const scales = (scale: number): string[] =>
      tikzPen(figure, { steps: true, standalone: true, scale }).text.match(/\\scalebox\{[^}]*\}/g) ?? [];
    expect(scales(0.2)).toEqual(['\\scalebox{0.2}']);
    const wide = { ...figure, bounds: { ...figure.bounds, width: 3000 } };
    const fitted = tikzPen(wide, { steps: true, standalone: true, scale: 0.2 }).text;
    expect(fitted.match(/\\scalebox\{[^}]*\}/g)).toEqual(['\\scalebox{0.1}']);
  });
});
