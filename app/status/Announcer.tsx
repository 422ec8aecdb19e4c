/**
 * The polite live region: it says one combined sentence half a second after the last label arrived, never each label, and
 * at once what else is announced.
 */
import { useEffect } from 'react';
import { announce } from '../store/chrome.ts';
import { editor, useEditor } from '../store/editor.ts';
import { announced, changeSaid } from './announced.ts';

const delay = 500;

export function Announcer() {
  const labels = useEditor((state) => state.labels);
  const { says, count } = useEditor((state) => state.announcement);
  useEffect(() => {
    if (!labels?.complete) return;
    const timer = setTimeout(() => announce(announced(editor())), delay);
    return () => clearTimeout(timer);
  }, [labels]);
  useEffect(
    () =>
      useEditor.subscribe((state, before) => {
        const change = changeSaid(state, before);
        // After all have heard of the change that it is about.
        if (change !== undefined) queueMicrotask(() => announce(change));
      }),
    [],
  );
  return (
    <div className="unseen" role="status" aria-live="polite">
      {/* A sentence that is said again is a new one on the page, or it would not be heard. */}
      <span key={count}>{says}</span>
    </div>
  );
}
