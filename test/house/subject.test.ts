/**
 * How a drawing and a board differ is said in the subject's record (app/store/subject.ts). The rest of the
 * app asks the record, or the accessors beside it for the ruleset, the position and the line of a board; only
 * a few files read these off the document.
 */
import { expect, test } from 'vitest';
import { type Source, sources, withoutComments } from './tree.ts';

/** The files that read a document's board, grouped by what they do with it. */
const mayRead: Readonly<Record<string, readonly string[]>> = {
  'says what is open, and by which rules': [
    'app/store/position-of.ts',
    'app/store/rulesets.ts',
    'app/store/subject.ts',
  ],
  'is below the subject': ['app/store/board.ts', 'app/store/hidden.ts', 'app/store/same-game.ts'],
  'reads or writes a file, or what is kept of one': ['app/cli/rules-file.ts', 'app/files/kept-shape.ts'],
};

/** Read as a member, or taken out of a document, out of what has one, or out of a parameter. */
const forms = [
  /\bdocument\??\.board\b/,
  /\{[^{}]*\bboard\b[^{}]*\}\s*=[^;=]*\bdocument\b/,
  /\bdocument:\s*\{[^{}.]*\bboard\b/,
  /\{[^{}]*\bboard\b[^{}]*\}:\s*(?:GameDocument|BoardOrNone|Pick<GameDocument)\b/,
];

const readsBoard = ({ path, text }: Source): boolean =>
  path.startsWith('app/') && forms.some((form) => form.test(withoutComments(text)));

test('few files read the board of a document, and all others ask its subject', () => {
  const listed = Object.values(mayRead).flat();
  expect(sources.filter(readsBoard).map(({ path }) => path)).toEqual(listed.toSorted());
});

test.each([
  'const id = document.board?.ruleset;',
  'const { board } = editor().document;',
  'const { title, board } = kept.document;',
  'const played = ({ document: { board }, game }: Shown) => board;',
  'const size = ({ nodes, board }: GameDocument): number => nodes.length;',
])('a file that says %s reads one', (text) => expect(readsBoard({ path: 'app/a.ts', text })).toBe(true));

test.each([
  'const board = setUpOf(document);',
  'const of = ({ board }: LessonView) => board;',
  'const made = { document: { ...emptyDocument, board } };',
])('a file that says %s does not', (text) => expect(readsBoard({ path: 'app/a.ts', text })).toBe(false));
