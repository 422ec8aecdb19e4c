/**
 * The SVG pen: well-formed, attributes only, names stay text, the same figure gives the same bytes, and
 * linear cost.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { styles } from '../../../../engine/figure/index.ts';
import { svgPen } from '../../../../engine/figure/pens/index.ts';
import { digraphFigure } from '../../../../engine/pictures/digraph.ts';
import { arbitraryDocument } from '../../../arbitrary/documents.ts';
import {
  exampleNames,
  figureOf,
  gridDocument,
  openExample,
  wickedDocument,
  wickedNames,
} from '../../../fixtures/figures.ts';
import { readsIn } from '../../../fixtures/reads.ts';
import { type Element, elementsOf, parseXml, textOf } from '../../../fixtures/xml.ts';

const allowed = ['svg', 'title', 'desc', 'metadata', 'rect', 'g', 'path', 'circle', 'text', 'tspan'];
const named = (all: readonly Element[], name: string): readonly Element[] =>
  all.filter((element) => element.name === name);

/** Figures of hundreds of nodes are written by the same code as smaller ones, only for longer. */
const small = exampleNames.filter((name) => openExample(name).nodes.length <= 100);

describe.each(small)('%s', (name) => {
  const figure = figureOf(openExample(name));
  const svg = svgPen(figure).text;
  const root = parseXml(svg);
  const all = elementsOf(root);

  test('the file has plain elements only, a group for each node, and a head for each arc', () => {
    expect(all.filter((element) => !allowed.includes(element.name))).toEqual([]);
    expect(all.some(({ attributes }) => 'style' in attributes || 'class' in attributes)).toBe(false);
    const ids = all.flatMap(({ attributes }) => attributes.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith('n-'))).toHaveLength(figure.nodes.length);
    // The sign on a joint arc has a cross of two lines, which is not closed.
    const heads = named(all, 'path').filter(({ attributes }) =>
      /^M[^LM]*L[^LM]*L[^LM]*Z$/.test(attributes.d),
    );
    expect(heads).toHaveLength(figure.arcs.length);
    expect(root.attributes).toMatchObject({ role: 'img' });
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('the same drawing gives the same bytes', () => {
    expect(svgPen(figureOf(openExample(name))).text).toBe(svg);
  });
});

describe('what a person wrote stays text', () => {
  const document = wickedDocument();
  const svg = svgPen(figureOf(document), { metadata: JSON.stringify(document) }).text;
  const all = elementsOf(parseXml(svg));

  test('titles contain names as they were, except for what XML forbids', () => {
    const titles = named(all, 'title').map(textOf);
    expect(titles).toHaveLength(wickedNames.length + 1);
    for (const [i, name] of wickedNames.entries()) {
      if (!/[\p{Cc}\p{Cs}]/u.test(name)) expect(titles[i + 1].startsWith(name)).toBe(true);
    }
    expect(all.filter((element) => !allowed.includes(element.name))).toEqual([]);
    expect(textOf(named(all, 'metadata')[0])).toBe(JSON.stringify(document));
  });

  test('any drawing gives well-formed text', () => {
    void fc.assert(
      fc.property(arbitraryDocument, (any) => {
        const figure = digraphFigure(any, new Map(), styles.screen);
        const { children } = parseXml(svgPen(figure, { metadata: any.title }).text);
        expect(children.length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
});

test('a double line is two paths beside each other, and the ground is drawn on request', () => {
  const figure = figureOf(openExample('loopy-names'));
  const either = figure.arcs.filter(({ stroke }) => stroke === 'either').length;
  const { ink } = figure.measures.strokes.either;
  const all = elementsOf(parseXml(svgPen(figure).text));
  expect(all.filter(({ attributes }) => attributes.stroke === `#${ink}`)).toHaveLength(2 * either);
  expect(named(all, 'rect')).toHaveLength(0);
  const white = figureOf(openExample('loopy-names'), { ...styles.paper, ground: 'white', colours: false });
  const black = elementsOf(parseXml(svgPen(white).text));
  expect(named(black, 'rect')).toHaveLength(1);
  const inks = new Set(named(black, 'path').flatMap(({ attributes }) => attributes.stroke ?? []));
  expect([...inks]).toEqual(['#000000']);
});

test('sixteen times the nodes cost sixteen times the work', () => {
  const readsFor = (side: number) => readsIn(figureOf(gridDocument(side)), svgPen).reads();
  const [few, many] = [readsFor(8), readsFor(32)];
  expect(few).toBeGreaterThan(8 * 8);
  expect(many / few).toBeLessThan(20);
});
