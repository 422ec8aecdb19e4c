/**
 * Long because the attributes of a graph, of nodes and of arcs are read by one set of rules.
 *
 * Reads a drawing from DOT, whether Grundy or another program wrote it: names come from labels or else ids,
 * places from `pos` (points, y upwards; a node's width is 36 units), gray from the fill, scores from `score`
 * (3, or "-1 | 2" for Left and Right), players from `player`, else from an arc's label, `L`, `R` or `E`, else
 * from colour and style, rules from attributes of the graph that are called as in a file, what is hidden from
 * `hidden`. Problems are named by line and column. Other programs have attributes of these names too: one
 * that cannot be read is a problem only where the graph says `grundy=1`, as our pen writes it; otherwise a
 * note says that it was ignored. Cost: O(length + arcs).
 */
import { type Rules, rulesSaid } from '../../outcome/rules.ts';
import { accepted, type Result, refused } from '../../result.ts';
import type { AskedReading } from '../asked-reading.ts';
import { beginChecks } from '../checks.ts';
import {
  edgeKey,
  emptyDocument,
  farthest,
  type GameEdge,
  type GameNode,
  type JointArc,
  mostLetters,
  type NodeId,
  type Score,
  type SoloArc,
  saysTooLong,
  type Whose,
  type WrittenHidden,
} from '../document.ts';
import { mergedArcs } from '../edits/move-names.ts';
import { setRules, setView } from '../edits/view.ts';
import { playProblems } from '../misere-rules.ts';
import { parseNamedMoves, parsePairs } from '../move-text.ts';
import type { DocumentRead } from '../read.ts';
import { lineAndColumn } from '../reading/line-and-column.ts';
import { anyRoom, noRoomForArcs } from '../room.ts';
import { parseScore, scoreForms } from '../score-text.ts';
import { rulesIn } from '../view-form.ts';
import { type ArcLabels, arcLabelsOf } from './arc-labels.ts';
import { type ColoursMeant, coloursMeant } from './colours-meant.ts';
import { type Attributes, announcesDot, isStop, ruleNames, type WrittenId } from './cursor.ts';
import { type DotArc, type DotNode, hasMoreArcs } from './gather.ts';
import { type DotGraph, parseDot } from './parse.ts';
import { textOfId, textOfLabel } from './text.ts';
import { type DotStop, dotTokens } from './tokens.ts';

export type DotRead = DocumentRead & {
  /** How many graphs follow the first; they are not read. */
  readonly more: number;
  /** Sentences that tell the person what was passed over. */
  readonly notes: readonly string[];
  /** How its colours can be read otherwise. */
  readonly other?: AskedReading;
};

/** Whether a text is meant as DOT: it begins as a directed or undirected graph does. */
export const isDot = (text: string): boolean => announcesDot(dotTokens(text, 4).tokens);

/**
 * Reads the first graph of a text. If the text is not DOT there is one problem, and so if there is no room
 * for its arcs: two groups in braces make very many with few letters, and nothing is made of them. Otherwise
 * all problems are listed.
 */
export function readDot(text: string, room = anyRoom, asked?: AskedReading): Result<DotRead> {
  const { tokens, stop } = dotTokens(text);
  const placeOf = lineAndColumn(text);
  const parsed = parseDot(tokens, text.length);
  const stopped = ({ at, says }: DotStop): Result<never> => refused([{ place: placeOf(at), says }]);
  if (stop && !(isStop(parsed) && parsed.at < stop.at)) return stopped(stop);
  if (isStop(parsed)) return stopped(parsed);
  if (hasMoreArcs(parsed, room.arcs)) return refused([{ place: 'file', says: noRoomForArcs(room) }]);
  const checks = beginChecks();
  const add = ({ at }: WrittenId, says: string): void => checks.add(placeOf(at), says);
  const read = drawingOf(parsed, add, asked);
  const problems = checks.problems();
  return problems.length > 0 ? refused(problems) : accepted({ ...read, more: parsed.more });
}

type Add = (where: WrittenId, says: string) => void;

function drawingOf(
  { title, attributes, nodes, arcs }: DotGraph,
  add: Add,
  asked: AskedReading | undefined,
): DocumentRead & Pick<DotRead, 'notes' | 'other'> {
  const called = attributes.label ?? title;
  const name = called ? textOfLabel(called, '', title ? textOfId(title) : '') : '';
  if (called && name.length > mostLetters) add(called, `this name ${saysTooLong(name.length)}`);
  const passed = new Set<string>();
  const doubt: Doubt = (name, value, says) => {
    if (attributes.grundy) add(value, says);
    else passed.add(`${name}=${value.text.slice(0, longestShown)}`);
  };
  const ids = idsOf(nodes);
  const scale = unitsPerPoint(nodes);
  const isOurs = attributes.grundy !== undefined;
  const moves = isOurs ? { arcs, notes: [] } : movesAmong(arcs);
  const labels = arcLabelsOf(moves.arcs);
  const colours = coloursMeant(nodes, moves.arcs, labels, isOurs, asked);
  const drawn = nodes.map((node, i) => nodeOf(node, ids[i], name, scale, colours, add, doubt));
  const pieces = piecesOf(nodes, ids, add, doubt);
  const drawing = {
    title: name,
    nodes: drawn.map(({ node }) => node),
    edges: edgesOf(moves.arcs, ids, { labels, colours }, doubt),
    pieces,
    view: emptyDocument.view,
  };
  const hidden = hiddenOf(attributes, nodes, ids);
  const document = setView(setRules(drawing, rulesOf(attributes, doubt)), { hidden });
  // What is wrong with a simultaneous game is reported at the graph's own name, since several statements
  // together make it wrong.
  const whole = title ?? nodes[0]?.called;
  if (whole) for (const { says } of playProblems(document)) add(whole, says);
  return {
    document,
    placed: drawn.every(({ placed }) => placed),
    notes: [...labels.notes, ...colours.notes, ...moves.notes, ...notesOn(passed)],
    ...(colours.other && { other: colours.other }),
  };
}

/** In a note. */
const mostShown = 5;
const longestShown = 20;

function notesOn(passed: ReadonlySet<string>): readonly string[] {
  if (passed.size === 0) return [];
  const more = passed.size > mostShown ? ' …' : '';
  return [
    `Grundy did not read these attributes, since they do not describe a game graph: ${[...passed].slice(0, mostShown).join(', ')}${more}.`,
  ];
}

/**
 * An id for each node: no id is empty, and two DOT ids that differ only in their escapes get different ids.
 * An id that is made here is not a label.
 */
function idsOf(nodes: readonly DotNode[]): readonly NodeId[] {
  const taken = new Set<NodeId>();
  const wanted = nodes.map(({ called }) => textOfId(called) || 'node');
  const given = wanted.map((id) => {
    if (taken.has(id)) return undefined;
    taken.add(id);
    return id;
  });
  if (taken.size === nodes.length) return wanted;
  const labels = new Set(nodes.map(({ attributes: { name, label } }) => (name ?? label)?.text));
  const counts = new Map<NodeId, number>();
  return given.map((id, i) => {
    if (id !== undefined) return id;
    let count = counts.get(wanted[i]) ?? 2;
    while (taken.has(`${wanted[i]} ${count}`) || labels.has(`${wanted[i]} ${count}`)) count++;
    counts.set(wanted[i], count);
    taken.add(`${wanted[i]} ${count}`);
    return `${wanted[i]} ${count}`;
  });
}

/**
 * The width in inches that Graphviz gives a node by default. Thinner nodes are drawn as dots, and their size
 * says nothing of the scale.
 */
const usualWidth = 0.75;
const leastWidth = 0.02;
const nodeWidth = 36;

/** The width of the first node that has a place sets the scale. */
function unitsPerPoint(nodes: readonly DotNode[]): number {
  const width = Number(nodes.find(({ attributes }) => attributes.pos)?.attributes.width?.text ?? usualWidth);
  return nodeWidth / (72 * (width >= leastWidth && width < 1000 ? width : usualWidth));
}

const hundredths = (length: number): number => Math.round(length * 100) / 100 || 0;
/** A `pos` with more characters is not read; its numbers take a few dozen. */
const longestPlace = 200;
const length = String.raw`([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)`;
const place = new RegExp(String.raw`^\s*${length}\s*,\s*${length}\s*(?:,[^!]*)?!?\s*$`, 'i');

function nodeOf(
  { called, attributes }: DotNode,
  id: NodeId,
  title: string,
  scale: number,
  colours: ColoursMeant,
  add: Add,
  doubt: Doubt,
) {
  const { pos } = attributes;
  // A name that is a formula has an attribute beside its label, as the author wrote it.
  const label = attributes.name ?? attributes.label;
  const numbers = pos && pos.text.length <= longestPlace ? place.exec(pos.text) : undefined;
  const written = numbers?.slice(1, 3).map(Number);
  const [x, y] = written?.map((length) => hundredths(length * scale)) ?? [0, 0];
  if (pos && !(Math.abs(x) <= farthest && Math.abs(y) <= farthest && written)) {
    add(pos, `the pos of ${called.text} is not a position; write two numbers of points, pos="72,36"`);
  }
  // Graphviz shows the id of a node that has no label.
  const own = label === undefined || label.text === '\\N' ? id : textOfLabel(label, id, title);
  if (id.length > mostLetters) add(called, `this name ${saysTooLong(id.length)}`);
  else if (own.length > mostLetters) add(label ?? called, `this name ${saysTooLong(own.length)}`);
  const node: GameNode = { id, x, y: -y || 0, gray: colours.isGray(attributes), name: own };
  const score = scoreOf(attributes, doubt);
  return { node: score ? { ...node, score } : node, placed: pos !== undefined };
}

function scoreOf({ score }: Attributes, doubt: Doubt): Score | undefined {
  if (!score || score.text.trim() === '') return undefined;
  const read = parseScore(score.text);
  if (!read) doubt('score', score, `score=${score.text} is not a score; write ${scoreForms}`);
  return read;
}

const mostPieces = 1000;
/** The most pieces in a whole drawing: defaults in a short text could ask for pieces on every node. */
const mostInAll = 1_000_000;

function piecesOf(
  nodes: readonly DotNode[],
  ids: readonly NodeId[],
  add: Add,
  doubt: Doubt,
): readonly NodeId[] {
  const found: NodeId[] = [];
  for (const [i, { called, attributes }] of nodes.entries()) {
    const count = countOf(attributes, doubt);
    if (found.length + count > mostInAll) {
      const most = mostInAll.toLocaleString('en');
      const says = `from ${called.text} on there are more than ${most} pieces; put pieces on fewer nodes`;
      add(attributes.pieces ?? called, says);
      break;
    }
    for (let piece = 0; piece < count; piece++) found.push(ids[i]);
  }
  return found;
}

function countOf({ pieces }: Attributes, doubt: Doubt): number {
  if (!pieces) return 0;
  const count = Number(pieces.text);
  if (Number.isInteger(count) && count >= 0 && count <= mostPieces) return count;
  doubt(
    'pieces',
    pieces,
    `pieces=${pieces.text} is not a number of pieces; write a whole number up to ${mostPieces}`,
  );
  return 0;
}

const players: Readonly<Record<string, Whose>> = {
  left: 'left',
  l: 'left',
  right: 'right',
  r: 'right',
  either: 'either',
  e: 'either',
  both: 'both',
  b: 'both',
};

/** What says whose an arc is, beside its own word for it. */
type Signs = { readonly labels: ArcLabels; readonly colours: ColoursMeant };

function playerOf(attributes: Attributes, { labels, colours }: Signs, doubt: Doubt): Whose {
  const { player } = attributes;
  if (player) {
    const said = player.text.toLowerCase();
    if (Object.hasOwn(players, said)) return players[said];
    doubt('player', player, `player=${player.text} is not a player; write left, right, either or both`);
  }
  return labels.playerOf(attributes) ?? colours.playerOf(attributes) ?? 'either';
}

/** Arcs that are drawn in another program's graph; what has no head is read as it is written, and said. */
function movesAmong(arcs: readonly DotArc[]): {
  readonly arcs: readonly DotArc[];
  readonly notes: readonly string[];
} {
  const isDrawn = ({ style }: Attributes): boolean => style === undefined || !/\binvis\b/.test(style.text);
  const seen = arcs.filter(({ attributes }) => isDrawn(attributes));
  const headless = seen.filter(({ attributes }) => attributes.dir?.text === 'none').length;
  const hidden = arcs.length - seen.length;
  return {
    arcs: seen,
    notes: [
      ...(hidden > 0
        ? [
            `Grundy left out ${hidden} ${hidden === 1 ? 'arc that is' : 'arcs that are'} not drawn (style=invis).`,
          ]
        : []),
      ...(headless > 0
        ? [
            `${headless} of ${seen.length} arcs have no head (dir=none); Grundy read them as moves from the first node to the second.`,
          ]
        : []),
    ],
  };
}

/**
 * Arcs that are written twice become one, with the moves of both; arcs with the head at the tail are
 * reversed.
 */
function edgesOf(
  arcs: readonly DotArc[],
  ids: readonly NodeId[],
  signs: Signs,
  doubt: Doubt,
): readonly GameEdge[] {
  const edges = new Map<string, GameEdge>();
  const found = new Map<Attributes, DotMoves>();
  for (const { from, to, attributes } of arcs) {
    const moves = found.get(attributes) ?? movesOfArc(attributes, signs, doubt);
    found.set(attributes, moves);
    const dir = attributes.dir?.text;
    const put = (start: number, end: number): void => {
      const edge: GameEdge = { from: ids[start], to: ids[end], ...moves };
      const before = edges.get(edgeKey(edge));
      edges.set(edgeKey(edge), before ? mergedArcs(before, edge) : edge);
    };
    if (dir !== 'back') put(from, to);
    if (dir === 'back' || dir === 'both') put(to, from);
  }
  return [...edges.values()];
}

/** The player of an arc, and the moves that it represents. */
type DotMoves = Pick<SoloArc, 'player' | 'moves'> | Pick<JointArc, 'player' | 'pairs'>;

/** An arc of both players without pairs is either player's, and so is one whose pairs cannot be read. */
function movesOfArc(attributes: Attributes, signs: Signs, doubt: Doubt): DotMoves {
  const player = playerOf(attributes, signs, doubt);
  const { moves } = attributes;
  if (player === 'both') {
    const read = moves && parsePairs(textOfLabel(moves, '', ''));
    if (read && !('stop' in read)) return { player, pairs: read.moves };
    if (read) doubt('moves', moves, `moves="${moves.text}": ${read.stop.says}`);
    else if (attributes.player)
      doubt('player', attributes.player, 'a joint arc needs its pairs of moves, as moves="l/r"');
    return { player: 'either' };
  }
  if (!moves) return { player };
  const read = parseNamedMoves(textOfLabel(moves, '', ''));
  if (!('stop' in read)) return { player, moves: read.moves };
  doubt('moves', moves, `moves="${moves.text}": ${read.stop.says}`);
  return { player };
}

/** Takes an attribute that Grundy's own pen would not have written so, and what is wrong with it. */
type Doubt = (name: string, value: WrittenId, says: string) => void;

const truths: Readonly<Record<string, boolean>> = { true: true, false: false };

/** The rules as the graph's own attributes say them. */
function rulesOf(attributes: Attributes, doubt: Doubt): Rules {
  const said = ruleNames.flatMap((name) => {
    const words = attributes[name];
    return words ? [[name, words, textOfLabel(words, '', '')] as const] : [];
  });
  const read = rulesIn(Object.fromEntries(said.map(([name, , text]) => [name, truths[text] ?? text])));
  for (const [name, words, text] of said)
    if (!(name in read))
      doubt(name, words, `${name}=${text} is not a rule; write it as the view of a file has it`);
  return rulesSaid(read);
}

/**
 * Undefined where nothing is hidden. "hidden" for the graph means all but the nodes that say "hidden=false".
 * A value that is neither "true" nor "false" hides, as one of a file that cannot be read does.
 */
function hiddenOf(
  { hidden }: Attributes,
  nodes: readonly DotNode[],
  ids: readonly NodeId[],
): WrittenHidden | undefined {
  const hides = (words: WrittenId | undefined): boolean => words !== undefined && words.text !== 'false';
  const all = hides(hidden);
  const except = ids.filter((_, i) => {
    const own = nodes[i].attributes.hidden;
    return own !== undefined && hides(own) !== all;
  });
  return all || except.length > 0 ? { all, except } : undefined;
}
