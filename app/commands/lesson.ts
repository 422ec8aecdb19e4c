/** Commands for lessons: making and keeping them, and going from view to view. */
import { addThisView, beginLesson } from '../files/lessons/lesson-making.ts';
import { redoInLesson, undoInLesson } from '../files/lessons/lesson-undo.ts';
import { stepView } from '../files/lessons/view-entering.ts';
import { openDialog, showTab } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { subjectOf } from '../store/subject.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

const needsLesson = (): string | undefined => (editor().lesson ? undefined : 'No lesson is open.');

const needsViews = (): string | undefined =>
  needsLesson() ?? (editor().lesson?.views.length === 0 ? 'The lesson has no views yet.' : undefined);

/** What reads, writes and prints lessons is fetched when it is needed. */
const keeping = () => import('../files/lessons/lesson-opening.ts');
const saving = () => import('../files/lessons/lesson-saving.ts');

export const lessonCommands: readonly Command[] = [
  {
    id: 'lesson.add-view',
    label: 'Add this view to the lesson',
    group: 'lesson',
    also: ['slide', 'capture', 'snapshot', 'bookmark', 'new lesson', 'lecture'],
    unavailable() {
      const { document } = editor();
      return subjectOf(document).isEmpty(document) ? words.nothingDrawn : undefined;
    },
    run: addThisView,
  },
  {
    id: 'lesson.next',
    label: 'Next view of the lesson',
    group: 'lesson',
    also: ['slide', 'page', 'clicker'],
    keys: ['PageDown'],
    unlessTyping: true,
    unavailable: needsViews,
    run: () => stepView(1),
  },
  {
    id: 'lesson.previous',
    label: 'Previous view of the lesson',
    group: 'lesson',
    also: ['slide', 'page', 'clicker'],
    keys: ['PageUp'],
    unlessTyping: true,
    unavailable: needsViews,
    run: () => stepView(-1),
  },
  {
    id: 'lesson.go',
    label: 'Go to a view of the lesson by its number',
    group: 'lesson',
    also: ['slide', 'jump'],
    keys: ['1 … 9'],
    // Bound in keys.ts, since it is one command for nine keys.
    byBrowser: true,
    unavailable: needsViews,
    run: () => showTab('lesson'),
  },
  {
    id: 'lesson.new',
    label: 'New lesson',
    group: 'lesson',
    also: ['create', 'lecture'],
    async run() {
      await (await keeping()).closeLesson();
      beginLesson();
      showTab('lesson');
    },
  },
  {
    id: 'lesson.undo',
    label: words.lesson.undo,
    group: 'lesson',
    also: ['back', 'revert', 'restore a view'],
    keys: ['$mod+z'],
    within: 'lesson',
    unavailable: () =>
      needsLesson() ??
      (editor().lessonHistory.past.length === 0 ? 'There is nothing to undo in the lesson.' : undefined),
    run: undoInLesson,
  },
  {
    id: 'lesson.redo',
    label: words.lesson.redo,
    group: 'lesson',
    also: ['forward', 'again'],
    keys: ['$mod+Shift+z', '$mod+y'],
    within: 'lesson',
    unavailable: () =>
      needsLesson() ??
      (editor().lessonHistory.future.length === 0 ? 'There is nothing to redo in the lesson.' : undefined),
    run: redoInLesson,
  },
  {
    id: 'lesson.save',
    label: words.lesson.save,
    group: 'lesson',
    also: ['download', 'write', 'share'],
    unavailable: needsViews,
    run: async () => (await saving()).saveLessonToFile(),
  },
  {
    id: 'lesson.student-copy',
    label: 'Save a copy for students',
    group: 'lesson',
    also: ['students', 'without answers', 'without notes', 'hand out', 'download', 'share'],
    unavailable: needsViews,
    run: async () => (await saving()).saveStudentCopy(),
  },
  {
    id: 'lesson.handout',
    label: words.lesson.printHandout,
    group: 'lesson',
    also: ['paper', 'worksheet', 'pdf', 'students'],
    unavailable: needsViews,
    run: () => openDialog({ kind: 'handout' }),
  },
  {
    id: 'lesson.close',
    label: words.lesson.close,
    group: 'lesson',
    unavailable: needsLesson,
    run: async () => (await keeping()).closeLesson(),
  },
];
