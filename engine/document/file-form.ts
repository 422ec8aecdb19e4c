/** What every file begins with: its format, its version, and perhaps the address of its schema. */

import { type Checks, described, type Fields, isFields, namesListed } from './checks.ts';
import {
  needed,
  perhaps,
  readLater,
  type Schema,
  type TitledShape,
  text,
  type ValueShape,
} from './shapes.ts';

/** A format by its name in files, what a file of it is called, and its versions, oldest first. */
export type FileFormat<Version extends number> = {
  readonly id: string;
  readonly called: string;
  readonly versions: readonly Version[];
};

/** The members with which every file begins. */
export const fileMembers = ({ id }: FileFormat<number>, version: number) => ({
  $schema: perhaps(
    'The address of the schema that describes the file, for editors of text that check and complete what one writes. Grundy writes it where it knows its own address, and reads files with it and without it.',
    text(),
  ),
  format: needed('What kind of file it is.', readLater({ const: id })),
  version: needed('The version of the form.', readLater({ const: version })),
});

/** The file with its version, if it is an object of the format and of a version that can be read. */
export function fileOfFormat<Version extends number>(
  checks: Checks,
  value: unknown,
  { id, called, versions }: FileFormat<Version>,
): { readonly fields: Fields; readonly version: Version } | undefined {
  const newest = Math.max(...versions);
  if (!isFields(value)) {
    checks.add('file', `is ${described(value)}; a ${called} is an object that says "format": "${id}"`);
    return undefined;
  }
  if (value.format !== id) {
    checks.add('format', `is ${described(value.format)}; a ${called} of Grundy says "format": "${id}"`);
    return undefined;
  }
  const version = versions.find((each) => each === value.version);
  if (version !== undefined) return { fields: value, version };
  const isNewer = typeof value.version === 'number' && value.version > newest;
  const remedy = isNewer
    ? `this Grundy reads ${called}s up to version ${newest}; open the file with a newer Grundy`
    : `it must be ${namesListed(versions.map(String), 'or')}`;
  checks.add('version', `is ${described(value.version)}; ${remedy}`);
  return undefined;
}

const schemaDialect = 'https://json-schema.org/draft/2020-12/schema';

/** The schema of a whole file. */
export const fileSchema = (
  title: string,
  description: string,
  { schema }: ValueShape<unknown>,
  parts: readonly TitledShape<unknown>[],
): Schema => ({
  $schema: schemaDialect,
  title,
  description,
  ...schema,
  $defs: Object.fromEntries(parts.map(({ part, definition }) => [part, definition])),
});
