/**
 * Reads expressions: typed values as the notation has them, names of nodes, `+ − ·`, braces with expressions
 * in them, and operators by their names. The reader of the notation reads every part that is a value without
 * names and operators. Reading recurses on brackets, whose depth is bounded. Linear in the text times the
 * depth.
 */
import { accepted, type Result, refused } from '../result.ts';
import { type Token, tokensOf } from '../values/notation/tokens.ts';
import { type ReckonStep, type SignOfOrder, type StepsRead, signOfOrderAt } from './expression.ts';
import { beginsValue, endOfLiteral, hasNames, matching, spelled } from './literals.ts';
import { readApplied, readMethod, readTiny } from './read-applied.ts';
import { readBracedOptions } from './read-options.ts';
import { ahead, type ExpressionReader, expressionReader, nested, steppedOver, stoppedAt } from './reader.ts';

/** A longer text is refused. */
const longestText = 20_000;

/** In the text as it was typed. */
type Part = { readonly from: number; readonly end: number };

const power = /(?<=[\^↑vV↓]\s*)<\s*(?:\d+|on)\s*>/y;

/** The signs of order outside all brackets. */
function ordersIn(text: string): readonly (Part & { readonly sign: SignOfOrder })[] {
  const found: (Part & { readonly sign: SignOfOrder })[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; ) {
    const sign = text[at];
    if ('({['.includes(sign)) depth++;
    if (')}]'.includes(sign)) depth--;
    power.lastIndex = at;
    const [raised] = power.exec(text) ?? [];
    const order = depth === 0 && raised === undefined ? signOfOrderAt(text, at) : undefined;
    if (order && text.slice(at - 1, at + 1) !== ':=')
      found.push({ from: at, end: at + order.length, sign: order.sign });
    at += raised?.length ?? order?.length ?? 1;
  }
  return found;
}

/**
 * The steps of an expression, or of two with a sign of order between them; refused at the first place where
 * it cannot be read.
 */
export function readExpression(text: string): Result<readonly ReckonStep[]> {
  const at = (column: number, says: string): Result<never> =>
    refused([{ place: `character ${column}`, says }]);
  if (text.length > longestText)
    return at(
      longestText + 1,
      `an expression has at most ${longestText.toLocaleString('en')} characters; write a shorter one`,
    );
  const orders = ordersIn(text);
  if (orders.length > 1)
    return at(orders[1].from + 1, 'a second sign of order cannot stand here; compare two games at a time');
  const [order] = orders;
  if (!order) return readPart(text, { from: 0, end: text.length });
  const left = readPart(text, { from: 0, end: order.from });
  if (!left.ok) return left;
  const right = readPart(text, { from: order.end, end: text.length });
  if (!right.ok) return right;
  return accepted([
    ...left.value,
    ...right.value,
    { do: 'compare', sign: order.sign, column: order.from + 1 },
  ]);
}

const quoted = /"[^"]*"|“[^”]*”/g;

/**
 * Reads one side. Names in quotation marks become words of the same length, so that every token keeps its
 * column.
 */
function readPart(text: string, { from, end }: Part): Result<readonly ReckonStep[]> {
  const names = new Map<number, string>();
  const before = ' '.repeat(from);
  const masked = `${before}${text.slice(from, end)}`.replace(quoted, (name, offset: number) => {
    names.set(offset + 1, name.slice(1, -1));
    return `_${'q'.repeat(name.length - 1)}`;
  });
  const read = tokensOf(masked, { has: () => false });
  const reader = expressionReader(read.ok ? read.tokens : [], text, names);
  const problem = (column: number, says: string): Result<never> =>
    refused([{ place: `character ${column}`, says }]);
  if (!read.ok) return problem(read.stop.column, signInstead(text, read.stop.column) ?? read.stop.says);
  const steps = readTerms(reader);
  const last = ahead(reader);
  if (steps && last.kind !== 'end') stoppedAt(reader, last.column, whatFollows(last));
  if (steps && !reader.stop) return accepted(steps);
  const { column, says } = reader.stop ?? { column: from + 1, says: 'a game must stand here' };
  return problem(column, says);
}

/** What to write for a sign that is another program's. */
function signInstead(text: string, column: number): string | undefined {
  if (text.startsWith(':=', column - 1))
    return 'games are given no names here; write the game itself in its place';
  return text[column - 1] === ':' ? 'write ordinal(G, H) for the ordinal sum G:H' : undefined;
}

const whatFollows = ({ kind }: Token): string =>
  kind === 'bars' || kind === ','
    ? 'a bar or a comma stands between options alone; write braces, as in {1|0}'
    : 'a sign + or - or the end of the expression must stand here';

/** Terms joined by + and −, and two sides joined by &. */
export function readTerms(reader: ExpressionReader): StepsRead {
  const first = readTerm(reader);
  if (!first) return undefined;
  const steps = [...first];
  for (;;) {
    const { kind, column } = ahead(reader);
    if (kind !== '+' && kind !== '-' && kind !== '&') return steps;
    reader.at++;
    const next = kind === '&' ? nested(reader, () => readTerms(reader)) : readTerm(reader);
    if (!next) return undefined;
    for (const step of next) steps.push(step);
    steps.push({ do: kind === '&' ? 'sides' : kind === '+' ? 'add' : 'subtract', column });
  }
}

/** A term with the signs before it; a minus before a number belongs to the number, as the notation has it. */
function readTerm(reader: ExpressionReader): StepsRead {
  const { kind, column } = ahead(reader);
  if (kind !== '-' || ahead(reader, 1).kind === 'number') return readProduct(reader);
  reader.at++;
  const term = nested(reader, () => readTerm(reader));
  return term && [...term, { do: 'negate', column }];
}

/** Factors beside each other, which are added as the notation has it: {1|0}* is {1|0} + *. */
function readProduct(reader: ExpressionReader): StepsRead {
  const first = readFactor(reader);
  if (!first) return undefined;
  const steps = [...first];
  while (beginsValue(ahead(reader)) && ahead(reader).kind !== 'number') {
    const { column } = ahead(reader);
    const next = readFactor(reader);
    if (!next) return undefined;
    steps.push(...next, { do: 'add', column });
    const [last, after] = [reader.tokens[reader.at - 1], ahead(reader)];
    if (last.kind === '*' && ['letter', '(', '{'].includes(after.kind))
      return stoppedAt(
        reader,
        column,
        'this * could multiply or be a summand; write conway(G, H) or norton(G, H) for a product, or G + * + H for a sum',
      );
  }
  return steps;
}

/** One factor with the methods of CGSuite behind it. */
function readFactor(reader: ExpressionReader): StepsRead {
  let steps = readMultiple(reader);
  while (steps && ahead(reader).kind === '·' && ahead(reader, 1).kind === 'letter')
    steps = readMethod(reader, steps, readTerms);
  return steps;
}

const wholeNumber = /^\d{1,15}$/;

/** n·G of a game that is no name of the notation; names have their multiples there. */
function readMultiple(reader: ExpressionReader): StepsRead {
  const isNegative = ahead(reader).kind === '-';
  const at = isNegative ? 1 : 0;
  const first = ahead(reader, at);
  if (first.kind !== 'number') return readAlone(reader);
  const over = ahead(reader, at + 1).kind === '/' ? 2 : 0;
  const sign = ahead(reader, at + 1 + over);
  const factor = ahead(reader, at + 2 + over);
  if ((sign.kind !== '·' && sign.kind !== '*') || !['letter', '{', '('].includes(factor.kind))
    return readAlone(reader);
  if (sign.kind === '·' && factor.kind === 'letter' && reader.isMethod(factor.letter))
    return readAlone(reader);
  const typed = reader.text.slice(ahead(reader).column - 1, sign.column - 1).trim();
  if (sign.kind === '*')
    return stoppedAt(
      reader,
      sign.column,
      `this * could multiply or be a summand; write ${typed}·G for a multiple, or ${typed} + G + * for a sum`,
    );
  if (over > 0 || !wholeNumber.test(first.digits))
    return stoppedAt(
      reader,
      sign.column,
      `only whole numbers of copies are added; write norton(${typed}, G) or conway(${typed}, G)`,
    );
  reader.at += at + 2;
  const { column } = factor;
  const steps = nested(reader, () => readAlone(reader));
  return steps && [...steps, { do: 'times', times: (isNegative ? -1 : 1) * Number(first.digits), column }];
}

/** A name, an operator, a bracket, braces, or a value of the notation. */
function readAlone(reader: ExpressionReader): StepsRead {
  const token = ahead(reader);
  if (token.kind === 'letter' && ahead(reader, 1).kind !== '{') return readApplied(reader, readTerms);
  if (token.kind === '(') {
    reader.at++;
    const inside = nested(reader, () => readTerms(reader));
    if (!inside) return undefined;
    return steppedOver(reader, ')')
      ? inside
      : stoppedAt(reader, ahead(reader).column, 'the closing bracket ) must stand here');
  }
  if (token.kind === '{' && hasNames(reader, reader.at)) return readBracedOptions(reader, readTerms);
  const isIndexed = token.kind === 'word' && (token.word === 'tiny' || token.word === 'miny');
  if (isIndexed && ahead(reader, 1).kind === '(' && hasNames(reader, reader.at + 1))
    return readTiny(reader, token.word, readTerms);
  const prefix = prefixOf(reader);
  if (prefix) {
    reader.at += prefix.length;
    if (ahead(reader).kind === '{')
      return nested(reader, () => readBracedOptions(reader, readTerms, { behindPlusMinus: true }));
    const steps = nested(reader, () => readAlone(reader));
    return steps && [...steps, prefix.step(token.column)];
  }
  return readLiteral(reader);
}

/** ± before a game with names in it, which is an operator there. */
function prefixOf(
  reader: ExpressionReader,
): { readonly length: number; step(column: number): ReckonStep } | undefined {
  const token = ahead(reader);
  if (token.kind !== '±') return undefined;
  const next = ahead(reader, 1);
  const opens = next.kind === '(' || next.kind === '{';
  if (next.kind === 'letter' ? ahead(reader, 2).kind === '{' : !opens || !hasNames(reader, reader.at + 1))
    return undefined;
  return { length: 1, step: (column) => ({ do: 'switch', options: 1, column }) };
}

/** What the notation reads by itself. */
function readLiteral(reader: ExpressionReader): StepsRead {
  const token = ahead(reader);
  const end = endOfLiteral(reader);
  if (end === undefined) return undefined;
  const { column } = token;
  const tokens = reader.tokens.slice(reader.at, end);
  const typed = reader.text.slice(column - 1, reader.tokens[end].column - 1).trimEnd();
  const text = reader.text.includes('\\') ? spelled(tokens) : typed;
  const isForm = token.kind === '{' || token.kind === 'letter';
  reader.at = end;
  const [first, second] = tokens;
  if (first.kind === '*' && (tokens.length === 1 || (tokens.length === 2 && second.kind === 'number'))) {
    if (second?.kind === 'number' && !(/^\d+$/.test(second.digits) && Number(second.digits) < 2 ** 31))
      return stoppedAt(reader, second.column, 'a whole number below 2,147,483,648 must stand after *');
    return [{ do: 'nimber', n: second?.kind === 'number' ? Number(second.digits) : 1, column }];
  }
  return [{ do: 'value', text, isForm: isForm && matching(reader, end - tokens.length) === end - 1, column }];
}
