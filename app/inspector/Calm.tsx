/** A part of the inspector that shows the editor calmly (see store/calm.ts); whoever reaches into it finds the editor as it is. */
import { type ReactNode, useEffect, useState } from 'react';
import { createCalmStore } from '../store/calm.ts';
import { ShownStore } from '../store/editor.ts';
import css from './inspector.module.css';

export function Calm({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createCalmStore);
  useEffect(() => store.follow(), [store]);
  return (
    <div
      className={css.calm}
      onPointerDownCapture={store.catchUp}
      onKeyDownCapture={store.catchUp}
      onFocusCapture={store.catchUp}
    >
      <ShownStore value={store}>{children}</ShownStore>
    </div>
  );
}
