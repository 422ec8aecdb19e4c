/** The sentences about a cell of a matrix, and about its rows and columns. */
import {
  type FractionText,
  listedShares,
  type MatrixAnswer,
  type MatrixCell,
} from '../../../../engine/theories/index.ts';
import { words } from '../../../words.ts';
import { dominanceIn, type MatrixPlace, type MatrixSide, worthOnMatrix } from './places.ts';
import type { Without } from './use-without.ts';

type AboutMatrix = {
  readonly answer: MatrixAnswer;
  called(vertex: number): string;
  /**
   * Whether a hole can be given its result, and whether lines can be pressed: on the wall they are only
   * looked at.
   */
  readonly fills: boolean;
  readonly presses: boolean;
};

export function saidOfCell({ to, low, high, gain }: MatrixCell): string {
  if (to === undefined) return words.matrix.holeSaid;
  if (low === undefined) return words.rounds.noValueSaid;
  return `${worthOnMatrix(low, high)}${gain === undefined || gain === '0' ? '' : ` (${signedGain(gain)})`}`;
}

export const signedGain = (gain: FractionText): string =>
  `${gain.startsWith('-') ? '' : '+'}${worthOnMatrix(gain)}`;

/** The sentence about a place. */
export function sayingOfPlace(
  { answer, called, fills, presses }: AboutMatrix,
  { without, seen }: Pick<Without, 'without' | 'seen'>,
  { row, column }: MatrixPlace,
): string {
  const { rows, columns, cells } = answer;
  if (row !== undefined && column !== undefined) {
    const cell = cells[row]?.[column];
    if (!cell) return '';
    const [left, right] = [rows[row].name, columns[column].name];
    const { to, low, high, gain } = cell;
    if (to === undefined)
      return `Left’s ${left} and Right’s ${right} have no result together${fills ? ': press the cell to give them one' : ''}.`;
    const leads = `Left’s ${left} and Right’s ${right} lead to ${called(to)}`;
    if (low === undefined) return `${leads}, which has no value.`;
    const worth = worthOnMatrix(low, high);
    return `${leads}${gain === undefined || gain === '0' ? `, worth ${worth}.` : `: ${worth} with the ${signedGain(gain)} that the joint round gains.`}`;
  }
  const [side, at]: [MatrixSide, number] = row === undefined ? ['columns', column ?? 0] : ['rows', row];
  const line = answer[side][at];
  if (!line) return '';
  if (without?.[side].includes(at))
    return `${words.matrix.leftOut(side, line.name)} ${presses ? 'Press to include it again.' : ''}`.trim();
  const found = dominanceIn(seen, side).get(at);
  const others = seen.inGame[side].map((i) => answer[side][i]);
  const says = found
    ? words.matrix.dominated(side, line.name, found.strictly, listedShares(found.mixture, others))
    : seen.solution
      ? words.matrix.notDominated(side, line.name)
      : '';
  return `${says} ${presses ? 'Press to leave it out.' : ''}`.trim();
}
