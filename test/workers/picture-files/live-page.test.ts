/** The script of a live page, taken from the page as it is written, with a Cytoscape that draws nothing. */
import cytoscape from 'cytoscape';
import { expect, test } from 'vitest';
import { styles } from '../../../engine/figure/index.ts';
import { digraphFigure } from '../../../engine/pictures/digraph.ts';
import { pictureFile } from '../../../workers/picture-files/index.ts';
import type { LiveWindow } from '../../../workers/picture-files/live-page-script.ts';
import { labelsOf } from '../../fixtures/figures.ts';
import { drawn } from '../../fixtures/labelled.ts';

const headless = (options: cytoscape.CytoscapeOptions): cytoscape.Core =>
  cytoscape({ ...options, headless: true });

/** A page of a drawing in which the value of b is hidden. */
async function livePage() {
  const { document } = drawn('a -> b, c\nb -> c\nu -> u');
  const named = { ...document, pieces: document.nodes.slice(0, 1).map(({ id }) => id) };
  const labels = new Map(labelsOf(named));
  for (const { id, name } of named.nodes) if (name === 'b') labels.set(id, { hidden: true });
  const made = await pictureFile(digraphFigure(named, labels, styles.screen), 'html', {});
  if (!made.ok) throw new Error(made.problems[0].says);
  const text = new TextDecoder().decode(made.value.bytes);
  const script = text.slice(text.lastIndexOf('\nconst graph ='), text.lastIndexOf('</script>'));
  const clicks: (() => void)[] = [];
  const button = {
    textContent: 'Hide all values',
    addEventListener: (_: 'click', hear: () => void) => clicks.push(hear),
  };
  const window: LiveWindow = {
    document: { getElementById: () => null, querySelector: () => button },
    addEventListener: () => undefined,
  };
  new Function('window', 'cytoscape', script)(window, headless);
  const { cy } = window;
  if (!cy) throw new Error('The page shows nothing.');
  const wordsOf = (node: cytoscape.NodeSingular, kind: string) =>
    cy.nodes(`.words.${kind}[of = ${node.id().slice(1)}]`).filter((each) => !each.hasClass('away'));
  const said = (node: cytoscape.NodeSingular): string =>
    [
      ...['name', 'pieces', 'value'].flatMap((kind) => wordsOf(node, kind).map((each) => each.data('text'))),
      node.data('sign'),
      node.hasClass('bold') ? 'bold' : '',
    ]
      .filter((part) => part !== '')
      .join(' ');
  return {
    cy,
    button,
    wordsOf,
    press(): void {
      for (const hear of clicks) hear();
    },
    nodeCalled: (name: string) => cy.nodes('[^of]').filter((node) => said(node).startsWith(name)),
    shown: () => cy.nodes('[^of]').map(said),
  };
}

test('it shows values, hides and reveals them, and tells nothing of one that the drawing hides', async () => {
  const { shown, press, nodeCalled, button } = await livePage();
  const first = ['a ● 2', 'b ▢', 'c 0', 'u ∞ bold'];
  expect(shown()).toEqual(first);
  press();
  expect(shown()).toEqual(['a ● ▢', 'b ▢', 'c ▢', 'u ▢']);
  expect(button.textContent).toBe('Show all values');
  for (const name of ['b', 'u']) nodeCalled(name).emit('tap');
  expect(shown()).toEqual(['a ● ▢', 'b ▢', 'c ▢', 'u ∞ bold']);
  press();
  expect(shown()).toEqual(first);
});

test('words go with their node, and arcs lead where they do in the drawing', async () => {
  const { cy, nodeCalled, wordsOf } = await livePage();
  const node = nodeCalled('c')[0];
  const [name, at] = [wordsOf(node, 'name')[0], { ...node.position() }];
  const from = { ...name.position() };
  node.position({ x: at.x + 7, y: at.y - 9 });
  expect(name.position().x).toBeCloseTo(from.x + 7);
  expect(name.position().y).toBeCloseTo(from.y - 9);
  const nameOf = (end: cytoscape.NodeSingular): string => wordsOf(end, 'name')[0].data('text');
  expect(cy.edges().map((arc) => nameOf(arc.source()[0]) + nameOf(arc.target()[0]))).toEqual([
    'ab',
    'ac',
    'bc',
    'uu',
  ]);
});
