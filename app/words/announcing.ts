/** What a screen reader announces about what is visible on the canvas. */
import { many } from './counting.ts';

export const announcing = {
  /** The player of the arcs that are drawn next. */
  arcsOf: {
    left: 'Arcs drawn next are Left’s',
    right: 'Arcs drawn next are Right’s',
    either: 'Arcs drawn next are either player’s',
    both: 'Arcs drawn next are joint: both players move at once',
  },
  keysToArc: 'The keys now act on this arc. Nothing is selected.',
  connect: (from: string) =>
    `Connect ${from}: go to the other node with the arrow keys and press Enter, or type its code. Enter alone draws a loop, Escape cancels.`,
  selectByCode: 'Select: type the code of a node, then Enter. Escape cancels.',
  hiddenNow: (count: number, all: boolean) =>
    all ? 'All values are hidden. ' : `${many(count, 'value is', 'values are')} hidden. `,
  shownNow: (count: number, all: boolean) =>
    all ? 'All values are shown. ' : `${many(count, 'value is', 'values are')} shown. `,
  worthNow: (value: string) => `Worth ${value}. `,
  opened: (what: string, says: string) => `${what}: ${says}`,
};
