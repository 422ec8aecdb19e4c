/**
 * Writes a figure as DOT for Graphviz: places that `neato -n` keeps, the player of each arc, values as
 * `xlabel`, gray as `fillcolor`. Everything a person wrote is quoted. DOT cannot say the curves of arcs.
 * `readDot` gives the drawing back: nodes, names, grays, scores, players, pieces and places, the rules and
 * whose values are hidden. Linear in the figure.
 */
import type { Figure, FigureArc, FigureNode } from '../figure.ts';
import { nodeName } from '../node-name.ts';
import { textOfMark } from '../typeset.ts';
import { type PenOutput, rounded } from './penned.ts';

/** A quoted id: its only escapes are those of the quotation mark and of the backslash itself. */
const quoted = (id: string): string =>
  `"${id
    .replace(/\\/g, '\\\\')
    .replace(/"/g, '\\"')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
    .replace(/[\u0000-\u001f\u007f]|\p{Cs}/gu, '\uFFFD')}"`;

/** A quoted label: Graphviz resolves entities such as &amp; in it, so control characters can be written. */
const label = (text: string): string =>
  quoted(
    text.replace(/[&\p{Cc}]/gu, (sign) => (sign === '&' ? '&amp;' : `&#${sign.charCodeAt(0)};`)),
  ).replaceAll('&#10;', '\\n');

const styles = { left: 'solid', right: 'dashed', either: 'solid', both: 'bold' } as const;

/**
 * Graphviz sets no formulas, so it shows the name in plain characters, `G^LR_1`. The attribute `name` holds
 * the name as it was typed, for readDot.
 */
function shownName(name: string): string {
  const { mark, latex } = nodeName(name);
  return latex === undefined ? name : textOfMark(mark);
}

export type DotOptions = {
  /** The program with its version, in a comment above the graph. */
  readonly madeBy?: string | undefined;
};

/** The figure as DOT. */
export function dotPen(figure: Figure, { madeBy }: DotOptions = {}): PenOutput {
  const { title, nodes, arcs, measures, words, rules = {}, hidesAll = false } = figure;
  const values = new Map(
    words.flatMap(({ kind, node, mark }) => (kind === 'value' ? [[node, textOfMark(mark)]] : [])),
  );
  const discs = new Map(figure.pieces.map(({ node, count }) => [node, count]));
  // The width of a node tells the reader the length of a drawing unit.
  const inches = rounded((2 * measures.radius) / 72, 7);
  const nodeLine = ({ id, name, at, gray, bold, score, hidden = false }: FigureNode, i: number): string => {
    const value = values.get(i);
    const shown = shownName(name);
    const attributes = [
      `pos="${rounded(at.x, 3)},${rounded(-at.y, 3)}!"`,
      `label=${label(shown)}`,
      ...(shown === name ? [] : [`name=${label(name)}`]),
      ...(value === undefined ? [] : [`xlabel=${label(value)}`]),
      ...(gray ? [`fillcolor="#${measures.inks.gray}"`] : []),
      ...(bold ? [`penwidth=${rounded(measures.boldRim)}`] : []),
      ...(score === undefined ? [] : [`score=${label(score)}`]),
      ...(discs.has(i) ? [`pieces=${discs.get(i)}`] : []),
      ...(hidden === hidesAll ? [] : [`hidden=${hidden}`]),
    ];
    return `  ${quoted(id)} [${attributes.join(', ')}];`;
  };
  const arcLine = ({ from, to, player, moves, stroke }: FigureArc): string => {
    const { ink, width } = measures.strokes[stroke];
    const colour = stroke === 'either' ? `#${ink}:invis:#${ink}` : `#${ink}`;
    const attributes = [
      `player=${player}`,
      `style=${styles[player]}`,
      `color="${colour}"`,
      `penwidth=${rounded(width)}`,
      ...(moves === undefined ? [] : [`moves=${label(moves)}`]),
    ];
    return `  ${quoted(nodes[from].id)} -> ${quoted(nodes[to].id)} [${attributes.join(', ')}];`;
  };
  const whole = [
    // The mark of a graph of ours: the reader then names every attribute that it cannot read.
    'grundy=1',
    'splines=true',
    'outputorder=edgesfirst',
    ...Object.entries(rules).map(([name, rule]) => `${name}=${label(String(rule))}`),
    ...(hidesAll ? ['hidden=true'] : []),
  ];
  const lines = [
    ...(madeBy === undefined ? [] : [`// ${madeBy.replace(/\p{Cc}+/gu, ' ')}`]),
    `digraph ${label(title)} {`,
    `  graph [${whole.join(', ')}];`,
    `  node [shape=circle, fixedsize=true, width=${inches}, style=filled, fillcolor="#FFFFFF", fontsize=${rounded(measures.text.name)}, penwidth=${rounded(measures.rim)}];`,
    ...nodes.map(nodeLine),
    ...arcs.map(arcLine),
    '}',
  ];
  const boards =
    figure.shapes.length > 0
      ? ['DOT cannot describe a board, so nothing was written. Take SVG, PDF, PNG or TikZ.']
      : [];
  const bent = arcs.filter(({ course }) => course.kind !== 'straight').length;
  const unsaid =
    bent > 0 ? [`DOT cannot store bends; Graphviz will reroute ${bent} ${bent === 1 ? 'arc' : 'arcs'}.`] : [];
  return { text: `${lines.join('\n')}\n`, unsaid: [...boards, ...unsaid] };
}
