/** Describes a reduction in a sentence, and lists the vertices and arcs of the drawing that the sentence mentions. */
import type { Mover } from '../../../graph/game-graph.ts';
import type { Kept, Reduction } from './reduction.ts';

const marks: Readonly<Record<Kept, string>> = { value: '', onside: '⁺', offside: '⁻' };
const players: Readonly<Record<Mover, string>> = { left: 'Left', right: 'Right' };

/** "Left’s a → c is dominated: b ≥ c". `name` gives a vertex its name on the drawing; γ⁺ and γ⁻ are marked. */
export function sentenceOf(reduction: Reduction, kept: Kept, name: (vertex: number) => string): string {
  const mark = marks[kept];
  const worth = (vertex: number): string => `${name(vertex)}${mark}`;
  const list = (vertices: readonly number[]): string => vertices.map(name).join(', ');
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
      return `${players[player]}’s ${name(from)} → ${name(option)} can be spared: without it every value${mark} is the same`;
    }
    case 'fused':
      return `${worth(reduction.gone)} equals ${worth(reduction.into)}: fused`;
    case 'unreachable': {
      const { vertices } = reduction;
      return `Nothing leads to ${list(vertices)} any longer: ${vertices.length === 1 ? 'it goes' : 'they go'}`;
    }
  }
}

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
      const opponent: Mover = player === 'left' ? 'right' : 'left';
      const arcs = [
        { player, from, to: option },
        { player: opponent, from: option, to: through },
        ...instead.map((to) => ({ player, from, to })),
      ];
      return { vertices: [from, option, through, ...instead], arcs };
    }
    case 'spared': {
      const { player, from, option } = reduction;
      return { vertices: [from, option], arcs: [{ player, from, to: option }] };
    }
    case 'fused':
      return { vertices: [reduction.gone, reduction.into], arcs: [] };
    case 'unreachable':
      return { vertices: reduction.vertices, arcs: [] };
  }
}
