/** The options of `grundy sweep`. */
import { conventions } from '../../engine/outcome/index.ts';
import { notBeside, onlyBeside } from './arguments.ts';
import { budgetOption } from './budget-option.ts';
import type { CliCommand } from './command.ts';
import { outOption } from './destination.ts';
import { measuresOption } from './options.ts';
import { programOptions } from './program-option.ts';

export const sweepOptions: CliCommand['options'] = {
  json: {
    says: 'writes a line of JSON for each row, in place of comma-separated values',
    idle: notBeside('merge'),
  },
  summary: {
    says: 'of the heaps of one octal game writes no rows but the period that they prove, the greatest value and how many are rare',
    idle: notBeside(
      'merge',
      'moves',
      'resume',
      'shard',
      'measures',
      'cores',
      'play',
      'convention',
      'sum',
      'say-version',
      'budget',
    ),
  },
  measures: { ...measuresOption, idle: notBeside('merge') },
  play: {
    takes: 'WAY',
    says: 'misere, where the player who cannot move wins; the ruleset’s own way if left out',
    idle: notBeside('merge', 'moves'),
  },
  convention: {
    takes: 'CONVENTION',
    says: `where both players move at once: ${conventions.join(', ')}; the ruleset’s own if left out`,
    idle: notBeside('merge', 'moves'),
  },
  sum: {
    takes: 'KIND',
    says: 'how the components that + separates are played together: disjunctive, conjunctive or continued',
    idle: notBeside('merge', 'moves'),
  },
  cores: {
    takes: 'COUNT',
    says: 'how many threads work; if left out, as many as the machine has cores, or fewer where that is faster',
    idle: notBeside('merge', 'moves'),
  },
  shard: {
    takes: 'I/N',
    says: 'finds only the rows of one shard of N: 1/N to N/N',
    idle: notBeside('merge'),
  },
  resume: {
    takes: 'FILE',
    says: 'continues the table in this file, or begins it: adds every row that is missing',
    idle: notBeside('merge', 'out'),
  },
  'say-version': {
    says: 'writes into the head of the table which versions of Grundy found its rows; --resume keeps what the file says',
    idle: notBeside('merge'),
  },
  merge: {
    takes: 'FILE…',
    says: 'joins files of one sweep, in any order; a file may be given twice',
    several: true,
  },
  out: outOption,
  replace: {
    says: 'replaces the file of --out if it exists; without this option no table is lost',
    idle: onlyBeside('out'),
  },
  budget: {
    ...budgetOption,
    says: 'the most positions to generate for one row (2,000,000 if left out)',
    idle: notBeside('merge'),
  },
  ...programOptions,
  moves: { ...programOptions.moves, idle: notBeside('merge') },
};
