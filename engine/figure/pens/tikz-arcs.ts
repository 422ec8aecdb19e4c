/** The courses of arcs as TikZ writes them: straight, bent by an angle, and loops. */
import type { Figure, FigureArc } from '../figure.ts';
import { rounded } from './penned.ts';
import { styleOfStroke } from './tikz-styles.ts';

type ArcSheet = {
  readonly names: readonly string[];
  readonly figure: Figure;
  steps(length: number): number;
};

/**
 * Points. TikZ multiplies the length of what it is asked to bend, and from some 1,140 points on the product
 * is too large for TeX.
 */
const longestBend = 1000;

/** TikZ places the handles of a bent curve at this share of the distance between its ends. */
const looseness = 0.3915;

/**
 * An arc as a line of the picture. `steps` turns points of the figure into steps of its grid, and `names` are
 * its nodes' in TikZ.
 */
export function arcLine(
  { names, figure, steps }: ArcSheet,
  { from, to, stroke, course, sign }: FigureArc,
): string {
  const onto = sign ? `node[cgt sign] {} (${names[to]})` : `(${names[to]})`;
  const begin = `  \\draw[${styleOfStroke(stroke)}] (${names[from]})`;
  if (course.kind === 'straight') return `${begin} -- ${onto};`;
  if (course.kind === 'bent') {
    const angle = Math.abs(course.right);
    // The handles of a quadratic Bézier as a cubic's: a third of the chord over the cosine. Gentle bends use
    // TikZ's default.
    const loose = 1 / (3 * Math.cos((angle * Math.PI) / 180) * looseness);
    const said = angle < 20 ? '' : `, looseness=${rounded(loose)}`;
    const [a, b] = [figure.nodes[from].at, figure.nodes[to].at];
    const chord = Math.hypot(b.x - a.x, b.y - a.y);
    if (chord > longestBend) {
      // The same handles, said outright.
      const along = (Math.atan2(a.y - b.y, b.x - a.x) * 180) / Math.PI;
      const handle = (direction: number): string =>
        `+(${rounded(turned(direction), 1)}:${rounded(steps(chord * looseness * (angle < 20 ? 1 : loose)))})`;
      const handles = `${handle(along - course.right)} and ${handle(along + 180 + course.right)}`;
      return `${begin} .. controls ${handles} .. ${onto};`;
    }
    return `${begin} to[bend ${course.right > 0 ? 'right' : 'left'}=${rounded(angle, 1)}${said}] ${onto};`;
  }
  const half = Math.abs(turned(course.out - course.into)) / 2;
  const chord = 2 * figure.measures.radius * Math.sin((half * Math.PI) / 180);
  const loose = course.reach / (looseness * chord);
  const [out, into] = [course.out, course.into].map((angle) => rounded(turned(angle), 0));
  return `${begin} to[out=${out},in=${into},looseness=${rounded(loose, 1)}] ${onto};`;
}

/** The same angle within −180 … 180. */
const turned = (angle: number): number => ((((angle + 180) % 360) + 360) % 360) - 180;
