/**
 * A figure for a talk: the drawing first, then what each round adds, with Beamer's overlays. Rounds that add nothing to the
 * figure have no slide; what has a value but no round, a node of infinite rank, comes after the last.
 */
import type { Figure, FigureNode } from '../figure.ts';

export type Slides = {
  /** The first slide that shows what was found of a node; undefined where all is shown at once. */
  from(node: number): number | undefined;
  /** A line of the picture, seen from then on; covered before, so that nothing moves when it comes. */
  uncovered(node: number | undefined, tex: string): string;
  /** The text of a node, whose size does not hang on it: inside a node Beamer's \uncover ends too late. */
  only(node: number, tex: string): string;
};

const atOnce: Slides = { from: () => undefined, uncovered: (_, tex) => tex, only: (_, tex) => tex };

export function slidesOf({ nodes, words }: Figure, wanted: boolean): Slides {
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
