/**
 * The misère quotient of all heaps up to a size in a game with heaps, such as an octal game: its partial
 * quotient.
 */
import type { AnswerTo } from '../questions/register.ts';
import { accepted, type OverBudget, type Result, refused } from '../result.ts';
import type { HeapParts } from '../rulesets/parts.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { misereQuotientOf } from '../theories/misere/index.ts';

type PartialQuotient = AnswerTo<'misere-quotient'>;

/**
 * The heaps of a game that a ruleset plays, from any position of that game; refused for rulesets whose
 * positions are no sums of single heaps.
 */
export function heapsOfGame(ruleset: Ruleset, position: string): Result<ReturnType<HeapParts['optionsIn']>> {
  const read = ruleset.parse(position);
  if (!read.ok) return read;
  const parts = ruleset.openParts?.();
  return parts?.kind === 'heaps'
    ? accepted(parts.optionsIn(parts.gameOf(read.value)))
    : refused([{ place: '', says: `positions of ${ruleset.name} are not sums of single heaps` }]);
}

/**
 * Of the heaps of 1 to `most` counters; vertices in the answer are sizes of heaps. Heaps without a move are
 * the identity. `met` gets the partial quotients on the way: that of the heaps to `last`, which is the one
 * of all fewer heaps since the call before. Yields from time to time how much has been handled. Cost: as in
 * `misereQuotientOf`, besides the options of all heaps.
 */
export function* quotientOfHeaps(
  optionsIn: ReturnType<HeapParts['optionsIn']>,
  most: number,
  met?: (last: number, order: number, isProved: boolean) => void,
): Generator<number, PartialQuotient | OverBudget, void> {
  const generators: number[][][] = [];
  const sizes: number[] = [];
  const generatorOf = new Map<number, number>();
  for (let heap = 1; heap <= most; heap++) {
    const options: number[][] = [];
    optionsIn(heap, (whole, least, greatest) => {
      for (let one = least; one <= greatest; one++)
        options.push([one, whole - one].flatMap((part) => generatorOf.get(part) ?? []).sort((a, b) => a - b));
    });
    if (options.length === 0) continue;
    generatorOf.set(heap, generators.push(options) - 1);
    sizes.push(heap);
    yield heap;
  }
  if (sizes.length > 0) met?.(sizes[0] - 1, 1, true);
  const found = yield* misereQuotientOf(generators, (count, order, isProved) =>
    met?.((sizes[count] ?? most + 1) - 1, order, isProved),
  );
  if ('kind' in found) return { kind: 'over-budget', says: `No quotient was found: ${found.says}.` };
  const { table, lost, idempotents, isProved, pairs, sums } = found;
  const elementOf = (heap: number): number => {
    const generator = generatorOf.get(heap);
    return generator === undefined ? 0 : found.generators[generator];
  };
  return {
    ...{ kind: 'misere-quotient', order: table.length, lost, idempotents, table, isProved, pairs },
    elements: Array.from({ length: most }, (_, i) => ({ vertex: i + 1, element: elementOf(i + 1) })),
    sums: sums.map((sum) => sum.map((generator) => sizes[generator])),
  };
}
