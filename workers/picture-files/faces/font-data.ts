/**
 * The typefaces in which values are set, Computer Modern as KaTeX ships it (SIL Open Font License 1.1), inlined in
 * the scripts.
 */
import ams from 'katex/dist/fonts/KaTeX_AMS-Regular.ttf?inline';
import calligraphic from 'katex/dist/fonts/KaTeX_Caligraphic-Regular.ttf?inline';
import main from 'katex/dist/fonts/KaTeX_Main-Regular.ttf?inline';
import math from 'katex/dist/fonts/KaTeX_Math-Italic.ttf?inline';
import type { FaceName } from './letters.ts';

export const fontData: Readonly<Record<FaceName, string>> = { main, math, calligraphic, ams };
