/**
 * The options of a TikZ picture: one style, prefix `cgt`, for each kind of thing that occurs, and the
 * definitions of the inks before it.
 */
import type { Figure, WordsKind } from '../figure.ts';
import { type Measures, type Stroke, strokeNames } from '../style.ts';
import { joiningLook } from './inks.ts';
import { rounded } from './penned.ts';
import { inksUsed, lookStyles } from './tikz-board.ts';

const colourNames = { left: 'cgtblue', right: 'cgtred', either: 'cgtgreen', both: 'cgtviolet' } as const;
const styleNames = {
  plain: 'cgt arc',
  left: 'cgt left',
  right: 'cgt right',
  either: 'cgt either',
  both: 'cgt both',
} as const;

/** The TikZ style of a player's stroke. */
export const styleOfStroke = (name: keyof typeof styleNames): string => styleNames[name];

/** Writes a length as authors do: ".6pt", not "0.6pt". */
export const points = (length: number): string => `${rounded(length).replace(/^0\./, '.')}pt`;

const headOf = ({ head }: Stroke): string =>
  `-{Stealth[length=${points(head.length)}, width=${points(head.width)}]}`;

/**
 * The LaTeX command for a font size in points, with a fifth more for leading: \small and its like are larger
 * in a paper whose letters are.
 */
export const fontOf = (size: number): string =>
  `\\fontsize{${rounded(size)}}{${rounded(1.2 * size)}}\\selectfont`;

const wordStyles: Readonly<Record<WordsKind, string>> = {
  value: 'cgt side',
  name: 'cgt name',
  step: 'cgt step',
  count: 'cgt count',
  score: 'cgt score',
  legend: 'cgt legend',
  letter: 'cgt letter',
};
/** The TikZ style of a kind of words. */
export const styleOfWords = (kind: WordsKind): string => wordStyles[kind];

/** `\definecolor` for the inks that occur, or with `every` for all inks. */
export function tikzColours(figure: Figure, every = false): string[] {
  const { arcs, style, measures } = figure;
  if (!style.colours) return [];
  const onBoard = inksUsed(figure);
  return (['left', 'right', 'either', 'both'] as const)
    .filter(
      (name) => every || (name !== 'both' && onBoard.has(name)) || arcs.some(({ stroke }) => stroke === name),
    )
    .map((name) => `\\definecolor{${colourNames[name]}}{HTML}{${measures.strokes[name].ink}}`);
}

function strokeStyle(name: (typeof strokeNames)[number], stroke: Stroke, colours: boolean): string {
  const ink = colours && name !== 'plain' ? `, color=${colourNames[name]}` : '';
  const dash =
    stroke.dash.length > 0 ? `, dash pattern=on ${points(stroke.dash[0])} off ${points(stroke.dash[1])}` : '';
  const double = stroke.gap > 0 ? `, double, double distance=${points(stroke.gap)}` : '';
  return `${styleNames[name]}/.style={${headOf(stroke)}${ink}, line width=${points(stroke.width)}${dash}${double}, cgt ends}`;
}

/** The sign on an arc of both players': a white square with a cross in it. */
function signStyle({ sign, strokes }: Measures, colours: boolean): string {
  const ink = colours ? colourNames.both : 'black';
  const line = `draw=${ink}, line width=${points(0.7 * strokes.both.width)}`;
  const cross =
    'path picture={\\draw[-, shorten >=0pt] (path picture bounding box.north) -- (path picture bounding box.south) (path picture bounding box.west) -- (path picture bounding box.east);}';
  return `cgt sign/.style={rectangle, ${line}, fill=white, minimum size=${points(2 * sign)}, inner sep=0pt, ${cross}}`;
}

/** The options of the picture itself, one a line. `grid` is the length of one step of the grid, in points. */
export const pictureOptions = (grid: number): readonly string[] => [
  'baseline=(current bounding box.center)',
  `x=${rounded(grid, 3)}bp, y=${rounded(grid, 3)}bp`,
];

/**
 * The styles that a figure uses, one a line; with `every` all styles that a figure of these sizes could use.
 */
export function stylesOf(figure: Figure, every = false): readonly string[] {
  const { measures, nodes, arcs, words, pieces, style } = figure;
  const { rim, boldRim, radius, strokes, headGap, text, piece, looks } = measures;
  const occurring = new Set(arcs.map(({ stroke }) => stroke));
  const options = [...lookStyles(figure, points, every && nodes.length === 0)];
  const add = (occurs: boolean, option: string): void => {
    if (every || occurs) options.push(option);
  };
  add(
    nodes.length > 0,
    `cgt node/.style={circle, draw, fill=white, line width=${points(rim)}, minimum size=${rounded((radius * 2 * 25.4) / 72)}mm, inner sep=0pt, font=${fontOf(text.value)}}`,
  );
  add(
    nodes.some(({ gray }) => gray),
    'cgt gray/.style={fill=black!20}',
  );
  add(
    nodes.some(({ bold }) => bold),
    `cgt zone/.style={line width=${points(boldRim)}}`,
  );
  add(arcs.length > 0, `cgt ends/.style={shorten >=${points(headGap)}}`);
  for (const name of strokeNames) add(occurring.has(name), strokeStyle(name, strokes[name], style.colours));
  add(occurring.has('both'), signStyle(measures, style.colours));
  for (const kind of Object.keys(wordStyles) as WordsKind[]) {
    const occurs = words.some((each) => each.kind === kind && !each.inside);
    // Letters are as large as the thing under them, so each sets its own font.
    const font = kind === 'letter' ? '' : `font=${fontOf(text[kind])}, `;
    add(occurs, `${wordStyles[kind]}/.style={${font}inner sep=0pt}`);
  }
  const { width, dash } = joiningLook(looks);
  add(
    words.some(({ joined }) => joined),
    `cgt join/.style={draw, line width=${points(width)}, dash pattern=on ${points(dash[0])} off ${points(dash[1])}}`,
  );
  add(
    pieces.length > 0,
    `cgt piece/.style={circle, fill=black, draw=white, line width=${points(piece.halo)}, minimum size=${points(2 * piece.radius + piece.halo)}, inner sep=0pt}`,
  );
  return options;
}

/** A circle of the size that the other pens give it, in a box as wide as there. */
const moonMacro = (name: string, half: string, drawn: string): string =>
  `  \\providecommand{\\${name}}{\\mbox{\\protect\\tikz[baseline=-.345em]{\\protect\\useasboundingbox ${half};\n    ${drawn}}}}`;
/**
 * LaTeX also writes captions to lists of figures; there neither `\tikz` nor what it draws may be expanded.
 */
const moonMacros: Readonly<Record<string, string>> = {
  cgtmoon: moonMacro(
    'cgtmoon',
    '(-.36em,-.345em) rectangle (.19em,.345em)',
    '\\protect\\fill (50:.34em) arc[start angle=50,end angle=310,radius=.34em] arc[start angle=287.3,end angle=72.7,radius=.273em] -- cycle;',
  ),
  cgtfullmoon: moonMacro(
    'cgtfullmoon',
    '(-.37em,-.345em) rectangle (.37em,.345em)',
    '\\protect\\draw[line width=.06em] circle[radius=.31em];',
  ),
  cgtnewmoon: moonMacro(
    'cgtnewmoon',
    '(-.37em,-.345em) rectangle (.37em,.345em)',
    '\\protect\\fill circle[radius=.34em];',
  ),
};
const moonNames = Object.keys(moonMacros);

/** The names of the moons that some LaTeX uses. */
export const moonsIn = (latex: string): readonly string[] =>
  moonNames.filter((name) => new RegExp(`\\\\${name}(?![a-z])`).test(latex));
/** What defines moons, unless a paper has macros of its own. */
export const moonStyles = (names: readonly string[]): readonly string[] =>
  names.map((name) => moonMacros[name]);

/** Everything that figures of these sizes may use, for the preamble. */
export const everyStyle = (figure: Figure): readonly string[] => [
  ...tikzColours(figure, true),
  ...moonStyles(moonNames).map((style) => style.trimStart()),
  '\\tikzset{',
  ...stylesOf(figure, true).map((style) => `  ${style},`),
  '}',
];
