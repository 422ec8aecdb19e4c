/** The register as the app knows it: what theories are and when they apply, without `solve`, which is for workers. */
import { theories } from './index.ts';
import type { Theory } from './theory.ts';

export type TheoryAsTold = Omit<Theory, 'solve'>;

export const theoriesAsTold: readonly TheoryAsTold[] = theories;
