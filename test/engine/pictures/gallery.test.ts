/**
 * The figures of the gallery, one row each: their contents, counted, and their legends; and that no word
 * covers a word, a node, an arc or a piece.
 */
import { describe, expect, test } from 'vitest';
import { type Figure, styleKinds, styles } from '../../../engine/figure/index.ts';
import { faultsOf, hiddenArcs } from '../../fixtures/figure-faults.ts';
import { exampleNames, figureOf, openExample } from '../../fixtures/figures.ts';
import { type GalleryRow, galleryRows } from '../../fixtures/gallery-rows.ts';
import { isBrief } from '../../fixtures/share.ts';

/** "2 gray, 3 white" */
function counted(all: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([each, count]) => `${count} ${each}`).join(', ');
}

function rowOf(name: string, { nodes, arcs, words }: Figure): GalleryRow {
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
  expect(galleryRows.map(([name]) => name)).toEqual(exampleNames.toSorted());
});

describe.each(galleryRows)('%s', (...row) => {
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

    test.each(isBrief ? ['paper' as const] : styleKinds)('in %s nothing covers anything else', (kind) => {
      const drawn = kind === 'paper' ? figure : figureOf(document, styles[kind]);
      expect(faultsOf(drawn)).toEqual([]);
      expect(drawn.overlaps).toEqual([]);
    });
  }
});
