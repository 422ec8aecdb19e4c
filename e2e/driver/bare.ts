/** The same drawing on a bare Cytoscape, with nothing of ours around it: what panning costs at the least. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Spot } from './geometry.ts';

const library = join(import.meta.dirname, '../../node_modules/cytoscape/dist/cytoscape.min.js');

const nodeStyles = ['shape', 'width', 'height', 'background-color', 'border-width', 'border-color'];
const edgeStyles = [
  'curve-style',
  'width',
  'line-color',
  'line-style',
  'target-arrow-shape',
  'target-arrow-color',
  'arrow-scale',
  'control-point-distances',
  'control-point-weights',
  'edge-distances',
];

/** What is copied of an element: its place in the drawing and the looks that cost something to draw. */
type Copied = {
  readonly group: string;
  readonly data: Readonly<Record<string, string>>;
  readonly position?: Spot;
  readonly style: Readonly<Record<string, unknown>>;
};
type Copy = {
  readonly elements: readonly Copied[];
  readonly zoom: number;
  readonly pan: Spot;
  readonly width: number;
  readonly height: number;
};

type Element = {
  id(): string;
  isNode(): boolean;
  position(): Spot;
  style(name: string): unknown;
  data(name: string): string;
};
type Surface = {
  elements(): { map<T>(each: (element: Element) => T): T[] };
  zoom(): number;
  pan(): Spot;
};

const copyOf = (page: Page): Promise<Copy> =>
  page.evaluate(
    ([ofNodes, ofEdges]) => {
      const holder = [...document.querySelectorAll('main *')].find((element) => '_cyreg' in element);
      if (!holder) throw new Error('Nothing draws on this page.');
      const surface = (holder as unknown as { _cyreg: { cy: Surface } })._cyreg.cy;
      const { width, height } = holder.getBoundingClientRect();
      const elements = surface.elements().map((element) => {
        const node = element.isNode();
        const data: Record<string, string> = { id: element.id() };
        if (!node) Object.assign(data, { source: element.data('source'), target: element.data('target') });
        const names = node ? ofNodes : ofEdges;
        const style = Object.fromEntries(names.map((name) => [name, element.style(name)]));
        const { x, y } = node ? element.position() : { x: 0, y: 0 };
        return { group: node ? 'nodes' : 'edges', data, style, ...(node && { position: { x, y } }) };
      });
      return { elements, zoom: surface.zoom(), pan: { ...surface.pan() }, width, height };
    },
    [nodeStyles, edgeStyles] as const,
  );

export async function openBare(bare: Page, of: Page): Promise<void> {
  const copy = await copyOf(of);
  await bare.setContent('<!doctype html><body style="margin:0"><div id="bare"></div>');
  await bare.addScriptTag({ path: library });
  await bare.evaluate((drawing) => {
    const holder = document.getElementById('bare');
    if (!holder) throw new Error('The page has no place to draw in.');
    holder.style.width = `${drawing.width}px`;
    holder.style.height = `${drawing.height}px`;
    const { cytoscape } = window as unknown as { cytoscape: (options: unknown) => unknown };
    cytoscape({
      container: holder,
      // A drag on a node shall pan as well: there is hardly a gap between them.
      elements: drawing.elements.map((element) => ({ ...element, grabbable: false, pannable: true })),
      layout: { name: 'preset' },
      zoom: drawing.zoom,
      pan: drawing.pan,
    });
  }, copy);
  await bare.waitForTimeout(500);
}

/** There and back again, one step a frame. */
export async function panned(page: Page, from: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const steps = 30;
  for (let step = 1; step <= 2 * steps; step++) {
    const away = 4 * (step <= steps ? step : 2 * steps - step);
    await page.mouse.move(from.x + away, from.y + away / 2);
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
  }
  await page.mouse.up();
}

export const panBare = (page: Page): Promise<void> => panned(page, { x: 300, y: 300 });
