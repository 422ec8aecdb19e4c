/** Names of nodes as formulas: scripts, in every pen; and names that are no formulas stay as typed. */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { emptyDocument, readAnyText } from '../../../engine/document/index.ts';
import { nodeName } from '../../../engine/figure/index.ts';
import { dotPen, svgPen, tikzPen } from '../../../engine/figure/pens/index.ts';
import { textOfMark, typeset } from '../../../engine/figure/typeset.ts';
import { figureOf } from '../../fixtures/figures.ts';
import { expect } from '../../fixtures/quick-expect.ts';

describe('formulas', () => {
  test.each([
    ['G^L_1', 'G^L_1', 'G^{L}_{1}'],
    ['$G^{LR}$', 'G^LR', 'G^{LR}'],
    ['G^{L_1}', 'G^L_1', 'G^{L_{1}}'],
    ['$x_12$', 'x_12', 'x_{1}2'],
    ['x_12', 'x_12', 'x_{12}'],
    ['\\alpha', 'α', '{\\alpha}'],
    ['α_1', 'α_1', '{\\alpha}_{1}'],
    ['\\Gamma^\\beta', 'Γ^β', '{\\Gamma}^{{\\beta}}'],
    ['-G^R', '−G^R', '-G^{R}'],
    ['$\\mathbf{over}$', 'over', '\\mathbf{over}'],
    ['$\\{0 \\mid *\\}$', '{0|∗}', '\\{0{\\mid}{\\ast}\\}'],
    ['$G$ again', 'G again', 'G\\mbox{\\textit{ again}}'],
    ["$G'$", 'G^′', "G'"],
    ['G₁^L', 'G_1^L', 'G_{1}^{L}'],
    ['$x^{½}$', 'x^1⁄_2', 'x^{{}^{1}/_{2}}'],
    ['$ℵ_0$', 'ℵ_0', '{\\aleph}_{0}'],
    ['$\\aleph_0$', 'ℵ_0', '{\\aleph}_{0}'],
    [
      '<^1|2,<-0.5|0>>',
      '⟨∅^1 | 2, ⟨−1/2 | 0⟩⟩',
      '\\langle \\emptyset^{1}\\mid 2, \\langle -1/2\\mid 0\\rangle\\rangle',
    ],
  ])('%s', (text, plain, latex) => {
    const { mark, latex: written } = nodeName(text);
    expect([textOfMark(mark), written]).toEqual([plain, latex]);
  });

  test.each([
    'a',
    'my_node',
    'a_b_c',
    'x^',
    '^*',
    '$5',
    '5$ or 6$',
    '\\unknown',
    '$\\input{x}$',
    'a\\',
    '{0|pass}',
    '<1|',
    '$$',
  ])('%s is a word', (text) => {
    const { mark, latex } = nodeName(text);
    expect(latex).toBeUndefined();
    expect(textOfMark(mark)).toBe(text);
  });

  test('a superscript and a subscript begin at the same place, one above the other', () => {
    const [base, up, down] = typeset(nodeName('$G^{LR}_1$').mark).placed;
    expect(up.x).toBe(down.x);
    expect(up.x).toBeGreaterThanOrEqual(base.width);
    expect(up.y).toBeLessThan(0);
    expect(down.y).toBeGreaterThan(0);
  });

  test('any text is a name, and no brace of its LaTeX stays open', () => {
    const signs = fc.constantFrom(
      'G',
      'x',
      '^',
      '_',
      '{',
      '}',
      '\\',
      '$',
      '1',
      'α',
      'alpha',
      'mathbf',
      ' ',
      '-',
      "'",
      '%',
    );
    void fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(signs, { maxLength: 12 }).map((all) => all.join('')),
        ),
        (text) => {
          const { latex, mark } = nodeName(text);
          expect(typeset(mark).width).toBeGreaterThanOrEqual(0);
          let depth = 0;
          for (const [brace] of (latex ?? '').matchAll(/\\[\s\S]|[{}]/g)) {
            depth += brace === '{' ? 1 : brace === '}' ? -1 : 0;
            expect(depth, latex).toBeGreaterThanOrEqual(0);
          }
          expect(depth, latex).toBe(0);
          const bare = (latex ?? '').replace(/\\[\s\S]/g, '');
          expect(bare).not.toMatch(/[%#&]/);
          // Symbols for words in a box of their own are formulas by themselves.
          expect(bare.split('$').length % 2).toBe(1);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

const named = (name: string) =>
  figureOf({ ...emptyDocument, nodes: [{ id: 'a', x: 0, y: 0, gray: false, name }] });

test('pens write formulas as formulas, whole and not cut', () => {
  expect(tikzPen(named('$G^{LR}$')).text).toContain('{$G^{LR}$}');
  expect(svgPen(named('G^L_1')).text).toMatch(
    /G<\/tspan><tspan dy="-[\d.]+" font-size="[\d.]+"[^>]*>L<\/tspan><tspan dx="-/,
  );
  const long = 'a name that goes on and on, and is not cut anywhere';
  expect(tikzPen(named(long)).text.replaceAll('\\textit{', '')).toContain('goes on and on');
  expect(svgPen(named(long)).text).not.toContain('…');
});

test.each([
  ['x₁', 'x_1', 'x_1'],
  ['x²ᵢⱼ', 'x^2_ij', 'x^2_{ij}'],
  ['½', '^1⁄_2', '{}^1/_2'],
  ['13⁄7', '^13⁄_7', '{}^{13}/_7'],
  ['ℵ₀', 'ℵ_0', '\\aleph_0'],
  ['a′′', 'a^′′', 'a^{\\prime\\prime}'],
  ['a″', 'a^′′', 'a^{\\prime\\prime}'],
  ['ά₁', 'ά_1', '\\acute{\\alpha}_1'],
  ['𝔸₁', '𝔸_1', '\\mathbb{A}_1'],
  ['𝑥', 'x', 'x'],
  ['☾', '☾', '\\cgtmoon'],
])('%s is set by the letters that it is made of', (name, plain, latex) => {
  expect(textOfMark(nodeName(name).mark)).toBe(plain);
  expect(tikzPen(named(name)).text).toContain(`$${latex}$`);
  expect(tikzPen(named(name)).unsaid).toEqual([]);
});

test('letters of other scripts are in TikZ beside their codes, and the font that sets them is named', () => {
  const { text, unsaid } = tikzPen(named('中文 ж'), { standalone: true });
  expect(text).toContain('\\cgtotherfont 中文\\else[U+4E2D][U+6587]\\fi}');
  expect(text).toMatch(/% \\usepackage\{fontspec\}\\newfontfamily\\cgtotherfont\{[\w-]+\.otf\}/);
  expect(unsaid).toEqual([expect.stringContaining('中 文 ж (in “中文 ж”)')]);
});

test('DOT has plain characters for Graphviz and the name for reading it again', () => {
  const { text, unsaid } = dotPen(named('$G^{\\alpha}$'));
  expect(text).toContain('label="G^α"');
  expect(unsaid).toEqual([]);
  const read = readAnyText(text);
  expect(read.ok && read.value.kind === 'drawing' && read.value.document.nodes[0].name).toBe('$G^{\\alpha}$');
});
