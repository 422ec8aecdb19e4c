/** What is said to a screen reader of what eyes see on the canvas. */
import { many } from './counting.ts';

export const announcing = {
  /** Of the arcs that are drawn next. */
  arcsOf: {
    left: 'Arcs drawn next are Left’s',
    right: 'Arcs drawn next are Right’s',
    either: 'Arcs drawn next are either player’s',
    both: 'Arcs drawn next are joint: both players move at once',
  },
  keysToArc: 'Keys act on this arc now. Nothing is selected any more.',
  connect: (from: string) =>
    `Connect ${from}: go to the other node with the arrow keys and press Enter, or type its code. Enter at once draws a loop, Escape draws nothing.`,
  selectByCode: 'Select: type the code of a node, then Enter. Escape selects nothing.',
  hiddenNow: (count: number, all: boolean) =>
    all ? 'All values are hidden. ' : `${many(count, 'value is', 'values are')} hidden. `,
  shownNow: (count: number, all: boolean) =>
    all ? 'All values are shown. ' : `${many(count, 'value is', 'values are')} shown. `,
  worthNow: (value: string) => `Worth ${value}. `,
  opened: (what: string, says: string) => `${what}: ${says}`,
};
