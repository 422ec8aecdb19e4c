/** The quiet bar over a drawing that another tab writes: here it is looked at, until it is taken over or copied. */
import { commandById } from '../commands/index.ts';
import { useEditor } from '../store/editor.ts';
import { words } from '../words.ts';
import css from './elsewhere.module.css';
import { Remedy } from './Remedy.tsx';

export function Elsewhere() {
  const elsewhere = useEditor((state) => state.readOnly === 'elsewhere');
  return (
    // Announced when it comes; a live region must be there before it has something to say.
    <div role="status">
      {elsewhere && (
        <div className={css.bar}>
          <p>{words.keeping.inAnotherTab}</p>
          <div className={css.remedies}>
            <Remedy deed={commandById('file.edit-here')} />
            <Remedy deed={commandById('file.copy')} />
          </div>
        </div>
      )}
    </div>
  );
}
