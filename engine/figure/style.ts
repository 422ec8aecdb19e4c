/**
 * The look of a figure: three styles that a person may adjust, and the sizes and inks that follow from them.
 * Paper is black ink for a journal's column; screen looks as the canvas; projector has doubled strokes and
 * can be read from the last row. Lengths are points, 72 to the inch, unless said otherwise.
 */
import { nodeRadius } from './curves.ts';
import { type InkName, type Looks, type LookWidths, looksOf } from './looks.ts';

export const styleKinds = ['paper', 'screen', 'projector'] as const;
export type StyleKind = (typeof styleKinds)[number];

/**
 * Values are shown inside their node if they fit and otherwise beside it, or always beside it, or not at all.
 */
export const placesOfValues = ['inside', 'beside', 'none'] as const;
export const placesOfLegend = ['below', 'caption', 'none'] as const;
export const grounds = ['white', 'none'] as const;

export type Style = {
  readonly kind: StyleKind;
  /**
   * The diameter of a node in millimetres. Places, curves and loops scale with it; strokes and words do not.
   */
  readonly nodeSize: number;
  /** The size of values; other words keep their proportion to it. */
  readonly fontSize: number;
  readonly values: (typeof placesOfValues)[number];
  /** What is written at a node: its value, or its outcome. */
  readonly shows: 'values' | 'stops' | 'outcomes';
  readonly steps: boolean;
  readonly names: boolean;
  /** Whether nodes without names bear their ids. */
  readonly letters: boolean;
  readonly pieces: boolean;
  /**
   * Whether nodes show their boards, in a drawing that was made from one; undefined as the drawing itself
   * says.
   */
  readonly boards: boolean | undefined;
  /** Where the legend explains the symbols: below the figure, at the end of its caption, or nowhere. */
  readonly legend: (typeof placesOfLegend)[number];
  /** False for pure black; the strokes still distinguish the players. */
  readonly colours: boolean;
  /** Ids of the nodes to be shown, with the arcs among them; undefined for all nodes. */
  readonly only: readonly string[] | undefined;
  readonly ground: (typeof grounds)[number];
  /** Whether thermographs end at the tax 0 below, and not at −1. */
  readonly fromZero?: boolean;
};

/** What a figure may show besides nodes, arcs and values. */
export const shownParts = ['steps', 'names', 'pieces', 'boards'] as const satisfies readonly (keyof Style)[];

const paper: Style = {
  kind: 'paper',
  nodeSize: 7,
  fontSize: 9,
  values: 'inside',
  shows: 'values',
  steps: true,
  names: true,
  pieces: true,
  boards: undefined,
  letters: false,
  legend: 'below',
  colours: true,
  only: undefined,
  ground: 'none',
};

/** Each style before anything is adjusted: `{ ...styles.paper, names: false }`. */
export const styles: Readonly<Record<StyleKind, Style>> = {
  paper,
  screen: { ...paper, kind: 'screen', nodeSize: 9.525, fontSize: 11.25, legend: 'none', ground: 'white' },
  projector: { ...paper, kind: 'projector', nodeSize: 19.05, fontSize: 21, legend: 'none', ground: 'white' },
};

export type Head = { readonly length: number; readonly width: number };
export type Stroke = {
  /** Six hexadecimal digits. */
  readonly ink: string;
  /** The width of one line, where there are two. */
  readonly width: number;
  /** Lengths of dashes and gaps; empty for a solid line. */
  readonly dash: readonly number[];
  /** The clear space between the two lines of a double stroke; 0 for a single line. */
  readonly gap: number;
  readonly head: Head;
};
export const strokeNames = ['plain', 'left', 'right', 'either', 'both'] as const;
export type StrokeName = (typeof strokeNames)[number];

/** Every size and ink a picture and its pens need. */
export type Measures = {
  /** Points per drawing unit. */
  readonly unit: number;
  readonly radius: number;
  readonly rim: number;
  /** The rim of a node of infinite rank. */
  readonly boldRim: number;
  readonly strokes: Readonly<Record<StrokeName, Stroke>>;
  /** The distance between an arrow head and the outside of the rim. */
  readonly headGap: number;
  /** Half the width of the sign on an arc of both players'. */
  readonly sign: number;
  readonly text: Readonly<Record<'value' | 'step' | 'name' | 'count' | 'score' | 'legend', number>>;
  readonly piece: { readonly radius: number; readonly halo: number };
  /** Each is six hexadecimal digits. */
  readonly inks: Readonly<Record<InkName, string>>;
  /** The looks of a board's shapes. */
  readonly looks: Looks;
};

type Lines = Pick<Measures, 'rim' | 'boldRim' | 'headGap' | 'piece'> & {
  readonly plain: number;
  readonly player: number;
  readonly dash: readonly number[];
  readonly double: { readonly width: number; readonly gap: number };
  /** The head of every arc, single or double, so that no player's moves look stronger than the other's. */
  readonly head: Head;
  readonly looks: LookWidths;
};

const onPaper: Lines = {
  rim: 0.6,
  boldRim: 1.6,
  headGap: 0.8,
  piece: { radius: 2.5, halo: 0.8 },
  plain: 0.6,
  player: 0.8,
  dash: [3, 1.6],
  double: { width: 0.6, gap: 1.6 },
  head: { length: 5, width: 4.4 },
  looks: { hair: 0.4, rim: 1, edge: 1.6, gap: 1.2, dash: [4, 2] },
};
/** The canvas uses these lines too, at three quarters of a point a pixel. */
const onScreen: Lines = {
  rim: 1.2,
  boldRim: 2.4,
  headGap: 0.75,
  piece: { radius: 3.6, halo: 1.2 },
  plain: 1.05,
  player: 1.275,
  dash: [4.5, 2.625],
  double: { width: 0.9, gap: 1.65 },
  head: { length: 7.125, width: 6 },
  looks: { hair: 0.75, rim: 1.8, edge: 2.4, gap: 1.8, dash: [6, 3] },
};
const onProjector: Lines = {
  rim: 2.4,
  boldRim: 4.8,
  headGap: 1.5,
  piece: { radius: 7.2, halo: 2.4 },
  plain: 3,
  player: 3,
  dash: [10.5, 6],
  double: { width: 1.8, gap: 3.3 },
  head: { length: 14.25, width: 12 },
  looks: { hair: 1.2, rim: 3.6, edge: 5, gap: 3.6, dash: [12, 6] },
};
const lines: Readonly<Record<StyleKind, Lines>> = {
  paper: onPaper,
  screen: onScreen,
  projector: onProjector,
};

const black = '000000';
const colours = { left: '0B57A4', right: 'D1421F', either: '00805A', both: '8E3A9E' } as const;
/**
 * Other words in proportion to a value's size: on paper 7, 9 and 8 points beside 9; on the canvas names are
 * slightly smaller.
 */
const inPrint = { value: 1, step: 7 / 9, name: 1, count: 7 / 9, score: 1, legend: 8 / 9 } as const;
const proportions: Readonly<Record<StyleKind, Measures['text']>> = {
  paper: inPrint,
  screen: { ...inPrint, step: 0.7, name: 0.9, score: 0.9 },
  projector: inPrint,
};
/**
 * Drawing units from the middle of the sign on an arc of both players' to its side: small beside a node of
 * 18, and not a dot.
 */
const signReach = 5.5;
const pointsPerMillimetre = 72 / 25.4;

const tints = {
  'first tint': 'B9D7F2',
  'second tint': 'FFD9A0',
  'third tint': 'BFE3C8',
  'fourth tint': 'F0C4DC',
};
const grayTints = {
  'first tint': 'F4F4F4',
  'second tint': 'E6E6E6',
  'third tint': 'D6D6D6',
  'fourth tint': 'C6C6C6',
};

/** The numerals on the tints say more than the tints do. */
const tintsOf = ({ colours }: Style): typeof tints => (colours ? tints : grayTints);

/** The sizes and inks of a style. */
export function measuresOf(style: Style): Measures {
  const { rim, boldRim, headGap, piece, plain, player, dash, double, head, looks } = lines[style.kind];
  const unit = (style.nodeSize * pointsPerMillimetre) / (2 * nodeRadius);
  const single = { width: player, dash: [], gap: 0, head };
  const ink = (name: keyof typeof colours): string => (style.colours ? colours[name] : black);
  const sized = (name: keyof Measures['text']): number =>
    Math.round(style.fontSize * proportions[style.kind][name] * 100) / 100;
  return {
    unit,
    radius: unit * nodeRadius,
    rim,
    boldRim,
    strokes: {
      plain: { ...single, ink: black, width: plain },
      left: { ...single, ink: ink('left') },
      right: { ...single, ink: ink('right'), dash },
      either: { ...single, ink: ink('either'), ...double },
      both: { ...single, ink: ink('both') },
    },
    headGap,
    sign: unit * signReach,
    text: {
      value: sized('value'),
      step: sized('step'),
      name: sized('name'),
      count: sized('count'),
      score: sized('score'),
      legend: sized('legend'),
    },
    piece,
    inks: {
      ink: black,
      paper: 'FFFFFF',
      faint: style.kind === 'screen' && style.colours ? '6C6C66' : black,
      dim: '767670',
      gray: 'CCCCCC',
      shade: 'DADADA',
      left: ink('left'),
      right: ink('right'),
      either: ink('either'),
      ...tintsOf(style),
    },
    looks: looksOf(looks),
  };
}
