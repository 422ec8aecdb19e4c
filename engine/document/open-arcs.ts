/**
 * Arcs that are open: the end is any of several games, `a -> ?`, or the arc may also be missing, `a ->L?
 * b`. In files they have `"to": "?"` where no node is called so, and `"perhaps": true`, which no reader of
 * drawings takes. A drawing with them is a question to `grundy find like`; wherever every arc must be
 * known, it is refused with this as the remedy.
 */
import { accepted, type Problem, type Result } from '../result.ts';
import { type Fields, isFields } from './checks.ts';
import { parseJson } from './reading/json.ts';

/** What is open of an arc: its end, or whether it is there. */
export type OpenPart = 'end' | 'arc';

const remedies = {
  'edge list': {
    end: 'write the node at its end, or "?" in quotation marks for a node of that name',
    arc: 'write the arrow without the question mark',
  },
  file: { end: 'write the id of the node at its end', arc: 'leave "perhaps" out' },
} as const;

/** What is said of an arc that is open, where every arc must be known. */
export const saysOpen = (part: OpenPart, form: keyof typeof remedies): string =>
  `${part === 'end' ? 'is an open end' : 'says that this arc may be missing'}; only grundy find like takes such a drawing, and searches all that it can be. Elsewhere ${remedies[form][part]}`;

/** The places in `edges` of arcs that are open, and what is open of each. */
function openEdges(file: Fields): readonly { readonly at: number; readonly parts: readonly OpenPart[] }[] {
  const listOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);
  const hasNode = listOf(file.nodes).some((node) => isFields(node) && node.id === '?');
  return listOf(file.edges).flatMap((edge, at) => {
    if (!isFields(edge)) return [];
    const parts: OpenPart[] = [];
    if (edge.to === '?' && !hasNode) parts.push('end');
    if (edge.perhaps !== undefined) parts.push('arc');
    return parts.length > 0 ? [{ at, parts }] : [];
  });
}

/** What is said of the open arcs of a file, where every arc must be known; nothing of any other text. */
export function problemsOfOpenArcs(text: string): readonly Problem[] {
  const file = parseJson(text);
  if (!file.ok || !isFields(file.value)) return [];
  return openEdges(file.value).flatMap(({ at, parts }) =>
    parts.map((part) => ({
      place: `edges[${at}].${part === 'end' ? 'to' : 'perhaps'}`,
      says: saysOpen(part, 'file'),
    })),
  );
}

/** A file without its open arcs, and these. */
export type DividedFile = {
  /** The text of the rest, and for each of its arcs the place in the whole file. */
  readonly rest: string;
  readonly places: readonly number[];
  readonly open: readonly { readonly at: number; readonly edge: Fields; readonly isEnd: boolean }[];
};

/** Takes the open arcs out of the text of a file. O(length) */
export function withoutOpenArcs(text: string): Result<DividedFile> {
  const file = parseJson(text);
  if (!file.ok) return file;
  if (!isFields(file.value) || !Array.isArray(file.value.edges))
    return accepted({ rest: text, places: [], open: [] });
  const edges: readonly unknown[] = file.value.edges;
  const found = openEdges(file.value);
  const taken = new Set(found.map(({ at }) => at));
  const places = edges.flatMap((_, at) => (taken.has(at) ? [] : [at]));
  return accepted({
    rest: JSON.stringify({ ...file.value, edges: places.map((at) => edges[at]) }),
    places,
    open: found.map(({ at, parts }) => ({ at, edge: edges[at] as Fields, isEnd: parts.includes('end') })),
  });
}
