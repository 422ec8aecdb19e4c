/** What the class sees of its room where this screen is the wall, and the code where it was asked for. */
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { Button } from '../parts/Button.tsx';
import { showJoining } from '../store/class.ts';
import { toldClass } from '../store/class-on-wall.ts';
import { useEditor } from '../store/editor.ts';
import type { ClassOnWall } from '../store/state/class.ts';
import { classWords } from '../words/class.ts';
import { DeedsOnWall } from './ClassBar.tsx';
import { JoiningOnWall, RoomOnWall } from './ClassWall.tsx';
import css from './class-wall.module.css';

const close = (): void => showJoining(false);

/** The code over this window; Esc or the button closes it. */
function JoiningHere({ told }: { readonly told: ClassOnWall }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const cancelled = (event: SyntheticEvent): void => {
    event.preventDefault();
    close();
  };
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={classWords.join}
      onCancel={cancelled}
      onClose={close}
      onKeyDown={(event) => {
        // Left to the browser, the store would hear of it a task later.
        if (event.key === 'Escape') cancelled(event);
      }}
    >
      <JoiningOnWall told={told}>
        <Button onClick={close}>Close</Button>
      </JoiningOnWall>
    </dialog>
  );
}

export function ClassHere() {
  const told = useEditor(toldClass);
  const presenting = useEditor((state) => state.presenting !== undefined);
  const audience = useEditor((state) => state.audience?.link === 'there');
  const inDialog = useEditor((state) => state.dialog !== undefined);
  if (!told) return null;
  return (
    <>
      {presenting && (
        <RoomOnWall told={told}>
          <DeedsOnWall />
        </RoomOnWall>
      )}
      {/* With an audience's window the code is on that wall, and the teacher's screen stays free. */}
      {told.joining && !inDialog && (presenting || !audience) && <JoiningHere told={told} />}
    </>
  );
}
