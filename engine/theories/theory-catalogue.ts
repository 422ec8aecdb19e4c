/**
 * The register of theories as the app sees it: what they are and when they apply. The workers have `solve`.
 */
import { theories } from './register.ts';
import type { Theory } from './theory.ts';

export type TheoryEntry = Omit<Theory, 'solve'>;

export const theoryCatalogue: readonly TheoryEntry[] = theories;
