/**
 * A figure as DOT for Graphviz: places that `neato -n` keeps, whose arcs are whose, values as `xlabel`, gray as
 * `fillcolor`. Everything a person wrote stands in quotes; what curves the arcs had, DOT cannot say. Linear in the figure.
 */
import type { Figure, FigureArc, FigureNode } from '../figure.ts';
import { textOfMark } from '../typeset.ts';
import { type Penned, rounded } from './penned.ts';

/** A quoted string: in labels a backslash begins an escape, so each is doubled; a line end is \n. */
const quoted = (text: string): string =>
  `"${text
    .replace(/\\/g, '\\\\')
    .replace(/"/g, '\\"')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\p{Cc}\p{Cs}]/gu, '\uFFFD')}"`;

const styles = { left: 'solid', right: 'dashed', either: 'solid' } as const;

export function dotPen(figure: Figure): Penned {
  const { title, nodes, arcs, measures, words } = figure;
  const values = new Map(
    words.flatMap(({ kind, node, mark }) => (kind === 'value' ? [[node, textOfMark(mark)]] : [])),
  );
  const foot = nodes.reduce((most, { at }) => Math.max(most, at.y), Number.NEGATIVE_INFINITY);
  const inches = rounded((2 * measures.radius) / 72, 3);
  const nodeLine = ({ id, name, at, gray, bold }: FigureNode, i: number): string => {
    const value = values.get(i);
    const attributes = [
      `pos="${rounded(at.x)},${rounded(foot - at.y)}!"`,
      `label=${quoted(name)}`,
      ...(value === undefined ? [] : [`xlabel=${quoted(value)}`]),
      ...(gray ? [`fillcolor="#${measures.inks.gray}"`] : []),
      ...(bold ? [`penwidth=${rounded(measures.boldRim)}`] : []),
    ];
    return `  ${quoted(id)} [${attributes.join(', ')}];`;
  };
  const arcLine = ({ from, to, player, stroke }: FigureArc): string => {
    const { ink, width } = measures.strokes[stroke];
    const colour = stroke === 'either' ? `#${ink}:invis:#${ink}` : `#${ink}`;
    const attributes = [
      `player=${player}`,
      `style=${styles[player]}`,
      `color="${colour}"`,
      `penwidth=${rounded(width)}`,
    ];
    return `  ${quoted(nodes[from].id)} -> ${quoted(nodes[to].id)} [${attributes.join(', ')}];`;
  };
  const lines = [
    `digraph ${quoted(title)} {`,
    '  graph [splines=true, outputorder=edgesfirst];',
    `  node [shape=circle, fixedsize=true, width=${inches}, style=filled, fillcolor="#FFFFFF", fontsize=${rounded(measures.text.name)}, penwidth=${rounded(measures.rim)}];`,
    ...nodes.map(nodeLine),
    ...arcs.map(arcLine),
    '}',
  ];
  const bent = arcs.filter(({ course }) => course.kind !== 'straight').length;
  const unsaid =
    bent > 0 ? [`DOT has no words for the course of arcs: ${bent} bent ones are drawn by Graphviz.`] : [];
  return { text: `${lines.join('\n')}\n`, unsaid };
}
