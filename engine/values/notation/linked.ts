/**
 * Reads games in lines that refer to each other by the names that the lines give: g := {0|*}, h := {g|0}, k
 * := h + *2. Lines that do so are one graph, in which every name has a position of its own; other lines are
 * graphs by themselves. An option may also be a game of a later line, so that lines may go round: g := {0|h},
 * h := {g|0}. Cost: that of the reader, and for each line and mention that joins two graphs, the lines.
 */
import { merged } from './merge.ts';
import { isDud, mostOfSum, readSides } from './parse.ts';
import { closePosition, emptyPositions, openPosition, type Positions, typedGames } from './positions.ts';
import { type NamedPositions, positionOf, type Reader, readerOf, stopped, tooMany } from './reader.ts';
import type { Stop } from './stop.ts';
import type { TypedGame } from './tables.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A line: the name that it gives, and the game as it is written. */
export type NamedText = { readonly name: string; readonly game: string };

/**
 * Lines that refer to each other, by their numbers, and their graph: its first positions are the games of
 * these lines, in order.
 */
export type LinkedGames = { readonly lines: readonly number[]; readonly game: TypedGame };

/**
 * The graphs in the order of their first lines, or for each line at fault what stopped its reading. The names
 * differ.
 */
export function parseLinked(
  named: readonly NamedText[],
):
  | { readonly ok: true; readonly graphs: readonly LinkedGames[] }
  | { readonly ok: false; readonly stops: ReadonlyMap<number, Stop> } {
  const lineOf = new Map(named.map(({ name }, line) => [name, line]));
  const stops = new Map<number, Stop>();
  const tokens = named.map(({ game }, line) => {
    const read = tokensOf(game, lineOf);
    if (!read.ok) stops.set(line, read.stop);
    return read.ok ? read.tokens : [];
  });
  if (stops.size > 0) return { ok: false, stops };
  const together = linesTogether(tokens, lineOf).map((lines) =>
    lines.map((line) => ({ line, ...named[line], tokens: tokens[line] })),
  );
  const whole = graphsOf(together, false);
  const count = whole.graphs.reduce((sum, { game }) => sum + game.count, 0);
  if (whole.stops.size === 0 && count <= mostOfSum) return { ok: true, graphs: whole.graphs };
  const smaller = whole.summed ? graphsOf(together, true) : whole;
  const best = smaller.stops.size === 0 ? smaller : whole;
  return best.stops.size > 0 ? { ok: false, stops: best.stops } : { ok: true, graphs: best.graphs };
}

/** The numbers of lines that mention each other, at once or through others. */
function linesTogether(
  tokens: readonly (readonly Token[])[],
  lineOf: ReadonlyMap<string, number>,
): readonly (readonly number[])[] {
  const together = tokens.map((_, line) => new Set([line]));
  for (const [line, words] of tokens.entries()) {
    for (const token of words) {
      const other = token.kind === 'letter' ? lineOf.get(token.letter) : undefined;
      if (other === undefined || together[line].has(other)) continue;
      for (const each of together[other]) {
        together[line].add(each);
        together[each] = together[line];
      }
    }
  }
  return [...new Set(together)].map((lines) => [...lines].sort((a, b) => a - b));
}

type Line = NamedText & { readonly line: number; readonly tokens: readonly Token[] };

/**
 * The positions of a graph while its lines are read: which have names, and which only repeat one that was
 * mentioned before.
 */
type Lines = {
  readonly positions: Positions;
  readonly names: NamedPositions;
  readonly taken: Set<number>;
  readonly meant: Map<number, number>;
};

/**
 * The graphs of lines that belong together, with what stopped some; equal positions of sums are merged if
 * that is asked for.
 */
function graphsOf(together: readonly (readonly Line[])[], mergesSums: boolean) {
  const stops = new Map<number, Stop>();
  let summed = false;
  const graphs = together.map((lines): LinkedGames => {
    const positions = emptyPositions(mergesSums);
    const game = graphOfLines(lines, positions, stops);
    summed ||= positions.summed;
    return { lines: lines.map(({ line }) => line), game };
  });
  return { graphs, stops, summed };
}

function graphOfLines(lines: readonly Line[], positions: Positions, stops: Map<number, Stop>): TypedGame {
  const names: NamedPositions = new Map(lines.map(({ name }) => [name, undefined]));
  const all: Lines = { positions, names, taken: new Set(), meant: new Map() };
  const starts: number[] = [];
  for (const { line, name, game, tokens } of lines) {
    const reader = readerOf(tokens, game, names, positions);
    const start = named(reader, name, all);
    if (start !== undefined) starts.push(start);
    else stops.set(line, reader.stop ?? { column: 1, says: 'a game must stand here' });
  }
  const whole = typedGames(positions, starts, all.meant);
  const isProduct = positions.summed && !positions.mergesSums;
  return isProduct ? whole : merged(whole, lines.length > 1 ? lines.length : 0);
}

/** Reads the game of a line and gives it its name; the position that bears it. */
function named(reader: Reader, name: string, { positions, names, taken, meant }: Lines): number | undefined {
  const position = readPosition(reader);
  if (position === undefined) return undefined;
  if (positions.open.has(position)) {
    const says =
      position === names.get(name)
        ? `this line says only that ${name} is ${name}; write its options between braces`
        : 'this line only repeats a game of a later line; write that line before this one';
    return stopped(reader, 1, says);
  }
  const waiting = names.get(name);
  if (waiting === undefined && !taken.has(position)) {
    taken.add(position);
    names.set(name, position);
    return position;
  }
  const own = waiting ?? openPosition(positions);
  if (own === undefined) return tooMany(reader, 1);
  closePosition(positions, own, positions.left[position], positions.right[position]);
  if (!taken.has(position)) meant.set(position, own);
  taken.add(position).add(own);
  names.set(name, own);
  return own;
}

function readPosition(reader: Reader): number | undefined {
  const [onside, offside] = readSides(reader) ?? [];
  if (!onside || !offside) return undefined;
  if (onside === offside) return positionOf(reader, onside, 1);
  if (!isDud(onside, offside))
    return stopped(
      reader,
      1,
      'two games with & between them are the sides of a value, not one game; write one of them',
    );
  const dud = openPosition(reader.positions);
  if (dud === undefined) return tooMany(reader, 1);
  closePosition(reader.positions, dud, [dud], [dud]);
  return dud;
}
