/** Which boards are listed: by the theory of their games, and by what was typed. */
import type { RulesetEntry } from '../../engine/rulesets/index.ts';
import type { words } from '../words.ts';
import { ranked } from './ranking.ts';

export type KindOfBoard = keyof typeof words.boards.kind;

const fits: Readonly<Record<KindOfBoard, (ruleset: RulesetEntry) => boolean>> = {
  all: () => true,
  impartial: ({ players }) => players === 'impartial',
  partizan: ({ players, endScore }) => players === 'partizan' && !endScore,
  loopy: ({ loopy }) => loopy === true,
  scores: ({ endScore }) => endScore !== undefined,
  rounds: ({ rounds }) => rounds !== undefined,
};

/** The kinds of which there is a board. */
export const kindsAmong = (rulesets: readonly RulesetEntry[]): readonly KindOfBoard[] =>
  (Object.keys(fits) as KindOfBoard[]).filter((kind) => rulesets.some(fits[kind]));

/** What a ruleset is, in its kinds' words: "impartial, loopy". */
export const kindsOf = (ruleset: RulesetEntry): readonly KindOfBoard[] =>
  kindsAmong([ruleset]).filter((kind) => kind !== 'all');

/** The rulesets of a kind that fit what was typed, the best first. */
export function rulesetsFitting(
  rulesets: readonly RulesetEntry[],
  kind: KindOfBoard,
  typed: string,
): readonly RulesetEntry[] {
  const rankOf = (ruleset: RulesetEntry): number =>
    ranked(typed, ruleset.name, [ruleset.rules, ...kindsOf(ruleset)]);
  return rulesets
    .filter(fits[kind])
    .map((ruleset) => ({ ruleset, rank: rankOf(ruleset) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ ruleset }) => ruleset);
}
