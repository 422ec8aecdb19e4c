/**
 * Reads a drawing from a clipboard: Grundy's JSON, an edge list, or a typed game. The page remembers its last
 * copy, so that places, names and curves survive in a browser that transfers plain text only.
 */

import { clearShift, type Place } from '../../engine/document/edits/index.ts';
import {
  emptyDocument,
  type GameDocument,
  gameIn,
  hasArrow,
  mergeEdgeList,
  type NodeId,
  printEdgeList,
  readDocument,
  readDrawn,
  usualText,
} from '../../engine/document/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { keptCopy } from '../files/kept-copy.ts';
import { held } from '../store/held.ts';

type Copied = { readonly text: string; readonly document: GameDocument };
const lastCopy = held<Copied | undefined>(() => undefined);

/**
 * The text for other programs, of the drawing as it is given to another person; from now on this text means
 * this drawing, which has the names that are letters in the text.
 */
export function rememberCopy(document: GameDocument, handed = document): string {
  const text = printEdgeList(handed);
  lastCopy.now = { text, document };
  return text;
}

export const rememberedCopy = (): GameDocument | undefined => lastCopy.now?.document;

/** Line ends differ between systems; nothing else may. */
const sameText = (a: string, b: string): boolean => a.replaceAll('\r\n', '\n').trim() === b.trim();

/**
 * Whether a text that came together with files is what a person copied: office programs add a picture of it.
 * A copied file comes with its name or address as text, which is not meant to be pasted.
 */
export function isTextForPasting(text: string, files: readonly { readonly name: string }[]): boolean {
  const names = new Set(files.map(({ name }) => name));
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return lines.some((line) => line !== '' && !names.has(lastPartOf(line)));
}

/** "a b.json" of "/home/me/a b.json", and of "file:///home/me/a%20b.json". */
function lastPartOf(path: string): string {
  const last = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  try {
    return path.startsWith('file:') ? decodeURIComponent(last) : last;
  } catch {
    return last;
  }
}

/**
 * The drawing that another tab has copied, if this is what it put on the clipboard: a browser may transfer
 * plain text alone.
 */
export const copiedElsewhere = (json: string, text: string) =>
  keptCopy((copy) => (json === '' ? sameText(text, copy.text) : json === copy.json));

/** The drawing that was copied last, if this is its text. */
export const rememberedAs = (text: string): Result<{ document: GameDocument; placed: true }> | undefined =>
  lastCopy.now && sameText(text, lastCopy.now.text)
    ? accepted({ document: lastCopy.now.document, placed: true })
    : undefined;

const noDrawing: Problem = { place: 'clipboard', says: 'that text is not a drawing' };

/**
 * The drawing, and whether its nodes have places; the problems, if the text is meant as a drawing and cannot
 * be read. A number is a score where it is pasted beside scores.
 */
export function readClipboard(
  json: string,
  written: string,
  besideScores = false,
): Result<{ readonly document: GameDocument; readonly placed: boolean; readonly notes?: readonly string[] }> {
  const copy = rememberedAs(written);
  if (copy) return copy;
  const { text, notes, asWritten } = usualText(written);
  const wrongly = (problems: readonly Problem[]): Result<never> => refused(problems.map(asWritten));
  for (const candidate of [json, text]) if (/^\s*\{\s*"/.test(candidate)) return readDocument(candidate);
  const said = gameIn(text);
  if (said !== undefined) {
    const game = readDrawn(said, besideScores);
    return game.ok
      ? accepted({ document: game.value.document, placed: false, notes })
      : wrongly(game.problems);
  }
  // A word could be the name of a node, but a person who pastes a word does not mean that.
  if (!hasArrow(text)) return refused([noDrawing]);
  const list = mergeEdgeList(emptyDocument, text);
  if (!list.ok) return wrongly(list.problems);
  // An arrow may be in a note, as in x # a -> b, and then there is nothing but words.
  return list.value.edges.length > 0
    ? accepted({ document: list.value, placed: false, notes })
    : refused([noDrawing]);
}

/** The centre of the box round all nodes. */
function middleOf({ nodes }: GameDocument): Place {
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const { x, y } of nodes) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

const grid = 20;
/** Where a copy is put if no place is given: two steps down and to the right. */
const aside = 2 * grid;
const onGrid = (length: number): number => Math.round(length / grid) * grid;

/**
 * How far a copy is moved: its centre to the given place, otherwise two steps from its old place, and further
 * while one of its nodes would hide another. Whole grid steps, so that nodes on the grid stay on it.
 */
export function landing(copy: GameDocument, there: readonly (Place & { id: NodeId })[], at?: Place): Place {
  const from = middleOf(copy);
  const by = at ? { x: onGrid(at.x - from.x), y: onGrid(at.y - from.y) } : { x: aside, y: aside };
  const further = clearShift(
    copy.nodes.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })),
    there,
    { x: aside, y: aside },
  );
  return { x: by.x + further.x, y: by.y + further.y };
}
