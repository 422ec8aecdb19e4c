/** Performs a command, unless it says why it cannot be done; an error in it is reported, never swallowed. */
import { toast } from '../store/chrome.ts';
import type { Command } from './command.ts';

/** An action with a label, as commands and a few buttons have it. */
export type Deed = Pick<Command, 'label' | 'run'>;

/**
 * Resolves to whether it was done; never rejects. It starts at once, since browsers allow some actions only
 * within a click.
 */
export async function attempt(deed: Deed): Promise<boolean> {
  try {
    await deed.run();
    return true;
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    toast(`“${deed.label}” did not finish: ${says}`, { stays: true });
    return false;
  }
}

export function perform(command: Command): void {
  if (!command.unavailable?.()) void attempt(command);
}
