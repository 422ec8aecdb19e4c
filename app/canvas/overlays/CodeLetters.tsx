/**
 * The letter codes on the nodes while one connects or selects by them, with a line that says what is being
 * done.
 */
import { useEditor } from '../../store/editor.ts';
import type { Codes } from '../../store/state/showing.ts';
import css from '../canvas.module.css';
import { onScreen, useCamera } from '../model/camera.ts';
import { readCodes } from '../model/codes.ts';
import { radius } from '../model/drawing.ts';
import { surface } from '../model/surface.ts';

const says = {
  connect:
    'Connect to: type a code, or go there with the arrow keys. Enter draws the arc; Enter alone draws a loop.',
  select: 'Select: type a code, then Enter.',
} as const;

function Letters({ shown }: { readonly shown: Codes }) {
  const { purpose, typed, nodes: codes } = shown;
  const view = useCamera();
  const { nodes, begun } = readCodes(typed, codes);
  const named = new Set(nodes);
  const sources = new Set(shown.sources);
  const drawing = surface()?.drawing;
  // As wide as a node's inside, so that the letters do not mix with the value beneath them.
  const wide = Math.max(22, 2 * radius * view.zoom - 5);
  return (
    <div className={css.codes} aria-hidden="true">
      {[...codes].map(([code, id]) => {
        const drawn = drawing?.nodes.get(id);
        if (!drawn) return null;
        const { x, y } = onScreen(view, drawn.node);
        const out = begun !== '' && !code.startsWith(begun) && !named.has(id);
        return (
          <span
            key={id}
            className={css.code}
            style={{ left: x, top: y, minWidth: wide, lineHeight: `${Math.min(wide, 40)}px` }}
            data-code-of={id}
            data-typed={named.has(id) || undefined}
            data-out={out || undefined}
            data-source={sources.has(id) || undefined}
          >
            {code}
          </span>
        );
      })}
      <p className={css.codeSays} data-uncovered>
        {says[purpose]}
      </p>
    </div>
  );
}

export function CodeLetters() {
  const codes = useEditor((state) => state.codes);
  return codes ? <Letters shown={codes} /> : null;
}
