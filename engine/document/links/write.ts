/**
 * A drawing as few characters that compress well, for links: columns in place of records, places as whole
 * steps of the grid, what has its default value left out. The same drawing always gives the same text. The
 * columns:
 *
 *     t title          i ids, where they are not a, b, c, …       n names
 *     x y places, in units u (20 is the grid's step)              g gray nodes, as steps
 *     s scores: node, Left's or null, Right's or null, …           k nodes with pieces
 *     f where arcs begin, as steps    e how much farther they end    p players: l, r, e or b for each arc
 *     b bends: arc, bend, …           d pinned nodes, as steps       v the rest of the view
 *     w the version of the form, where it is not 1                   m moves: arc, its moves as a file has them, …
 *     o the board in place of nodes and arcs: its ruleset, its position, the positions of a game
 *     r the board that the drawing was made from: its ruleset, its position
 */
import { edgeKey, type GameDocument, type GameEdge, type GameNode } from '../document.ts';
import { freshIds } from '../edits/ids.ts';
import { movesField, versionOf, viewFields } from '../write.ts';
import { joined, stepsBetween, unitOf, usualUnit, writePlaces } from './columns.ts';
import { sealed } from './seal.ts';

type Columns = Readonly<Record<string, unknown>>;

/**
 * The terse text of a drawing. `readTerse` gives back an equal drawing, but for the camera, which is left
 * out; `spaces` that mean nothing make another text of the same drawing, which ends in another sign when it
 * is packed. O(nodes + arcs).
 */
export const writeTerse = (document: GameDocument, spaces = 0): string =>
  sealed(columnsOf(document) + ' '.repeat(spaces));

function columnsOf(document: GameDocument): string {
  const { title, nodes, edges, pieces, board, origin } = document;
  const version = versionOf(document);
  const vertex = new Map(nodes.map(({ id }, v) => [id, v]));
  const numbers = (ids: readonly string[]): readonly number[] => ids.flatMap((id) => vertex.get(id) ?? []);
  const columns = {
    t: title,
    ...nodeColumns(nodes),
    ...edgeColumns(edges, numbers),
    k: numbers(pieces),
    ...viewColumns(document, numbers),
    w: version === 1 ? undefined : version,
    m: edges.flatMap((edge, i) => {
      const { moves } = movesField(edge);
      return moves ? [i, moves] : [];
    }),
    o: board && [board.ruleset, board.position, ...(board.line ?? [])],
    r: origin && [origin.ruleset, origin.position],
  };
  const kept = Object.entries(columns).filter(([, column]) => !isDefault(column));
  return JSON.stringify(Object.fromEntries(kept));
}

const isDefault = (column: unknown): boolean =>
  column === undefined || column === '' || (Array.isArray(column) && column.length === 0);

function nodeColumns(nodes: readonly GameNode[]): Columns {
  const fresh = freshIds({ nodes: [] });
  const usual = nodes.every(({ id }) => id === fresh());
  const [xs, ys] = [nodes.map(({ x }) => x), nodes.map(({ y }) => y)];
  const units = [unitOf(xs), unitOf(ys)];
  return {
    i: usual ? undefined : joined(nodes.map(({ id }) => id)),
    n: nodes.every(({ name }) => name === '') ? undefined : joined(nodes.map(({ name }) => name)),
    x: writePlaces(xs, units[0]),
    y: writePlaces(ys, units[1]),
    u: units.every((unit) => unit === usualUnit) ? undefined : units,
    g: stepsBetween(nodes.flatMap(({ gray }, v) => (gray ? [v] : []))),
    s: nodes.flatMap(({ score }, v) => (score ? [v, score.left ?? null, score.right ?? null] : [])),
  };
}

type Numbers = (ids: readonly string[]) => readonly number[];

function edgeColumns(edges: readonly GameEdge[], numbers: Numbers): Columns {
  const from = numbers(edges.map((edge) => edge.from));
  const to = numbers(edges.map((edge) => edge.to));
  const impartial = edges.every(({ player }) => player === 'either');
  return {
    f: stepsBetween(from),
    e: to.map((end, i) => end - from[i]),
    p: impartial ? undefined : edges.map(({ player }) => player[0]).join(''),
  };
}

function viewColumns({ view, edges, board }: GameDocument, numbers: Numbers): Columns {
  const { bends = [], pinned = [], camera, ...shown } = view;
  const place = new Map(edges.map((edge, i) => [edgeKey(edge), i]));
  const fields = viewFields(shown, board);
  return {
    b: bends.flatMap((bend) => {
      const arc = place.get(edgeKey(bend));
      return arc === undefined ? [] : [arc, bend.bend];
    }),
    d: stepsBetween(numbers(pinned)),
    v: Object.keys(fields).length === 0 ? undefined : fields,
  };
}
