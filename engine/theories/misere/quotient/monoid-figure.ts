/**
 * The picture of a misère quotient: a box for each idempotent, with its greatest group in cells and the other
 * elements that come to it below. The boxes are in the order of the idempotents, with the identity at the
 * top. 𝒫 is at the elements that the player who moved last wins.
 */
import { boundsOf } from '../../../figure/bounds.ts';
import type { FigureShape, FigureWords } from '../../../figure/figure.ts';
import { measuresOf, type Style } from '../../../figure/style.ts';
import { printedWidth } from '../../../figure/typeset.ts';
import { wordsAt } from '../../../figure/words-at.ts';
import { diagramOf, levelsByLines } from '../../../layout/diagram.ts';
import { outcomeClasses } from '../../../outcome/classes.ts';
import type { Mark } from '../../../values/mark.ts';
import { base } from '../../../values/wording.ts';
import type { AnswersDrawn, VertexNaming } from '../../question.ts';
import {
  type ArchimedeanComponent,
  archimedeanComponents,
  coversOfIdempotents,
  type Factor,
  inProducts,
  type MonoidFound,
  type MonoidInProducts,
} from './monoid.ts';

const markOfProduct = (factors: readonly Factor[]): Mark =>
  factors.length === 0
    ? [base('1')]
    : factors.flatMap(
        ({ letter, power }): Mark => [
          base(letter, 'italic'),
          ...(power === 1 ? [] : [{ text: String(power), face: 'roman', script: 'sup' } as const]),
        ],
      );

/** The most elements beside one another in a box. */
const widestRow = 8;

/** How many are in a row: groups are rectangles where their size allows it. */
function widthOf(count: number): number {
  const widths = Array.from({ length: widestRow }, (_, i) => i + 1);
  const even = widths.find((wide) => wide * wide >= count && count % wide === 0);
  return even ?? Math.min(widestRow, Math.ceil(Math.sqrt(2 * count)));
}

const rowsOf = (elements: readonly number[]): readonly (readonly number[])[] => {
  const wide = widthOf(elements.length);
  return Array.from({ length: Math.ceil(elements.length / wide) }, (_, i) =>
    elements.slice(i * wide, (i + 1) * wide),
  );
};

/** Linear in the elements, besides the places of the boxes. */
export function drawnMonoid(found: MonoidFound, called: VertexNaming, style: Style): AnswersDrawn {
  const measures = measuresOf(style);
  const size = measures.text.value;
  const named = inProducts(found, called);
  const { generators } = named;
  const marks = named.products.map(markOfProduct);
  const lost = new Set(found.lost);
  const components = archimedeanComponents(found);
  const covers = coversOfIdempotents(found, components);
  const wide = Math.max(2, ...marks.map((mark) => printedWidth(mark, size) / size + 0.9)) * size;
  const [high, pad] = [size * 2.7, size * 0.7];
  const boxes = components.map(({ group, others }) => {
    const rows = [...rowsOf(group), ...rowsOf(others)];
    return {
      width: Math.max(...rows.map((row) => row.length)) * wide + 2 * pad,
      height: rows.length * high + (others.length > 0 ? 3 : 2) * pad,
    };
  });
  const { middles, curves } = diagramOf({
    widths: boxes.map(({ width }) => width),
    heights: boxes.map(({ height }) => height),
    levels: levelsByLines(components.length, covers),
    lines: covers,
    ...{ across: size * 2, between: size * 2.5, bend: 2 * size },
  });
  const shapes = curves.map((line): FigureShape => ({ look: 'node edge', form: { kind: 'curve', line } }));
  const words: FigureWords[] = [];
  const rectangle = (look: FigureShape['look'], x: number, y: number, w: number, h: number): FigureShape => ({
    look,
    form: { kind: 'polygon', points: [x, y, x + w, y, x + w, y + h, x, y + h] },
  });
  for (const [i, { group, others }] of components.entries()) {
    const { width, height } = boxes[i];
    const middle = middles[i];
    shapes.push(rectangle('free node', middle.x - width / 2, middle.y - height / 2, width, height));
    let y = middle.y - height / 2 + pad;
    for (const [elements, isGroup] of [
      [group, true],
      [others, false],
    ] as const) {
      for (const row of rowsOf(elements)) {
        for (const [place, element] of row.entries()) {
          const x = middle.x + (place - row.length / 2) * wide;
          if (isGroup) shapes.push(rectangle('light', x, y, wide, high));
          const at = { x: x + wide / 2, y: y + high * 0.36 };
          words.push(wordsAt(marks[element], at, { x: 0, y: 0 }, size, 'value'));
          if (lost.has(element))
            words.push(
              wordsAt(
                [base(outcomeClasses.P.letter, 'calligraphic')],
                { ...at, y: y + high * 0.76 },
                { x: 0, y: 0 },
                size * 0.8,
                'letter',
              ),
            );
        }
        y += high;
      }
      y += pad;
    }
  }
  return {
    shapes,
    words,
    bounds: boundsOf({ shapes, words, nodes: [], arcs: [], pieces: [] }, measures),
    description: inWords(found, named, components, called),
    legend: [
      `${outcomeClasses.P.letter}: the previous player wins`,
      ...generators.map(({ letter, vertex }) => `${letter}: ${called(vertex)}`),
      '1: the sum of nothing',
      'cells: the group of an idempotent',
      ...(components.some(({ others }) => others.length > 0)
        ? ['below them: other elements with a multiple there']
        : []),
    ],
  };
}

/** Each idempotent with its elements. */
function inWords(
  found: MonoidFound,
  { generators, texts }: MonoidInProducts,
  components: readonly ArchimedeanComponent[],
  called: VertexNaming,
): string {
  const lost = new Set(found.lost);
  const listed = (elements: readonly number[]): string =>
    elements.map((element) => `${texts[element]}${lost.has(element) ? ' in 𝒫' : ''}`).join(', ');
  const letters = generators.map(({ letter, vertex }) => `${letter} is ${called(vertex)}`);
  return [
    `${found.table.length} elements${letters.length > 0 ? `, where ${letters.join(', ')}` : ''}.`,
    ...components.map(({ idempotent, group, others }) => {
      const also = others.length > 0 ? `; with a multiple there: ${listed(others)}` : '';
      return `Idempotent ${texts[idempotent]}: group ${listed(group)}${also}.`;
    }),
  ].join(' ');
}
