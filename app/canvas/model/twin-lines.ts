/**
 * The drawing in words, as a screen reader reads the canvas: at most fifty nodes, those nearest the focus (or
 * the middle of the view), in reading order, and the arc that has the focus.
 */

import { calledNode, type EdgeKey, type GameEdge, type NodeId } from '../../../engine/document/index.ts';
import type { Spot } from '../../../engine/figure/index.ts';
import { outcomeClasses } from '../../../engine/outcome/index.ts';
import { obstacleSaid, scoreSpoken } from '../../../engine/pictures/index.ts';
import { hasInfiniteRank, spokenOf } from '../../../engine/values/index.ts';
import type { EditorState } from '../../store/editor.ts';
import { held } from '../../store/held.ts';
import { labelOf, shownLabels } from '../../store/selectors.ts';
import type { HandMove } from '../../store/state/frame.ts';
import type { Focus } from '../../store/state/showing.ts';
import { isUnseen } from '../../store/telling.ts';
import { playBoard } from '../../walkthrough/play-board.ts';
import { words } from '../../words.ts';
import { inReadingOrder } from './directions.ts';
import type { Drawing, DrawnArc, DrawnNode } from './drawing.ts';
import { around } from './hit.ts';
import { stuckAt } from './scores.ts';

export type TwinLine = { readonly id: string; readonly says: string; readonly selected: boolean };

const most = 50;

/** The number of each node and arc that an element of the page was for. */
const numbers = held(() => new Map<string, number>());

function numberOf(what: string): number {
  const known = numbers.now.get(what) ?? numbers.now.size;
  numbers.now.set(what, known);
  return known;
}

/** An id for an element of the page. A node's own id is not in it, since that may say a hidden value. */
export const optionId = (focus: Focus): string =>
  focus.kind === 'node' ? `node-${numberOf(`node ${focus.id}`)}` : `arc-${numberOf(`arc ${focus.key}`)}`;

/**
 * In drawing units: within about this distance of a node there are fifty others, where nodes are close
 * together.
 */
const firstReach = 256;
const furthest = 1e6;

/**
 * Looks around the place, twice as far each time, until there are enough, so that the cost is that of what is
 * near.
 */
function nearest(drawing: Drawing, to: Spot): readonly DrawnNode[] {
  if (drawing.nodes.size <= most) return [...drawing.nodes.values()];
  for (let reach = firstReach; ; reach *= 2) {
    const near = reach > furthest ? [...drawing.nodes.values()] : drawing.nodePlaces.near(around(to, reach));
    const far = Float64Array.from(near, ({ node }) => Math.hypot(node.x - to.x, node.y - to.y));
    const limit = far.slice().sort()[most - 1] ?? Number.POSITIVE_INFINITY;
    // Beyond the reach there may be nearer ones, in the corners that were not looked at.
    if (limit > reach && near.length < drawing.nodes.size) continue;
    const closer = near.filter((_, i) => far[i] < limit);
    const atLimit = near.filter((_, i) => far[i] === limit);
    return [...closer, ...inReadingOrder(atLimit).slice(0, most - closer.length)];
  }
}

const colourOf = ({ node }: DrawnNode): string => (node.gray ? 'gray' : 'white');

function valueWords(state: EditorState, id: NodeId): string {
  if (isUnseen(state, id)) return words.valueUnseen;
  const labels = shownLabels(state);
  const label = labelOf(labels, id);
  if (label?.value) {
    const when =
      label.step !== undefined
        ? `, determined in round ${label.step}`
        : hasInfiniteRank(label.value)
          ? ', determined in no round'
          : '';
    return `value ${spokenOf(label.value)}${when}`;
  }
  if (label?.outcome) return `no theory covers it, ${outcomeClasses[label.outcome].says}`;
  return label?.obstacle ? obstacleSaid(label.obstacle) : 'value not known yet';
}

function optionWords(state: EditorState, drawing: Drawing, { edge, to }: DrawnArc): string {
  const player = drawing.mixed
    ? ` by ${edge.player === 'both' ? 'both at once' : words.player[edge.player]}`
    : '';
  const name = `${calledNode(to.node)}${player}`;
  if (to.node.gray) return `${name}, gray`;
  const value = labelOf(shownLabels(state), to.id)?.value;
  return value ? `${name}, ${spokenOf(value)}` : name;
}

function nodeSays(state: EditorState, drawing: Drawing, drawn: DrawnNode): string {
  const moves = [...drawn.arcs].filter((arc) => arc.from === drawn);
  const count =
    moves.length === 0 ? 'no options' : `${moves.length} ${moves.length === 1 ? 'option' : 'options'}`;
  const list = moves.map((arc) => optionWords(state, drawing, arc)).join('; ');
  const pieces = drawing.pieces.get(drawn.id) ?? 0;
  const score = drawing.scored > 0 ? scoreSpoken(drawn.node.score, stuckAt(drawn)) : '';
  const what = [calledNode(drawn.node), colourOf(drawn), valueWords(state, drawn.id), score];
  const says = `${what.filter((part) => part !== '').join(', ')}; ${count}`;
  const standing = pieces > 0 ? ` ${words.pieces(pieces)}.` : '';
  return `${says}${list === '' ? '' : `: ${list}`}.${standing}${movesFrom(state, drawing, drawn.id)}`;
}

const canMove = (ends: string) => `Can move to ${ends}.`;

/** In a game: where a piece on this node can go, and the result of that where it is asked for. */
function movesFrom(state: EditorState, drawing: Drawing, id: NodeId): string {
  const moves = playBoard(state)?.moves.filter(({ from }) => from === id) ?? [];
  if (!isProof(state)) return movesSaid(drawing, moves, canMove);
  // In a proof one piece is that of the first game, the other that of the second with its colours swapped.
  return [0, 1]
    .map((piece) => {
      const own = moves.filter((move) => move.piece === piece);
      return movesSaid(
        drawing,
        own,
        (ends) =>
          `${piece === 0 ? 'In the first game' : 'In the game with swapped colours'}: can move to ${ends}.`,
      );
    })
    .join('');
}

const isProof = ({ walkthrough }: EditorState): boolean =>
  walkthrough?.kind === 'shown' && walkthrough.subject.of === 'proof';

function movesSaid(drawing: Drawing, moves: readonly HandMove[], say: (ends: string) => string): string {
  if (moves.length === 0) return '';
  const ends = new Map(
    moves.map(({ to, said }) => {
      const end = drawing.nodes.get(to);
      const name = end ? calledNode(end.node) : to;
      return [to, said ? `${name}, ${said.says}` : name];
    }),
  );
  return ` ${say([...ends.values()].join('; '))}`;
}

function arcSays(drawing: Drawing, edge: GameEdge): string {
  const name = (id: NodeId): string => {
    const drawn = drawing.nodes.get(id);
    return drawn ? calledNode(drawn.node) : id;
  };
  const course =
    edge.from === edge.to ? `Loop at ${name(edge.from)}` : `Arc from ${name(edge.from)} to ${name(edge.to)}`;
  return `${course}, ${words.player[edge.player]}.`;
}

const nodeLine = (state: EditorState, drawing: Drawing, drawn: DrawnNode): TwinLine => ({
  id: optionId({ kind: 'node', id: drawn.id }),
  says: nodeSays(state, drawing, drawn),
  selected: state.selection.nodes.has(drawn.id),
});

/**
 * The same lines with that of the focused node as it is now; undefined where they lack it, or something else
 * has the focus.
 */
export function withFocusedLine(
  lines: readonly TwinLine[],
  state: EditorState,
  drawing: Drawing,
): readonly TwinLine[] | undefined {
  const { focus } = state;
  const drawn = focus?.kind === 'node' ? drawing.nodes.get(focus.id) : undefined;
  const line = drawn && nodeLine(state, drawing, drawn);
  const place = lines.findIndex(({ id }) => id === line?.id);
  if (!line || place < 0) return undefined;
  const { says, selected } = lines[place];
  return says === line.says && selected === line.selected ? lines : lines.with(place, line);
}

export function twinLines(state: EditorState, drawing: Drawing, middle: Spot): readonly TwinLine[] {
  const { focus, selection } = state;
  const focusedArc: DrawnArc | undefined = focus?.kind === 'edge' ? arcOf(drawing, focus.key) : undefined;
  const focused = focus?.kind === 'node' ? drawing.nodes.get(focus.id)?.node : focusedArc?.course.middle;
  const lines = inReadingOrder(nearest(drawing, focused ?? middle)).map((drawn) =>
    nodeLine(state, drawing, drawn),
  );
  if (!focusedArc) return lines;
  const key = focusedArc.key;
  return [
    ...lines,
    {
      id: optionId({ kind: 'edge', key }),
      says: arcSays(drawing, focusedArc.edge),
      selected: selection.edges.has(key),
    },
  ];
}

const arcOf = (drawing: Drawing, key: EdgeKey): DrawnArc | undefined => drawing.arcs.get(key);
