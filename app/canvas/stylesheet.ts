/** How nodes look at rest. Everything else is drawn in layers of its own: see arcs/ and labels/. */
import type { StylesheetJson } from 'cytoscape';
import { radius } from './drawing.ts';
import type { Inks } from './inks.ts';

export const rimWidth = 1.6;

export function stylesheet(inks: Inks): StylesheetJson {
  return [
    {
      selector: 'node',
      style: {
        width: 2 * radius,
        height: 2 * radius,
        'background-color': inks.paper,
        'border-width': rimWidth,
        'border-position': 'center',
        'border-color': inks.ink,
        'overlay-opacity': 0,
        events: 'no',
      },
    },
    // Only while a drawing is simplified: nodes that go fade.
    {
      selector: 'node[alpha]',
      style: {
        opacity: 'data(alpha)',
        'transition-property': 'opacity',
        'transition-duration': matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 220,
      },
    },
  ] as StylesheetJson;
}
