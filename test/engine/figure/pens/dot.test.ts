/** The DOT pen: places, players, values; and quotes that hold any text of a person. */
import { expect, test } from 'vitest';
import { dotPen } from '../../../../engine/figure/pens/index.ts';
import { figureOf, openExample, wickedDocument } from '../../../fixtures/figures.ts';

test('the figure of loopy names has every symbol of the drawing', () => {
  const { text, unsaid } = dotPen(figureOf(openExample('loopy-names')));
  expect(text).toMatch(/^digraph "over, under, upon, on, off, dud" \{\n/);
  expect(text).toMatch(/"zero" \[pos="220\.472,-231\.496!", label="zero", xlabel="0"\];/);
  expect(text).toMatch(/"star" -> "zero" \[player=either, style=solid, color="#00805A:invis:#00805A"/);
  expect(text).toMatch(/"off" -> "off" \[player=right, style=dashed, color="#D1421F"/);
  expect(unsaid).toHaveLength(1);
});

test('gray nodes and infinite rank are written', () => {
  const { text } = dotPen(figureOf(openExample('erratum')));
  expect(text).toMatch(/"e" \[.*xlabel="ℕ∖\{0\}", fillcolor="#CCCCCC"\];/);
  expect(text).toMatch(/"c" \[.*xlabel="∞_0", penwidth=1\.6\];/);
});

test('any text of a person stays inside its quotes', () => {
  const document = wickedDocument();
  const { text } = dotPen(figureOf(document));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for control characters
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  const bare = text.replace(/"(?:\\.|[^"\\\n])*"/g, '""');
  expect(bare).not.toContain('script');
  expect(bare.match(/^ {2}"" \[/gm)).toHaveLength(document.nodes.length);
  expect(bare.match(/^ {2}"" -> "" \[/gm)).toHaveLength(document.edges.length);
});
