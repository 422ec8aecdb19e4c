/**
 * A figure in a column: distances shrink before letters, nodes never overlap, and a typed size is the printed
 * one.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Figure, type Style, styles } from '../../../engine/figure/index.ts';
import { digraphFigure } from '../../../engine/pictures/digraph.ts';
import { drain, type FittedFigure, fittedFigure } from '../../../engine/run.ts';
import { exampleNames, labelsOf, openExample } from '../../fixtures/figures.ts';

const small = exampleNames.filter((name) => openExample(name).nodes.length <= 40);
const millimetre = 72 / 25.4;
const column = 84 * millimetre;

const fitted = (
  name: string,
  widest: number,
  style: Style = styles.paper,
  keepsLetters = false,
): FittedFigure => {
  const document = openExample(name);
  return drain(fittedFigure(document, labelsOf(document), style, { widest, keepsLetters }));
};

/** The distance in points between the rims of the two closest nodes. */
function leastGap({ nodes, measures }: Figure): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [i, { at }] of nodes.entries()) {
    for (const other of nodes.slice(0, i))
      least = Math.min(least, Math.hypot(at.x - other.at.x, at.y - other.at.y));
  }
  return least - 2 * measures.radius;
}

test.each(small)('%s fits any column, and loses distance before letters', (name) => {
  const own = fitted(name, Number.MAX_VALUE);
  expect(own).toMatchObject({ scale: 1, figure: { spacing: 1 } });
  for (const share of [0.9, 0.7, 0.5, 0.25]) {
    const widest = own.ownWidth * share;
    const { figure, unscaled, scale, ownWidth } = fitted(name, widest);
    expect(ownWidth).toBe(own.ownWidth);
    expect(figure.bounds.width).toBeLessThanOrEqual(widest + 0.06);
    // Letters shrink by the figure's scale.
    expect(figure.measures.text.value).toBeCloseTo(9 * scale, 9);
    // Letters shrink only after nodes have come as near to each other as they may.
    if (scale < 0.97 && unscaled.spacing > 0.5)
      expect(leastGap(unscaled)).toBeLessThan(26.5 * unscaled.measures.unit);
    expect(leastGap(unscaled)).toBeGreaterThan(
      Math.min(11.9 * unscaled.measures.unit, leastGap(own.figure) - 0.1),
    );
  }
});

describe('a size of letters that was typed', () => {
  const printed = ({ figure }: FittedFigure): number => figure.measures.text.value;

  test.each([
    ['fraenkel', 40, 10],
    ['fraenkel', 35, 8],
    ['wythoff', 60, 9],
    ['wythoff', 50, 7],
    ['nim-heap', 30, 10],
    ['bartender', 84, 7],
  ])('%s, %i mm: %i points are printed', (name, width, fontSize) => {
    const style = { ...styles.paper, fontSize };
    const widest = width * millimetre;
    expect(fitted(name, widest, style).scale).toBeLessThan(1);
    expect(printed(fitted(name, widest, style, true))).toBeCloseTo(fontSize, 0.8);
  });

  test('letters are printed no larger than requested, and no smaller than without the request', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...small),
        fc.double({ min: 0.2, max: 1.1, noNaN: true }),
        fc.integer({ min: 6, max: 14 }),
        (name, share, fontSize) => {
          const style = { ...styles.paper, fontSize };
          const document = openExample(name);
          const widest = digraphFigure(document, labelsOf(document), style).bounds.width * share;
          const made = fitted(name, widest, style, true);
          expect(made.figure.bounds.width).toBeLessThanOrEqual(widest + 0.06);
          expect(printed(made)).toBeLessThanOrEqual(fontSize + 0.3);
          expect(printed(made)).toBeGreaterThan(printed(fitted(name, widest, style)) - 0.3);
        },
      ),
      { numRuns: 30 },
    );
  });
});

test('the legend goes below, to the end of the caption, or nowhere', () => {
  const document = openExample('erratum');
  const draw = (legend: Style['legend'], caption: string): Figure =>
    drain(
      fittedFigure(document, labelsOf(document), { ...styles.paper, legend }, { caption, widest: column }),
    ).figure;
  const says = 'Gray: entailing; bold rim: infinite rank; small number: round.';
  const isLegend = ({ words }: Figure): boolean => words.some(({ kind }) => kind === 'legend');
  expect(draw('below', 'Mine.')).toMatchObject({ caption: 'Mine.', legend: says });
  expect(isLegend(draw('below', ''))).toBe(true);
  expect(draw('caption', 'Mine.').caption).toBe(`Mine. ${says}`);
  expect(draw('caption', '').caption).toBe(says);
  expect(isLegend(draw('caption', ''))).toBe(false);
  expect(draw('none', 'Mine.')).toMatchObject({ caption: 'Mine.', legend: says });
});
