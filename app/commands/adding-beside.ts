/** Another drawing beside the open one: together they are one sum. */
import { type AboutDrawing, readDrawing } from '../files/storage.ts';
import { toast } from '../store/chrome.ts';
import { words } from '../words.ts';
import { insertBeside } from './inserting.ts';

/** A copy of it, pieces included, at the right of what is drawn. */
export async function addBeside({ id, title }: Pick<AboutDrawing, 'id' | 'title'>): Promise<void> {
  const read = await readDrawing(id);
  const made = read ? insertBeside(read.kept.document) : [];
  if (made.length > 0) toast(`“${title || words.untitled}” was added beside the drawing.`, { kind: 'sum' });
}
