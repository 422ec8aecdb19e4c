/**
 * Writes a figure's graph as a page of its own: Cytoscape shows it, in the drawing's places, colours and dashes. A person moves nodes and the
 * view, hides all values, and reveals one by a tap. The page needs no other file, and carries its drawing as an SVG does. Values that the
 * drawing hides are not in it. Linear in the figure; Cytoscape takes 436 kB of the file.
 */
import library from 'cytoscape/dist/cytoscape.esm.min.mjs?packed';
import { type Figure, nodeName, textOfMark } from '../../engine/figure/index.ts';
import type { PictureFile, PictureOptions } from '../../engine/formats/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import { inMetadata } from './embedded-document/in-svg.ts';
import { pageMark } from './embedded-document/picture-kind.ts';
import { fetchUnpacked } from './fetch-unpacked.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** As a script has it: a `<` in a name would otherwise end the script. */
const asData = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** CSS pixels in a point. */
const pixel = 96 / 72;

/** What the page's own script is given. */
function graphOf({ nodes, arcs, words, pieces, measures }: Figure) {
  const values = new Map(
    words.flatMap(({ kind, node, mark }) => (kind === 'value' ? [[node, textOfMark(mark)]] : [])),
  );
  const names = new Set(words.flatMap(({ kind, node }) => (kind === 'name' ? [node] : [])));
  const counts = new Map(pieces.map(({ node, count }) => [node, count]));
  const { radius, strokes, text } = measures;
  return {
    nodes: nodes.map(({ name, at, gray, bold, hidden = false }, i) => ({
      id: `n${i}`,
      name: names.has(i) ? textOfMark(nodeName(name).mark) : '',
      value: hidden ? undefined : values.get(i),
      x: at.x * pixel,
      y: at.y * pixel,
      gray,
      bold,
      hidden,
      pieces: counts.get(i) ?? 0,
    })),
    arcs: arcs.map(({ from, to, stroke, moves = '' }) => ({ from: `n${from}`, to: `n${to}`, stroke, moves })),
    size: 2 * radius * pixel,
    fonts: { value: text.value * pixel, name: text.name * pixel },
    inks: measures.inks,
    strokes: Object.fromEntries(
      Object.entries(strokes).map(([name, { ink, width, dash, gap }]) => [
        name,
        { ink, width: (gap > 0 ? 2 * width + gap : width) * pixel, dash: dash.map((each) => each * pixel) },
      ]),
    ),
  };
}

const sheet = `html, body { margin: 0; height: 100%; font: 16px/1.4 system-ui, sans-serif; color: #111; background: #fff }
body { display: flex; flex-direction: column }
header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 8px 16px }
h1 { flex: 1; margin: 0; font-size: 18px }
button { font: inherit; padding: 4px 12px }
svg[hidden] { display: none }
#graph { flex: 1; min-height: 0 }
footer { padding: 8px 16px; color: #555 }`;

/** Of Cytoscape, of which each page is a copy. */
const licence = `Copyright (c) 2016-2026, The Cytoscape Consortium.

Permission is hereby granted, free of charge, to any person obtaining a copy of
this software and associated documentation files (the “Software”), to deal in
the Software without restriction, including without limitation the rights to
use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies
of the Software, and to permit persons to whom the Software is furnished to do
so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED “AS IS”, WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;

/** How the module of Cytoscape ends; in the page it is no module of its own. */
const exported = /export\s*\{\s*(\w+) as default\s*\};?\s*$/;

/** Runs in the page. */
const script = `const shown = new Map(graph.nodes.map((node) => [node.id, !node.hidden]));
const textOf = ({ id, value, hidden }) => (hidden ? '▢' : value === undefined ? '' : shown.get(id) ? value : '▢');
const cy = cytoscape({
  container: document.getElementById('graph'),
  elements: [
    ...graph.nodes.flatMap((node) => [
      { group: 'nodes', data: { ...node, shown: textOf(node) }, position: { x: node.x, y: node.y }, classes: [node.gray && 'gray', node.bold && 'bold'].filter(Boolean).join(' ') },
      { group: 'nodes', data: { id: 'name-' + node.id, of: node.id, name: node.name + (node.pieces > 0 ? ' ' + '●'.repeat(Math.min(node.pieces, 5)) : '') }, position: { x: node.x, y: node.y }, classes: 'name', selectable: false, grabbable: false },
    ]),
    ...graph.arcs.map((arc, i) => ({ group: 'edges', data: { id: 'a' + i, source: arc.from, target: arc.to, moves: arc.moves }, classes: arc.stroke })),
  ],
  layout: { name: 'preset' },
  style: [
    { selector: 'node', style: { width: graph.size, height: graph.size, 'background-color': '#fff', 'border-width': 1.2, 'border-color': '#' + graph.inks.ink, label: 'data(shown)', 'text-valign': 'center', 'font-size': graph.fonts.value, color: '#' + graph.inks.ink } },
    { selector: '.gray', style: { 'background-color': '#' + graph.inks.gray } },
    { selector: '.bold', style: { 'border-width': 3 } },
    { selector: '.name', style: { 'background-opacity': 0, 'border-width': 0, label: 'data(name)', 'text-valign': 'bottom', 'font-size': graph.fonts.name, 'font-style': 'italic', 'text-background-color': '#fff', 'text-background-opacity': 0.8, events: 'no' } },
    { selector: 'edge', style: { 'curve-style': 'bezier', 'target-arrow-shape': 'triangle', label: 'data(moves)', 'font-size': graph.fonts.name, 'text-background-color': '#fff', 'text-background-opacity': 1 } },
    ...Object.entries(graph.strokes).map(([name, { ink, width, dash }]) => ({
      selector: '.' + name,
      style: { width, 'line-color': '#' + ink, 'target-arrow-color': '#' + ink, ...(dash.length > 0 && { 'line-style': 'dashed', 'line-dash-pattern': dash }) },
    })),
  ],
});
// For the console.
window.cy = cy;
cy.on('position', 'node[^of]', ({ target }) => cy.getElementById('name-' + target.id()).position({ ...target.position() }));
// A bold rim tells of a value too.
const show = (node) => cy.getElementById(node.id).data('shown', textOf(node)).toggleClass('bold', node.bold && shown.get(node.id));
cy.on('tap', 'node', ({ target }) => {
  const node = graph.nodes.find(({ id }) => id === target.id());
  if (!node) return;
  shown.set(node.id, true);
  show(node);
});
const button = document.querySelector('button');
let hides = false;
button?.addEventListener('click', () => {
  hides = !hides;
  button.textContent = hides ? 'Show all values' : 'Hide all values';
  for (const node of graph.nodes) {
    shown.set(node.id, !hides);
    show(node);
  }
});`;

const notFetched = 'What a live page is made with could not be fetched. Try again when you are online.';

/** Refused where Cytoscape cannot be fetched, which is not kept for work without a network. */
export async function livePage(
  figure: Figure,
  { carries, madeBy = 'Grundy' }: PictureOptions,
): Promise<Result<PictureFile>> {
  const fetched = await fetchUnpacked(library).catch(() => undefined);
  if (!fetched) return refused([{ place: 'html', says: notFetched }]);
  const cytoscape = new TextDecoder().decode(fetched).replace(exported, 'const cytoscape=$1;');
  const { title, caption, description } = figure;
  const called = escaped(title || 'Drawing');
  const under = caption === '' ? '' : `${escaped(caption)} `;
  const graph = graphOf(figure);
  const showsValues = graph.nodes.some(({ value }) => value !== undefined);
  const page = `<!doctype html>${pageMark}
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="generator" content="${escaped(madeBy)}">
<title>${called}</title>
<style>${sheet}</style>
</head>
<body>
<svg hidden><metadata>${carries === undefined ? '' : inMetadata(carries)}</metadata></svg>
<header><h1>${called}</h1>${showsValues ? '<button type="button">Hide all values</button>' : ''}</header>
<div id="graph" role="img" aria-label="${escaped(description)}"></div>
<footer>${under}${showsValues ? 'Tap a node to reveal its value.' : ''}</footer>
<script type="module">/*! Cytoscape.js
${licence}
*/
${cytoscape}
const graph = ${asData(graph)};
${script}</script>
</body>
</html>
`;
  return accepted({ bytes: new TextEncoder().encode(page), unsaid: [] });
}
