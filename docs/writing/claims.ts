/**
 * What a page claims about values, so that the tests can hold each claim to the program: in the heads of
 * drawings and boards, and in the letters of code in the text below them.
 *
 *   `a = 1`            what a node of the drawing above, or a position of the board above, is worth
 *   `mean(a) = 1/2`    what is measured of its value; `outcome(a) = N` is who wins
 *   `a + b = 0`        what pieces on these nodes are worth together, in the drawing's sum (+, ∧ or ▽)
 *   `over < 1/8`       how two games compare, by =, <, > or ‖, where the text before the sign is not a node
 */
import { fenceOf, isShown, type Shown, shownIn } from './fences.ts';

export type Relation = '=' | '<' | '>' | '‖';

export type Claim = { readonly left: string; readonly relation: Relation; readonly right: string };

/**
 * A drawing or a board of a page, or the beginning of the page before the first of them, with all that is
 * claimed down to the next.
 */
export type Claimed = {
  readonly shown?: Shown & { readonly ruleset: string };
  /** The line of the page on which it begins. */
  readonly line: number;
  readonly claims: readonly Claim[];
};

/** All claims of a page, by what they are about, in order. O(length). */
export function claimsOf(page: string): readonly Claimed[] {
  const found: (Claimed & { claims: Claim[] })[] = [{ line: 1, claims: [] }];
  let open: { mark: string; opening: string; line: number; body: string[] } | undefined;
  for (const [i, text] of page.split('\n').entries()) {
    const mark = /^(`{3,})(.*)$/.exec(text);
    if (open && mark?.[1] === open.mark && mark[2].trim() === '') {
      const fence = fenceOf(open.opening, open.body.join('\n'), open.line);
      if (isShown(fence)) {
        const shown = shownIn(fence);
        const said = shown.values.map(([left, right]) => ({ left, relation: '=', right }) as const);
        found.push({
          shown: { ...shown, ruleset: fence.rest },
          line: open.line,
          claims: [...said, ...claimsIn(shown.caption)],
        });
      }
      open = undefined;
    } else if (open) open.body.push(text);
    else if (mark) open = { mark: mark[1], opening: mark[2], line: i + 2, body: [] };
    else found[found.length - 1].claims.push(...claimsIn(text));
  }
  return found.filter(({ claims }) => claims.length > 0);
}

const claimsIn = (line: string): readonly Claim[] =>
  [...line.matchAll(/`([^`]+?) (=|<|>|‖) ([^`]+)`/g)].map(([, left, relation, right]) => ({
    left,
    relation: relation as Relation,
    right,
  }));

/** `mean(a)` as the measure and the node; undefined for anything else. */
export function measureIn(text: string): { readonly measure: string; readonly name: string } | undefined {
  const [, measure, name] = /^([a-z][a-z-]*)\((.+)\)$/.exec(text) ?? [];
  return measure === undefined ? undefined : { measure, name };
}
