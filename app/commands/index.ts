/** The list of every action of the editor, which menus, buttons, keys, palette and help read. */
import { editor } from '../store/editor.ts';
import { isOnBoard } from '../store/subject.ts';
import { words } from '../words.ts';
import { arcCommands } from './arcs.ts';
import { canvasCommands } from './canvas.ts';
import type { Command } from './command.ts';
import { drawCommands } from './draw.ts';
import { editCommands } from './edit.ts';
import { figureCommands } from './figures.ts';
import { fileCommands } from './file.ts';
import { lessonCommands } from './lesson.ts';
import { presentCommands } from './present.ts';
import { quizCommands } from './quiz.ts';
import { scoreCommands } from './scores.ts';
import { searchCommands } from './searches.ts';
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
  ...searchCommands,
  ...fileCommands,
  ...figureCommands,
];

const isEdit = ({ edits, group }: Command): boolean => edits || group === 'draw' || group === 'arcs';

const whyNotEdited = (): string | undefined => {
  const { readOnly, game } = editor();
  if (readOnly === 'elsewhere') return words.keeping.lookedAt;
  return game ? words.play.leaveFirst : undefined;
};

/**
 * What can be done with a board as with a drawing: history, files, the page, play, the class. All else is
 * about nodes and arcs.
 */
const onBoards = new Set([
  ...drawCommands.filter(({ id }) => id === 'value.reckon'),
  ...editCommands.filter(({ id }) => /^(edit\.(un|re)do|select\.none|focus|help)/.test(id)),
  ...figureCommands,
  ...fileCommands.filter(({ id }) => !/^file\.(beside|export-again)/.test(id)),
  ...viewCommands.filter(({ id }) =>
    /^view\.(theme|full-screen|inspector|graph-beside|table|values)/.test(id),
  ),
  ...searchCommands.filter(({ id }) => id === 'find.games'),
  ...lessonCommands,
  ...presentCommands,
  ...quizCommands,
  ...walkthroughCommands.filter(({ id }) => /^(game\.play|game\.hint|game\.evaluate|step)/.test(id)),
]);

/**
 * In a drawing that another tab writes, or that a game is played on, editing commands are unavailable and say
 * why; on a board, those that are for drawings.
 */
export const commands: readonly Command[] = all.map((command) => ({
  ...command,
  unavailable() {
    if (isOnBoard(editor()) && !onBoards.has(command))
      return 'This command is for drawings. Open the board’s graph as a drawing first.';
    return (isEdit(command) ? whyNotEdited() : undefined) ?? command.unavailable?.();
  },
}));

const byId = new Map(commands.map((command) => [command.id, command]));

export function commandById(id: string): Command {
  const command = byId.get(id);
  if (!command) throw new Error(`This cannot happen: no command is called "${id}".`);
  return command;
}
