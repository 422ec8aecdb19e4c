/**
 * The figures of the gallery, one row each: their contents, counted, and their legends; and that no word
 * covers a word, a node, an arc or a piece. In one file because the rows are one table.
 */
import { describe, expect, test } from 'vitest';
import { type Figure, styleKinds, styles } from '../../../engine/figure/index.ts';
import { faultsOf, hiddenArcs } from '../../fixtures/figure-faults.ts';
import { exampleNames, figureOf, openExample } from '../../fixtures/figures.ts';
import { lawShare } from '../../fixtures/share.ts';

type Row = readonly [
  name: string,
  nodes: string,
  arcs: string,
  courses: string,
  words: string,
  legend: string,
];

const rows: readonly Row[] = [
  [
    'additional-subtraction',
    '19 white',
    '48 plain',
    '8 bent, 40 straight',
    '19 inside, 19 step',
    'small number: round',
  ],
  [
    'almost-alternating',
    '15 white',
    '1 either, 13 left, 13 right',
    '27 straight',
    '13 beside, 2 inside, 13 name',
    'blue, solid: Left; red, dashed: Right; green, double: either',
  ],
  [
    'backsliding-toads-and-frogs',
    '560 white',
    '1020 left, 1020 right',
    '1871 bent, 169 straight',
    '128 beside, 432 inside, 560 name',
    'blue, solid: Left; red, dashed: Right',
  ],
  [
    'bartender',
    '8 bold, 3 gray, 27 white',
    '151 plain',
    '88 bent, 63 straight',
    '3 beside, 35 inside, 30 step',
    'gray: entailing; bold rim: infinite rank; small number: round; disc: piece',
  ],
  [
    'carousel',
    '15 white',
    '8 either, 8 left, 3 right',
    '19 straight',
    '15 inside',
    'blue, solid: Left; red, dashed: Right; green, double: either',
  ],
  [
    'clobber-row',
    '6 white',
    '10 both, 7 left, 5 right',
    '12 bent, 10 straight',
    '6 inside, 6 name, 6 step',
    'blue, solid: Left; red, dashed: Right; violet, small grid: both players at once; small number: round; scoring convention',
  ],
  [
    'colours',
    '4 white',
    '3 either, 3 left, 3 right',
    '4 bent, 2 loop, 3 straight',
    '4 beside, 4 name',
    'blue, solid: Left; red, dashed: Right; green, double: either',
  ],
  [
    'diskonnect',
    '5 white',
    '3 left, 1 right',
    '4 straight',
    '4 beside, 1 inside, 5 name, 5 score',
    'blue, solid: Left; red, dashed: Right; ∅ with a number: no move, and the score; subscript !: not guaranteed, the stops alone',
  ],
  [
    'dots-and-boxes',
    '7 white',
    '9 left, 9 right',
    '10 bent, 8 straight',
    '5 beside, 2 inside, 7 name, 2 score',
    'blue, solid: Left; red, dashed: Right; ∅ with a number: no move, and the score',
  ],
  [
    'elegant-unicycle',
    '7 white',
    '6 left, 6 right',
    '12 straight',
    '6 beside, 1 inside, 6 name',
    'blue, solid: Left; red, dashed: Right',
  ],
  [
    'entailing',
    '2 gray, 6 white',
    '12 plain',
    '12 straight',
    '1 beside, 7 inside, 8 name, 8 step',
    'gray: entailing; small number: round',
  ],
  [
    'equal-profiles',
    '7 white',
    '10 both, 1 left, 1 right',
    '12 straight',
    '7 inside, 7 name, 7 step',
    'blue, solid: Left; red, dashed: Right; violet, small grid: both players at once; small number: round; disc: piece',
  ],
  [
    'erratum',
    '1 bold, 2 gray, 2 white',
    '6 plain',
    '2 bent, 4 straight',
    '1 beside, 4 inside, 5 name, 3 step',
    'gray: entailing; bold rim: infinite rank; small number: round',
  ],
  [
    'first-cycle',
    '3 bold, 2 white',
    '6 plain',
    '2 bent, 4 straight',
    '5 inside, 5 name, 2 step',
    'bold rim: infinite rank; small number: round',
  ],
  [
    'fox-and-geese',
    '1664 white',
    '3790 left, 3786 right',
    '5170 bent, 2406 straight',
    '166 beside, 1498 inside, 1 name',
    'blue, solid: Left; red, dashed: Right',
  ],
  [
    'fraenkel',
    '3 bold, 5 white',
    '16 plain',
    '4 bent, 12 straight',
    '8 inside, 8 name, 5 step',
    'bold rim: infinite rank; small number: round; disc: piece',
  ],
  [
    'full-glass',
    '8 bold, 3 gray, 27 white',
    '151 plain',
    '88 bent, 63 straight',
    '3 beside, 35 inside, 30 step',
    'gray: entailing; bold rim: infinite rank; small number: round',
  ],
  [
    'full-moon',
    '3 gray, 3 white',
    '5 plain',
    '5 straight',
    '6 inside, 6 name, 6 step',
    'gray: entailing; small number: round',
  ],
  [
    'glass',
    '2 bold, 1 gray, 10 white',
    '34 plain',
    '19 bent, 15 straight',
    '1 beside, 12 inside, 11 step',
    'gray: entailing; bold rim: infinite rank; small number: round',
  ],
  [
    'hit-and-run',
    '2 bold, 1 gray, 3 white',
    '8 plain',
    '2 loop, 6 straight',
    '6 inside, 6 name, 3 step',
    'gray: entailing; bold rim: infinite rank; small number: round',
  ],
  [
    'hot-games',
    '9 white',
    '5 left, 6 right',
    '11 straight',
    '2 beside, 7 inside, 3 name',
    'blue, solid: Left; red, dashed: Right; disc: piece',
  ],
  [
    'king',
    '457 bold, 1811 white',
    '6628 plain',
    '30 bent, 6598 straight',
    '3 beside, 2265 inside, 1811 step',
    'bold rim: infinite rank; small number: round',
  ],
  [
    'kobber',
    '7 white',
    '2 left, 4 right',
    '6 straight',
    '1 beside, 6 inside, 7 name, 6 score',
    'blue, solid: Left; red, dashed: Right; ∅ with a number: no move, and the score',
  ],
  [
    'loopy-names',
    '8 white',
    '1 either, 5 left, 5 right',
    '7 loop, 4 straight',
    '8 inside',
    'blue, solid: Left; red, dashed: Right; green, double: either',
  ],
  [
    'matching-pennies',
    '4 white',
    '2 both, 1 left, 1 right',
    '4 straight',
    '4 inside, 4 name, 4 step',
    'blue, solid: Left; red, dashed: Right; violet, small grid: both players at once; small number: round',
  ],
  [
    'moons',
    '2 gray, 4 white',
    '7 plain',
    '7 straight',
    '2 beside, 4 inside, 6 name, 6 step',
    'gray: entailing; small number: round',
  ],
  ['nim-heap', '5 white', '10 plain', '10 straight', '5 inside, 5 step', 'small number: round'],
  [
    'nogo-star',
    '19 white',
    '2 both, 18 left, 1 right',
    '21 straight',
    '19 inside, 19 name, 19 step',
    'blue, solid: Left; red, dashed: Right; violet, small grid: both players at once; small number: round; scoring convention',
  ],
  [
    'nymphet',
    '1 bold, 1 gray, 2 white',
    '4 plain',
    '1 loop, 3 straight',
    '1 beside, 3 inside, 4 name, 3 step',
    'gray: entailing; bold rim: infinite rank; small number: round',
  ],
  [
    'phutball-wild-cycle',
    '159 white',
    '15 either, 178 left, 178 right',
    '79 bent, 292 straight',
    '154 beside, 5 inside, 51 name',
    'blue, solid: Left; red, dashed: Right; green, double: either',
  ],
  [
    'robot-dominoes',
    '6 white',
    '5 both, 6 left, 6 right',
    '10 bent, 7 straight',
    '6 inside, 6 name, 6 step',
    'blue, solid: Left; red, dashed: Right; violet, small grid: both players at once; small number: round; disc: piece',
  ],
  [
    'scoring-first-option',
    '4 white',
    '1 left, 2 right',
    '3 straight',
    '2 beside, 2 inside, 2 name, 3 score',
    'blue, solid: Left; red, dashed: Right; ∅ with a number: no move, and the score',
  ],
  [
    'scoring-kinds',
    '6 white',
    '3 left, 3 right',
    '2 bent, 4 straight',
    '3 beside, 3 inside, 3 name, 3 score',
    'blue, solid: Left; red, dashed: Right; ∅ with a number: no move, and the score',
  ],
  [
    'scoring-not-guaranteed',
    '4 white',
    '1 left, 1 right',
    '2 straight',
    '3 beside, 1 inside, 3 name, 5 score',
    'blue, solid: Left; red, dashed: Right; ∅ with a number: no move, and the score; subscript !: not guaranteed, the stops alone',
  ],
  [
    'scoring-one-form',
    '6 white',
    '3 left, 3 right',
    '6 straight',
    '4 beside, 2 inside, 4 name, 5 score',
    'blue, solid: Left; red, dashed: Right; ∅ with a number: no move, and the score',
  ],
  [
    'small-carousel',
    '6 white',
    '3 either, 2 left, 3 right',
    '8 straight',
    '4 beside, 2 inside, 4 name',
    'blue, solid: Left; red, dashed: Right; green, double: either',
  ],
  [
    'squares',
    '9 white',
    '13 both, 8 left, 7 right',
    '14 bent, 14 straight',
    '9 inside, 7 name, 9 step',
    'blue, solid: Left; red, dashed: Right; violet, small grid: both players at once; small number: round',
  ],
  [
    'take-small',
    '10 white',
    '7 left, 3 right',
    '10 straight',
    '5 beside, 5 inside, 10 name, 7 score',
    'blue, solid: Left; red, dashed: Right; ∅ with a number: no move, and the score',
  ],
  [
    'take-tall',
    '7 white',
    '3 left, 4 right',
    '7 straight',
    '4 beside, 3 inside, 7 name, 5 score',
    'blue, solid: Left; red, dashed: Right; ∅ with a number: no move, and the score',
  ],
  [
    'tau',
    '6 white',
    '1 either, 4 left, 4 right',
    '9 straight',
    '4 beside, 2 inside, 1 name',
    'blue, solid: Left; red, dashed: Right; green, double: either',
  ],
  [
    'two-trees',
    '10 white',
    '11 both, 14 left, 7 right',
    '16 bent, 16 straight',
    '10 beside, 10 step',
    'blue, solid: Left; red, dashed: Right; violet, small grid: both players at once; small number: round; solid: blue, Left’s; dashed: red, Right’s; double: green',
  ],
  [
    'unicycle',
    '12 white',
    '11 left, 10 right',
    '21 straight',
    '10 beside, 2 inside, 10 name',
    'blue, solid: Left; red, dashed: Right',
  ],
  ['wythoff', '25 white', '130 plain', '74 bent, 56 straight', '25 inside, 25 step', 'small number: round'],
];

/** "2 gray, 3 white" */
function counted(all: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([each, count]) => `${count} ${each}`).join(', ');
}

function rowOf(name: string, { nodes, arcs, words }: Figure): Row {
  const called = words.filter(({ kind }) => kind !== 'legend');
  const legend = words.filter(({ kind }) => kind === 'legend').flatMap(({ mark }) => mark);
  return [
    name,
    counted(nodes.map(({ gray, bold }) => (bold ? 'bold' : gray ? 'gray' : 'white'))),
    counted(arcs.map(({ stroke }) => stroke)),
    counted(arcs.map(({ course }) => course.kind)),
    counted(called.map(({ kind, inside }) => (kind !== 'value' ? kind : inside ? 'inside' : 'beside'))),
    legend.map((run) => ('text' in run ? run.text : '')).join('; '),
  ];
}

/** Drawings so dense that some arcs cannot avoid all nodes. */
const crowded: Readonly<Record<string, number>> = { glass: 2, bartender: 19, 'full-glass': 19 };
/** Drawings of hundreds of nodes have no room for words between their arcs. */
const mostNodes = 100;

test('every example has a row', () => {
  expect(rows.map(([name]) => name)).toEqual(exampleNames.toSorted());
});

describe.each(rows)('%s', (...row) => {
  const [name] = row;
  const document = openExample(name);
  const figure = figureOf(document);

  test('the figure has the counted contents', () => {
    expect(rowOf(name, figure)).toEqual(row);
    expect(figure.nodes).toHaveLength(document.nodes.length);
    expect(figure.arcs).toHaveLength(document.edges.length);
  });

  if (document.nodes.length <= mostNodes) {
    test('no arc passes behind a node that it can avoid', () => {
      expect(hiddenArcs(figure)).toHaveLength(crowded[name] ?? 0);
    });

    test.each(lawShare < 1 ? ['paper' as const] : styleKinds)(
      'in %s nothing covers anything else',
      (kind) => {
        const drawn = kind === 'paper' ? figure : figureOf(document, styles[kind]);
        expect(faultsOf(drawn)).toEqual([]);
        expect(drawn.overlaps).toEqual([]);
      },
    );
  }
});
