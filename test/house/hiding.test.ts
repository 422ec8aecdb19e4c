/**
 * Hidden values are masked once, at the store's door (app/store/telling.ts and the seen-… files beside it):
 * the only code that names the hidden values is the store, and the code that hides and reveals them, that
 * draws the sign in their place, and that writes them into a drawing, a lesson or another window. All other
 * code that shows an answer gets it masked.
 */
import { expect, test } from 'vitest';
import { textsParsed } from './parsed.ts';
import { importsOf, quotedString, resolved, type Source, sources, withoutComments } from './tree.ts';

/** The files outside the store that may name what is hidden, grouped by what they do with it. */
const mayName: Readonly<Record<string, readonly string[]>> = {
  'hides and reveals values': [
    'app/boards/HiddenBox.tsx',
    'app/canvas/gestures/clicking.ts',
    'app/canvas/gestures/dragging.ts',
    'app/canvas/gestures/idle.ts',
    'app/canvas/gestures/keyboard.ts',
    'app/class-session/deeds.ts',
    'app/commands/inserting.ts',
    'app/commands/quiz.ts',
    'app/quiz/QuizBar.tsx',
    'app/status/StatusLine.tsx',
  ],
  'draws the sign of a hidden value': [
    'app/boards/BoardExport.tsx',
    'app/boards/PartExport.tsx',
    'app/boards/graph/nodes-of-part.ts',
    'app/canvas/layers/node-sign.ts',
    'app/canvas/mount.ts',
    'app/export/board-figure.ts',
    'app/export/request.ts',
  ],
  'says what was hidden, or how much is': [
    'app/class-session/asking.ts',
    'app/dialogs/Export.tsx',
    'app/dialogs/ExportActions.tsx',
    'app/dialogs/ExportDialog.tsx',
    'app/dialogs/ExportOptions.tsx',
    'app/export/withheld.ts',
    'app/lesson/LessonPanel.tsx',
    'app/status/Announcer.tsx',
  ],
  'writes it into a drawing, a lesson or another window': [
    'app/boards/open-drawing.ts',
    'app/files/autosave.ts',
    'app/files/drawings.ts',
    'app/files/lessons/lesson-autosave.ts',
    'app/files/lessons/lesson-making.ts',
    'app/files/lessons/lesson-saving.ts',
    'app/files/lessons/lesson-undo.ts',
    'app/files/lessons/student-copy.ts',
    'app/files/lessons/view-entering.ts',
    'app/lesson/HandoutPages.tsx',
    'app/lesson/handout.ts',
    'app/present/scene-of.ts',
    'app/searches/open-found.ts',
  ],
};

const listed = Object.values(mayName).flat();

/** The state of hiding, and the actions with which a person changes it. */
const doors = ['app/store/hidden.ts', 'app/store/hiding.ts'];

/** Rooms that have no store, and the table of words. */
const elsewhere = /^app\/(cli|library|words|store)\/|^app\/words\.ts$/;

/** Attributes and styles of the page, sheets, keys of words and the state of the browser contain it, too. */
const otherMeanings =
  /\b(?:aria-)?hidden(?:=|>)|visibility="hidden"|'visibility', 'hidden'|=== 'hidden'|\bhidden-box\b|\bcss\.hidden\b|\bwords(?:\.\w+)*\.hidden\b|\bprobe\.hidden\b|<p [^>]*\bhidden\b/g;

/** The code without what is written between the tags of a page. */
const withoutTagged = (source: Source): string =>
  textsParsed(source).tagged.reduceRight(
    (code, { says, at }) => code.slice(0, at) + code.slice(at + says.length),
    source.text,
  );

/** The code without comments and sentences: strings of several words, and what is written on a page. */
const withoutSentences = (source: Source): string =>
  withoutComments(withoutTagged(source)).replace(new RegExp(quotedString, 'g'), (said) =>
    said.startsWith('`') ? (said.match(/\$\{[^}]*\}/g) ?? []).join() : said.includes(' ') ? "''" : said,
  );

const namesHidden = (source: Source): boolean =>
  importsOf(source.text).some((specifier) => doors.includes(resolved(source.path, specifier))) ||
  (/\bhidden\b/.test(source.text) && /\bhidden\b/.test(withoutSentences(source).replace(otherMeanings, '')));

const inQuestion = sources.filter(({ path }) => path.startsWith('app/') && !elsewhere.test(path));

test('only code that needs to know names the hidden values', () => {
  const naming = inQuestion.filter(namesHidden).map(({ path }) => path);
  expect(naming.filter((path) => !listed.includes(path))).toEqual([]);
});

test('every file on the list still names them', () => {
  const naming = new Set(inQuestion.filter(namesHidden).map(({ path }) => path));
  expect(listed.filter((path) => !naming.has(path))).toEqual([]);
});

test.each([
  "import { isHidden } from '../store/hidden.ts';",
  'const { document, hidden } = editor();',
  'useEditor((state) => state.hidden);',
  "type Shown = Pick<EditorState, 'hidden'>;",
  ['const says = `of $', '{hidden.size}`;'].join(''),
  'const areFew = (state: EditorState) => state.hidden.size < 3;',
])('a panel may not say %s', (text) =>
  expect(['app/inspector/A.tsx', 'app/inspector/a.ts'].map((path) => namesHidden({ path, text }))).toEqual([
    true,
    true,
  ]),
);

test.each([
  '<p aria-hidden="true" />',
  '<p hidden={!open} />',
  '<p>{words.sweeps.hidden}</p>',
  '<p>{count} values are hidden.</p>',
  '<p>\n  What is hidden, as state.hidden has it,\n  <b>is not hidden</b> for ever\n</p>',
  'const line = (count: number) => <p>Of {count} nodes {count > 3 ? "many" : "few"} are hidden</p>;',
  "const says = `one is hidden, too` || 'all are hidden';",
])('a panel may say %s', (text) => expect(namesHidden({ path: 'app/inspector/A.tsx', text })).toBe(false));
