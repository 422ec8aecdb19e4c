/** A page of all questions that can be asked of a drawing, a position or a value, made from the register. */
import { questions } from '../../../engine/questions/register.ts';
import { codeCell, plain, table } from '../markdown.ts';
import type { Page } from '../page.ts';

/** What a question is asked about, in words; the keys are those of `Needs`. */
const about = {
  vertex: 'one node',
  typed: 'one node, and what is typed',
  pair: 'two nodes',
  pieces: 'the pieces',
  vertices: 'nodes',
  value: 'a value',
  values: 'values',
} as const;

export function questionPages(): readonly Page[] {
  const rows = questions.map(({ id, title, says, needs }) => [
    codeCell(id),
    plain(title),
    plain(about[needs]),
    plain(says),
  ]);
  const text = [
    '# Questions',
    '`grundy ask FILE` lists the questions that a drawing can be asked, and `grundy ask FILE QUESTION …` asks one. In the editor the answers are in the inspector. Several theories may have a question with the same id: the theory that gives the values answers it.',
    table(['id', 'heading', 'asked about', 'what one learns'], rows),
  ].join('\n\n');
  return [{ path: 'look-up/questions.md', text }];
}
