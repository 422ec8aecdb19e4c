/** The door of the pens: functions that write a figure in one language, and the inks that all of them use. */

export { dotPen } from './dot.ts';
export { arcInks, formInks, type Ink, joiningInk, nodeInk, pieceInk, shapeInk } from './inks.ts';
export { noFaceHas, type PenOutput } from './penned.ts';
export { type SvgFaces, type SvgOutlines, svgPen } from './svg.ts';
export { inkOfWords } from './svg-words.ts';
export { tikzPen } from './tikz.ts';
