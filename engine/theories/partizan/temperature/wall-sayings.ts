/**
 * The sentences about a segment of a wall, and about the mast: the line of play behind it, and how that line
 * gives the wall's place.
 */
import type { Saying } from '../../../explain/saying-parts.ts';
import type { Mover } from '../../../graph/game-graph.ts';
import { printDouble } from '../../../numbers/dyadics.ts';
import { isDyadic } from '../../../values/form.ts';
import { saidOf } from '../../../values/words.ts';
import type { ExplainedThermograph, ToldPiece, ToldPlace } from './places-of-walls.ts';
import type { Thermograph } from './thermograph.ts';
import { leastTax } from './walls.ts';
import type { WallStep } from './where-walls-come-from.ts';

/** How a position is named in a sentence. */
export type PlaceNaming = (place: ToldPlace) => Saying;

/** The most moves of a line that are named. */
const mostNamed = 8;
/** The most equally good options that are named. */
const mostAsGood = 4;
/** Longer values are not written in a sentence. */
const longestValue = 24;

/** A position by its value, or by its size where that is long. */
export const placeByValue: PlaceNaming = ({ value, positions }) =>
  value && saidOf(value).length <= longestValue
    ? [{ value }]
    : [`a game of ${positions} ${positions === 1 ? 'position' : 'positions'}`];

/** A drawn position by its name, with its value where that is another word and is short. */
export const placeByName =
  (called: (vertex: number) => string): PlaceNaming =>
  (place) => {
    const { vertex, value } = place;
    if (vertex === undefined) return placeByValue(place);
    const text = value && saidOf(value);
    if (!value || text === undefined || text.length > longestValue || text === called(vertex))
      return [{ vertex }];
    return [{ vertex }, ' = ', { value }];
  };

const players = { left: 'Left', right: 'Right' } as const satisfies Record<Mover, string>;
const other = { left: 'right', right: 'left' } as const satisfies Record<Mover, Mover>;

const number = printDouble;

const wallName = { left: 'Left’s wall', right: 'Right’s wall' } as const satisfies Record<Mover, string>;

/** "Left’s wall, up to t = 1/2": which piece it is. */
export const pieceCalled = ({ wall, from, to }: ToldPiece): string =>
  from.t === leastTax
    ? `${wallName[wall]}, up to t = ${number(to.t)}`
    : `${wallName[wall]}, from t = ${number(from.t)} to ${number(to.t)}`;

/** "Up to t = 1, Left moves to 3, Right answers to 1. Each has paid t once, so Left’s wall stands at 1." */
export function sayingOfPiece(piece: ToldPiece, named: PlaceNaming): Saying {
  const { from, to } = piece;
  const range =
    from.t === leastTax ? `Up to t = ${number(to.t)}, ` : `From t = ${number(from.t)} to ${number(to.t)}, `;
  return [range, ...lineSaid(piece, named), ...endSaid(piece, named), ...standsSaid(piece)];
}

/** Above the temperature. */
export function sayingOfMast({ mean, temperature }: Thermograph): Saying {
  if (temperature === leastTax)
    return [
      `It is the integer ${number(mean)}: no move gains anything, whatever the tax is, and both walls are at this number.`,
    ];
  return [
    `From t = ${number(temperature)} on, nobody gains by a move: both walls are at the mean, ${number(mean)}.`,
  ];
}

const movesIn = (line: ToldPiece['line']): number => line.filter(({ kind }) => kind === 'move').length;

function lineSaid({ line }: ToldPiece, named: PlaceNaming): Saying {
  const said: Saying[number][] = [];
  let moves = 0;
  for (const [place, step] of line.entries()) {
    if (moves === mostNamed) {
      const left = movesIn(line) - mostNamed;
      return left === 0 ? said : [...said, ` and so on, ${left} more ${left === 1 ? 'move' : 'moves'}`];
    }
    const before = line[place - 1];
    if (step.kind === 'move' && before?.kind === 'move') said.push(', ');
    said.push(...stepSaid(step, moves, place === 0, named));
    if (step.kind === 'move') moves++;
  }
  return said;
}

function stepSaid(step: WallStep<ToldPlace>, moves: number, isFirst: boolean, named: PlaceNaming): Saying {
  if (step.kind === 'form')
    return [
      isFirst ? 'by the canonical form of ' : '; from there by the canonical form of ',
      ...named(step.of),
      ', because play in the drawing can go round: ',
    ];
  const verb = moves === 0 ? 'moves' : moves === 1 ? 'answers' : 'goes on';
  return [`${players[step.mover]} ${verb} to `, ...asGood(step.options, named)];
}

function asGood([first, ...others]: readonly ToldPlace[], named: PlaceNaming): Saying {
  if (others.length === 0) return named(first);
  const shown = others.slice(0, mostAsGood - 1);
  const rest = others.length - shown.length;
  return [
    ...named(first),
    ', or just as well to ',
    ...shown.flatMap((place, i): Saying => [i === 0 ? '' : ', ', ...named(place)]),
    rest > 0 ? ` and ${rest} more` : '',
  ];
}

/**
 * How the line ends: at a number, which needs no words, or at a position in which neither player moves at
 * such a tax.
 */
function endSaid({ end, mean }: ToldPiece, named: PlaceNaming): Saying {
  if (end.value !== undefined && isDyadic(end.value.canonical)) return ['. '];
  return [
    '. Nobody gains by a move in ',
    ...named(end),
    ` at such a tax, so it counts as its mean, ${number(mean)}. `,
  ];
}

function standsSaid({ wall, line, mean }: ToldPiece): Saying {
  const moves = movesIn(line);
  const first = players[wall];
  const times = Math.floor(moves / 2);
  const stands = `so ${wallName[wall]} is at `;
  if (moves % 2 === 0) {
    const each = times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`;
    return moves === 0
      ? [`So ${wallName[wall]} is at ${number(mean)}.`]
      : [`Each has paid t ${each}, ${stands}${number(mean)}.`];
  }
  const at =
    wall === 'left' ? `${mean === 0 ? '' : `${number(mean)} `}- t` : mean === 0 ? 't' : `${number(mean)} + t`;
  const paid =
    moves === 1 ? `${first} has paid t` : `${first} has paid t once more than ${players[other[wall]]}`;
  return [`${paid}, ${stands}${at.replace(/^- t$/, '-t')}.`];
}

/** Where Left’s wall comes from, piece by piece, then Right’s, then what the mast says. */
export const wallSentences = (
  { thermograph, pieces }: ExplainedThermograph,
  called?: (vertex: number) => string,
): readonly Saying[] => {
  const named = called ? placeByName(called) : placeByValue;
  return [...pieces.map((piece) => sayingOfPiece(piece, named)), sayingOfMast(thermograph)];
};
