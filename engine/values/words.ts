/**
 * What can be asked of a value of any kind: its text, LaTeX, spoken and typeset form, explanation, place in
 * an order, rank. The record of the value's kind answers each; it is found in the register.
 */
import type { CountNames, ValueKind } from './kind.ts';
import { register } from './kinds.ts';
import type { Mark } from './mark.ts';
import type { Kind, Value } from './value.ts';
import { respelled } from './wording.ts';

/** The one place that assures the compiler that a value's kind and its record agree. */
const records = new Map(register.map((record) => [record.kind, record as unknown as ValueKind<Value>]));

export const kinds: readonly Kind[] = register.map(({ kind }) => kind);

/** The register is complete: a kind without a record is not a `Kind`. */
const recordOf = ({ kind }: { readonly kind: Kind }): ValueKind<Value> => records.get(kind)!;

/** The text of a value in the linear notation. */
export const textOf = (value: Value): string => recordOf(value).text(value);
/** A value as a sentence has it, in one line. */
export const saidOf = (value: Value): string => {
  const record = recordOf(value);
  return record.inSentence?.(value) ?? record.text(value);
};
/** The LaTeX of a value. */
export const latexOf = (value: Value): string => recordOf(value).latex(value);
/** A value as it is read aloud. */
export const spokenOf = (value: Value): string => recordOf(value).spoken(value);
/** A value as it is typeset. */
export const markOf = (value: Value): Mark => recordOf(value).mark(value);
/** The same in a list of values of several kinds. */
export const markAmongOthers = (value: Value): Mark =>
  recordOf(value).markAmongOthers?.(value) ?? markOf(value);
/** The value as a label says it: for a scoring game the stops, where these are wanted or its form is long. */
export const labelValue = (value: Value, brief: boolean): Value =>
  recordOf(value).label?.(value, brief) ?? value;
/** One sentence about what the symbol means. */
export const legendOf = (value: Value): string => recordOf(value).legend(value);
/** The names of values of a kind in a count. */
export const countedAs = (kind: Kind): CountNames => recordOf({ kind }).counted;

/**
 * Reads what `textOf` writes, and the same with spaces or in a keyboard's spelling ("inf_0", "moon_{0,1}").
 */
export function parseValue(text: string, among: readonly Kind[] = kinds): Value | undefined {
  const spelled = respelled(text);
  for (const kind of kinds) {
    const value = among.includes(kind) ? recordOf({ kind }).parse(spelled) : undefined;
    if (value) return value;
  }
  return undefined;
}

/**
 * A key that differs for different values; the moon without a phase and the loony value share their text, but
 * not their key.
 */
export function valueKey(value: Value): string {
  const record = recordOf(value);
  return `${value.kind} ${record.key?.(value) ?? record.text(value)}`;
}

/**
 * The texts of different values: where several have one text, as those too long to be written out have, each
 * is numbered among them, as in `{…|…} (31 positions) #2`.
 */
export function textsApart(values: readonly Value[]): readonly string[] {
  const texts = values.map(textOf);
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  const met = new Map<string, number>();
  return texts.map((text) => {
    if (times.get(text) === 1) return text;
    const number = (met.get(text) ?? 0) + 1;
    met.set(text, number);
    return `${text} #${number}`;
  });
}

/** The same for values of any kinds that are one game: the nimber 0 and the number 0. */
export const gameKey = (value: Value): string => recordOf(value).keyAsGame?.(value) ?? valueKey(value);

/** Whether two values are equal. */
export const sameValue = (a: Value, b: Value): boolean => a === b || valueKey(a) === valueKey(b);

let collator: Intl.Collator | undefined;

type Placed = { readonly value: Value; readonly kind: number; readonly key: string };

const placed = (value: Value): Placed => ({
  value,
  kind: kinds.indexOf(value.kind),
  key: valueKey(value),
});

function comparePlaced(a: Placed, b: Placed): number {
  if (a.kind !== b.kind) return a.kind - b.kind;
  const order = recordOf(a.value).order?.(a.value, b.value);
  if (order) return order;
  // Made when it is needed: Node loads the rules of a language for it, for some milliseconds.
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a.key, b.key);
}

/**
 * Values as a sorted table has them: by kinds in the order of the register, then as the kind says. The key of
 * each is made once.
 */
export const sortedValues = (values: Iterable<Value>): readonly Value[] =>
  Array.from(values, placed)
    .sort(comparePlaced)
    .map(({ value }) => value);

/** Whether a value has infinite rank: it is in a cyclic zone and is drawn bold. */
export const hasInfiniteRank = (value: Value): boolean => recordOf(value).rank === 'infinite';

/** The rank of a value's kind. */
export const rankOf = (value: Value): ValueKind<Value>['rank'] => recordOf(value).rank;

/** Whether nodes of that colour can have such values. */
export const standsOn = (value: Value, colour: 'white' | 'gray'): boolean => {
  const nodes = recordOf(value).nodes ?? 'white';
  return nodes === 'both' || nodes === colour;
};

/**
 * Who wins next to a nim-heap of size m by the definition of the value; undefined for kinds that do not say.
 */
export const besideHeap = (value: Value, m: number): 'N' | 'P' | 'D' | undefined =>
  recordOf(value).besideHeap?.(value, m);

/** The outcome next to some nim-heap, for kinds that say only that there is such a heap. */
export const besideSomeHeap = (value: Value): 'D' | undefined => recordOf(value).besideSomeHeap;

/** The same value with its name, so that a receiver need not find the name again, which may take a while. */
export const named = (value: Value): Value => recordOf(value).named?.(value) ?? value;

/**
 * A value as the file contract prints it: its data, with canonical forms as compact graphs, and its three
 * forms in words.
 */
export type ValueData = {
  readonly kind: Kind;
  readonly text: string;
  readonly latex: string;
  readonly spoken: string;
};

/** A value as the file contract prints it. */
export const valueData = (value: Value): ValueData => ({
  ...(recordOf(value).data?.(value) ?? value),
  kind: value.kind,
  text: textOf(value),
  latex: latexOf(value),
  spoken: spokenOf(value),
});
