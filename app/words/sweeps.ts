/** The texts about tables of whole families: what is asked for, how far they are, what is in them. */
import { counted, many } from './counting.ts';

export const sweeps = {
  table: 'Table',
  tableLong: 'Table of a family of positions',
  asTextHelp: 'The same request as it is written on the command line, after grundy sweep',
  noRuleset:
    'is not a ruleset of this version; take another one, or load the editor again to get a newer version',
  byProgram:
    'is a program that gives the moves, and the editor starts no program; make the table anew with grundy sweep --moves, check it with grundy check, or write the rules of the game as a ruleset',
  stop: 'Stop',
  found: 'The table',
  search: 'Find',
  searched: (found: number, total: number) => `${counted(found)} of ${many(total, 'row', 'rows')}`,
  hidden: 'Values are hidden, and so is what would reveal them: their order, their counts and the plot.',
  saveCsv: 'Save CSV',
  plot: 'Plot',
  openHelp: 'Enter opens the board of a row.',
  copyText: 'the request as text',
} as const;
