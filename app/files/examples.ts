/** The examples that come with the editor: a list, and a document for each, fetched from the site. */

import { type GameDocument, readDocument } from '../../engine/index.ts';
import { canvas } from '../canvas/viewport.ts';
import { held } from '../store/held.ts';
import { openText } from './open.ts';

export type Example = {
  /** The path below `examples/`. */
  readonly file: string;
  readonly title: string;
  /** One sentence that says what it shows. */
  readonly says: string;
  readonly source: string;
  /** A thing to try. */
  readonly try: string;
  readonly theory: string;
  readonly level: string;
};

/** Relative to the page, so that the site works below any path. */
const addressOf = (file: string): string => new URL(`./examples/${file}`, document.baseURI).href;

async function textOfFile(file: string): Promise<string> {
  const response = await fetch(addressOf(file));
  if (!response.ok)
    throw new Error(`The example ${file} could not be loaded: ${response.status} ${response.statusText}`);
  return await response.text();
}

const listed = held<Promise<readonly Example[]> | undefined>(() => undefined);

export function listExamples(): Promise<readonly Example[]> {
  listed.now ??= textOfFile('index.json').then(
    (text) => JSON.parse(text) as readonly Example[],
    (error: unknown) => {
      listed.now = undefined;
      throw error;
    },
  );
  return listed.now;
}

const documents = held<Map<string, Promise<GameDocument | undefined>>>(() => new Map());

/** An example's document for the figure on its card; undefined if it has no places. */
export function exampleDocument(example: Example): Promise<GameDocument | undefined> {
  const known = documents.now.get(example.file);
  if (known) return known;
  const coming = textOfFile(example.file).then((text) => {
    const read = readDocument(text);
    return read.ok && read.value.placed ? read.value.document : undefined;
  });
  documents.now.set(example.file, coming);
  return coming;
}

/** Opens it as a new drawing; the one that was open stays in storage. */
export async function openExample(example: Example): Promise<void> {
  await openText(await textOfFile(example.file), example.file);
  canvas()?.focus();
}
