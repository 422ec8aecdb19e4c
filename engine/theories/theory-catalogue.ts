/** The register as the app knows it: what theories are and when they apply, without `solve`, which is for workers. */
import { theories } from './index.ts';
import type { Theory } from './theory.ts';

export type TheoryEntry = Omit<Theory, 'solve'>;

export const theoryCatalogue: readonly TheoryEntry[] = theories;
