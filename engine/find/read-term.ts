/**
 * Reads the sides of comparisons: names of what is counted and measured, numbers, and values as they are
 * typed elsewhere, sums and operators included.
 */
import { nearestWord } from '../nearest-word.ts';
import { parseRational, printRational } from '../numbers/rationals.ts';
import { reckon } from '../reckon/evaluate.ts';
import { type Problem, type Result, refused } from '../result.ts';
import { drain } from '../rounds.ts';
import type { Measurement } from '../theories/measure.ts';
import { measureCatalogue, openMeasuring, wordsMeasuredBy } from '../theories/measuring.ts';
import type { Kind, Value } from '../values/value.ts';
import { parseValue } from '../values/words.ts';
import { type ConditionTerm, shapeCounts } from './condition.ts';
import { namesInSum, printSum, readSum } from './linear-sum.ts';
import { plainWords, wordsAsMeasured } from './words-measured.ts';

/** A name as it is looked up: "Left stop" and "left-stop" are one. */
const asName = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, '-');

/** A measure of heaps needs the row of a table, and a search has the value alone. */
const measures = measureCatalogue.filter(({ ofHeaps }) => !ofHeaps);

const measureByName: ReadonlyMap<string, string> = new Map(
  measures.flatMap(({ id, title }) => [
    [asName(title), id],
    [id, id],
  ]),
);

/** Every name with which a comparison can begin, besides `outcome` and `form`. */
export const namesOfTerms: readonly string[] = ['value', ...shapeCounts, ...measures.map(({ id }) => id)];

/**
 * What a name means; undefined of any other text. Where the members of a family are searched, the names of
 * their numbers come first, and sums of them are names too.
 */
export function termNamed(text: string, numbers: readonly string[] = []): ConditionTerm | undefined {
  const sum = numbers.length > 0 ? readSum(text) : undefined;
  const named = sum ? namesInSum(sum) : [];
  if (sum && named.length > 0 && named.every((each) => numbers.includes(each))) return { kind: 'sum', sum };
  const name = asName(text);
  if (name === 'value') return { kind: 'value' };
  const of = shapeCounts.find((each) => each === name);
  if (of !== undefined) return { kind: 'count', of };
  const id = measureByName.get(name);
  return id === undefined ? undefined : { kind: 'measure', id };
}

/** What to write in place of a name that is not known. */
export function nameInstead(text: string, numbers: readonly string[] = []): string {
  const near = nearestWord(asName(text), [...namesOfTerms, ...numbers, 'outcome', 'form']);
  return near === undefined
    ? `give value, outcome, form, or one of ${[...numbers, ...namesOfTerms.slice(1)].join(', ')}`
    : `did you mean ${near}?`;
}

const half: Value = { kind: 'stopper', canonical: { numerator: 1, exponent: 1 } };

/** What a measure finds of one of these says whether it finds numbers, values or words. */
const samples = ['1/2', '*', '±1', '1*', 'over'] as const;

type Nature = 'number' | 'value' | 'words' | 'unknown';

let natures: ReadonlyMap<string, Nature> | undefined;

/** Whether what a measure finds are numbers, values, or words that have no order. */
export function natureOf(measure: string): Nature {
  natures ??= naturesByMeasure();
  return natures.get(measure) ?? 'unknown';
}

function naturesByMeasure(): ReadonlyMap<string, Nature> {
  const measuring = openMeasuring();
  const values = [half, ...samples.flatMap((text) => valueWritten(text) ?? [])];
  return new Map(
    measures.map(({ id }) => {
      const found = values.map((value) => measuring.measure(id, value));
      const has = (test: (each: Measurement) => boolean): boolean => found.some(test);
      if (has((each) => each.kind === 'value')) return [id, 'value'];
      if (has((each) => numberMeasured(each) !== undefined)) return [id, 'number'];
      return [id, has(({ kind }) => kind === 'words') ? 'words' : 'unknown'];
    }),
  );
}

/** The number that was measured, counts included; undefined where it is none. */
export function numberMeasured(found: Measurement): number | undefined {
  if (found.kind === 'number') return found.x;
  if (found.kind !== 'words' || found.rank.length !== 1) return undefined;
  return found.text === String(found.rank[0]) ? found.rank[0] : undefined;
}

/** Kinds of values that have a text, and are no games that a calculator could make. */
const kindsByText: readonly Kind[] = [
  'cyclic',
  'nymphet',
  'moon',
  'loony',
  'full-moon',
  'new-moon',
  'covered',
];

const noNodes: Problem = { place: '', says: 'there are no nodes here, only values; write a value' };

/** More values are made for no text of a condition. */
const mostValuesMade = 20_000;

/** The value that a text means, or what is wrong with it by its place in the text. */
export function readValueWritten(text: string): Result<Value> {
  const byText = parseValue(text, kindsByText);
  if (byText) return { ok: true, value: byText };
  const reckoned = drain(
    reckon(text, {
      // biome-ignore lint/correctness/useYield: a name is refused at once.
      *node() {
        return refused([noNodes]);
      },
      most: mostValuesMade,
    }),
  );
  if (!reckoned.ok) return reckoned;
  if (reckoned.value.kind === 'value') return { ok: true, value: reckoned.value.value };
  return refused([{ place: 'character 1', says: 'this is not one value; write a value, as ↑ or {1|0}' }]);
}

function valueWritten(text: string): Value | undefined {
  const read = readValueWritten(text);
  return read.ok ? read.value : undefined;
}

/** Why a measure never says this; undefined if it may. */
function wordNeverFound(measure: string, text: string): string | undefined {
  const words = wordsMeasuredBy(measure);
  if (!words) return undefined;
  const said = plainWords(text);
  const isSaid = words.some((word) => {
    if (!/^x /.test(word)) return plainWords(word) === said;
    const rest = plainWords(word.slice(1));
    return said.endsWith(rest) && parseRational(said.slice(0, -rest.length)) !== undefined;
  });
  return isSaid ? undefined : `${measure} never says "${text}"; give ${words.join(', ')}`;
}

/** The right side of a comparison with this left side. Its text is trimmed already, and not empty. */
export function readRightSide(
  text: string,
  left: ConditionTerm,
  numbers: readonly string[] = [],
): Result<ConditionTerm> {
  const named = termNamed(text, numbers);
  if (named) return { ok: true, value: named };
  const number = parseRational(text);
  const nature: Nature =
    left.kind === 'measure' ? natureOf(left.id) : left.kind === 'value' ? 'value' : 'number';
  if (nature === 'number' && number === undefined) {
    const called =
      left.kind === 'count'
        ? left.of
        : left.kind === 'sum'
          ? printSum(left.sum)
          : left.kind === 'measure'
            ? left.id
            : '';
    return refused([
      {
        place: 'character 1',
        says: `${called} is a number, and "${text}" is none; write a number, as 3 or 1/2`,
      },
    ]);
  }
  const unknown = left.kind === 'measure' ? wordNeverFound(left.id, text) : undefined;
  if (unknown !== undefined) return refused([{ place: 'character 1', says: unknown }]);
  const measured = left.kind === 'measure' ? wordsAsMeasured(left.id, text, readValueWritten) : undefined;
  if (measured && left.kind === 'measure') {
    const { written, example } = measured;
    if (written !== undefined)
      return { ok: true, value: { kind: 'written', text: written, ...(number && { number }) } };
    const says = `${left.id} never says "${text}"; what it says is written as ${example}`;
    return refused([{ place: 'character 1', says }]);
  }
  if (nature !== 'value') return { ok: true, value: { kind: 'written', text, ...(number && { number }) } };
  const value = readValueWritten(number ? printRational(number) : text);
  if (value.ok)
    return { ok: true, value: { kind: 'written', text, value: value.value, ...(number && { number }) } };
  // A measure may be compared with 1/3, which is not a value.
  if (number && left.kind === 'measure') return { ok: true, value: { kind: 'written', text, number } };
  return value;
}
