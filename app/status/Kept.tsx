/** Whether the drawing is kept, in this browser and in its file on disk; what fails is red and stays, with its remedy. */
import { canvas } from '../canvas/handle.ts';
import { allowFile, keepInFile, writeOverFile } from '../files/disk.ts';
import { saveToFile } from '../files/save.ts';
import { Button } from '../parts/Button.tsx';
import type { OnDisk } from '../store/state.ts';
import { editor, toast, useEditor } from '../store/store.ts';
import { words } from '../words.ts';
import css from './status.module.css';

const said = words.keeping;

function Remedy(props: { readonly label: string; readonly act: () => Promise<void> }) {
  const act = (): void => {
    props.act().then(
      () => canvas()?.focus(),
      (error: unknown) => toast(String((error as Error).message), { stays: true }),
    );
  };
  return (
    <Button className={css.stop} onClick={act}>
      {props.label}
    </Button>
  );
}

/** What is the matter with the file on disk. */
function Disk({ disk }: { readonly disk: OnDisk }) {
  if (disk.kind === 'asks') return <Remedy label={said.mayWrite(disk.name)} act={allowFile} />;
  if (disk.kind !== 'failed' && disk.kind !== 'changed') return null;
  return (
    <span className={css.refused} role="alert">
      <span>{disk.kind === 'failed' ? disk.says : said.fileChanged(disk.name)}</span>
      {disk.kind === 'changed' && <Remedy label={said.writeOver} act={writeOverFile} />}
      <Remedy label={said.chooseFile} act={keepInFile} />
    </span>
  );
}

export function Kept() {
  const saved = useEditor((state) => state.saved);
  const disk = useEditor((state) => state.disk);
  const elsewhere = useEditor((state) => state.readOnly === 'elsewhere');
  if (saved.kind === 'failed') {
    return (
      <span className={css.refused} role="alert">
        <span>{saved.says}</span>
        <Remedy label={said.download} act={() => saveToFile(editor().document)} />
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
