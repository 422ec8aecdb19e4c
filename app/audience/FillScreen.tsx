/**
 * How the window fills the projector: a button and the browser's own key, and where the browser lets a page choose between two
 * screens, a button for the other one. It is there when the window opens and while the
 * pointer moves over it; on a wall that shows the drawing alone there is nothing of it, nor of the pointer.
 */
import { useEffect, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { words } from '../words.ts';
import css from './audience.module.css';

/** In milliseconds, after the window has opened and after the pointer has come to rest. */
const atFirst = 20_000;
const atRest = 4_000;

type Screens<Each = Screen & { readonly isInternal: boolean }> = {
  readonly screens: readonly Each[];
  readonly currentScreen: Each;
};
type ManyScreens = { readonly getScreenDetails?: () => Promise<Screens> };

const hasOtherScreen = (): boolean =>
  'getScreenDetails' in window && (screen as { readonly isExtended?: boolean }).isExtended === true;

/** Fills the screen on which this window is not: a projector, if there is one, before a screen of the computer's own. */
async function fillOtherScreen(): Promise<void> {
  const { screens = [], currentScreen } = (await (window as ManyScreens).getScreenDetails?.()) ?? {};
  const others = screens.filter((each) => each !== currentScreen);
  const projector = others.find(({ isInternal }) => !isInternal) ?? others[0];
  await document.documentElement.requestFullscreen({ screen: projector } as FullscreenOptions);
}

const fillsScreen = (): boolean =>
  document.fullscreenElement !== null || matchMedia('(display-mode: fullscreen)').matches;

export function FillScreen() {
  const [awake, wake] = useState(true);
  const [full, setFull] = useState(fillsScreen);
  const [other, setOther] = useState(hasOtherScreen);
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
      {other ? (
        // Whoever refuses the browser's question moves the window by hand.
        <Button look="strong" onClick={() => fillOtherScreen().catch(() => setOther(false))}>
          {words.presenting.fillOther}
        </Button>
      ) : (
        <p>{words.presenting.toProjector}</p>
      )}
      <Button
        look={other ? 'outlined' : 'strong'}
        onClick={() => void document.documentElement.requestFullscreen()}
      >
        {other ? words.presenting.fillThis : words.presenting.fillScreen}
      </Button>
      <span>{words.presenting.orF11}</span>
    </aside>
  );
}
