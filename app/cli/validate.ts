/**
 * `grundy validate`: checks whether each file, of a drawing, a board or a lesson, keeps the rules of its
 * format, and names every rule it breaks.
 */
import { type BoardFile, boardIn, checkedBoard, originProblems } from '../../engine/answers/index.ts';
import { meansLesson, readLesson } from '../../engine/lesson/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import type { CliCommand } from './command.ts';
import { graphIn } from './drawing.ts';
import { called } from './files-in-messages.ts';
import { readGraphFile } from './input.ts';
import { type Output, tell, tellProblems } from './output.ts';

export const validateCommand: CliCommand = {
  name: 'validate',
  takes: 'FILE…',
  says: 'whether each file keeps the rules of the format',
  options: { json: { says: 'writes one JSON document for each file, each on a line of its own' } },
  notes: [],
  async run(asked, output) {
    let good = true;
    for (const file of asked.files) good = (await validate(file, asked.has('json'), output)) && good;
    return good;
  },
};

async function validate(file: string, json: boolean, output: Output): Promise<boolean> {
  const text = await readGraphFile(file);
  const read = text.ok ? foundIn(text.value, file) : text;
  if (!read.ok) {
    const { problems } = read;
    if (json) await output.write(`${JSON.stringify({ file: called(file), valid: false, problems })}\n`);
    tellProblems(called(file), problems);
    return false;
  }
  const { board, facts, hints } = read.value;
  const inWords = board ? [board.says] : [];
  const counts = Object.entries(facts).map(([name, count]) =>
    name === 'jointArcs' ? `${count} of them joint` : counted(count, name),
  );
  await output.write(
    json
      ? `${JSON.stringify({ file: called(file), valid: true, ...board?.told, ...facts, ...(hints.length > 0 && { hints }) })}\n`
      : `${called(file)}: valid, ${[...inWords, ...counts].join(', ')}\n`,
  );
  if (!json) for (const { place, says } of hints) tell(`${called(file)}: ${place}: ${says}`);
  return true;
}

type Found = {
  /** For a board its ruleset and the position with which it is set up, as members and in words. */
  readonly board?: { readonly told: object; readonly says: string };
  /** What there is in it, by plural nouns; joint arcs are among the arcs. */
  readonly facts: Readonly<Record<string, number>>;
  readonly hints: readonly Problem[];
};

/** What a drawing, a board or a lesson consists of; refused with every problem. */
function foundIn(text: Parameters<typeof graphIn>[0], file: string): Result<Found> {
  if (typeof text === 'string' && meansLesson(text)) {
    const lesson = readLesson(text);
    if (!lesson.ok) return lesson;
    const { drawings, views } = lesson.value.lesson;
    return accepted({ facts: { drawings: drawings.size, views: views.length }, hints: [] });
  }
  const board = boardIn(text);
  if (board) return board.ok ? foundOn(board.value) : board;
  const read = graphIn(text, file);
  if (!read.ok) return read;
  const wrong = originProblems(text);
  if (wrong.length > 0) return refused(wrong);
  const { graph, pieces, unusedScores, arcs } = read.value;
  return accepted({
    facts: {
      nodes: graph.order,
      arcs: arcs.count,
      ...(graph.joint && { jointArcs: arcs.joint }),
      pieces: pieces.length,
    },
    // What does not count is kept all the same: no error.
    hints: unusedScores.map(({ id, player }) => ({
      place: `node ${id}`,
      says: `its ${player} score does not count, since ${player === 'left' ? 'Left' : 'Right'} has a move there`,
    })),
  });
}

function foundOn(board: BoardFile): Result<Found> {
  const checked = checkedBoard(board);
  if (!checked.ok) return checked;
  const { ruleset } = board;
  const { position, moves } = checked.value;
  return accepted({
    board: {
      told: { ruleset: ruleset.id, position },
      says: `${ruleset.name}: ${position}`,
    },
    facts: { moves: moves.length },
    hints: [],
  });
}

/** "1 node", "2 nodes". */
const counted = (count: number, plural: string): string =>
  `${count} ${count === 1 ? plural.slice(0, -1) : plural}`;
