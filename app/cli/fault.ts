/**
 * What is said of an exception that no command foresaw: it is a mistake in Grundy, and one line says so and what to
 * report. The stack stays out of it: it says nothing to whoever gave the command, and is found again from the report.
 */
import { tell } from './output.ts';
import { commandRelease } from './release.ts';

/** The exit status of a mistake of ours, EX_SOFTWARE in sysexits.h; unusable input has another. */
export const faulty = 70;

const mostSaid = 300;

/** Tells of an exception in one line; returns the exit status. */
export function tellFault(command: string, thrown: unknown): number {
  const what = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  const says = what.replace(/\s+/g, ' ').slice(0, mostSaid);
  tell(
    `${command}: this is a mistake in Grundy, not in your input; please report this line with the command ` +
      `and its file: ${says} (Grundy ${commandRelease.version}, Node ${process.versions.node})`,
  );
  return faulty;
}
