/**
 * The door of the programs: what they answer, and the positions that are known by their answers. Graphs and
 * values are behind `engine/run.ts`.
 */

export { readAnswer, readAnswerLine } from './answer.ts';
export {
  openProgramPositions,
  type ProgramPositions,
  type ProgramSearch,
  positionOfProgram,
} from './positions.ts';
