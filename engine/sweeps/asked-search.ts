/**
 * Any search for games: among drawings or pairs of them, among the ways to choose open arcs, among the
 * members of a family, or for unicycles.
 */
import { type DrawingsSearched, searchForDrawings } from '../find/drawings-search.ts';
import type { FoundSearch } from '../find/found-search.ts';
import { type LikeSearched, searchForLike } from '../find/like-search.ts';
import { problemsAmongDrawings } from '../find/never-known.ts';
import { searchForPairs } from '../find/pairs-search.ts';
import type { UnicyclesAsked } from '../find/unicycles.ts';
import { searchForUnicycles } from '../find/unicycles-search.ts';
import { accepted, type Result, refused } from '../result.ts';
import { problemsAmongMembers } from './kept-members.ts';
import { type MembersSearched, searchForMembers } from './members-search.ts';

export type AskedSearch =
  /** Of pairs the condition is one on pairs. */
  | (DrawingsSearched & { readonly kind: 'drawings' | 'pairs' })
  | (LikeSearched & { readonly kind: 'like' })
  | (MembersSearched & { readonly kind: 'members' })
  | {
      readonly kind: 'unicycles';
      readonly unicycles: UnicyclesAsked;
      readonly choice: { readonly kind: 'first' | 'all' };
    };

/** The search, which has not begun; refused where no game that is searched can fulfil the condition. */
export function openSearch(asked: AskedSearch): Result<FoundSearch> {
  switch (asked.kind) {
    case 'drawings':
    case 'pairs': {
      const problems = problemsAmongDrawings(asked.condition);
      if (problems.length > 0) return refused(problems);
      return accepted(asked.kind === 'pairs' ? searchForPairs(asked) : searchForDrawings(asked));
    }
    case 'like': {
      const problems = problemsAmongDrawings(asked.condition);
      return problems.length > 0 ? refused(problems) : searchForLike(asked);
    }
    case 'members': {
      const problems = problemsAmongMembers(asked.condition, asked.family);
      return problems.length > 0 ? refused(problems) : accepted(searchForMembers(asked));
    }
    case 'unicycles':
      return accepted(searchForUnicycles(asked.unicycles, asked.choice.kind));
  }
}
