/** The same drawing in a bare Cytoscape, without the editor: the least that panning costs. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { drawn } from '../driver/geometry.ts';
import { panned } from '../driver/mouse.ts';

const library = join(import.meta.dirname, '../../node_modules/cytoscape/dist/cytoscape.min.js');

type File = {
  readonly nodes: readonly { readonly id: string; readonly x: number; readonly y: number }[];
  readonly edges: readonly { readonly from: string; readonly to: string }[];
};

/** White nodes with a rim, straight arcs with a head, in the editor's sizes. */
const looks = [
  {
    selector: 'node',
    style: { width: 36, height: 36, 'background-color': '#fff', 'border-width': 1.6, 'border-color': '#111' },
  },
  {
    selector: 'edge',
    style: {
      width: 1.4,
      'line-color': '#111',
      'curve-style': 'straight',
      'target-arrow-shape': 'triangle',
      'target-arrow-color': '#111',
    },
  },
];

export async function openBare(bare: Page, text: string, of: Page): Promise<void> {
  // The editor's camera, so that both show the same part at the same size.
  const { zoom, pan, surface } = await drawn(of);
  const { nodes, edges } = JSON.parse(text) as File;
  const elements = [
    ...nodes.map(({ id, x, y }) => ({ group: 'nodes', data: { id }, position: { x, y } })),
    ...edges.map(({ from, to }, i) => ({ group: 'edges', data: { id: `e${i}`, source: from, target: to } })),
  ];
  await bare.setContent('<!doctype html><body style="margin:0"><div id="bare"></div>');
  await bare.addScriptTag({ path: library });
  await bare.evaluate(
    ({ elements: all, looks: style, view }) => {
      const holder = document.getElementById('bare');
      if (!holder) throw new Error('The page has no place to draw in.');
      holder.style.width = `${view.width}px`;
      holder.style.height = `${view.height}px`;
      const { cytoscape } = window as unknown as { cytoscape: (options: unknown) => unknown };
      cytoscape({
        container: holder,
        // A drag on a node must pan as well, since there is hardly a gap between nodes.
        elements: all.map((element) => ({ ...element, grabbable: false, pannable: true })),
        style,
        layout: { name: 'preset' },
        zoom: view.zoom,
        pan: view.pan,
      });
    },
    { elements, looks, view: { ...surface, zoom, pan } },
  );
  await bare.waitForTimeout(500);
}

export const panBare = (page: Page): Promise<void> => panned(page, { x: 300, y: 300 });
