/** How strongly nodes and arcs stand on the canvas while a drawing is simplified, and how they pass from a step to the next. */
import type { GameEdge, NodeId } from '../../engine/index.ts';
import type { Simplifying } from '../store/state.ts';
import { arcAt, nodeAt, type ShownArc, type Standing } from './steps.ts';

type Shown = Extract<Simplifying, { kind: 'shown' }>;

const fadeTime = 220;

const arcAlphas: Readonly<Record<Standing, number>> = {
  there: 1,
  fresh: 1,
  going: 0.5,
  gone: 0.08,
  outside: 0.18,
};
const nodeAlphasBy: Readonly<Record<Standing, number>> = {
  ...arcAlphas,
  going: 0.4,
  gone: 0.14,
  outside: 0.3,
};

/** How much of the way to the step at hand has passed: 1 at once where stillness is wished for. */
export function shareOf({ since }: Shown): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
  return Math.min(1, Math.max(0, (performance.now() - since) / fadeTime));
}

export const isFading = (shown: Shown): boolean => shared(shown) < 1;

const shared = (shown: Shown): number => (shown.at === shown.before ? 1 : shareOf(shown));

const between = (a: number, b: number, share: number): number => a + (b - a) * share;

/** An arc of the drawing as it stands now, and how strongly it is drawn. */
export function fadedArc(shown: Shown, edge: GameEdge): ShownArc & { readonly alpha: number } {
  const { steps, at, before } = shown;
  const now = arcAt(steps, edge, at);
  const then = arcAt(steps, edge, before);
  return { ...now, alpha: between(arcAlphas[then.standing], arcAlphas[now.standing], shared(shown)) };
}

/** Of an arc that came with this step. */
export const freshAlpha = (shown: Shown): number => shared(shown);

/** Words on nodes, from frame to frame. */
export function nodeFades(simplifying: Simplifying | undefined): (id: NodeId) => number {
  if (simplifying?.kind !== 'shown') return () => 1;
  const { steps, at, before } = simplifying;
  const share = shared(simplifying);
  return (id) => between(nodeAlphasBy[nodeAt(steps, id, before)], nodeAlphasBy[nodeAt(steps, id, at)], share);
}

/** Nodes themselves, at rest. */
export function nodeAlphas(simplifying: Simplifying | undefined): (id: NodeId) => number {
  if (simplifying?.kind !== 'shown') return () => 1;
  const { steps, at } = simplifying;
  return (id) => nodeAlphasBy[nodeAt(steps, id, at)];
}
