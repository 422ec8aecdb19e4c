/**
 * How a value is typeset: runs of glyphs on the base line or in the subscript. Canvas, exports and the
 * interface all draw from these, so that what is exported is what was seen.
 */

/** The faces a run may be set in. Moons and the ninny's star are drawn shapes, not letters of a font. */
export type Face = 'roman' | 'italic' | 'blackboard' | 'calligraphic';

/** On the base line, below or above it, and below or above what stands there: L₁ in G^{L_1} is 'sup' and 'sup sub'. */
export type Script = 'base' | 'sub' | 'sup' | 'sub sub' | 'sub sup' | 'sup sub' | 'sup sup';

export type Run =
  | { readonly text: string; readonly face: Face; readonly script: Script }
  | { readonly shape: 'moon' | 'full-moon' | 'new-moon'; readonly script: Script };

export type Mark = readonly Run[];
