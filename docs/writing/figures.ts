/** Draws what a fence shows, by the program itself, and makes the link that opens it in the editor. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { readAnyText } from '../../engine/document/index.ts';
import { linkPacked } from '../../engine/document/links/index.ts';
import { commandRoom } from '../../engine/document/room.ts';
import { type Fence, type Shown, shownIn } from './fences.ts';
import { runGrundy } from './program.ts';

export type Drawn = {
  /** The picture as the text of an SVG. */
  readonly svg: string;
  /** The part of the editor's address that opens what is shown, from # on. */
  readonly link: string;
  /**
   * Whether the picture shows what the link opens, or something of it, as its matrices, or more than it, as
   * several boards.
   */
  readonly shows: 'the whole' | 'a part' | 'several';
};

/**
 * Where figures are drawn: the project's folder, which paths in pages begin from, and a folder for files
 * between.
 */
export type Workshop = { readonly project: string; readonly scratch: string };

async function exported(args: readonly string[], { project }: Workshop): Promise<string> {
  const { status, out, err } = await runGrundy(['export', ...args], project);
  if (status !== 0) throw new Error(`grundy export ${args.join(' ')}: ${err}`);
  return out;
}

/** The link to a document as the program writes it. */
function linkTo(text: string): string {
  const read = readAnyText(text, commandRoom);
  if (!read.ok || read.value.kind !== 'drawing')
    throw new Error(`this text is no drawing: ${text.slice(0, 200)}`);
  return linkPacked(read.value.document, (terse) =>
    deflateRawSync(terse, { level: 9 }).toString('base64url'),
  );
}

/** The drawing or the board of a fence. Throws where the program refuses it, with what it says. */
export async function drawn(
  fence: Fence & { readonly kind: Shown['kind'] },
  workshop: Workshop,
): Promise<Drawn> {
  const shown = shownIn(fence);
  if (fence.kind === 'rules') {
    const positions = shown.values.map(([position]) => position);
    const rules = fileWith(shown.text, workshop);
    const svg = await exported(['--rules', rules, ...positions, '--to', 'svg', ...shown.options], workshop);
    const board = { rules: `${shown.text}\n`, position: positions[0] };
    return {
      svg,
      link: linkTo(JSON.stringify({ format: 'grundy', version: 4, board })),
      shows: positions.length > 1 ? 'several' : showsOf(shown.options),
    };
  }
  if (fence.kind === 'board') {
    const [ruleset] = fence.rest.split(' ');
    const positions = shown.text.split('\n');
    const svg = await exported(
      ['--ruleset', ruleset, ...positions, '--to', 'svg', ...shown.options],
      workshop,
    );
    const board = { ruleset, position: positions[0] };
    return {
      svg,
      link: linkTo(JSON.stringify({ format: 'grundy', version: 3, board })),
      shows: positions.length > 1 ? 'several' : showsOf(shown.options),
    };
  }
  const file = shown.file ?? fileWith(shown.text, workshop);
  const document = await exported([file, '--to', 'json'], workshop);
  return {
    svg: await exported([file, '--to', 'svg', ...withoutRounds(shown.options)], workshop),
    link: linkTo(document),
    shows: showsOf(shown.options),
  };
}

/**
 * Most pages do not mention rounds, so a page asks for their numbers (`--with steps`) where it does. Matrices
 * and thermographs have none.
 */
const withoutRounds = (options: readonly string[]): readonly string[] =>
  options.some((option) => ['steps', '--matrix', '--thermograph'].includes(option))
    ? options
    : [...options, '--without', 'steps'];

/** The picture at the head of the first page: the values of loopy games that have names of their own. */
export const firstPicture = (workshop: Workshop): Promise<string> =>
  exported(
    ['public/examples/loopy-names.grundy.json', '--to', 'svg', '--without', 'steps,names,legend,pieces'],
    workshop,
  );

const showsOf = (options: readonly string[]): Drawn['shows'] =>
  options.some((option) => ['--matrix', '--thermograph', '--only'].includes(option)) ? 'a part' : 'the whole';

/**
 * The ids of a drawing's nodes by what a reader calls them: their names, and the ids of those without names.
 */
export async function idsByName(file: string, workshop: Workshop): Promise<ReadonlyMap<string, string>> {
  const read = readAnyText(await exported([file, '--to', 'json'], workshop), commandRoom);
  if (!read.ok || read.value.kind !== 'drawing') throw new Error(`${file} is no drawing`);
  return new Map(read.value.document.nodes.map(({ id, name }) => [name || id, id] as const));
}

/** A file with this text, named by it. */
export function fileWith(text: string, { scratch }: Workshop): string {
  mkdirSync(scratch, { recursive: true });
  const file = join(scratch, `${nameOf(text)}.txt`);
  // Tests of several pages write the same file at the same time, and none may read half of it.
  const begun = `${file}.${randomUUID()}`;
  writeFileSync(begun, `${text}\n`);
  renameSync(begun, file);
  return file;
}

/** A short name that only equal texts share. */
export const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
