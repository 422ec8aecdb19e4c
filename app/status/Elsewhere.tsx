/** The quiet bar over a drawing that another tab writes: here it is looked at, until it is taken over or copied. */
import { canvas } from '../canvas/handle.ts';
import { editHere, makeCopy } from '../files/elsewhere.ts';
import { Button } from '../parts/Button.tsx';
import { toast, useEditor } from '../store/store.ts';
import { words } from '../words.ts';
import css from './elsewhere.module.css';

function then(act: () => Promise<void>): void {
  act().then(
    () => canvas()?.focus(),
    (error: unknown) => toast(String(error), { stays: true }),
  );
}

export function Elsewhere() {
  const elsewhere = useEditor((state) => state.readOnly === 'elsewhere');
  return (
    // Announced when it comes; a live region must be there before it has something to say.
    <div role="status">
      {elsewhere && (
        <div className={css.bar}>
          <p>{words.keeping.inAnotherTab}</p>
          <Button onClick={() => then(editHere)}>{words.keeping.editHere}</Button>
          <Button onClick={() => then(makeCopy)}>{words.keeping.makeCopy}</Button>
        </div>
      )}
    </div>
  );
}
