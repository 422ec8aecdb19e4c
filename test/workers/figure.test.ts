/** The job of a figure: what each pen is given, how the figure is fitted, and that it can be sent. */
import { expect, test } from 'vitest';
import { styles } from '../../engine/figure/index.ts';
import { inlineEngine } from '../../workers/client.ts';
import { openJobs } from '../../workers/jobs/index.ts';
import { type FigureMemory, laidOut } from '../../workers/jobs/laid-out.ts';
import type { FigureDrawn, FigureJob, PenAsked } from '../../workers/protocol.ts';
import { gridDocument, labelsOf, openExample } from '../fixtures/figures.ts';

const document = openExample('fraenkel');

async function drawn(pen: PenAsked, more: Partial<FigureJob> = {}): Promise<FigureDrawn> {
  const job: FigureJob = {
    kind: 'figure',
    document,
    labels: labelsOf(more.document ?? document),
    style: styles.paper,
    caption: '',
    widest: undefined,
    keepsLetters: false,
    pen,
    ...more,
  };
  // Cloned as between threads: what cannot be cloned would never arrive.
  const answer = await inlineEngine(openJobs()).run(structuredClone(job)).answer;
  if (answer.kind !== 'done') throw new Error(answer.kind);
  return structuredClone(answer.value);
}

const textOf = ({ parts }: FigureDrawn): string => parts.map(({ text }) => text).join('');

test('the preview is the file without its drawing', async () => {
  const { bytes } = await drawn({ kind: 'format', format: 'svg', options: {} });
  const svg = new TextDecoder().decode(bytes);
  expect(svg).toContain('<metadata>');
  const preview = textOf(await drawn({ kind: 'preview' }));
  expect(svg.replace(/<metadata.*?<\/metadata>\n/s, '')).toBe(preview);
});

test('the preview of a bitmap has boxes where the bitmap has them, and names the letters with their words beforehand', async () => {
  const document = { ...gridDocument(1), title: '' };
  const named = { ...document, nodes: document.nodes.map((node) => ({ ...node, name: 'ключ x₁' })) };
  const preview = async (boxes: boolean) => drawn({ kind: 'preview', boxes }, { document: named });
  const [boxed, lettered] = [await preview(true), await preview(false)];
  const labels = /<g id="labels".*?<\/g>/s;
  expect(textOf(lettered).match(labels)?.[0]).toContain('ключ');
  expect(textOf(boxed).match(labels)?.[0]).not.toContain('ключ');
  const says = 'к л ю ч (in “ключ x_1”): a box is drawn for each';
  expect(boxed.unsaid).toEqual([expect.stringContaining(says)]);
  const png = { kind: 'format', format: 'png', options: {} } as const;
  expect((await drawn(png, { document: named })).unsaid).toEqual(boxed.unsaid);
});

test('TikZ has the caption, the label and the link it is given, and DOT says what it lacks', async () => {
  const link = 'https://example.org/#g1=abc';
  const options = { link, standalone: false, label: 'fig:f' };
  const tikz = textOf(await drawn({ kind: 'format', format: 'tikz', options }, { caption: 'Mine' }));
  expect(tikz).toContain('\\caption{Mine}\\label{fig:f}');
  expect(tikz).toContain(`% ${link}`);
  const dot = await drawn({ kind: 'format', format: 'dot', options: {} });
  expect(textOf(dot)).toMatch(/^digraph "After Fraenkel"/);
  expect(dot.unsaid).toEqual([expect.stringContaining('cannot store bends')]);
});

test('a figure that is too wide is fitted, and says by how much', async () => {
  const own = await drawn({ kind: 'preview' });
  expect(own).toMatchObject({ spacing: 1, scale: 1, width: own.ownWidth, textSize: 9 });
  expect(own.nodeSize).toBeCloseTo(7, 9);
  const widest = own.width / 2;
  const fitted = await drawn({ kind: 'preview' }, { widest });
  expect(fitted.width).toBeCloseTo(widest, 1);
  expect(fitted).toMatchObject({ ownWidth: own.width, textSize: 9 * fitted.scale });
  expect(fitted.spacing).toBeLessThan(1);
  const options = { link: '', standalone: true };
  const tikz = textOf(await drawn({ kind: 'format', format: 'tikz', options }, { widest }));
  expect(tikz.includes('\\scalebox{')).toBe(fitted.scale < 1);
  expect((await drawn({ kind: 'preview' }, { widest: own.width + 1 })).width).toBe(own.width);
  // DOT is for the places, which must stay.
  expect(await drawn({ kind: 'format', format: 'dot', options: {} }, { widest })).toMatchObject({
    spacing: 1,
    scale: 0.5,
  });
});

test('hidden values are a square, without steps and without a bold rim', async () => {
  const labels = new Map([...labelsOf(document)].map(([id, label]) => [id, { ...label, hidden: true }]));
  const { bytes } = await drawn({ kind: 'format', format: 'svg', options: { words: 'text' } }, { labels });
  const svg = new TextDecoder().decode(bytes);
  expect(svg.match(/▢/g)).toHaveLength(document.nodes.length);
  for (const said of ['∞', ': star', 'infinity', 'stroke-width="1.6"', 'small: step'])
    expect(svg).not.toContain(said);
});

test('a large preview comes in parts that lie within the figure', async () => {
  const { parts, width, height } = await drawn({ kind: 'preview' }, { document: gridDocument(28) });
  expect(parts.length).toBeGreaterThan(4);
  // The browser reads a part in one task: those of a few hundred marks take it some milliseconds.
  expect(Math.max(...parts.map(({ text }) => text.split('\n').length))).toBeLessThan(450);
  for (const part of parts) {
    expect(part.text).toMatch(/^<svg [^>]*>\n.*<\/svg>\n$/s);
    // Words may come out wider than estimated.
    expect(part.x).toBeGreaterThan(-part.width / 4);
    expect(part.x + part.width).toBeLessThan(width + part.width / 4);
    expect(part.y).toBeGreaterThan(-5);
    expect(part.y + part.height).toBeLessThan(height + 5);
  }
});

test('a figure that was laid out for the preview is not laid out again for the file', () => {
  const grid = gridDocument(20);
  const job: FigureJob = {
    kind: 'figure',
    figure: 'one',
    document: grid,
    labels: labelsOf(grid),
    style: styles.paper,
    caption: '',
    widest: undefined,
    keepsLetters: false,
    pen: { kind: 'preview' },
  };
  const memory: FigureMemory = { last: undefined };
  const layOut = (wanted: FigureJob) => {
    const slices = laidOut(structuredClone(wanted), memory);
    let count = 0;
    for (;;) {
      const slice = slices.next();
      if (slice.done) return { figure: slice.value, count };
      count++;
    }
  };
  const first = layOut(job);
  expect(first.count).toBeGreaterThan(0);
  const pen = { kind: 'format', format: 'svg', options: {} } as const;
  expect(layOut({ ...job, pen })).toEqual({ figure: first.figure, count: 0 });
  // Another width is another figure with another name.
  const narrow = layOut({ ...job, figure: 'two', widest: 100 });
  expect(narrow.count).toBeGreaterThan(0);
  expect(narrow.figure.figure.bounds.width).toBeLessThan(first.figure.figure.bounds.width);
});
