/**
 * Reads a terse drawing. It checks the columns first, naming each problem by its column, and then makes
 * records of them, which must obey the rules of a file. It allocates nothing larger than the text is long.
 * Cost: O(length).
 */
import { accepted, type Problem, type Result, refused } from '../../result.ts';
import { board as boardForm } from '../board-form.ts';
import { beginChecks, type Checks, described, type Fields, listAt } from '../checks.ts';
import {
  type BoardOrigin,
  type GameDocument,
  type NodeId,
  originOf,
  type View,
  type WrittenBoard,
} from '../document.ts';
import type { FileVersion } from '../drawing-form.ts';
import { freshIds } from '../edits/ids.ts';
import { playProblems } from '../misere-rules.ts';
import { parseJson } from '../reading/json.ts';
import { readEdges, readNodes } from '../reading/nodes-and-edges.ts';
import { checkedViewFields, readView } from '../reading/view.ts';
import { textOfRulesId } from '../rules-id.ts';
import { fields, name, perhaps, readLater, text } from '../shapes.ts';
import { misereVersion, rulesVersion } from '../write.ts';
import { groupsAt, numbersOfColumn, placesAt, readPlaces, sums, textsAt, unitsAt } from './columns.ts';
import { unsealed } from './seal.ts';

/** What a link may have, each called by a letter. */
const members = fields(
  Object.fromEntries([...'tixyungsfepkbdvwmor'].map((letter) => [letter, perhaps('', readLater())])),
);
const players: Readonly<Record<string, string>> = { l: 'left', r: 'right', e: 'either', b: 'both' };

/** The problem named for a link that was cut or changed, unless the caller gives better ones. */
export const damagedLink: readonly Problem[] = [
  { place: 'link', says: 'is damaged: a part of it is missing or changed; copy it again, all of it' },
];

/**
 * Reads a drawing that `writeTerse` wrote. A text that was cut or changed is refused with `damage`, one that
 * breaks the rules with every problem. Never throws. O(length).
 */
export function readTerse(text: string, damage: readonly Problem[] = damagedLink): Result<GameDocument> {
  const inside = unsealed(text);
  if (inside === undefined) return refused(damage);
  const json = parseJson(inside);
  if (!json.ok) return json;
  const checks = beginChecks();
  const read = members.read(checks, 'drawing', json.value);
  const columns = read && columnsOf(checks, read);
  const document = columns && checks.problems().length === 0 ? recordsOf(checks, columns) : undefined;
  const problems = checks.problems();
  return problems.length > 0 || !document ? refused(problems) : accepted(document);
}

type Columns = {
  readonly title: string;
  readonly ids: readonly NodeId[];
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly names: readonly string[];
  readonly gray: ReadonlySet<number>;
  /** Per node, Left's and Right's scores as they were written; null where there is none. */
  readonly scores: ReadonlyMap<number, readonly unknown[]>;
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly players: readonly string[];
  readonly pieces: readonly number[];
  readonly bends: readonly (readonly number[])[];
  readonly pinned: readonly number[];
  readonly view: Fields;
  readonly version: FileVersion;
  /** By arc: its moves as a file has them. */
  readonly moves: ReadonlyMap<number, unknown>;
  readonly board: WrittenBoard | undefined;
  readonly origin: BoardOrigin | undefined;
};

function columnsOf(checks: Checks, fields: Fields): Columns {
  const units = unitsAt(checks, fields.u);
  const xs = readPlaces(numbersOfColumn(checks, 'x', fields.x, units[0] !== 0), units[0]);
  const ys = readPlaces(numbersOfColumn(checks, 'y', fields.y, units[1] !== 0), units[1]);
  const count = xs.length;
  if (ys.length !== count)
    checks.add('y', `has length ${ys.length}; x has length ${count}, one number for each node`);
  const nodes = (place: string, numbers: readonly number[]) => placesAt(checks, place, numbers, count);
  const whole = (place: string) => numbersOfColumn(checks, place, fields[place]);
  const from = nodes('f', sums(whole('f')));
  const shifts = whole('e');
  if (shifts.length !== from.length) {
    checks.add('e', `has length ${shifts.length}; f has length ${from.length}, one number for each arc`);
  }
  const scores = scoresAt(checks, fields.s, count);
  const bends = groupsAt(checks, 'b', numbersOfColumn(checks, 'b', fields.b, false), 2);
  placesAt(
    checks,
    'b',
    bends.map(([arc]) => arc),
    from.length,
  );
  return {
    title: fields.t === undefined ? '' : (name.read(checks, 't', fields.t) ?? ''),
    ids: fields.i === undefined ? usualIds(count) : textsAt(checks, 'i', fields.i, count),
    xs,
    ys,
    names: fields.n === undefined ? xs.map(() => '') : textsAt(checks, 'n', fields.n, count),
    gray: new Set(nodes('g', sums(whole('g')))),
    scores,
    from,
    to: nodes(
      'e',
      shifts.map((shift, i) => shift + from[i]),
    ),
    players: playersAt(checks, fields.p, from.length),
    pieces: nodes('k', whole('k')),
    bends,
    pinned: nodes('d', sums(whole('d'))),
    view: checkedViewFields(checks, 'v', fields.v),
    version: versionAt(checks, fields.w),
    moves: movesAt(checks, fields.m, from.length),
    board: fields.o === undefined ? undefined : boardIn(checks, fields.o, count),
    origin: fields.r === undefined ? undefined : originIn(checks, fields),
  };
}

function versionAt(checks: Checks, value: unknown): FileVersion {
  if (value === 2 || value === misereVersion) return value;
  if (value !== undefined)
    checks.add('w', `is ${described(value)}; it must be 2 or ${misereVersion} or missing`);
  return 1;
}

function boardIn(checks: Checks, value: unknown, nodes: number): WrittenBoard | undefined {
  const [ruleset, position, ...line] = listAt(checks, 'o', value);
  if (nodes > 0) checks.add('o', 'is of a board, and x of nodes; a board has none');
  return boardForm(rulesVersion).read(checks, 'o', { ...rulesetNamed(ruleset), position, line });
}

function originIn(checks: Checks, { o, r }: Fields): BoardOrigin | undefined {
  const [ruleset, position, ...more] = listAt(checks, 'r', r);
  if (o !== undefined) checks.add('r', 'is of a drawing, and o of a board; a board was made from none');
  if (more.length > 0) checks.add('r', `has length ${more.length + 2}; it is a ruleset and a position`);
  const board = boardForm(rulesVersion).read(checks, 'r', { ...rulesetNamed(ruleset), position });
  return board && originOf(board);
}

/** A link has written rules in the place of an id. */
function rulesetNamed(id: unknown): Fields {
  const rules = typeof id === 'string' ? textOfRulesId(id) : undefined;
  return rules === undefined ? { ruleset: id } : { rules };
}

/** Twos of an arc and its moves. What the moves say is looked at with the records that come of them. */
function movesAt(checks: Checks, value: unknown, arcs: number): Columns['moves'] {
  const list: readonly unknown[] = value === undefined ? [] : listAt(checks, 'm', value);
  if (list.length % 2 !== 0) checks.add('m', `has length ${list.length}; its entries come in groups of 2`);
  const moves = new Map<number, unknown>();
  for (let i = 0; i + 1 < list.length; i += 2) {
    const arc = list[i];
    if (typeof arc === 'number' && Number.isInteger(arc) && arc >= 0 && arc < arcs)
      moves.set(arc, list[i + 1]);
    else checks.add(`m[${i}]`, `leads to ${described(arc)}; there are ${arcs}, counted from 0`);
  }
  return moves;
}

/** Groups of three: a node and the scores of its two sides, which are checked later with the records. */
function scoresAt(checks: Checks, value: unknown, count: number): Columns['scores'] {
  const list: readonly unknown[] = value === undefined ? [] : listAt(checks, 's', value);
  if (list.length % 3 !== 0) checks.add('s', `has length ${list.length}; its entries come in groups of 3`);
  const scores = new Map<number, readonly unknown[]>();
  for (let i = 0; i + 2 < list.length; i += 3) {
    const v = list[i];
    if (typeof v === 'number' && Number.isInteger(v) && v >= 0 && v < count) {
      scores.set(v, [list[i + 1], list[i + 2]]);
    } else checks.add(`s[${i}]`, `leads to ${described(v)}; there are ${count}, counted from 0`);
  }
  return scores;
}

const sidesOf = ([left, right]: readonly unknown[]): Fields => ({
  ...(left !== null && { left }),
  ...(right !== null && { right }),
});

function usualIds(count: number): readonly NodeId[] {
  const fresh = freshIds({ nodes: [] });
  return Array.from({ length: count }, fresh);
}

function playersAt(checks: Checks, value: unknown, arcs: number): readonly string[] {
  if (value === undefined) return Array.from({ length: arcs }, () => 'either');
  const letters = text().read(checks, 'p', value) ?? '';
  if (/^[lreb]*$/.test(letters) && letters.length === arcs)
    return Array.from(letters, (each) => players[each]);
  checks.add('p', `must have ${arcs} letters, l, r, e or b for each arc`);
  return [];
}

function recordsOf(checks: Checks, columns: Columns): GameDocument {
  const { ids, xs, ys, names, gray, scores, from, to } = columns;
  const rawNodes = ids.map((id, v) => {
    const score = scores.get(v);
    const marks = { gray: gray.has(v), name: names[v] };
    return { id, x: xs[v], y: ys[v], ...marks, ...(score && { score: sidesOf(score) }) };
  });
  const read = readNodes(checks, rawNodes);
  const idOf = (v: number): NodeId => ids[v];
  const rawEdges = from.map((v, i) => ({
    from: idOf(v),
    to: idOf(to[i]),
    player: columns.players[i],
    ...(columns.moves.has(i) && { moves: columns.moves.get(i) }),
  }));
  const edges = readEdges(checks, rawEdges, read.ids, columns.version);
  const { bends, pinned } = columns;
  const view: View = readView(
    {
      ...columns.view,
      ...(bends.length > 0 && {
        bends: bends.map(([arc, bend]) => ({
          from: rawEdges[arc].from,
          to: rawEdges[arc].to,
          player: rawEdges[arc].player,
          bend,
        })),
      }),
      ...(pinned.length > 0 && { pinned: pinned.map(idOf) }),
    },
    edges,
    columns.board ?? read.ids,
    columns.version,
  );
  if (checks.problems().length === 0) {
    for (const { place, says } of playProblems({ nodes: read.nodes, edges, view })) checks.add(place, says);
  }
  const { title, board, origin } = columns;
  const pieces = columns.pieces.map(idOf);
  return {
    title,
    nodes: read.nodes,
    edges,
    pieces,
    view,
    ...(board && { board }),
    ...(origin && { origin }),
  };
}
