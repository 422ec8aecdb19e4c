/** Every action of the editor. Menus, buttons, keys, palette and help read this one list. */
import { canvasCommands } from '../canvas/canvas-commands.ts';
import { arcCommands } from './arcs.ts';
import type { Command } from './command.ts';
import { drawCommands } from './draw.ts';
import { editCommands } from './edit.ts';
import { fileCommands } from './file.ts';
import { simplifyCommands } from './simplify.ts';
import { sumCommands } from './sum.ts';
import { viewCommands } from './view.ts';

export const commands: readonly Command[] = [
  ...drawCommands,
  ...arcCommands,
  ...sumCommands,
  ...simplifyCommands,
  ...canvasCommands,
  ...viewCommands,
  ...editCommands,
  ...fileCommands,
];

const byId = new Map(commands.map((command) => [command.id, command]));

export function commandById(id: string): Command {
  const command = byId.get(id);
  if (!command) throw new Error(`This cannot happen: no command is called "${id}".`);
  return command;
}
