/** Pages of all keys and of all commands of the palette, made from the editor's list of commands. */
import { commands } from '../../../app/commands/index.ts';
import { gestures, gesturesOnBoards, groupsOfKeys, touches } from '../../../app/dialogs/gestures.ts';
import { shownKey } from '../../../app/parts/keys-shown.ts';
import { codeCell, plain, table } from '../markdown.ts';
import type { Page } from '../page.ts';

const gestureTable = (heads: readonly [string, string], ways: typeof gestures): string =>
  table(
    heads,
    ways.map((way) => way.map(plain)),
  );

export function keyPages(): readonly Page[] {
  const byGroup = groupsOfKeys.map(({ id, title }) => ({
    title,
    members: commands.filter((command) => command.group === id),
  }));
  const parts = byGroup.flatMap(({ title, members }) => [
    `## ${title}`,
    table(
      ['command', 'keys'],
      members.map(({ label, keys }) => [
        plain(label),
        [...new Set((keys ?? []).map(shownKey))].map(codeCell).join(', '),
      ]),
    ),
  ]);
  const text = [
    '# Commands and keys',
    '`Ctrl+K` opens the palette, which has every command; type a part of its name. The menu can switch off the keys that are single letters.',
    ...parts,
    '## By mouse or pen {#mouse}',
    gestureTable(['what you do', 'what happens'], gestures),
    '## On boards {#boards}',
    gestureTable(['what you do', 'what happens'], gesturesOnBoards),
    '## By touch {#touch}',
    gestureTable(['what you do', 'what happens'], touches),
  ].join('\n\n');
  return [{ path: 'look-up/commands.md', text }];
}
