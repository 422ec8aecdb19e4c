/**
 * A drawing in every format that carries it, as the page writes it and opens it again: what a format promises
 * is there, whose values are hidden among it.
 */
import * as fc from 'fast-check';
import { test } from 'vitest';
import { commandById } from '../../app/commands/index.ts';
import { writtenIn } from '../../app/export/exportable.ts';
import { type Format, formats } from '../../app/export/formats.ts';
import { firstOptions } from '../../app/export/options.ts';
import { drawingToExport, exportRequest, partAsked } from '../../app/export/request.ts';
import { readAny } from '../../app/files/read-any.ts';
import { editor } from '../../app/store/editor.ts';
import { documentToHand, documentToKeep } from '../../app/store/handing-on.ts';
import { hiddenFrom, isHidden } from '../../app/store/hidden.ts';
import { toggleHidden } from '../../app/store/hiding.ts';
import { select } from '../../app/store/showing.ts';
import { type GameDocument, printEdgeList } from '../../engine/document/index.ts';
import { arbitraryDocument } from '../arbitrary/documents.ts';
import { smallGame } from '../arbitrary/small-games.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { tryLawInTime } from '../laws/seeds.ts';
import { nodeAt } from './act.ts';
import { gameInFile } from './fresh.ts';
import { begin, close, open, rest } from './page.ts';

/** The result of something that needs the workers. */
async function finished<T>(deed: Promise<T>): Promise<T> {
  begin(deed);
  await rest();
  return await deed;
}

const bytesOf = (body: string | Uint8Array): Uint8Array =>
  typeof body === 'string' ? new TextEncoder().encode(body) : body;

async function opened(body: string | Uint8Array): Promise<GameDocument> {
  const read = await finished(readAny('', bytesOf(body)));
  if (!read.ok) throw new Error(`${read.problems[0].place} ${read.problems[0].says}`);
  return read.value.document;
}

/**
 * The drawing as the page hands it on, with one value hidden where a number is given, in a format and back.
 */
async function carriedBy(
  format: Format,
  document: GameDocument,
  hidden: number | undefined,
  namesToo = false,
) {
  try {
    await open(document);
    const id = hidden === undefined ? undefined : nodeAt(hidden);
    if (id !== undefined) toggleHidden([id]);
    const wish = { selectedOnly: false, valuesAnyway: false, namesToo };
    const asked = exportRequest(editor(), firstOptions, { caption: '', label: '' }, wish);
    const written = await finished(writtenIn(format, drawingToExport(asked)));
    if (!written.ok) throw new Error(`${written.problems[0].place} ${written.problems[0].says}`);
    return { whole: documentToHand(namesToo), read: await opened(written.value.body) };
  } finally {
    await close();
  }
}

const hiddenOne = fc.option(fc.nat(7), { nil: undefined });
const documents = fc.oneof(smallGame, arbitraryDocument).filter(({ nodes }) => nodes.length > 0);

/** A picture of dots takes long to draw, and longer the farther its nodes are apart. */
const usual: Readonly<Record<string, number>> = { png: 2, pdf: 8 };

for (const format of formats.filter(({ id }) => id !== 'dot'))
  test(`${format.name} carries the whole drawing`, async () => {
    const drawn = format.id === 'png' ? smallGame : documents;
    await tryLawInTime(
      fc.tuple(drawn, hiddenOne, fc.boolean()),
      usual[format.id] ?? 12,
      async ([document, ...how]) => {
        const { whole, read } = await carriedBy(format, document, ...how);
        expect(read).toEqual(whole);
      },
    );
  });

/** The game of a drawing: its graph, its rules, its nodes, its pieces. */
const gameWithPieces = (document: GameDocument) => {
  const { game, ids, index } = gameInFile(document);
  return { game, ids, pieces: document.pieces.map((id) => index.get(id) ?? -1).toSorted() };
};

test('DOT carries the game with its rules, its pieces and its nodes', async () => {
  const [dot] = formats.filter(({ id }) => id === 'dot');
  await tryLawInTime(fc.tuple(documents, hiddenOne), 30, async ([document, hidden]) => {
    const { whole, read } = await carriedBy(dot, document, hidden);
    const [game, other] = [whole, read].map(gameWithPieces);
    // Names that are values are hidden with them, and moves bear names: letters replace those.
    if (hidden === undefined) expect(other).toEqual(game);
    else expect([other.game.rules, other.pieces]).toEqual([game.game.rules, game.pieces]);
  });
});

test('a selected part is written with the rules of the whole', async () => {
  await tryLawInTime(documents, 20, async (document) => {
    try {
      await open(document);
      const id = nodeAt(0);
      if (id !== undefined) select([id]);
      const wish = { selectedOnly: true, valuesAnyway: false };
      const asked = exportRequest(editor(), firstOptions, { caption: '', label: '' }, wish);
      const part = partAsked(asked);
      expect(part.nodes.map((node) => node.id)).toEqual([id]);
      expect(part.view.rules).toEqual(document.view.rules);
    } finally {
      await close();
    }
  });
});

/** A file with one of these is taken for binary data; JSON writes them in letters. */
const ofNoText = ['\u0000', '\ufffd'];

/** What an edge list promises: the words of its lines, with any ids from the reader. */
const linesOf = (document: GameDocument): readonly string[] => printEdgeList(document).split('\n').toSorted();

test('the text of the Text tab carries nodes, arcs, colours and scores', async () => {
  const isText = (text: string): boolean => !ofNoText.some((sign) => text.includes(sign));
  const texts = documents.filter((document) => isText(printEdgeList(document)));
  await tryLawInTime(texts, 30, async (document) => {
    try {
      await open(document);
      const read = await opened(printEdgeList(editor().document));
      expect(linesOf(read)).toEqual(linesOf(document));
    } finally {
      await close();
    }
  });
});

/** For each node in turn, whether its value is hidden. */
function whoseHidden({ nodes, view }: GameDocument): readonly boolean[] {
  const hidden = hiddenFrom(view.hidden);
  return nodes.map(({ id }) => isHidden(hidden, id));
}

const inTurn = async (...commands: readonly string[]): Promise<void> => {
  for (const id of commands) await finished(Promise.resolve(commandById(id).run()));
};

test('a copy of everything, pasted into a new drawing, is the same game', async () => {
  await tryLawInTime(fc.tuple(documents, hiddenOne), 30, async ([document, hidden]) => {
    try {
      await open(document);
      const id = hidden === undefined ? undefined : nodeAt(hidden);
      if (id !== undefined) toggleHidden([id]);
      const before = documentToKeep();
      await inTurn('select.all', 'edit.copy', 'file.new', 'edit.paste');
      const { ids: _, ...game } = gameWithPieces(before);
      expect(gameWithPieces(documentToKeep())).toMatchObject(game);
      expect(whoseHidden(documentToKeep())).toEqual(whoseHidden(before));
    } finally {
      await close();
    }
  });
});
