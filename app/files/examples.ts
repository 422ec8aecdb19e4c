/**
 * The examples and lessons that come with the editor: their lists, and a document for each, fetched from the
 * site.
 */

import type { PublishedFact, Work } from '../../engine/citing/index.ts';
import { fragment } from '../../engine/document/edits/index.ts';
import { type GameDocument, type NodeId, readDocument } from '../../engine/document/index.ts';
import type { Spot } from '../../engine/figure/index.ts';
import type { CarriedBoard } from '../../engine/rulesets/index.ts';
import { canvas } from '../canvas/viewport.ts';
import { forgetUnfolded } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { nodeOf } from '../store/selectors.ts';
import { openText } from './open.ts';

export type Example = {
  /** The path below `examples/`. */
  readonly file: string;
  readonly title: string;
  /** One sentence that says what it shows. */
  readonly says: string;
  readonly source: string;
  /** The works of the bibliography among its sources, and the fact of "Beyond the papers" that it shows. */
  readonly works?: readonly Work[];
  readonly fact?: PublishedFact;
  /** A thing to try. */
  readonly try: string;
  /** Sections of the inspector that would reveal the answer: folded until a person opens them. */
  readonly keeps?: readonly string[];
  readonly theory: string;
  readonly level: string;
  /**
   * The node near which a drawing of more than a hundred nodes is seen first, since all of it is too small to
   * be read.
   */
  readonly start?: NodeId;
  /** The board of the start, which says more on a card than the number of nodes. */
  readonly board?: CarriedBoard;
};

/** The card of a lesson. */
export type LessonCard = Omit<Example, 'level'> & {
  /** How long it takes. */
  readonly minutes: number;
};

type Folder = 'examples' | 'lessons';

/** Relative to the page, so that the site works below any path. */
const addressOf = (folder: Folder, file: string): string =>
  new URL(`./${folder}/${file}`, document.baseURI).href;

async function textOfFile(file: string, folder: Folder = 'examples'): Promise<string> {
  const response = await fetch(addressOf(folder, file));
  if (!response.ok)
    throw new Error(`The example ${file} could not be loaded: ${response.status} ${response.statusText}`);
  const bytes = await response.arrayBuffer();
  return isZipped(bytes) ? await unzipped(bytes) : new TextDecoder().decode(bytes);
}

/** The built site zips its long examples; gzip begins with these two bytes, and no text does. */
const isZipped = (bytes: ArrayBuffer): boolean => {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  return first === 0x1f && second === 0x8b;
};

const unzipped = (bytes: ArrayBuffer): Promise<string> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();

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

const lessonsListed = held<Promise<readonly LessonCard[]> | undefined>(() => undefined);

export function listLessons(): Promise<readonly LessonCard[]> {
  lessonsListed.now ??= textOfFile('index.json', 'lessons').then(
    (text) => JSON.parse(text) as readonly LessonCard[],
    (error: unknown) => {
      lessonsListed.now = undefined;
      throw error;
    },
  );
  return lessonsListed.now;
}

const documents = held<Map<string, Promise<GameDocument | undefined>>>(() => new Map());

/** An example's document for the figure on its card; undefined if it has no places. */
export function exampleDocument(example: Example): Promise<GameDocument | undefined> {
  const known = documents.now.get(example.file);
  if (known) return known;
  const coming = textOfFile(example.file).then((text) => {
    const read = readDocument(text);
    if (!read.ok || !read.value.placed) return undefined;
    const { document } = read.value;
    return example.start === undefined ? document : partNear(document, example.start);
  });
  documents.now.set(example.file, coming);
  return coming;
}

/** Half the width and height of what is seen of a large drawing, in drawing units. */
const [halfWide, halfHigh] = [260, 130];

/** The nodes near a node, with the arcs among them. O(nodes + arcs). */
function partNear(document: GameDocument, start: NodeId): GameDocument {
  const at = document.nodes.find(({ id }) => id === start);
  if (!at) return document;
  const isNear = ({ x, y }: Spot): boolean =>
    Math.abs(x - at.x) <= halfWide && Math.abs(y - at.y) <= halfHigh;
  return fragment(
    document,
    document.nodes.filter(isNear).map(({ id }) => id),
  );
}

/** Opens it as a new drawing, with its task; the one that was open stays in storage. */
export async function openExample({ file, try: says, keeps, works, fact, start }: Example): Promise<void> {
  forgetUnfolded(keeps);
  const cited = (works || fact) && { works: works ?? [], ...(fact && { fact }) };
  const task = { says, ...(keeps && { keeps }), ...(cited && { cited }) };
  const opened = await openText(await textOfFile(file), file, task);
  const node = start === undefined ? undefined : nodeOf(editor().document, start);
  if (opened && node) canvas()?.goTo(node);
  canvas()?.focus();
}

/** The drawing of a lesson's last view, for the figure on its card: the result of the lesson. */
export async function lessonDocument({ file }: LessonCard): Promise<GameDocument | undefined> {
  const { drawings, views } = JSON.parse(await textOfFile(file, 'lessons')) as {
    readonly drawings: Readonly<Record<string, unknown>>;
    readonly views: readonly { readonly drawing: string }[];
  };
  const read = readDocument(JSON.stringify(drawings[views.at(-1)?.drawing ?? '']));
  return read.ok ? read.value.document : undefined;
}

/** Opens a lesson of the site; its drawings become drawings of this browser. */
export async function openLessonOfSite({ file }: LessonCard): Promise<void> {
  await openText(await textOfFile(file, 'lessons'), file);
  canvas()?.focus();
}
