/** The meaning of another drawing when it is put into this one, where it differs from its own. */
import { unionOfArcs } from '../graph/build.ts';
import { isAcyclic } from '../graph/components.ts';
import type { InfinitePlay } from '../outcome/outcome.ts';
import { type Convention, type SumKind, sameRules, usualRules } from '../outcome/rules.ts';
import { compile } from './compile.ts';
import { type GameDocument, isJoint, isSimultaneous } from './document.ts';
import { isScored } from './stuck.ts';

export type MeaningChange =
  | { readonly member: 'infinitePlay'; readonly now: InfinitePlay; readonly before: InfinitePlay }
  | { readonly member: 'convention'; readonly now: Convention; readonly before: Convention }
  /** Whether a player who cannot move wins. */
  | { readonly member: 'misere'; readonly now: boolean }
  | { readonly member: 'sum'; readonly now: SumKind; readonly before: SumKind }
  /**
   * Whether both players move at once, or scores decide; `whole` where that of the whole drawing has changed
   * with it.
   */
  | { readonly member: 'atOnce' | 'scored'; readonly now: boolean; readonly whole: boolean };

/** An empty drawing without rules of its own takes those of what is put into it. */
export const takesRules = ({ nodes, view }: GameDocument): boolean =>
  nodes.length === 0 && sameRules(view.rules, usualRules);

/** What changes for `other` when it is put into `here`, or for what is there already. O(nodes + arcs). */
export function changedMeaning(other: GameDocument, here: GameDocument): readonly MeaningChange[] {
  if (other.nodes.length === 0 || takesRules(here)) return [];
  const [mine, theirs] = [here.view.rules, other.view.rules];
  const changes: MeaningChange[] = [];
  const decides = (
    member: 'atOnce' | 'scored',
    now: boolean,
    of: (document: GameDocument) => boolean,
  ): void => {
    const whole = here.nodes.length > 0 && now !== of(here);
    if (whole || now !== of(other)) changes.push({ member, now, whole });
  };
  const atOnce = isSimultaneous(here) || other.edges.some(isJoint);
  const scored = isScored(here) || isScored(other);
  decides('atOnce', atOnce, isSimultaneous);
  decides('scored', scored, isScored);
  const isMisere = mine.play === 'misere';
  if (!atOnce && !scored && isMisere !== (theirs.play === 'misere'))
    changes.push({ member: 'misere', now: isMisere });
  if (atOnce) {
    if (mine.convention !== theirs.convention)
      changes.push({ member: 'convention', now: mine.convention, before: theirs.convention });
  } else if (!scored && mine.infinitePlay !== theirs.infinitePlay && goesRound(other))
    changes.push({ member: 'infinitePlay', now: mine.infinitePlay, before: theirs.infinitePlay });
  if (mine.sum !== theirs.sum && (atOnce || other.pieces.length > 0))
    changes.push({ member: 'sum', now: mine.sum, before: theirs.sum });
  return changes;
}

function goesRound(document: GameDocument): boolean {
  const { left, right } = compile(document).graph;
  return !isAcyclic(left === right ? left : unionOfArcs(left, right));
}
