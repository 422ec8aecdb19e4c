/**
 * The preferred place of each kind of word round a node: a piece on the rim and a step outside it at the
 * upper left, values and names at the right and below, as far as arcs and neighbours leave room. beside.ts
 * finds the places. Drawing units.
 */
import { allRound, besideNode, type Care, corners, type PlacedWords, quick, type Words } from './beside.ts';
import type { Surroundings } from './costs-of-places.ts';
import type { Spot } from './curves.ts';

export type Extent = { readonly width: number; readonly height: number };

/** The sizes of the words to be placed round a node. */
export type Around = {
  /** The diameter of a piece, its halo included. */
  readonly piece?: number | undefined;
  readonly count?: Extent | undefined;
  readonly value?: Extent | undefined;
  readonly name?: Extent | undefined;
  /** The letter that replaces a name while a sentence refers to the node: nothing else makes way for it. */
  readonly letter?: Extent | undefined;
  readonly step?: Extent | undefined;
  /** The score of both players where they agree, and of each. */
  readonly score?: Extent | undefined;
  readonly leftScore?: Extent | undefined;
  readonly rightScore?: Extent | undefined;
};

/** The centres of the words round a node, relative to the node's centre. */
export type AroundPlaces = { readonly [Part in keyof Around]?: PlacedWords };

const rightAndBelow = Math.PI / 8;
const below = Math.PI / 2;
const upperLeft = (5 * Math.PI) / 4;

const anywhere = (extent: Extent): Words => ({
  ...extent,
  gap: 4,
  wish: rightAndBelow,
  insists: 0.5,
  directions: allRound,
});

/** Twelve directions on each side: a score belongs to the player on whose side it is written. */
const byside = (middle: number): readonly number[] =>
  [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6].map((step) => middle + (step * Math.PI) / 15);
const leftward = byside(Math.PI);
const rightward = byside(0);

const besideOf = (extent: Extent, wish: number, directions: readonly number[]): Words => ({
  ...extent,
  gap: 3,
  wish,
  insists: 4,
  directions,
  ...(directions !== allRound && { farther: directions }),
});

/**
 * The places; `near` returns what is within a distance of the node's centre. Words without room at the rim
 * stay where they `stood`, if they can.
 */
export function placesRoundNode(
  near: (reach: number) => Surroundings,
  around: Around,
  care: Care = quick,
  stood: AroundPlaces = {},
): AroundPlaces {
  const { piece, count, value, name, letter, step, score, leftScore, rightScore } = around;
  const all = [count, value, name, step, score, leftScore, rightScore];
  const widest = Math.max(12, ...all.map((each) => each?.width ?? 0));
  const place = besideNode(near, widest, care);
  const onRim =
    piece === undefined
      ? undefined
      : place({
          width: piece,
          height: piece,
          gap: 'rim',
          wish: upperLeft,
          insists: 5,
          directions: corners,
        });
  const besidePiece = (extent: Extent, at: Spot): Words => ({
    ...extent,
    gap: 8,
    wish: Math.atan2(at.y, at.x),
    insists: 20,
    directions: allRound,
  });
  return {
    ...(onRim && { piece: onRim }),
    ...(score && { score: place(besideOf(score, below, allRound), stood.score) }),
    ...(leftScore && { leftScore: place(besideOf(leftScore, Math.PI, leftward), stood.leftScore) }),
    ...(rightScore && { rightScore: place(besideOf(rightScore, 0, rightward), stood.rightScore) }),
    ...(value && { value: place(anywhere(value), stood.value) }),
    ...(name && { name: place(anywhere(name), stood.name) }),
    ...(onRim && count && { count: place(besidePiece(count, onRim), stood.count) }),
    ...(step && {
      step: place(
        { ...anywhere(step), gap: 3, wish: upperLeft, insists: 0.3, directions: corners },
        stood.step,
      ),
    }),
    ...(letter && { letter: place(anywhere(letter), stood.letter) }),
  };
}
