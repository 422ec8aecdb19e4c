/** Where each panel stands, and nothing else. */
import { Tooltip } from '@base-ui/react/tooltip';
import { useEffect, useState } from 'react';
import { Canvas } from './canvas/Canvas.tsx';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { acceptDrops } from './files/dropping.ts';
import { Inspector } from './inspector/Inspector.tsx';
import { Toasts } from './parts/Toasts.tsx';
import { Announcer } from './status/Announcer.tsx';
import { Elsewhere } from './status/Elsewhere.tsx';
import { StatusLine } from './status/StatusLine.tsx';
import { useEditor } from './store/store.ts';
import css from './style/app.module.css';
import { SimplifyBar } from './timeline/SimplifyBar.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { words } from './words.ts';

function DropHint() {
  const [hovering, hover] = useState(false);
  useEffect(() => acceptDrops(hover), []);
  return <div role="status">{hovering && <div className={css.drop}>{words.opening.drop}</div>}</div>;
}

export function App() {
  const inDialog = useEditor((state) => state.dialog !== undefined);
  return (
    <Tooltip.Provider delay={500} closeDelay={0}>
      <div className={css.app}>
        <Toolbar />
        <div className={css.middle}>
          <main className={css.canvas} aria-label="Drawing">
            <Elsewhere />
            <div className={css.stage}>
              <Canvas />
            </div>
            <SimplifyBar />
          </main>
          <Inspector />
        </div>
        <StatusLine />
      </div>
      <Dialogs />
      {!inDialog && <Toasts />}
      <Announcer />
      <DropHint />
    </Tooltip.Provider>
  );
}
