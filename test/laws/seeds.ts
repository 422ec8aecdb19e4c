/**
 * Seeds of the laws: every run draws new instances and prints its seed if it fails; a seed that once failed is kept
 * here and tried again.
 */
import * as fc from 'fast-check';

/** The number of digraphs on which each law is tried; LAW_RUNS changes it. */
const lawRuns = (usual: number): number => Number(process.env.LAW_RUNS ?? usual);

/** Seeds on which a law failed once. */
const keptSeeds: readonly number[] = [-1593283220];

/** The same for asynchronous laws. */
export async function tryLawInTime<T>(
  instances: fc.Arbitrary<T>,
  usual: number,
  law: (instance: T) => Promise<void>,
): Promise<void> {
  const property = fc.asyncProperty(instances, law);
  const numRuns = lawRuns(usual);
  await fc.assert(property, { numRuns });
  for (const seed of keptSeeds) await fc.assert(property, { numRuns: Math.ceil(numRuns / 4), seed });
}

/** Tries a law on random instances and on the kept seeds. fast-check prints seed and path of a failure. */
export function tryLaw<T>(instances: fc.Arbitrary<T>, usual: number, law: (instance: T) => void): void {
  const property = fc.property(instances, law);
  const numRuns = lawRuns(usual);
  void fc.assert(property, { numRuns });
  for (const seed of keptSeeds) void fc.assert(property, { numRuns: Math.ceil(numRuns / 4), seed });
}
