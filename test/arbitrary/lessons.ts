/** Random lessons: drawings and boards by their names, and views of them. */
import * as fc from 'fast-check';
import { emptyDocument, type GameDocument, type WrittenBoard } from '../../engine/document/document.ts';
import { type LessonWithDrawings, lessonShows, type ViewedBoard } from '../../engine/lesson/lesson.ts';
import type { WayToAnswer } from '../../engine/lesson/ways.ts';
import { arbitraryDocument } from './documents.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const size = fc.double({ min: 0.5, max: 1e6, noNaN: true });
const place = fc.integer({ min: -1000, max: 1000 });

const positions = fc.constantFrom('2+1', '3', 'T.F', '.TF', 'no position yet');

/** A board with a line of play, as a document has it and as a view does. */
const boards: fc.Arbitrary<WrittenBoard> = fc
  .record({
    ruleset: fc.constantFrom('nim', 'toads-and-frogs'),
    position: positions,
    line: fc.array(positions, { maxLength: 3 }),
  })
  .map(({ line, ...board }) => {
    const after = line.filter((each) => each !== board.position);
    return { ...board, ...(after.length > 0 && { line: after }) };
  });

const viewedBoards: fc.Arbitrary<ViewedBoard> = fc
  .tuple(boards, fc.constantFrom('left' as const, 'right' as const))
  .map(([board, starter]) => (board.line || starter === 'right' ? { ...board, starter } : board));

/** On a board all values are hidden but some, or none. */
const hiddenOnBoards = fc
  .tuple(fc.boolean(), fc.uniqueArray(positions, { maxLength: 2 }))
  .map(([all, except]) => ({ all, except: all ? except : [] }));

const documents = fc.oneof(
  { weight: 3, arbitrary: arbitraryDocument },
  {
    weight: 1,
    arbitrary: fc.tuple(text, boards).map(([title, board]) => ({ ...emptyDocument, title, board })),
  },
);

/** Ways to answer a view of a drawing with these nodes and arcs, or of a board. */
function ways(document: GameDocument): fc.Arbitrary<WayToAnswer> {
  const ids = document.board ? ['2+1', '3'] : document.nodes.map(({ id }) => id);
  const arcs = document.edges.map(({ from, to }) => [from, to] as const);
  if (ids.length === 0) return fc.constantFrom<WayToAnswer>({ by: 'words' }, { by: 'drawing', worth: 'on' });
  const some = { of: fc.constantFrom(...ids) };
  const right = { right: fc.subarray(ids, { minLength: 1 }) };
  const by = <By extends WayToAnswer['by']>(way: By) => ({ by: fc.constant(way) });
  const may = { requiredKeys: ['by'] as 'by'[] };
  const player = fc.constantFrom('left' as const, 'right' as const);
  const rounds = fc.integer({ min: 1, max: 1000 });
  const everywhere = [
    fc.record({ ...by('value'), ...some }, may),
    fc.record({ ...by('outcome'), ...some }, may),
    fc.record({ ...by('number'), right: fc.constantFrom('3/4', '-2', '0.5') }, may),
    fc.record({ ...by('move'), player, ...some, ...right }, { requiredKeys: ['by', 'player'] }),
    fc.record({ ...by('row'), ...some, rounds }, may),
    fc.record({ ...by('column'), ...some, rounds }, may),
    fc.record({ ...by('drawing'), worth: fc.constantFrom('up', '{0|*}', '∞_1', '3/4') }),
    fc.record(by('words')),
  ];
  const onDrawings = [
    fc.record({ ...by('node'), ...right }, may),
    fc.record({ ...by('arc'), ...(arcs.length > 0 && { right: fc.subarray(arcs, { minLength: 1 }) }) }, may),
  ];
  return fc.oneof(...everywhere, ...(document.board ? [] : onDrawings));
}

/** Lessons of up to three drawings and boards, seen by up to five views. */
export const arbitraryLesson: fc.Arbitrary<LessonWithDrawings> = fc
  .dictionary(fc.stringMatching(/^[a-z]{1,4}$/), documents, { minKeys: 1, maxKeys: 3 })
  .chain((drawn) => {
    const view = fc.constantFrom(...Object.keys(drawn)).chain((drawing) =>
      fc.record(
        {
          title: text,
          drawing: fc.constant(drawing),
          camera: fc.record({ x: place, y: place, width: size, height: size }),
          step: fc.nat({ max: 20 }),
          shows: fc.constantFrom(...lessonShows),
          ...('board' in drawn[drawing] && { board: viewedBoards }),
          hidden:
            'board' in drawn[drawing]
              ? hiddenOnBoards
              : fc.record({
                  all: fc.boolean(),
                  except: fc.subarray(drawn[drawing].nodes.map(({ id }) => id)),
                }),
          question: text,
          note: text,
          minutes: fc.integer({ min: 1, max: 60 }),
          answers: fc.array(text, { maxLength: 2 }),
          handout: fc.constant(false as const),
          answer: ways(drawn[drawing]),
        },
        { requiredKeys: ['title', 'drawing', 'shows', 'hidden', 'question', 'note', 'answers'] },
      ),
    );
    return fc.record({
      title: text,
      about: text,
      drawings: fc.constant(new Map(Object.entries(drawn))),
      views: fc.array(view, { maxLength: 5 }),
    });
  });
