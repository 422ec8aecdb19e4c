/** A page for each function and list of the library, made from its sources, and one for its types. */
import { exampleWith, partsOfExample } from '../examples.ts';
import { type LibraryEntry, type LibraryType, librarySource } from '../library-source.ts';
import type { Page } from '../page.ts';

const folder = 'look-up/library';

/** The headings below which the functions are listed. */
const groups: readonly (readonly [heading: string, names: readonly string[]])[] = [
  ['Games in and out', ['read', 'board', 'generate', 'ruleset', 'write']],
  [
    'What they are worth',
    ['solve', 'ask', 'compare', 'sum', 'sums', 'reckon', 'matrix', 'sweep', 'find', 'heaps'],
  ],
  ['Figures', ['toSvg', 'toTikz', 'toDot']],
  ['Long work', ['inSlices']],
  ['What there is', ['rulesets', 'theories', 'questions', 'measures', 'operators', 'version']],
];

export function libraryPages(project: string): readonly Page[] {
  const { entries, types } = librarySource(project);
  return [indexPage(entries), ...entries.map((entry) => entryPage(entry, types)), typesPage(types)];
}

const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

function indexPage(entries: readonly LibraryEntry[]): Page {
  const byName = new Map(entries.map((entry) => [entry.name, entry] as const));
  const listed = groups.flatMap(([, names]) => names);
  const missing = [...byName.keys()].filter((name) => !listed.includes(name));
  if (missing.length > 0) throw new Error(`The list of the library leaves out ${missing.join(', ')}`);
  const line = (name: string): string => {
    const entry = byName.get(name);
    if (!entry) throw new Error(`The library has no ${name}`);
    return `- [\`${name}\`](./${fileOf(name)}): ${entry.says[0].replace(/:.*|\. .*$/, '').replace(/\.$/, '')}`;
  };
  const text = [
    '# Library',
    "`import … from 'grundy'` gives the engine to a program, a notebook or a page. [The engine in one's own program](../../do/use-the-engine.md) says how to get it.",
    'The library and the [command line](../command-line.md) use one engine: what the command line prints with `--json`, a function returns as plain data. A test compares the two.',
    '`read` returns the problems of a text as data. Every other function throws an `Error` for what the command line would refuse; its `problems` name each problem by its place.',
    'The names and types on these pages are promised: within a major version they stay, and only new ones are added. Sentences may change, and so may members of data that the types leave open.',
    ...groups.flatMap(([heading, names]) => [`## ${heading}`, names.map(line).join('\n')]),
    'All [types](./types.md) stand on one page.',
  ].join('\n\n');
  return { path: `${folder}/index.md`, text };
}

/** The file of a page; a function could be called as the first page of a folder is. */
const fileOf = (name: string): string =>
  `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.md`;

function entryPage(entry: LibraryEntry, types: readonly LibraryType[]): Page {
  const { name, declared, says, returns, throws: refuses, example } = entry;
  const named = types.filter((type) => new RegExp(`\\b${type.name}\\b`).test(declared));
  const { code, prints } = partsOfExample(example);
  const text = [
    `# ${name}`,
    ...says,
    fence('ts', declared),
    ...(returns === '' ? [] : [`**Returns:** ${returns}`]),
    ...(refuses === '' ? [] : [`**Throws:** ${refuses}`]),
    ...(named.length === 0
      ? []
      : [
          `Types: ${named.map((type) => `[\`${type.name}\`](./types.md#${anchorOf(type.name)})`).join(', ')}`,
        ]),
    ...(example === '' ? [] : ['## Example', fence('js', exampleWith(code, prints))]),
    ...named
      .filter((type) => type.name.endsWith('Options'))
      .map((type) => `## Options\n\n${fence('ts', type.declared)}`),
  ];
  return { path: `${folder}/${fileOf(name)}`, text: text.join('\n\n') };
}

const anchorOf = (name: string): string => name.toLowerCase();

const typesPage = (types: readonly LibraryType[]): Page => ({
  path: `${folder}/types.md`,
  text: [
    '# Types of the library',
    'These are the declarations of the package; they need no others. All data is readonly.',
    ...types.map(({ name, says, declared }) =>
      [`## ${name}`, ...(says === '' ? [] : [says]), fence('ts', declared)].join('\n\n'),
    ),
  ].join('\n\n'),
});
