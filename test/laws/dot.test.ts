/** DOT: what the pen writes reads back as the same drawing, and other DOT is read or refused by its place. */
import * as fc from 'fast-check';
import { test } from 'vitest';
import { readDot } from '../../engine/document/dot/read.ts';
import { setView } from '../../engine/document/edits/index.ts';
import {
  edgeKey,
  type GameDocument,
  printMoves,
  readDocument,
  writeDocument,
} from '../../engine/document/index.ts';
import { printScore } from '../../engine/document/score-text.ts';
import { styleKinds, styles } from '../../engine/figure/index.ts';
import { dotPen } from '../../engine/figure/pens/index.ts';
import { digraphFigure } from '../../engine/pictures/digraph.ts';
import { anyText } from '../arbitrary/any-text.ts';
import { arbitraryDocument } from '../arbitrary/documents.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { tryLaw } from './seeds.ts';

/** What DOT can say of a drawing; pieces in the order of the nodes. */
function said({ title, nodes, edges, pieces, view: { rules, hidden } }: GameDocument): unknown {
  const order = new Map(nodes.map(({ id }, i) => [id, i]));
  return {
    title,
    rules,
    hidden: hidden && { ...hidden, except: new Set(hidden.except) },
    nodes: nodes.map(({ id, x, y, gray, name, score }) => ({
      id,
      x,
      y,
      gray,
      name,
      score: score && printScore(score),
    })),
    edges: edges.map((edge) => `${edgeKey(edge)} ${printMoves(edge)}`).toSorted(),
    pieces: pieces.toSorted((a, b) => order.get(a)! - order.get(b)!),
  };
}

const hiding = fc.tuple(arbitraryDocument, fc.boolean(), fc.nat(3)).map(([document, all, take]) => {
  const except = document.nodes.filter((_, i) => i % 4 === take).map(({ id }) => id);
  return all || except.length > 0 ? setView(document, { hidden: { all, except } }) : document;
});

test('what the pen writes is read as the same drawing, in every style', () => {
  tryLaw(fc.tuple(hiding, fc.constantFrom(...styleKinds)), 400, ([document, kind]) => {
    const { text } = dotPen(digraphFigure(document, new Map(), styles[kind]));
    const read = readDot(text);
    if (!read.ok) throw new Error(`${read.problems[0].place}: ${read.problems[0].says}\n${text}`);
    expect(said(read.value.document)).toEqual(said(document));
    expect(read.value).toMatchObject({ placed: true, more: 0 });
  });
});

test.each([
  ['digraph { hidden=false; a; b }', undefined],
  ['digraph { hidden=yes; a; b [hidden=false] }', { all: true, except: ['b'] }],
  ['digraph { a; b [hidden=1] }', { all: false, except: ['b'] }],
])('what says neither hidden=true nor hidden=false hides: %s', (dot, hidden) => {
  const read = readDot(dot);
  expect(read.ok && read.value.document.view.hidden).toEqual(hidden);
});

const pieces = fc.constantFrom(
  'digraph',
  'graph',
  'strict',
  'subgraph',
  'node',
  'edge',
  '{',
  '}',
  '[',
  ']',
  ';',
  ',',
  '=',
  ':',
  '->',
  '--',
  '"',
  '\\',
  '"a b"',
  'a',
  'b',
  '<',
  '<b>x</b>',
  '/*',
  '*/',
  '//',
  '#',
  '\n',
  ' ',
  'pos',
  '"1,2!"',
  'player',
  'left',
  'label',
  '1.5',
  '+',
  '&#x41;',
  '\u0000',
  '\ud800',
);

/** Statements that often fit together, so that drawings result and not only refusals. */
const statements = fc.constantFrom(
  'a;',
  'a -> b -> a;',
  '{a b} -> c;',
  'a [label="x" pos="1,2!"];',
  '/* */',
  'edge [player=left];',
);

test('any text is read, or refused by line and column', () => {
  const text = fc.oneof(
    fc.array(statements, { maxLength: 8 }).map((parts) => `digraph {${parts.join(' ')}}`),
    fc.array(pieces, { maxLength: 40 }).map((parts) => `digraph {${parts.join(' ')}`),
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
    anyText(),
  );
  let drawings = 0;
  tryLaw(text, 1500, (dot) => {
    const read = readDot(dot);
    if (read.ok) {
      drawings++;
      expect(readDocument(writeDocument(read.value.document))).toMatchObject({ ok: true });
      return;
    }
    const lines = dot.split(/\r\n|\r|\n/);
    for (const { place, says } of read.problems) {
      const [, line, column] = /^line (\d+), column (\d+)$/.exec(place) ?? [];
      expect(Number(column)).toBeGreaterThanOrEqual(1);
      expect(Number(column)).toBeLessThanOrEqual(lines[Number(line) - 1].length + 1);
      expect(says.length).toBeGreaterThan(8);
    }
  });
  expect(drawings).toBeGreaterThan(oftenEnough(100));
});
