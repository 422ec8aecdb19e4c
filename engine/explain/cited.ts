/** The subjects of a reason: its vertices and its arcs, and its line of play if it has one. O(the reason). */
import { otherMover } from './by-play.ts';
import type { LineMove, LineMover, PlayLine, Reason } from './explanation.ts';

export type ReasonSubjects = {
  /** Each once, the vertex that is explained first. */
  readonly vertices: readonly number[];
  readonly arcs: readonly (Pick<LineMove, 'from' | 'to'> & { readonly by?: LineMover })[];
};

/** The line that a person can watch; undefined if the reason has none. */
export const playLineOf = (reason: Reason): PlayLine | undefined =>
  'line' in reason ? reason.line : undefined;

/** The vertices and arcs that are highlighted while a person reads the reason. */
export function citedBy(reason: Reason): ReasonSubjects {
  const arcs = arcsOf(reason);
  const vertices = [
    ...('pieces' in reason ? reason.pieces : [reason.vertex]),
    ...arcs.flatMap(({ from, to }) => [from, to]),
  ];
  return { vertices: [...new Set(vertices)], arcs };
}

function arcsOf(reason: Reason): ReasonSubjects['arcs'] {
  const { vertex } = reason;
  if ('line' in reason) return reason.line.moves;
  if (reason.kind === 'moves-piece') {
    const { pieces, piece, to, by } = reason;
    return [{ from: pieces[piece], to, by }];
  }
  if (reason.kind === 'mex') return reason.below.map((to) => ({ from: vertex, to }));
  if (reason.kind === 'refuted') {
    const { option, reply } = reason;
    return [
      { from: vertex, to: option, by: reason.by },
      ...(reply === undefined ? [] : [{ from: option, to: reply, by: otherMover[reason.by] }]),
    ];
  }
  if (reason.kind === 'dominated') {
    const { by, option, better } = reason;
    return [option, better].map((to) => ({ from: vertex, to, by }));
  }
  if (reason.kind === 'reversible') {
    const { by, option, through, instead } = reason;
    return [
      { from: vertex, to: option, by },
      { from: option, to: through, by: otherMover[by] },
      ...instead.map((to) => ({ from: through, to, by })),
    ];
  }
  if (reason.kind === 'counts' || reason.kind === 'guarded')
    return (['left', 'right'] as const).flatMap((by) => reason[by].map((to) => ({ from: vertex, to, by })));
  if (reason.kind === 'simplest')
    return (['left', 'right'] as const).flatMap((by) =>
      reason[by] === undefined ? [] : [{ from: vertex, to: reason[by], by }],
    );
  return 'option' in reason ? [{ from: vertex, to: reason.option }] : [];
}

/** The vertices whose values or outcomes the reason takes as known: the full proof explains them as well. */
export function restsOn(reason: Reason): readonly number[] {
  switch (reason.kind) {
    case 'mex':
      return reason.below;
    case 'reaches':
    case 'answered': {
      const { moves, end } = reason.line;
      return end.kind === 'stuck' ? [] : [moves[moves.length - 1].to];
    }
    case 'spoiled':
    case 'unanswered':
    case 'undecided':
      return [reason.option];
    case 'refuted':
      return [reason.reply ?? reason.option];
    case 'dominated':
      return [reason.option, reason.better];
    case 'reversible':
      return [reason.through];
    case 'counts':
    case 'guarded':
      return [...reason.left, ...reason.right];
    case 'simplest':
      return [reason.left, reason.right].filter((option) => option !== undefined);
    case 'wins':
    case 'draws':
      return [reason.line.moves[0].to];
    default:
      return [];
  }
}
