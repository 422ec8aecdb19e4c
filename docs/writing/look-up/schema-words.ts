/**
 * Says in words what a JSON Schema asks of a value, as the pages print it: "a list of [nodes](#node)",
 * "number above 0".
 */
import type { Schema } from '../../../engine/document/shapes.ts';
import { code } from '../markdown.ts';

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const count = (number: unknown): string => Number(number).toLocaleString('en').replace('-', '−');

/** One of them, or several. */
type Grammar = 'one' | 'several';

/** The types of JSON in words; null is what programs write for nothing, and is left out. */
const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  object: 'object',
  array: 'list',
};

function typeWord(type: string, grammar: Grammar): string {
  if (type === 'boolean') return 'true or false';
  return (typeWords[type] ?? type) + (grammar === 'several' ? 's' : '');
}

const typesIn = ({ type }: Schema): readonly string[] =>
  (Array.isArray(type) ? type : [type]).map(String).filter((each) => each !== 'null');

/** Bounds of a number, or of a length, as they follow its type. */
function bounds(schema: Schema): string {
  const { minimum, maximum, exclusiveMinimum, maxLength, maxItems } = schema;
  const types = typesIn(schema);
  let range = '';
  const said: string[] = [];
  if (types.includes('number') || types.includes('integer')) {
    if (minimum !== undefined && maximum !== undefined)
      range = ` from ${count(minimum)} to ${count(maximum)}`;
    else if (minimum !== undefined) range = ` from ${count(minimum)} on`;
    if (exclusiveMinimum !== undefined) range = ` above ${count(exclusiveMinimum)}`;
    if (minimum === undefined && maximum !== undefined) said.push(`at most ${count(maximum)}`);
  }
  if (maxLength !== undefined) said.push(`at most ${count(maxLength)} letters`);
  if (maxItems !== undefined && schema.items !== undefined) said.push(`at most ${count(maxItems)} of them`);
  return [range, ...said].join(', ');
}

/**
 * What a value may be; parts of the whole schema are links to their headings, which are called by `titles`.
 */
export function typeInWords(
  schema: unknown,
  titles: ReadonlyMap<string, string>,
  grammar: Grammar = 'one',
): string {
  if (!isSchema(schema)) return 'anything';
  const { $ref, anyOf, items, prefixItems, minItems, additionalProperties } = schema;
  if (typeof $ref === 'string') {
    const part = $ref.replace('#/$defs/', '');
    return `[${titles.get(part) ?? part}${grammar === 'several' ? 's' : ''}](#${part})`;
  }
  if ('const' in schema) return code(JSON.stringify(schema.const));
  if (schema.enum !== undefined)
    return listOf(schema.enum)
      .filter((each) => each !== null)
      .map((each) => code(JSON.stringify(each)))
      .join(', ');
  if (anyOf !== undefined)
    return listOf(anyOf)
      .filter((each) => each !== true)
      .map((each) => typeInWords(each, titles, grammar))
      .join(', or ');
  if (prefixItems !== undefined) {
    const entries = listOf(prefixItems).map((each) => typeInWords(each, titles));
    const least = Number(minItems ?? 0);
    const [needed, more] = [entries.slice(0, least), entries.slice(least)];
    return `${typeWord('array', grammar)} of a ${needed.join(', a ')}${more.length > 0 ? ` and perhaps a ${more.join(', ')}` : ''}`;
  }
  if (items !== undefined) {
    const each = { ...schema, items: undefined };
    return `${typeWord('array', grammar)} of ${typeInWords(items, titles, 'several')}${bounds({ ...each, items: true })}`;
  }
  if (isSchema(additionalProperties) && schema.properties === undefined)
    return 'object of documents by their names';
  const types = typesIn(schema).map((type) => typeWord(type, grammar));
  return types.join(' or ') + bounds(schema);
}
