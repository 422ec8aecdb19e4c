/** `grundy find like`: what is asked for. */
import { readExitChoices, readLikeDrawing, usualChoices, waysAmong } from '../../engine/find/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import type { AskedSearch } from '../../engine/sweeps/index.ts';
import type { CliArguments } from './arguments.ts';
import { called } from './files-in-messages.ts';
import { readText } from './input.ts';
import { shardAsked } from './sweep-asked.ts';

const example = `grundy find like drawing.txt --choices '0,*,^' 'value = 0'`;

/** Whether the ways to choose the open arcs of a drawing are searched. */
export const isOfLike = ({ files }: Pick<CliArguments, 'files'>): boolean => files[0] === 'like';

type AmongWays = Pick<Extract<AskedSearch, { kind: 'like' }>, 'kind' | 'like' | 'called' | 'part'>;

/** With every problem by its argument, or by its place in the file. */
export async function likeRequested(asked: CliArguments): Promise<Result<AmongWays>> {
  const { files } = asked;
  if (files.length !== 3)
    return refused([
      { place: '', says: `takes a file and one condition in quotation marks, as in: ${example}` },
    ]);
  const file = files[1];
  const text = await readText(file);
  const drawing = text.ok ? readLikeDrawing(text.value) : text;
  const pool = readExitChoices(asked.all('choices').at(-1) ?? usualChoices);
  const shard = shardAsked(asked);
  const inFile = drawing.ok
    ? []
    : drawing.problems.map(({ place, says }) => ({
        place: place === '' ? called(file) : `${called(file)}, ${place}`,
        says,
      }));
  if (!drawing.ok || !pool.ok || !shard.ok)
    return refused([...inFile, ...[pool, shard].flatMap((read) => (read.ok ? [] : read.problems))]);
  const like = waysAmong(drawing.value, pool.value);
  if (like.pool.choices.length === 0 && asked.has('choices'))
    return refused([
      { place: '--choices', says: 'is for arcs with an open end, and no arc has one; leave it out' },
    ]);
  return accepted({
    kind: 'like',
    like,
    called: called(file),
    ...(asked.has('shard') && { part: shard.value }),
  });
}
