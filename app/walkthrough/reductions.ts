/**
 * The reductions of a drawing for frames: by nodes and arcs of the document, with a sentence for each, and
 * what remains after any number of them. Nothing here changes the document.
 */
import { ofSameKind, setRules, setView } from '../../engine/document/edits/index.ts';
import {
  type ArcName,
  calledNode,
  edgeKey,
  emptyDocument,
  type GameDocument,
  type GameEdge,
  isSolo,
  type NodeId,
  type Player,
  type SoloArc,
  type Whose,
} from '../../engine/document/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import {
  type ArcLife,
  type Invariant,
  type Lives,
  livesAt,
  type SimplifiedGame,
  sentenceOf,
  spokenOfBy,
} from '../../engine/theories/index.ts';
import type { ReductionSteps } from '../store/state/showing.ts';
import { many } from '../words/counting.ts';
import { addedNodes, nodesAfter } from './reduced-nodes.ts';

/**
 * The state of an arc or node after some steps: the last step removes what is `going` and added what is
 * `fresh`.
 */
export type Presence = 'there' | 'fresh' | 'going' | 'gone' | 'outside';

export type ShownArc = { readonly standing: Presence; readonly player: Whose };

const moveKey = (player: Mover, from: NodeId, to: NodeId): string => `${player}\u001f${from}\u001f${to}`;

/** A joint round is not a move of one player; no game with rounds is simplified. */
const moversOf = (player: Whose): readonly Mover[] =>
  player === 'either' ? ['left', 'right'] : player === 'both' ? [] : [player];

/** `ids` are the document's nodes for the vertices of the simplified graph. */
export function stepsOf(
  document: GameDocument,
  drawnIds: readonly NodeId[],
  found: SimplifiedGame,
  lives: Lives,
): ReductionSteps {
  const added = addedNodes(document, drawnIds, found.reductions);
  const ids = [...drawnIds, ...added.map(({ id }) => id)];
  const moves = new Map<string, ArcLife[]>();
  const drawn = new Set<string>();
  for (const { player, from, to } of document.edges)
    for (const mover of moversOf(player)) drawn.add(moveKey(mover, from, to));
  const coming = new Map<string, { readonly from: NodeId; readonly to: NodeId }>();
  for (const life of lives.arcs) {
    const [from, to] = [ids[life.from], ids[life.to]];
    const key = moveKey(life.player, from, to);
    const known = moves.get(key);
    if (known) known.push(life);
    else moves.set(key, [life]);
    if (!drawn.has(key)) coming.set(`${from}\u001f${to}`, { from, to });
  }
  const nodes = new Map(lives.vertices.map(({ vertex, born, dies }) => [ids[vertex], { born, dies }]));
  return { found, ids, added, moves, nodes, coming: [...coming.values()] };
}

/** The state of a node after k steps. */
export function nodeAt({ nodes }: ReductionSteps, id: NodeId, k: number): Presence {
  const life = nodes.get(id);
  if (!life) return 'outside';
  if (livesAt(life, k)) return life.born === k && k > 0 ? 'fresh' : 'there';
  return k === life.dies ? 'going' : 'gone';
}

function moveAt({ moves }: ReductionSteps, mover: Mover, from: NodeId, to: NodeId, k: number): Presence {
  const lives = moves.get(moveKey(mover, from, to)) ?? [];
  const life = lives.find((each) => livesAt(each, k));
  if (life) return life.born === k && k > 0 ? 'fresh' : 'there';
  return lives.some(({ dies }) => dies === k) ? 'going' : 'gone';
}

/** An arc of the drawing after k steps; one half of an arc of both players may be left. */
export function arcAt(steps: ReductionSteps, { from, to, player }: ArcName, k: number): ShownArc {
  if (!steps.nodes.has(from)) return { standing: 'outside', player };
  const movers = moversOf(player);
  const standings = movers.map((mover) => moveAt(steps, mover, from, to, k));
  const left = movers.filter((_, i) => standings[i] === 'there' || standings[i] === 'fresh');
  if (left.length === 0) return { standing: standings.includes('going') ? 'going' : 'gone', player };
  return {
    standing: standings.includes('fresh') ? 'fresh' : 'there',
    player: left.length === movers.length ? player : left[0],
  };
}

/** The arcs that exist after k steps and that the drawing does not have. */
export function newArcsAt(
  document: GameDocument,
  steps: ReductionSteps,
  k: number,
): readonly (SoloArc & { readonly fresh: boolean })[] {
  const drawn = new Set<string>();
  for (const { player, from, to } of document.edges)
    for (const mover of moversOf(player)) drawn.add(moveKey(mover, from, to));
  return steps.coming.flatMap(({ from, to }) => {
    const here = (['left', 'right'] as const).flatMap((mover) => {
      const standing = moveAt(steps, mover, from, to, k);
      const there = standing === 'there' || standing === 'fresh';
      return there && !drawn.has(moveKey(mover, from, to)) ? [{ mover, standing }] : [];
    });
    if (here.length === 0) return [];
    const player: Player = here.length === 2 ? 'either' : here[0].mover;
    return [{ from, to, player, fresh: here.some(({ standing }) => standing === 'fresh') }];
  });
}

/** The nodes and arcs that the sentence of step k mentions, arcs by ends and players. */
export function spokenAt(
  { found, ids }: ReductionSteps,
  k: number,
): { readonly nodes: readonly NodeId[]; readonly arcs: readonly GameEdge[] } {
  const reduction = found.reductions[k - 1];
  if (!reduction) return { nodes: [], arcs: [] };
  const { vertices, arcs } = spokenOfBy(reduction);
  return {
    nodes: vertices.map((v) => ids[v]),
    arcs: arcs.map(({ player, from, to }) => ({ player, from: ids[from], to: ids[to] })),
  };
}

/** At the beginning: what is to come, and what is kept by it. */
const reductionsAhead = (count: number, kept: Invariant, stopper: boolean) => {
  const aim = { value: 'the simplest form', onside: 'the onside', offside: 'the offside' }[kept];
  const why = {
    value: '',
    onside: ' Values of γ⁺ are kept: infinite play is won by Left.',
    offside: ' Values of γ⁻ are kept: infinite play is won by Right.',
  }[kept];
  if (!stopper)
    return `${many(count, 'reduction', 'reductions')}; then an alternating cycle is left, and no stopper is reached.${why}`;
  if (count === 0) return `This is ${aim} already.${why}`;
  return `${many(count, 'reduction leads', 'reductions lead')} to ${aim}.${why}`;
};

/** The sentence after k steps; at the beginning, what is going to happen. */
export function saidAt(document: GameDocument, { found, ids, added }: ReductionSteps, k: number): string {
  const { reductions, kept, stopper } = found;
  if (k === 0) return reductionsAhead(reductions.length, kept, stopper);
  const names = new Map([...document.nodes, ...added].map((node) => [node.id, calledNode(node)]));
  const said = sentenceOf(reductions[k - 1], kept, (v) => names.get(ids[v]) ?? ids[v]);
  return k === reductions.length
    ? `${said}. ${stopper ? 'Nothing more can be reduced.' : 'An alternating cycle is left: no stopper was reached.'}`
    : `${said}.`;
}

/**
 * The drawing after k steps as a document. If γ⁺ or γ⁻ is preserved, infinite play is a win of the player in
 * question.
 */
export function documentAt(document: GameDocument, steps: ReductionSteps, k: number): GameDocument {
  const stays = (id: NodeId): boolean => ['there', 'fresh'].includes(nodeAt(steps, id, k));
  const edges = document.edges.flatMap((edge): GameEdge[] => {
    const { standing, player } = arcAt(steps, edge, k);
    const left = standing === 'there' || standing === 'fresh';
    return left && isSolo(edge) && player !== 'both' ? [{ ...edge, player }] : [];
  });
  const { kept } = steps.found;
  const { rules, bends } = document.view;
  const winner = { value: rules.infinitePlay, onside: 'left', offside: 'right' } as const;
  const under = setRules(document, { infinitePlay: winner[kept] });
  const made: GameDocument = {
    ...emptyDocument,
    title: document.title === '' ? 'Simplified' : `${document.title}, simplified`,
    nodes: nodesAfter(document, steps, k),
    edges: [...edges, ...newArcsAt(document, steps, k).map(({ from, to, player }) => ({ from, to, player }))],
    pieces: document.pieces.filter(stays),
  };
  const simplified = setRules(ofSameKind(under, made), under.view.rules);
  const there = new Set(simplified.edges.map(edgeKey));
  return setView(simplified, { bends: bends?.filter((bend) => there.has(edgeKey(bend))) });
}
