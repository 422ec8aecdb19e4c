/** What the teacher's window says about a class that answers from its phones, and what the wall says. */
import { counted } from './counting.ts';

export const classWords = {
  tab: 'Class',
  answeredOf: (answered: number, of: number) => `${counted(answered)} of ${counted(of)} answered`,
  here: (count: number) => `${counted(count)} here`,
  codes: 'Shows large on the wall how phones come in',
  groups: 'Answers in groups',
  worth: 'worth',
  aDrawing: (worth: string) => (worth === '' ? 'Drawing' : `Drawing worth ${worth}`),

  removeStudentCalled: (name: string) => `Remove ${name} from the room`,
  firstAndLast: (first: number, last: number) =>
    first === last
      ? `Right: ${counted(last)}, as at first.`
      : `Right at first ${counted(first)}, now ${counted(last)}.`,
  join: 'Come in',
} as const;
