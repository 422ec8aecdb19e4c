/** The site's looks: the generator's own, with live drawings. */
import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { letLive } from './live.ts';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp() {
    // Pages are also drawn where there is no window, when the site is built.
    if (typeof window !== 'undefined') letLive();
  },
} satisfies Theme;
