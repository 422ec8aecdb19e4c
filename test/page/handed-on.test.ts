/**
 * The output of the page does not depend on names that reveal hidden values: every format, the link, the
 * clipboard, the student's copy, the audience's window, every panel. These laws compare two drawings that
 * differ only in such names. A person who asks for the names gets them, and a paste in the same browser gives
 * the drawing itself. The file is long because it compares all ways out of the page in one place.
 */
import * as fc from 'fast-check';
import { afterEach, test, vi } from 'vitest';
import { acceptClipboard } from '../../app/commands/clipboard.ts';
import { commandById } from '../../app/commands/index.ts';
import { writtenIn } from '../../app/export/exportable.ts';
import { formats } from '../../app/export/formats.ts';
import { firstOptions } from '../../app/export/options.ts';
import { drawingToExport, exportRequest } from '../../app/export/request.ts';
import { addressToShare } from '../../app/export/shared-link.ts';
import { openAsNew } from '../../app/files/drawings.ts';
import { studentCopy } from '../../app/files/lessons/student-copy.ts';
import { linkOf, readLink } from '../../app/files/link.ts';
import { readAny } from '../../app/files/read-any.ts';
import { toDot, toSvg, toTikz } from '../../app/library/index.ts';
import { editor } from '../../app/store/editor.ts';
import { documentToKeep } from '../../app/store/handing-on.ts';
import { isHidden } from '../../app/store/hidden.ts';
import { select } from '../../app/store/showing.ts';
import { setView } from '../../engine/document/edits/index.ts';
import { withNodeIds } from '../../engine/document/edits/renamed-nodes.ts';
import {
  emptyDocument,
  type GameDocument,
  type NodeId,
  type WrittenHidden,
  writeDocument,
} from '../../engine/document/index.ts';
import { plainView, writeLesson } from '../../engine/lesson/index.ts';
import { smallGame } from '../arbitrary/small-games.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { tryLawInTime } from '../laws/seeds.ts';
import { madeOf } from './made-of.ts';
import { answeringNear } from './near-memory.ts';
import { begin, close, open, reload, rest } from './page.ts';
import { rendered } from './panels.ts';

afterEach(close);

/** Names that say values, as unlike each other as names can be. */
const secrets = [
  ['over', '*7', '1', 'value: {0|5}', 'tiny_2?'],
  ['up', 'star', '12', 'G = -3/4', '“on”'],
] as const;

type Case = {
  readonly game: GameDocument;
  readonly hides: readonly boolean[];
  /** Whether a node has the secret as its id alone, having another name by now. */
  readonly asId: readonly boolean[];
};

/**
 * The drawing in which every node whose value is hidden is called by a secret, and the others by plain names.
 */
function named({ game, hides, asId }: Case, of: readonly string[], title = of[0]): GameDocument {
  const ids = new Map(game.nodes.map(({ id }, i) => [id, hides[i] ? of[i] : `n${i}`]));
  const whole = withNodeIds(game, ids);
  const nodes = whole.nodes.map((node, i) => ({ ...node, name: hides[i] && asId[i] ? `m${i}` : '' }));
  const except = whole.nodes.flatMap(({ id }, i) => (hides[i] ? id : []));
  return setView(
    { ...whole, nodes, title: except.length > 0 ? title : 'A title' },
    { hidden: { all: false, except } },
  );
}

/** The result of something that needs the workers. */
async function finished<T>(deed: Promise<T>): Promise<T> {
  begin(deed);
  await rest();
  return await deed;
}

async function opened(body: string | Uint8Array): Promise<string> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const read = await finished(readAny('', bytes));
  if (!read.ok) throw new Error(`${read.problems[0].place} ${read.problems[0].says}`);
  return writeDocument(read.value.document);
}

const linkIn = async (address: string): Promise<string> => {
  const read = await finished(readLink(new URL(address).hash));
  if (!read.ok) throw new Error(read.problems[0].says);
  return writeDocument(read.value);
};

async function exported(id: string, namesToo: boolean): Promise<string> {
  const format = formats.find((each) => each.id === id)!;
  const wish = { selectedOnly: false, valuesAnyway: true, namesToo };
  const asked = exportRequest(editor(), firstOptions, { caption: '', label: '' }, wish);
  const written = await finished(writtenIn(format, drawingToExport(asked)));
  if (!written.ok) throw new Error(written.problems[0].says);
  const { body } = written.value;
  const drawing = await opened(body);
  // Bitmaps and pages cannot be compared: they have times in them.
  const text = typeof body === 'string' ? body : id === 'svg' ? new TextDecoder().decode(body) : '';
  return `${text}\n${drawing}`;
}

/** The clipboard's flavours after an event of the browser's, which is answered as the page answers it. */
function flavours(kind: 'copy' | 'cut'): ReadonlyMap<string, string> {
  const data = new Map<string, string>();
  const clipboardData = { setData: (type: string, text: string) => data.set(type, text), files: [] };
  document.dispatchEvent(Object.assign(new Event(kind, { cancelable: true }), { clipboardData }));
  return data;
}

async function pasted(data: ReadonlyMap<string, string>): Promise<void> {
  const clipboardData = { getData: (type: string) => data.get(type) ?? '', files: [] };
  document.dispatchEvent(Object.assign(new Event('paste', { cancelable: true }), { clipboardData }));
  await rest();
}

/** As a browser has it around the page. */
function withClipboard(): () => void {
  Object.assign(document, { querySelector: () => null, activeElement: null });
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('getSelection', () => null);
  return acceptClipboard();
}

const lessonOf = (drawing: GameDocument): string => {
  const { hidden = { all: false, except: [] } } = drawing.view;
  const view = { ...plainView('d'), hidden };
  return writeLesson(
    studentCopy({ title: '', about: '', drawings: new Map([['d', drawing]]), views: [view] }),
  );
};

/** Everything that leaves the page, by what it is called. */
async function leaving(slow: boolean): Promise<Readonly<Record<string, unknown>>> {
  const out: Record<string, unknown> = {};
  // What a bitmap carries is what a page carries, and its library begins once in a thread.
  for (const { id } of formats)
    if (id !== 'png' && (slow || id !== 'pdf')) out[id] = await exported(id, false);
  out.share = await linkIn(await addressToShare(false));
  out.handout = lessonOf(documentToKeep());
  select(editor().document.nodes.map(({ id }) => id));
  const end = withClipboard();
  out.clipboard = [...flavours('copy')];
  end();
  await finished(Promise.resolve(commandById('edit.copy').run()));
  out.copied = await navigator.clipboard.readText();
  select([]);
  // The id of the drawing is new in every browser; the request for a figure has the drawing itself, from
  // which its job makes what leaves.
  const { figure: _, scene, ...made } = madeOf(editor());
  return {
    ...out,
    ...made,
    panels: [...rendered({ ...editor(), naming: editor().document.nodes[0]?.id }, answeringNear)],
  };
}

const cases: fc.Arbitrary<Case> = fc.record({
  game: smallGame.filter(({ nodes }) => nodes.length > 0),
  hides: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  asId: fc.array(
    fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
    { minLength: 5, maxLength: 5 },
  ),
});

/** What a person does then: with these nodes selected, a command, or the field for the name of the first. */
const deeds = fc.record({
  chosen: fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 2 }),
  command: fc.constantFrom(
    ...[
      'game.sum',
      'game.difference',
      'game.union',
      'edit.duplicate',
      'game.negative',
      'game.play',
      'quiz.quiz',
    ],
    ...['walk.steps', 'edit.delete', 'edit.cut', 'game.open-sum', 'node.gray', 'arc.reverse'],
  ),
});

async function doing({ chosen, command }: { readonly chosen: readonly number[]; readonly command: string }) {
  const { nodes } = editor().document;
  select(chosen.flatMap((place) => nodes[place]?.id ?? []));
  const found = commandById(command);
  if (!found.unavailable?.()) await finished(Promise.resolve(found.run()));
}

test('everything that leaves is the same for all names that reveal hidden values', async () => {
  let slow = 1;
  await tryLawInTime(fc.tuple(cases, fc.option(deeds, { nil: undefined })), 6, async ([each, deed]) => {
    const all = [];
    slow--;
    for (const of of secrets) {
      try {
        // Where the last hidden node is deleted the title says nothing hidden any more.
        await open(named(each, of, deed && 'Another'));
        await rest();
        if (deed) await doing(deed);
        all.push(await leaving(slow >= 0));
      } finally {
        await close();
      }
    }
    for (const [exit, said] of Object.entries(all[0])) expect([exit, all[1][exit]]).toEqual([exit, said]);
  });
});

/** A drawing without its ids and places: what a copy in another drawing must keep. */
const kept = ({ nodes, edges, pieces }: GameDocument): unknown => {
  const place = new Map<NodeId, number>(nodes.map(({ id }, i) => [id, i]));
  return {
    names: nodes.map(({ name, id, gray, score }) => [name || id, gray, score]),
    edges: edges.map(({ from, to, player }) => [place.get(from), place.get(to), player]),
    pieces: pieces.map((id) => place.get(id)),
    hidden: nodes.map(({ id }) => isHidden(editor().hidden, id)),
  };
};

test('a copy is pasted whole in the same page, by key and by command, and in another page of the browser', async () => {
  await tryLawInTime(
    fc.tuple(cases, fc.constantFrom('key', 'command'), fc.boolean()),
    20,
    async ([each, by, anew]) => {
      try {
        await open(named(each, secrets[0]));
        const whole = kept(editor().document);
        select(editor().document.nodes.map(({ id }) => id));
        let end = withClipboard();
        const data = by === 'key' ? flavours('copy') : undefined;
        if (!data) await finished(Promise.resolve(commandById('edit.copy').run()));
        end();
        if (anew) await reload();
        await finished(openAsNew(emptyDocument));
        end = withClipboard();
        if (data) await pasted(data);
        else await finished(Promise.resolve(commandById('edit.paste').run()));
        end();
        await rest();
        // Another page gets a text alone where nothing was withheld.
        if (!anew || data || each.hides.some((hides, i) => hides && each.game.nodes[i]))
          expect(kept(editor().document)).toEqual(whole);
      } finally {
        await close();
      }
    },
  );
});

test('a person who asks for the names that reveal hidden values gets the whole drawing', async () => {
  await tryLawInTime(cases, 4, async (each) => {
    try {
      await open(named(each, secrets[0]));
      await rest();
      const whole = writeDocument(documentToKeep());
      for (const id of ['svg', 'tikz', 'json', 'link'])
        expect((await exported(id, true)).endsWith(whole)).toBe(true);
      expect(await linkIn(await addressToShare(true))).toBe(whole);
    } finally {
      await close();
    }
  });
});

test('a drawing that says in no known form whose values are hidden opens with all of them hidden, and nothing that leaves says one', async () => {
  const unreadable = fc.constantFrom(
    true,
    null,
    'all',
    ['a'],
    { all: true },
    { all: false },
    { all: false, except: [1] },
  );
  let slow = 1;
  await tryLawInTime(
    fc.tuple(smallGame, unreadable, fc.constantFrom('file', 'link')),
    6,
    async ([game, hidden, by]) => {
      slow--;
      const all = [];
      for (const said of [hidden, { all: true, except: [] }]) {
        try {
          const given = setView(game, { hidden: said as WrittenHidden });
          await open(emptyDocument);
          const address = `https://example.org/${await linkOf(given)}`;
          const bodies = { file: writeDocument(given), link: address };
          const read = await finished(readAny('', new TextEncoder().encode(bodies[by])));
          if (!read.ok) throw new Error(read.problems[0].says);
          await finished(openAsNew(read.value.document));
          const figures = [toSvg, toTikz, toDot].map((pen) => pen(writeDocument(given)).text);
          all.push({ ...(await leaving(slow >= 0)), kept: documentToKeep(), figures });
        } finally {
          await close();
        }
      }
      for (const [exit, said] of Object.entries(all[1]))
        expect([exit, (all[0] as never)[exit]]).toEqual([exit, said]);
    },
  );
});
