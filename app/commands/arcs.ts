/** Whose arcs, which way, how curved. */
import {
  type EdgeKey,
  edgeKey,
  type GameDocument,
  type Player,
  reverseEdges,
  setBend,
  setPlayer,
} from '../../engine/index.ts';
import { chosen, edgeOf } from '../store/readings.ts';
import { applyEdit, editor, setEditor, toast } from '../store/store.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

/** The chosen arcs; where only nodes are chosen, the arcs among them. */
function arcsChosen(): readonly EdgeKey[] {
  const { nodes, edges } = chosen(editor());
  if (edges.length > 0 || nodes.length < 2) return edges;
  const among = new Set(nodes);
  return editor()
    .document.edges.filter((edge) => among.has(edge.from) && among.has(edge.to))
    .map(edgeKey);
}

const needsArc = (): string | undefined => (arcsChosen().length === 0 ? 'Select an arc first.' : undefined);

function playerCommand(player: Player, key: string): Command {
  return {
    id: `arc.${player}`,
    label: `${words.player[player]} arcs`,
    group: 'arcs',
    keys: [key],
    run() {
      setEditor({ arcPlayer: player });
      const { edges } = chosen(editor());
      if (edges.length === 0) return;
      const wanted = new Map(edges.map((key) => [key, edgeOf(editor().document, key)]));
      applyEdit((document) => setPlayer(document, edges, player));
      reselect([...wanted.values()].flatMap((edge) => (edge ? [edgeKey({ ...edge, player })] : [])));
    },
  };
}

/** An arc of another player has another key: what was selected stays selected, what had the focus keeps it. */
function reselect(keys: readonly EdgeKey[]): void {
  const { selection, focus, document } = editor();
  const there = new Set(document.edges.map(edgeKey));
  const kept = keys.filter((key) => there.has(key));
  if (selection.edges.size > 0 || selection.nodes.size > 0 || focus === undefined) {
    setEditor({ selection: { nodes: selection.nodes, edges: new Set([...selection.edges, ...kept]) } });
  } else if (kept[0]) setEditor({ focus: { kind: 'edge', key: kept[0] } });
}

const bendOf = (document: GameDocument, key: EdgeKey): number | undefined =>
  document.view.bends?.find((bend) => edgeKey(bend) === key)?.bend;

/** One step of a curve: 12 units at the middle, or 15° round its node for a loop. */
function curve(by: 1 | -1): void {
  applyEdit((document) =>
    arcsChosen().reduce((before, key) => {
      const edge = edgeOf(before, key);
      const step = edge?.from === edge?.to ? 15 : 12;
      return setBend(before, key, (bendOf(before, key) ?? 0) + by * step);
    }, document),
  );
}

export const arcCommands: readonly Command[] = [
  playerCommand('left', 'l'),
  playerCommand('right', 'r'),
  playerCommand('either', 'e'),
  {
    id: 'arc.reverse',
    label: 'Reverse arcs',
    group: 'arcs',
    keys: ['x'],
    unavailable: needsArc,
    run() {
      const keys = arcsChosen();
      const turned = keys.flatMap((key) => {
        const edge = edgeOf(editor().document, key);
        return edge ? [edgeKey({ from: edge.to, to: edge.from, player: edge.player })] : [];
      });
      const before = editor().document;
      applyEdit((document) => reverseEdges(document, keys));
      if (editor().document === before) toast('An arc of that player already goes the other way.');
      else if (chosen(editor()).nodes.length === 0) reselect(turned);
    },
  },
  {
    id: 'arc.curve',
    label: 'Curve more, or turn a loop',
    group: 'arcs',
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
    label: 'Curve by itself again',
    group: 'arcs',
    keys: ['Alt+c'],
    unavailable: needsArc,
    run: () =>
      applyEdit((document) =>
        arcsChosen().reduce((before, key) => setBend(before, key, undefined), document),
      ),
  },
];
