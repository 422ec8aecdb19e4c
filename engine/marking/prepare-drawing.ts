/** A view of a drawing, made ready for a class. */
import { labelsFound } from '../answers/drawn-labels.ts';
import type { GameDocument, NodeId } from '../document/document.ts';
import { hiddenIn } from '../document/edits/hidden-copies.ts';
import { setView } from '../document/edits/view.ts';
import type { LessonView } from '../lesson/lesson.ts';
import type { WayToAnswer } from '../lesson/ways.ts';
import type { NodeLabels } from '../pictures/digraph.ts';
import { accepted, type Result } from '../result.ts';
import type { AskedPicture } from './asked.ts';
import {
  type Asking,
  askingForOutcome,
  askingForText,
  askingForValue,
  choosing,
  mostChoices,
  preparedView,
  refusedAt,
  tooManyToChoose,
} from './asking.ts';
import { askingForLine, asksForLine } from './asking-for-line.ts';
import { movesBestFor } from './best-moves.ts';
import { arcChoices, drawnMoves, moveAbout, nodeChoices } from './choices.ts';
import { type Inside, insideDrawing, spaceInside } from './inside.ts';
import type { PreparedView } from './prepared.ts';
import {
  type DrawingPictured,
  drawingPictured,
  drawingSeen,
  labelsSeen,
  mostNodesSeen,
} from './seen-picture.ts';

type OfNode = Extract<WayToAnswer, { readonly by: 'value' | 'outcome' | 'move' | 'row' | 'column' }>;

const isOfNode = (way: WayToAnswer): way is OfNode =>
  ['value', 'outcome', 'move', 'row', 'column'].includes(way.by);

/** The nodes that a way names, each with its place in the view. */
function nodesNamed(way: WayToAnswer): readonly (readonly [place: string, id: NodeId])[] {
  const right = 'right' in way && typeof way.right === 'object' ? way.right.flat() : [];
  return [
    ...(isOfNode(way) && way.of !== undefined ? [['answer.of', way.of] as const] : []),
    ...right.map((id) => ['answer.right', id] as const),
  ];
}

/** Cost: that of solving and of the picture. */
export function* prepareOnDrawing(
  view: LessonView,
  document: GameDocument,
  way: WayToAnswer,
): Generator<number, Result<PreparedView>, void> {
  const index = new Map(document.nodes.map(({ id }, i) => [id, i]));
  const unknown = nodesNamed(way).find(([, id]) => !index.has(id));
  if (unknown) return refusedAt(unknown[0], `the drawing has no node "${unknown[1]}"; name one of its nodes`);
  const of = isOfNode(way) ? way.of : undefined;
  if (isOfNode(way) && of === undefined)
    return refusedAt('answer', 'the drawing has no node that could be asked about; draw one');
  const vertex = of === undefined ? 0 : index.get(of)!;
  // Of the value or the winner that is asked for nothing is shown, even if the view would show it.
  const hides = way.by === 'value' || way.by === 'outcome' ? of : undefined;
  const isNamed = (id: NodeId): boolean => (hides === undefined ? way.by !== 'words' : id === hides);
  const seen = drawingSeen(view, document, hides, isNamed);
  const isHidden = hiddenIn(seen);
  const isSeen = document.nodes.length <= mostNodesSeen;
  const showsSome = isSeen && view.shows !== 'nothing' && seen.nodes.some(({ id }) => !isHidden(id));
  const inside = showsSome || isOfNode(way) ? yield* insideDrawing(seen, vertex) : undefined;
  const labels = inside ? labelsFound(seen, { ...inside.solved, nimResponses: undefined }) : new Map();
  const asked = hides === undefined ? undefined : seen.nodes[vertex].id;
  const pictured = yield* drawingPictured(seen, labelsSeen(view, seen, labels, asked), view);
  const asking =
    inside && isOfNode(way)
      ? yield* askingOfNode(seen, index, pictured, way, inside)
      : askingOf(document, seen, index, pictured, way);
  if (!asking.ok) return asking;
  const { picture } = pictured;
  const revealedPicture =
    asked === undefined || !inside ? undefined : yield* pictureRevealed(view, way, seen, inside, labels);
  return accepted(preparedView({ view, document, way, picture, revealedPicture, inside }, asking.value));
}

/**
 * The same picture with what was asked for in the place of ▢; what other nodes hide may be asked later. Of
 * who wins at a drawing of values there is none, since the value would say more.
 */
function* pictureRevealed(
  view: LessonView,
  { by }: WayToAnswer,
  seen: GameDocument,
  { solved, vertex }: Inside,
  labels: NodeLabels,
): Generator<number, AskedPicture | undefined, void> {
  const asked = seen.nodes[vertex].id;
  const all = labelsFound(setView(seen, { hidden: undefined }), { ...solved, nimResponses: undefined });
  const found = all.get(asked);
  if (!found || (by === 'outcome') !== (view.shows === 'outcomes')) return undefined;
  const shown = new Map([...labelsSeen(view, seen, labels, asked), [asked, found]]);
  return (yield* drawingPictured(seen, shown, view)).picture;
}

function askingOf(
  { edges }: GameDocument,
  seen: GameDocument,
  index: ReadonlyMap<NodeId, number>,
  pictured: DrawingPictured,
  way: WayToAnswer,
): Result<Asking> {
  if (way.by === 'node') {
    if (seen.nodes.length > mostChoices) return tooManyToChoose(seen.nodes.length, 'nodes');
    const right = way.right?.map((id) => index.get(id)!);
    return accepted(choosing({ by: 'node', about: 'a node', choices: nodeChoices(seen, pictured) }, right));
  }
  if (way.by === 'arc') {
    if (edges.length > mostChoices) return tooManyToChoose(edges.length, 'arcs');
    const right = way.right?.flatMap(([from, to]) =>
      edges.flatMap((edge, i) => (edge.from === from && edge.to === to ? [i] : [])),
    );
    return accepted(choosing({ by: 'arc', about: 'an arc', choices: arcChoices(seen, pictured) }, right));
  }
  return askingForText(way as Parameters<typeof askingForText>[0], seen);
}

function* askingOfNode(
  seen: GameDocument,
  index: ReadonlyMap<NodeId, number>,
  pictured: DrawingPictured,
  way: OfNode,
  inside: Inside,
): Generator<number, Result<Asking>, void> {
  const name = inside.called(inside.vertex);
  if (asksForLine(way)) return yield* askingForLine(way, inside, seen.view.hidden !== undefined);
  if (way.by === 'value') return accepted(askingForValue(inside, `the value of ${name}`));
  if (way.by !== 'move') return askingForOutcome(inside, `who wins at ${name}`);
  if (spaceInside(inside) === 'joint')
    return refusedAt('answer.by', 'both players move at once here; ask for a row or a column');
  const moves = drawnMoves(seen, seen.nodes[inside.vertex].id, way.player, pictured);
  if (moves.length > mostChoices) return tooManyToChoose(moves.length, 'moves');
  const best = way.right
    ? new Set(way.right.map((id) => index.get(id)!))
    : yield* movesBestFor(inside, way.player);
  const right = best instanceof Set ? moves.flatMap(({ to }, i) => (best.has(to) ? [i] : [])) : undefined;
  const about = moveAbout(way.player, seen.edges, name);
  return accepted(choosing({ by: 'move', about, choices: moves.map(({ choice }) => choice) }, right));
}
