/** The register of theories, preferred first: the first that applies is the default. A new theory is one folder and one line. */
import { carryOn } from './carry-on/index.ts';
import { entailing } from './entailing/index.ts';
import { smithFraenkelPerl, spragueGrundy } from './grundy/index.ts';
import { partizan } from './partizan/index.ts';
import type { Theory } from './theory.ts';

export const theories: readonly Theory[] = [partizan, spragueGrundy, smithFraenkelPerl, carryOn, entailing];
