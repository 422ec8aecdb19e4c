/**
 * Describes a reduction in a sentence, and lists the vertices and arcs of the drawing that the sentence
 * mentions.
 */
import type { Mover } from '../graph/game-graph.ts';
import { scoreOnPaper } from '../values/scoring-words.ts';
import type { AddedVertex, Invariant, Reduction } from './reduction.ts';

const marks: Readonly<Record<Invariant, string>> = { value: '', onside: '⁺', offside: '⁻' };
const players: Readonly<Record<Mover, string>> = { left: 'Left', right: 'Right' };

/**
 * "Left’s a → c is dominated: b ≥ c". `name` gives a vertex its name on the drawing; γ⁺ and γ⁻ are marked.
 */
export function sentenceOf(reduction: Reduction, kept: Invariant, name: (vertex: number) => string): string {
  const mark = marks[kept];
  const worth = (vertex: number): string => `${name(vertex)}${mark}`;
  const list = (vertices: readonly number[]): string => {
    const names = vertices.map(name);
    return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join();
  };
  switch (reduction.kind) {
    case 'dominated': {
      const { player, from, option, by } = reduction;
      const sign = player === 'left' ? '≥' : '≤';
      return `${players[player]}’s ${name(from)} → ${name(option)} is dominated: ${worth(by)} ${sign} ${worth(option)}`;
    }
    case 'reversible': {
      const { player, from, option, through, instead, bypassed } = reduction;
      const who = players[player];
      const sign = player === 'left' ? '≤' : '≥';
      const arc = `${who}’s ${name(from)} → ${name(option)}`;
      const why = `reverses out through ${worth(through)} ${sign} ${worth(from)}`;
      if (instead.length === 0 && bypassed.length === 0)
        return `${arc} ${why}: ${name(through)} has no ${who} options, so nothing replaces it`;
      const replaced =
        instead.length === 0
          ? 'nothing replaces it'
          : `replaced by ${name(through)}’s ${who} ${instead.length === 1 ? 'option' : 'options'} ${list(instead)}`;
      return `${arc} ${why}: ${replaced}${bypassed.length > 0 ? ` (${list(bypassed)} bypassed already)` : ''}`;
    }
    case 'spared': {
      const { player, from, option } = reduction;
      return `${players[player]}’s ${name(from)} → ${name(option)} can be removed: without it every value${mark} stays the same`;
    }
    case 'tied':
      return `${throughAtomic(reduction, name)}, and ${name(reduction.by)} has the stop ${scoreOnPaper(reduction.stop)} already: ${name(reduction.option)} is removed`;
    case 'waiting': {
      const { instead, written } = reduction;
      const called = name(instead) === written ? written : `${name(instead)} = ${written}`;
      return `${throughAtomic(reduction, name)}: replaced by ${called}, in which only ${players[opponentOf(reduction.player)]} can wait`;
    }
    case 'stuck': {
      const { player, from, score } = reduction;
      return `${throughAtomic(reduction, name)}; it is the only option: ${players[player]} is stuck at ${name(from)} with ${scoreOnPaper(score)}`;
    }
    case 'fused':
      return `${worth(reduction.gone)} equals ${worth(reduction.into)}: the two are fused`;
    case 'unreachable': {
      const { vertices } = reduction;
      return `Nothing leads to ${list(vertices)} any longer: ${vertices.length === 1 ? 'it is removed' : 'they are removed'}`;
    }
  }
}

const opponentOf = (player: Mover): Mover => (player === 'left' ? 'right' : 'left');

/** The beginning of a sentence on an option that is reversible through an end of the player's. */
function throughAtomic(
  { player, from, option, through }: Extract<Reduction, { readonly kind: 'tied' | 'waiting' | 'stuck' }>,
  name: (vertex: number) => string,
): string {
  const sign = player === 'left' ? '≤' : '≥';
  return `${players[player]}’s ${name(from)} → ${name(option)} reverses out through ${name(through)} ${sign} ${name(from)}, which is ${player}-atomic`;
}

/** The vertices that reductions add, by number. */
export const addedBy = (reductions: readonly Reduction[]): ReadonlyMap<number, AddedVertex> =>
  new Map(
    reductions.flatMap((each) =>
      each.kind === 'waiting' ? each.brought.map((added) => [added.vertex, added] as const) : [],
    ),
  );

export type SpokenOf = {
  readonly vertices: readonly number[];
  readonly arcs: readonly { readonly player: Mover; readonly from: number; readonly to: number }[];
};

/** The vertices and arcs that the sentence mentions, arcs that are removed and arcs that are added. */
export function spokenOfBy(reduction: Reduction): SpokenOf {
  switch (reduction.kind) {
    case 'dominated': {
      const { player, from, option, by } = reduction;
      const arcs = [option, by].map((to) => ({ player, from, to }));
      return { vertices: [from, option, by], arcs };
    }
    case 'reversible': {
      const { player, from, option, through, instead } = reduction;
      const arcs = [
        { player, from, to: option },
        { player: opponentOf(player), from: option, to: through },
        ...instead.map((to) => ({ player, from, to })),
      ];
      return { vertices: [from, option, through, ...instead], arcs };
    }
    case 'spared': {
      const { player, from, option } = reduction;
      return { vertices: [from, option], arcs: [{ player, from, to: option }] };
    }
    case 'tied': {
      const { player, from, option, through, by } = reduction;
      const arcs = [
        { player, from, to: option },
        { player: opponentOf(player), from: option, to: through },
        { player, from, to: by },
      ];
      return { vertices: [from, option, through, by], arcs };
    }
    case 'waiting':
    case 'stuck': {
      const { player, from, option, through } = reduction;
      const arcs = [
        { player, from, to: option },
        { player: opponentOf(player), from: option, to: through },
      ];
      if (reduction.kind === 'stuck') return { vertices: [from, option, through], arcs };
      const { instead } = reduction;
      return { vertices: [from, option, through, instead], arcs: [...arcs, { player, from, to: instead }] };
    }
    case 'fused':
      return { vertices: [reduction.gone, reduction.into], arcs: [] };
    case 'unreachable':
      return { vertices: reduction.vertices, arcs: [] };
  }
}
