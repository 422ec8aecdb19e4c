/** The job of a figure: what each pen is asked for, how it is made to fit, and that it travels. */
import { expect, test } from 'vitest';
import { styles } from '../../engine/index.ts';
import { inlineEngine } from '../../workers/inline.ts';
import { jobs } from '../../workers/jobs/index.ts';
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
    pen,
    ...more,
  };
  // As over the wire: what cannot be cloned would never arrive.
  const answer = await inlineEngine(jobs).run(structuredClone(job)).answer;
  if (answer.kind !== 'done') throw new Error(answer.kind);
  return structuredClone(answer.value);
}

const textOf = ({ parts }: FigureDrawn): string => parts.map(({ text }) => text).join('');

test('the preview is the file without its drawing', async () => {
  const { bytes } = await drawn({ kind: 'press', format: 'svg', options: {} });
  const svg = new TextDecoder().decode(bytes);
  expect(svg).toContain('<metadata>');
  const preview = textOf(await drawn({ kind: 'preview' }));
  expect(svg.replace(/<metadata.*?<\/metadata>\n/s, '')).toBe(preview);
});

test('TikZ has the caption, the label and the link it is given; DOT says what it lacks', async () => {
  const link = 'https://example.org/#g1=abc';
  const options = { link, standalone: false, label: 'fig:f' };
  const tikz = textOf(await drawn({ kind: 'tikz', options }, { caption: 'Mine' }));
  expect(tikz).toContain('\\caption{Mine}\\label{fig:f}');
  expect(tikz).toContain(`% ${link}`);
  const dot = await drawn({ kind: 'dot' });
  expect(textOf(dot)).toMatch(/^digraph "After Fraenkel"/);
  expect(dot.unsaid).toEqual([expect.stringContaining('course of arcs')]);
});

test('a wider figure is made to fit, and a narrower one is left', async () => {
  const own = await drawn({ kind: 'preview' });
  expect(own.width).toBeCloseTo(own.ownWidth, 9);
  const fitted = await drawn({ kind: 'preview' }, { widest: own.width / 2 });
  expect(fitted.width).toBeCloseTo(own.width / 2, 9);
  expect(fitted.height).toBeCloseTo(own.height / 2, 9);
  expect(fitted.smallestText).toBeCloseTo(own.smallestText! / 2, 9);
  const options = { link: '', standalone: true };
  const tikz = textOf(await drawn({ kind: 'tikz', options }, { widest: own.width / 2 }));
  const whole = textOf(await drawn({ kind: 'tikz', options }));
  expect(tikz.replace('\\scalebox{0.5}{%\n', '').replace('}%\n\\end{lrbox}', '\\end{lrbox}')).toBe(whole);
  expect((await drawn({ kind: 'preview' }, { widest: own.width + 1 })).width).toBeCloseTo(own.width, 9);
});

test('hidden values are a square, without steps and without a bold rim', async () => {
  const labels = new Map([...labelsOf(document)].map(([id, label]) => [id, { ...label, hidden: true }]));
  const { bytes } = await drawn({ kind: 'press', format: 'svg', options: { words: 'text' } }, { labels });
  const svg = new TextDecoder().decode(bytes);
  expect(svg.match(/▢/g)).toHaveLength(document.nodes.length);
  for (const said of ['∞', ': star', 'infinity', 'stroke-width="1.6"', 'small: step'])
    expect(svg).not.toContain(said);
});

test('a large preview comes in parts that lie within the figure', async () => {
  const { parts, width, height } = await drawn({ kind: 'preview' }, { document: gridDocument(28) });
  expect(parts.length).toBeGreaterThan(4);
  for (const part of parts) {
    expect(part.text).toMatch(/^<svg [^>]*>\n.*<\/svg>\n$/s);
    // Words may come out wider than they were estimated.
    expect(part.x).toBeGreaterThan(-part.width / 4);
    expect(part.x + part.width).toBeLessThan(width + part.width / 4);
    expect(part.y).toBeGreaterThan(-5);
    expect(part.y + part.height).toBeLessThan(height + 5);
  }
});
