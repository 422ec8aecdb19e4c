/** What the tray of the open board offers: what a click or a key may put there. */
import type { Board, BoardPiece } from '../../engine/rulesets/index.ts';

/** The sign of nothing, in every notation. */
export const emptySign = '.';

export type Choice = {
  readonly sign: string;
  readonly name: string;
  /** What is shown of it; else its sign is. */
  readonly piece?: BoardPiece;
};

/**
 * Pieces, what is drawn from place to place, nothing, and other contents of places, such as a wall. Linear in
 * the board.
 */
export function choicesOn({ pieces, join, places }: Board): readonly Choice[] {
  const found = new Map<string, Choice>();
  for (const piece of [...pieces, ...(join?.kinds ?? [])])
    if (!found.has(piece.sign)) found.set(piece.sign, { sign: piece.sign, name: piece.name, piece });
  found.set(emptySign, { sign: emptySign, name: 'nothing' });
  for (const { edits } of places)
    for (const { sign, says } of edits)
      if (!found.has(sign)) found.set(sign, { sign, name: says.replace(/^put an? /, '') });
  return [...found.values()];
}

/** What a click puts: what was chosen, where this board has it; else undefined, and a click goes round. */
export function heldOn({ pieces, join, places }: Board, chosen: string | undefined): string | undefined {
  if (chosen === undefined || pieces.length === 0) return undefined;
  const isIt = ({ sign }: { readonly sign: string }): boolean => sign === chosen;
  const isChosen =
    chosen === emptySign ||
    pieces.some(isIt) ||
    join?.kinds.some(isIt) ||
    places.some(({ edits }) => edits.some(isIt));
  return isChosen ? chosen : undefined;
}
