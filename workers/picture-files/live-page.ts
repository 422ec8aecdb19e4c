/**
 * Writes a figure's graph as a page of its own: Cytoscape shows it, in the drawing's places, colours and
 * dashes. A person can move nodes and the view, hide all values, and reveal one by a tap. The page needs no
 * other file, and carries its drawing as an SVG does. Values that the drawing hides are not in it. Linear in
 * the figure; Cytoscape takes 436 kB of the file.
 */
import library from 'cytoscape/dist/cytoscape.esm.min.mjs?packed';
import { type Figure, textOfMark } from '../../engine/figure/index.ts';
import type { PictureFile, PictureOptions } from '../../engine/formats/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import type { Mark } from '../../engine/values/index.ts';
import { inMetadata } from './embedded-document/in-svg.ts';
import { pageMark } from './embedded-document/picture-kind.ts';
import { fetchUnpacked } from './fetch-unpacked.ts';
import { type LiveGraph, showLive } from './live-page-script.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The data for a script, in which a `<` in a name must not end the script. */
const asData = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** CSS pixels in a point. */
const pixel = 96 / 72;

const digits = { _: '₀₁₂₃₄₅₆₇₈₉', '^': '⁰¹²³⁴⁵⁶⁷⁸⁹' } as const;

/**
 * A mark in one face, as Cytoscape writes it: numbers below or above the line have characters of their own.
 */
const inOneFace = (mark: Mark): string =>
  textOfMark(mark).replace(/([_^])(\d+)/g, (_, script: keyof typeof digits, number: string) =>
    number.replace(/\d/g, (digit) => digits[script][Number(digit)]),
  );

/**
 * The data for the page's own script. Names, values and pieces are where the figure has placed them, so that
 * they cover no arc and no node. Each is an element of its own, which moves with its node.
 */
function graphOf({ nodes, arcs, words, pieces, measures }: Figure): LiveGraph {
  const { radius, strokes, text } = measures;
  const labels = words.flatMap(({ kind, node, mark, at, size }) =>
    node === undefined || (kind !== 'name' && (kind !== 'value' || nodes[node].hidden))
      ? []
      : [{ of: node, kind, text: inOneFace(mark), x: at.x * pixel, y: at.y * pixel, size: size * pixel }],
  );
  const counts = pieces.map(({ node, at, count }) => ({
    of: node,
    kind: 'pieces' as const,
    text: count > 1 ? `●${count}` : '●',
    x: at.x * pixel,
    y: at.y * pixel,
    size: text.name * pixel,
  }));
  return {
    nodes: nodes.map(({ at, gray, bold, hidden = false }) => ({
      x: at.x * pixel,
      y: at.y * pixel,
      gray,
      bold,
      hidden,
    })),
    labels: [...labels, ...counts],
    arcs: arcs.map(({ from, to, stroke, moves = '' }) => ({ from, to, stroke, moves })),
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

/** The licence of Cytoscape, since each page contains a copy. */
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

/** The end of the module of Cytoscape; in the page it is not a module of its own. */
const exported = /export\s*\{\s*(\w+) as default\s*\};?\s*$/;

const notFetched = 'What a live page is made with could not be fetched. Try again when you are online.';

/** Refused if Cytoscape cannot be fetched, since it is not kept for work without a network. */
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
  const showsValues = graph.labels.some(({ kind }) => kind === 'value');
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
(${showLive})(cytoscape, graph, window);
</script>
</body>
</html>
`;
  return accepted({ bytes: new TextEncoder().encode(page), unsaid: [] });
}
