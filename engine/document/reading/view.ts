/**
 * Reads the view of a file. The format has no rules for it, so only its depth can be wrong: a member of a known
 * shape is understood, any other is kept and written back. Curves and pins for arcs and nodes that the drawing
 * does not have are dropped.
 */
import {
  type Bend,
  conventions,
  edgeKey,
  type GameEdge,
  type NodeId,
  simultaneousSums,
  type View,
  type WrittenHidden,
} from '../document.ts';
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
  isNumber(value.bend);

/** A draw is the default, so it is left out, as `false` is. */
const infinitePlayIn = (value: unknown): View['infinitePlay'] | false =>
  value === 'left' || value === 'right' ? value : value === 'draw' ? false : undefined;

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

function hiddenIn(value: unknown, ids: ReadonlySet<NodeId>): WrittenHidden | false | undefined {
  if (!isFields(value)) return undefined;
  const { all, except, ...others } = value;
  if (typeof all !== 'boolean' || !Array.isArray(except) || Object.keys(others).length > 0) return undefined;
  if (!except.every((each) => typeof each === 'string')) return undefined;
  const there = [...new Set<NodeId>(except)].filter((id) => ids.has(id));
  return all || there.length > 0 ? { all, except: there } : false;
}

/** Of these texts, the one that is meant. */
const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((each) => each === value);

/** How a simultaneous game is played. A file of version 1 knows nothing of it: there such members are somebody else's. */
const simultaneousIn = ({ play, convention, sum }: Fields) => ({
  play: oneOf(['simultaneous'], play),
  convention: oneOf(conventions, convention),
  sum: oneOf(simultaneousSums, sum),
});

/** Reads the view of a file. */
export function readView(
  fields: Fields,
  edges: readonly GameEdge[],
  ids: ReadonlySet<NodeId>,
  version: FileVersion = 1,
): View {
  const { theory, asPublished, infinitePlay, camera, bends, pinned, hidden, ...others } = fields;
  const simultaneous = version === 1 ? {} : simultaneousIn(others);
  const understood = {
    theory: typeof theory === 'string' ? theory : undefined,
    asPublished: typeof asPublished === 'boolean' ? asPublished : undefined,
    infinitePlay: infinitePlayIn(infinitePlay),
    ...simultaneous,
    camera: cameraIn(camera),
    bends: bendsIn(bends, edges),
    pinned: pinnedIn(pinned, ids),
    hidden: hiddenIn(hidden, ids),
  };
  const view: Record<string, unknown> = {};
  const rest: Record<string, unknown> = { ...others };
  for (const [member, value] of Object.entries(understood)) {
    if (value === undefined) {
      if (fields[member] !== undefined) rest[member] = fields[member];
    } else {
      delete rest[member];
      if (value !== false && !(Array.isArray(value) && value.length === 0)) view[member] = value;
    }
  }
  return { ...view, rest };
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
