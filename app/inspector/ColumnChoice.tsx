/**
 * The choice of what tables measure of values: a check box for each, with what it means; it is remembered.
 */
import { useId, useState } from 'react';
import type { ValueMeasure } from '../../engine/theories/index.ts';
import { Button } from '../parts/Button.tsx';
import { showColumn } from '../store/chrome.ts';
import { useEditor } from '../store/editor.ts';
import { words } from '../words.ts';
import css from './card.module.css';
import tableCss from './table.module.css';

export function ColumnChoice({ offered }: { readonly offered: readonly ValueMeasure[] }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const chosen = useEditor((state) => state.tableColumns);
  if (offered.length === 0) return null;
  return (
    <div className={tableCss.choosing}>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {words.tables.columns}
      </Button>
      <fieldset id={id} className={tableCss.choice} hidden={!open}>
        <legend className="unseen">{words.tables.columnsLong}</legend>
        {offered.map((measure) => (
          <label key={measure.id} className={css.check}>
            <input
              type="checkbox"
              checked={chosen.includes(measure.id)}
              onChange={({ target }) => showColumn(measure.id, target.checked)}
            />
            <span>
              {measure.title}
              <span className={tableCss.explained}> {measure.says}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
