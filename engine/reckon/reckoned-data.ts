/** What was found for an expression, as JSON and in lines for people. */
import { uptimalData, uptimalText } from '../theories/partizan/operators/uptimal.ts';
import type { WeightProof } from '../theories/partizan/operators/weight-proof.ts';
import type { Value } from '../values/value.ts';
import { saidOf, textOf, valueData } from '../values/words.ts';
import type { Reckoning } from './reckoned.ts';

const valueText = (value: Value) => ({
  value: valueData(value),
  text: textOf(value),
  latex: valueData(value).latex,
});

/** The answer as JSON, with the operands that were read in the expression. */
export function reckonedData(expression: string, found: Reckoning) {
  const { kind, operands, notes } = found;
  return {
    expression,
    kind,
    ...answerData(found),
    operands: operands.map(({ typed, isNode, value }) => ({
      [isNode ? 'node' : 'typed']: typed,
      text: textOf(value),
    })),
    notes,
  };
}

function answerData(found: Reckoning) {
  switch (found.kind) {
    case 'value':
      return { ...valueText(found.value), ...(found.proof && { proof: proofData(found.proof) }) };
    case 'games':
      return { text: found.values.map(textOf).join(', '), values: found.values.map(valueText) };
    case 'uptimal':
      return { text: uptimalText(found), ...uptimalData(found) };
    case 'outcome':
      return { text: found.outcome, outcome: found.outcome };
    case 'order': {
      const { sign, holds, relation, values } = found;
      return { text: String(holds), sign, holds, relation, values: values.map(valueText) };
    }
  }
}

const proofData = ({ isEccentric, isAllSmall, ofOptions, difference, remote, between }: WeightProof) => ({
  eccentric: isEccentric,
  allSmall: isAllSmall,
  leftOptions: ofOptions.left.map(textOf),
  rightOptions: ofOptions.right.map(textOf),
  difference: textOf(difference),
  remoteStar: remote,
  between: between.map(textOf),
});

/** The answer, its proof and its notes, in lines. */
export function reckonedLines(found: Reckoning): readonly string[] {
  return [answerLine(found), ...proofLines(found), ...found.notes];
}

function answerLine(found: Reckoning): string {
  switch (found.kind) {
    case 'value':
      return saidOf(found.value);
    case 'games':
      return found.values.length === 0 ? 'none' : found.values.map(saidOf).join(', ');
    case 'uptimal':
      return uptimalText(found);
    case 'outcome':
      return found.outcome;
    case 'order': {
      const [a, b] = found.values.map(saidOf);
      return `${found.holds ? 'true' : 'false'}: ${a} ${found.relation} ${b}`;
    }
  }
}

function proofLines(found: Reckoning): readonly string[] {
  if (found.kind !== 'value' || !found.proof) return [];
  const { isEccentric, ofOptions, difference, between } = found.proof;
  const [low, high] = between.map(textOf);
  const options = [ofOptions.left, ofOptions.right].map((side) => side.map(textOf).join(', '));
  return [
    `weights of the options, Left’s less 2 and Right’s plus 2: {${options.join('|')}}${isEccentric ? '; eccentric' : ''}`,
    `proof: ${low} <= ${textOf(difference)} <= ${high}, where the middle is the game less its weight times ↑`,
  ];
}

/** What each operand was read as, where its value is written otherwise than it was typed: "^ is ↑". */
export const operandsSaid = ({ operands }: Reckoning): readonly string[] => [
  ...new Set(
    operands.flatMap(({ typed, value }) => (textOf(value) === typed ? [] : [`${typed} is ${saidOf(value)}`])),
  ),
];
