/** Does a command, unless it says why it cannot be done; what goes wrong in it is told, never swallowed. */
import { toast } from '../store/chrome.ts';
import type { Command } from './command.ts';

/** What is done under a name, as commands and a few buttons do it. */
export type Deed = Pick<Command, 'label' | 'run'>;

/** Resolves to whether it was done; never rejects. It begins at once: some of it the browser allows only within a click. */
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
