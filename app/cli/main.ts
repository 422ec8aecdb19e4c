/**
 * The `grundy` command: finds the requested command, prints help and version, and reports success as an exit
 * status.
 */
import { workerData } from 'node:worker_threads';
import { nearestWord } from '../../engine/answers/index.ts';
import { isBeyondBudget } from '../../engine/result.ts';
import { ignoredOptions, type Option, readArguments } from './arguments.ts';
import { type CliCommand, type Launcher, noFile } from './command.ts';
import { standardOutput, tell, tellProblems } from './output.ts';
import { commandRelease } from './release.ts';
import type { withRules } from './rules-file.ts';

/** Each command is in a part of the build of its own, and only the one that was asked for is read. */
const commands = new Map<string, () => Promise<CliCommand>>([
  ['solve', async () => (await import('./solve.ts')).solveCommand],
  ['sum', async () => (await import('./sum.ts')).sumCommand],
  ['compare', async () => (await import('./compare.ts')).compareCommand],
  ['reckon', async () => (await import('./reckon.ts')).reckonCommand],
  ['matrix', async () => (await import('./matrix.ts')).matrixCommand],
  ['ask', async () => (await import('./ask.ts')).askCommand],
  ['validate', async () => (await import('./validate.ts')).validateCommand],
  ['check', async () => (await import('./check.ts')).checkCommand],
  ['graph', async () => (await import('./graph.ts')).graphCommand],
  ['export', async () => (await import('./export.ts')).exportCommand],
  ['sweep', async () => (await import('./sweep.ts')).sweepCommand],
  ['find', async () => (await import('./find.ts')).findCommand],
  ['class', async () => (await import('./class.ts')).classCommand],
  ['cite', async () => (await import('./cite.ts')).citeCommand],
]);

const everyCommand = (): Promise<readonly CliCommand[]> =>
  Promise.all([...commands.values()].map((command) => command()));

const general: CliCommand['options'] = {
  help: { says: 'prints this help' },
  version: { says: 'prints the version' },
};

const rulesOption: Option = {
  takes: 'FILE',
  says: 'the rules that somebody wrote, a text or a document, in place of a ruleset',
};

/** The reader of rules is fetched only where some are given, since every command would wait for it. */
const withRulesOf: typeof withRules = async (command, asked) =>
  (await import('./rules-file.ts')).withRules(command, asked);

const usable = 0;
const unusable = 2;

/** The exit status of a mistake in Grundy, EX_SOFTWARE in sysexits.h; unusable input has another. */
const faulty = 70;

const mostSaid = 300;

/**
 * Reports an exception that no command expected, in one line, and returns the exit status. It is a mistake in
 * Grundy, and the line says so and what to report. It leaves out the stack, which says nothing to the person
 * who gave the command and can be found again from the report.
 */
function tellFault(command: string, thrown: unknown): number {
  const what = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  const says = what.replace(/\s+/g, ' ').slice(0, mostSaid);
  tell(
    `${command}: this is a mistake in Grundy, not in your input; please report this line with the command ` +
      `and its file: ${says} (Grundy ${commandRelease.version}, Node ${process.versions.node})`,
  );
  return faulty;
}

/** Always resolves to the exit status: an unexpected exception becomes a message of one line. */
export async function main(args: readonly string[], launcher?: Launcher): Promise<number> {
  try {
    return await carriedOut(args, launcher);
  } catch (thrown) {
    const command = `grundy ${args[0] ?? ''}`.trim();
    if (!isBeyondBudget(thrown)) return tellFault(command, thrown);
    tell(`${command}: a position that follows ${thrown.message}`);
    return unusable;
  }
}

/** What a thread does that a command has started. */
export async function serveThread(): Promise<void> {
  if ('desk' in workerData) (await import('./class/desk-work.ts')).serveDesk();
  else (await import('./sweep-rows.ts')).serveRows();
}

async function carriedOut(args: readonly string[], launcher: Launcher | undefined): Promise<number> {
  const [name = '', ...rest] = args;
  const command = commands.get(name);
  if (command) return runCommand(await command(), rest, launcher);
  const output = standardOutput();
  if (name === '--version') await output.write(`${commandRelease.version}\n`);
  else if ((name === '--help' || name === 'help') && (rest.length === 0 || commands.has(rest[0])))
    await output.write(await helpFor(rest[0]));
  else if (name === '--help' || name === 'help') return refuse(unknown(rest[0]));
  else if (name === '') return refuse((await overview()).trimEnd());
  else return refuse(unknown(name));
  await output.flush();
  return usable;
}

function refuse(line: string): number {
  tell(line);
  return unusable;
}

function unknown(name: string): string {
  if (name.startsWith('-')) {
    const near = nearestWord(name.replace(/^-+/, ''), Object.keys(general));
    return `grundy: ${name}: there is no such option; ${near ? `did you mean --${near}?` : 'grundy --help lists the options'}`;
  }
  const near = nearestWord(name, [...commands.keys()]);
  return `grundy: ${name}: there is no such command; ${near ? `did you mean ${near}?` : 'grundy --help lists the commands'}`;
}

async function runCommand(
  command: CliCommand,
  args: readonly string[],
  launcher: Launcher | undefined,
): Promise<number> {
  const called = `grundy ${command.name}`;
  const options = command.takesRuleset ? { ...command.options, rules: rulesOption } : command.options;
  const read = readArguments(args, { ...options, ...general });
  const asked = read.ok && read.value.has('rules') ? await withRulesOf(command, read.value) : read;
  if (!asked.ok) {
    tellProblems(called, asked.problems);
    return unusable;
  }
  const output = standardOutput();
  const lack =
    asked.value.files.length > 0 ? undefined : command.missing ? command.missing(asked.value) : noFile;
  const ignored = ignoredOptions(asked.value, command.options);
  if (asked.value.has('help')) await output.write(commandHelp(command));
  else if (asked.value.has('version')) await output.write(`${commandRelease.version}\n`);
  else if (lack !== undefined) return refuse(`${called}: ${lack}`);
  else if (ignored.length > 0) {
    tellProblems(called, ignored);
    return unusable;
  } else if (!(await command.run(asked.value, output, launcher))) {
    await output.flush();
    return unusable;
  }
  await output.flush();
  return usable;
}

async function helpFor(name: string | undefined): Promise<string> {
  const command = commands.get(name ?? '');
  return command ? commandHelp(await command()) : overview();
}

/** Two columns of help. */
function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('');
}

const optionRows = (options: CliCommand['options']): (readonly [string, string])[] =>
  Object.entries(options).map(([name, { takes, short, says }]) => [
    `${short ? `-${short}, ` : ''}--${name}${takes ? ` ${takes}` : ''}`,
    says,
  ]);

const overview = async (): Promise<string> =>
  `grundy ${commandRelease.version}: values of games drawn as digraphs\n\n` +
  columns((await everyCommand()).map(({ name, takes, says }) => [`grundy ${name} ${takes}`, says])) +
  `\n${columns(optionRows(general))}` +
  '\n  grundy COMMAND --help says more about a command. FILE is a *.grundy.json document, or any other file that the editor opens; - is standard input.\n' +
  '  The exit status is 0, or 2 with one line for each problem, or 70 if Grundy itself has a fault.\n';

const commandHelp = ({ name, takes, says, options, notes, takesRuleset }: CliCommand): string =>
  `grundy ${name} ${takes} [options]: ${says}\n\n` +
  columns(optionRows({ ...options, ...(takesRuleset && { rules: rulesOption }), ...general })) +
  (notes.length > 0 ? `\n${notes.map((note) => `  ${note}\n`).join('')}` : '');
