/** Fragments of positions in a text of rules: their reader and their printer. Linear. */

import type { RulesLine } from './rules-line.ts';
import { withUsualSigns } from './usual-signs.ts';
import type { Fragment, FragmentCell } from './written-rules.ts';

/** Signs that have a meaning of their own in a text of rules, so that no piece has them. */
export const isPieceSign = (sign: string): boolean =>
  sign.length === 1 &&
  withUsualSigns(sign) === sign &&
  !/[\s./_~[\]*,:!>→'’"\u2010-\u2015\ud800-\udfff-]/.test(sign);

/** One cell of a fragment. */
const cellPattern = /(?:\[([^\]\s,]*)\]|([^\s,[\]]))(\*?)/y;

/** A fragment, up to a blank, a comma or an arrow; undefined where there is none. */
export function takeFragment(line: RulesLine): Fragment | undefined {
  const at = line.at();
  const written = line.take(/(?:(?!->|→)[^\s,])+/y)?.[0];
  if (written === undefined) return undefined;
  const rows: FragmentCell[][] = [[]];
  for (let next = 0; next < written.length; ) {
    const wrong = (says: string, length = 1): void =>
      line.wrong(says, length, { ...at, column: at.column + next });
    if (written[next] === '/') {
      rows.push([]);
      next++;
      continue;
    }
    cellPattern.lastIndex = next;
    const found = cellPattern.exec(written);
    if (!found) {
      wrong('is a bracket without its other half; write [LR] for one of these signs');
      next++;
      continue;
    }
    const [whole, several, one, star] = found;
    const cell = cellOf(several, one, star !== '', (says) => wrong(says, whole.length));
    if (cell) rows[rows.length - 1].push(cell);
    next += whole.length;
  }
  return { rows, at };
}

function cellOf(
  several: string | undefined,
  one: string,
  isRun: boolean,
  wrong: (says: string) => void,
): FragmentCell | undefined {
  if (several !== undefined) {
    const signs = [...new Set(several)].filter((sign) => sign === '.' || isPieceSign(sign)).join('');
    if (signs === '' || [...new Set(several)].length > signs.length) {
      wrong('is not a class of signs; write the signs between the brackets, like [LR]');
      if (signs === '') return undefined;
    }
    return { kind: isRun ? 'run' : 'class', signs };
  }
  if (one === '_') return isRun ? { kind: 'run', signs: '_' } : { kind: 'any' };
  if (one === '~') {
    if (isRun) wrong('is a run beyond the edge; write ~ alone');
    return { kind: 'edge' };
  }
  if (one !== '.' && !isPieceSign(one)) {
    wrong(
      one === '*'
        ? 'repeats nothing; write a sign or a class before *, like .* or [LR]*'
        : 'is not a sign of a piece; write a letter, a figure, or a sign like # or +',
    );
    return undefined;
  }
  return isRun ? { kind: 'run', signs: one } : { kind: 'sign', sign: one };
}

export function textOfCell(cell: FragmentCell): string {
  switch (cell.kind) {
    case 'sign':
      return cell.sign;
    case 'class':
      return `[${cell.signs}]`;
    case 'any':
      return '_';
    case 'edge':
      return '~';
    case 'run':
      return cell.signs.length === 1 ? `${cell.signs}*` : `[${cell.signs}]*`;
  }
}

export const textOfFragment = ({ rows }: Pick<Fragment, 'rows'>): string =>
  rows.map((row) => row.map(textOfCell).join('')).join('/');
