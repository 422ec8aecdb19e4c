/**
 * The words by which operators are applied to games in expressions, so that a text with operators is known
 * before it is carried out.
 */

/** The names of the operators, in the order of the page about them. */
export const operatorWords = [
  'ordinal',
  'norton',
  'conway',
  'inverse',
  'heat',
  'overheat',
  'cool',
  'reduced',
  'companion',
  'tiny',
  'miny',
  'left-stop',
  'right-stop',
  'mean',
  'temperature',
  'birthday',
  'atomic-weight',
  'uptimal',
  'incentives',
  'left-incentives',
  'right-incentives',
  'outcome',
] as const;

/** The methods of CGSuite that mean an operator. */
export const methodWords = [
  'AtomicWeight',
  'Birthday',
  'Companion',
  'ConwayMultiply',
  'ConwayProduct',
  'Cool',
  'Heat',
  'Incentives',
  'LeftIncentives',
  'LeftStop',
  'Mean',
  'NortonMultiply',
  'OrdinalSum',
  'OutcomeClass',
  'Overheat',
  'Rcf',
  'ReducedCanonicalForm',
  'RightIncentives',
  'RightStop',
  'Temperature',
  'UptimalExpansion',
] as const;

const applied = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:${operatorWords.join('|')})\\s*\\(|\\.\\s*(?:${methodWords.join('|')})(?![\\p{L}\\p{N}_])`,
  'u',
);

/** A longer text is not taken for an expression in place of a game. */
const longestText = 2000;

/** Two words in a row are in no expression, but in every sentence: "the mean (or average) value". */
const hasSentence = (text: string): boolean => /\p{L}{2,}[ \t]+\p{L}{2,}/u.test(text);

/** Whether an operator is applied in a text, by its name before a bracket or as a method of CGSuite. */
export const appliesOperators = (text: string): boolean =>
  text.length <= longestText && applied.test(text) && !hasSentence(text);
