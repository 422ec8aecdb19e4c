/** Games that were found, as lines: comma-separated values, whose other lines begin with #, or JSON. */
import { csvCell } from '../tables/csv.ts';
import { dataOfMeasurement, textOfMeasurement } from '../theories/measure.ts';
import { openMeasuring } from '../theories/measuring.ts';
import { textOf, valueData } from '../values/words.ts';
import { type GameCondition, printGameCondition } from './condition.ts';
import { printKind } from './drawing-kind.ts';
import type { DrawingsAsked } from './drawings-asked.ts';
import { edgeListOfGame } from './drawn-document.ts';
import type { FindEnd } from './find-drawings.ts';
import { endSentences } from './find-said.ts';
import type { DrawnGame } from './game-of-drawing.ts';

export type FoundFormat = 'csv' | 'json';

/** What the lines are of: drawings, a condition, and the ids of the measures that have a column. */
export type FoundAsked = {
  readonly drawings: DrawingsAsked;
  readonly condition: GameCondition;
  readonly measures: readonly string[];
};

/** Writes the lines of one search. */
export type FoundLines = {
  head(): string;
  line(game: DrawnGame): string;
  end(end: FindEnd): string;
};

function asText({ drawings: { least, most, kind, part }, condition }: FoundAsked): string {
  const nodes = least === most ? least : `${least}..${most}`;
  const shard = part ? ` --shard ${part.number}/${part.of}` : '';
  return `drawings n=${nodes} ${printKind(kind)}${shard}: ${printGameCondition(condition)}`;
}

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
  of: Number(of),
  rooted,
  games,
  found,
  unknown,
});

/** Opens the writing of the lines of a search, whose condition is printed in the first of them. */
export function openFoundLines(format: FoundFormat, asked: FoundAsked): FoundLines {
  const { drawings, measures } = asked;
  if (format === 'json') {
    const members = openMembers(measures);
    const line = (data: unknown): string => `${JSON.stringify(data)}\n`;
    return {
      head: () => line({ format: 'grundy-found', version: 1, find: asText(asked), measures }),
      line: (game) => line(members(game)),
      end: (end) => line(membersOfEnd(end)),
    };
  }
  const measuring = openMeasuring();
  return {
    head: () =>
      `# find ${asText(asked)}\n${['nodes', 'arcs', 'value', 'outcome', ...measures, 'drawing'].join(',')}\n`,
    line(game) {
      const { value, outcome, shape } = game;
      const measured = measures.map((id) => (value ? textOfMeasurement(measuring.measure(id, value)) : ''));
      const cells = [shape.nodes, shape.arcs, value ? textOf(value) : '', outcome, ...measured];
      return `${[...cells, edgeListOfGame(game)].map((each) => csvCell(String(each))).join(',')}\n`;
    },
    end: (end) =>
      endSentences(end, drawings)
        .map((says) => `# ${says}\n`)
        .join(''),
  };
}
