/**
 * Making arcs: the same arc from each source, as one undo step, to a node or to a new one. An arc that is there already
 * is pointed at instead; Left beside Right, or Right beside Left, offers to become Either.
 */
import {
  addEdge,
  addNode,
  type EdgeKey,
  edgeKey,
  type GameDocument,
  type GameEdge,
  type NodeId,
  type Player,
  removeItems,
} from '../../engine/index.ts';
import { applyEdit, editor, select, setFocus, toast } from '../store/store.ts';
import { words } from '../words.ts';
import type { Point } from './handle.ts';
import type { Surface } from './surface.ts';

export type Target = { readonly id: NodeId } | { readonly place: Point };
/** What the pointer makes is selected, what keys make is focused. */
export type Maker = 'pointer' | 'keys';

const opposite: Readonly<Record<Player, Player | undefined>> = {
  left: 'right',
  right: 'left',
  either: undefined,
};

function becomeEither(edge: GameEdge): void {
  const both: readonly EdgeKey[] = [
    edgeKey({ ...edge, player: 'left' }),
    edgeKey({ ...edge, player: 'right' }),
  ];
  const either: GameEdge = { from: edge.from, to: edge.to, player: 'either' };
  applyEdit((document) => addEdge(removeItems(document, [], both), either));
  select([], [edgeKey(either)]);
}

function offerEither(surface: Surface, edge: GameEdge): void {
  const other = opposite[edge.player];
  if (!other || !surface.drawing.arcs.has(edgeKey({ ...edge, player: other }))) return;
  toast(`${words.player[other]} has an arc there too.`, {
    action: { label: 'Make one Either arc', run: () => becomeEither(edge) },
  });
}

function pointAt(surface: Surface, keys: readonly EdgeKey[], maker: Maker): void {
  const arc = surface.drawing.arcs.get(keys[0] ?? '');
  if (maker === 'pointer') select([], keys);
  if (arc) surface.shake(arc);
}

/** Connects; the result is the node that the arcs lead to. */
export function connect(
  surface: Surface,
  sources: readonly NodeId[],
  target: Target,
  maker: Maker,
): NodeId | undefined {
  const player = editor().arcPlayer;
  const before = new Set(surface.drawing.arcs.keys());
  let to = 'id' in target ? target.id : undefined;
  const arcs = (id: NodeId): GameEdge[] => sources.map((from) => ({ from, to: id, player }));
  if (to !== undefined) {
    const keys = arcs(to).map(edgeKey);
    if (keys.every((key) => before.has(key))) {
      pointAt(surface, keys, maker);
      return to;
    }
  }
  applyEdit((document) => {
    let next: GameDocument = document;
    if ('place' in target) {
      const made = addNode(document, target.place);
      next = made.document;
      to = made.id;
    }
    if (to === undefined) return document;
    return arcs(to).reduce((sofar, edge) => addEdge(sofar, edge), next);
  });
  if (to === undefined) return undefined;
  const fresh = arcs(to).filter((edge) => !before.has(edgeKey(edge)));
  if (maker === 'pointer') {
    if ('place' in target) select([to]);
    else select([], fresh.map(edgeKey));
    setFocus({ kind: 'node', id: to });
  }
  if (fresh.length === 1 && fresh[0]) offerEither(surface, fresh[0]);
  return to;
}
