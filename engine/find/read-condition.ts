/**
 * Reads conditions: `value = ↑ and temperature > 1`, `not (is number or has cycle)`. Every part that cannot
 * be read is named by its place, and nothing of a text is ever run. Reading recurses on brackets, whose depth
 * is bounded. Linear in the text, besides the values in it.
 */
import { type Outcome, partizanOutcomes } from '../outcome/outcome.ts';
import type { SignOfOrder } from '../reckon/expression.ts';
import { accepted, type Problem, type Result, refused } from '../result.ts';
import {
  type ConditionTerm,
  type GameCondition,
  type PartOfShape,
  type PropertyOfValue,
  partsOfShape,
  propertiesOfValues,
} from './condition.ts';
import type { GameSum } from './game-sum.ts';
import {
  firstSign,
  gameBefore,
  isSumInBrackets,
  namesPair,
  onlyOfPairs,
  readWordOfPair,
  splitSaid,
  termOf,
} from './read-pair.ts';
import { nameInstead, natureOf, readRightSide, readValueWritten, termNamed } from './read-term.ts';

/** A longer text is refused. */
const longestCondition = 4000;

/** More brackets inside one another are refused. */
const mostBrackets = 60;

type ConditionReader = {
  readonly text: string;
  readonly numbers: readonly string[];
  /** Whether it is a condition on a pair of games. */
  readonly isOfPair: boolean;
  at: number;
  depth: number;
  readonly problems: Problem[];
};

/**
 * The condition that a text says; refused with every problem by its place. `numbers` are the names of the
 * numbers where the members of a family are searched.
 */
export const readGameCondition = (text: string, numbers: readonly string[] = []): Result<GameCondition> =>
  conditionIn(text, numbers, false);

/** The same of a pair: each word is said of G, of H, or of a sum of them, as `value(G + H) = 0`. */
export const readPairCondition = (text: string): Result<GameCondition> => conditionIn(text, [], true);

function conditionIn(text: string, numbers: readonly string[], isOfPair: boolean): Result<GameCondition> {
  const reader: ConditionReader = { text, numbers, isOfPair, at: 0, depth: 0, problems: [] };
  if (text.length > longestCondition) {
    const most = longestCondition.toLocaleString('en');
    wrongAt(reader, longestCondition, `a condition has at most ${most} characters; write a shorter one`);
    return refused(reader.problems);
  }
  const condition = readSome(reader);
  if (reader.at < text.length)
    wrongAt(reader, reader.at, 'no bracket ( was opened before this ); leave it out');
  return condition && reader.problems.length === 0 ? accepted(condition) : refused(reader.problems);
}

/** Records a problem at a place of the text, and returns undefined. */
function wrongAt({ problems }: ConditionReader, at: number, says: string): undefined {
  problems.push({ place: `character ${at + 1}`, says });
  return undefined;
}

function skipSpaces(reader: ConditionReader): void {
  while (/\s/.test(reader.text.charAt(reader.at))) reader.at++;
}

const wordAt = /(?<![\p{L}\d_-])(and|or|not)(?![\p{L}\d_-])/iuy;

/** The word that joins conditions at a place. */
function joinsAt(text: string, at: number): string | undefined {
  wordAt.lastIndex = at;
  return wordAt.exec(text)?.[1].toLowerCase();
}

function steppedOverWord(reader: ConditionReader, word: string): boolean {
  skipSpaces(reader);
  if (joinsAt(reader.text, reader.at) !== word) return false;
  reader.at += word.length;
  return true;
}

/** Conditions with one word between them; all are read, even if one is wrong. */
function readJoined(
  reader: ConditionReader,
  word: 'and' | 'or',
  read: (reader: ConditionReader) => GameCondition | undefined,
): GameCondition | undefined {
  const parts = [read(reader)];
  while (steppedOverWord(reader, word)) parts.push(read(reader));
  const good = parts.filter((part) => part !== undefined);
  if (good.length < parts.length) return undefined;
  return good.length === 1 ? good[0] : { kind: word === 'and' ? 'all' : 'some', of: good };
}

const readSome = (reader: ConditionReader): GameCondition | undefined => readJoined(reader, 'or', readAll);
const readAll = (reader: ConditionReader): GameCondition | undefined => readJoined(reader, 'and', readOne);

/** A condition alone, with any number of `not` before it, or one in brackets. */
function readOne(reader: ConditionReader): GameCondition | undefined {
  let negations = 0;
  while (steppedOverWord(reader, 'not')) negations++;
  skipSpaces(reader);
  const opened = reader.at;
  const isBracket = reader.text[opened] === '(' && !(reader.isOfPair && isSumInBrackets(reader.text, opened));
  if (reader.depth + negations + Number(isBracket) > mostBrackets) {
    reader.at = reader.text.length;
    return wrongAt(reader, opened, `there are more than ${mostBrackets} brackets here; write fewer`);
  }
  let condition: GameCondition | undefined;
  if (isBracket) {
    reader.at++;
    reader.depth += negations + 1;
    condition = readSome(reader);
    reader.depth -= negations + 1;
    if (reader.text[reader.at] === ')') reader.at++;
    else if (reader.problems.length === 0)
      return wrongAt(reader, reader.at, 'the bracket ( is not closed; write )');
    skipSpaces(reader);
    const after = reader.text.charAt(reader.at);
    if (after !== '' && after !== ')' && joinsAt(reader.text, reader.at) === undefined) {
      endOfPart(reader);
      return wrongAt(
        reader,
        opened,
        'the word and, or the word or, is missing after this bracket; write one',
      );
    }
  } else condition = readPart(reader);
  for (; condition && negations > 0; negations--) condition = { kind: 'not', of: condition };
  return condition;
}

/** Steps to the end of a part without joining words: brackets of values belong to it. */
function endOfPart(reader: ConditionReader): number {
  const { text } = reader;
  let depth = 0;
  for (; reader.at < text.length; reader.at++) {
    const sign = text[reader.at];
    if ('({['.includes(sign)) depth++;
    else if (')}]'.includes(sign) && depth > 0) depth--;
    else if (sign === ')') break;
    else if (depth === 0) {
      const word = joinsAt(text, reader.at);
      if (word === 'and' || word === 'or') break;
    }
  }
  return reader.at;
}

const exampleFor = ({ isOfPair }: ConditionReader): string =>
  isOfPair ? 'write one, as G > H or G is number' : 'write one, as value = ↑ or is number';

function readPart(reader: ConditionReader): GameCondition | undefined {
  const from = reader.at;
  const part = reader.text.slice(from, endOfPart(reader)).trimEnd();
  if (part === '') return wrongAt(reader, from, `a condition is missing here; ${exampleFor(reader)}`);
  const said = splitSaid(part);
  if (!said) return readComparison(reader, part, from);
  const { subject, verb, rest } = said;
  const at = from + part.length - rest.length;
  let game: GameSum | undefined;
  if (reader.isOfPair) {
    const read = gameBefore(subject, verb, rest);
    if (!read.ok) return wrongAt(reader, from, read.problems[0].says);
    game = read.value;
  } else if (subject !== '')
    return wrongAt(
      reader,
      from,
      namesPair(subject)
        ? onlyOfPairs
        : `"${subject}" stands before ${verb}; write ${verb} ${rest}, of the game that is searched`,
    );
  return verb === 'is' ? readIs(reader, rest, at, game) : readHas(reader, rest, at, game);
}

function readIs(
  reader: ConditionReader,
  said: string,
  at: number,
  game: GameSum | undefined,
): GameCondition | undefined {
  const [, not, word] = /^(not\s+)?(?:an?\s+)?(.*)$/is.exec(said) as RegExpExecArray;
  const property = propertiesOfValues.find((each) => each === word.trim().toLowerCase());
  if (property === undefined)
    return wrongAt(
      reader,
      at,
      `a value is not said to be "${word.trim()}"; give ${propertiesOfValues.join(', ')}`,
    );
  return negatedIf(not !== undefined, { kind: 'is', property, ...(game && { game }) } satisfies {
    kind: 'is';
    property: PropertyOfValue;
    game?: GameSum;
  });
}

function readHas(
  reader: ConditionReader,
  said: string,
  at: number,
  game: GameSum | undefined,
): GameCondition | undefined {
  const [, no, word] = /^(no\s+)?(?:an?\s+)?(.*)$/is.exec(said) as RegExpExecArray;
  const part = partsOfShape.find((each) => each === word.trim().toLowerCase());
  if (part === undefined)
    return wrongAt(
      reader,
      at,
      `a drawing is not said to have "${word.trim()}"; give ${partsOfShape.join(' or ')}`,
    );
  return negatedIf(no !== undefined, { kind: 'has', part, ...(game && { game }) } satisfies {
    kind: 'has';
    part: PartOfShape;
    game?: GameSum;
  });
}

const negatedIf = (isNegated: boolean, condition: GameCondition): GameCondition =>
  isNegated ? { kind: 'not', of: condition } : condition;

type SignFound = NonNullable<ReturnType<typeof firstSign>>;

function readComparison(reader: ConditionReader, part: string, from: number): GameCondition | undefined {
  const { numbers, isOfPair } = reader;
  const example = exampleFor(reader);
  const found = firstSign(part);
  if (!found) {
    const isName =
      termNamed(part, numbers) !== undefined ||
      ['outcome', 'form'].includes(part.toLowerCase()) ||
      (isOfPair && readWordOfPair(part)?.ok === true);
    return wrongAt(
      reader,
      from,
      isName
        ? `a sign is missing after ${part}, such as = or <; ${example}`
        : `"${part}" is no condition; ${example}`,
    );
  }
  const name = part.slice(0, found.at).trim();
  const written = part.slice(found.at + found.length);
  const right = written.trim();
  const rightFrom = from + found.at + found.length + written.length - written.trimStart().length;
  if (right === '') return wrongAt(reader, rightFrom, `what ${name} is compared with is missing; ${example}`);
  if (!isOfPair && namesPair(name)) return wrongAt(reader, from, onlyOfPairs);
  if (!isOfPair && namesPair(right)) return wrongAt(reader, rightFrom, onlyOfPairs);
  const applied = isOfPair ? readWordOfPair(name) : undefined;
  if (applied && !applied.ok) return wrongAt(reader, from, applied.problems[0].says);
  const { word, game } = applied?.value ?? { word: name, game: undefined };
  if (word.toLowerCase() === 'outcome') return readOutcome(reader, found, right, from, rightFrom, game);
  if (word.toLowerCase() === 'form') return readForm(reader, found, right, from, rightFrom, game);
  if (found.sign === '<' && right.startsWith('>'))
    return wrongAt(reader, from + found.at, `<> is no sign here; write ${name} != ${right.slice(1).trim()}`);
  const beside = isOfPair ? readWordOfPair(right) : undefined;
  const left = isOfPair && !game ? undefined : termOf(word, numbers, game);
  if (!left) {
    const isTurned = isOfPair ? beside?.ok === true : termNamed(right, numbers) !== undefined;
    if (isTurned && name !== '' && readValueWritten(name).ok)
      return wrongAt(reader, from, `the name comes first; write ${right} ${turnedSign[found.sign]} ${name}`);
    const says = name === '' ? 'a name is missing before this sign' : `there is no "${name}" here`;
    const instead = isOfPair ? 'write G, H, or a word of them, as mean(G)' : nameInstead(name, numbers);
    return wrongAt(reader, from, `${says}; ${instead}`);
  }
  if (beside && !beside.ok) return wrongAt(reader, rightFrom, beside.problems[0].says);
  if (!isEquality(found) && left.kind === 'measure' && natureOf(left.id) === 'words')
    return wrongAt(reader, from + found.at, `what ${left.id} says is in no order; give = or !=`);
  const term = beside && termOf(beside.value.word, [], beside.value.game);
  const read = term ? accepted(term) : readRightSide(right, left, numbers);
  if (!read.ok) {
    for (const { place, says } of read.problems) {
      const within = Number(/^character (\d+)$/.exec(place)?.[1] ?? 1) - 1;
      wrongAt(reader, rightFrom + within, says);
    }
    return undefined;
  }
  if (!isEquality(found) && !isOrdered(read.value))
    return wrongAt(
      reader,
      from + found.at,
      `the order of ${right} and other values is not known; give = or !=`,
    );
  return { kind: 'compare', left, sign: found.sign, right: read.value };
}

const turnedSign: Readonly<Record<SignOfOrder, SignOfOrder>> = {
  ...{ '=': '=', '!=': '!=', '||': '||', '<': '>', '>': '<', '<=': '>=', '>=': '<=', '<|': '|>', '|>': '<|' },
};

const isEquality = ({ sign }: SignFound): boolean => sign === '=' || sign === '!=';

/** Whether a side can be less or greater than something. */
function isOrdered(term: ConditionTerm): boolean {
  if (term.kind !== 'written' || term.number) return true;
  return term.value === undefined || ['nimber', 'stopper', 'sided'].includes(term.value.kind);
}

function readOutcome(
  reader: ConditionReader,
  found: SignFound,
  right: string,
  from: number,
  rightFrom: number,
  game: GameSum | undefined,
): GameCondition | undefined {
  if (!isEquality(found)) wrongAt(reader, from + found.at, 'outcomes are in no order here; give = or !=');
  const beside = game && readWordOfPair(right);
  if (game && beside?.ok && beside.value.word === 'outcome' && isEquality(found))
    return negatedIf(found.sign === '!=', { kind: 'same-outcome', left: game, right: beside.value.game });
  const outcome: Outcome | undefined = partizanOutcomes.find((each) => each === right);
  if (outcome === undefined)
    wrongAt(
      reader,
      rightFrom,
      beside && !beside.ok
        ? beside.problems[0].says
        : `there is no outcome "${right}"; give ${partizanOutcomes.join(', ')}`,
    );
  if (outcome === undefined || !isEquality(found)) return undefined;
  return negatedIf(found.sign === '!=', { kind: 'outcome', outcome, ...(game && { game }) });
}

function readForm(
  reader: ConditionReader,
  found: SignFound,
  right: string,
  from: number,
  rightFrom: number,
  game: GameSum | undefined,
): GameCondition | undefined {
  const isDrawing = right.toLowerCase() === 'drawing';
  if (!isDrawing)
    wrongAt(reader, rightFrom, 'the form is only compared with the drawing; write form = drawing');
  if (!isEquality(found)) wrongAt(reader, from + found.at, 'forms are in no order; give = or !=');
  if (!isDrawing || !isEquality(found)) return undefined;
  return negatedIf(found.sign === '!=', { kind: 'form', ...(game && { game }) });
}
