/** The same fonts in the format of browsers, a third as large, for files that contain them. Data: addresses. */
import ams from 'katex/dist/fonts/KaTeX_AMS-Regular.woff2?inline';
import calligraphic from 'katex/dist/fonts/KaTeX_Caligraphic-Regular.woff2?inline';
import main from 'katex/dist/fonts/KaTeX_Main-Regular.woff2?inline';
import math from 'katex/dist/fonts/KaTeX_Math-Italic.woff2?inline';
import type { FaceName } from './letters.ts';

export const webFonts: Readonly<Record<FaceName, string>> = { main, math, calligraphic, ams };
