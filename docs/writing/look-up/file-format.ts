/**
 * A page for the file format, made from the schemas that are published: their descriptions, what their
 * members are, and examples.
 */
import { drawingFormat, drawingSchema } from '../../../engine/document/drawing-form.ts';
import { schemaFile, schemaFolder } from '../../../engine/document/schema-address.ts';
import type { Schema } from '../../../engine/document/shapes.ts';
import { boardVersion, misereVersion, rulesVersion } from '../../../engine/document/write.ts';
import { lessonFormat, lessonSchema } from '../../../engine/lesson/lesson-form.ts';
import { codeCell, table } from '../markdown.ts';
import type { Page } from '../page.ts';
import { beyondSchema } from './beyond-schema.ts';
import { type FileExample, fileExamples } from './file-examples.ts';
import { typeInWords } from './schema-words.ts';

type Parts = Readonly<Record<string, Schema>>;
const partsOf = (schema: Schema): Parts => schema.$defs as Parts;
const titleOf = (schema: Schema): string => String(schema.title);
const lower = (text: string): string => text[0].toLowerCase() + text.slice(1);

/** The address of a schema as a page of this folder has it: the schemas are beside the editor. */
const schemaLink = (file: string): string =>
  `<a href="../../${schemaFolder}/${file}" target="_blank" rel="noopener">${file}</a>`;

/** The members of an object, those that it needs first marked so. */
function memberTable(
  schema: Schema,
  titles: ReadonlyMap<string, string>,
  parts: Parts,
  versions?: readonly number[],
): string {
  const needed = new Set(schema.required as readonly string[] | undefined);
  const rows = Object.entries(schema.properties as Parts).map(([member, its]) => {
    const part = typeof its.$ref === 'string' ? parts[its.$ref.replace('#/$defs/', '')] : undefined;
    const says = String(its.description ?? part?.description ?? '');
    const name = codeCell(member) + (needed.has(member) ? ' (needed)' : '');
    const is =
      versions && member === 'version'
        ? versions.map((version) => codeCell(String(version))).join(', ')
        : memberType(member, its, schema, titles);
    return [name, is, says.replace(/\|/g, '\\|')];
  });
  return table(['member', 'is', 'meaning'], rows);
}

/** What a member may be, where only the members beside it say so: the moves of an arc. */
function memberType(
  member: string,
  its: Schema,
  { then, else: otherwise }: Schema,
  titles: ReadonlyMap<string, string>,
): string {
  const { description: _, ...shape } = its;
  if (Object.keys(shape).length > 0) return typeInWords(its, titles);
  const forms = [otherwise, then].flatMap((form) => {
    const given = (form as { readonly properties?: Parts } | undefined)?.properties?.[member];
    return given ? [typeInWords(given, titles)] : [];
  });
  return forms.join(', or ') || 'anything';
}

/** A heading for a part with its members, or with what it may be. Objects inside of it follow. */
function partSection(
  anchor: string,
  schema: Schema,
  titles: ReadonlyMap<string, string>,
  parts: Parts,
): readonly string[] {
  const what = schema.properties
    ? memberTable(schema, titles, parts)
    : `It is a ${typeInWords(schema, titles)}.`;
  const examples = (schema.examples as readonly unknown[] | undefined)?.map((each) =>
    codeCell(JSON.stringify(each)),
  );
  return [
    `### ${titleOf(schema)} {#${anchor}}`,
    String(schema.description),
    what,
    ...(examples ? [`For instance ${examples.join(', ')}.`] : []),
    ...insideSections(schema, titles),
  ];
}

/** Tables for the objects that have no heading of their own: the camera of a view, the bends of its arcs. */
function insideSections(schema: Schema, titles: ReadonlyMap<string, string>): readonly string[] {
  return Object.entries((schema.properties ?? {}) as Parts).flatMap(([member, its]) => {
    const [shape = its] = ((its.anyOf as readonly unknown[] | undefined) ?? []) as readonly Schema[];
    const object = shape.properties ? shape : (shape.items as Schema | undefined);
    if (!object?.properties) return [];
    const each = shape.properties ? 'The members of' : 'The members of each entry of';
    return [
      `${each} ${codeCell(member)}:`,
      memberTable(object, titles, {}),
      ...insideSections(object, titles),
    ];
  });
}

/** All parts of a schema; their anchors begin with `prefix`. */
function sectionsOf(schema: Schema, versions: readonly number[], prefix = ''): readonly string[] {
  const parts = partsOf(schema);
  const titles = new Map(Object.entries(parts).map(([part, its]) => [part, lower(titleOf(its))]));
  const text = [
    memberTable(schema, titles, parts, versions),
    ...Object.entries(parts).flatMap(([part, its]) => partSection(prefix + part, its, titles, parts)),
  ];
  return text.map((each) => (prefix === '' ? each : each.replace(/\]\(#/g, `](#${prefix}`)));
}

const exampleText = ({ title, says, text, values }: FileExample): readonly string[] => {
  const { board, nodes } = JSON.parse(text) as {
    readonly board?: { readonly ruleset?: string; readonly position: string };
    readonly nodes?: unknown;
  };
  const shown =
    board?.ruleset !== undefined && !nodes
      ? [[`\`\`\`board ${board.ruleset}`, `caption: ${title}`, board.position, '```'].join('\n')]
      : values === ''
        ? []
        : [['```drawing', `caption: ${title}`, `values: ${values}`, '', text, '```'].join('\n')];
  return [`### ${title}`, says, `\`\`\`json\n${text}\n\`\`\``, ...shown];
};

/** What each version brought. */
const brought: Readonly<Record<number, string>> = {
  1: 'nodes and arcs of players who take turns, scores, the compact form',
  2: 'names of moves, arcs of both players at once, and the kinds of sum',
  [boardVersion]: 'boards, and drawings that name the board from which they were made',
  [rulesVersion]: 'boards with rules that somebody wrote',
  [misereVersion]: 'misère play',
};
const broughtByLessons: Readonly<Record<number, string>> = {
  1: 'drawings and views',
  2: 'views that stay off handouts',
  3: 'views of boards',
  4: 'views of boards with rules that somebody wrote',
  5: 'ways in which a class answers from its phones',
};

export function fileFormatPages(): readonly Page[] {
  const drawings = drawingFormat.versions.map((version) => [
    'drawing or board',
    String(version),
    brought[version],
    schemaLink(schemaFile('grundy', version)),
  ]);
  const lessons = lessonFormat.versions.map((version) => [
    'lesson',
    String(version),
    broughtByLessons[version],
    schemaLink(schemaFile('grundy-lesson', version)),
  ]);
  const text = [
    '# The file format',
    'Drawings and boards are saved as `*.grundy.json`, and lessons as `*.lesson.grundy.json`. Both are JSON in UTF-8. A JSON Schema (draft 2020-12) describes each version of them; this page is made from these schemas.',
    'The program writes the oldest version that can say what is drawn, and reads all of them. It refuses a file that breaks a rule as a whole, and names every problem by its place, as in `edges[3].to: no node "q"`. On the command line, `grundy validate FILE` does so too.',
    'A file may name its schema in its first member, `"$schema"`; then editors of text, such as VS Code, check the file while you write, complete names of members, and show the descriptions that you read here. The editor and the command line write that member where they know the site on which they are published.',
    table(['file', 'version', 'what it brought', 'schema'], [...drawings, ...lessons]),
    '## Examples',
    ...fileExamples.flatMap(exampleText),
    '## Drawings and boards',
    'A file has nodes and arcs, or the compact form, or a board. Where a member is not marked as needed, it may be left out.',
    ...sectionsOf(drawingSchema(misereVersion), drawingFormat.versions),
    '## Lessons',
    ...sectionsOf(lessonSchema(5), lessonFormat.versions, 'lesson-'),
    '## What no schema says',
    'A schema describes each member by itself. The program refuses a file also where it breaks one of these rules:',
    beyondSchema.map(({ says }) => `- ${says}`).join('\n'),
    'Whether there is such a ruleset, and whether a text is a position of it, is said when the board is opened, and by `grundy validate`.',
  ].join('\n\n');
  return [{ path: 'look-up/file-format.md', text }];
}
