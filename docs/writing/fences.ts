/**
 * What the pages of the documentation hold besides prose: drawings, boards and command lines, each in a fence
 * of its own, so that the site can draw them and the tests can hold them to the engine.
 *
 *   ```drawing          ```board hackenbush        ```console
 *   caption: …          caption: …                 $ grundy solve …
 *   values: a = 1       0-1:b 1-2:r                what it prints
 *
 *   a -> b
 *   ```
 *
 * A fence `rules` has a text of rules below its head, and is drawn as the boards that `values:` names.
 * Command lines of the page find the text as the file that the opening line names, `rules three.txt`, and any
 * other text as that of `text open.txt`.
 *
 * A drawing is an edge list, as the Text tab has it, or with `file:` a file below the project's folder.
 * `values:` says what nodes are worth, and the tests compare it with what the engine finds. In a paragraph
 * below a drawing, `a = 1` in the letters of code is compared in the same way.
 */

/** A fence of a page, with the line of the page on which its text begins, from 1. */
export type Fence = {
  readonly kind: 'drawing' | 'board' | 'rules' | 'console' | 'other';
  /** The text after the kind in the opening line. */
  readonly rest: string;
  readonly text: string;
  readonly line: number;
};

const kinds = ['drawing', 'board', 'rules', 'console'] as const;

/** Whether a fence is drawn as a figure. */
export const isShown = (fence: Fence): fence is Fence & { readonly kind: Shown['kind'] } =>
  fence.kind === 'drawing' || fence.kind === 'board' || fence.kind === 'rules';

/** The fence that an opening line such as `drawing` or `board nim` begins. */
export function fenceOf(opening: string, text: string, line: number): Fence {
  const [kind = '', ...rest] = opening.trim().split(/\s+/);
  const known = kinds.find((each) => each === kind) ?? 'other';
  return { kind: known, rest: rest.join(' '), text, line };
}

/** A drawing or a board of a page, or boards with rules that the page gives. */
export type Shown = {
  readonly kind: 'drawing' | 'board' | 'rules';
  readonly caption: string;
  /** The file that is shown, below the project's folder; undefined where the text itself is. */
  readonly file?: string;
  /** What the nodes are worth, as `textOf` prints it, by their names. */
  readonly values: readonly (readonly [name: string, value: string])[];
  /** Further options of `grundy export`, as `--stops`. */
  readonly options: readonly string[];
  readonly text: string;
};

const heads = new Set(['caption', 'file', 'values', 'options']);

/** Reads the lines `caption: …` at the head of a fence, and what follows them. */
export function shownIn(fence: Fence & { readonly kind: Shown['kind'] }): Shown {
  const lines = fence.text.split('\n');
  const said = new Map<string, string>();
  let at = 0;
  for (; at < lines.length; at++) {
    const found = /^([a-z]+):\s*(.*)$/.exec(lines[at]);
    if (!found || !heads.has(found[1])) break;
    said.set(found[1], found[2]);
  }
  const file = said.get('file');
  return {
    kind: fence.kind,
    caption: said.get('caption') ?? '',
    ...(file !== undefined && { file }),
    values: (said.get('values') ?? '').split(/;\s*/).filter(Boolean).map(claimOf),
    options: (said.get('options') ?? '').split(/\s+/).filter(Boolean),
    text: lines.slice(at).join('\n').trim(),
  };
}

/** `a = 1` as a name and a value. */
export function claimOf(text: string): readonly [name: string, value: string] {
  const at = text.indexOf(' = ');
  if (at < 0) throw new Error(`"${text}" does not say what a node is worth; write a = 1`);
  return [text.slice(0, at).trim(), text.slice(at + 3).trim()];
}

/** A command line of a page, and what the page says that it prints. */
export type ConsoleLine = { readonly command: string; readonly prints: string };

/** The commands of a fence `console`: each begins with `$ `, and its output lasts until the next. */
export function consoleLines(fence: Fence): readonly ConsoleLine[] {
  const found: { command: string; prints: string[] }[] = [];
  for (const line of fence.text.split('\n')) {
    if (line.startsWith('$ ')) found.push({ command: line.slice(2), prints: [] });
    else if (found.length === 0)
      throw new Error(`line ${fence.line}: output stands before the first command`);
    else found[found.length - 1].prints.push(line);
  }
  return found.map(({ command, prints }) => ({ command, prints: prints.join('\n').trimEnd() }));
}
