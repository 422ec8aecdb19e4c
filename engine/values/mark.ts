/**
 * How a value is typeset: runs of glyphs on the base line or in the subscript. Canvas, exports and the
 * interface all draw from these, so that what is exported is what was seen.
 */

/** The faces a run may be set in. Moons and the ninny's star are drawn shapes, not letters of a font. */
export type Face = 'roman' | 'italic' | 'blackboard' | 'calligraphic';

export type Run =
  | { readonly text: string; readonly face: Face; readonly script: 'base' | 'sub' }
  | { readonly shape: 'moon' | 'full-moon' | 'new-moon'; readonly script: 'base' | 'sub' };

export type Mark = readonly Run[];
