/**
 * A panel beside the canvas that shows the editor calmly (see calm.ts); a person who reaches into it finds
 * the editor as it is.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { createCalmStore } from './calm.ts';
import { ShownStore } from './editor.ts';

/** It has no box in the layout. */
const noBox = { display: 'contents' };

export function Calm({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createCalmStore);
  useEffect(() => store.follow(), [store]);
  return (
    <div
      style={noBox}
      onPointerDownCapture={store.catchUp}
      onKeyDownCapture={store.catchUp}
      onFocusCapture={store.catchUp}
    >
      <ShownStore value={store}>{children}</ShownStore>
    </div>
  );
}
