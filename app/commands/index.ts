/** The list of every action of the editor, which menus, buttons, keys, palette and help read. */
import { editor } from '../store/editor.ts';
import { words } from '../words.ts';
import { arcCommands } from './arcs.ts';
import { canvasCommands } from './canvas.ts';
import type { Command } from './command.ts';
import { drawCommands } from './draw.ts';
import { editCommands } from './edit.ts';
import { fileCommands } from './file.ts';
import { lessonCommands } from './lesson.ts';
import { presentCommands } from './present.ts';
import { quizCommands } from './quiz.ts';
import { scoreCommands } from './scores.ts';
import { sumCommands } from './sum.ts';
import { viewCommands } from './view.ts';
import { walkthroughCommands } from './walkthrough.ts';
import { whyCommands } from './why.ts';

const all: readonly Command[] = [
  ...drawCommands,
  ...arcCommands,
  ...scoreCommands,
  ...sumCommands,
  ...lessonCommands,
  ...walkthroughCommands,
  ...whyCommands,
  ...canvasCommands,
  ...viewCommands,
  ...quizCommands,
  ...presentCommands,
  ...editCommands,
  ...fileCommands,
];

const isEdit = ({ edits, group }: Command): boolean => edits || group === 'draw' || group === 'arcs';

const whyNotEdited = (): string | undefined => {
  const { readOnly, game } = editor();
  if (readOnly === 'elsewhere') return words.keeping.lookedAt;
  return game ? words.play.leaveFirst : undefined;
};

/** In a drawing that another tab writes, or that a game is played on, editing commands are unavailable and say why. */
export const commands: readonly Command[] = all.map((command) =>
  isEdit(command)
    ? {
        ...command,
        unavailable: () => whyNotEdited() ?? command.unavailable?.(),
      }
    : command,
);

const byId = new Map(commands.map((command) => [command.id, command]));

export function commandById(id: string): Command {
  const command = byId.get(id);
  if (!command) throw new Error(`This cannot happen: no command is called "${id}".`);
  return command;
}
