/**
 * Positions of rulesets whose boards are drawings of edges on the ground, and their notation: `0-1:b 1-2:r`,
 * the two ends of each edge and its colour. Points are numbers, and 0 is the ground. ` + ` separates
 * drawings, each of which has a ground of its own; a drawing with nothing left is `0`. In rulesets that may
 * oblige a player to move again, ` !` at the end says that the player must.
 */
import type { Problem } from '../../result.ts';
import type { Draft } from '../draft.ts';
import { groundName } from '../furniture/shapes.ts';
import type { CellsPosition } from '../recipes/cells-rules.ts';
import {
  GROUND,
  joinedNodes,
  type LineEnds,
  lineWritten,
  listedBy,
  namesOfLines,
  nodesReached,
} from './graph.ts';

/**
 * A cell for each edge, drawing by drawing, which holds the sign of its colour, or `.` when it is gone; where
 * a player may be obliged to move again, one more cell holds `!` if that is so.
 */
export type GroundedPosition = CellsPosition & {
  /** The edges of each drawing by their ends. */
  readonly drawings: readonly (readonly LineEnds[])[];
};

/** What a ruleset says of its edges. */
export type GroundedNotation = {
  /** The signs of the colours; the only kind of edge has the sign `-`, which is not written. */
  readonly signs: readonly string[];
  /** What an edge is called: "edge" or "string". */
  readonly edge: string;
  /** True if edges fall when nothing joins them to the ground, so that a position has none of them. */
  readonly falls: boolean;
  /** True if a player may be obliged to move again. */
  readonly again: boolean;
  /** A position as an example, for a person who has typed nothing yet. */
  readonly example: string;
  /** "write b for a blue edge, r for a red one". */
  readonly remedy: string;
};

export const GONE = '.';
export const AGAIN = '!';
/** The sign of an edge that has no colour, since there is one kind alone. */
export const PLAIN = '-';
const UNREAD = '\ufffd';
/** With more edges nobody could find anything on the board. */
export const mostEdges = 400;
/** Numbers of points have four figures at most. */
export const highestPoint = 9_999;

/** The place of the sign that a player must move again, on the board and in problems. */
export const turnName = 'the turn';

/** The edges of all drawings in a row, each with the number of its drawing. */
export const edgesOf = ({
  drawings,
}: Pick<GroundedPosition, 'drawings'>): readonly { readonly drawing: number; readonly ends: LineEnds }[] =>
  drawings.flatMap((edges, drawing) => edges.map((ends) => ({ drawing, ends })));

/** The beginning of the names of a drawing's places, where there are several drawings. */
export const ofDrawing = ({ length }: GroundedPosition['drawings'], drawing: number): string =>
  length > 1 ? `drawing ${drawing + 1}, ` : '';

export const pointName = (point: number): string => (point === GROUND ? groundName : `point ${point}`);

/** The names of all edges in the order of their cells. */
export const edgeNames = (
  { drawings }: Pick<GroundedPosition, 'drawings'>,
  edge: string,
): readonly string[] =>
  drawings.flatMap((edges, drawing) =>
    namesOfLines(edges, edge, '-').map((name) => ofDrawing(drawings, drawing) + name),
  );

export function printGrounded({ drawings, cells }: GroundedPosition): string {
  let cell = 0;
  const written = drawings.map((edges) => {
    const there = edges.flatMap(([a, b]) => {
      const sign = cells[cell++];
      if (sign === GONE) return [];
      return [sign === PLAIN ? `${a}-${b}` : `${a}-${b}:${sign === UNREAD ? '?' : sign}`];
    });
    return there.length > 0 ? there.join(' ') : String(GROUND);
  });
  return written.join(' + ') + (cells[cell] === AGAIN ? ` ${AGAIN}` : '');
}

/** An edge as it was written. */
type WrittenEdge = NonNullable<ReturnType<typeof lineWritten>>;

export function readGrounded(text: string, notation: GroundedNotation): Draft<GroundedPosition> {
  const problems: Problem[] = [];
  const [edgesAlone, ...turns] = text.split(AGAIN);
  if (turns.length > 0 && !notation.again)
    problems.push({ place: 'position', says: `has ${AGAIN}, which has no meaning here; remove it` });
  else if (turns.length > 1)
    problems.push({ place: turnName, says: `has ${AGAIN} twice; leave one of them` });
  if (turns.some((after) => after.trim() !== ''))
    problems.push({ place: 'position', says: `has more text after ${AGAIN}; write ${AGAIN} at the end` });
  if (text.trim() === '') {
    const says = `is empty; write each ${notation.edge} by its ends, like ${notation.example}`;
    problems.push({ place: 'position', says });
  }
  const parts = (edgesAlone + turns.join(' ')).split('+').map((part) => writtenIn(part, notation, problems));
  const drawings = parts.map((written) => written.map(({ ends }) => ends));
  const signOf = ({ rest }: WrittenEdge): string => signIn(rest, notation.signs) ?? UNREAD;
  const turn = notation.again ? (turns.length > 0 ? AGAIN : GONE) : '';
  const position: GroundedPosition = { drawings, cells: parts.flat().map(signOf).join('') + turn };
  const names = edgeNames(position, notation.edge);
  for (const [edge, each] of parts.flat().entries()) {
    if (signOf(each) === UNREAD) problems.push({ place: names[edge], says: unread(each, notation) });
  }
  if (names.length > mostEdges) {
    const says = `has ${names.length} ${notation.edge}s; write ${mostEdges} at most`;
    return { position: { drawings: [[]], cells: turn }, problems: [{ place: 'position', says }] };
  }
  if (notation.falls) problems.push(...wrongBases(drawings));
  return { position, problems };
}

/** The edges of one drawing; a word that is not an edge is a problem and is left out. */
function writtenIn(part: string, { edge, example }: GroundedNotation, problems: Problem[]): WrittenEdge[] {
  const words = part.split(/[\s,;]+/).filter((word) => word !== '');
  if (words.length === 1 && words[0] === String(GROUND)) return [];
  return words.flatMap((word) => {
    const found = lineWritten(word, '-', 4);
    if (found) return [found];
    const says = `has "${word}", which is not ${/^[aeiou]/.test(edge) ? 'an' : 'a'} ${edge}; write its two ends, as in ${example}`;
    problems.push({ place: 'position', says });
    return [];
  });
}

/** The colour's sign after the ends of an edge, if it is one. */
function signIn(rest: string, signs: readonly string[]): string | undefined {
  if (rest === '') return signs.find((sign) => sign === PLAIN);
  const written = rest.startsWith(':') ? rest.slice(1).toLowerCase() : undefined;
  return signs.find((sign) => sign !== PLAIN && sign === written);
}

const unread = ({ rest }: WrittenEdge, { signs, remedy }: GroundedNotation): string => {
  if (signs.includes(PLAIN)) return `is followed by "${rest}"; remove it`;
  return rest === '' ? `has no colour; ${remedy}` : `has the colour "${rest.replace(/^:/, '')}"; ${remedy}`;
};

/** Every point that no path joins to the ground. */
function wrongBases(drawings: GroundedPosition['drawings']): readonly Problem[] {
  return drawings.flatMap((edges, drawing) => {
    const reached = standingPoints(edges);
    const loose = new Set(edges.flat().filter((point) => !reached.has(point)));
    return [...loose].map((point) => ({
      place: ofDrawing(drawings, drawing) + pointName(point),
      says: `is not joined to the ground; join it, or remove the edges at it`,
    }));
  });
}

/** The points that a path joins to the ground, itself among them. Linear in the edges. */
export const standingPoints = (edges: readonly LineEnds[]): ReadonlySet<number> =>
  nodesReached([GROUND], joinedNodes(edges));

/**
 * What a position has on the cells of a start. The order of its edges does not matter: those between the same
 * two points of a drawing take these cells one after the other. Undefined if it has an edge that the start
 * does not have.
 */
export function groundedCellsIn(position: GroundedPosition, start: GroundedPosition): string | undefined {
  if (position.drawings.length !== start.drawings.length) return undefined;
  const cells = start.cells.split('');
  const before = edgesOf(start);
  const keyOf = ({ drawing, ends: [a, b] }: (typeof before)[number]): string =>
    `${drawing}:${Math.min(a, b)}-${Math.max(a, b)}`;
  const free = listedBy(before.map((edge, cell) => [keyOf(edge), cell] as const));
  cells.fill(GONE, 0, before.length);
  const taken = new Map<string, number>();
  const edges = edgesOf(position);
  for (const [i, edge] of edges.entries()) {
    if (position.cells[i] === GONE) continue;
    const key = keyOf(edge);
    const next = taken.get(key) ?? 0;
    const cell = free.get(key)?.[next];
    if (cell === undefined) return undefined;
    taken.set(key, next + 1);
    cells[cell] = position.cells[i];
  }
  // The turn's cell, where there is one, is the last.
  if (cells.length > before.length) cells[cells.length - 1] = position.cells[edges.length] ?? GONE;
  return cells.join('');
}
