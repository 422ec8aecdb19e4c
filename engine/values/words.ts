/**
 * The register of the words of values: text, LaTeX, spoken, typeset and explained, each asked of the file of the
 * value's kind. A new kind is one file and one line here.
 */
import { covered } from './covered.ts';
import { cyclic } from './cyclic.ts';
import { fullMoon } from './full-moon.ts';
import { loony } from './loony.ts';
import type { Mark } from './mark.ts';
import { moon } from './moon.ts';
import { newMoon } from './new-moon.ts';
import { nimber } from './nimber.ts';
import { nymphet } from './nymphet.ts';
import { sided } from './sided.ts';
import { stopper } from './stopper.ts';
import { undetermined } from './undetermined.ts';
import { unsided } from './unsided.ts';
import type { Kind, Value } from './value.ts';
import { respelled, type Wording } from './wording.ts';

/** In the order in which a text is tried: ☾ alone is a moon unless only a loony value will do. */
const wordings: { readonly [K in Kind]: Wording<Extract<Value, { kind: K }>> } = {
  nimber,
  cyclic,
  nymphet,
  moon,
  loony,
  'full-moon': fullMoon,
  'new-moon': newMoon,
  covered,
  undetermined,
  stopper,
  sided,
  unsided,
};

export const kinds = Object.keys(wordings) as readonly Kind[];

/** The wording of this value's own kind; the one place where the compiler is told that key and value agree. */
const wordingOf = <V extends Value>(value: V): Wording<V> => wordings[value.kind] as unknown as Wording<V>;

export const textOf = (value: Value): string => wordingOf(value).text(value);
export const latexOf = (value: Value): string => wordingOf(value).latex(value);
export const spokenOf = (value: Value): string => wordingOf(value).spoken(value);
export const markOf = (value: Value): Mark => wordingOf(value).mark(value);
/** One plain sentence on what the sign means. */
export const legendOf = (value: Value): string => wordingOf(value).legend(value);

/** Reads what `textOf` writes, and the same with spaces or in a keyboard's spelling ("inf_0", "moon_{0,1}"). */
export function parseValue(text: string, among: readonly Kind[] = kinds): Value | undefined {
  const spelled = respelled(text);
  for (const kind of kinds) {
    const value = among.includes(kind) ? wordings[kind].parse(spelled) : undefined;
    if (value) return value;
  }
  return undefined;
}

/** Different for different values; the moon without a phase and the loony value share their text, not their key. */
export function valueKey(value: Value): string {
  const wording = wordingOf(value);
  return `${value.kind} ${wording.key?.(value) ?? wording.text(value)}`;
}

export const sameValue = (a: Value, b: Value): boolean => valueKey(a) === valueKey(b);

/** Of infinite rank: in a cyclic zone, and drawn bold. */
export const hasInfiniteRank = ({ kind }: Value): boolean => kind === 'cyclic' || kind === 'nymphet';
