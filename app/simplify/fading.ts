/** How strongly nodes and arcs stand on the canvas while a drawing is simplified, and how they pass from a step to the next. */
import type { GameEdge, NodeId } from '../../engine/index.ts';
import type { Simplifying } from '../store/state/showing.ts';
import { arcAt, nodeAt, type Presence, type ShownArc } from './steps.ts';

type Shown = Extract<Simplifying, { kind: 'shown' }>;

const fadeTime = 220;

const arcAlphas: Readonly<Record<Presence, number>> = {
  there: 1,
  fresh: 1,
  going: 0.5,
  gone: 0.08,
  outside: 0.18,
};
const nodeAlphasBy: Readonly<Record<Presence, number>> = {
  ...arcAlphas,
  going: 0.4,
  gone: 0.14,
  outside: 0.3,
};

/** How much of the way to the step at hand has passed: 1 at once where stillness is wished for. */
function shareNow({ at, before, since }: Shown): number {
  if (at === before || matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
  return Math.min(1, Math.max(0, (performance.now() - since) / fadeTime));
}

export const isFading = (shown: Shown): boolean => shareNow(shown) < 1;

const between = (a: number, b: number, share: number): number => a + (b - a) * share;

/** An arc of the drawing as it stands now, and how strongly it is drawn. */
export function fadedArc(shown: Shown, edge: GameEdge): ShownArc & { readonly alpha: number } {
  const { steps, at, before } = shown;
  const now = arcAt(steps, edge, at);
  const then = arcAt(steps, edge, before);
  return { ...now, alpha: between(arcAlphas[then.standing], arcAlphas[now.standing], shareNow(shown)) };
}

/** Of an arc that came with this step. */
export const freshAlpha = (shown: Shown): number => shareNow(shown);

/** How strongly the words of a node stand, and what it is called: sentences speak of it by its id where it has no name. */
export type NodeShown = { readonly fade: number; readonly called: 'by name' | 'name or id' | 'nothing' };

const byName: NodeShown = { fade: 1, called: 'by name' };
const nameless: NodeShown = { fade: 1, called: 'nothing' };

/** From frame to frame; `names` are shown unless a person switched them off. */
export function nodesShown(simplifying: Simplifying | undefined, names = true): (id: NodeId) => NodeShown {
  const asEver = names ? byName : nameless;
  if (simplifying?.kind !== 'shown') return () => asEver;
  const { steps, at, before } = simplifying;
  const share = shareNow(simplifying);
  return (id) => {
    const [then, now] = [nodeAt(steps, id, before), nodeAt(steps, id, at)];
    return {
      fade: between(nodeAlphasBy[then], nodeAlphasBy[now], share),
      called: now === 'outside' ? asEver.called : 'name or id',
    };
  };
}
