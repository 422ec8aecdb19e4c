/** The search among all drawings of a kind, as rows with a column for each measure. */
import { textOfMeasurement } from '../theories/measure.ts';
import { openMeasuring } from '../theories/measuring.ts';
import { textOf } from '../values/words.ts';
import { type GameCondition, printGameCondition } from './condition.ts';
import { openConditionCheck } from './condition-check.ts';
import { printKind } from './drawing-kind.ts';
import type { DrawingsAsked } from './drawings-asked.ts';
import { edgeListOfGame } from './drawn-document.ts';
import { countOfDrawings, drawingsMarkLength, type FindChoice, findDrawings } from './find-drawings.ts';
import { allDrawings, endSentences, progressSaid } from './find-said.ts';
import { type FoundMembers, membersOfEnd, openMembers } from './found-members.ts';
import type { FoundRow, FoundSearch } from './found-search.ts';
import type { DrawnGame } from './game-of-drawing.ts';

/** What is searched for, and what is said of it. */
export type GamesAsked = {
  readonly condition: GameCondition;
  readonly choice: FindChoice;
  /** The ids of the measures that have a column. */
  readonly measures: readonly string[];
};

export type DrawingsSearched = GamesAsked & { readonly drawings: DrawingsAsked };

function asText({ drawings: { least, most, kind, part }, condition }: DrawingsSearched): string {
  const nodes = least === most ? least : `${least}..${most}`;
  const shard = part ? ` --shard ${part.number}/${part.of}` : '';
  return `drawings n=${nodes} ${printKind(kind)}${shard}: ${printGameCondition(condition)}`;
}

/** The rows come by their nodes and then by their arcs. */
export function searchForDrawings(asked: DrawingsSearched): FoundSearch {
  const { drawings, condition, choice, measures } = asked;
  return {
    text: asText(asked),
    all: allDrawings(drawings, countOfDrawings(drawings)),
    columns: ['nodes', 'arcs', 'value', 'outcome', ...measures, 'drawing'],
    measures,
    markLength: drawingsMarkLength,
    *run(isStopped, from) {
      const rowOf = openRows(measures);
      const games = findDrawings(drawings, openConditionCheck(condition).holds, choice, isStopped, from);
      for (;;) {
        const next = games.next();
        if (next.done)
          return { sentences: endSentences(next.value, drawings), data: membersOfEnd(next.value) };
        const advance = next.value;
        if (advance.kind === 'game') yield { kind: 'row', row: rowOf(advance.game) };
        else {
          const { end, mark } = advance;
          const progress = () => ({
            says: progressSaid(end, drawings),
            done: end.drawings,
            of: Number(end.of),
          });
          yield { kind: 'searching', progress, mark };
        }
      }
    },
  };
}

/** Values recur, and what measures find of them is shared. */
function openRows(measures: readonly string[]): (game: DrawnGame) => FoundRow {
  const measuring = openMeasuring();
  const members = openMembers(measures);
  return (found) => {
    const { value, outcome, shape } = found;
    const game = edgeListOfGame(found);
    return {
      game,
      value,
      outcome,
      cells: () => [
        `${shape.nodes}`,
        `${shape.arcs}`,
        value ? textOf(value) : '',
        outcome,
        ...measures.map((id) => (value ? textOfMeasurement(measuring.measure(id, value)) : '')),
        game,
      ],
      data: (): FoundMembers => members(found),
    };
  };
}
