/**
 * Reads the view of a file. The format has no rules for it, so only its depth can be wrong: a member of a known
 * shape is understood, any other is kept and written back, but for `hidden`, which then hides all values. Curves
 * and pins for arcs and nodes that the drawing does not have are dropped.
 */
import { endings } from '../../outcome/outcome.ts';
import { conventions, type Rules, rulesSaid, sumKinds, waysOfPlay } from '../../outcome/rules.ts';
import {
  type Bend,
  edgeKey,
  farthest,
  type GameEdge,
  type NodeId,
  type Variation,
  type View,
  type WrittenBoard,
  type WrittenHidden,
  type WrittenSweep,
} from '../document.ts';
import { rulesOfVersion2 } from '../write.ts';
import { type Checks, described, type Fields, isFields } from './checks.ts';
import type { FileVersion } from './nodes-and-edges.ts';

type Camera = NonNullable<View['camera']>;

const isNumber = (value: unknown): value is number => Number.isFinite(value);

function cameraIn(value: unknown): Camera | undefined {
  if (!isFields(value)) return undefined;
  const { x, y, zoom, ...others } = value;
  const ours = isNumber(x) && isNumber(y) && isNumber(zoom) && zoom > 0 && Object.keys(others).length === 0;
  return ours ? { x, y, zoom } : undefined;
}

const isBend = (value: unknown): value is Bend =>
  isFields(value) &&
  typeof value.from === 'string' &&
  typeof value.to === 'string' &&
  ['left', 'right', 'either', 'both'].includes(String(value.player)) &&
  isNumber(value.bend) &&
  Math.abs(value.bend) <= farthest;

function bendsIn(value: unknown, edges: readonly GameEdge[]): readonly Bend[] | undefined {
  if (!Array.isArray(value) || !value.every(isBend)) return undefined;
  const there = new Set(edges.map(edgeKey));
  const bends = new Map<string, Bend>();
  for (const { from, to, player, bend } of value) {
    const key = edgeKey({ from, to, player });
    if (there.has(key)) bends.set(key, { from, to, player, bend });
  }
  return [...bends.values()];
}

function pinnedIn(value: unknown, ids: ReadonlySet<NodeId>): readonly NodeId[] | undefined {
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string')) return undefined;
  return [...new Set<NodeId>(value)].filter((id) => ids.has(id));
}

const allHidden: WrittenHidden = { all: true, except: [] };

/**
 * Whose values are hidden. What says so in a form that cannot be read hides all of them: an author who hid values must not have them shown
 * because of a slip, or because a later version writes more. Of a board `ids` is undefined, and all values are hidden but those of some
 * positions, whatever the file says.
 */
function hiddenIn(value: unknown, ids: ReadonlySet<NodeId> | undefined): WrittenHidden | false | undefined {
  if (value === undefined) return undefined;
  if (!isFields(value)) return allHidden;
  const { all, except, ...others } = value;
  if (typeof all !== 'boolean' || !Array.isArray(except) || Object.keys(others).length > 0) return allHidden;
  if (!except.every((each) => typeof each === 'string')) return allHidden;
  if (!ids) return all || except.length > 0 ? hiddenOnBoard({ all, except }) : false;
  const there = [...new Set<NodeId>(except)].filter((id) => ids.has(id));
  return all || there.length > 0 ? { all, except: there } : false;
}

/** Whose values are hidden on a board: of positions that nobody has listed all but some, or none. */
export const hiddenOnBoard = ({ all, except }: WrittenHidden): WrittenHidden => ({
  all: all || except.length > 0,
  except: all ? [...new Set(except)] : [],
});

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isVariation = (value: unknown): value is Variation =>
  isFields(value) &&
  isWhole(value.of) &&
  isWhole(value.after) &&
  Array.isArray(value.line) &&
  value.line.every((each) => typeof each === 'string') &&
  Object.keys(value).length === 3;

/** Whether they leave lines that are there is for those to say who play. */
const variationsIn = (value: unknown): readonly Variation[] | undefined =>
  Array.isArray(value) && value.every(isVariation) ? value : undefined;

const isText = (value: unknown): value is string => typeof value === 'string';

/** One with members of another shape is somebody else's. */
function sweepIn(value: unknown): WrittenSweep | undefined {
  if (!isFields(value)) return undefined;
  const { of, columns, sort, plot, ...others } = value;
  if (!isText(of) || of === '' || Object.keys(others).length > 0) return undefined;
  if (columns !== undefined && !(Array.isArray(columns) && columns.every(isText))) return undefined;
  if (plot !== undefined && !isText(plot)) return undefined;
  if (sort !== undefined && !isSort(sort)) return undefined;
  return { of, ...(columns && { columns }), ...(sort && { sort }), ...(plot !== undefined && { plot }) };
}

const isSort = (value: unknown): value is NonNullable<WrittenSweep['sort']> =>
  isFields(value) &&
  isText(value.by) &&
  typeof value.descending === 'boolean' &&
  Object.keys(value).length === 2;

/** Of these texts, the one that is meant. */
const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((each) => each === value);

/** How each rule is read; undefined where it is none. */
const readers: { readonly [Member in keyof Rules]: (value: unknown) => Rules[Member] | undefined } = {
  theory: (value) => (typeof value === 'string' ? value : undefined),
  asPublished: (value) => (typeof value === 'boolean' ? value : undefined),
  infinitePlay: (value) => oneOf(endings, value),
  play: (value) => oneOf(waysOfPlay, value),
  convention: (value) => oneOf(conventions, value),
  sum: (value) => oneOf(sumKinds, value),
};

/** The rules among the members of a view, those that can be understood. */
export function rulesIn(fields: Fields, version: FileVersion = 2): Partial<Rules> {
  const later: readonly string[] = version === 1 ? rulesOfVersion2 : [];
  const read = Object.entries(readers).map(([member, reader]) => [
    member,
    later.includes(member) ? undefined : reader(fields[member]),
  ]);
  return Object.fromEntries(read.filter(([, rule]) => rule !== undefined));
}

/** Reads the view of a file. `within` are the nodes of its drawing, or its board. */
export function readView(
  fields: Fields,
  edges: readonly GameEdge[],
  within: ReadonlySet<NodeId> | WrittenBoard,
  version: FileVersion = 1,
): View {
  const board = 'ruleset' in within ? within : undefined;
  const ids = 'ruleset' in within ? undefined : within;
  const { camera, bends, pinned, hidden, boards, variations, sweep } = fields;
  const rules = rulesIn(fields, version);
  const understood = {
    camera: cameraIn(camera),
    bends: bendsIn(bends, edges),
    pinned: pinnedIn(pinned, ids ?? new Set()),
    hidden: hiddenIn(hidden, ids),
    // A drawing has no line to leave.
    variations: ids ? undefined : variationsIn(variations),
    boards: typeof boards === 'boolean' ? boards : undefined,
    sweep: sweepIn(sweep),
  };
  const view: Record<string, unknown> = {};
  const rest: Record<string, unknown> = { ...fields };
  for (const member of Object.keys(rules)) delete rest[member];
  for (const [member, value] of Object.entries(understood)) {
    if (value === undefined) continue;
    delete rest[member];
    if (value !== false && !(Array.isArray(value) && value.length === 0)) view[member] = value;
  }
  return { ...view, rules: rulesSaid(rules, board), rest };
}

/** The deepest nesting that is kept: writing the view back must not overflow the stack. */
const deepest = 100;

/** The members of a view, not yet checked one by one; empty where the file has no view. */
export function checkedViewFields(checks: Checks, place: string, value: unknown): Fields {
  if (value === undefined) return {};
  if (!isFields(value)) checks.add(place, `is ${described(value)}; it must be an object`);
  else if (isDeeper(value, deepest)) checks.add(place, `is nested more than ${deepest} deep`);
  else return value;
  return {};
}

/**
 * Whether a value is nested deeper than `most`. It goes level by level, since recursing on a foreign value
 * could overflow.
 */
function isDeeper(value: unknown, most: number): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= most && level.length > 0; depth++) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return level.length > 0;
}
