/** The texts about tables of whole families: what is asked for, how far they are, what is in them. */
import { counted, many } from './counting.ts';

export const sweeps = {
  table: 'Table',
  asTextHelp: 'The same request as it is written on the command line, after grundy sweep',
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
