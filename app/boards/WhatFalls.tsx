/**
 * Shows what falls when the thing under the pointer, finger or keyboard is cut: the falling things fade, and
 * a band covers the thing that is cut. The place says the same to people who listen.
 */
import type { Form } from '../../engine/figure/index.ts';
import type { Board } from '../../engine/rulesets/index.ts';
import { useEditor } from '../store/editor.ts';
import whatFallsCss from './what-falls.module.css';

/** A curve of the figure model, whose control points are between the others. */
function Drawn({ form, className }: { readonly form: Form; readonly className: string }) {
  if (form.kind === 'disc')
    return <circle className={className} cx={form.at.x} cy={form.at.y} r={form.radius} />;
  if (form.kind === 'polygon') return <polygon className={className} points={form.points.join(' ')} />;
  const [x, y, ...rest] = form.line;
  const curves = Array.from(
    { length: rest.length / 4 },
    (_, i) => `Q${rest.slice(4 * i, 4 * i + 4).join(' ')}`,
  );
  return <path className={className} d={`M${x} ${y}${curves.join('')}`} />;
}

export function WhatFalls({ board }: { readonly board: Board }) {
  const pointed = useEditor(({ pointedPlace }) => pointedPlace);
  const fall = pointed === undefined ? undefined : board.falls?.(pointed);
  if (!fall) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a group of lines takes the focus
    <g aria-hidden="true" data-falls={fall.names.length}>
      <g className={whatFallsCss.falling}>
        {fall.forms.map((form, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a form is identified by its place
          <Drawn key={i} form={form} className={whatFallsCss[form.kind]} />
        ))}
      </g>
      <Drawn form={fall.line} className={whatFallsCss.cut} />
    </g>
  );
}
