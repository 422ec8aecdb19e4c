/** The texts about tables of whole families: what is asked for, how far they are, what is in them. */
export const sweeps = {
  table: 'Table',
  stop: 'Stop',
  search: 'Find',
  hidden: 'Values are hidden, and so is what would reveal them: their order, their counts and the plot.',
  saveCsv: 'Save CSV',
  plot: 'Plot',
} as const;
