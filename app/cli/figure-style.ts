/** The style of a figure as options of the command line: one of the styles, and adjustments to it. */
import {
  grounds,
  placesOfLegend,
  placesOfValues,
  type Style,
  shownParts,
  styleKinds,
} from '../../engine/figure/index.ts';
import type { Problem, Result } from '../../engine/result.ts';
import { attempted } from '../library/refusals.ts';
import { type NodesCalled, styleGiven, wordGiven } from '../library/work-on-figures.ts';
import type { CliArguments, CliOptions } from './arguments.ts';
import { commandLine } from './work.ts';

/** `legend` counts as a part: below the figure, or absent. */
const parts = [...shownParts, 'legend'] as const;

export const styleOptions: CliOptions = {
  style: { takes: 'STYLE', says: `${styleKinds.join(', ')} (paper if left out)` },
  'node-size': { takes: 'MM', says: 'the diameter of a node in millimetres; the drawing scales with it' },
  'font-size': { takes: 'PT', says: 'the size of values in points' },
  values: { takes: 'WHERE', says: `${placesOfValues.join(', ')} (inside if left out, where they fit)` },
  stops: { says: 'writes the stops of scoring games, in place of canonical forms' },
  outcomes: { says: 'writes who wins, in place of values' },
  legend: {
    takes: 'WHERE',
    says: `${placesOfLegend.join(', ')}: puts the legend below the figure, at the end of its caption, or nowhere`,
  },
  with: { takes: 'PARTS', says: `shows these parts of the figure: ${parts.join(',')}`, several: true },
  without: { takes: 'PARTS', says: 'leaves these parts of the figure out', several: true },
  black: { says: 'draws in black alone; the strokes of the arcs still say whose they are' },
  only: {
    takes: 'NODES',
    says: 'shows these nodes alone, given by what they are called: a,b,c',
    several: true,
  },
  'from-zero': { says: 'ends thermographs at the tax 0 below, and not at -1' },
  ground: { takes: 'GROUND', says: `${grounds.join(', ')} (the style’s own if left out; paper has none)` },
};

/** The parts that are named to be shown, or to be left out, as they are written. */
export const askedParts = (asked: CliArguments, option: 'with' | 'without'): readonly string[] =>
  asked.all(option).flatMap((text) => text.split(','));

/** For a drawing, `nodes` has what its nodes are called; only they can be the only ones that are shown. */
export function askedStyle(asked: CliArguments, nodes?: NodesCalled): Result<Style> {
  const problems: Problem[] = [];
  const shown: Partial<Record<(typeof parts)[number], boolean>> = {};
  for (const option of ['with', 'without'] as const) {
    for (const part of askedParts(asked, option)) {
      const known = wordGiven(parts, option, part, commandLine);
      if (known.ok) shown[known.value] = option === 'with';
      else problems.push(...known.problems);
    }
  }
  const { legend: hasLegend, ...others } = shown;
  const last = (option: string): string | undefined => asked.all(option).at(-1);
  const given = {
    ...others,
    hasLegend,
    style: last('style'),
    nodeSize: last('node-size'),
    fontSize: last('font-size'),
    values: last('values'),
    legend: last('legend'),
    ground: last('ground'),
    ...(asked.has('stops') && { shows: 'stops' }),
    ...(asked.has('outcomes') && { shows: 'outcomes' }),
    ...(asked.has('black') && { colours: false }),
    ...(asked.has('from-zero') && { fromZero: true }),
    ...(asked.has('only') && { only: asked.all('only') }),
  };
  return attempted(() => styleGiven(given, nodes, commandLine, problems));
}
