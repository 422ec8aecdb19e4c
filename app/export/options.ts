/** What a person may choose about an exported figure, as data: what it begins with, and what it makes of a style. */
import {
  type FigureRange,
  figureRanges,
  grounds,
  type NodeId,
  placesOfLegend,
  placesOfValues,
  type Style,
  type StyleKind,
  styleKinds,
  styles,
} from '../../engine/index.ts';
import type { Showing } from '../store/state/showing.ts';

export const forms = ['snippet', 'document', 'apart', 'talk'] as const;
/** Of an SVG: the same on every machine, or text that can be edited. */
export const wordKinds = ['outlines', 'text'] as const;
const wholeNumbers = ({ least, most }: FigureRange): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);
/** Of a PNG: times 300 dots an inch. */
export const scales = wholeNumbers(figureRanges.scale);

/** Members that are undefined are as the style has them. */
export type FigureOptions = {
  readonly style: StyleKind;
  /** Millimetres; nodes of a wider figure move together, then it is made smaller. Undefined for the figure's own width. */
  readonly widest: number | undefined;
  /** Millimetres. */
  readonly nodeSize: number | undefined;
  /** Points. */
  readonly textSize: number | undefined;
  readonly values: Style['values'];
  readonly steps: boolean;
  /** As on the canvas where undefined. */
  readonly names: boolean | undefined;
  readonly pieces: boolean;
  readonly legend: Style['legend'] | undefined;
  readonly colours: boolean;
  readonly ground: Style['ground'] | undefined;
  /** Of TikZ: a picture to be pasted, a page of its own, a picture whose styles are apart, or one for a talk with Beamer. */
  readonly form: (typeof forms)[number];
  readonly words: (typeof wordKinds)[number];
  readonly scale: number;
};
export type OptionName = keyof FigureOptions;

export const firstOptions: FigureOptions = {
  style: 'paper',
  widest: undefined,
  nodeSize: undefined,
  textSize: undefined,
  values: 'inside',
  steps: true,
  names: undefined,
  pieces: true,
  legend: undefined,
  colours: true,
  ground: undefined,
  form: 'snippet',
  words: 'outlines',
  scale: 1,
};

/** Columns of a journal, in millimetres. */
export const columnWidth = 84;
export const pageWidth = 174;

export const ranges = {
  widest: figureRanges.widest,
  nodeSize: figureRanges.nodeSize,
  textSize: figureRanges.fontSize,
} satisfies Partial<Record<OptionName, FigureRange>>;
export type Measure = keyof typeof ranges;

/** Another style comes with its own sizes, legend and ground. */
export const withStyle = (options: FigureOptions, style: StyleKind): FigureOptions => ({
  ...options,
  style,
  nodeSize: undefined,
  textSize: undefined,
  legend: undefined,
  ground: undefined,
});

/** What a figure is drawn with. Where no values stand on the nodes of the canvas, `showing` is 'off'; `named` where names do. */
export function styleOf(
  options: FigureOptions,
  showing: Showing,
  only: readonly NodeId[] | undefined,
  named = true,
): Style {
  const { style, nodeSize, textSize, values, steps, names, pieces, legend, colours, ground } = options;
  const start = styles[style];
  return {
    kind: style,
    nodeSize: nodeSize ?? start.nodeSize,
    fontSize: textSize ?? start.fontSize,
    values: showing === 'off' ? 'none' : values,
    shows: showing === 'outcomes' ? 'outcomes' : 'values',
    steps: steps && showing !== 'off',
    names: names ?? named,
    pieces,
    legend: legend ?? start.legend,
    colours,
    only,
    ground: ground ?? start.ground,
  };
}

const among =
  (known: readonly unknown[]) =>
  (value: unknown): boolean =>
    known.includes(value);
const isBoolean = among([true, false]);
const within =
  ({ least, most }: FigureRange) =>
  (value: unknown): boolean =>
    typeof value === 'number' && value >= least && value <= most;

export const isWidth = (value: unknown): value is number => within(ranges.widest)(value);

const allowed: Readonly<Record<OptionName, (value: unknown) => boolean>> = {
  style: among(styleKinds),
  widest: within(ranges.widest),
  nodeSize: within(ranges.nodeSize),
  textSize: within(ranges.textSize),
  values: among(placesOfValues),
  steps: isBoolean,
  names: isBoolean,
  pieces: isBoolean,
  legend: among(placesOfLegend),
  colours: isBoolean,
  ground: among(grounds),
  form: among(forms),
  words: among(wordKinds),
  scale: among(scales),
};

/** Versions before 0.3 kept a legend as a tick. */
const inTodaysWords = (kept: object): object =>
  'legend' in kept && typeof kept.legend === 'boolean'
    ? { ...kept, legend: kept.legend ? 'below' : 'none' }
    : kept;

/** Options from what lies in storage; members that are none of ours, or have another version's values, are left. */
export function readOptions(kept: unknown): FigureOptions {
  if (typeof kept !== 'object' || kept === null) return firstOptions;
  const agreeing = Object.entries(inTodaysWords(kept)).filter(([name, value]) => {
    const known = Object.hasOwn(allowed, name) ? allowed[name as OptionName] : undefined;
    return known?.(value) ?? false;
  });
  return { ...firstOptions, ...Object.fromEntries(agreeing) };
}
