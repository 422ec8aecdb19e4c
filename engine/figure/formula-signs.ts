/** The LaTeX commands that names of nodes may contain: the character each shows, and its typeface. */
import type { Face } from '../values/mark.ts';

export type LatexCommand =
  | { readonly text: string; readonly face: Face }
  /**
   * A command with an argument in braces; undefined where the typeface lacks one of the letters. `latex` is
   * given where plain LaTeX uses another command.
   */
  | {
      readonly face: Face;
      readonly argument: (text: string) => string | undefined;
      readonly latex?: string;
    };

const small =
  'α alpha β beta γ gamma δ delta ϵ epsilon ε varepsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa λ lambda μ mu ν nu ' +
  'ξ xi π pi ρ rho ϱ varrho σ sigma ς varsigma τ tau υ upsilon ϕ phi φ varphi χ chi ψ psi ω omega';
const large = 'Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega';

const pairs = (text: string): readonly (readonly [sign: string, name: string])[] => {
  const words = text.split(' ');
  return Array.from({ length: words.length / 2 }, (_, i) => [words[2 * i], words[2 * i + 1]]);
};

/** Greek letters as they are typed. Capitals stand upright, as in LaTeX. */
export const greekCommands: ReadonlyMap<string, { readonly name: string; readonly face: Face }> = new Map([
  ...pairs(small).map(([sign, name]) => [sign, { name, face: 'italic' as Face }] as const),
  ...pairs(large).map(([sign, name]) => [sign, { name, face: 'roman' as Face }] as const),
]);

const upright = (signs: string): Readonly<Record<string, LatexCommand>> =>
  Object.fromEntries(pairs(signs).map(([text, name]) => [name, { text, face: 'roman' }]));

const inFace = (face: Face, latex?: string): LatexCommand => ({
  face,
  argument: (text) => text.replace(/\s+/g, ' '),
  ...(latex && { latex }),
});
const letters =
  (table: Readonly<Record<string, string>>) =>
  (text: string): string | undefined =>
    Object.hasOwn(table, text) ? table[text] : undefined;

export const latexCommands: Readonly<Record<string, LatexCommand>> = {
  ...Object.fromEntries([...greekCommands].map(([text, { name, face }]) => [name, { text, face }])),
  ...upright(
    '∞ infty ∗ ast ∗ star · cdot ± pm × times ÷ div ↑ uparrow ↓ downarrow ⇑ Uparrow ⇓ Downarrow → to → rightarrow ← leftarrow ' +
      '≤ le ≤ leq ≥ ge ≥ geq ≠ ne ≠ neq ∈ in ∅ emptyset | mid | vert ∥ parallel ∥ | … ldots … dots ∖ setminus ⊕ oplus ' +
      '′ prime ∘ circ • bullet ¬ neg ∼ sim ≅ cong ≡ equiv ⟨ langle ⟩ rangle',
  ),
  ...upright('{ { } } $ $ % % _ _ & & # # { lbrace } rbrace'),
  ...{
    ',': { text: ' ', face: 'roman' },
    ';': { text: ' ', face: 'roman' },
    ' ': { text: ' ', face: 'roman' },
  },
  ...{ left: { text: '', face: 'roman' }, right: { text: '', face: 'roman' } },
  ...{ mathrm: inFace('roman'), mathbf: inFace('roman'), text: inFace('roman', 'mbox') },
  ...{ textbf: inFace('roman'), textrm: inFace('roman'), textit: inFace('italic'), mathit: inFace('italic') },
  ...{ operatorname: inFace('roman', 'mathrm'), mbox: inFace('roman') },
  mathcal: { face: 'calligraphic', argument: letters({ N: '𝒩', P: '𝒫', D: '𝒟', L: '𝓛', R: '𝓡' }) },
  mathbb: { face: 'blackboard', argument: letters({ N: 'ℕ' }) },
};
