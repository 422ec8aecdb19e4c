/** What the schemas of drawings, views and lessons are made of. */
import { mostLetters } from './document.ts';

/** A JSON Schema as data: keywords and what they say. */
export type Schema = { readonly [keyword: string]: unknown };

export const schemaDialect = 'https://json-schema.org/draft/2020-12/schema';

/** The schema of a name, an id or a title. */
export const nameSchema = (description: string): Schema => ({
  description,
  type: 'string',
  maxLength: mostLetters,
});

/** Refers to a part of the same schema. */
export const partSchema = (part: string): Schema => ({ $ref: `#/$defs/${part}` });

export const schemaOfSchemaMember: Schema = {
  description:
    'The address of the schema that describes the file, for editors of text that check and complete what one writes. Grundy writes it where it knows its own address, and reads files with it and without it.',
  type: 'string',
};
