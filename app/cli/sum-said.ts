/** What `grundy sum` prints for people: for one sum its value, the winner, the good moves and the temperature; for all sums a table. */
import type { SummedPieces } from '../../engine/answers/index.ts';
import type { NodeId } from '../../engine/document/index.ts';
import { printDouble } from '../../engine/numbers/index.ts';
import type { Outcome } from '../../engine/outcome/index.ts';
import { type AnswerTo, type MoveOfSum, type StartOfSum, startsOfSum } from '../../engine/questions/index.ts';
import { outcomeInWords } from '../../engine/run.ts';
import { type CompoundStart, type NoHeat, type SumHeat, sumCalled } from '../../engine/sums/index.ts';
import { saidOf, saidScore } from '../../engine/values/index.ts';
import { table } from './table.ts';

type Found = AnswerTo<'sum'>;

export function sumForPeople({ theory, reason, found, pieces, nameOf, sum }: SummedPieces): string {
  const { value, outcome, by } = found;
  const lines = [
    theory ? `${theory.name}: ${reason}` : `No theory covers this graph: ${reason}`,
    `${pieces.join(` ${sum.sign} `)}${value ? ` = ${saidOf(value)}` : ''}`,
    ...(found.kind === 'rounds-sum'
      ? [`the ${sum.name} sum: ${sum.roundRule}`]
      : sum.addsValues
        ? []
        : [`the ${sum.name} sum: ${sum.rule}`]),
    ...(outcome ? [outcomeInWords(outcome)] : []),
    ...(found.kind === 'rounds-sum' ? seenLines(found) : []),
    ...startsOfSum(found).flatMap((start) => movesOfStart(start, nameOf)),
    ...(found.kind === 'compound' ? found.starts.flatMap((start) => turnLines(start, found.by, nameOf)) : []),
    ...('tails' in found ? tailLines(found.tails, pieces) : []),
    foundBy[by],
    ...('heat' in found && found.heat ? sumHeatLines(found.heat, pieces) : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** The result of best play if one player sees the other's move of each joint round. */
const seenLines = ({ value, convention }: Extract<Found, { kind: 'rounds-sum' }>): string[] => [
  `by the ${convention} convention`,
  `where Right sees Left’s moves: ${value.rightSees}; where Left sees Right’s: ${value.leftSees}`,
];

const foundBy = {
  values: 'found in the table of sums',
  play: 'found by play',
  remoteness: 'found by the remoteness of each piece',
  suspense: 'found by the suspense of each piece',
} as const;

/** "b, the rest of it: 𝒩 …", from the second piece on. */
const tailLines = (tails: readonly Outcome[], pieces: readonly string[]): string[] =>
  tails.slice(1).map((outcome, i) => `from ${pieces[i + 1]} on: ${outcomeInWords(outcome)}`);

type Naming = (vertex: number) => string;

/** A best turn, and the numbers of the pieces from which it follows. */
function turnLines(
  { player, result, remoteness, components, turn }: CompoundStart,
  by: string,
  nameOf: Naming,
): string[] {
  const who = player === 'either' ? 'the next player' : `${whose[player]}, moving first,`;
  const turns =
    remoteness === undefined || remoteness < 0
      ? ''
      : ` in ${remoteness} ${remoteness === 1 ? 'turn' : 'turns'}`;
  const numbers = components.map((each) => (each < 0 ? '∞' : `${each}`)).join(', ');
  const moves = turn.map(({ from, to }) => `${nameOf(from)} → ${nameOf(to)}`).join(', ');
  return [
    `${who} ${result}${turns}${moves === '' ? '' : `: ${moves}`}`,
    ...(numbers === '' ? [] : [`${by} of the pieces: ${numbers}`]),
  ];
}

const whose = { left: 'Left', right: 'Right' } as const;

/** "Left’s winning moves:", or "Left, moving first, comes to 2:", and the moves. */
function movesOfStart({ player, score, winning, drawing, best }: StartOfSum, nameOf: Naming): string[] {
  const who = player === 'either' ? '' : whose[player];
  if (score !== undefined)
    return [
      `${who}, moving first, comes to ${saidScore(score)}${best.length > 0 ? ':' : ': no move'}`,
      ...inRows(best, nameOf),
    ];
  const of = who && `${who}’s `;
  return [...movesFor(`${of}winning`, winning, nameOf), ...movesFor(`${of}drawing`, drawing, nameOf)];
}

const inRows = (moves: readonly MoveOfSum[], nameOf: Naming): string[] =>
  moves.map(({ from, to }) => `  ${nameOf(from)} → ${nameOf(to)}`);

const movesFor = (what: string, moves: readonly MoveOfSum[], nameOf: Naming): string[] =>
  moves.length === 0 ? [] : [`${what} moves:`, ...inRows(moves, nameOf)];

/** "mean -1/2, temperature 1", and the hottest pieces with their temperature. */
function sumHeatLines(heat: SumHeat | NoHeat, names: readonly NodeId[]): readonly string[] {
  if (heat.kind === 'no-heat') return [`no temperature: ${heat.says}`];
  const { mean, temperature, isBound, pieces, hottest } = heat;
  const [first] = hottest;
  return [
    `mean ${printDouble(mean)}, temperature ${isBound ? 'at most ' : ''}${printDouble(temperature)}`,
    ...(pieces.length < 2
      ? []
      : first === undefined
        ? ['no piece is hot: all are numbers']
        : [
            `hottest: ${hottest.map((piece) => names[piece]).join(', ')}, of temperature ${printDouble(pieces[first].temperature)} (a rule of thumb: to move there may lose)`,
          ]),
  ];
}

type AllSums = AnswerTo<'sums'>;
type Cell = AllSums['rows'][number]['cells'][number];

/**
 * A table with an arrow at the chosen sum, since a star would be read as a nimber; below it are the reasons why other sums have no value.
 */
export function sumsForPeople({ rows, chosen }: AllSums, pieces: readonly string[]): string {
  const [first] = rows;
  const reasons: string[] = [];
  const marked = (sum: string, { convention, value, says = '' }: Cell): string => {
    const mark = sum === chosen.sum && convention === chosen.convention ? ' ←' : '';
    if (!value) {
      if (!reasons.includes(says)) reasons.push(says);
      return `– (${reasons.indexOf(says) + 1})${mark}`;
    }
    return `${saidOf(value)}${value.class ? ` ${value.class}` : ''}${mark}`;
  };
  const worths = table(
    ['', ...first.cells.map(({ convention }) => convention)],
    rows.map(({ sum, cells }) => [
      `${sumCalled(sum).name}, ${pieces.join(` ${sumCalled(sum).sign} `)}`,
      ...cells.map((cell) => marked(sum, cell)),
    ]),
  );
  return `${worths}${reasons.map((says, i) => `(${i + 1}) ${says}\n`).join('')}`;
}
