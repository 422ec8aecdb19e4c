/**
 * Turns a typed game, or the canonical form of a value, into a drawing: a node for each position, an arc for
 * each move. The nodes have no places yet: all are at the origin.
 */
import { buildArcs } from '../graph/build.ts';
import { isAcyclic } from '../graph/components.ts';
import { formFrom, type GraphForm } from '../values/form.ts';
import { isTold, nameOf } from '../values/notation/name.ts';
import { printName } from '../values/notation/print.ts';
import { emptyDocument, type GameDocument, type GameEdge, type NodeId, type Player } from './document.ts';
import { freshIds } from './edits/ids.ts';

/**
 * Node i of the drawing is position i; `called` gives each its name, which may be empty, and `newId` an id:
 * without it the id is a letter that no node has as its name. A move that both players have becomes one arc
 * of Either's. But if every move is both players' and play may be infinite, the arcs stay two: otherwise dud,
 * a partizan value, would be read as an impartial loop, which has another value. O(positions + moves).
 */
export function gameDrawing(
  { count, left, right }: GraphForm,
  called: (position: number) => string = () => '',
  newId?: () => NodeId,
): GameDocument {
  const names = Array.from({ length: count }, (_, v) => called(v));
  const fresh = newId ?? freshIds({ nodes: names.map((name) => ({ id: name, name })) });
  const nodes = names.map((name) => ({ id: fresh(), x: 0, y: 0, gray: false, name }));
  const key = (pairs: readonly number[], i: number): number => pairs[i] * count + pairs[i + 1];
  const [lefts, rights] = [left, right].map(
    (pairs) => new Set(Array.from({ length: pairs.length / 2 }, (_, i) => key(pairs, 2 * i))),
  );
  const shared = [...lefts].filter((move) => rights.has(move));
  const allShared = shared.length === lefts.size && shared.length === rights.size;
  const either = new Set(allShared && !leadsDown(count, left) ? [] : shared);
  const edge = (move: number, player: Player): GameEdge => ({
    from: nodes[Math.floor(move / count)].id,
    to: nodes[move % count].id,
    player,
  });
  return {
    ...emptyDocument,
    nodes,
    edges: [
      ...[...lefts].map((move) => edge(move, either.has(move) ? 'either' : 'left')),
      ...[...rights].filter((move) => !either.has(move)).map((move) => edge(move, 'right')),
    ],
  };
}

/** Whether the moves, given as from, to, from, to, …, have no cycle. */
const leadsDown = (count: number, pairs: readonly number[]): boolean =>
  isAcyclic(
    buildArcs(
      count,
      pairs.filter((_, i) => i % 2 === 0),
      pairs.filter((_, i) => i % 2 === 1),
    ),
  );

/** The longest name, in characters, that is written beside a node; longer ones would hide the drawing. */
const longestName = 12;
/** Positions beyond which no names are computed. */
const mostNamed = 200;

/** Spells tiny and miny in letters: few fonts have their symbols, and no keyboard. */
const typeable = (text: string): string => text.replaceAll('⧾', 'tiny').replaceAll('⧿', 'miny');

/**
 * The canonical form of a value as a drawing; each node is named by its own value where that is short.
 * O(positions²) up to 200 positions; larger forms get no names. Several forms are side by side, with a piece
 * on the start of each: what is played is their sum.
 */
export function formDrawing(...forms: readonly GraphForm[]): GameDocument {
  if (forms.length === 1) return drawingOf(forms[0]);
  const starts: number[] = [];
  const [left, right]: [number[], number[]] = [[], []];
  let count = 0;
  for (const form of forms) {
    const first = count;
    starts.push(first);
    for (const v of form.left) left.push(first + v);
    for (const v of form.right) right.push(first + v);
    count += form.count;
  }
  const drawing = drawingOf({ count, left, right });
  return { ...drawing, pieces: starts.map((v) => drawing.nodes[v].id) };
}

function drawingOf(form: GraphForm): GameDocument {
  if (form.count > mostNamed) return gameDrawing(form);
  return gameDrawing(form, (position) => {
    const name = nameOf(formFrom(form, position));
    const text = isTold(name) ? typeable(printName(name)) : '';
    return text.length <= longestName ? text : '';
  });
}
