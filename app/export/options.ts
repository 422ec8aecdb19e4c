/** The options of an exported figure as data: their defaults, and how they adjust a style. */
import type { NodeId } from '../../engine/document/index.ts';
import {
  type FigureRange,
  figureRanges,
  grounds,
  placesOfLegend,
  placesOfValues,
  type Style,
  type StyleKind,
  styleKinds,
  styles,
} from '../../engine/figure/index.ts';
import type { EditorState } from '../store/editor.ts';
import type { Showing } from '../store/state/showing.ts';

export const forms = ['snippet', 'document', 'apart', 'talk'] as const;
/** For an SVG: outlines, the same on every machine, or editable text. */
export const wordKinds = ['outlines', 'text'] as const;
const wholeNumbers = ({ least, most }: FigureRange): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);
/** For a PNG: multiples of 300 dots an inch. */
export const scales = wholeNumbers(figureRanges.scale);

/** Undefined members take the style's default. */
export type FigureOptions = {
  readonly style: StyleKind;
  /**
   * In millimetres; in a wider figure nodes first move together, then it is scaled down. Undefined for the
   * natural width.
   */
  readonly widest: number | undefined;
  /** In millimetres. */
  readonly nodeSize: number | undefined;
  /** In points. */
  readonly textSize: number | undefined;
  readonly values: Style['values'];
  readonly steps: boolean;
  /** Undefined: names are shown if the canvas shows them. */
  readonly names: boolean | undefined;
  readonly pieces: boolean;
  /** Undefined: nodes show their boards if they do on the canvas. */
  readonly boards: boolean | undefined;
  readonly legend: Style['legend'] | undefined;
  readonly colours: boolean;
  readonly ground: Style['ground'] | undefined;
  /**
   * For TikZ: a picture to paste, a separate page, a picture with its styles as a separate text, or a picture
   * for Beamer.
   */
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
  boards: undefined,
  legend: undefined,
  colours: true,
  ground: undefined,
  form: 'snippet',
  words: 'outlines',
  scale: 1,
};

/** In millimetres: the width of a journal's column. */
export const columnWidth = 84;
export const pageWidth = 174;

export const ranges = {
  widest: figureRanges.widest,
  nodeSize: figureRanges.nodeSize,
  textSize: figureRanges.fontSize,
} satisfies Partial<Record<OptionName, FigureRange>>;
export type Measure = keyof typeof ranges;

/** Choosing another style resets sizes, legend and ground to that style's. */
export const withStyle = (options: FigureOptions, style: StyleKind): FigureOptions => ({
  ...options,
  style,
  nodeSize: undefined,
  textSize: undefined,
  legend: undefined,
  ground: undefined,
});

/** The style by which a figure is drawn. `showing` is 'off' if the canvas shows no values. */
export function styleOf(
  options: FigureOptions,
  showing: Showing,
  only: readonly NodeId[] | undefined,
  { names: named, letters, stops }: Pick<EditorState, 'names' | 'letters' | 'stops'> = {
    names: true,
    letters: false,
    stops: false,
  },
): Style {
  const { style, nodeSize, textSize, values, steps, names, pieces, boards, legend, colours, ground } =
    options;
  const start = styles[style];
  return {
    kind: style,
    nodeSize: nodeSize ?? start.nodeSize,
    fontSize: textSize ?? start.fontSize,
    values: showing === 'off' ? 'none' : values,
    shows: showing === 'outcomes' ? 'outcomes' : stops ? 'stops' : 'values',
    steps: steps && showing !== 'off',
    names: names ?? (named || letters),
    letters,
    pieces,
    boards,
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
  boards: isBoolean,
  legend: among(placesOfLegend),
  colours: isBoolean,
  ground: among(grounds),
  form: among(forms),
  words: among(wordKinds),
  scale: among(scales),
};

/** Versions before 0.3 stored the legend as a boolean. */
const inTodaysWords = (kept: object): object =>
  'legend' in kept && typeof kept.legend === 'boolean'
    ? { ...kept, legend: kept.legend ? 'below' : 'none' }
    : kept;

/** Reads options from storage; unknown members, and values from other versions, are ignored. */
export function readOptions(kept: unknown): FigureOptions {
  if (typeof kept !== 'object' || kept === null) return firstOptions;
  const agreeing = Object.entries(inTodaysWords(kept)).filter(([name, value]) => {
    const known = Object.hasOwn(allowed, name) ? allowed[name as OptionName] : undefined;
    return known?.(value) ?? false;
  });
  return { ...firstOptions, ...Object.fromEntries(agreeing) };
}
