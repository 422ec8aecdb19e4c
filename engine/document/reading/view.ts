/**
 * Reads the view of a file. The format has no rules for it, so only its depth can be wrong: a member of a
 * known shape is understood, any other is kept and written back, but for `hidden`, which then hides all
 * values. Curves and pins for arcs and nodes that the drawing does not have are dropped.
 */

import { rulesSaid } from '../../outcome/rules.ts';
import { type Checks, described, type Fields, isFields } from '../checks.ts';
import {
  type Bend,
  edgeKey,
  type GameEdge,
  type NodeId,
  type View,
  type WrittenBoard,
  type WrittenHidden,
} from '../document.ts';
import { understood } from '../shapes.ts';
import { view as viewForm } from '../view-form.ts';

/** One for each arc that is there, the last where there are several. */
function bendsOf(bends: readonly Bend[], edges: readonly GameEdge[]): readonly Bend[] {
  const there = new Set(edges.map(edgeKey));
  return [...new Map(bends.map((bend) => [edgeKey(bend), bend])).entries()].flatMap(([key, bend]) =>
    there.has(key) ? [bend] : [],
  );
}

const nodesOf = (given: readonly NodeId[], ids: ReadonlySet<NodeId>): readonly NodeId[] =>
  [...new Set(given)].filter((id) => ids.has(id));

/**
 * The nodes whose values are hidden. A member that cannot be read hides all of them: an author who hid values
 * must not have them shown because of a slip, or because a later version writes more. For a board `ids` is
 * undefined, and all values are hidden except those of some positions, regardless of the file.
 */
function hiddenIn(
  read: WrittenHidden | undefined,
  ids: ReadonlySet<NodeId> | undefined,
): WrittenHidden | false {
  const { all, except } = read ?? { all: true, except: [] };
  const hidden = ids ? { all, except: nodesOf(except, ids) } : hiddenOnBoard({ all, except });
  return hidden.all || hidden.except.length > 0 ? hidden : false;
}

/**
 * The positions of a board whose values are hidden: as the positions are not listed, these are all except
 * some, or none.
 */
export const hiddenOnBoard = ({ all, except }: WrittenHidden): WrittenHidden => ({
  all: all || except.length > 0,
  except: all ? [...new Set(except)] : [],
});

/** Reads the view of a file. `within` are the nodes of its drawing, or its board. */
export function readView(
  fields: Fields,
  edges: readonly GameEdge[],
  within: ReadonlySet<NodeId> | WrittenBoard,
  version = 1,
): View {
  const board = 'ruleset' in within ? within : undefined;
  const ids = 'ruleset' in within ? undefined : within;
  const read = understood(viewForm(version), fields) ?? {};
  const { camera, bends, pinned, hidden, boards, variations, sweep, facts, ...rules } = read;
  const known = {
    camera,
    bends: bends && bendsOf(bends, edges),
    pinned: pinned && nodesOf(pinned, ids ?? new Set()),
    hidden: fields.hidden === undefined ? undefined : hiddenIn(hidden, ids),
    // A drawing has no line to leave.
    variations: ids ? undefined : variations,
    boards,
    sweep,
    facts: ids ? undefined : facts,
  };
  const view: Record<string, unknown> = {};
  const rest: Record<string, unknown> = { ...fields };
  for (const [member, value] of Object.entries({ ...rules, ...known })) {
    if (value === undefined) continue;
    delete rest[member];
    if (member in known && value !== false && !(Array.isArray(value) && value.length === 0))
      view[member] = value;
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
