/**
 * Only the store's room writes the store, only app/edits writes the document, and no module has variables of
 * its own.
 */
import { describe, expect, test } from 'vitest';
import { importsOf, resolved, type Source, sources, withoutComments } from './tree.ts';

/** The names that a file imports from another, by that file's path; a type counts like a value. */
function taken({ path, text }: Source): readonly { readonly name: string; readonly from: string }[] {
  const imports = withoutComments(text).matchAll(/\bimport\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'([^']+)'/g);
  return [...imports].flatMap(([, names, specifier]) =>
    names
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .replace(/\s+as\s.*$/, ''),
      )
      .filter((name) => name !== '')
      .map((name) => ({ name, from: resolved(path, specifier) })),
  );
}

/** Variables of a module, and collections that it fills, which no test could reset. */
function variables({ path, text }: Source): string[] {
  const forms = [
    /^(?:export )?(?:let|var)\s+(\w+)/gm,
    /^(?:export )?const\s+(\w+)[^=\n]*=\s*new (?:Map|Set)(?:<[^;\n]*>)?\(\)/gm,
  ];
  const bare = withoutComments(text);
  return forms.flatMap((form) => [...bare.matchAll(form)].map(([, name]) => `${path}: ${name}`));
}

type Writer = { readonly names: readonly string[]; readonly from: string; readonly rooms: readonly string[] };

/** Actions that only some rooms may call. */
const writers: readonly Writer[] = [
  { names: ['setEditor'], from: 'app/store/editor.ts', rooms: ['app/store/'] },
  { names: ['setAnswers'], from: 'app/store/answers.ts', rooms: ['app/store/'] },
  {
    names: ['applyEdit', 'preview', 'endDrag'],
    from: 'app/store/document.ts',
    rooms: ['app/edits/'],
  },
  {
    names: ['openDocument', 'followDocument', 'continueAs', 'allowEditing', 'forbidEditing'],
    from: 'app/store/document.ts',
    rooms: ['app/files/', 'app/embed/'],
  },
];

function wrongWriter(source: Source): string[] {
  const { path, text } = source;
  if (!path.startsWith('app/')) return [];
  const called = taken(source).flatMap(({ name, from }) =>
    writers
      .filter((writer) => writer.from === from && writer.names.includes(name))
      .filter(({ rooms }) => !rooms.some((room) => path.startsWith(room)))
      .map(({ rooms }) => `${path} takes ${name}, which is for ${rooms.join(' and ')}`),
  );
  const opens = importsOf(text).includes('zustand') && !path.startsWith('app/store/');
  if (opens) called.push(`${path} opens a store that startAfresh does not know`);
  const writes = /\buseEditor\.setState\b/.test(withoutComments(text)) && !path.startsWith('app/store/');
  return writes ? [...called, `${path} writes the store itself`] : called;
}

describe('state', () => {
  test('the store is written by its own actions, and the document by app/edits', () => {
    expect(sources.flatMap(wrongWriter)).toEqual([]);
  });

  test('what a module of the app remembers can be reset: it is in the store, or held', () => {
    const app = sources.filter(({ path }) => path.startsWith('app/') && !path.startsWith('app/cli/'));
    expect(app.length).toBeGreaterThan(150);
    expect(app.flatMap(variables)).toEqual([]);
  });

  test('these rules refer to actions that exist', () => {
    for (const { names, from } of writers) {
      const text = sources.find(({ path }) => path === from)?.text ?? '';
      for (const name of names) expect(text).toMatch(new RegExp(`^export (const|function) ${name}\\b`, 'm'));
    }
  });
});

test.each([
  ['app/canvas/mount.ts', "import { editor, setEditor } from '../store/editor.ts';"],
  ['app/commands/draw.ts', "import { applyEdit } from '../store/document.ts';"],
  ['app/commands/draw.ts', "import {\n  undo,\n  preview as show,\n} from '../store/document.ts';"],
  ['app/inspector/NodeCard.tsx', "import { openDocument } from '../store/document.ts';"],
  ['app/toolbar/Toolbar.tsx', 'useEditor.setState({ snap: true });'],
  ['app/canvas/model/camera.ts', "import { create } from 'zustand';"],
])('%s may not say %s', (path, text) => {
  expect(wrongWriter({ path, text })).toHaveLength(1);
});

test.each([
  'let last = 0;',
  'export let timer: number | undefined;',
  'const known = new Map<string, number>();',
])('no module may say %s', (text) => expect(variables({ path: 'app/a.ts', text })).toHaveLength(1));

test.each(['const known = held(() => new Map());', "const all = new Set(['a']);", '{\n  let inside = 1;\n}'])(
  'a module may say %s',
  (text) => expect(variables({ path: 'app/a.ts', text })).toEqual([]),
);
