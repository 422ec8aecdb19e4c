/** An answer as JSON: values and canonical forms as the file contract prints them, typed arrays as lists. */
import {
  type CanonicalForm,
  compactForm,
  formData,
  isDyadic,
  kinds,
  type ScoringForm,
  type Value,
  valueData,
} from '../../engine/index.ts';

/** Answers are records a few levels deep; their lists are long, not deep. */
export function answerData(part: unknown): unknown {
  if (ArrayBuffer.isView(part)) return Array.from(part as Uint32Array);
  if (Array.isArray(part)) return part.map(answerData);
  if (typeof part !== 'object' || part === null) return part;
  if (isValue(part)) return valueData(part);
  if (isScoringForm(part)) return formData(part);
  if (isForm(part)) return isDyadic(part) ? part : compactForm(part);
  return Object.fromEntries(Object.entries(part).map(([name, member]) => [name, answerData(member)]));
}

const isValue = (part: object): part is Value =>
  'kind' in part && (kinds as readonly unknown[]).includes(part.kind);

const isScoringForm = (part: object): part is ScoringForm => 'leftScores' in part && 'rightScores' in part;

const isForm = (part: object): part is CanonicalForm =>
  'numerator' in part || ('count' in part && 'left' in part && 'right' in part);
