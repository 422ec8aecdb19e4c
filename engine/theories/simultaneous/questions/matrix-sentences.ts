/** The matrix of a position in sentences, for readers of text. */
import { whyNoneSaid } from '../../../simultaneous/why-none.ts';
import type { ExpectedValue } from '../../../values/expected.ts';
import { textOf } from '../../../values/words.ts';
import type { VertexNaming } from '../../question.ts';
import type { MatrixAnswer, MatrixLine, StrategiesFound } from './matrix-answer.ts';

export function matrixInSentences(answer: MatrixAnswer, called: VertexNaming): readonly string[] {
  const { rows, columns, value, whyNone, solution, inGame, wins, lottery } = answer;
  const own = inGame.rows.map((i) => rows[i]);
  const other = inGame.columns.map((j) => columns[j]);
  const isWhole = own.length === rows.length && other.length === columns.length;
  return [
    ...(value ? [worthSaid(answer, textOf(value))] : []),
    ...(whyNone ? whyNoneSaid(whyNone, called) : []),
    ...(solution && !isWhole ? [`Without the moves that are left out it is worth ${solution.value}.`] : []),
    ...(solution
      ? [
          strategiesSaid('Left', solution.left, own),
          strategiesSaid('Right', solution.right, other),
          ...dominatedSaid('Left’s', solution.dominatedRows, own),
          ...dominatedSaid('Right’s', solution.dominatedColumns, other),
        ]
      : []),
    ...(value ? sureInSentences({ value, ...(wins && { wins }), ...(lottery && { lottery }) }) : []),
  ];
}

/** What each player can be sure of at a position. */
export function sureInSentences({
  value,
  wins,
  lottery,
}: Pick<MatrixAnswer, 'wins' | 'lottery'> & { readonly value: ExpectedValue }): readonly string[] {
  const isZero = value.low === '0' && value.high === '0';
  return [
    `Where Right sees Left’s move it is ${value.rightSees}, where Left sees Right’s ${value.leftSees}.`,
    ...(isZero && value.class && value.class !== 'D' ? [zeroIsNoDraw] : []),
    ...(wins ? [`Left can be sure to win with probability ${wins.left}, Right with ${wins.right}.`] : []),
    ...(lottery
      ? [
          `It is a lottery: if either player chooses every move with the same probability, Left wins with ${lottery[0]} and Right with ${lottery[1]}.`,
        ]
      : []),
  ];
}

const zeroIsNoDraw = 'Its value is 0, but it is not a draw: neither player can be sure not to lose.';

const worthSaid = (answer: MatrixAnswer, text: string): string => {
  const { rows, columns } = answer;
  if (rows.length > 0 && columns.length > 0) return `It is worth ${text} on average.`;
  const who = loneMover(answer);
  return `${who.charAt(0).toUpperCase()}${who.slice(1)}: it is worth ${text}.`;
};

const loneMover = ({ rows, columns }: MatrixAnswer): string =>
  rows.length > 0
    ? 'only Left has a move'
    : columns.length > 0
      ? 'only Right has a move'
      : 'nobody has a move';

/** Why there are no cells to be shown; undefined where there are. */
export function whyNoMatrix(answer: MatrixAnswer): string | undefined {
  const { rows, columns, cells, inGame } = answer;
  if (rows.length === 0 || columns.length === 0) return loneMover(answer);
  if (cells.length === 0)
    return `it has ${rows.length} × ${columns.length} cells, which are too many to be solved`;
  return inGame.rows.length > 0 && inGame.columns.length > 0
    ? undefined
    : 'all moves of a player are left out';
}

/**
 * "l with 1/3, r with 2/3": the moves that are played, each with its probability. A name may end in a digit,
 * so that the two never touch; a move that is always played has no probability.
 */
export const listedShares = (probabilities: readonly string[], lines: readonly MatrixLine[]): string =>
  probabilities
    .flatMap((share, i) =>
      share === '0' ? [] : [share === '1' ? lines[i].name : `${lines[i].name} with ${share}`],
    )
    .join(', ');

function strategiesSaid(
  who: string,
  { extreme, complete, shown }: StrategiesFound,
  lines: readonly MatrixLine[],
): string {
  const best = `${who} plays ${listedShares(shown, lines)}`;
  if (!complete) return `${best}, one of the optimal strategies.`;
  if (extreme.length === 1) return `${best}.`;
  return `${best}: the mean of ${extreme.length} extreme optimal strategies, ${extreme.map((each) => listedShares(each, lines)).join('; ')}.`;
}

const dominatedSaid = (
  whose: string,
  dominated: NonNullable<MatrixAnswer['solution']>['dominatedRows'],
  lines: readonly MatrixLine[],
): readonly string[] =>
  dominated.map(
    ({ line, strictly, mixture }) =>
      `${whose} move ${lines[line].name} is ${strictly ? 'strictly' : 'weakly'} dominated by ${listedShares(mixture, lines)}.`,
  );
