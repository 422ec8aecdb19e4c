/** Whose arcs, which way, how curved. */
import {
  type ArcName,
  type EdgeKey,
  edgeKey,
  type GameEdge,
  isSolo,
  type NodeId,
  type SoloArc,
  type Whose,
} from '../../engine/document/index.ts';
import { canvas } from '../canvas/viewport.ts';
import { bendArcs, giveArcs, turnArcs } from '../edits/arcs.ts';
import { negateGame } from '../edits/scores.ts';
import { announce, drawArcsOf, toast } from '../store/chrome.ts';
import { undo } from '../store/document.ts';
import { type EditorState, editor } from '../store/editor.ts';
import { allEither, selectedItems } from '../store/selectors.ts';
import { reselect } from '../store/showing.ts';
import { many } from '../words/counting.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

/** The chosen arcs; if only nodes are chosen, the arcs among them. */
function arcsChosen(): readonly EdgeKey[] {
  const { nodes, edges } = selectedItems(editor());
  if (edges.length > 0 || nodes.length < 2) return edges;
  const among = new Set(nodes);
  return editor()
    .document.edges.filter((edge) => among.has(edge.from) && among.has(edge.to))
    .map(edgeKey);
}

const needsArc = (): string | undefined => (arcsChosen().length === 0 ? 'Select an arc first.' : undefined);

/** What a player's key changes: the selected arcs, else the one that keys went to. */
function arcsToGive(): ReadonlySet<EdgeKey> {
  const { selection, focus } = editor();
  const isVisited =
    selection.nodes.size + selection.edges.size === 0 && focus?.kind === 'edge' && focus.visited;
  return isVisited ? new Set([focus.key]) : selection.edges;
}

/** The player of the arcs that are drawn next. */
const arcsOf = {
  left: 'Arcs drawn next are Left’s',
  right: 'Arcs drawn next are Right’s',
  either: 'Arcs drawn next are either player’s',
  both: 'Arcs drawn next are joint: both players move at once',
} as const;

function playerCommand(player: Whose, key: string, ...also: readonly string[]): Command {
  return {
    id: `arc.${player}`,
    label: player === 'both' ? words.jointArcs : `${words.player[player]} arcs`,
    group: 'arcs',
    also: [...also, 'player'],
    keys: [key],
    run() {
      drawArcsOf(player);
      announce(arcsOf[player]);
      const keys = arcsToGive();
      const before = editor();
      const recoloured = before.document.edges.filter(
        (edge): edge is SoloArc => isSolo(edge) && keys.has(edgeKey(edge)) && edge.player !== player,
      );
      if (recoloured.length === 0) return;
      giveTo(player, recoloured.map(edgeKey));
      sayRecoloured(before, recoloured, player);
    },
  };
}

/** Gives these arcs to a player; the selection stays as it was. */
export function giveTo(player: Whose, keys: readonly EdgeKey[]): void {
  const before = editor();
  giveArcs(keys, player);
  keepWith(before, ({ from, to }) => ({ from, to, player }), keys);
}

/** The key was perhaps meant for the next arc alone, so the message offers to undo. */
function sayRecoloured(before: EditorState, recoloured: readonly SoloArc[], player: Whose): void {
  const after = editor().document;
  if (after === before.document) return;
  const run = (): void => {
    if (editor().document === after) {
      undo();
      reselect(before.selection, before.focus);
      return;
    }
    // If other edits came since, only these arcs are given back.
    for (const owner of new Set(recoloured.map((edge) => edge.player))) {
      const theirs = recoloured.filter((edge) => edge.player === owner);
      giveTo(
        owner,
        theirs.map(({ from, to }) => edgeKey({ from, to, player })),
      );
    }
  };
  toast(
    `${many(recoloured.length, 'selected arc', 'selected arcs')} changed to ${words.arcSwitchFor[player]}`,
    {
      kind: 'recoloured',
      made: after,
      action: { label: words.keeping.undo, run },
    },
  );
}

/** A reversed or recoloured arc has another key; selection and focus follow it. */
function keepWith(
  before: EditorState,
  become: (edge: GameEdge) => ArcName,
  changed: readonly EdgeKey[],
): void {
  const there = new Set(editor().document.edges.map(edgeKey));
  const all = new Set(changed);
  const next = new Map<EdgeKey, EdgeKey>();
  for (const edge of before.document.edges) {
    const key = edgeKey(edge);
    if (all.has(key)) next.set(key, edgeKey(become(edge)));
  }
  const now = (key: EdgeKey): EdgeKey | undefined => {
    if (there.has(key)) return key;
    const turned = next.get(key);
    return turned !== undefined && there.has(turned) ? turned : undefined;
  };
  const edges = new Set([...before.selection.edges].flatMap((key) => now(key) ?? []));
  const kept = before.focus?.kind === 'edge' ? before.focus : undefined;
  const key = kept && now(kept.key);
  const { selection, focus } = editor();
  reselect({ nodes: selection.nodes, edges }, key === undefined ? focus : { ...kept, kind: 'edge', key });
}

/**
 * Changes a curve by one step from how it is drawn: 12 units at the middle, or 15° round its node for a loop.
 */
function curve(by: 1 | -1): void {
  const { edges, view } = editor().document;
  const loops = new Set(edges.filter(({ from, to }) => from === to).map(edgeKey));
  const bends = new Map((view.bends ?? []).map((bend) => [edgeKey(bend), bend.bend]));
  bendArcs(arcsChosen(), (key) => {
    const step = loops.has(key) ? 15 : 12;
    return Math.round(bends.get(key) ?? canvas()?.curveOf(key) ?? 0) + by * step;
  });
}

const opponent: Readonly<Record<Whose, Whose>> = {
  left: 'right',
  right: 'left',
  either: 'either',
  both: 'both',
};

/** The selected arcs and the moves of selected nodes; all arcs if nothing is selected. */
function movesSelected(): readonly EdgeKey[] {
  const { selection, document } = editor();
  if (allEither(document)) return [];
  const { nodes, edges } = selection;
  const all = nodes.size + edges.size === 0;
  return document.edges
    .filter((edge) => edge.player !== 'either')
    .filter((edge) => all || nodes.has(edge.from) || edges.has(edgeKey(edge)))
    .map(edgeKey);
}

/** The nodes selected that have a score; all of the drawing when nothing is. */
function scoresSelected(): readonly NodeId[] {
  const { selection, document } = editor();
  const all = selection.nodes.size + selection.edges.size === 0;
  return document.nodes.flatMap(({ id, score }) => (score && (all || selection.nodes.has(id)) ? [id] : []));
}

export const arcCommands: readonly Command[] = [
  playerCommand('left', 'l', 'blue'),
  playerCommand('right', 'r', 'red'),
  playerCommand('either', 'e', 'green', 'black', 'both'),
  playerCommand('both', 'j', 'simultaneous', 'at once', 'violet', 'pairs of moves'),
  {
    id: 'arc.reverse',
    label: 'Reverse arcs',
    group: 'arcs',
    also: ['turn round', 'flip', 'invert'],
    keys: ['x'],
    unavailable: needsArc,
    run() {
      const before = editor();
      const keys = arcsChosen();
      turnArcs(keys);
      if (editor().document === before.document) toast('An arc of that player already goes the other way.');
      else keepWith(before, ({ from, to, player }) => ({ from: to, to: from, player }), keys);
    },
  },
  {
    id: 'game.negative',
    label: 'Negative: exchange Left’s and Right’s arcs',
    group: 'arcs',
    also: ['inverse', 'minus'],
    unavailable: () =>
      movesSelected().length === 0 && scoresSelected().length === 0
        ? 'None of these arcs belongs to only one player, so the negative is the same game.'
        : undefined,
    run() {
      const before = editor();
      const keys = movesSelected();
      negateGame(keys, scoresSelected());
      if (editor().document === before.document) toast('The other player already has each of these arcs.');
      else keepWith(before, (edge) => ({ ...edge, player: opponent[edge.player] }), keys);
    },
  },
  {
    id: 'arc.curve',
    label: 'Curve more, or turn a loop',
    group: 'arcs',
    also: ['bend'],
    keys: ['c'],
    unavailable: needsArc,
    run: () => curve(1),
  },
  {
    id: 'arc.curve-back',
    label: 'Curve the other way',
    group: 'arcs',
    keys: ['Shift+c'],
    unavailable: needsArc,
    run: () => curve(-1),
  },
  {
    id: 'arc.curve-auto',
    label: 'Reset the curve',
    group: 'arcs',
    also: ['straighten', 'unbend'],
    keys: ['Alt+c'],
    unavailable: needsArc,
    run: () => bendArcs(arcsChosen()),
  },
];
