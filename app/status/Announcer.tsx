/**
 * The polite live region: it says one combined sentence half a second after the last label arrived, never each label;
 * before that, the value (or outcome) of the focused node if it was not known when the focus came there.
 */
import { useEffect, useState } from 'react';
import { editor, useEditor } from '../store/editor.ts';
import { isHidden } from '../store/hidden.ts';
import { announced, ofFocus } from './announced.ts';

const delay = 500;

export function Announcer() {
  const labels = useEditor((state) => state.labels);
  const [says, say] = useState('');
  useEffect(() => {
    if (!labels?.complete) return;
    const timer = setTimeout(() => say(announced(editor())), delay);
    return () => clearTimeout(timer);
  }, [labels]);
  // A value that is revealed where the focus is; what was said before may be of one that is hidden now.
  useEffect(
    () =>
      useEditor.subscribe((state, before) => {
        const { focus, hidden } = state;
        if (hidden === before.hidden) return;
        say('');
        if (focus?.kind !== 'node') return;
        if (isHidden(before.hidden, focus.id) && !isHidden(hidden, focus.id)) say(ofFocus(state));
      }),
    [],
  );
  return (
    <div className="unseen" role="status" aria-live="polite">
      {says}
    </div>
  );
}
