/**
 * Where the typefaces are found in which values are set, Computer Modern as KaTeX ships it (SIL Open Font License 1.1).
 * The build gzips them, since the offline copy of the editor has each of them.
 */
import ams from 'katex/dist/fonts/KaTeX_AMS-Regular.ttf?packed';
import calligraphic from 'katex/dist/fonts/KaTeX_Caligraphic-Regular.ttf?packed';
import main from 'katex/dist/fonts/KaTeX_Main-Regular.ttf?packed';
import math from 'katex/dist/fonts/KaTeX_Math-Italic.ttf?packed';
import type { FaceName } from './letters.ts';

export const fontData: Readonly<Record<FaceName, string>> = { main, math, calligraphic, ams };
