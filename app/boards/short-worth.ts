/** What a position is worth in so few signs that they stand on a board: its value, else the letter of its outcome. */
import { outcomeClasses } from '../../engine/outcome/index.ts';
import { textOf } from '../../engine/values/index.ts';
import type { PositionSeen } from '../store/state/board.ts';
import { words } from '../words.ts';

/** In characters: a longer value is said by its place and in the list of moves. */
const longestValue = 8;

type Worth = Pick<PositionSeen, 'value' | 'outcome'> & { readonly hidden?: boolean | undefined };

/** Empty where nothing is known. */
export function shortWorth({ value, outcome, hidden }: Worth): string {
  if (hidden) return words.hiddenSign;
  const text = value && textOf(value);
  if (text !== undefined && text.length <= longestValue) return text;
  return outcome ? outcomeClasses[outcome].letter : '';
}
