/**
 * What is chosen for an export: styles from options, what storage may contain, labels as the canvas has them,
 * warnings.
 */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { writtenIn } from '../../app/export/exportable.ts';
import { formatCalled, formats } from '../../app/export/formats.ts';
import {
  type FigureOptions,
  firstOptions,
  readOptions,
  styleOf,
  withStyle,
} from '../../app/export/options.ts';
import { readRemembered } from '../../app/export/remembered.ts';
import {
  drawingToExport,
  type ExportedState,
  type ExportRequest,
  exportRequest,
  partAsked,
  selectedNodes,
} from '../../app/export/request.ts';
import { warningsOf } from '../../app/export/warnings.ts';
import { fileName } from '../../app/files/save.ts';
import type { Labels } from '../../app/store/state/answers.ts';
import { nothingHidden } from '../../app/store/state/showing.ts';
import { setRules } from '../../engine/document/edits/index.ts';
import { compile, edgeKey, readDocument } from '../../engine/document/index.ts';
import { readTerse } from '../../engine/document/links/read.ts';
import { styleKinds, styles } from '../../engine/figure/index.ts';
import { openExample } from '../fixtures/figures.ts';

vi.stubGlobal('location', { href: 'https://example.org/grundy/#g1=old' });

const document = openExample('fraenkel');
const noCaption = { caption: '', label: '' };

/** Labels in which the first `known` nodes have the value 0. */
function labels(known: number, complete: boolean, theory: 'sg' | 'none' = 'sg'): Labels {
  const { ids, index } = compile(document);
  const codes = new Int32Array(ids.length).fill(-1).fill(0, 0, known);
  return {
    revision: 0,
    ids,
    index,
    chosen: { theory: theory === 'none' ? undefined : theory, name: '', reason: '', parts: [], uncovered: 0 },
    table: [{ kind: 'nimber', n: 0 }],
    codes,
    steps: new Int32Array(ids.length).fill(-1).fill(2, 0, known),
    outcomes: new Uint8Array(ids.length),
    classes: ['N', 'P', 'D'],
    remoteness: undefined,
    partOf: undefined,
    facts: undefined,
    rounds: 0,
    done: known,
    total: ids.length,
    took: undefined,
    leftOut: undefined,
    complete,
  };
}

const standing = (more: Partial<ExportedState> = {}): ExportedState => ({
  document,
  labels: labels(8, true),
  names: true,
  letters: false,
  stops: false,
  showing: 'values',
  hidden: nothingHidden,
  selection: { nodes: new Set(), edges: new Set() },
  solving: { kind: 'idle' },
  ...more,
});
const ask = (
  more: Partial<ExportedState> = {},
  options: FigureOptions = firstOptions,
  only = false,
): ExportRequest =>
  exportRequest(standing(more), options, noCaption, { selectedOnly: only, valuesAnyway: false });

describe('options', () => {
  test.each(styleKinds)('%s without adjustments is the style as it is', (kind) => {
    expect(styleOf(withStyle(firstOptions, kind), 'values', undefined)).toEqual(styles[kind]);
  });

  test('another style brings its own sizes, and what is shown stays', () => {
    const adjusted = { ...firstOptions, nodeSize: 12, legend: 'none', names: false, colours: false } as const;
    const projector = styleOf(withStyle(adjusted, 'projector'), 'outcomes', ['a']);
    expect(projector).toEqual({
      ...styles.projector,
      shows: 'outcomes',
      names: false,
      colours: false,
      only: ['a'],
    });
  });

  test('a figure shows nothing at its nodes if the canvas shows nothing', () => {
    expect(styleOf(firstOptions, 'off', undefined)).toMatchObject({ values: 'none', steps: false });
  });

  test('requested values are shown although the canvas shows none, and outcomes stay outcomes', () => {
    const anyway = { selectedOnly: false, valuesAnyway: true };
    const found = exportRequest(
      standing({ showing: 'off', labels: labels(3, false) }),
      firstOptions,
      noCaption,
      anyway,
    );
    expect(found.style).toMatchObject({ values: 'inside', shows: 'values', steps: true });
    expect([found.labels.size, found.coming]).toEqual([3, 5]);
    const outcomes = exportRequest(standing({ showing: 'outcomes' }), firstOptions, noCaption, anyway);
    expect(outcomes.style.shows).toBe('outcomes');
  });

  test('only known members within their range are taken from storage', () => {
    const kept = {
      style: 'screen',
      widest: 84,
      nodeSize: 1e9,
      textSize: '9',
      values: 'somewhere',
      steps: false,
      legend: null,
      ground: 'none',
      form: 'poster',
      toString: true,
      secret: 1,
    };
    const read = readOptions(JSON.parse(JSON.stringify(kept)));
    expect(read).toEqual({ ...firstOptions, style: 'screen', widest: 84, steps: false, ground: 'none' });
    for (const other of [undefined, null, 3, 'x', []]) expect(readOptions(other)).toEqual(firstOptions);
  });

  test('remembered options are read back, and damaged ones are ignored', () => {
    const nothing = { format: '', options: {}, captions: {}, last: undefined };
    for (const text of [
      null,
      'null',
      '3',
      '[]',
      '{"format":3,"options":[],"captions":{"d":{"caption":1}},"last":1}',
    ])
      expect(readRemembered(text)).toEqual(nothing);
    const kept = {
      format: 'tikz',
      options: { tikz: { ...firstOptions, widest: 100 } },
      captions: { d: { caption: 'c', label: 'l' } },
      last: { format: 'tikz', selectedOnly: true, valuesAnyway: true },
    };
    expect(readRemembered(JSON.stringify(kept))).toEqual(kept);
    const { valuesAnyway: _, ...older } = kept.last;
    expect(readRemembered(JSON.stringify({ ...kept, last: older })).last).toEqual({
      ...older,
      valuesAnyway: false,
    });
  });
});

describe('labels are those of the canvas', () => {
  test('known labels are used, hidden ones stay hidden, and the others are still coming', () => {
    const { labels: shown, coming } = ask({
      labels: labels(3, false),
      hidden: { all: false, except: new Set(['d']) },
    });
    expect(shown.get('d')).toEqual({ hidden: true });
    expect(shown.size).toBe(3);
    expect(coming).toBe(5);
    expect(ask({ labels: undefined }).coming).toBe(8);
    expect(ask({ labels: undefined }, { ...firstOptions, values: 'none' }).coming).toBe(0);
    expect(ask({ labels: undefined, showing: 'off' }).coming).toBe(0);
  });

  test('outcomes may be known where values are not', () => {
    const found = ask({ labels: labels(0, false), showing: 'outcomes' });
    expect(found.coming).toBe(0);
    expect(found.labels.get('a')).toMatchObject({ outcome: 'N' });
  });

  test('if no theory is known nothing is coming, and a question mark is shown', () => {
    const found = ask({ labels: labels(0, true, 'none') });
    expect(found.coming).toBe(0);
    expect(found.labels.size).toBe(8);
  });

  test('a node that a theory left out shows its outcome, and no value is awaited', () => {
    const found = ask({ labels: labels(3, true) });
    expect(found.labels.size).toBe(8);
    expect([...found.labels.values()].filter(({ value }) => value)).toHaveLength(3);
    expect(found.coming).toBe(0);
  });
});

describe('a selection', () => {
  const edge = document.edges[0];
  const selection = { nodes: new Set(['x']), edges: new Set([edgeKey(edge)]) };

  test('a selection is its nodes and the ends of its arcs, in the drawing’s order', () => {
    const chosen = new Set(['x', edge.from, edge.to]);
    const wanted = document.nodes.map(({ id }) => id).filter((id) => chosen.has(id));
    expect(selectedNodes({ document, selection })).toEqual(wanted);
    expect(ask({ selection }, firstOptions, true).style.only).toEqual(wanted);
    expect(ask({ selection }).only).toBeUndefined();
    expect(ask({}, firstOptions, true).only).toBeUndefined();
  });

  test('the part that is written keeps what was chosen for the whole drawing', () => {
    const whole = setRules(document, { theory: 'sfp', asPublished: true });
    const part = partAsked({ document: whole, only: ['x', 'y'] });
    expect(part.nodes.map(({ id }) => id)).toEqual(['x', 'y']);
    expect(part.title).toBe(document.title);
    expect(part.view.rules).toEqual(whole.view.rules);
    expect(partAsked({ document, only: undefined })).toBe(document);
  });
});

describe('formats', () => {
  test('each format is found by its own name, and an unknown name gives the first format', () => {
    expect(new Set(formats.map(({ id }) => id)).size).toBe(formats.length);
    for (const format of formats) expect(formatCalled(format.id)).toBe(format);
    expect(formatCalled('papyrus')).toBe(formats[0]);
    for (const { describes, readable, copies, extension } of formats) {
      expect(describes !== 'drawing' || readable).toBe(true);
      expect(copies || extension !== undefined).toBe(true);
    }
  });

  test('an SVG stays the bytes that the worker wrote, which the page need not decode', async () => {
    const svg = await writtenIn(formatCalled('svg'), drawingToExport(ask()));
    expect(svg.ok && svg.value.body).toBeInstanceOf(Uint8Array);
  });

  test('JSON and a link bring the drawing back, and say which arcs a part has lost', async () => {
    const json = await writtenIn(formatCalled('json'), drawingToExport(ask()));
    expect(json.ok && readDocument(String(json.value.body))).toEqual({
      ok: true,
      value: { document, placed: true },
    });
    const only = { selection: { nodes: new Set(['x', 'y']), edges: new Set<string>() } };
    const part = await writtenIn(formatCalled('json'), drawingToExport(ask(only, firstOptions, true)));
    expect(part).toMatchObject({
      ok: true,
      value: { unsaid: [expect.stringContaining('3 arcs leave')] },
    });
    const link = await writtenIn(formatCalled('link'), drawingToExport(ask()));
    expect(link.ok && link.value.body).toMatch(/^https:\/\/example.org\/grundy\/#g1=[\w-]+$/);
    expect(readTerse('{}').ok).toBe(false);
  });

  test('files are named after the drawing', () => {
    expect(fileName('Über ∞: <b>', '.grundy.svg')).toBe('Über-b.grundy.svg');
    expect(fileName('', '.tex')).toBe('drawing.tex');
    expect(fileName('a')).toBe('a.grundy.json');
  });
});

describe('warnings', () => {
  /** The warnings about a figure whose nodes could not move together. */
  function says(options: Partial<FigureOptions>, width: number, ownWidth: number, smallestText: number) {
    const drawn = { width, ownWidth, smallestText, overlapping: [] };
    const [scale, textSize] = [width / ownWidth, options.textSize ?? 9];
    return warningsOf(ask({}, { ...firstOptions, ...options }), { ...drawn, scale, textSize }, false);
  }
  let small: ReturnType<typeof says>;
  beforeAll(() => {
    small = says({ widest: 84 }, 84, 160, 4);
  });

  test('text of six points, or slightly less, gives no warning', () => {
    expect(says({}, 160, 160, 6)).toEqual([]);
    expect(says({ widest: 84 }, 84, 98, 5.97)).toEqual([]);
    expect(warningsOf(ask(), undefined, false)).toEqual([]);
  });

  test('the remedy is the page’s width if that suffices, else the natural width', () => {
    expect(small).toEqual([
      {
        says: 'The smallest text is 4.0 pt: text under 6 pt is hard to read in print.',
        remedy: { says: 'Make it 160 mm wide', change: { widest: 174 } },
      },
    ]);
    expect(says({ widest: 84 }, 84, 300, 2)[0].remedy?.change).toEqual({ widest: undefined });
    expect(says({ widest: 174 }, 174, 300, 5)[0].remedy?.change).toEqual({ widest: undefined });
  });

  test('the remedy is larger text if no width helps', () => {
    expect(says({ textSize: 5 }, 100, 100, 3.7)[0].remedy?.change).toEqual({ textSize: 8.5 });
    expect(says({ widest: 20, textSize: 5 }, 20, 40, 2)[0].remedy?.change).toEqual({ textSize: 15 });
    expect(says({ textSize: 200 }, 100, 100, 1)[0].remedy).toBeUndefined();
  });

  test('values that are still coming give a warning, and so do those that never came', () => {
    const waiting = ask({ labels: labels(6, false) });
    expect(warningsOf(waiting, undefined, true)[0].says).toMatch(/^2 values are still being computed/);
    expect(warningsOf(waiting, undefined, false)[0].says).toMatch(/^No value was found for 2 nodes/);
  });
});
