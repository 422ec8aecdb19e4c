/** The spot that follows the pointer, with a short trail; people who want less motion see no trail. */
import { type RefObject, useEffect, useRef } from 'react';
import { useEditor } from '../store/editor.ts';
import css from './present.module.css';

const trail = ['first', 'second', 'third', 'fourth'] as const;

/** Is at `--at`, a place on the screen, and is visible once it has `data-seen`. */
export function SpotMark({ mark }: { readonly mark: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={mark} className={css.spot} data-spot="" aria-hidden="true">
      {trail.map((each) => (
        <i key={each} />
      ))}
      <b />
    </div>
  );
}

function Following() {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent): void => {
      mark.current?.style.setProperty('--at', `${clientX}px ${clientY}px`);
      mark.current?.setAttribute('data-seen', '');
    };
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  }, []);
  return <SpotMark mark={mark} />;
}

export function PointerSpot() {
  const shown = useEditor((state) => state.presenting !== undefined && state.spot);
  return shown ? <Following /> : null;
}
