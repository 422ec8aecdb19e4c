/** The register as the app knows it: notation, boards, starts and facts, without what it takes to generate, which is for workers. */
import { rulesets } from './index.ts';
import type { Ruleset } from './ruleset.ts';

export type RulesetEntry = Omit<Ruleset, 'coder'>;

export const rulesetCatalogue: readonly RulesetEntry[] = rulesets;
