/**
 * Makes a figure of a drawing and what was found of its nodes: the same places, courses and words as on the
 * canvas, in the sizes and inks of a style. The same drawing always gives the same figure. Cost: O(nodes +
 * arcs), and what is near each. Two thousand nodes that were laid out take tenths of a second; placed at
 * random with three arcs each, a second or two, as arcs then pass near everything.
 */
import {
  calledNode,
  edgeKey,
  type GameDocument,
  type GameNode,
  isJoint,
  isSimultaneous,
  type NodeId,
} from '../document/document.ts';
import { hiddenIn } from '../document/edits/hidden-copies.ts';
import { printScore } from '../document/score-text.ts';
import { bothStuck, isScored, stuckIn } from '../document/stuck.ts';
import { curvesOf } from '../figure/all-curves.ts';
import { type Care, quick, thorough } from '../figure/beside.ts';
import { boundsOf } from '../figure/bounds.ts';
import type { Surroundings } from '../figure/costs-of-places.ts';
import type { Spot } from '../figure/curves.ts';
import type { Figure, FigureArc, FigureNode, FigurePiece, FigureWords } from '../figure/figure.ts';
import type { Measures, Style } from '../figure/style.ts';
import type { WordsBox } from '../figure/words-box.ts';
import { createWordsTaken, placedInTurn } from '../figure/words-in-turn.ts';
import { outcomeClasses } from '../outcome/classes.ts';
import type { Outcome } from '../outcome/outcome.ts';
import { unusualRules, usualRules } from '../outcome/rules.ts';
import { drain } from '../rounds.ts';
import { rulesetOfId } from '../rulesets/ruleset-of-id.ts';
import type { Obstacle } from '../simultaneous/obstacles.ts';
import type { Value } from '../values/value.ts';
import { base } from '../values/wording.ts';
import { hasInfiniteRank, markOf, spokenOf } from '../values/words.ts';
import { drawnCurve, figureArc } from './arcs.ts';
import { captionWith, legendEntries, legendLines, legendSentence } from './legend.ts';
import {
  boardsShown,
  legendOfNodes,
  measuresWith,
  type NodeBoards,
  nameBeside,
  pictureOfNode,
} from './node-boards.ts';
import { legendOfObstacles, obstacleMark, obstacleSaid } from './obstacle-signs.ts';
import { saidOfVertex } from './said.ts';
import { type ScoreSigns, scoreSigns, scoreSpoken, scoreSpots } from './score-signs.ts';
import type { SmallBoard } from './small-board.ts';
import { surroundingsOf } from './surroundings.ts';
import { type NodeWords, type TypesetNode, wordsOfNode } from './words-round-nodes.ts';

// Places the words of all nodes of a figure so that they keep off each other's, in the nodes' order, as on
// the canvas. In drawings of at most a hundred and fifty nodes places are looked for thoroughly.

/** Places the words of one node. */
type PlaceWords = (node: number, near: (reach: number) => Surroundings, care: Care) => NodeWords;

/**
 * The number of nodes whose words are placed between two yields; fewer where places are looked for
 * thoroughly.
 */
const nodesInSlice = 100;
const thoroughInSlice = 4;
/** In larger drawings no place is looked for thoroughly, and in still larger ones none twice. */
const mostThorough = 150;
const mostTwice = 1000;
const mostRounds = 3;

/** The words and pieces of each node. */
function* placedWords(
  spots: readonly Spot[],
  { unit, piece }: Measures,
  near: (node: number, reach: number) => Surroundings,
  place: PlaceWords,
): Generator<void, readonly NodeWords[], void> {
  const [care, inSlice] =
    spots.length <= mostThorough ? ([thorough, thoroughInSlice] as const) : ([quick, nodesInSlice] as const);
  const disc = piece.radius + piece.halo;
  const taken = createWordsTaken<number>();
  const placed: NodeWords[] = [];
  const put = (node: number) => {
    const around = (reach: number): Surroundings => ({
      ...near(node, reach),
      words: taken.near(node, spots[node], reach),
    });
    placed[node] = place(node, around, care);
    const boxes = boxesOf(placed[node], disc).map(({ x, y, halfWide, halfHigh }) => ({
      x: x / unit,
      y: y / unit,
      halfWide: halfWide / unit,
      halfHigh: halfHigh / unit,
    }));
    return { boxes, overlaps: placed[node].overlaps };
  };
  const inOrder = (nodes: ReadonlySet<number>): readonly number[] => [...nodes].sort((a, b) => a - b);
  yield* placedInTurn(taken, spots.keys(), inOrder, put, {
    inSlice,
    rounds: spots.length <= mostTwice ? mostRounds : 0,
  });
  return placed;
}

/** What takes room beside a node, in points. */
const boxesOf = ({ words, pieces }: NodeWords, disc: number): WordsBox[] => [
  ...words.flatMap(({ inside, at, width, height }) =>
    inside ? [] : [{ ...at, halfWide: width / 2, halfHigh: height / 2 }],
  ),
  ...pieces.map(({ at }) => ({ ...at, halfWide: disc, halfHigh: disc })),
];

/** What is known of a node; undefined, or empty, if nothing is. */
export type NodeLabel = {
  readonly value?: Value | undefined;
  readonly outcome?: Outcome | undefined;
  readonly step?: number | undefined;
  /** What keeps it from a value. */
  readonly obstacle?: Obstacle | undefined;
  /** True if a learner is to guess it: ▢ is shown in its place. */
  readonly hidden?: boolean;
};
export type NodeLabels = ReadonlyMap<NodeId, NodeLabel>;

export type FigureWishes = {
  /** A caption, for pens whose figures have one. */
  readonly caption?: string;
  /**
   * A factor for the drawing's distances, 0 < spacing ≤ 1: nodes move together but keep their size and words.
   */
  readonly spacing?: number;
  /** In points: the legend is no wider than this, unless the nodes are. */
  readonly widest?: number;
};

/** The figure of a drawing; `style` is one of `styles`, adjusted. */
export const digraphFigure = (
  document: GameDocument,
  labels: NodeLabels,
  style: Style,
  wishes: FigureWishes = {},
): Figure => drain(digraphFigureInSlices(document, labels, style, wishes));

/** The same in slices: it yields when the courses are known, and then every hundred nodes. */
export function* digraphFigureInSlices(
  document: GameDocument,
  labels: NodeLabels,
  style: Style,
  { caption = '', spacing = 1, widest }: FigureWishes = {},
): Generator<void, Figure, void> {
  const boards = boardsShown(document, rulesetOfId, style);
  const measures = measuresWith(boards, style);
  const { unit } = measures;
  const shown = shownOf(document, style);
  const { nodes: drawn, edges } = shown;
  const index = new Map(drawn.map(({ id }, i) => [id, i]));
  const scores = scoresIn(document);
  const isHidden = hiddenIn(document);
  const simultaneous = isSimultaneous(document);
  const partizan = document.edges.some(({ player }) => player !== 'either');
  const spots = drawn.map(({ x, y }) => ({ x: x * spacing, y: y * spacing }));
  const pictures = boards ? yield* picturesOf(drawn, boards, measures) : [];
  const nodes: FigureNode[] = drawn.map((node, i) => {
    const label = labels.get(node.id);
    return {
      ...(pictures[i] && { shapes: pictures[i].shapes }),
      id: node.id,
      name: nameIn(node, style),
      title: titleOf(node, label, style, scores.spoken(node)),
      at: { x: spots[i].x * unit, y: spots[i].y * unit },
      gray: node.gray,
      bold: isBold(label, style),
      step: label?.hidden ? undefined : label?.step,
      ...(node.score && { score: printScore(node.score) }),
      hidden: isHidden(node.id),
    };
  });
  const bends = new Map(document.view.bends?.map((bend) => [edgeKey(bend), bend.bend]));
  const courses = edges.map((edge) => {
    const bend = bends.get(edgeKey(edge));
    // A loop's bend is a direction, any other arc's a height over its chord.
    const height = bend === undefined || edge.from === edge.to ? bend : bend * spacing;
    return { from: index.get(edge.from)!, to: index.get(edge.to)!, bend: height };
  });
  const curves = curvesOf(spots, courses);
  const arcs = edges.map((edge, i): FigureArc => {
    const stroke = edge.player === 'either' && !partizan ? 'plain' : edge.player;
    return figureArc(edge, [courses[i].from, courses[i].to], curves[i], nodes, measures, stroke);
  });
  const near = surroundingsOf(
    spots,
    curves.map((curve, i) => drawnCurve(curve, arcs[i], unit)),
    arcs.map(({ head }) => head.map((length) => length / unit)),
    scores.any ? drawn.map((node) => scoreSpots(scores.signs(node))) : [],
  );
  const counts = new Map<NodeId, number>();
  for (const id of document.pieces) counts.set(id, (counts.get(id) ?? 0) + 1);
  const placed = yield* placedWords(spots, measures, near, (i, around, care) => {
    const node = drawn[i];
    const known = saidOf(node, labels.get(node.id), style, counts.get(node.id) ?? 0, simultaneous);
    const signs = scores.signs(node);
    // Beside scores a small number would be taken for one.
    const name = pictures[i] ? nameBeside(known.name) : known.name;
    const said = { ...known, name, ...(scores.any && { step: undefined }), scores: signs };
    return wordsOfNode(i, nodes[i], said, style, measures, around, care);
  });
  const letters = pictures.flatMap((picture, node) => (picture ? lettersIn(picture, nodes[node], node) : []));
  const words: readonly FigureWords[] = [...letters, ...placed.flatMap((each) => each.words)];
  const pieces: readonly FigurePiece[] = placed.flatMap((each) => each.pieces);
  const picture = { shapes: [], nodes, arcs, words, pieces };
  const bounds = boundsOf(picture, measures);
  const entries = [
    ...legendEntries(picture, style.colours),
    ...(style.values === 'none' ? [] : legendOfPlay(document)),
    ...(style.values === 'none'
      ? []
      : legendOfObstacles(drawn.map(({ id }) => obstacleSeen(labels.get(id))))),
    ...(boards ? legendOfNodes(boards, measures) : []),
  ];
  const legend = style.legend === 'below' ? legendLines(entries, bounds, measures, widest) : [];
  const sentence = legendSentence(entries);
  return {
    title: document.title,
    caption: captionWith(caption, sentence, style.legend),
    legend: sentence,
    description: inWords(shown, scores.spoken),
    style,
    measures,
    spacing,
    enlarged: boards?.enlarged ?? 1,
    shapes: [],
    nodes,
    arcs,
    words: [...words, ...legend],
    pieces,
    rules: unusualRules(document.view.rules),
    hidesAll: document.view.hidden?.all ?? false,
    overlaps: placed.flatMap(({ overlaps }, i) => (overlaps ? [i] : [])),
    bounds: legend.length > 0 ? boundsOf({ ...picture, words: [...words, ...legend] }, measures) : bounds,
  };
}

/** The pictures of the nodes that show their boards, in slices. */
function* picturesOf(
  nodes: readonly GameNode[],
  boards: NodeBoards,
  measures: Measures,
): Generator<void, readonly (SmallBoard | undefined)[], void> {
  const pictures: (SmallBoard | undefined)[] = [];
  for (const node of nodes) {
    pictures.push(pictureOfNode(node, boards, measures));
    if (pictures.length % 100 === 0) yield;
  }
  return pictures;
}

const lettersIn = ({ letters }: SmallBoard, { at }: FigureNode, node: number): readonly FigureWords[] =>
  letters.map((letter) => ({
    ...letter,
    node,
    at: { x: at.x + letter.at.x, y: at.y + letter.at.y },
  }));

/** How a simultaneous game is played, as far as its arcs do not say it, and that play is misère. */
function legendOfPlay(document: GameDocument): readonly string[] {
  const { edges, view } = document;
  const { play, convention } = view.rules;
  if (play === 'misere') return ['misère play: a player who cannot move wins'];
  if (!isSimultaneous(document)) return [];
  return [
    ...(edges.some(isJoint) ? [] : ['both players move at once']),
    ...(convention === usualRules.convention ? [] : [`${convention} convention`]),
  ];
}

/** What is in the way of a node that shows neither value nor outcome. */
const obstacleSeen = (label: NodeLabel | undefined): Obstacle | undefined =>
  label?.hidden || label?.value || label?.outcome ? undefined : label?.obstacle;

const isBold = (label: NodeLabel | undefined, { shows }: Style): boolean =>
  label?.value !== undefined && !label.hidden && shows !== 'outcomes' && hasInfiniteRank(label.value);

/** The whole drawing, or the requested nodes and the arcs among them. */
export function shownOf(
  { nodes, edges }: GameDocument,
  { only }: Style,
): Pick<GameDocument, 'nodes' | 'edges'> {
  if (!only) return { nodes, edges };
  const wanted = new Set(only);
  return {
    nodes: nodes.filter(({ id }) => wanted.has(id)),
    edges: edges.filter(({ from, to }) => wanted.has(from) && wanted.has(to)),
  };
}

/**
 * What scores a node has: none where the drawing has none. Nodes that are left out of the figure count as
 * options all the same.
 */
function scoresIn(document: GameDocument) {
  const stuck = isScored(document) ? stuckIn(document) : undefined;
  return {
    any: stuck !== undefined,
    signs: ({ id, score }: GameNode): ScoreSigns =>
      stuck ? scoreSigns(score, stuck.get(id) ?? bothStuck) : {},
    spoken: ({ id, score }: GameNode): string =>
      stuck ? scoreSpoken(score, stuck.get(id) ?? bothStuck) : '',
  };
}

function titleOf(
  node: GameNode,
  label: NodeLabel | undefined,
  { shows, values }: Style,
  score: string,
): string {
  const name = node.gray ? `${calledNode(node)} (gray)` : calledNode(node);
  const called = score === '' ? name : `${name}, ${score}`;
  if (values === 'none' || !label || label.hidden) return called;
  if (shows !== 'outcomes' && label.value) return `${called}: ${spokenOf(label.value)}`;
  if (label.outcome) return `${called}: outcome ${outcomeClasses[label.outcome].spoken}`;
  return label.obstacle ? `${called}: ${obstacleSaid(label.obstacle)}` : called;
}

/** Nodes without names may bear their ids. */
const nameIn = (node: GameNode, { letters }: Style): string => (letters ? calledNode(node) : node.name);

function saidOf(
  node: GameNode,
  label: NodeLabel | undefined,
  style: Style,
  pieces: number,
  simultaneous: boolean,
): Omit<TypesetNode, 'scores'> {
  const step = label?.hidden ? undefined : label?.step;
  const rest = { name: nameIn(node, style), pieces, step };
  if (!label) return { ...rest, mark: undefined };
  if (label.hidden) return { ...rest, mark: [base('▢')] };
  const said = saidOfVertex(label, style.shows);
  const obstacle = obstacleSeen(label);
  if (!said && obstacle) return { ...rest, mark: obstacleMark(obstacle) };
  // While a simultaneous game is solved, a question mark would say that a pair of moves has no result.
  if (!said) return { ...rest, mark: simultaneous ? undefined : [base('?')] };
  if (said.kind === 'value') return { ...rest, mark: markOf(said.value), value: said.value };
  const letter = base(outcomeClasses[said.outcome].letter, 'calligraphic');
  return { ...rest, mark: [letter] };
}

const mover = { either: '', left: 'Left ', right: 'Right ', both: 'both together ' } as const;

/** "a moves to b, c. b does not move." */
function inWords(
  { nodes, edges }: Pick<GameDocument, 'nodes' | 'edges'>,
  scoreOf: (node: GameNode) => string,
): string {
  const called = new Map(nodes.map((node) => [node.id, calledNode(node)]));
  const partizan = edges.some(({ player }) => player !== 'either');
  const moves = new Map<NodeId, string[]>();
  for (const { from, to, player } of edges) {
    const said = `${partizan && player === 'either' ? 'either player ' : mover[player]}to ${called.get(to)}`;
    const those = moves.get(from);
    if (those) those.push(said);
    else moves.set(from, [said]);
  }
  const sentences = nodes.map((node) => {
    const those = moves.get(node.id) ?? ['no move'];
    const who = `${called.get(node.id)}${node.gray ? ' (gray)' : ''}`;
    const score = scoreOf(node);
    return `From ${who}: ${[...those, ...(score === '' ? [] : [score])].join(', ')}.`;
  });
  return sentences.join(' ');
}
