/**
 * What a mouse clicks, a finger taps: sentences are written for the mouse, and said here for whichever hand
 * there is.
 */
import { isByTouch } from '../parts/by-touch.ts';

const tapped = (click: string): string => click.replace('Click', 'Tap').replace('click', 'tap');

export const forHand = (says: string): string =>
  isByTouch() ? says.replace(/\b(double-)?clicks?\b/gi, tapped) : says;
