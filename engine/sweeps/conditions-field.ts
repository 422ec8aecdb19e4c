/** The conditions of a family as one text, as a field has them. */
import { printCondition, readCondition } from './conditions.ts';

/**
 * The conditions that a field says in one text: those on numbers alone with spaces or commas between them,
 * as `m+n<=8 k<3`, or any with commas between them, as `m<n, value = 0`.
 */
export function conditionsInField(text: string): readonly string[] {
  const words = text.split(/[\s,;]+(?![<>=≤≥])/).filter(Boolean);
  if (words.every((word) => readCondition(word))) return words;
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if ('({['.includes(sign)) depth++;
    else if (')}]'.includes(sign)) depth--;
    if (depth <= 0 && (sign === ',' || sign === ';')) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The text of such a field. */
export function printConditions(conditions: readonly string[]): string {
  const printed = conditions.map((text) => {
    const condition = readCondition(text);
    return condition ? printCondition(condition) : text;
  });
  return printed.join(conditions.every((text) => readCondition(text)) ? ' ' : ', ');
}
