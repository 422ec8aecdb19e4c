/**
 * The looks of a board's shapes and of a thermograph's lines: each look has a name, and a figure's style
 * gives its fill and line. On paper and in pure black Left's things are filled and Right's hollow, Left's
 * lines are solid and Right's dashed, so that colour is never the only difference. Lengths are points.
 */

/**
 * Pale grounds of things that are distinguished by their numerals, in four hues that the colour-blind can
 * distinguish as well.
 */
export const tintNames = ['first tint', 'second tint', 'third tint', 'fourth tint'] as const;

export const inkNames = [
  'ink',
  'paper',
  'faint',
  'dim',
  'gray',
  'shade',
  'left',
  'right',
  'either',
  ...tintNames,
] as const;
export type InkName = (typeof inkNames)[number];

export const lookNames = [
  'light',
  'dark',
  'wall',
  'left stone',
  'right stone',
  'neutral stone',
  'dot',
  'faint dot',
  'free node',
  'node edge',
  'ground',
  'left edge',
  'right edge',
  'either edge',
  'lime edge',
  'drawn edge',
  'open edge',
  'left head',
  'right head',
  'either head',
  'full box',
  'board line',
  'first colour',
  'second colour',
  'third colour',
  'fourth colour',
  'left wall',
  'right wall',
  'heavy left wall',
  'heavy right wall',
  'fine left wall',
  'fine right wall',
  'open corner',
  'mast',
  'guide',
  'axis',
  'left cell',
  'right cell',
] as const;
export type LookName = (typeof lookNames)[number];

export type LookLine = {
  readonly ink: InkName;
  /** The width of one line, where there are two. */
  readonly width: number;
  /** Lengths of dashes and gaps; empty for a solid line. */
  readonly dash: readonly number[];
  /** The clear space between the two lines of a double line; 0 for a single line. */
  readonly gap: number;
};
export type Look = { readonly fill: InkName | undefined; readonly line: LookLine | undefined };
export type Looks = Readonly<Record<LookName, Look>>;

/** The widths that looks are made of, in points. */
export type LookWidths = {
  /** The line round squares. */
  readonly hair: number;
  /** The line round stones. */
  readonly rim: number;
  /** Edges and the ground. */
  readonly edge: number;
  /** The space between the two lines of an edge that is either player's. */
  readonly gap: number;
  readonly dash: readonly number[];
};

/** The table of all looks for a style's widths. */
export function looksOf({ hair, rim, edge, gap, dash }: LookWidths): Looks {
  const line = (ink: InkName, width: number, more: Partial<LookLine> = {}): LookLine => ({
    ink,
    width,
    dash: [],
    gap: 0,
    ...more,
  });
  const lineAlone = (drawn: LookLine): Look => ({ fill: undefined, line: drawn });
  return {
    light: { fill: 'paper', line: line('faint', hair) },
    dark: { fill: 'shade', line: line('faint', hair) },
    wall: { fill: 'ink', line: line('ink', hair) },
    'left stone': { fill: 'left', line: line('left', rim) },
    'right stone': { fill: 'paper', line: line('right', rim) },
    'neutral stone': { fill: 'gray', line: line('ink', hair) },
    dot: { fill: 'ink', line: undefined },
    'faint dot': { fill: 'gray', line: undefined },
    'free node': { fill: 'paper', line: line('ink', hair) },
    'node edge': lineAlone(line('ink', hair)),
    ground: lineAlone(line('ink', edge)),
    'left edge': lineAlone(line('left', edge)),
    'right edge': lineAlone(line('right', edge, { dash })),
    'either edge': lineAlone(line('either', edge / 2, { gap })),
    'lime edge': lineAlone(line('either', edge, { dash })),
    'drawn edge': lineAlone(line('ink', edge)),
    'open edge': lineAlone(line('faint', hair, { dash: [hair, 3 * hair] })),
    'left head': { fill: 'left', line: undefined },
    'right head': { fill: 'right', line: undefined },
    'either head': { fill: 'either', line: undefined },
    'full box': { fill: 'shade', line: undefined },
    'board line': lineAlone(line('dim', hair)),
    'first colour': { fill: 'first tint', line: line('ink', hair) },
    'second colour': { fill: 'second tint', line: line('ink', hair) },
    'third colour': { fill: 'third tint', line: line('ink', hair) },
    'fourth colour': { fill: 'fourth tint', line: line('ink', hair) },
    'left wall': lineAlone(line('left', rim)),
    'right wall': lineAlone(line('right', rim, { dash })),
    'heavy left wall': lineAlone(line('left', 2.2 * rim)),
    'heavy right wall': lineAlone(line('right', 2.2 * rim, { dash })),
    'fine left wall': lineAlone(line('left', hair)),
    'fine right wall': lineAlone(line('right', hair, { dash: dash.map((length) => length / 2) })),
    'open corner': { fill: 'paper', line: line('ink', hair) },
    mast: lineAlone(line('ink', rim)),
    guide: lineAlone(line('faint', hair, { dash: [hair, 3 * hair] })),
    axis: lineAlone(line('faint', hair)),
    'left cell': { fill: 'first tint', line: line('faint', hair) },
    'right cell': { fill: 'fourth tint', line: line('faint', hair) },
  };
}
