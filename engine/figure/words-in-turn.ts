/**
 * Places the words of nodes so that they keep off each other's, on the canvas and in figures alike. Each node
 * in turn takes the best places that are left; then those whose words still cover something look again,
 * together with the nodes of the words that they cover, as often as that helps, since words of later nodes
 * may have taken a place that they do not need. Drawing units. Cost: for each node, what lies near it; for
 * nodes in a crowd a few times that.
 */
import type { Box, Spot } from './curves.ts';
import { createGrid } from './spatial-grid.ts';
import { boxRound } from './surroundings.ts';
import { distanceBetween, type WordsBox } from './words-box.ts';

/** The places of words of nodes; an owner is a node, as its drawing keeps it. */
export type WordsTaken<Owner> = {
  /** Records that its words are here now, and nowhere else. */
  put(owner: Owner, boxes: readonly WordsBox[]): void;
  /** Words of others within reach of a place, relative to it; those of all if there is no owner. */
  near(owner: Owner | undefined, middle: Spot, reach: number): readonly WordsBox[];
  /** The others whose words come into one of the owner's boxes, or as near to it as this. */
  at(owner: Owner, within: number): readonly Owner[];
};

/** Without any words at first. Words of owners that do not `count` at the moment are ignored. */
export function createWordsTaken<Owner>(counts: (owner: Owner) => boolean = () => true): WordsTaken<Owner> {
  type Taken = WordsBox & { readonly of: Owner };
  const grid = createGrid<Taken>(64);
  const boxesOf = new Map<Owner, readonly Taken[]>();
  const othersIn = (owner: Owner | undefined, box: Box): readonly Taken[] =>
    grid.near(box).filter(({ of }) => of !== owner && counts(of));
  return {
    put(owner, boxes) {
      for (const box of boxesOf.get(owner) ?? []) grid.take(box);
      boxesOf.delete(owner);
      if (boxes.length === 0) return;
      const taken = boxes.map((box) => ({ ...box, of: owner }));
      boxesOf.set(owner, taken);
      for (const box of taken) grid.put(box, sidesOf(box));
    },
    near: (owner, middle, reach) =>
      othersIn(owner, boxRound(middle, reach)).map((box) => ({
        ...box,
        x: box.x - middle.x,
        y: box.y - middle.y,
      })),
    at(owner, within) {
      const found = new Set<Owner>();
      for (const box of boxesOf.get(owner) ?? []) {
        const { x1, y1, x2, y2 } = sidesOf(box);
        const wide = { x1: x1 - within, y1: y1 - within, x2: x2 + within, y2: y2 + within };
        for (const other of othersIn(owner, wide))
          if (distanceBetween(box, other) < within) found.add(other.of);
      }
      return [...found];
    },
  };
}

const sidesOf = ({ x, y, halfWide, halfHigh }: WordsBox): Box => ({
  x1: x - halfWide,
  y1: y - halfHigh,
  x2: x + halfWide,
  y2: y + halfHigh,
});

/** What a node's words take up now, and whether some cover something, since there is no better place. */
export type WordsTurn = { readonly boxes: readonly WordsBox[]; readonly overlaps: boolean };

/**
 * Places the words of these owners, which `inOrder` sorts; of others only words that overlap theirs. `place`
 * finds the places for one. Yields after every `inSlice` owners; they look again `rounds` times at most.
 */
export function* placedInTurn<Owner>(
  taken: WordsTaken<Owner>,
  owners: Iterable<Owner>,
  inOrder: (owners: ReadonlySet<Owner>) => Iterable<Owner>,
  place: (owner: Owner) => WordsTurn,
  { inSlice, rounds }: { readonly inSlice: number; readonly rounds: number },
): Generator<void, void, void> {
  const lying = new Set<Owner>();
  let due: ReadonlySet<Owner> = new Set(owners);
  let most = Number.POSITIVE_INFINITY;
  for (let round = 0; due.size > 0 && due.size < most && round <= rounds; round++) {
    if (round > 0) most = due.size;
    let i = 0;
    for (const owner of inOrder(due)) {
      if (i++ % inSlice === 0) yield;
      const { boxes, overlaps } = place(owner);
      taken.put(owner, boxes);
      if (overlaps) lying.add(owner);
      else lying.delete(owner);
    }
    due = new Set([...lying].flatMap((owner) => [owner, ...taken.at(owner, 1)]));
  }
}
