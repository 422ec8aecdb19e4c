/** The bar over a drawing that another tab writes: it is read-only here, until it is taken over or copied. */
import { commandById } from '../commands/index.ts';
import { useEditor } from '../store/editor.ts';
import css from './elsewhere.module.css';
import { Remedy } from './Remedy.tsx';

export function Elsewhere() {
  const elsewhere = useEditor((state) => state.readOnly === 'elsewhere');
  return (
    // A live region must exist before it has something to say, so that its first message is announced.
    <div role="status">
      {elsewhere && (
        <div className={css.bar}>
          <p>This drawing is open in another tab.</p>
          <div className={css.remedies}>
            <Remedy deed={commandById('file.edit-here')} />
            <Remedy deed={commandById('file.copy')} />
          </div>
        </div>
      )}
    </div>
  );
}
