/**
 * Reads operators by their names, with their operands in brackets, names of nodes, and methods of CGSuite.
 */
import { instead, translated } from './cgsuite.ts';
import type { ReckonStep, StepsRead } from './expression.ts';
import { type Operator, operators } from './operators.ts';
import { ahead, type ExpressionReader, nested, steppedOver, stoppedAt } from './reader.ts';

type ReadTerms = (reader: ExpressionReader) => StepsRead;

const byName = new Map(operators.map((operator) => [operator.name, operator]));

/** How an operator is written. */
export const writtenAs = ({ name, takes }: Operator): string => `${name}(${takes.join(', ')})`;

/** The words joined by hyphens that begin at the next token, if a bracket follows; undefined if none does. */
function wordBeforeBracket(
  reader: ExpressionReader,
): { readonly word: string; readonly length: number } | undefined {
  const words: string[] = [];
  for (let further = 0; ; further += 2) {
    const token = ahead(reader, further);
    if (token.kind !== 'letter' || reader.quoted.has(token.column)) return undefined;
    words.push(token.letter);
    const { kind } = ahead(reader, further + 1);
    if (kind === '(') {
      // Of a − heat(…) only heat is the operator.
      const word = words.join('-');
      return words.length === 1 || byName.has(word) ? { word, length: further + 1 } : undefined;
    }
    if (kind !== '-') return undefined;
  }
}

/** An operator with its operands, or the name of a node. */
export function readApplied(reader: ExpressionReader, readTerms: ReadTerms): StepsRead {
  const token = ahead(reader);
  if (token.kind !== 'letter') return undefined;
  const { column } = token;
  const found = wordBeforeBracket(reader);
  if (!found) {
    reader.at++;
    return [{ do: 'node', name: reader.quoted.get(column) ?? token.letter, column }];
  }
  const operator = byName.get(found.word);
  if (!operator) return stoppedAt(reader, column, noOperator(found.word));
  reader.at += found.length;
  return readOperands(reader, operator, [], column, readTerms);
}

const noOperator = (word: string): string => {
  const ours = Object.hasOwn(translated, word) ? translated[word] : undefined;
  return ours === undefined
    ? `there is no operator ${word}; the operators are ${operators.map(({ name }) => name).join(', ')}`
    : `CGSuite’s ${word} is ${ours} here`;
};

/** tiny(…) and miny(…) with names in the brackets; with none the notation has them. */
export function readTiny(reader: ExpressionReader, word: string, readTerms: ReadTerms): StepsRead {
  const { column } = ahead(reader);
  reader.at++;
  return readOperands(reader, byName.get(word) as Operator, [], column, readTerms);
}

/** Reads the bracket with the operands; one may have been read before it. */
function readOperands(
  reader: ExpressionReader,
  operator: Operator,
  before: readonly ReckonStep[],
  column: number,
  readTerms: ReadTerms,
): StepsRead {
  const steps = [...before];
  const { length } = operator.takes;
  const given = before.length > 0 ? 1 : 0;
  if (!steppedOver(reader, '(')) {
    return length === given
      ? [...steps, { do: 'apply', operator, column }]
      : stoppedAt(
          reader,
          ahead(reader).column,
          `the operands must stand here in brackets; write ${writtenAs(operator)}`,
        );
  }
  for (let count = given; count < length; count++) {
    if (count > given && !steppedOver(reader, ','))
      return stoppedAt(reader, ahead(reader).column, `a comma must stand here; write ${writtenAs(operator)}`);
    const operand = nested(reader, () => readTerms(reader));
    if (!operand) return undefined;
    for (const step of operand) steps.push(step);
  }
  const { kind, column: at } = ahead(reader);
  if (!steppedOver(reader, ')'))
    return stoppedAt(
      reader,
      at,
      kind === ','
        ? `there are too many operands; write ${writtenAs(operator)}`
        : 'the closing bracket ) must stand here',
    );
  steps.push({ do: 'apply', operator, column });
  return steps;
}

/**
 * `.Heat(1)` behind a game, as CGSuite has it. It takes games in canonical form, also as the base of an
 * ordinal sum.
 */
export function readMethod(
  reader: ExpressionReader,
  game: readonly ReckonStep[],
  readTerms: ReadTerms,
): StepsRead {
  reader.at++;
  const token = ahead(reader);
  if (token.kind !== 'letter') return undefined;
  const { letter: word, column } = token;
  reader.at++;
  const name = Object.hasOwn(translated, word) ? translated[word] : undefined;
  const operator = name === undefined ? undefined : byName.get(name);
  if (!operator) {
    const other = Object.hasOwn(instead, word) ? `; ${instead[word]}` : '';
    return stoppedAt(reader, column, `CGSuite’s .${word} is not here${other}`);
  }
  return readOperands(reader, operator, [...game, { do: 'canonical', column }], column, readTerms);
}
