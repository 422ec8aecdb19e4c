/**
 * What is found of values while many games are checked: measures, and how two values compare. Each is found
 * once for each value, and forgotten when there is too much of it.
 */
import { parseDyadic, printDouble } from '../numbers/dyadics.ts';
import { printedRational, printRational, type Rational } from '../numbers/rationals.ts';
import { drain } from '../rounds.ts';
import type { ValueRelation } from '../theories/capabilities.ts';
import { textOfMeasurement } from '../theories/measure.ts';
import { openMeasuring } from '../theories/measuring.ts';
import { orderAmong } from '../theories/ordering.ts';
import type { Kind, Value } from '../values/value.ts';
import { gameKey, textOf } from '../values/words.ts';
import { numberMeasured } from './read-term.ts';

/** What is found of a game: a number, a value, or words. */
export type Quantity = {
  readonly number?: Rational | undefined;
  readonly value?: Value | undefined;
  readonly words?: string | undefined;
};

/** How two values compare, or only that they are not the same game, as ∞ and ↑ are not. */
export type RelationFound = ValueRelation | 'different';

export type ValueDesk = {
  /** To be called between two games: forgets what was found if that is too much. */
  tidy(): void;
  /** Undefined where there is nothing to be measured. */
  measured(id: string, value: Value): Quantity | undefined;
  /** Undefined where it is not known. */
  relation(a: Value, b: Value): RelationFound | undefined;
};

/** After so many findings they are forgotten, so that a long search needs no more memory. */
const mostFindings = 20_000;

/** Opens a desk at which nothing is known yet. */
export function openValueDesk(): ValueDesk {
  let measuring = openMeasuring();
  let order = orderOfGames();
  const measurements = new Map<string, Quantity | undefined>();
  const relations = new Map<string, RelationFound | undefined>();
  const quantityOf = (id: string, value: Value): Quantity | undefined => {
    const found = measuring.measure(id, value);
    if (found.kind === 'none') return undefined;
    const x = numberMeasured(found);
    if (x !== undefined) return { number: printedRational(printDouble(x)) };
    return found.kind === 'value' ? { value: found.value } : { words: textOfMeasurement(found) };
  };
  const relationOfTwo = (a: Value, b: Value): RelationFound | undefined => {
    if (keyOfWorth(a) === keyOfWorth(b)) return isOneGame(a) ? '=' : undefined;
    if (isNimberKey(keyOfWorth(a)) && isNimberKey(keyOfWorth(b))) return '||';
    return (order && drain(order.compare(a, b))) ?? (areDifferent(a, b) ? 'different' : undefined);
  };
  return {
    tidy() {
      if (measurements.size + relations.size < mostFindings) return;
      measurements.clear();
      relations.clear();
      measuring = openMeasuring();
      order = orderOfGames();
    },
    measured: (id, value) =>
      foundOnce(measurements, `${id} ${keyOfWorth(value)}`, () => quantityOf(id, value)),
    relation: (a, b) => foundOnce(relations, `${keyOfWorth(a)}\n${keyOfWorth(b)}`, () => relationOfTwo(a, b)),
  };
}

/** Whether this is the key of a nimber, as a value of impartial or of partizan play. */
export const isNimberKey = (key: string): boolean => /^stopper (0|\*\d*)$/.test(key);

/** A moon without a phase and the loony value are one for a person who writes ☾. */
export const keyOfWorth = (value: Value): string =>
  value.kind === 'loony' ? `moon ${textOf(value)}` : gameKey(value);

function foundOnce<T>(table: Map<string, T>, key: string, find: () => T): T {
  if (table.has(key)) return table.get(key) as T;
  const found = find();
  table.set(key, found);
  return found;
}

/** The order of the values of partizan play, which nimbers are part of. */
const orderOfGames = () => orderAmong([{ kind: 'stopper' }])?.order;

/** Kinds whose values each mean a game, or games that are alike in every sum. */
const certainKinds: ReadonlySet<Kind> = new Set<Kind>([
  'nimber',
  'stopper',
  'sided',
  'cyclic',
  'nymphet',
  'moon',
  'loony',
  'full-moon',
  'new-moon',
  'covered',
]);

/** Whether a value means a game, or games that are alike in every sum. */
const isOneGame = ({ kind }: Value): boolean => certainKinds.has(kind);

/** Whether values with different keys are different games. An impartial game may be dud, which is ∞. */
function areDifferent(a: Value, b: Value): boolean {
  const hasSides = a.kind === 'sided' || b.kind === 'sided';
  return isOneGame(a) && isOneGame(b) && (!hasSides || a.kind === 'stopper' || b.kind === 'stopper');
}

/** A number as a value; undefined for a number that is no short game. */
export function valueOfNumber(number: Rational): Value | undefined {
  const canonical = parseDyadic(printRational(number));
  return canonical && { kind: 'stopper', canonical };
}
