/**
 * The rules under which a drawing is played and solved, in one record. Who needs one of them is given all of
 * them: nothing copies or compares them member by member, so that a rule which is added here is forgotten
 * nowhere. A file has them as members of its view, those that are usual left out.
 */
import type { InfinitePlay } from './outcome.ts';

/**
 * Whether the players take turns, or both choose and then both moves happen; or they take turns and the
 * player who cannot move wins.
 */
export const waysOfPlay = ['turns', 'simultaneous', 'misere'] as const;
export type WayOfPlay = (typeof waysOfPlay)[number];

/** What a terminal position of a simultaneous game is worth. */
export const conventions = ['normal', 'scoring', 'majority'] as const;
export type Convention = (typeof conventions)[number];

/**
 * How several components are played together; `engine/sums/kinds.ts` says of each what a turn is and which
 * games have it.
 */
export const sumKinds = [
  'disjunctive',
  'conjunctive',
  'continued',
  'selective',
  'sequential',
  'annihilation',
] as const;
export type SumKind = (typeof sumKinds)[number];

export type Rules = {
  /** The id of the theory that is asked for, or "auto": the first that applies. */
  readonly theory: string;
  /** Whether algorithms are followed as printed where they differ from ours. */
  readonly asPublished: boolean;
  /** Who wins a play that never ends, where some arc is one player's. */
  readonly infinitePlay: InfinitePlay;
  /** Both players move at once on a drawing with a joint arc, regardless of this member. */
  readonly play: WayOfPlay;
  readonly convention: Convention;
  /**
   * How the pieces, or the components of a simultaneous game, are played together, where the game has that
   * sum.
   */
  readonly sum: SumKind;
};

/** The rules that hold by default, except on the boards of rulesets with other defaults. */
export const usualRules: Rules = {
  theory: 'auto',
  asPublished: false,
  infinitePlay: 'draw',
  play: 'turns',
  convention: 'normal',
  sum: 'disjunctive',
};

/** By the ruleset's id: the default rules of its boards, if they are not the usual ones. */
const usualByRuleset: ReadonlyMap<string, Rules> = new Map([
  // Who cannot move is not alone in that, so that normal play would always be drawn.
  ['simultaneous-clobber', { ...usualRules, convention: 'scoring' }],
]);

/** The default rules on a board of this ruleset; for a drawing, which is not a board, the usual rules. */
export const usualRulesOf = (board: { readonly ruleset: string } | undefined): Rules =>
  (board && usualByRuleset.get(board.ruleset)) ?? usualRules;

/**
 * Whether it matters whose a move is even where both players have it: if a play that never ends is one
 * player's win, a part of a partizan game with such a play is not an impartial game.
 */
export const sidesMatter = ({ infinitePlay }: Rules): boolean => infinitePlay !== 'draw';

/** A rule is a word or a yes or no, so that two are the same if they are equal. */
type Members = Readonly<Record<string, string | boolean>>;

/** Whether all rules are the same. */
export const sameRules = (a: Rules, b: Rules): boolean => a === b || sameMembers(a, b);

const sameMembers = (a: Members, b: Members): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((member) => a[member] === b[member]);

/** The rules with some of them changed; the same record if that changes nothing. */
export function ruledBy(change: Partial<Rules>, rules: Rules = usualRules): Rules {
  const changed = { ...rules, ...change };
  return sameRules(changed, rules) ? rules : changed;
}

/**
 * Those of the rules that must be said: all that are not the usual ones, and on a board also those that are
 * not its ruleset's, so that an earlier version, which knows the usual ones alone, reads the same game.
 */
export function unusualRules(rules: Rules, board?: { readonly ruleset: string }): Partial<Rules> {
  const [usual, own]: readonly Members[] = [usualRules, usualRulesOf(board)];
  return Object.fromEntries(
    Object.entries(rules).filter(([member, rule]) => rule !== usual[member] || rule !== own[member]),
  );
}

/**
 * The rules, of which these are given. A board that says `play` and no convention was written by a version
 * that never wrote the normal convention, so the normal convention is meant.
 */
export const rulesSaid = (said: Partial<Rules>, board?: { readonly ruleset: string }): Rules =>
  said.play === 'simultaneous' && said.convention === undefined
    ? ruledBy({ ...said, convention: usualRules.convention }, usualRulesOf(board))
    : ruledBy(said, usualRulesOf(board));
