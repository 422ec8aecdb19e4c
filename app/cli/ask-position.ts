/**
 * A ruleset's position as the subject of `grundy ask`: all that follows it is generated and solved as for `grundy solve --ruleset`,
 * and the position is vertex 0. Vertices are named by the notation of the ruleset.
 */
import { boardAsSubject } from '../../engine/answers/index.ts';
import { accepted, type Result } from '../../engine/result.ts';
import type { CliArguments } from './arguments.ts';
import type { AskSubject } from './ask-subject.ts';
import type { PositionGiven } from './ruleset-position.ts';
import { solvedBoard } from './solve-ruleset.ts';

export function subjectOnBoard(
  given: PositionGiven,
  theory: string,
  asked: CliArguments,
): Result<AskSubject> {
  const solved = solvedBoard(given, theory, asked);
  if (!solved.ok) return solved;
  const { board } = solved.value;
  const { table: values, codes } = board.solved.labelling;
  return accepted({
    ...boardAsSubject(board),
    lists: 'grundy ask --ruleset RULESET POSITION',
    places: () => [
      {
        evidence: board.memory.recall(board),
        vertex: 0,
        values: () => (codes[0] < 0 ? [] : [values[codes[0]]]),
      },
    ],
  });
}
