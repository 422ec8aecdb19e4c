/**
 * Finds the name of a canonical form by its graph: plain values, tiny and miny, star_n, ± and otherwise its
 * options between braces, with `pass` for a move to itself and a letter for a longer loop.
 *
 * A subgraph is written again wherever it occurs, so a name can be exponentially longer than its form. Hence
 * bounds on the length of the name, on its depth and on the vertices visited; beyond them only the number of
 * positions is given. Cost: linear in the form for the plain values, and at most the bounds for the rest.
 */
import { type CanonicalForm, type GraphForm, isDyadic } from '../form.ts';
import { isZero, negatePlain, type Plain, plainKey, plainNumber, plainZero } from '../plain.ts';
import type { Name } from '../signs.ts';
import {
  atom,
  gamePart,
  lettered,
  type Part,
  partKey,
  plainPart,
  reference,
  switchPart,
  whole,
} from './parts.ts';
import { signsOfPlain } from './plain-signs.ts';
import { positiveIn } from './positive-vertices.ts';
import { type Plains, plainOf, plainsOf } from './recognise.ts';
import {
  aheadOf,
  behindOf,
  type Orientation,
  only,
  passesAhead,
  passesBehind,
  type Tables,
  tablesOf,
} from './tables.ts';

/** The state while a name is being found. */
type Naming = {
  readonly tables: Tables;
  readonly plains: Plains;
  /** The games whose braces are open around the current place. */
  readonly open: { readonly vertex: number; readonly as: Orientation }[];
  /** The part of the name for a vertex; undefined if it would be too long. */
  partOf(vertex: number, as: Orientation): Part | undefined;
  isPositive(vertex: number, as: Orientation): boolean;
};

/** The plain value of a vertex or of its negative; undefined if it has none. */
function plainAt({ plains }: Naming, vertex: number, as: Orientation): Plain | undefined {
  const plain = plains[vertex];
  return plain && as === -1 ? negatePlain(plain) : plain;
}

/** Whether a vertex is 0. */
function isZeroAt({ plains }: Naming, vertex: number | undefined): boolean {
  const plain = vertex === undefined ? undefined : plains[vertex];
  return plain !== undefined && isZero(plain);
}

/** The orientation with the players exchanged. */
const opposite = (as: Orientation): Orientation => (as === 1 ? -1 : 1);

// Tiny and miny games, and star_n: the names for {0 ‖ 0 | −G}, {G | 0 ‖ 0} and {0 ‖ 0, *n | 0, pass} (Siegel,
// Coping with cycles, Figures 7 and 9). Each test examines a few vertices; a subscript is named like any
// other game.

/** The part of the name if the vertex or its negative is one of them. */
function tinyPart(naming: Naming, vertex: number, as: Orientation): Part | undefined {
  const threat = threatOf(naming, vertex, as);
  if (threat !== undefined) return behindThreat(naming, threat, as, 'tiny');
  const answer = threatOf(naming, vertex, opposite(as));
  if (answer !== undefined) return behindThreat(naming, answer, opposite(as), 'miny');
  return undefined;
}

/** The Right option of {0 | option}. */
function threatOf(naming: Naming, vertex: number, as: Orientation): number | undefined {
  const { tables } = naming;
  if (passesAhead(tables, vertex, as) || passesBehind(tables, vertex, as)) return undefined;
  if (!isZeroAt(naming, only(aheadOf(tables, vertex, as)))) return undefined;
  return only(behindOf(tables, vertex, as));
}

function behindThreat(
  naming: Naming,
  threat: number,
  as: Orientation,
  of: 'tiny' | 'miny',
): Part | undefined {
  const { tables } = naming;
  if (passesAhead(tables, threat, as)) return undefined;
  if (passesBehind(tables, threat, as)) {
    const star = starSigns(naming, threat, as);
    return star && atom(of === 'tiny' ? star : [{ sign: 'minus' }, ...star]);
  }
  const below = only(behindOf(tables, threat, as));
  if (below === undefined || !isZeroAt(naming, only(aheadOf(tables, threat, as)))) return undefined;
  return subscripted(naming, of, below, opposite(as));
}

/** ⧾_G and ⧿_G, for positive G that has no move back out of it. */
function subscripted(naming: Naming, of: 'tiny' | 'miny', vertex: number, as: Orientation): Part | undefined {
  if (!naming.isPositive(vertex, as)) return undefined;
  const part = naming.partOf(vertex, as);
  if (!part || part.reach.length > 0) return undefined;
  const signs = whole(part);
  const [first] = signs;
  const short =
    signs.length === 1 && (first.sign === 'word' || (first.sign === 'number' && first.number.exponent === 0));
  const braced = !part.game && !short;
  return atom([{ sign: 'below', of, braced }, ...signs, { sign: 'end-below', braced }]);
}

/** star_n, recognised by its Right option {0, *n | 0, pass}. */
function starSigns(naming: Naming, threat: number, as: Orientation): Name | undefined {
  const { tables } = naming;
  if (!isZeroAt(naming, only(behindOf(tables, threat, as)))) return undefined;
  const ahead = aheadOf(tables, threat, as);
  const nimber = ahead.map((option) => plainAt(naming, option, as)).find((plain) => plain && plain.star > 1);
  const isNimber = nimber && plainKey({ ...nimber, star: 0 }) === plainKey(plainZero);
  if (ahead.length !== 2 || !isNimber || !ahead.some((option) => isZeroAt(naming, option))) return undefined;
  return [
    { sign: 'below', of: 'star', braced: false },
    { sign: 'number', number: { numerator: nimber.star, exponent: 0 } },
    { sign: 'end-below', braced: false },
  ];
}

const mostSigns = 400;
const mostDepth = mostSigns / 2;
/** The most visits to vertices; a shared vertex is visited several times. */
const mostLooks = 4000;

const names = new WeakMap<CanonicalForm, Name>();

/**
 * For forms that share their positions with others: the function that finds the name from what is known about
 * these.
 */
const shared = new WeakMap<CanonicalForm, () => Name>();

/** The name of a form, found once for each form, since text, mark and speech all need it. */
export function nameOf(form: CanonicalForm): Name {
  const found = isDyadic(form) ? names.get(form) : (form.name ?? names.get(form));
  if (found) return found;
  const name = isDyadic(form) ? signsOfPlain(plainNumber(form)) : (shared.get(form)?.() ?? nameOfGraph(form));
  names.set(form, name);
  return name;
}

/** The same form with its name stored in it. */
export const withName = (form: CanonicalForm): CanonicalForm =>
  isDyadic(form) || form.name ? form : { ...form, name: nameOf(form) };

/** Whether the name determines the value, and does not only say how large it is. */
export const isTold = (name: Name): boolean => name[0].sign !== 'untold';

function nameOfGraph(form: GraphForm): Name {
  const tables = tablesOf(form);
  return naming(tables, plainsOf(tables), positiveIn(tables)).nameAt(0, form.count);
}

/**
 * Names of forms that share their positions, as the values in one store do: what is found of a position is
 * kept for the next name. `optionsOf` gives the options of each position from which play ends, in the order
 * in which forms have them, and `isPositive` says whether one, or its negative, is positive. The returned
 * function takes a form and the position where it starts; the name, when it is asked for, is the one that the
 * form has by itself. Cost: the options of each position, once.
 */
export function openSharedNames(
  optionsOf: (vertex: number, player: 'left' | 'right') => readonly number[],
  isPositive: Naming['isPositive'],
): (form: CanonicalForm, vertex: number) => void {
  const left: (readonly number[])[] = [];
  const right: (readonly number[])[] = [];
  /** In play that ends there are no passes. */
  const passes: boolean[] = [];
  const tables: Tables = { count: 0, left, right, leftPasses: passes, rightPasses: passes };
  const plains: (Plain | undefined)[] = [];
  const isMade: boolean[] = [];
  const make = (vertex: number): void => {
    for (const waiting = [vertex]; waiting.length > 0; ) {
      const v = waiting[waiting.length - 1];
      left[v] ??= optionsOf(v, 'left');
      right[v] ??= optionsOf(v, 'right');
      passes[v] = false;
      const before = waiting.length;
      for (const side of [left[v], right[v]])
        for (const option of side) if (!isMade[option]) waiting.push(option);
      if (waiting.length > before) continue;
      if (!isMade[v]) plains[v] = plainOf(tables, v, plains);
      isMade[v] = true;
      waiting.pop();
    }
  };
  const { nameAt } = naming(tables, plains, isPositive, new Map());
  return (form, vertex) => {
    if (isDyadic(form)) return;
    shared.set(form, () => {
      make(vertex);
      return nameAt(vertex, form.count);
    });
  };
}

/**
 * For a position with its orientation: its part, how many visits it took, and how many positions deep they
 * went.
 */
type Kept = { readonly part: Part | undefined; readonly looks: number; readonly levels: number };

/**
 * `kept` serves several names of positions from which play ends: their parts do not mention anything around
 * them.
 */
function naming(tables: Tables, plains: Plains, isPositive: Naming['isPositive'], kept?: Map<number, Kept>) {
  /**
   * `deepest` and `cut` are those of the visits since they were set: how deep they went, and whether a bound
   * has cut one short.
   */
  let [looks, depth, deepest, cut] = [0, 0, 0, false];
  const found = (vertex: number, as: Orientation): Part | undefined => {
    looks++;
    deepest = Math.max(deepest, depth);
    if (looks > mostLooks || depth > mostDepth) {
      cut = true;
      return undefined;
    }
    depth++;
    const part = partAt(each, vertex, as);
    depth--;
    return part && part.length <= mostSigns ? part : undefined;
  };
  const foundOnce = (vertex: number, as: Orientation, memory: Map<number, Kept>): Part | undefined => {
    const key = as * (vertex + 1);
    const known = memory.get(key);
    if (known && looks + known.looks <= mostLooks && depth + known.levels <= mostDepth) {
      looks += known.looks;
      deepest = Math.max(deepest, depth + known.levels);
      return known.part;
    }
    const before = { looks, deepest, cut };
    [deepest, cut] = [depth, false];
    const part = found(vertex, as);
    if (!cut) memory.set(key, { part, looks: looks - before.looks, levels: deepest - depth });
    deepest = Math.max(deepest, before.deepest);
    cut ||= before.cut;
    return part;
  };
  const each: Naming = {
    tables,
    plains,
    open: [],
    isPositive,
    partOf: (vertex, as) => (kept ? foundOnce(vertex, as, kept) : found(vertex, as)),
  };
  return {
    /** The name of a position with this number of followers, itself included. */
    nameAt(vertex: number, positions: number): Name {
      [looks, depth, deepest, cut] = [0, 0, 0, false];
      const part = each.partOf(vertex, 1);
      return (part && lettered(whole(part))) ?? [{ sign: 'untold', positions }];
    },
  };
}

function partAt(naming: Naming, vertex: number, as: Orientation): Part | undefined {
  const plain = plainAt(naming, vertex, as);
  if (plain) return plainPart(plain);
  const { open } = naming;
  const depth = open.findIndex((game) => game.vertex === vertex && game.as === as);
  if (depth >= 0) return reference(open.length - depth, depth);
  return tinyPart(naming, vertex, as) ?? betweenBraces(naming, vertex, as);
}

function betweenBraces(naming: Naming, vertex: number, as: Orientation): Part | undefined {
  const { tables, open } = naming;
  open.push({ vertex, as });
  const left = partsOf(naming, aheadOf(tables, vertex, as), as);
  const right = left && partsOf(naming, behindOf(tables, vertex, as), as);
  open.pop();
  if (!left || !right) return undefined;
  const passes = [passesAhead(tables, vertex, as), passesBehind(tables, vertex, as)];
  if (left.length === 1 && right.length === 1 && !passes.includes(true)) {
    const symmetric = plusMinus(naming, vertex, as, left[0], right[0]);
    if (symmetric) return symmetric;
  }
  if (left.length > 1 && !passes.includes(true) && areNegatives(naming, vertex, as, left, right))
    return switchPart(left);
  return gamePart({ options: left, passes: passes[0] }, { options: right, passes: passes[1] }, open.length);
}

function partsOf(naming: Naming, options: readonly number[], as: Orientation): readonly Part[] | undefined {
  const parts: Part[] = [];
  let length = 0;
  for (const option of options) {
    const part = naming.partOf(option, as);
    length += part ? part.length + 1 : 0;
    if (!part || length > mostSigns) return undefined;
    parts.push(part);
  }
  return parts;
}

/**
 * Whether Right's options are the negatives of Left's, by their names. What would differ in its number of
 * options is not named again.
 */
function areNegatives(
  naming: Naming,
  vertex: number,
  as: Orientation,
  left: readonly Part[],
  right: readonly Part[],
): boolean {
  if (left.length !== right.length || [...left, ...right].some(({ reach }) => reach.length > 0)) return false;
  const { tables } = naming;
  const shapes = (options: readonly number[], parts: readonly Part[], way: Orientation): readonly string[] =>
    options
      .map((option, i) => {
        const { plain } = parts[i];
        if (plain) return plainKey(way === as ? plain : negatePlain(plain));
        return `${aheadOf(tables, option, way).length} ${behindOf(tables, option, way).length}`;
      })
      .sort();
  const [ahead, behind] = [aheadOf(tables, vertex, as), behindOf(tables, vertex, as)];
  if (shapes(ahead, left, as).join() !== shapes(behind, right, opposite(as)).join()) return false;
  const keys = new Set(left.map(partKey));
  return behind.every((option) => {
    const negative = naming.partOf(option, opposite(as));
    return negative !== undefined && keys.has(partKey(negative));
  });
}

/** {G | −G} as ±G. The names of the two options show whether one is the negative of the other. */
function plusMinus(
  naming: Naming,
  vertex: number,
  as: Orientation,
  left: Part,
  right: Part,
): Part | undefined {
  const { tables } = naming;
  if (left.reach.length > 0 || right.reach.length > 0) return undefined;
  if (left.plain || right.plain) {
    if (!left.plain || !right.plain) return undefined;
    if (plainKey(left.plain) !== plainKey(negatePlain(right.plain))) return undefined;
  } else {
    const [ahead] = aheadOf(tables, vertex, as);
    const [behind] = behindOf(tables, vertex, as);
    if (aheadOf(tables, ahead, as).length !== behindOf(tables, behind, as).length) return undefined;
    if (behindOf(tables, ahead, as).length !== aheadOf(tables, behind, as).length) return undefined;
    const negative = naming.partOf(behind, opposite(as));
    if (!negative || negative.reach.length > 0 || partKey(negative) !== partKey(left)) return undefined;
  }
  const signs = whole(left);
  const [first] = signs;
  const below = first.sign === 'number' && first.number.numerator < 0;
  const grouped = !left.game && (signs.length > 1 || below);
  return atom([
    { sign: 'plus-minus' },
    ...(grouped ? [{ sign: '(' } as const, ...signs, { sign: ')' } as const] : signs),
  ]);
}
