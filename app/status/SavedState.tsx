/**
 * Whether the drawing is saved, in this browser and in its file on disk; a failure is red and stays, with its remedy.
 */
import { allowFile, keepInFile, writeOverFile } from '../files/disk.ts';
import { saveToFile } from '../files/save.ts';
import { useEditor } from '../store/editor.ts';
import { documentToKeep } from '../store/handing-on.ts';
import type { OnDisk } from '../store/state/chrome.ts';
import { words } from '../words.ts';
import { Remedy } from './Remedy.tsx';
import css from './status.module.css';

const said = words.keeping;

/** The problem with the file on disk. */
function Disk({ disk }: { readonly disk: OnDisk }) {
  if (disk.kind === 'asks')
    return <Remedy className={css.stop} deed={{ label: said.mayWrite(disk.name), run: allowFile }} />;
  if (disk.kind !== 'failed' && disk.kind !== 'changed') return null;
  return (
    <span className={css.refused} role="alert">
      <span>{disk.kind === 'failed' ? disk.says : said.fileChanged(disk.name)}</span>
      {disk.kind === 'changed' && (
        <Remedy className={css.stop} deed={{ label: said.writeOver, run: writeOverFile }} />
      )}
      <Remedy className={css.stop} deed={{ label: said.chooseFile, run: keepInFile }} />
    </span>
  );
}

export function SavedState() {
  const saved = useEditor((state) => state.saved);
  const disk = useEditor((state) => state.disk);
  const elsewhere = useEditor((state) => state.readOnly === 'elsewhere');
  if (saved.kind === 'failed') {
    return (
      <span className={css.refused} role="alert">
        <span>{saved.says}</span>
        <Remedy
          className={css.stop}
          deed={{ label: said.download, run: () => saveToFile(documentToKeep()) }}
        />
      </span>
    );
  }
  if (elsewhere) return <span className={css.saved}>{said.elsewhere}</span>;
  const where =
    disk?.kind === 'writing'
      ? said.writing(disk.name)
      : disk?.kind === 'written'
        ? said.savedIn(disk.name)
        : words.saved;
  return (
    <>
      {disk && <Disk disk={disk} />}
      <span className={css.saved}>{saved.kind === 'saved' ? where : words.saving}</span>
    </>
  );
}
