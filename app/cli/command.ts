/** A command of the command line is a record that main.ts finds by its name and the help prints. */
import type { CliArguments, CliOptions } from './arguments.ts';
import type { Output } from './output.ts';

export const noFile = 'a file is missing; give one or more files, or - for standard input';

export const noPosition = 'a position is missing; give one or more in the notation of the ruleset';

/** For the help of commands that answer questions: they also answer about hidden values. */
export const hiddenAnswered =
  'This command prints the values that a drawing hides, too; only grundy export keeps them hidden.';

/** What started the command, and the file of the build that it loaded: from these a thread is started. */
export type Launcher = { readonly file: string; readonly build: string };

export type CliCommand = {
  readonly name: string;
  /** The arguments after the name: "FILE…". */
  readonly takes: string;
  readonly says: string;
  readonly options: CliOptions;
  /**
   * Where a ruleset's id is given: by the option --ruleset, or before the other arguments. Rules from a file
   * take its place there.
   */
  readonly takesRuleset?: 'option' | 'argument';
  /** Further notes, in lines of help. */
  readonly notes: readonly string[];
  /**
   * The message if no argument is given, undefined if none is needed; a command that takes files need not
   * have it.
   */
  missing?(asked: CliArguments): string | undefined;
  /** Resolves to true if every file could be used. Without a launcher there are no threads. */
  run(asked: CliArguments, output: Output, launcher?: Launcher): Promise<boolean>;
};
