/**
 * What the file of a lesson may say of how a class answers a view: the members of each way, and whether a
 * number is a number and a value a value. Whether nodes are there is for the reader to say, who knows the
 * drawing.
 */
import { described, isFields, namesListed } from '../document/checks.ts';
import {
  also,
  fields,
  list,
  naturalNumber,
  needed,
  oneOf,
  part,
  perhaps,
  row,
  type Schema,
  type TitledShape,
  text,
  type ValueShape,
} from '../document/shapes.ts';
import type { Mover } from '../graph/game-graph.ts';
import { nearestWord } from '../nearest-word.ts';
import { parseRational } from '../numbers/rationals.ts';
import { readGame } from '../values/typed-values.ts';
import { parseValue } from '../values/words.ts';
import { type WayToAnswer, waysToAnswer } from './ways.ts';

/** A lesson takes an hour. */
export const mostRounds = 1000;
const [longestNumber, longestValue] = [200, 4000];

/** Why a text is not a number that can be right; undefined where it is one. */
export const whyNoNumber = (written: string): string | undefined =>
  parseRational(written) ? undefined : 'it must be a number, such as 2, 3/4 or 0.75';

/** Why a text is not a value that a drawing can be worth; undefined where it is one. */
export function whyNoWorth(written: string): string | undefined {
  if (written.trim() === '') return 'write the value that a node of the drawing should have';
  if (parseValue(written)) return undefined;
  const read = readGame(written);
  return read.ok ? undefined : `${read.problems[0].place}: ${read.problems[0].says}`;
}

const checkedText = (
  most: number,
  things: string,
  why: (written: string) => string | undefined,
): ValueShape<string> =>
  also(text({ limit: { most, things: 'letters', in: things } }), (checks, place, written) => {
    const problem = why(written);
    if (problem !== undefined) checks.add(place, `is ${described(written)}; ${problem}`);
    return problem === undefined ? written : undefined;
  });

const rightNumber = checkedText(longestNumber, 'a number', whyNoNumber);
const worth = checkedText(longestValue, 'a value', whyNoWorth);

const none = 'name what is right, or leave this member out, and nothing is marked';
const nodes = list(text(), { must: 'a list of nodes', empty: none });
const arcs = list(
  also(
    row({ from: needed('', text()), to: needed('', text()) }, 'the two nodes that an arc joins'),
    (_, __, { from, to }): readonly [string, string] => [from, to],
  ),
  { must: 'a list of arcs', empty: none },
);

const rounds: ValueShape<number> = {
  schema: { type: 'integer', minimum: 1, maximum: mostRounds },
  read: (checks, place, value) =>
    value === 0
      ? void checks.add(place, `is 0; it must be a whole number from 1 to ${mostRounds}`)
      : naturalNumber(mostRounds, `a whole number from 1 to ${mostRounds}`).read(checks, place, value),
};

const says = {
  of: 'The node that is asked about, by its id; of a board, a position. Where it is left out, it is where the value is hidden.',
  right:
    'What is right; without it nothing is marked. It is the text of a number, as `"3/4"`; or nodes by their ids; or arcs, each as the two nodes that it joins; or nodes or positions to which a right move leads. Where a move has none, those moves are right after which the player is best off.',
  player: 'Whose move it is.',
  rounds: 'How many rounds each student plays against the computer.',
  worth: 'The value that a node of the drawing should have, in the notation in which values are typed.',
};

const by = <By extends WayToAnswer['by']>(way: By) => needed('', oneOf<By>([way]));
const of = perhaps('', text());
const moving = { of, rounds: perhaps('', rounds) };

const members: { readonly [By in WayToAnswer['by']]: ValueShape<WayToAnswer> } = {
  value: fields({ by: by('value'), of }),
  outcome: fields({ by: by('outcome'), of }),
  number: fields({ by: by('number'), right: perhaps('', rightNumber) }),
  node: fields({ by: by('node'), right: perhaps('', nodes) }),
  arc: fields({ by: by('arc'), right: perhaps('', arcs) }),
  move: fields({
    by: by('move'),
    player: needed('', oneOf<Mover>(['left', 'right'])),
    of,
    right: perhaps('', nodes),
  }),
  row: fields({ by: by('row'), ...moving }),
  column: fields({ by: by('column'), ...moving }),
  drawing: fields({ by: by('drawing'), worth: needed('', worth) }),
  words: fields({ by: by('words') }),
};

/** A way has its own members and no others. */
const membersOf = (way: WayToAnswer['by']): Schema => {
  const { properties, required } = members[way].schema;
  return {
    if: { properties: { by: { const: way } }, required: ['by'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties, required, propertyNames: { enum: Object.keys(properties as object) } },
  };
};

const schema: Schema = {
  type: 'object',
  properties: {
    by: { description: 'In which way.', enum: waysToAnswer },
    of: { description: says.of, ...of.shape.schema },
    right: { description: says.right, anyOf: [rightNumber.schema, nodes.schema, arcs.schema] },
    player: { description: says.player, enum: ['left', 'right'] },
    rounds: { description: says.rounds, ...rounds.schema },
    worth: { description: says.worth, ...worth.schema },
  },
  required: ['by'],
  additionalProperties: false,
  allOf: waysToAnswer.map(membersOf),
};

const quoted = waysToAnswer.map((way) => `"${way}"`);

export const wayToAnswer: TitledShape<WayToAnswer> = part(
  'answer',
  'Way to answer',
  'How a class answers a view from its phones. Files have it from version 5 on; a view without it asks for the value that it hides.',
  {
    schema,
    read(checks, place, value) {
      const way = isFields(value) ? waysToAnswer.find((each) => each === value.by) : undefined;
      if (way) return members[way].read(checks, place, value);
      const written = isFields(value) ? value.by : undefined;
      const near = typeof written === 'string' ? nearestWord(written, waysToAnswer) : undefined;
      const remedy = near ? `did you mean "${near}"?` : `it must be ${namesListed(quoted, 'or')}`;
      if (isFields(value)) checks.add(`${place}.by`, `is ${described(written)}; ${remedy}`);
      else checks.add(place, `is ${described(value)}; it must be an object, as {"by": "value"}`);
      return undefined;
    },
  },
  [
    { by: 'value', of: 'a' },
    { by: 'number', right: '3/4' },
    { by: 'row', rounds: 10 },
  ],
);
