/**
 * The door of the figures: the courses of arcs, the sizes of words, styles, and measures that canvas and
 * pictures share.
 */

export { curvesOf } from './all-curves.ts';
export { onCanvas, quick } from './beside.ts';
export { boxOfForm } from './bounds.ts';
export type { Surroundings } from './costs-of-places.ts';
export { arcCourse, type Fan } from './course.ts';
export { type Box, type Curve, loopCurve, nodeRadius, piecesWithin, type Spot, sampled } from './curves.ts';
export type { Bounds, Figure, FigureWords, Form } from './figure.ts';
export { widestGap } from './gaps.ts';
export {
  type Glyphs,
  type Outline,
  type PathStep,
  type SetSign,
  setWords,
  signsIn,
  signsWithoutFace,
} from './glyphs.ts';
export { shrinkInside } from './inside.ts';
export { latinCapitals } from './latex-text.ts';
export { boxOfLine, type LoopedNode, loopCourse, loopedNodes, loopSight, piecesOfLoop } from './loops.ts';
export { shapesInNode } from './moved.ts';
export { nodeName } from './node-name.ts';
export { type FigureRange, figureRanges, mostFigureNodes } from './ranges.ts';
export { type Around, type AroundPlaces, type Extent, placesRoundNode } from './round-node.ts';
export { slicedFigure } from './sliced.ts';
export { isTooSmallToRead, leastReadable, smallestText } from './smallest-text.ts';
export { createGrid, type SpatialGrid } from './spatial-grid.ts';
export {
  grounds,
  type Measures,
  measuresOf,
  placesOfLegend,
  placesOfValues,
  type StrokeName,
  type Style,
  type StyleKind,
  shownParts,
  styleKinds,
  styles,
} from './style.ts';
export { boxRound, surroundings } from './surroundings.ts';
export { textWidth } from './text-widths.ts';
export { type RunExtent, type Shape, shortened, type Typeset, textOfMark, typeset } from './typeset.ts';
export { distanceClearOf, type WordsBox } from './words-box.ts';
export { createWordsTaken, placedInTurn, type WordsTaken, type WordsTurn } from './words-in-turn.ts';
