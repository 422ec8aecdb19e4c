/** The spot that follows the pointer, with a short trail; people who want less motion see no trail. */
import { useEffect, useRef } from 'react';
import { useEditor } from '../store/editor.ts';
import css from './present.module.css';

const trail = ['first', 'second', 'third', 'fourth'] as const;

function Following() {
  const spot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent): void => {
      spot.current?.style.setProperty('--at', `${clientX}px ${clientY}px`);
      spot.current?.setAttribute('data-seen', '');
    };
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  }, []);
  return (
    <div ref={spot} className={css.spot} aria-hidden="true">
      {trail.map((each) => (
        <i key={each} />
      ))}
      <b />
    </div>
  );
}

export function PointerSpot() {
  const shown = useEditor((state) => state.presenting?.spot ?? false);
  return shown ? <Following /> : null;
}
