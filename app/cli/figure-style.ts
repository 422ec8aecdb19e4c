/** The style of a figure as options of the command line: one of the styles, and adjustments to it. */
import { nearestWord, verticesIn } from '../../engine/answers/index.ts';
import {
  type FigureRange,
  figureRanges,
  grounds,
  placesOfLegend,
  placesOfValues,
  type Style,
  shownParts,
  styleKinds,
  styles,
} from '../../engine/figure/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import type { CliArguments, CliOptions } from './arguments.ts';

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

type Read<T> = (text: string) => Result<T>;

const oneOf =
  <const T extends string>(known: readonly T[], option: string): Read<T> =>
  (text) => {
    const found = known.find((each) => each === text);
    if (found !== undefined) return accepted(found);
    const near = nearestWord(text, known);
    const instead = near ? `did you mean ${near}?` : `give one of ${known.join(', ')}`;
    return refused([{ place: `--${option}`, says: `is "${text}"; ${instead}` }]);
  };

/** Reads a number in a range; anything else is refused with the range, naming the option. */
export const within =
  ({ least, most }: FigureRange, option: string): Read<number> =>
  (text) => {
    const number = Number(text);
    if (number >= least && number <= most) return accepted(number);
    return refused([{ place: `--${option}`, says: `is "${text}"; give a number from ${least} to ${most}` }]);
  };

/** Of a drawing, `nodes` has what its nodes are called; only they can be the only ones that are shown. */
export function askedStyle(
  asked: CliArguments,
  nodes: Parameters<typeof verticesIn>[0] = { ids: [], names: [], index: new Map() },
): Result<Style> {
  const problems: Problem[] = [];
  const read = <T>(option: string, reader: Read<T>): T | undefined => {
    const text = asked.all(option).at(-1);
    if (text === undefined) return undefined;
    const result = reader(text);
    if (result.ok) return result.value;
    problems.push(...result.problems);
    return undefined;
  };
  const shown: Partial<Record<(typeof parts)[number], boolean>> = {};
  for (const option of ['with', 'without'] as const) {
    for (const part of askedParts(asked, option)) {
      const known = oneOf(parts, option)(part);
      if (known.ok) shown[known.value] = option === 'with';
      else problems.push(...known.problems);
    }
  }
  const found = verticesIn(nodes, asked.all('only'), '--only');
  if (!found.ok) problems.push(...found.problems);
  const only = found.ok ? found.value.map((v) => nodes.ids[v]) : [];
  const start = styles[read('style', oneOf(styleKinds, 'style')) ?? 'paper'];
  const { legend: below = start.legend !== 'none', ...others } = shown;
  const style: Style = {
    ...start,
    ...others,
    legend: read('legend', oneOf(placesOfLegend, 'legend')) ?? (below ? 'below' : 'none'),
    nodeSize: read('node-size', within(figureRanges.nodeSize, 'node-size')) ?? start.nodeSize,
    fontSize: read('font-size', within(figureRanges.fontSize, 'font-size')) ?? start.fontSize,
    values: read('values', oneOf(placesOfValues, 'values')) ?? start.values,
    ground: read('ground', oneOf(grounds, 'ground')) ?? start.ground,
    ...(asked.has('stops') && { shows: 'stops' }),
    ...(asked.has('outcomes') && { shows: 'outcomes' }),
    ...(asked.has('black') && { colours: false }),
    ...(asked.has('from-zero') && { fromZero: true }),
    ...(only.length > 0 && { only }),
  };
  return problems.length > 0 ? refused(problems) : accepted(style);
}
