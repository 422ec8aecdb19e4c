/**
 * The register of rulesets as the app sees it: notation, boards, starts and facts. The workers have the
 * coders, which generate graphs.
 */
import { rulesets } from './register.ts';
import type { Ruleset } from './ruleset.ts';

export type RulesetEntry = Omit<Ruleset, 'coder'>;

export const rulesetCatalogue: readonly RulesetEntry[] = rulesets;
