/**
 * A figure as TikZ that an author can go on with: plain tikz and one library, arrows.meta; one named node a line, one arc a
 * line, words that follow their node when it is moved. Coordinates count steps of the editor's grid, y upwards, so that `x`
 * and `y` of the picture's options scale it. Signs that LaTeX lacks are provided, and a paper's own macro wins.
 * The document form needs no class but article. Cost: linear in the figure.
 */
import type { Figure, FigureArc, FigureNode, FigureWords } from '../figure.ts';
import { latexOfMark, latexText } from './latex-text.ts';
import { type Penned, rounded, toTwentieths } from './penned.ts';
import { tikzNames } from './tikz-names.ts';
import { fontOf, styleOfStroke, styleOfWords, tikzColours, tikzOptions } from './tikz-styles.ts';

export type TikzOptions = {
  /** Opens the drawing in the editor; of more than 2,000 characters, what follows its `#g1=` stands in comment lines. */
  readonly link?: string;
  /** A whole document that makes a page of the figure's size, in place of a picture to be pasted. */
  readonly standalone?: boolean;
  /** For `\label`, beside the figure's caption. */
  readonly label?: string;
  /** Makes the whole picture smaller, letters and strokes too: fonts of LaTeX's own do not come in every size. */
  readonly scale?: number;
};

const gridStep = 20;
/** Words may be wider than estimated: a little less inside the node keeps its size. */
const tight = 'inner sep=-3pt';
const boldShrink = 0.87;

type Sheet = {
  readonly figure: Figure;
  readonly names: readonly string[];
  /** Points of the figure to steps of the grid, y upwards. */
  x(length: number): number;
  y(length: number): number;
  /** A length as steps. */
  steps(length: number): number;
  /** LaTeX of words; remembers the signs that it lacks. */
  set(words: FigureWords): string;
};

export function tikzPen(
  figure: Figure,
  { link, standalone = false, label, scale = 1 }: TikzOptions = {},
): Penned {
  const unknown = new Map<string, number>();
  const body = scaledPicture(pictureOf(sheetOf(figure, unknown), figure), scale);
  const math = /\\mathbb|\\nvdash|\\square/.test(body.join('\n')) ? 'tikz,amssymb' : 'tikz';
  const framed = figure.caption === '' ? body : captioned(body, figure.caption, label);
  const lines = standalone
    ? [...heading(figure, link), ...documentOf(body, math)]
    : [
        ...heading(figure, link),
        `% Preamble: \\usepackage{${math}} \\usetikzlibrary{arrows.meta}   (with babel also \\usetikzlibrary{babel})`,
        ...framed,
      ];
  const signs = [...unknown.keys()];
  const unsaid =
    signs.length === 0
      ? []
      : [
          `LaTeX has no sign for ${signs.slice(0, 8).join(' ')}${signs.length > 8 ? ' …' : ''}: written by code.`,
        ];
  return { text: `${lines.join('\n')}\n`, unsaid };
}

/** `\scalebox` comes with tikz. */
const scaledPicture = (picture: readonly string[], scale: number): readonly string[] =>
  scale === 1 ? picture : [`\\scalebox{${rounded(scale, 4)}}{%`, ...picture, '}%'];

function sheetOf(figure: Figure, unknown: Map<string, number>): Sheet {
  const grid = figure.measures.unit * gridStep;
  // The leftmost node stands at 0, and so does the lowest.
  const left = figure.nodes.reduce((least, { at }) => Math.min(least, at.x), Number.POSITIVE_INFINITY);
  const foot = figure.nodes.reduce((most, { at }) => Math.max(most, at.y), Number.NEGATIVE_INFINITY);
  return {
    figure,
    names: tikzNames(figure.nodes.map(({ id }) => id)),
    x: (length) => (length - left) / grid,
    y: (length) => (foot - length) / grid,
    steps: (length) => length / grid,
    set({ latex, mark }) {
      if (latex !== undefined) return `$${latex}$`;
      const text = latexOfMark(mark);
      for (const sign of text.unknown) unknown.set(sign, (unknown.get(sign) ?? 0) + 1);
      return text.latex;
    },
  };
}

const longestLink = 2000;
/** A line that stays a comment, whatever is in it. */
const comment = (text: string): string => `% ${text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')}`;

function heading({ title }: Figure, link: string | undefined): string[] {
  const lines = [comment(`Drawn with Grundy${title ? `: ${title}` : ''}.`)];
  if (link === undefined) return lines;
  lines.push('% To edit it again: open the link, or drop this file on the editor.');
  if (link.length <= longestLink) return [...lines, comment(link)];
  const data = link.slice(link.indexOf('#g1=') + 1).replace(/^g1=/, '');
  return [...lines, ...(data.match(/.{1,100}/gs) ?? []).map((part) => `%${comment(`g1 ${part}`)}`)];
}

const moon =
  '  \\providecommand{\\cgtmoon}{\\mbox{\\tikz[baseline=-.3ex]\\fill (50:.42em) arc[start angle=50,end angle=310,radius=.42em]\n' +
  '    arc[start angle=287.3,end angle=72.7,radius=.337em] -- cycle;}}';

function pictureOf(sheet: Sheet, figure: Figure): string[] {
  const { nodes, arcs, words, pieces } = figure;
  const inside = new Map<number, FigureWords>();
  for (const each of words) if (each.inside && each.node !== undefined) inside.set(each.node, each);
  const nodeLines = nodes.map((node, i) => nodeLine(sheet, node, i, inside.get(i)));
  const beside = words.filter((each) => !each.inside).map((each) => wordsLine(sheet, each));
  const placed = pieces.map(({ node, at }) => {
    const { x, y } = nodes[node].at;
    const angle = (Math.atan2(y - at.y, at.x - x) * 180) / Math.PI;
    return `  \\node[cgt piece] at (${sheet.names[node]}.${rounded(angle, 0)}) {};`;
  });
  const usesMoon = [...nodeLines, ...beside].some((line) => line.includes('\\cgtmoon'));
  const options = tikzOptions(figure, figure.measures.unit * gridStep);
  const section = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : [`  % ${title}`, ...lines];
  return [
    ...tikzColours(figure),
    `\\begin{tikzpicture}[${options.join(',\n  ')}]`,
    ...(usesMoon ? [moon] : []),
    ...section('nodes', nodeLines),
    ...section(
      'arcs',
      arcs.map((arc) => arcLine(sheet, arc)),
    ),
    ...section('pieces', placed),
    ...section('beside the nodes', beside),
    '\\end{tikzpicture}%',
  ];
}

function nodeLine(sheet: Sheet, node: FigureNode, number: number, words: FigureWords | undefined): string {
  const { text, radius } = sheet.figure.measures;
  const options = ['cgt node', ...(node.gray ? ['cgt gray'] : []), ...(node.bold ? ['cgt zone'] : [])];
  if (words) {
    // Words that LaTeX sets bold are wider than estimated, in the face of the canvas.
    const size = words.size * (words.latex?.includes('\\mathbf') && words.width > radius ? boldShrink : 1);
    if (size < text.value * 0.99) options.push(`font=${fontOf(Math.round(size * 2) / 2)}`);
    if (Math.hypot(words.width, words.height) > 1.5 * radius) options.push(tight);
  }
  const at = `(${toTwentieths(sheet.x(node.at.x))},${toTwentieths(sheet.y(node.at.y))})`;
  return `  \\node[${options.join(', ')}] (${sheet.names[number]}) at ${at} {${words ? sheet.set(words) : ''}};`;
}

/** TikZ puts the handles of a curve at this share of the distance between its ends. */
const looseness = 0.3915;

function arcLine({ names, figure }: Sheet, { from, to, stroke, course }: FigureArc): string {
  const begin = `  \\draw[${styleOfStroke(stroke)}] (${names[from]})`;
  if (course.kind === 'straight') return `${begin} -- (${names[to]});`;
  if (course.kind === 'bent') {
    const angle = Math.abs(course.right);
    // A quadratic's handles as a cubic's: a third of the chord, over the cosine. Gentle bends have TikZ's own.
    const loose = 1 / (3 * Math.cos((angle * Math.PI) / 180) * looseness);
    const said = angle < 20 ? '' : `, looseness=${rounded(loose)}`;
    return `${begin} to[bend ${course.right > 0 ? 'right' : 'left'}=${rounded(angle, 1)}${said}] (${names[to]});`;
  }
  const half = Math.abs(turned(course.out - course.into)) / 2;
  const chord = 2 * figure.measures.radius * Math.sin((half * Math.PI) / 180);
  const loose = course.reach / (looseness * chord);
  const [out, into] = [course.out, course.into].map((angle) => rounded(turned(angle), 0));
  return `${begin} to[out=${out},in=${into},looseness=${rounded(loose, 1)}] (${names[to]});`;
}

/** The same angle, −180 … 180. */
const turned = (angle: number): number => ((((angle + 180) % 360) + 360) % 360) - 180;

function wordsLine(sheet: Sheet, words: FigureWords): string {
  const { at, side, width, height, node, kind } = words;
  const anchor = [['', 'north', 'south'].at(-side.y), ['', 'west', 'east'].at(-side.x)]
    .filter(Boolean)
    .join(' ');
  const [x, y] = [at.x + (side.x * width) / 2, at.y + (side.y * height) / 2];
  const options = `${styleOfWords(kind)}${anchor ? `, anchor=${anchor}` : ''}`;
  if (node === undefined)
    return `  \\node[${options}] at (${rounded(sheet.x(x))},${rounded(sheet.y(y))}) {${sheet.set(words)}};`;
  const middle = sheet.figure.nodes[node].at;
  const shift = `${rounded(sheet.steps(x - middle.x))},${rounded(sheet.steps(middle.y - y))}`;
  return `  \\node[${options}] at ([shift={(${shift})}]${sheet.names[node]}.center) {${sheet.set(words)}};`;
}

function captioned(body: readonly string[], caption: string, label: string | undefined): string[] {
  const key = label === undefined ? '' : `\\label{${label.replace(/[^A-Za-z0-9:._/+-]/g, '-')}}`;
  return [
    '\\begin{figure}',
    '\\centering',
    ...body,
    `\\caption{${latexText(caption).latex}}${key}`,
    '\\end{figure}',
  ];
}

/** A page as large as the figure, by pdfTeX's own lengths: standalone.cls is not everywhere. */
const documentOf = (body: readonly string[], packages: string): string[] => [
  '\\documentclass{article}',
  `\\usepackage{${packages}}`,
  '\\usetikzlibrary{arrows.meta}',
  '\\begin{document}',
  '\\newsavebox{\\figurebox}',
  '\\begin{lrbox}{\\figurebox}%',
  ...body,
  '\\end{lrbox}',
  '\\setlength{\\pdfpagewidth}{\\dimexpr\\wd\\figurebox+4pt}',
  '\\setlength{\\pdfpageheight}{\\dimexpr\\ht\\figurebox+\\dp\\figurebox+4pt}',
  '\\setlength{\\hoffset}{-1in}\\setlength{\\voffset}{-1in}',
  '\\shipout\\vbox{\\vskip2pt\\hbox{\\hskip2pt\\usebox{\\figurebox}\\hskip2pt}\\vskip2pt}',
  '\\end{document}',
];
