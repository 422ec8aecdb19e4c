/** What a command of the command line is: a record that main.ts finds by its name and help prints. */
import type { CliArguments, CliOptions } from './arguments.ts';
import type { Output } from './output.ts';

export const noFile = 'no file; give one or more, or - for standard input';

export type CliCommand = {
  readonly name: string;
  /** What follows the name: "FILE…". */
  readonly takes: string;
  readonly says: string;
  readonly options: CliOptions;
  /** What one should know besides, in lines of help. */
  readonly notes: readonly string[];
  /** What is missing when nothing is given to work on; a command that takes files need not say. */
  missing?(asked: CliArguments): string;
  /** True when every file could be used. */
  run(asked: CliArguments, output: Output): Promise<boolean>;
};
