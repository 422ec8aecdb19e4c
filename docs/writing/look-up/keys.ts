/** Pages of all keys and of all commands of the palette, made from the editor's list of commands. */
import { commands } from '../../../app/commands/index.ts';
import { shownKey } from '../../../app/parts/keys-shown.ts';
import { codeCell, plain, table } from '../markdown.ts';
import type { Page } from '../page.ts';

const groups: Readonly<Record<string, string>> = {
  draw: 'Draw',
  arcs: 'Arcs',
  select: 'Select',
  view: 'View',
  values: 'Values',
  lesson: 'Lesson',
  file: 'Files',
  edit: 'Edit',
  help: 'Help',
};

export function keyPages(): readonly Page[] {
  const byGroup = Object.entries(groups).map(([group, title]) => ({
    title,
    members: commands.filter((command) => command.group === group),
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
    'Every command stands in the palette, which `Ctrl+K` opens; type a part of its name. Keys of a single letter can be switched off in the menu.',
    ...parts,
  ].join('\n\n');
  return [{ path: 'look-up/commands.md', text }];
}
