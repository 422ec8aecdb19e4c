/**
 * The typeset form of a value: runs of glyphs on the base line or in scripts. The canvas, the exports and the
 * interface all draw from it, so that an export looks as the screen did.
 */

/** The typefaces of runs. Moons and the ninny's star are drawn shapes, not letters of a font. */
export type Face = 'roman' | 'italic' | 'blackboard' | 'calligraphic';

/** On the base line, below or above it, or below or above a script: L₁ in G^{L_1} is 'sup' and 'sup sub'. */
export type Script = 'base' | 'sub' | 'sup' | 'sub sub' | 'sub sup' | 'sup sub' | 'sup sup';

export type Run =
  | { readonly text: string; readonly face: Face; readonly script: Script }
  | { readonly shape: 'moon' | 'full-moon' | 'new-moon'; readonly script: Script };

export type Mark = readonly Run[];
