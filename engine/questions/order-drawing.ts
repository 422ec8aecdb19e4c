/**
 * An order as a drawing: a node for each class of equal values, named by them, and an arc from each to those
 * just below it.
 */
import { emptyDocument, type GameDocument } from '../document/document.ts';
import { spacing } from '../layout/layout.ts';
import { levelPlaces } from '../layout/levels.ts';
import { textOf } from '../values/words.ts';
import { namesOfClass, type OrderFound } from './order-found.ts';

/** In drawing units: the width of a node, and of a letter of its name. */
const [nodeWidth, letterWidth] = [36, 8];
/** A longer name would cover its neighbours. */
const longestName = 40;

/** The nodes have places: layers from the least at the bottom up. O(lines) besides the places. */
export function orderDrawing(found: OrderFound, called: (number: number) => string): GameDocument {
  const { values, covers, layers } = found;
  const names = values.map((value, i) => {
    const own = namesOfClass(found, i, called);
    const whole = [...own, textOf(value)].join(' = ');
    return whole.length > longestName ? textOf(value) : whole;
  });
  const widths = names.map((name) => Math.max(nodeWidth, name.length * letterWidth));
  const { xs } = levelPlaces({ widths, levels: layers, lines: covers, gap: spacing - nodeWidth });
  const nodes = names.map((name, i) => ({
    id: `v${i + 1}`,
    x: Math.round(xs[i]),
    y: -layers[i] * spacing,
    gray: false,
    name,
  }));
  const edges = covers.map(
    ([lower, upper]) => ({ from: nodes[upper].id, to: nodes[lower].id, player: 'either' }) as const,
  );
  return { ...emptyDocument, nodes, edges };
}
