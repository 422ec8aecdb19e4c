/**
 * What the library promises, read off its sources: its functions and lists with their comments, and its
 * types.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A function or a list that the library lets out. */
export type LibraryEntry = {
  readonly name: string;
  /**
   * How it is declared, without a body; for a function that is declared several times, all but what
   * implements it.
   */
  readonly declared: string;
  /** Paragraphs of Markdown. */
  readonly says: readonly string[];
  readonly returns: string;
  readonly throws: string;
  /** A program that uses it, with what it prints. */
  readonly example: string;
};

/** A type that the library lets out, as its source declares it. */
export type LibraryType = { readonly name: string; readonly says: string; readonly declared: string };

export type LibrarySource = {
  readonly entries: readonly LibraryEntry[];
  readonly types: readonly LibraryType[];
};

/**
 * Reads the folder of the library. Throws where something that it lets out has no comment, or a function no
 * example.
 */
export function librarySource(project: string): LibrarySource {
  const folder = join(project, 'app/library');
  const door = readFileSync(join(folder, 'index.ts'), 'utf8');
  const names = [...door.matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(([, all, list]) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => ({
        name: name.replace(/^type /, ''),
        isType: Boolean(all) || name.startsWith('type '),
      })),
  );
  const text = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  return {
    entries: names.filter(({ isType }) => !isType).map(({ name }) => entryIn(text, name)),
    types: names
      .filter(({ isType }) => isType)
      .map(({ name }) => typeIn(text, name))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

/** The text of a comment, without its signs. */
const wordsOf = (comment: string): string =>
  comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^ ?\* ?/, ''))
    .join('\n')
    .trim();

/** Lines that belong together become one line, and empty lines part paragraphs. */
const paragraphs = (words: string): readonly string[] =>
  words
    .split(/\n{2,}/)
    .map((part) => part.replace(/\s*\n\s*/g, ' ').trim())
    .filter(Boolean);

const comment = String.raw`(/\*\*(?:[^*]|\*(?!/))*\*/)\n`;

function entryIn(text: string, name: string): LibraryEntry {
  const found = new RegExp(
    `${comment}(export (?:async )?(?:function\\*? ${name}\\b|const ${name}\\b)[\\s\\S]*)`,
  ).exec(text);
  if (!found) throw new Error(`app/library lets out ${name}, which has no comment`);
  const [says, ...tags] = wordsOf(found[1]).split(/^@/m);
  const tag = (id: string): string =>
    tags
      .find((each) => each.startsWith(id))
      ?.slice(id.length)
      .trim() ?? '';
  const example = tag('example');
  if (example === '' && name !== 'version') throw new Error(`app/library has no example of ${name}`);
  const inOne = (words: string): string => words.replace(/\s*\n\s*/g, ' ');
  return {
    name,
    declared: declarationOf(found[2], name),
    says: paragraphs(says),
    returns: inOne(tag('returns')),
    throws: inOne(tag('throws')),
    example,
  };
}

function declarationOf(source: string, name: string): string {
  const list = /^export const ([\s\S]*?) =/.exec(source);
  if (list) return `const ${list[1]}`;
  const several = [...source.matchAll(new RegExp(`^export function ${name}\\([^{]*?;$`, 'gm'))];
  const heads =
    several.length > 0 ? several.map(([head]) => head) : [/^[\s\S]*? \{$/m.exec(source)?.[0] ?? ''];
  return heads.map((head) => head.replace(/^export /, '').replace(/ \{$|;$/, '')).join('\n');
}

function typeIn(text: string, name: string): LibraryType {
  const found = new RegExp(
    `(?:${comment})?(export type ${name} =[\\s\\S]*?;)(?=\\n\\n|\\n?$|\\n(?:export|/\\*\\*|const|function|type))`,
  ).exec(text);
  if (!found) throw new Error(`app/library lets out the type ${name}, which is declared nowhere`);
  return {
    name,
    says: found[1] ? paragraphs(wordsOf(found[1])).join('\n\n') : '',
    declared: found[2].replace(/^export /, ''),
  };
}
