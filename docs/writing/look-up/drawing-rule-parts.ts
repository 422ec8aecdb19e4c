/** What can be written in rules on a drawing, for the page of the language. */

/**
 * A part of the language: how it looks, what it means, and a line that has it. `beside` are lines that the
 * example needs.
 */
export type RulesPart = {
  readonly form: string;
  readonly says: string;
  readonly example: string;
  readonly beside?: string;
};

const onDrawing = 'board: drawing\npieces: L a blue stone, R a red stone';

export const drawingParts: readonly RulesPart[] = [
  {
    form: 'choose a node -> …',
    says: 'a move for each node that is there',
    example: 'Either: choose a node -> remove it and its neighbours',
    beside: onDrawing,
  },
  {
    form: 'choose a node, L, -> …',
    says: 'for each node with this sign, or with one of several, as [LR]; a dot is an empty node',
    example: 'Left: choose a node, L, -> remove it',
    beside: onDrawing,
  },
  {
    form: 'of even degree',
    says: 'only for nodes with an even number of arcs; also of odd degree, of degree 2, of degree at least 2, of degree at most 2',
    example: 'Either: choose a node of even degree -> remove it',
    beside: onDrawing,
  },
  {
    form: 'choose an arc -> …',
    says: 'a move for each arc that is there',
    example: 'Either: choose an arc -> remove it and its ends',
    beside: onDrawing,
  },
  {
    form: 'between L and R',
    says: 'only for arcs with these signs at their ends; from L to R also respects the direction',
    example: 'Left: choose an arc from L to R -> remove it',
    beside: onDrawing,
  },
  {
    form: 'move a piece along an arc',
    says: 'a piece moves along an arc, in its direction, to an empty node; an edge can be taken in both directions',
    example: 'Either: move a piece along an arc, remove the node it leaves',
    beside: onDrawing,
  },
  {
    form: 'move L along an arc onto R',
    says: 'only pieces with the first sign move, and each takes the place of a piece with the second',
    example: 'Left: move L along an arc onto R',
    beside: onDrawing,
  },
  {
    form: 'remove …',
    says: 'this is removed, and with a node its arcs: it, its neighbours, its arcs, its ends, the node it leaves, the node it enters, the arc it takes',
    example: 'Either: move a piece along an arc, remove the arc it takes',
    beside: onDrawing,
  },
  {
    form: '-> L',
    says: 'this sign is put on the node; put L on … names other nodes',
    example: 'Left: choose a node, ., -> L, put R on its neighbours',
    beside: onDrawing,
  },
  {
    form: 'exchange L and R on …',
    says: 'where there is one of the two signs, the other takes its place',
    example: 'Either: choose a node -> exchange L and R on it and its neighbours',
    beside: onDrawing,
  },
  {
    form: 'neighbours of L: …',
    says: 'short for choosing a node with L and exchanging signs on its neighbours',
    example: 'Either: neighbours of L: exchange L and R',
    beside: onDrawing,
  },
  {
    form: 'if no L beside',
    says: 'only if no neighbour has this sign before the move: no neighbour of the node, of the ends of the arc, or of the node that a piece enters; also if a L beside, and several conditions joined by and',
    example: 'Left: choose a node, ., -> L if no L beside',
    beside: onDrawing,
  },
  {
    form: 'the other way',
    says: 'in the rules of the mirror image, arcs lead against their direction',
    example: 'Right: as Left, with L and R exchanged, the other way',
    beside: `${onDrawing}\nLeft: move L along an arc`,
  },
];
