/**
 * A game that was typed, or the canonical form of a value, as a drawing: a node for each position, an arc for each move. The
 * nodes have no places yet: all stand at the origin.
 */
import { buildArcs } from '../graph/build.ts';
import { isAcyclic } from '../graph/components.ts';
import { formFrom, type GraphForm } from '../values/form.ts';
import { isTold, nameOf } from '../values/notation/name.ts';
import { printName } from '../values/notation/print.ts';
import { emptyDocument, type GameDocument, type GameEdge, type Player } from './document.ts';
import { freshIds } from './edits/ids.ts';

/**
 * Node i of the drawing is position i; `called` gives each its name, which may be empty. A move that both players have is
 * one arc of Either's. But where all of them are, and play may be infinite, they stay two: dud is not the loop of an
 * impartial game, and its value is named by another theory. O(positions + moves).
 */
export function gameDrawing(
  { count, left, right }: GraphForm,
  called: (position: number) => string = () => '',
): GameDocument {
  const fresh = freshIds(emptyDocument);
  const nodes = Array.from({ length: count }, (_, v) => ({
    id: fresh(),
    x: 0,
    y: 0,
    gray: false,
    name: called(v),
  }));
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

/** Whether no play on these moves, given as from, to, comes back to a position. */
const leadsDown = (count: number, pairs: readonly number[]): boolean =>
  isAcyclic(
    buildArcs(
      count,
      pairs.filter((_, i) => i % 2 === 0),
      pairs.filter((_, i) => i % 2 === 1),
    ),
  );

/** Longer names would hide the drawing. */
const longestName = 12;
/** Above so many positions no names are looked for. */
const mostNamed = 200;

/** Few faces have the signs of tiny and miny, and no keyboard. */
const typeable = (text: string): string => text.replaceAll('⧾', 'tiny').replaceAll('⧿', 'miny');

/**
 * The canonical form of a value as a drawing, each node called by the name of its own value where that is short. O(positions²)
 * up to 200 positions, above that there are no names.
 */
export function formDrawing(form: GraphForm): GameDocument {
  if (form.count > mostNamed) return gameDrawing(form);
  return gameDrawing(form, (position) => {
    const name = nameOf(formFrom(form, position));
    const text = isTold(name) ? typeable(printName(name)) : '';
    return text.length <= longestName ? text : '';
  });
}
