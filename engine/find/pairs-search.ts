/** The search among pairs of games of all drawings of a kind, as rows: both games, and their sum. */
import { dataOfMeasurement, textOfMeasurement } from '../theories/measure.ts';
import { openMeasuring } from '../theories/measuring.ts';
import { textOf, valueData } from '../values/words.ts';
import { type GameCondition, partsOfCondition, printGameCondition } from './condition.ts';
import type { CheckedGame } from './condition-check.ts';
import { printKind } from './drawing-kind.ts';
import type { DrawingsSearched } from './drawings-search.ts';
import { edgeListOfGame } from './drawn-document.ts';
import { countOfDrawings } from './find-drawings.ts';
import { findPairs, type PairsEnd, pairsMarkLength } from './find-pairs.ts';
import { allPairs, pairsEndSentences, pairsProgress } from './find-said.ts';
import { type FoundMembers, openMembers } from './found-members.ts';
import type { FoundRow, FoundSearch } from './found-search.ts';
import { type GameSum, readGameSum } from './game-sum.ts';
import { openPairCheck } from './pair-check.ts';
import type { GamePair } from './sum-desk.ts';

const summed = readGameSum('G + H') as GameSum;

/** Whether a condition asks which drawings are forms, or how difficult they are. */
const asksForForms = (condition: GameCondition): boolean =>
  partsOfCondition(condition).some(
    (part) =>
      part.kind === 'form' ||
      (part.kind === 'compare' &&
        [part.left, part.right].some((term) => term.kind === 'count' && term.of === 'difficulty')),
  );

function asText({ drawings: { least, most, kind, part }, condition }: DrawingsSearched): string {
  const nodes = least === most ? least : `${least}..${most}`;
  const shard = part ? ` --shard ${part.number}/${part.of}` : '';
  return `drawings n=${nodes} ${printKind(kind)} --pairs${shard}: ${printGameCondition(condition)}`;
}

/** Precondition: the condition is one on pairs. */
export function searchForPairs(asked: DrawingsSearched): FoundSearch {
  const { drawings, condition, choice, measures } = asked;
  const measured = measures.flatMap((id) => [`${id}(G)`, `${id}(H)`, `${id}(G+H)`]);
  return {
    text: asText(asked),
    all: allPairs(drawings, countOfDrawings({ ...drawings, part: undefined })),
    columns: [
      ...['nodes', 'arcs', 'value(G)', 'value(H)', 'value(G+H)', 'outcome(G+H)'],
      ...measured,
      ...['G', 'H'],
    ],
    measures,
    markLength: pairsMarkLength,
    *run(isStopped, from) {
      const check = openPairCheck(condition);
      const rowOf = openPairRows(measures, (pair) => check.sumOf(pair, summed));
      const wanted = { drawings, choice, withForms: asksForForms(condition) };
      const pairs = findPairs(wanted, check.holds, isStopped, from);
      for (;;) {
        const next = pairs.next();
        if (next.done)
          return { sentences: pairsEndSentences(next.value, drawings), data: membersOfPairsEnd(next.value) };
        const advance = next.value;
        if (advance.kind === 'pair') yield { kind: 'row', row: rowOf(advance.pair) };
        else {
          const progress = () => {
            const end = advance.end();
            return { says: pairsProgress(end, drawings), done: end.pairs, of: end.games * end.games };
          };
          yield { kind: 'searching', progress, mark: advance.mark() };
        }
      }
    },
  };
}

/** What is true at the end as members of JSON. */
export const membersOfPairsEnd = ({ why, ...counts }: PairsEnd) => ({ end: why, ...counts });

/** The members of a pair that was found, as a line of JSON has them. */
export type PairMembers = {
  /** Of both drawings together. */
  readonly nodes: number;
  readonly arcs: number;
  readonly G: FoundMembers;
  readonly H: FoundMembers;
  /** Their sum: its value and outcome, where these are known, and its measures. */
  readonly sum: Readonly<Record<string, unknown>>;
};

type SumOfPair = (pair: GamePair) => CheckedGame;

/** Gives pairs their members. Values recur, and what measures find of them is shared. */
export function openPairMembers(
  measures: readonly string[],
  sumOf: SumOfPair,
): (pair: GamePair) => PairMembers {
  const membersOf = openMembers(measures);
  const measuring = openMeasuring();
  return (pair) => {
    const { G, H } = pair;
    const { value, outcome } = sumOf(pair);
    const said = value && valueData(value);
    return {
      nodes: G.shape.nodes + H.shape.nodes,
      arcs: G.shape.arcs + H.shape.arcs,
      G: membersOf(G),
      H: membersOf(H),
      sum: {
        value: said ?? null,
        text: said?.text ?? null,
        latex: said?.latex ?? null,
        outcome: outcome ?? null,
        ...Object.fromEntries(
          measures.map((id) => [id, value ? dataOfMeasurement(measuring.measure(id, value)) : null]),
        ),
      },
    };
  };
}

function openPairRows(measures: readonly string[], sumOf: SumOfPair): (pair: GamePair) => FoundRow {
  const measuring = openMeasuring();
  const membersOf = openPairMembers(measures, sumOf);
  return (pair) => {
    const { G, H } = pair;
    const sum = sumOf(pair);
    const values = [G.value, H.value, sum.value];
    const drawn = [edgeListOfGame(G), edgeListOfGame(H)];
    return {
      game: drawn.join('\n'),
      value: sum.value,
      outcome: sum.outcome,
      cells: () => [
        `${G.shape.nodes + H.shape.nodes}`,
        `${G.shape.arcs + H.shape.arcs}`,
        ...values.map((value) => (value ? textOf(value) : '')),
        sum.outcome ?? '',
        ...measures.flatMap((id) =>
          values.map((value) => (value ? textOfMeasurement(measuring.measure(id, value)) : '')),
        ),
        ...drawn,
      ],
      data: () => membersOf(pair),
    };
  };
}
