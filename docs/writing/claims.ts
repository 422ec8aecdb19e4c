/** What a page says that nodes are worth: in the head of a drawing, and in the letters of code below it. */
import { claimOf, fenceOf, type Shown, shownIn } from './fences.ts';

/** A drawing of a page with all that the page says of its nodes, down to the next drawing. */
export type DrawingClaimed = {
  readonly shown: Shown;
  /** The line of the page on which the drawing begins. */
  readonly line: number;
  readonly claims: readonly (readonly [name: string, value: string])[];
};

/**
 * The drawings of a page, in order. `a = 1` in the letters of code counts where the word before the sign is one that the drawing above it has;
 * whether it is a node's is for the reader of the drawing to say. O(length).
 */
export function drawingsClaimed(page: string): readonly DrawingClaimed[] {
  const found: { shown: Shown; line: number; claims: (readonly [string, string])[] }[] = [];
  let open: { mark: string; opening: string; line: number; body: string[] } | undefined;
  for (const [i, text] of page.split('\n').entries()) {
    const mark = /^(`{3,})(.*)$/.exec(text);
    if (open && mark?.[1] === open.mark && mark[2].trim() === '') {
      const fence = fenceOf(open.opening, open.body.join('\n'), open.line);
      if (fence.kind === 'drawing') {
        const shown = shownIn(fence);
        found.push({ shown, line: open.line, claims: [...shown.values] });
      }
      open = undefined;
    } else if (open) open.body.push(text);
    else if (mark) open = { mark: mark[1], opening: mark[2], line: i + 2, body: [] };
    else found.at(-1)?.claims.push(...claimsIn(text));
  }
  return found;
}

const claimsIn = (line: string): readonly (readonly [string, string])[] =>
  [...line.matchAll(/`([^`\s=]+ = [^`]+)`/g)].map(([, claim]) => claimOf(claim));
