/**
 * Makes arcs: the same arc from each source, as one undo step, to a node or to a new one. If an arc exists
 * already it is pointed out instead; an arc of Left beside one of Right offers to become Either's.
 */
import { addNode } from '../../../engine/document/edits/index.ts';
import {
  type ArcName,
  edgeKey,
  type GameDocument,
  isJoint,
  type NodeId,
  type Whose,
} from '../../../engine/document/index.ts';
import type { Spot } from '../../../engine/figure/index.ts';
import { drawArcs, uniteArcs } from '../../edits/arcs.ts';
import { freePlace } from '../../edits/nodes.ts';
import { toast } from '../../store/chrome.ts';
import { editor } from '../../store/editor.ts';
import { learn } from '../../store/first-hints.ts';
import { edgeOf } from '../../store/selectors.ts';
import { clearSelection, selectAlone, setFocus } from '../../store/showing.ts';
import { words } from '../../words.ts';
import type { Surface } from '../model/surface.ts';

export type Target = { readonly id: NodeId } | { readonly place: Spot };
/**
 * Nodes made by pointer are selected. Arcs made by pointer, and everything made by keys, only get the focus:
 * a player chosen afterwards is meant for the next arc and must not recolour the one just drawn.
 */
export type Maker = 'pointer' | 'keys';

const opposite: Readonly<Record<Whose, 'left' | 'right' | undefined>> = {
  left: 'right',
  right: 'left',
  either: undefined,
  both: undefined,
};

function becomeEither(edge: ArcName): void {
  focusArc(uniteArcs(edge));
}

/** Moves the focus to an arc and clears the selection, so that commands act on this arc. */
function focusArc(edge: ArcName): void {
  clearSelection();
  setFocus({ kind: 'edge', key: edgeKey(edge) });
}

function offerEither(surface: Surface, edge: ArcName): void {
  const other = opposite[edge.player];
  if (!other || !surface.drawing.arcs.has(edgeKey({ from: edge.from, to: edge.to, player: other }))) return;
  toast(`${words.player[other]} has an arc there too.`, {
    made: editor().document,
    action: { label: 'Make it one Either arc', run: () => becomeEither(edge) },
  });
}

const pairAdded = (pair: string) => `The joint arc now has the pair ${pair} too`;

/**
 * Makes the arcs that do not exist yet, as one undo step; if nothing is new about any of them, it shakes the
 * first. Returns the arcs it made, or a joint arc that now means another pair of moves as well.
 */
function draw(
  surface: Surface,
  wanted: readonly ArcName[],
  maker: Maker,
  onto?: GameDocument,
): readonly ArcName[] {
  const { arcs } = surface.drawing;
  const [first] = wanted;
  const there = first && arcs.get(edgeKey(first));
  const fresh = wanted.filter((edge) => !arcs.has(edgeKey(edge)));
  const before = editor().document;
  drawArcs(wanted, onto);
  if (editor().document === before) {
    if (there && fresh.length === 0) {
      if (maker === 'pointer') focusArc(there.edge);
      surface.shake(there);
    }
    return [];
  }
  if (fresh.length === 0 && first) {
    const now = edgeOf(editor().document, edgeKey(first));
    const pairs = now && isJoint(now) ? now.pairs : [];
    toast(
      pairAdded(
        pairs
          .slice(-1)
          .map(({ left, right }) => `${left}/${right}`)
          .join(),
      ),
      { made: editor().document },
    );
    return [first];
  }
  if (fresh.length === 1 && fresh[0]) offerEither(surface, fresh[0]);
  return fresh;
}

/** Connects the sources to a target; returns the node that the arcs lead to. */
export function connect(
  surface: Surface,
  sources: readonly NodeId[],
  target: Target,
  maker: Maker,
): NodeId | undefined {
  const player = editor().arcPlayer;
  if (maker === 'pointer') learn('rim');
  if ('id' in target) {
    const fresh = draw(
      surface,
      sources.map((from) => ({ from, to: target.id, player })),
      maker,
    );
    if (maker === 'pointer' && fresh[0]) focusArc(fresh[0]);
    return target.id;
  }
  // The edit starts from the same document, so the new node gets the same id there.
  const before = editor().document;
  const made = addNode(before, freePlace(before, target.place));
  const drawn = draw(
    surface,
    sources.map((from) => ({ from, to: made.id, player })),
    maker,
    made.document,
  );
  if (drawn.length === 0) return undefined;
  if (maker === 'pointer') selectAlone({ kind: 'node', id: made.id });
  return made.id;
}

/** The same arcs to several targets, made by keys, as one undo step. */
export function connectToEach(
  surface: Surface,
  sources: readonly NodeId[],
  targets: readonly NodeId[],
): void {
  const player = editor().arcPlayer;
  draw(
    surface,
    sources.flatMap((from) => targets.map((to) => ({ from, to, player }))),
    'keys',
  );
}

/** A loop at each of these nodes, made by keys. */
export function makeLoops(surface: Surface, nodes: readonly NodeId[]): void {
  const player = editor().arcPlayer;
  draw(
    surface,
    nodes.map((id) => ({ from: id, to: id, player })),
    'keys',
  );
}
