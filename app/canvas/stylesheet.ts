/** How Cytoscape draws nodes and arcs: the figure's sizes and the page's inks. Values, selection and focus are not here. */
import type { StylesheetJson } from 'cytoscape';
import { radius } from './drawing.ts';
import type { Inks } from './inks.ts';

const plainWidth = 1.4;
export const rimWidth = 1.6;
const playerWidth = 1.7;
/** The clear gap of a double line, and each of its two strokes. */
const doubleGap = 2.2;
const doubleStroke = 2.4;

export function stylesheet(inks: Inks): StylesheetJson {
  const player = (name: 'left' | 'right') => ({
    'line-color': inks[name],
    'target-arrow-color': inks[name],
    width: playerWidth,
  });
  return [
    {
      selector: 'node',
      style: {
        shape: 'ellipse',
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
    {
      selector: 'edge',
      style: {
        width: plainWidth,
        'line-color': inks.ink,
        'curve-style': 'straight',
        'target-arrow-shape': 'triangle',
        'target-arrow-color': inks.ink,
        'arrow-scale': 0.95,
        'target-distance-from-node': 1,
        'overlay-opacity': 0,
        events: 'no',
      },
    },
    {
      selector: 'edge.bowed',
      style: {
        'curve-style': 'unbundled-bezier',
        'edge-distances': 'node-position',
        'control-point-distances': 'data(bow)' as unknown as number[],
        'control-point-weights': [0.5],
      },
    },
    {
      selector: 'edge.loop',
      style: {
        'curve-style': 'unbundled-bezier',
        'control-point-distances': 'data(reach)' as unknown as number[],
        'control-point-weights': [0.5],
        'loop-direction': 'data(turn)',
        'loop-sweep': 'data(sweep)',
      },
    },
    { selector: 'edge.left', style: player('left') },
    {
      selector: 'edge.right',
      style: { ...player('right'), 'line-style': 'dashed', 'line-dash-pattern': [6, 3.5] },
    },
    {
      selector: 'edge.either',
      style: {
        width: doubleGap,
        'line-color': inks.paper,
        'line-outline-width': doubleStroke,
        'line-outline-color': inks.either,
        'target-arrow-color': inks.either,
        'arrow-scale': 1.1,
      },
    },
  ] as StylesheetJson;
}
