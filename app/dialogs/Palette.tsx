/** Ctrl+K: every command by its name, the examples, the theories, the nodes by name, and their values. */
import { Command as List } from 'cmdk';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { listNamed } from '../files/drawings.ts';
import { listExamples, listLessons } from '../files/examples.ts';
import type { AboutDrawing } from '../files/storage.ts';
import { closeDialog } from '../store/chrome.ts';
import { words } from '../words.ts';
import css from './dialogs.module.css';
import { Modal } from './Modal.tsx';
import { allEntries, type Brought, type Entry, type EntryGroup, fitting } from './palette-entries.ts';

/** Closes first, so that the command finds the focus where it was; the next key finds what the command did. */
function then(act: () => void): void {
  flushSync(closeDialog);
  act();
}

function Line({ entry }: { readonly entry: Entry }) {
  const { id, label, remark, key, disabled = false } = entry;
  return (
    <List.Item value={id} disabled={disabled} onSelect={() => then(() => entry.act())}>
      <span>{label}</span>
      {remark && <small>{remark}</small>}
      {key && <kbd>{key}</kbd>}
    </List.Item>
  );
}

/** More entries than the palette has room for. */
const inView = 40;
const atFirst = (groups: readonly EntryGroup[]): readonly EntryGroup[] =>
  groups.slice(0, 1).map(({ title, entries }) => ({ title, entries: entries.slice(0, inView) }));

export function Palette() {
  const [typed, type] = useState('');
  const [drawings, setDrawings] = useState<readonly AboutDrawing[]>([]);
  const [brought, setBrought] = useState<Brought>({ examples: [], lessons: [] });
  useEffect(() => {
    listNamed().then(setDrawings, () => undefined);
    Promise.all([listExamples(), listLessons()]).then(
      ([examples, lessons]) => setBrought({ examples, lessons }),
      () => undefined,
    );
  }, []);
  const groups = useMemo(() => allEntries(drawings, brought), [drawings, brought]);
  // What can be seen comes first, and all else, of which there may be hundreds of lines, once it is there.
  const listed = useDeferredValue(groups, atFirst(groups));
  const found = typed.trim() === '' ? undefined : fitting(groups, typed);
  return (
    <Modal title={words.palette} shape="top" bare>
      <List className={css.palette} label={words.palette} shouldFilter={false} loop>
        <List.Input value={typed} onValueChange={type} placeholder={words.paletteHint} />
        <List.List>
          <List.Empty>{words.noResults}</List.Empty>
          {found
            ? found.map((entry) => <Line key={entry.id} entry={entry} />)
            : listed.map(
                ({ title, entries }) =>
                  entries.length > 0 && (
                    <List.Group key={title} heading={title}>
                      {entries.map((entry) => (
                        <Line key={entry.id} entry={entry} />
                      ))}
                    </List.Group>
                  ),
              )}
        </List.List>
      </List>
    </Modal>
  );
}
