/** Thinning Thickets: plants of coloured arcs, of which the parity of what leads into each says who may cut it. */
import { cite } from '../../bibliography.ts';
import { soundPosition } from '../draft.ts';
import { resizedList } from '../recipes/resizing.ts';
import type { Ruleset } from '../ruleset.ts';
import { boardOfThicket } from './board.ts';
import { facts, families, starts } from './facts.ts';
import { coderOfThickets, movesOnThicket } from './moves.ts';
import { printThicket, readThicket } from './notation.ts';
import { GROUND, type Plant, type Thicket } from './thicket.ts';

export const thinningThickets: Ruleset<Thicket> = {
  id: 'thinning-thickets',
  name: 'Thinning Thickets',
  players: 'partizan',
  infinitePlay: 'draw',
  source: cite('huggan', 'Section 3.2'),
  notation:
    'Each arc is written as the node at which it begins, > and the node to which it leads, then a colon and its colour: b is blue, r red, and g green. Node 0 is a root, and roots=0,7 in front names several. A + stands between plants. A row of letters is short for one stalk, read from its top down to the root; a letter in brackets is an arc that ends on the stalk there.',
  rules:
    'A move cuts an arc. If the number of arcs that lead to the tail of an arc is even, Left may cut this arc when it is blue, Right when it is red, and either player when it is green; if the number is odd, blue and red change places, and nobody may cut a green arc. Everything that cannot reach a root any more falls, and a player who cannot move loses.',
  starts,
  facts,
  families,
  read: readThicket,
  parse: (text) => soundPosition(readThicket(text)),
  print: printThicket,
  coder: coderOfThickets,
  board: boardOfThicket,
  moves: movesOnThicket,
  resize: ({ plants }, side, way) =>
    resizedList<Plant, Thicket>(plants, {
      side,
      way,
      one: 'plant',
      fresh: { roots: [GROUND], arcs: [] },
      lost: ({ arcs }, at) =>
        arcs.length === 0 ? [] : [`plant ${at + 1} with ${arcs.length} arc${arcs.length === 1 ? '' : 's'}`],
      to: (left) => ({ plants: left }),
    }),
};
