/** An answer as JSON: values and canonical forms as the file contract prints them, typed arrays as lists. */
import { printDouble } from '../numbers/dyadics.ts';
import type { SumHeat } from '../sums/sum-heat.ts';
import type { Heat } from '../theories/partizan/temperature/heat.ts';
import type { ToldPiece } from '../theories/partizan/temperature/places-of-walls.ts';
import type { Thermograph } from '../theories/partizan/temperature/thermograph.ts';
import { thermographData, wallPieceData } from '../theories/partizan/temperature/thermograph-data.ts';
import { type CanonicalForm, compactForm, isDyadic } from '../values/form.ts';
import { formData } from '../values/scoring.ts';
import type { ScoringForm } from '../values/scoring-form.ts';
import type { Kind, Value } from '../values/value.ts';
import { valueData } from '../values/words.ts';

/** Answers are records a few levels deep; their lists are long, not deep. */
export function answerData(part: unknown): unknown {
  if (ArrayBuffer.isView(part)) return Array.from(part as Uint32Array);
  if (Array.isArray(part)) return part.map(answerData);
  if (typeof part !== 'object' || part === null) return part;
  if (isHeat(part)) return heatData(part);
  if (isSumHeat(part)) return withText(part);
  if (isPiece(part)) return wallPieceData(part);
  if (isThermograph(part)) return thermographData(part);
  if (isValue(part)) return valueData(part);
  if (isScoringForm(part)) return formData(part);
  if (isForm(part)) return isDyadic(part) ? part : compactForm(part);
  return Object.fromEntries(Object.entries(part).map(([name, member]) => [name, answerData(member)]));
}

/**
 * The members of each kind of value besides `kind`. They tell a value from other parts of answers that have
 * the same `kind`: a line of play may end `covered`, and a game may be `cyclic`. Where there are several
 * lists, one of them is enough.
 */
const members: Readonly<Record<Kind, readonly (readonly string[])[]>> = {
  nimber: [['n']],
  cyclic: [['exits']],
  nymphet: [['n']],
  moon: [['phase']],
  loony: [[]],
  'full-moon': [[]],
  'new-moon': [[]],
  covered: [['finite'], ['cofinite']],
  undetermined: [[]],
  stopper: [['canonical']],
  sided: [['onside', 'offside']],
  unsided: [[]],
  scoring: [['ls', 'rs']],
  expected: [['low', 'high', 'rightSees', 'leftSees']],
  misere: [['genus', 'tame']],
};

const isValue = (part: object): part is Value =>
  'kind' in part &&
  typeof part.kind === 'string' &&
  Object.hasOwn(members, part.kind) &&
  members[part.kind as Kind].some((names) => names.every((name) => name in part));

const isHeat = (part: object): part is Heat => 'thermograph' in part && 'confusedWith' in part;

const isSumHeat = (part: object): part is SumHeat => 'kind' in part && part.kind === 'heat';

function withText({ mean, temperature, pieces, ...others }: SumHeat): object {
  return {
    ...others,
    mean: printDouble(mean),
    temperature: printDouble(temperature),
    pieces: pieces.map((piece) => ({
      ...piece,
      mean: printDouble(piece.mean),
      temperature: printDouble(piece.temperature),
    })),
  };
}

const isThermograph = (part: object): part is Thermograph =>
  'temperature' in part && 'left' in part && 'right' in part;

const isPiece = (part: object): part is ToldPiece => 'wall' in part && 'line' in part;

/** Numbers are fractions as text, as everywhere in the file contract. */
function heatData({ stops, confusedWith, isNumber, closeTo, thermograph, reduced }: Heat): object {
  return {
    stops: [printDouble(stops.left), printDouble(stops.right)],
    confusedWithStops: [confusedWith.left, confusedWith.right],
    isNumber,
    ...(closeTo !== undefined && { closeTo: printDouble(closeTo) }),
    thermograph: thermographData(thermograph),
    ...(reduced && { reduced: answerData(reduced) }),
  };
}

const isScoringForm = (part: object): part is ScoringForm => 'leftScores' in part && 'rightScores' in part;

const isForm = (part: object): part is CanonicalForm =>
  'numerator' in part || ('count' in part && 'left' in part && 'right' in part);
