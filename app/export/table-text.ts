/** A table as a file or on the clipboard: as the command line writes it, and in LaTeX. */
import { accepted, type Result, refused } from '../../engine/result.ts';
import { latexMadeBy } from '../../engine/tables/index.ts';
import { engine } from '../../workers/client.ts';
import type { TableTextJob } from '../../workers/protocol.ts';
import { madeByEditor } from '../release.ts';
import { words } from '../words.ts';
import type { WrittenExport } from './exportable.ts';

export const tableAsCsv = { mime: 'text/csv', extension: '.csv', what: words.tables.asCsv };

export const tableAsLatex = { mime: 'application/x-tex', extension: '.tex', what: words.tables.asLatex };

export async function writtenTable(job: TableTextJob): Promise<Result<WrittenExport>> {
  const answer = await engine().run(job).answer;
  if (answer.kind === 'done') {
    const { text: written } = answer.value;
    return accepted({
      body: job.form === 'latex' ? latexMadeBy(written, madeByEditor) : written,
      unsaid: [],
    });
  }
  return refused([{ place: '', says: answer.kind === 'cancelled' ? words.export.notFinished : answer.says }]);
}
