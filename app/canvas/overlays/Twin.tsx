/**
 * The canvas in words for screen readers: a hidden list that follows the drawing, at once where the focus
 * goes and a few times a second otherwise, so that arriving labels do not slow it down.
 */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { editor, useEditor } from '../../store/editor.ts';
import { hidesAsBefore } from '../../store/telling.ts';
import { middleOfView } from '../layers/marks-layer.ts';
import { surface } from '../model/surface.ts';
import { type TwinLine, twinLines, withFocusedLine } from '../model/twin-lines.ts';

export { optionId } from '../model/twin-lines.ts';

const calm = 160;

function linesNow(): readonly TwinLine[] {
  const on = surface();
  return on ? twinLines(editor(), on.drawing, middleOfView(on.size())) : [];
}

export function Twin() {
  const [lines, setLines] = useState<readonly TwinLine[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    let shown: readonly TwinLine[] = [];
    const show = (next: readonly TwinLine[]): void => {
      shown = next;
      setLines(next);
    };
    const now = (): void => {
      if (ended) return;
      clearTimeout(timer);
      timer = undefined;
      show(linesNow());
    };
    // The list about it follows a moment later, with the labels of an edit.
    const focused = (): void => {
      const on = surface();
      const next = on && !ended ? withFocusedLine(shown, editor(), on.drawing) : undefined;
      if (!next) {
        now();
        return;
      }
      show(next);
      soon();
    };
    // A value that was hidden must not be heard a moment longer than it is seen.
    const atOnce = (): void => flushSync(now);
    const soon = (): void => {
      timer ??= setTimeout(now, calm);
    };
    const end = useEditor.subscribe((state, before) => {
      // Runs after every listener, since the canvas must have followed the document first.
      if (!hidesAsBefore(state, before)) queueMicrotask(atOnce);
      else if (state.selection !== before.selection) queueMicrotask(now);
      else if (state.focus !== before.focus) queueMicrotask(focused);
      else if (
        state.document !== before.document ||
        state.labels !== before.labels ||
        state.walkthrough !== before.walkthrough ||
        state.judgement !== before.judgement ||
        state.game !== before.game
      )
        soon();
    });
    soon();
    return () => {
      end();
      ended = true;
      clearTimeout(timer);
    };
  }, []);
  if (lines.length === 0) return null;
  return (
    <div className="unseen" role="listbox" aria-label="Nodes near the focus">
      {lines.map(({ id, says, selected }) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the canvas keeps the focus and refers to this element
        <div key={id} id={id} role="option" aria-selected={selected}>
          {says}
        </div>
      ))}
    </div>
  );
}
