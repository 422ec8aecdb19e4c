/**
 * Nothing that leaves the editor as a file, a link, a table or a list says a hidden value. Each search first
 * shows that it finds the value where it is not hidden. Bitmaps and pages cannot be searched: what is drawn
 * in them is the same for other values.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { momentsOf, sheetAsked } from '../../app/dialogs/ContactSheet.tsx';
import { allEntries } from '../../app/dialogs/Palette.tsx';
import { writtenIn } from '../../app/export/exportable.ts';
import { formats } from '../../app/export/formats.ts';
import { firstOptions, withStyle } from '../../app/export/options.ts';
import { drawingToExport, exportRequest, figureJobFor } from '../../app/export/request.ts';
import { asCsv, asLatex, nodeRows } from '../../app/inspector/table-rows.ts';
import { sceneOf } from '../../app/present/scene-of.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { documentToHand, documentToKeep } from '../../app/store/handing-on.ts';
import { hideAll, reveal, showAll } from '../../app/store/hidden.ts';
import { seenDocument } from '../../app/store/seen-document.ts';
import { shownLabels } from '../../app/store/selectors.ts';
import { startSolving } from '../../app/store/solving.ts';
import type { Labels } from '../../app/store/state/answers.ts';
import { beginRounds, framesOf } from '../../app/walkthrough/walking.ts';
import {
  calledNode,
  emptyDocument,
  type GameDocument,
  mergeEdgeList,
  readDocument,
  writeDocument,
} from '../../engine/document/index.ts';
import { writeTerse } from '../../engine/document/links/index.ts';
import { readTerse } from '../../engine/document/links/read.ts';
import { readsAsValue, tellsValue } from '../../engine/values/value-name.ts';
import { engine } from '../../workers/client.ts';
import { openExample } from '../fixtures/figures.ts';

vi.stubGlobal('location', { href: 'https://example.org/grundy/' });
vi.stubGlobal('document', { fullscreenEnabled: false });
vi.stubGlobal('window', {});

let stop = (): void => undefined;
beforeEach(() => {
  startAfresh();
  stop = startSolving();
});
afterEach(() => {
  stop();
  engine().close();
});

function written(text: string): GameDocument {
  const read = mergeEdgeList(emptyDocument, text);
  if (!read.ok) throw new Error(read.problems[0].says);
  return read.value;
}

const thirteenSixteenths = 'a ->L c\na ->R d\nc ->L e\nc ->R f\nd ->L c\nd ->R f\ne ->L z\ne ->R f\nf ->L z';

async function solved(document: GameDocument): Promise<void> {
  openDocument(document, 'a drawing');
  await expect.poll(() => editor().labels?.complete).toBe(true);
}

/** The text without the program of a live page, which says nothing about a drawing. */
const textIn = (body: string | Uint8Array): string =>
  (typeof body === 'string' ? body : new TextDecoder().decode(body)).replace(
    /<script[\s\S]*?\nconst graph/,
    '',
  );

/** As if every node had the value, the outcome and the round of another one. */
function withOthers(labels: Labels): Labels {
  const { table, classes, codes, outcomes, steps } = labels;
  return {
    ...labels,
    codes: codes.map((code) => (code + 1) % table.length),
    outcomes: outcomes?.map((outcome) => (outcome + 1) % classes.length),
    steps: steps.map((step) => step + 1),
  };
}

/** What the pens of all formats, bitmaps and pages too, are given to draw with these labels. */
const figureDrawnOf = (labels: Labels) =>
  (['paper', 'projector'] as const).map((style) => {
    const options = { ...withStyle(firstOptions, style), legend: 'caption' } as const;
    const wish = { selectedOnly: false, valuesAnyway: true };
    const asked = exportRequest({ ...editor(), labels }, options, { caption: '', label: '' }, wish);
    // Each figure has a name of its own.
    return { ...figureJobFor(asked, { kind: 'format', format: 'png', options: {} }), figure: '' };
  });

/** Everything that one can take out of the editor as text, by what it is called. */
async function takenOut(): Promise<ReadonlyMap<string, string>> {
  const out = new Map<string, string>();
  const state = editor();
  const wish = { selectedOnly: false, valuesAnyway: true };
  const caption = { caption: 'Mine', label: '' };
  const legend = { ...firstOptions, legend: 'caption' } as const;
  for (const format of formats) {
    if (format.id === 'png' || format.id === 'pdf') continue;
    for (const options of [
      legend,
      withStyle(firstOptions, 'projector'),
      { ...firstOptions, form: 'talk' } as const,
    ]) {
      const file = await writtenIn(format, drawingToExport(exportRequest(state, options, caption, wish)));
      if (!file.ok) throw new Error(`${format.id}: ${file.problems[0].says}`);
      const { body, unsaid } = file.value;
      out.set(`${format.id} ${options.style} ${options.form}`, `${textIn(body)}\n${unsaid.join('\n')}`);
    }
  }
  // Partizan values are found in no rounds.
  const { moments } = momentsOf(state);
  const sheet =
    moments.length > 0 &&
    (await writtenIn(formats[0], drawingToExport(sheetAsked(state, firstOptions, moments, undefined))));
  if (sheet) out.set('contact sheet', sheet.ok ? textIn(sheet.value.body) : sheet.problems[0].says);
  const rows = nodeRows(state, shownLabels(state), undefined);
  out.set('table as CSV', asCsv(rows)).set('table as LaTeX', asLatex(rows));
  out.set('file', writeDocument(documentToKeep())).set('link', writeTerse(documentToHand(false)));
  const entries = allEntries([], { examples: [], lessons: [] }).flatMap(({ entries: each }) =>
    each.filter(({ id }) => /^(value|node) /.test(id)),
  );
  out.set('palette', entries.map(({ label, also = [] }) => [label, ...also].join(' ')).join('\n'));
  beginRounds();
  const frames = framesOf({ of: 'rounds' }, editor());
  const frame = (at: number): string =>
    JSON.stringify([frames.sentence(at), frames.lit(at), frames.amount(at)]);
  out.set('rounds', Array.from({ length: frames.last + 1 }, (_, at) => frame(at)).join('\n'));
  return out;
}

/** The metadata of a figure are its drawing, whose size in base64 may contain anything. */
const plain = (text: string): string => text.replace(/<metadata>.*?<\/metadata>/s, '').replace(/%.*$/gm, '');

describe.each([
  ['13/16', written(thirteenSixteenths), /1[^\d]{0,12}3\s*\/\s*1|sixteen|\{13\}|"numerator":13/],
  ['moons and exits', openExample('erratum'), /☾|moon|∞|infty|infinity|ℕ|mathbb|"exits"|"phase"/],
])('%s', (_name, document, value) => {
  test('is in the files where it is shown, and in none where all are hidden', async () => {
    await solved(document);
    const shown = await takenOut();
    const says = [...shown].filter(([, text]) => value.test(plain(text))).map(([name]) => name);
    expect(says).toEqual(expect.arrayContaining(['table as CSV', 'table as LaTeX', 'palette']));
    expect(says.filter((name) => /^(svg|tikz|dot|contact)/.test(name)).length).toBeGreaterThan(6);
    hideAll();
    const hidden = await takenOut();
    // Where every value is hidden there are no steps for a contact sheet.
    expect([...hidden.keys()]).toEqual([...shown.keys()].filter((name) => name !== 'contact sheet'));
    for (const [name, text] of hidden) expect(plain(text).match(value)?.[0], name).toBeUndefined();
    showAll();
  });

  test('pens of all formats draw the same figure for all hidden values', async () => {
    await solved(document);
    const { labels } = editor();
    if (!labels) throw new Error('It is not solved.');
    expect(figureDrawnOf(withOthers(labels))).not.toEqual(figureDrawnOf(labels));
    hideAll();
    expect(figureDrawnOf(withOthers(labels))).toEqual(figureDrawnOf(labels));
    showAll();
  });
});

describe('names that say values', () => {
  const named = /\b(over|under|upon|dud)\b/i;
  /** A file that a person saves is the drawing itself. */
  const isDrawing = (name: string): boolean => name === 'file';
  const said = ([name, text]: readonly [string, string]): boolean =>
    !isDrawing(name) && named.test(plain(text));

  test('are where their values are, and letters wherever these are hidden', async () => {
    await solved(openExample('loopy-names'));
    const shown = [...(await takenOut())].filter(said).map(([name]) => name);
    expect(shown).toEqual(
      expect.arrayContaining(['palette', 'table as CSV', 'tikz paper snippet', 'dot paper snippet']),
    );
    hideAll();
    expect([...(await takenOut())].filter(said).map(([name]) => name)).toEqual([]);
    const { nodes, title } = seenDocument(editor());
    expect([title, nodes.map(calledNode).filter((name) => readsAsValue(name, 'decimals'))]).toEqual(['', []]);
    expect(new Set(nodes.map(calledNode)).size).toBe(nodes.length);
    expect(
      JSON.stringify(
        sceneOf(editor(), { view: undefined, pointer: undefined }).document.nodes.map(({ name }) => name),
      ),
    ).not.toMatch(named);
    // One whose value is revealed has its name again; the drawing itself never lost any.
    const over = editor().document.nodes.find(({ name, id }) => (name || id) === 'over');
    reveal([over?.id ?? '']);
    expect(seenDocument(editor()).nodes.map(calledNode)).toContain('over');
    expect(documentToKeep().nodes).toEqual(openExample('loopy-names').nodes);
  });

  type Row = readonly [name: string, withNumbers: boolean, without: boolean];
  const meant = ['decimals', 'none'] as const;

  const words: readonly Row[] = [
    ['over', true, true],
    ['{0|1}', true, true],
    ['*2', true, true],
    ['∞_0', true, true],
    ['-1', true, true],
    ['zero', true, true],
    ['Star 2', true, true],
    ['double up', true, true],
    ['starfish', false, false],
    ['<^1|2>', true, true],
    ['3', true, false],
    ['1021', true, false],
    ['2.5', true, false],
    ['0.0', false, false],
    ['N', false, false],
    ['v0', false, false],
    ['glass', false, false],
    ['0-1:l', false, false],
  ];
  const texts: readonly Row[] = [
    ['= over', true, true],
    ['G + over', true, true],
    ['G − H', false, false],
    ['3 + H', true, false],
    ['over?', true, true],
    ['“over”', true, true],
    ['value: *2', true, true],
    ['G = {0|1}', true, true],
    ['it is on', true, true],
    ['worth *2 here', true, true],
    ['G = 3', true, false],
    ['move on', false, false],
    ['turn over', false, false],
    ['row 3', false, false],
    ['a: b', false, false],
    ['isolated', false, false],
    ['1, 2', false, false],
    ['nimber 2', true, true],
    ['G:*2', true, true],
    ['*₂', true, true],
    ['first player wins', true, true],
    ['G, where Left wins', true, true],
    ['an N-position', true, true],
    ['first player', false, false],
    ['draw', false, false],
  ];

  test.each(words)(
    '“%s” is a value among values of numbers: %s, among positions: %s',
    (name, ...expected) => {
      expect(meant.map((numbers) => readsAsValue(name, numbers))).toEqual(expected);
    },
  );

  test.each([...words, ...texts])(
    '“%s” tells a value among values of numbers: %s, among positions: %s',
    (name, ...expected) => {
      expect(meant.map((numbers) => tellsValue(name, numbers))).toEqual(expected);
    },
  );
});

describe('a board whose values are hidden', () => {
  const board = { ruleset: 'toads-and-frogs', position: 'T.F' };

  test('is kept and handed on with the same values hidden, and without a title that says one', () => {
    openDocument({ ...emptyDocument, title: 'Frogs: first player wins', board }, 'a board');
    hideAll();
    expect(seenDocument(editor()).title).toBe('');
    openDocument({ ...emptyDocument, title: '= over', board }, 'a board');
    hideAll();
    reveal(['.TF', 'TF.']);
    const hidden = { all: true, except: ['.TF', 'TF.'] };
    expect(seenDocument(editor()).title).toBe('');
    expect(documentToKeep().title).toBe('= over');
    const handed = documentToHand(false);
    expect(handed).toEqual({ ...documentToKeep(), title: '' });
    for (const read of [readDocument(writeDocument(handed)), readTerse(writeTerse(handed))]) {
      if (!read.ok) throw new Error(read.problems[0].says);
      const document = 'document' in read.value ? read.value.document : read.value;
      expect([document.board, document.view.hidden]).toEqual([board, hidden]);
    }
  });

  test('hides all values where a file lists only some, since the values above those would reveal them', () => {
    const view = { ...emptyDocument.view, hidden: { all: false, except: ['T.F'] } };
    const read = readDocument(writeDocument({ ...emptyDocument, view, board }));
    expect(read.ok && read.value.document.view.hidden).toEqual({ all: true, except: [] });
  });
});
