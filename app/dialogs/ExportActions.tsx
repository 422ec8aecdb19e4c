/** Warnings with their remedies; then the buttons to copy and to download. */
import type { Result } from '../../engine/result.ts';
import type { WrittenExport } from '../export/exportable.ts';
import type { Format } from '../export/formats.ts';
import type { FigureOptions } from '../export/options.ts';
import { reachSaid } from '../export/shared-link.ts';
import type { Warning } from '../export/warnings.ts';
import { Button } from '../parts/Button.tsx';
import { shownKey } from '../parts/keys-shown.ts';
import { words } from '../words.ts';
import css from './export.module.css';

/**
 * For a link, its length and where it works; for a file, that it can be opened as a drawing again; for both,
 * what is hidden in them.
 */
function Note({
  format,
  result,
  whole,
  hidden,
  dropBack,
}: Pick<ExportActionsOf, 'format' | 'result' | 'whole' | 'hidden' | 'dropBack'>) {
  if (format.extension !== undefined) {
    return (
      <p className={css.note}>
        {dropBack}
        {whole && ' The file contains the whole drawing.'}
        {hidden !== '' && ` ${hidden}`}
      </p>
    );
  }
  if (!result?.ok) return null;
  const { body } = result.value;
  return (
    <p className={css.note}>
      {words.characters(body.length)}. {reachSaid(String(body))} {hidden}
    </p>
  );
}

type ExportActionsOf = {
  readonly format: Format;
  readonly result: Result<WrittenExport> | undefined;
  readonly warnings: readonly Warning[];
  /** Sentences about what the format cannot say, or why nothing can be written. */
  readonly lost: readonly string[];
  /** The figure shows a part, and the file contains the whole drawing. */
  readonly whole: boolean;
  /** Says what is hidden in the exported figure; empty if nothing is. */
  readonly hidden: string;
  /** The sentence about what else one can do with the file. */
  readonly dropBack: string;
  readonly change: (part: Partial<FigureOptions>) => void;
  readonly copy: () => void;
  readonly download: () => void;
};

export function ExportWarnings({
  warnings,
  lost,
  change,
}: Pick<ExportActionsOf, 'warnings' | 'lost' | 'change'>) {
  const all: readonly Warning[] = [...warnings, ...lost.map((says) => ({ says }))];
  return (
    <div role="status" aria-label="Warnings">
      {all.length > 0 && (
        <ul className={css.warnings}>
          {all.map(({ says, remedy }) => (
            <li key={says}>
              <span>{says}</span>
              {remedy && (
                <Button onClick={() => change(remedy.change)} className={css.remedy}>
                  {remedy.says}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function ExportActions(props: ExportActionsOf) {
  const { format, result, copy, download } = props;
  const refused = result?.ok === false;
  return (
    <div className={css.actions}>
      <ExportWarnings {...props} />
      <Note {...props} />
      <div className={css.buttons}>
        {format.copies && (
          <Button look="strong" onClick={copy} disabled={refused} aria-keyshortcuts="Enter">
            {words.export.copy}
            <kbd>{shownKey('Enter')}</kbd>
          </Button>
        )}
        {format.extension !== undefined && (
          <Button
            look={format.copies ? 'outlined' : 'strong'}
            onClick={download}
            disabled={refused}
            aria-keyshortcuts="Control+Enter"
          >
            {words.export.download}
            <kbd>{shownKey(format.copies ? '$mod+Enter' : 'Enter')}</kbd>
          </Button>
        )}
      </div>
    </div>
  );
}
