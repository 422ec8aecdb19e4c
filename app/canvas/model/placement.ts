/**
 * Places the words round nodes by engine/figure's rule, from the arcs, nodes and words near them on the
 * canvas. The result is kept with the node until something near it changes: see courses.ts.
 */
import {
  type Around,
  type AroundPlaces,
  boxRound,
  type Extent,
  onCanvas,
  piecesWithin,
  placedInTurn,
  placesRoundNode,
  quick,
  type Spot,
  type Surroundings,
  sampled,
  surroundings,
  type WordsBox,
  type WordsTurn,
} from '../../../engine/figure/index.ts';
import { scorePlaces, scoreSpots } from '../../../engine/pictures/index.ts';
import { held } from '../../store/held.ts';
import {
  type Drawing,
  type DrawnArc,
  type DrawnCourse,
  type DrawnNode,
  type KeptPlaces,
  radius,
} from './drawing.ts';

import { scoresAt } from './scores.ts';
import { pixels, screen } from './sizes.ts';
import { surface } from './surface.ts';

/** The directions in which arcs leave or reach the node. A loop blocks everything between its two ends. */
export function directionsAt(node: DrawnNode): number[] {
  const angles: number[] = [];
  const add = (arc: DrawnArc): void => {
    const { out, into } = arc.course;
    if (arc.from === node) angles.push(out);
    if (arc.to === node) angles.push(into);
    if (arc.from === arc.to)
      angles.push(Math.atan2(Math.sin(out) + Math.sin(into), Math.cos(out) + Math.cos(into)));
  };
  for (const arc of node.arcs) add(arc);
  return angles;
}

/** A node and its scores: words of another node cannot be put there. */
function spotsOf(drawing: Drawing, other: DrawnNode): readonly Spot[] {
  const { x, y } = other.node;
  const offsets = scoreSpots(scoresAt(drawing, other) ?? {});
  return [other.node, ...offsets.map((by) => ({ x: x + by.x, y: y + by.y }))];
}

/** The back of an arc's head, which is wider than the arc; its sides lie between that and the tip. */
function backOfHead({ edge: { player }, course: { points, into } }: DrawnArc): readonly number[] {
  const { length, width } = screen.strokes[player].head;
  const [cos, sin] = [Math.cos(into), Math.sin(into)];
  const x = points[points.length - 2] + cos * pixels(length);
  const y = points[points.length - 1] + sin * pixels(length);
  const half = pixels(width) / 2;
  return [x - sin * half, y + cos * half, x + sin * half, y - cos * half];
}

/**
 * In units: words know arcs as exactly as this, and so by fewer pieces than the hand that takes hold of them.
 */
const mostOff = 0.1;
const coarseLines = held<WeakMap<DrawnCourse, readonly number[]>>(() => new WeakMap());

function lineOf({ course }: DrawnArc): readonly number[] {
  const known = coarseLines.now.get(course);
  if (known) return known;
  const line = sampled(course, piecesWithin(course, mostOff));
  coarseLines.now.set(course, line);
  return line;
}

/** Arcs, nodes and words of others within reach, relative to the node's centre. */
function surroundingsOf(drawing: Drawing, drawn: DrawnNode, reach: number): Surroundings {
  const box = boxRound(drawn.node, reach);
  const arcs = drawing.arcPlaces.near(box);
  const lines = [...arcs.map(lineOf), ...arcs.map(backOfHead)];
  const others = drawing.nodePlaces.near(box).filter((other) => other !== drawn);
  const spots =
    drawing.scored === 0
      ? others.map(({ node }) => node)
      : others.flatMap((other) => spotsOf(drawing, other));
  const words = drawing.wordsTaken.near(drawn, drawn.node, reach);
  return { ...surroundings(drawn.node, reach, lines, spots), words };
}

const wordParts = ['value', 'name', 'letter', 'step', 'count', ...scorePlaces] as const;

/** What is placed alike has the same key; a name is the node's own, so it is not part of it. */
const keyOf = (around: Around): string =>
  [around.piece, ...wordParts.map((part) => around[part]?.width)].join(' ');

const boxAt = ({ node }: DrawnNode, { x, y }: Spot, { width, height }: Extent): WordsBox => ({
  x: node.x + x,
  y: node.y + y,
  halfWide: width / 2,
  halfHigh: height / 2,
});

/** What words and pieces take up at their places. */
function boxesOf(
  drawn: DrawnNode,
  { around, places }: Pick<KeptPlaces, 'around' | 'places'>,
): readonly WordsBox[] {
  const { piece } = around;
  const disc =
    piece !== undefined && places.piece ? [boxAt(drawn, places.piece, { width: piece, height: piece })] : [];
  const words = wordParts.flatMap((part) => {
    const [at, extent] = [places[part], around[part]];
    return at && extent ? [boxAt(drawn, at, extent)] : [];
  });
  return [...disc, ...words];
}

const isSamePlace = (places: AroundPlaces, others: AroundPlaces): boolean =>
  (['piece', ...wordParts] as const).every(
    (part) => places[part]?.x === others[part]?.x && places[part]?.y === others[part]?.y,
  );

const isSameRow = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((each, i) => each === other[i]);

const sortedBoxes = (boxes: readonly WordsBox[]): readonly WordsBox[] =>
  [...boxes].sort((a, b) => a.x - b.x || a.y - b.y || a.halfWide - b.halfWide);

function isSameAround(one: Surroundings, other: Surroundings): boolean {
  const [words, before] = [one.words ?? [], other.words ?? []];
  if (words.length !== before.length || one.nodes.length !== other.nodes.length) return false;
  if (!isSameRow(one.pieces, other.pieces)) return false;
  if (!one.nodes.every(({ x, y }, i) => x === other.nodes[i].x && y === other.nodes[i].y)) return false;
  const last = sortedBoxes(before);
  return sortedBoxes(words).every(
    ({ x, y, halfWide, halfHigh }, i) =>
      x === last[i].x && y === last[i].y && halfWide === last[i].halfWide && halfHigh === last[i].halfHigh,
  );
}

/**
 * In larger drawings no place is looked for long: an edit of a thousand nodes is drawn within a frame or two.
 */
const mostThorough = 150;

/** Finds the places of everything round the node. */
function placed(drawing: Drawing, drawn: DrawnNode, key: string, around: Around): WordsTurn {
  const { stood } = drawn;
  const seen = new Map<number, Surroundings>();
  const near = (reach: number): Surroundings => {
    const found = surroundingsOf(drawing, drawn, reach);
    seen.set(reach, found);
    return found;
  };
  if (stood?.key === key && [...stood.seen].every(([reach, before]) => isSameAround(near(reach), before))) {
    drawn.words = stood;
    return { boxes: boxesOf(drawn, stood), overlaps: stood.overlaps };
  }
  const care = drawing.nodes.size <= mostThorough ? onCanvas : quick;
  const before = stood?.key === key ? stood.places : {};
  const places = placesRoundNode((reach) => seen.get(reach) ?? near(reach), around, care, before);
  const overlaps = Object.values(places).some((each) => each.overlaps);
  if (stood?.key === key && stood.overlaps === overlaps && isSamePlace(stood.places, places)) {
    stood.seen = seen;
    drawn.words = stood;
  } else drawn.words = { key, around, places, overlaps, seen };
  drawn.stood = drawn.words;
  return { boxes: boxesOf(drawn, drawn.words), overlaps };
}

/**
 * While a hand drags something, words of before follow their node; they are looked for again when it rests.
 */
function follows(drawing: Drawing, drawn: DrawnNode, key: string): boolean {
  if (!surface()?.gesture || drawn.stood?.key !== key) return false;
  drawn.words = drawn.stood;
  drawing.unsettled.add(drawn);
  return true;
}

/** The places of everything round the node. */
export function placesRound(drawing: Drawing, drawn: DrawnNode, around: Around): AroundPlaces {
  const key = keyOf(around);
  if (drawn.words?.key === key) return drawn.words.places;
  if (!follows(drawing, drawn, key)) drawing.wordsTaken.put(drawn, placed(drawing, drawn, key, around).boxes);
  return drawn.words?.places ?? {};
}

/**
 * The hand rests: the words that followed their nodes look for their places. Returns whether there are any.
 */
export function settleWords(drawing: Drawing): boolean {
  if (surface()?.gesture || drawing.unsettled.size === 0) return false;
  for (const drawn of drawing.unsettled) drawn.words = undefined;
  drawing.unsettled.clear();
  return true;
}

/**
 * In drawing units: words that lay on something as near to words that change look again, as there may be room
 * now.
 */
const looksAgain = 40;
/** If there are more nodes, none is placed twice. */
const mostTwice = 300;

/**
 * Finds places for the words of these nodes, one after another in the order of the document, each clear of
 * the words of all others. Words that have their places keep them, unless there is no room beside them.
 * Returns the other nodes whose words have moved aside. `around` is undefined where a node has no words round
 * it. Cost: for each node whose words have no places yet, what is near it.
 */
export function arrangeWords(
  drawing: Drawing,
  all: Iterable<readonly [drawn: DrawnNode, around: Around | undefined]>,
): readonly DrawnNode[] {
  const { wordsTaken } = drawing;
  const due = new Map<DrawnNode, Around>();
  for (const [drawn, around] of all) {
    const key = around && keyOf(around);
    if (drawn.words?.key === key) continue;
    if (around && key !== undefined) {
      if (follows(drawing, drawn, key)) continue;
      due.set(drawn, around);
    } else wordsTaken.put(drawn, []);
    if (!around) drawn.stood = undefined;
    drawn.words = undefined;
  }
  if (due.size === 0) return [];
  const before = new Map<DrawnNode, KeptPlaces>();
  const aroundOf = (drawn: DrawnNode): Around | undefined => due.get(drawn) ?? drawn.words?.around;
  const owners = new Set(due.keys());
  for (const drawn of due.keys())
    for (const other of wordsTaken.at(drawn, looksAgain)) if (other.words?.overlaps) owners.add(other);
  const inOrder = (some: ReadonlySet<DrawnNode>): Iterable<DrawnNode> => {
    if (some.size === 1) return some;
    const ids = new Map([...some].map((drawn) => [drawn.id, drawn]));
    return drawing.document.nodes.flatMap(({ id }) => ids.get(id) ?? []);
  };
  const turn = (drawn: DrawnNode): WordsTurn => {
    const around = aroundOf(drawn);
    if (!around) return { boxes: [], overlaps: false };
    if (drawn.words && !due.has(drawn) && !before.has(drawn)) before.set(drawn, drawn.words);
    return placed(drawing, drawn, keyOf(around), around);
  };
  const rounds = due.size <= mostTwice ? 1 : 0;
  const turns = placedInTurn(wordsTaken, owners, inOrder, turn, {
    inSlice: Number.POSITIVE_INFINITY,
    rounds,
  });
  while (!turns.next().done);
  return [...before].filter(([drawn, words]) => drawn.words !== words).map(([drawn]) => drawn);
}

/** The corners of the area that a node takes up, including its words if they have been placed. */
export function cornersOf({ node, words }: DrawnNode): readonly Spot[] {
  const corners = [
    { x: node.x - radius, y: node.y - radius },
    { x: node.x + radius, y: node.y + radius },
  ];
  if (!words) return corners;
  for (const part of wordParts) {
    const [at, extent] = [words.places[part], words.around[part]];
    if (!at || !extent) continue;
    const [wide, high] = [extent.width / 2, extent.height / 2];
    corners.push(
      { x: node.x + at.x - wide, y: node.y + at.y - high },
      { x: node.x + at.x + wide, y: node.y + at.y + high },
    );
  }
  return corners;
}
