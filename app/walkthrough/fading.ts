/**
 * How strongly nodes and arcs are drawn while a drawing is simplified, and how that changes from a step to
 * the next.
 */
import type { GameEdge, NodeId } from '../../engine/document/index.ts';
import type { EditorState } from '../store/editor.ts';
import type { PlayBoard } from '../store/state/frame.ts';
import type { Walk, WalkSubject, Walkthrough } from '../store/state/showing.ts';
import { placeIn } from './frames.ts';
import { playBoard } from './play-board.ts';
import { arcAt, nodeAt, type Presence, type ShownArc } from './reductions.ts';
import { framesOf } from './walking.ts';

export type ReductionWalk = Walk<Extract<WalkSubject, { of: 'reductions' }>>;

/** The walkthrough if it shows reductions, which alone change what is drawn. */
export function reductionWalk(walkthrough: Walkthrough | undefined): ReductionWalk | undefined {
  if (walkthrough?.kind !== 'shown') return undefined;
  const { subject } = walkthrough;
  return subject.of === 'reductions' ? { ...walkthrough, subject } : undefined;
}

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

/**
 * The fraction of the transition to the current step that has passed; 1 at once if the person prefers reduced
 * motion.
 */
function shareNow({ at, before, since }: ReductionWalk): number {
  if (at === before || matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
  return Math.min(1, Math.max(0, (performance.now() - since) / fadeTime));
}

export const isFading = (shown: ReductionWalk): boolean => shareNow(shown) < 1;

const between = (a: number, b: number, share: number): number => a + (b - a) * share;

/** An arc of the drawing as it is now, and how strongly it is drawn. */
export function fadedArc(shown: ReductionWalk, edge: GameEdge): ShownArc & { readonly alpha: number } {
  const { at, before } = shown;
  const { steps } = shown.subject;
  const now = arcAt(steps, edge, at);
  const then = arcAt(steps, edge, before);
  return { ...now, alpha: between(arcAlphas[then.standing], arcAlphas[now.standing], shareNow(shown)) };
}

/** The strength of an arc that this step added. */
export const freshAlpha = (shown: ReductionWalk): number => shareNow(shown);

/**
 * How strongly the words of a node are drawn, and how it is named: sentences use the id of a node without a
 * name.
 */
export type NodeShown = { readonly fade: number; readonly called: 'by name' | 'name or id' | 'nothing' };

const byName: NodeShown = { fade: 1, called: 'by name' };
/** The choice of a person who wants to name nodes that have no name. */
const byLetter: NodeShown = { fade: 1, called: 'name or id' };
const nameless: NodeShown = { fade: 1, called: 'nothing' };

const dim = 0.28;
const longestId = 4;

const moveName = (from: NodeId, to: NodeId): string => `${from} ${to}`;

type Shown = Parameters<typeof playBoard>[0] & Pick<EditorState, 'cited' | 'names' | 'letters'>;
type Named = Shown & Pick<EditorState, 'labels' | 'spoken'>;

/** How strongly things that a reason does not mention are drawn while it is pointed at. */
const uncited = 0.3;

/**
 * How strongly an arc is drawn. While a reason is pointed at, the arcs that it mentions are strong; while a
 * piece must be moved on, those along which it can go. Undefined where all arcs are drawn as usual.
 */
export function arcsShown(state: Shown): ((edge: GameEdge) => number) | undefined {
  const { cited } = state;
  if (cited) {
    const players = new Map(cited.arcs.map(({ from, to, player }) => [moveName(from, to), player]));
    return ({ from, to, player }) => {
      const by = players.get(moveName(from, to));
      return by && (by === 'either' || player === 'either' || by === player) ? 1 : uncited;
    };
  }
  const bright = playBoard(state)?.bright;
  return bright && (({ from, to }) => (from === bright.from && bright.to.has(to) ? 1 : dim));
}

/** The nodes that a panel, a reason in it, or the bar below the drawing mentions just now. */
function spokenOf(state: Named): ReadonlySet<NodeId> {
  const { walkthrough, spoken, cited } = state;
  const named = new Set([...[...spoken.values()].flat(), ...(cited?.nodes ?? [])]);
  if (walkthrough?.kind !== 'shown') return named;
  const frames = framesOf(walkthrough.subject, state);
  for (const part of frames.sentence(placeIn(frames, walkthrough.at)))
    if (typeof part === 'object' && 'node' in part) named.add(part.node.id);
  return named;
}

/** From frame to frame; names are shown unless a person switched them off. */
export function nodesShown(state: Named): (id: NodeId) => NodeShown {
  const { walkthrough, names, letters, cited } = state;
  const asEver = letters ? byLetter : names ? byName : nameless;
  const walk = reductionWalk(walkthrough);
  if (walk) return nodesReduced(walk, asEver);
  const board = playBoard(state);
  const spoken = board ? undefined : spokenOf(state);
  // Sentences call nodes by their ids where they have no names; long ids would hide the drawing. A game
  // mentions all nodes.
  const calledIn = (id: NodeId): NodeShown['called'] =>
    names && id.length <= longestId && (spoken?.has(id) ?? true) ? 'name or id' : asEver.called;
  const fadeOf = fading(cited, board?.bright);
  if (!fadeOf && spoken?.size === 0) return () => asEver;
  if (!fadeOf) return (id) => (calledIn(id) === asEver.called ? asEver : byLetter);
  return (id) => ({ called: calledIn(id), fade: fadeOf(id) });
}

/**
 * While a reason is pointed at, what it does not mention is dimmed; while a piece must be moved on, what it
 * cannot reach.
 */
function fading(cited: Shown['cited'], bright: PlayBoard['bright']): ((id: NodeId) => number) | undefined {
  if (cited) {
    const nodes = new Set(cited.nodes);
    return (id) => (nodes.has(id) ? 1 : uncited);
  }
  return bright && ((id) => (id === bright.from || bright.to.has(id) ? 1 : dim));
}

function nodesReduced(walk: ReductionWalk, asEver: NodeShown): (id: NodeId) => NodeShown {
  const { at, before } = walk;
  const { steps } = walk.subject;
  const share = shareNow(walk);
  return (id) => {
    const [then, now] = [nodeAt(steps, id, before), nodeAt(steps, id, at)];
    return {
      fade: between(nodeAlphasBy[then], nodeAlphasBy[now], share),
      called: now === 'outside' ? asEver.called : 'name or id',
    };
  };
}
