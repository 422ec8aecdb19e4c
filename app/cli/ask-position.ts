/**
 * A ruleset's position as the subject of `grundy ask`: all that follows it is generated and solved as for `grundy solve --ruleset`,
 * and the position is vertex 0. Vertices are named by the notation of the ruleset.
 */
import { accepted, type Result, refused } from '../../engine/result.ts';
import { askBoard, drain, type Ruleset, type SolvedBoard } from '../../engine/run.ts';
import { answerData } from './answer-data.ts';
import type { CliArguments } from './arguments.ts';
import type { AskSubject, BesideAnswer } from './ask-subject.ts';
import { solvedBoard } from './solve-ruleset.ts';
import { table } from './table.ts';

export function subjectOnBoard(
  ruleset: Ruleset,
  text: string,
  theory: string,
  asked: CliArguments,
): Result<AskSubject> {
  const solved = solvedBoard(ruleset, text, theory, asked);
  if (!solved.ok) return solved;
  const { board } = solved.value;
  const { position } = board.asked;
  const { table: values, codes } = board.solved.labelling;
  return accepted({
    game: board,
    memory: board.memory,
    choice: board.solved.choice,
    first: [position],
    needs: positionsNeeded,
    lists: 'grundy ask --ruleset RULESET POSITION',
    vertexCalled: (name) => vertexAt(board, name),
    nameOf: (v) => board.nameOf(v),
    places: () => [
      {
        evidence: board.memory.recall(board),
        vertex: 0,
        values: () => (codes[0] < 0 ? [] : [values[codes[0]]]),
      },
    ],
    told: { ruleset: ruleset.id, position },
    beside: (question, spokenOf) => besideAnswer(board, question, spokenOf),
  });
}

const positionsNeeded: AskSubject['needs'] = {
  vertex: 'the position',
  typed: 'the position, and what is guessed',
  pair: 'the position and one other',
  pieces: 'the position, and one for each other piece',
  vertices: 'the position, and any others',
  value: 'the position, for its value',
};

/** The vertex of a position in the ruleset's notation; refused where it is no position, or does not follow. */
function vertexAt(board: SolvedBoard, name: string): Result<number> {
  const read = board.ruleset.parse(name);
  if (!read.ok)
    return refused(read.problems.map(({ place, says }) => ({ place: name, says: `${place}: ${says}` })));
  const found = drain(askBoard('position', { position: board.ruleset.print(read.value) }, board));
  return found.kind === 'over-budget' ? refused([{ place: '', says: found.says }]) : accepted(found.vertex);
}

/** The names of the vertices that the answer speaks of; beside the moves the places that are clicked for them, and a symmetry that answers them. */
function besideAnswer(board: SolvedBoard, question: string, spokenOf: ReadonlySet<number>): BesideAnswer {
  const names = Object.fromEntries([...spokenOf].map((v) => [v, board.nameOf(v)]));
  const found =
    question === 'moves' ? drain(askBoard('options', { position: board.asked.position }, board)) : undefined;
  if (found?.kind !== 'options') return { text: '', data: { names } };
  const rows = found.moves.map(({ player, by, to }) => [whose[player], by.join(' → '), to.position]);
  const text = rows.length > 0 ? `\n${table(['player', 'clicks', 'leads to'], rows)}` : '';
  const symmetry = symmetryOf(board);
  return {
    text: `${text}${symmetry.text}`,
    data: { names, moves: answerData(found.moves), ...symmetry.data },
  };
}

/** By which whoever moves second answers every move, where the ruleset knows one; and the answer that is due, if one is. */
function symmetryOf({ ruleset, asked }: SolvedBoard): BesideAnswer {
  const read = ruleset.parse(asked.position);
  const found = read.ok ? ruleset.answering?.(read.value) : undefined;
  if (!found) return { text: '', data: {} };
  const { says, matched, answer } = found;
  const due = answer && { by: answer.by, to: ruleset.print(answer.to) };
  const now = due ? `The answer now: ${due.by.join(' → ')}, to ${due.to}\n` : '';
  return { text: `\n${says}\n${now}`, data: { symmetry: { says, matched, ...(due && { answer: due }) } } };
}

const whose = { left: 'Left', right: 'Right', either: 'either' } as const;
