/**
 * The single heaps of one game, of which a family may consist, so that they are summed up in place of a table
 * of their rows.
 */
import { type HeapCode, mostHeapsOf, textOfCode } from '../heaps/heap-code.ts';
import { formulaOf } from '../heaps/heap-formulas.ts';
import { accepted, type Result, refused } from '../result.ts';
import type { HeapTheorem, Ruleset } from '../rulesets/ruleset.ts';
import { type AskedFamily, familyInWords } from './asked-family.ts';
import { familyOfPattern, isPattern } from './pattern.ts';

/** What is needed of a ruleset, which its entry in the catalogue has too. */
export type RulesetOfHeaps = Pick<Ruleset, 'id' | 'families' | 'parse' | 'periodicity'>;

/** The heaps of a game from 1 to the last one. */
export type AskedHeaps = {
  readonly game: string;
  readonly code: HeapCode;
  readonly rules?: string | undefined;
  readonly heaps: number;
  /** The position of the last heap, which may be too large for a board. */
  readonly last: string;
};

/**
 * The heaps whose summary a family asks for; refused where its members are not the single heaps of one game
 * from 1 on.
 */
export function heapsOfFamily(ruleset: RulesetOfHeaps, asked: AskedFamily): Result<AskedHeaps> {
  const wrong = (says: string): Result<never> => refused([{ place: familyInWords(asked), says }]);
  const pattern = isPattern(asked.family) ? familyOfPattern(asked.family) : undefined;
  const family =
    ruleset.families?.find(({ id }) => id === asked.family) ?? (pattern?.ok ? pattern.value : undefined);
  const range = asked.ranges.at(0);
  if (
    !ruleset.periodicity ||
    asked.under ||
    !family ||
    !range ||
    asked.ranges.length > 1 ||
    (asked.conditions ?? []).length > 0
  )
    return wrong(onlyHeaps);
  const written = family.position([range.from]);
  const first = heapIn(ruleset, written) ?? heapByCode(ruleset, written);
  if (first?.heap !== 1 || !written.endsWith('1')) return wrong(onlyHeaps);
  if (first.code.takesAny && !formulaOf(first.code)) return wrong(noFormula);
  const heaps = range.to - range.from + 1;
  for (const further of [1, heaps - 1])
    if (family.position([range.from + further]) !== `${written.slice(0, -1)}${1 + further}`)
      return wrong(onlyHeaps);
  const most = mostHeapsOf(first.code);
  return heaps > most
    ? wrong(`has ${heaps.toLocaleString('en')} heaps; give at most ${most.toLocaleString('en')}`)
    : accepted({
        game: first.game,
        code: first.code,
        rules: first.rules,
        heaps,
        last: family.position([range.to]),
      });
}

const noFormula =
  'has no summary, since any number of counters may be taken and no formula is known; leave --summary out';

const onlyHeaps =
  'has no summary; give the heaps of one octal game from 1 on, as in: octal "0.376 <n>" n=1..1000000, or those of rules that a code can say';

/** A heap of a hexadecimal game, which is not played on the board of octal games. */
function heapByCode({ id }: RulesetOfHeaps, text: string): Omit<HeapTheorem, 'neededFor'> | undefined {
  const [, none, taking = '', heap] = /^([048c]?)\.([\da-f]+) (\d+)$/i.exec(text.trim()) ?? [];
  if (id !== 'octal' || none === undefined) return undefined;
  const code = { digits: [none || '0', ...taking].map((digit) => Number.parseInt(digit, 16)) };
  return { game: textOfCode(code) ?? text, heap: Number(heap), code };
}

function heapIn({ parse, periodicity }: RulesetOfHeaps, text: string): HeapTheorem | undefined {
  const position = parse(text);
  return position.ok ? periodicity?.of(position.value) : undefined;
}
