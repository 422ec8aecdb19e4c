/** What a position is worth in few enough signs for a board: its value, or the letter of its outcome. */
import { outcomeClasses } from '../../engine/outcome/index.ts';
import { type Mark, markOf, textOf } from '../../engine/values/index.ts';
import type { PositionSeen } from '../store/state/answers.ts';
import { words } from '../words.ts';

/** In characters: a longer value is given in the label of its place and in the list of moves. */
const longestValue = 8;

type Worth = Pick<PositionSeen, 'value' | 'outcome'> & { readonly unseen?: boolean | undefined };

/** Signs on the base line. */
export const plainMark = (text: string): Mark =>
  text === '' ? [] : [{ text, face: 'roman', script: 'base' }];

/** Empty where nothing is known. */
export function shortWorth({ value, outcome, unseen }: Worth): Mark {
  if (unseen) return plainMark(words.hiddenSign);
  const text = value && textOf(value);
  if (value && text !== undefined && text.length <= longestValue) {
    const mark = markOf(value);
    // Moons are drawn shapes; a text has a letter for each.
    return mark.every((run) => 'text' in run) ? mark : plainMark(text);
  }
  return plainMark(outcome ? outcomeClasses[outcome].letter : '');
}
