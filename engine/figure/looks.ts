/**
 * How the shapes of a board look: each has a look by name, and the style of a figure says with what fill and line it is drawn.
 * On paper and in black alone Left's things are full and Right's hollow, Left's lines solid and Right's dashed, so that colour
 * never speaks alone. Lengths are points.
 */

export const inkNames = ['ink', 'paper', 'faint', 'gray', 'shade', 'left', 'right', 'either'] as const;
export type InkName = (typeof inkNames)[number];

export const lookNames = [
  'light',
  'dark',
  'wall',
  'left stone',
  'right stone',
  'neutral stone',
  'joint',
  'ground',
  'left edge',
  'right edge',
  'either edge',
  'drawn edge',
  'open edge',
  'full box',
] as const;
export type LookName = (typeof lookNames)[number];

export type LookLine = {
  readonly ink: InkName;
  /** Of one line, where there are two. */
  readonly width: number;
  /** On and off; empty for a solid line. */
  readonly dash: readonly number[];
  /** The clear gap between the two lines of a double one; 0 for a single one. */
  readonly gap: number;
};
export type Look = { readonly fill: InkName | undefined; readonly line: LookLine | undefined };
export type Looks = Readonly<Record<LookName, Look>>;

/** The widths that looks are made of, in points. */
export type LookWidths = {
  /** Round squares. */
  readonly hair: number;
  /** Round stones. */
  readonly rim: number;
  /** Of edges and of the ground. */
  readonly edge: number;
  /** Between the two lines of an edge that is either player's. */
  readonly gap: number;
  readonly dash: readonly number[];
};

/** Every look from the widths of a style. */
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
    joint: { fill: 'ink', line: undefined },
    ground: lineAlone(line('ink', edge)),
    'left edge': lineAlone(line('left', edge)),
    'right edge': lineAlone(line('right', edge, { dash })),
    'either edge': lineAlone(line('either', edge / 2, { gap })),
    'drawn edge': lineAlone(line('ink', edge)),
    'open edge': lineAlone(line('faint', hair, { dash: [hair, 3 * hair] })),
    'full box': { fill: 'shade', line: undefined },
  };
}
