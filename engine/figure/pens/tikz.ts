/**
 * Writes a figure as TikZ that an author can edit: plain TikZ and one library, arrows.meta; one named node a
 * line, one arc a line, and words that follow their node when it is moved. Coordinates count steps of the
 * editor's grid, y upwards, so that `x` and `y` of the picture's options scale it. Symbols that LaTeX lacks
 * are provided by macros that do not replace a paper's own. The whole document needs no class but article.
 * Cost: linear in the figure.
 */
import type { Figure, FigureNode, FigureWords } from '../figure.ts';
import { needsAmssymb } from '../formula-signs.ts';
import { type LatexText, latexText, withOtherLetters } from '../latex-text.ts';
import { type PenOutput, rounded, toTwentieths } from './penned.ts';
import { arcLine } from './tikz-arcs.ts';
import { letterOptions, linesInNode, shapeLine, tikzInk } from './tikz-board.ts';
import { captioned, pageOf, scaledPicture, talkOf } from './tikz-frames.ts';
import { tikzHeading } from './tikz-heading.ts';
import { arcPassesBehind, below, layers } from './tikz-layers.ts';
import { latexOfWords, lettersComment, lettersPreamble, lettersUnsaid } from './tikz-letters.ts';
import {
  everyStyle,
  fontOf,
  moonStyles,
  moonsIn,
  pictureOptions,
  points,
  styleOfWords,
  stylesOf,
  tikzColours,
} from './tikz-styles.ts';

/**
 * A figure for a talk: first the drawing, then what each round adds, by Beamer's overlays. Rounds that add
 * nothing to the figure get no slide; nodes with a value but no round, those of infinite rank, come last.
 */
type Slides = {
  /** The first slide that shows what was found of a node; undefined if everything is shown at once. */
  from(node: number): number | undefined;
  /**
   * A line of the picture that is visible from that slide on; before, it is invisible but takes its space, so
   * that nothing moves.
   */
  uncovered(node: number | undefined, tex: string): string;
  /** The text of a node, for nodes whose size does not depend on it: \uncover does not work inside a node. */
  only(node: number, tex: string): string;
};

const atOnce: Slides = { from: () => undefined, uncovered: (_, tex) => tex, only: (_, tex) => tex };

/** The slides of a talk; everything is on one if they are not wanted. */
function slidesOf({ nodes, words }: Figure, wanted: boolean): Slides {
  if (!wanted) return atOnce;
  const found = new Set(
    words.flatMap(({ kind, node }) => (kind === 'value' || kind === 'step' ? [node] : [])),
  );
  const steps = nodes.flatMap(({ step }, i) => (found.has(i) && step !== undefined ? [step] : []));
  const rounds = new Map([...new Set(steps)].sort((a, b) => a - b).map((step, i) => [step, i + 2]));
  const last = rounds.size + 2;
  const slideOf = ({ step }: FigureNode): number => (step === undefined ? last : (rounds.get(step) ?? last));
  const from = (node: number): number | undefined => slideOf(nodes[node]);
  return {
    from,
    uncovered: (node, tex) => (node === undefined ? tex : `\\uncover<${from(node)}->{${tex}}`),
    only: (node, tex) => `\\only<${from(node)}->{${tex}}`,
  };
}

// Names of nodes in TikZ: the node's id where that is a plain word, else a number; no two are the same.

/** Names in the order of the ids. Linear. */
function tikzNames(ids: readonly string[]): readonly string[] {
  const plain = (id: string): boolean => /^[A-Za-z][A-Za-z0-9]{0,23}$/.test(id);
  const taken = new Set(ids.filter(plain));
  let next = 0;
  return ids.map((id) => {
    if (plain(id)) return id;
    // An id that begins with a digit gets a letter in front, unless another node has that name.
    const figured = /^\d{1,9}$/.test(id) ? `n${id}` : undefined;
    if (figured !== undefined && !taken.has(figured)) {
      taken.add(figured);
      return figured;
    }
    while (taken.has(`v${next}`)) next++;
    taken.add(`v${next}`);
    return `v${next}`;
  });
}

// TeX refuses larger figures: an author is informed at the export, not by an error an hour before a deadline.

/**
 * Points. TikZ multiplies lengths, and nothing in TeX may pass 16,384 points: from here on that happens, also
 * where no arc is bent.
 */
const longest = 4000;
/**
 * Nodes and arcs. pdfLaTeX keeps a page in five million words of memory, and each of these takes several
 * hundred.
 */
const most = 6000;

/** Sentences for the person; none where pdfLaTeX can be expected to set the figure. O(nodes). */
function beyondTex({ nodes, arcs, bounds }: Figure): readonly string[] {
  const extent = Math.max(bounds.width, bounds.height);
  const count = nodes.length + arcs.length;
  const instead = 'Export it as PDF or SVG instead.';
  if (extent > longest)
    return [
      `TeX cannot compute with lengths as large as this figure’s, ${metres(extent)} m at full size. ${instead}`,
    ];
  if (count > most)
    return [`pdfLaTeX has too little memory for ${count.toLocaleString('en')} nodes and arcs. ${instead}`];
  return [];
}

const metres = (pointsLong: number): string => ((pointsLong * 0.0254) / 72).toFixed(1);

export type TikzOptions = {
  /**
   * An address that opens the drawing, or only its part from `#g1=` on. If it is longer than 2,000
   * characters, that part is put in comment lines.
   */
  readonly link?: string | undefined;
  /** For the figure of a board: the line that brings its position back. */
  readonly board?: string | undefined;
  /** The program with its version, for the first line. */
  readonly madeBy?: string | undefined;
  /**
   * Writes a whole document instead of a picture to paste: a page of the figure's size, or with `steps` a
   * talk of one slide.
   */
  readonly standalone?: boolean | undefined;
  /** Writes the styles as a separate text for the preamble, the same for every figure of these sizes. */
  readonly stylesApart?: boolean | undefined;
  /** For talks with Beamer: first the drawing, then what each round adds. */
  readonly steps?: boolean | undefined;
  /** The `\label` that follows the caption. */
  readonly label?: string | undefined;
  /**
   * Scales the whole picture, letters and strokes included, since LaTeX's own fonts do not come in every
   * size.
   */
  readonly scale?: number | undefined;
};

export type PennedTikz = PenOutput & {
  /** Lines for the preamble; undefined unless the styles are written separately. */
  readonly preamble: string | undefined;
};

const gridStep = 20;
/**
 * The length of a grid step in points. Where nodes were moved together the steps are shorter, and every node
 * keeps its coordinates.
 */
const gridOf = ({ measures, spacing }: Figure): number => measures.unit * spacing * gridStep;
/** Words may be wider than estimated; a smaller inner separation lets the node keep its size. */
const tight = 'inner sep=-3pt';

type Sheet = {
  readonly figure: Figure;
  readonly slides: Slides;
  readonly names: readonly string[];
  /** Turns points of the figure into steps of the grid, y upwards. */
  x(length: number): number;
  y(length: number): number;
  /** A length as steps. */
  steps(length: number): number;
  /** The characters met so far that LaTeX lacks. */
  readonly unknown: ReadonlySet<string>;
  /** The LaTeX of a text or of words of the picture; `unknown` collects the characters that LaTeX lacks. */
  latexOf(text: string): string;
  set(words: FigureWords): string;
};

/** The figure as TikZ. */
export function tikzPen(figure: Figure, options: TikzOptions = {}): PennedTikz {
  const { standalone = false, stylesApart = false, steps = false, label, scale = 1 } = options;
  const { title, caption, bounds } = figure;
  const sheet = sheetOf(figure, slidesOf(figure, steps));
  // The slide of a talk shows the title; the figure of a picture to paste shows its caption.
  const around = sheet.latexOf(standalone && steps ? title : standalone || steps ? '' : caption);
  const moons = stylesApart ? [] : moonsIn(around);
  const moonAround = moonStyles(moons).map((style) => `${style.trimStart()}%`);
  const picture = pictureOf(sheet, stylesApart, moons);
  const needsMath = stylesApart || needsAmssymb([around, ...picture].join('\n'));
  const packages = [`\\usepackage{${needsMath ? 'tikz,amssymb' : 'tikz'}}`, '\\usetikzlibrary{arrows.meta}'];
  const unknown = [...sheet.unknown];
  const preamble = [
    ...packages,
    ...(stylesApart ? everyStyle(figure) : []),
    ...(standalone ? lettersPreamble(unknown) : []),
  ];
  const lines = [...tikzHeading(figure, options), ...lettersComment(unknown)];
  const body = scaledPicture(picture, scale);
  if (standalone && steps)
    lines.push(...talkOf(bounds, around, [...preamble, ...moonAround], picture, scale));
  else if (standalone) lines.push(...pageOf(preamble, body));
  else {
    const says = stylesApart
      ? '% Preamble: the styles that came with this figure.'
      : `% Preamble: ${packages.join(' ')}   (with babel also \\usetikzlibrary{babel})`;
    lines.push(says, ...(around === '' ? body : captioned([...moonAround, ...body], around, label)));
  }
  const apart = ['% Styles of figures drawn with Grundy.', ...preamble, ''].join('\n');
  return {
    text: `${lines.join('\n')}\n`,
    unsaid: unsaidOf(sheet, options),
    preamble: stylesApart ? apart : undefined,
  };
}

function unsaidOf({ figure, unknown }: Sheet, { steps, standalone }: TikzOptions): readonly string[] {
  const without = steps ? 'A slide' : standalone ? 'A page of the figure’s size' : undefined;
  return [
    ...lettersUnsaid([...unknown], figure),
    ...beyondTex(figure),
    ...(without && figure.caption !== '' ? [`${without} has no caption: it was left out.`] : []),
  ];
}

function sheetOf(figure: Figure, slides: Slides): Sheet {
  const unknown = new Set<string>();
  const known = (text: LatexText): string => {
    for (const sign of text.unknown) unknown.add(sign);
    return text.latex;
  };
  const grid = gridOf(figure);
  const [left, foot] = originOf(figure);
  return {
    figure,
    slides,
    names: tikzNames(figure.nodes.map(({ id }) => id)),
    x: (length) => (length - left) / grid,
    y: (length) => (foot - length) / grid,
    steps: (length) => length / grid,
    unknown,
    latexOf: (text) => known(latexText(text, withOtherLetters)),
    set: ({ kind, mark }) => known(latexOfWords(kind, mark)),
  };
}

/** The leftmost node is at x = 0 and the lowest at y = 0; a board has an origin of its own. */
function originOf({ nodes }: Figure): readonly [left: number, foot: number] {
  if (nodes.length === 0) return [0, 0];
  const left = nodes.reduce((least, { at }) => Math.min(least, at.x), Number.POSITIVE_INFINITY);
  const foot = nodes.reduce((most, { at }) => Math.max(most, at.y), Number.NEGATIVE_INFINITY);
  return [left, foot];
}

function pictureOf(sheet: Sheet, stylesApart: boolean, defined: readonly string[]): string[] {
  const { figure, slides } = sheet;
  const { shapes, nodes, arcs, words, pieces } = figure;
  const inside = new Map<number, FigureWords>();
  for (const each of words) if (each.inside && each.node !== undefined) inside.set(each.node, each);
  const nodeLines = nodes.map((node, i) => nodeLine(sheet, node, i, inside.get(i)));
  const beside = words.filter((each) => !each.inside).map((each) => wordsLine(sheet, each));
  const boards = nodes.flatMap((node, i) => linesInNode(node, sheet.names[i], sheet.steps));
  const placed = pieces.map(({ node, at }) => {
    const { x, y } = nodes[node].at;
    const angle = (Math.atan2(y - at.y, at.x - x) * 180) / Math.PI;
    return `  \\node[cgt piece] at (${sheet.names[node]}.${rounded(angle, 0)}) {};`;
  });
  const rims = nodes.flatMap(({ bold }, i) => {
    if (!bold || slides.from(i) === undefined) return [];
    return [`  ${slides.uncovered(i, `\\node[cgt node, cgt zone, fill=none] at (${sheet.names[i]}) {};`)}`];
  });
  const moons = moonsIn([...nodeLines, ...beside].join('\n')).filter((name) => !defined.includes(name));
  const grid = gridOf(figure);
  const options = [...pictureOptions(grid), ...(stylesApart ? [] : stylesOf(figure))];
  const section = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : [`  % ${title}`, ...lines];
  const behind = arcPassesBehind(figure);
  const drawn = arcs.map((arc) => arcLine(sheet, arc));
  return [
    ...(stylesApart ? [] : tikzColours(figure).map((line) => `${line}%`)),
    `\\begin{tikzpicture}[${options.join(',\n  ')}]`,
    boundsLine(sheet),
    ...(behind ? [layers] : []),
    ...(stylesApart ? [] : moonStyles(moons)),
    ...section(
      'shapes',
      shapes.map((shape) => shapeLine(shape, sheet)),
    ),
    ...section('nodes', nodeLines),
    ...section(behind ? 'arcs, some of which pass behind nodes' : 'arcs', behind ? below(drawn) : drawn),
    ...section('of infinite rank', rims),
    ...section('boards on the nodes', boards),
    ...section('pieces', placed),
    ...section(shapes.length > 0 ? 'letters' : 'beside the nodes', beside),
    '\\end{tikzpicture}%',
  ];
}

/**
 * The picture takes the room that every pen gives the figure, whether LaTeX's letters are larger or smaller.
 */
function boundsLine({ figure: { bounds }, x, y }: Sheet): string {
  const corner = (right: number, down: number): string => `(${rounded(x(right), 3)},${rounded(y(down), 3)})`;
  const [from, to] = [corner(bounds.x, bounds.y + bounds.height), corner(bounds.x + bounds.width, bounds.y)];
  return `  \\useasboundingbox ${from} rectangle ${to};`;
}

function nodeLine(sheet: Sheet, node: FigureNode, number: number, words: FigureWords | undefined): string {
  const { text, radius, boldRim } = sheet.figure.measures;
  const options = ['cgt node', ...(node.gray ? ['cgt gray'] : [])];
  // A rim that becomes bold during a talk has room for its width from the first slide on.
  if (node.bold)
    options.push(sheet.slides.from(number) === undefined ? 'cgt zone' : `outer sep=${points(boldRim / 2)}`);
  if (words) {
    if (words.size < text.value * 0.99) options.push(`font=${fontOf(Math.round(words.size * 2) / 2)}`);
    if (Math.hypot(words.width, words.height) > 1.5 * radius) options.push(tight);
  }
  const at = `(${toTwentieths(sheet.x(node.at.x))},${toTwentieths(sheet.y(node.at.y))})`;
  const said = words ? sheet.slides.only(number, sheet.set(words)) : '';
  return `  \\node[${options.join(', ')}] (${sheet.names[number]}) at ${at} {${said}};`;
}

function wordsLine(sheet: Sheet, words: FigureWords): string {
  const { at, side, width, height, node, kind } = words;
  const anchor = [['', 'north', 'south'].at(-side.y), ['', 'west', 'east'].at(-side.x)]
    .filter(Boolean)
    .join(' ');
  const [x, y] = [at.x + (side.x * width) / 2, at.y + (side.y * height) / 2];
  const letter = kind === 'letter' ? letterOptions(words, sheet.figure, fontOf) : '';
  const dim = words.ink === 'dim' ? `, text=${tikzInk('dim', sheet.figure)}` : '';
  const options = `${styleOfWords(kind)}${letter}${dim}${anchor ? `, anchor=${anchor}` : ''}`;
  if (node === undefined)
    return `  \\node[${options}] at (${rounded(sheet.x(x))},${rounded(sheet.y(y))}) {${sheet.set(words)}};`;
  const middle = sheet.figure.nodes[node].at;
  const shiftTo = (right: number, down: number): string =>
    `${rounded(sheet.steps(right - middle.x))},${rounded(sheet.steps(middle.y - down))}`;
  const shift = shiftTo(x, y);
  const far = words.joined?.slice(2);
  const join = far
    ? `\\path[cgt join] (${sheet.names[node]}) -- ([shift={(${shiftTo(far[0], far[1])})}]${sheet.names[node]}.center); `
    : '';
  const line = `${join}\\node[${options}] at ([shift={(${shift})}]${sheet.names[node]}.center) {${sheet.set(words)}};`;
  return `  ${sheet.slides.uncovered(kind === 'value' || kind === 'step' ? node : undefined, line)}`;
}
