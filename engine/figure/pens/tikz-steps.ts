/**
 * A figure for a talk: first the drawing, then what each round adds, by Beamer's overlays. Rounds that add nothing to
 * the figure get no slide; nodes with a value but no round, those of infinite rank, come last.
 */
import type { Figure, FigureNode } from '../figure.ts';

export type Slides = {
  /** The first slide that shows what was found of a node; undefined if everything is shown at once. */
  from(node: number): number | undefined;
  /**
   * A line of the picture that is visible from that slide on; before, it is invisible but takes its space, so that
   * nothing moves.
   */
  uncovered(node: number | undefined, tex: string): string;
  /** The text of a node, for nodes whose size does not depend on it: \uncover does not work inside a node. */
  only(node: number, tex: string): string;
};

const atOnce: Slides = { from: () => undefined, uncovered: (_, tex) => tex, only: (_, tex) => tex };

/** The slides of a talk; everything is on one if they are not wanted. */
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
