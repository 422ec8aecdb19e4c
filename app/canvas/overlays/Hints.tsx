/** The empty canvas says in three lines all it takes; gone at the first node. */
import { setEditor } from '../../store/store.ts';
import css from '../canvas.module.css';

export function Hints() {
  return (
    <div className={css.hints}>
      <p>Double-click to make a position. Drag from its rim to make a move.</p>
      <p>Values appear by themselves.</p>
      <p>
        <button type="button" onClick={() => setEditor({ dialog: { kind: 'gallery' } })}>
          Examples
        </button>
        {' · '}
        <button type="button" onClick={() => setEditor({ dialog: { kind: 'keys' } })}>
          Keys (?)
        </button>
      </p>
    </div>
  );
}
