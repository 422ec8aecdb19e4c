/** Drawings that were found, and the end of a search for them, as members of JSON. */
import { dataOfMeasurement } from '../theories/measure.ts';
import { openMeasuring } from '../theories/measuring.ts';
import { valueData } from '../values/words.ts';
import { edgeListOfGame } from './drawn-document.ts';
import type { FindEnd } from './find-drawings.ts';
import { exactCount } from './found-search.ts';
import type { DrawnGame } from './game-of-drawing.ts';

/** The members of a game that was found, as a line of JSON has them. */
export type FoundMembers = {
  readonly nodes: number;
  readonly arcs: number;
  /** An edge list, whose first node is the start. */
  readonly drawing: string;
} & Readonly<Record<string, unknown>>;

/** Gives games their members. Values recur, and what measures find of them is shared. */
export function openMembers(measures: readonly string[]): (game: DrawnGame) => FoundMembers {
  const measuring = openMeasuring();
  return (game) => {
    const { value, outcome, shape } = game;
    const said = value && valueData(value);
    return {
      nodes: shape.nodes,
      arcs: shape.arcs,
      drawing: edgeListOfGame(game),
      value: said ?? null,
      text: said?.text ?? null,
      latex: said?.latex ?? null,
      outcome,
      ...Object.fromEntries(
        measures.map((id) => [id, value ? dataOfMeasurement(measuring.measure(id, value)) : null]),
      ),
    };
  };
}

/** What is true at the end as members of JSON. */
export const membersOfEnd = ({ why, drawings, rooted, games, found, unknown, of }: FindEnd) => ({
  end: why,
  drawings,
  of: exactCount(of),
  rooted,
  games,
  found,
  unknown,
});
