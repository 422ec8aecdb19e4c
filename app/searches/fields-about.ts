/** What the fields begin with where a person comes from a board, from the table or from a node. */
import type { GameDocument, NodeId } from '../../engine/document/index.ts';
import { textOf, type Value } from '../../engine/values/index.ts';
import { editor } from '../store/editor.ts';
import { allEither, freshLabels, labelOf } from '../store/selectors.ts';
import type { AboutSearch } from '../store/state/chrome.ts';
import { mayTell } from '../store/telling.ts';
import { askedNow } from '../sweeps/asked.ts';
import { type FieldsOfSearch, kindsOfDrawings } from './fields.ts';

/** How many nodes play from a node can come to, itself included. O(nodes + arcs) */
function reachedFrom({ edges }: GameDocument, id: NodeId): number {
  const targets = new Map<NodeId, NodeId[]>();
  for (const { from, to } of edges) {
    const known = targets.get(from);
    if (known) known.push(to);
    else targets.set(from, [to]);
  }
  const met = new Set([id]);
  for (const each of met) for (const to of targets.get(each) ?? []) met.add(to);
  return met.size;
}

/** Among larger drawings a search takes long; a person can ask for them. */
const usualMost = { impartial: 5, partizan: 4 } as const;

/** Drawings of the node’s value with fewer nodes than its own game has. */
function smallerThan(document: GameDocument, id: NodeId, value: Value): Partial<FieldsOfSearch> {
  const { nodes, edges } = document;
  const isPartizan = !allEither(document);
  const has = {
    partizan: isPartizan,
    gray: nodes.some(({ gray }) => gray),
    loops: edges.some(({ from, to }) => from === to),
    acyclic: false,
  };
  const most = Math.min(reachedFrom(document, id) - 1, usualMost[isPartizan ? 'partizan' : 'impartial']);
  return {
    what: 'drawings',
    least: 1,
    most: Math.max(1, most),
    kinds: kindsOfDrawings.filter((kind) => has[kind]),
    that: `value = ${textOf(value)}`,
    which: 'smallest',
  };
}

/** Exercises as the open drawing is one: with arcs of one player, and without cycles. */
export function exercisesAbout({ nodes, edges }: GameDocument): Partial<FieldsOfSearch> {
  const isPartizan = edges.some(({ player }) => player === 'left' || player === 'right');
  const gray = nodes.some((node) => node.gray);
  return isPartizan
    ? { kinds: ['partizan', 'acyclic'], most: 4, that: 'form = drawing' }
    : { kinds: gray ? ['gray'] : [], most: gray ? 4 : 5, that: '' };
}

/** What changes in the fields; nothing where there is nothing to begin with. */
export function fieldsAbout(about: AboutSearch | undefined): Partial<FieldsOfSearch> {
  const state = editor();
  if (about === 'members') {
    const family = askedNow(state)?.of;
    return { what: 'members', ...(family !== undefined && { family }) };
  }
  if (about === 'exercises') return {};
  if (about === undefined || !mayTell(state, [about.smallerThan])) return {};
  const value = labelOf(freshLabels(state), about.smallerThan)?.value;
  return value ? smallerThan(state.document, about.smallerThan, value) : {};
}
