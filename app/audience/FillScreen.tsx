/**
 * How the window fills the projector: a button and the browser's own key. It is there when the window opens and while the
 * pointer moves over it; on a wall that shows the drawing alone there is nothing of it, nor of the pointer.
 */
import { useEffect, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { words } from '../words.ts';
import css from './audience.module.css';

/** In milliseconds, after the window has opened and after the pointer has come to rest. */
const atFirst = 20_000;
const atRest = 4_000;

const fillsScreen = (): boolean =>
  document.fullscreenElement !== null || matchMedia('(display-mode: fullscreen)').matches;

export function FillScreen() {
  const [awake, wake] = useState(true);
  const [full, setFull] = useState(fillsScreen);
  useEffect(() => {
    let timer = setTimeout(() => wake(false), atFirst);
    const moved = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => wake(false), atRest);
      wake(true);
    };
    const sized = (): void => setFull(fillsScreen());
    window.addEventListener('pointermove', moved);
    window.addEventListener('resize', sized);
    document.addEventListener('fullscreenchange', sized);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('resize', sized);
      document.removeEventListener('fullscreenchange', sized);
    };
  }, []);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-resting', !awake);
  }, [awake]);
  if (full || !document.fullscreenEnabled) return null;
  return (
    <aside className={css.fill} aria-label={words.presenting.fillScreen} data-awake={awake || undefined}>
      <p>{words.presenting.toProjector}</p>
      <Button look="strong" onClick={() => void document.documentElement.requestFullscreen()}>
        {words.presenting.fillScreen}
      </Button>
      <span>{words.presenting.orF11}</span>
    </aside>
  );
}
