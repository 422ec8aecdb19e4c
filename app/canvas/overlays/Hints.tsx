/** Three lines on the empty canvas that say how to draw, by mouse or by finger; they vanish with the first node. */
import { isByTouch } from '../../parts/by-touch.ts';
import { openDialog } from '../../store/chrome.ts';
import { words } from '../../words.ts';
import css from '../canvas.module.css';

export function Hints() {
  const byTouch = isByTouch();
  return (
    <div className={css.hints}>
      <p>{byTouch ? words.hints.byFinger : words.hints.byMouse}</p>
      <p>{words.hints.values}</p>
      <p>
        <button type="button" onClick={() => openDialog({ kind: 'gallery' })}>
          {words.hints.examples}
        </button>
        {' · '}
        <button type="button" onClick={() => openDialog({ kind: 'boards' })}>
          {words.boards.boards}
        </button>
        {' · '}
        <button type="button" onClick={() => openDialog({ kind: 'keys' })}>
          {words.hints.keys}
          {!byTouch && ' (?)'}
        </button>
      </p>
    </div>
  );
}
