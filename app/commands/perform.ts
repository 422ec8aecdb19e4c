/** Does a command, unless it says why it cannot be done; what goes wrong in it is told, never swallowed. */
import { toast } from '../store/store.ts';
import type { Command } from './command.ts';

export function perform(command: Command): void {
  if (command.unavailable?.()) return;
  const failed = (error: unknown): void => {
    toast(`“${command.label}” did not finish: ${error instanceof Error ? error.message : String(error)}`, {
      stays: true,
    });
  };
  try {
    const done = command.run();
    if (done) done.catch(failed);
  } catch (error) {
    failed(error);
  }
}
