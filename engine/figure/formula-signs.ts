/**
 * Signs of formulas and the LaTeX commands that set them: those that names of nodes may contain, with the
 * character each shows and its typeface, and every sign of the typefaces of figures. The tables are made when
 * the first sign is looked up, since most processes look up none.
 */
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

type GreekLetter = { readonly name: string; readonly face: Face };

const greekLetters = (): readonly (readonly [sign: string, GreekLetter])[] => [
  ...pairs(small).map(([sign, name]) => [sign, { name, face: 'italic' as Face }] as const),
  ...pairs(large).map(([sign, name]) => [sign, { name, face: 'roman' as Face }] as const),
];

/** Signs that are letters or are set alone: TeX leaves no space round them. */
const ordinary =
  'ℵ aleph ∀ forall ℏ hbar ħ hbar ∃ exists ∇ nabla ♭ flat ℓ ell ♮ natural ♣ clubsuit ℘ wp ♯ sharp ♢ diamondsuit ℜ Re ♡ heartsuit ℑ Im ' +
  '♠ spadesuit § S ¶ P ‡ ddagger ∠ angle ⊤ top √ surd ∂ partial ⋮ vdots £ pounds ⌊ lfloor ⌋ rfloor ⌈ lceil ⌉ rceil ⎰ lmoustache ' +
  '⎱ rmoustache ⟮ lgroup ⟯ rgroup';
/** The same, of the package amssymb. */
const ordinaryOfAms =
  '▽ triangledown ◊ lozenge Ⓢ circledS ® circledR ∡ measuredangle ∄ nexists ℧ mho Ⅎ Finv ⅁ Game ‵ backprime ▲ blacktriangle ' +
  '▼ blacktriangledown ■ blacksquare □ square ⧫ blacklozenge ★ bigstar ∢ sphericalangle ∁ complement ð eth ╱ diagup ╲ diagdown ¥ yen ' +
  '✓ checkmark ℶ beth ℸ daleth ℷ gimel ϝ digamma ϰ varkappa ✠ maltese ┌ ulcorner ┐ urcorner └ llcorner ┘ lrcorner';
/** Relations and operators. */
const spaced =
  '≺ prec ≻ succ ⊥ perp ⪯ preceq ⪰ succeq ≃ simeq ∣ mid ≪ ll ≫ gg ≍ asymp ⋈ bowtie ⌣ smile ⊑ sqsubseteq ⊒ sqsupseteq ≐ doteq ⌢ frown ∋ ni ' +
  '∝ propto ⊢ vdash ⊣ dashv ⟵ longleftarrow ⇐ Leftarrow ⟸ Longleftarrow ⟶ longrightarrow ⇒ Rightarrow ⟹ Longrightarrow ' +
  '↔ leftrightarrow ⟷ longleftrightarrow ⇔ Leftrightarrow ⟺ Longleftrightarrow ↦ mapsto ⟼ longmapsto ↗ nearrow ↩ hookleftarrow ' +
  '↪ hookrightarrow ↘ searrow ↼ leftharpoonup ⇀ rightharpoonup ↙ swarrow ↽ leftharpoondown ⇁ rightharpoondown ↖ nwarrow ' +
  '⇌ rightleftharpoons ⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq ↕ updownarrow ⇕ Updownarrow ∓ mp ⊖ ominus ⊎ uplus ⊓ sqcap ' +
  '⊔ sqcup ◯ bigcirc ∙ bullet ≀ wr ⨿ amalg ∩ cap ∪ cup ∧ wedge ∨ vee ⊙ odot ⊗ otimes ⊘ oslash ⋄ diamond ⋆ star ◃ triangleleft ' +
  '▹ triangleright △ triangle ∫ int ⋱ ddots ⋯ cdots ⋅ cdot';
const spacedOfAms =
  '≮ nless ⪇ lneq ≨ lneqq ⋦ lnsim ⪉ lnapprox ⊀ nprec ⋠ npreceq ⋨ precnsim ⪹ precnapprox ≁ nsim ∤ nmid ⊭ nvDash ⋪ ntriangleleft ' +
  '⋬ ntrianglelefteq ⊊ subsetneq ⫋ subsetneqq ≯ ngtr ⪈ gneq ≩ gneqq ⋧ gnsim ⪊ gnapprox ⊁ nsucc ⋡ nsucceq ⋩ succnsim ⪺ succnapprox ' +
  '≆ ncong ∦ nparallel ⊯ nVDash ⋫ ntriangleright ⋭ ntrianglerighteq ⊋ supsetneq ⫌ supsetneqq ⊮ nVdash ⪵ precneqq ⪶ succneqq ' +
  '↚ nleftarrow ↛ nrightarrow ⇍ nLeftarrow ⇏ nRightarrow ↮ nleftrightarrow ⇎ nLeftrightarrow ≦ leqq ⩽ leqslant ⪕ eqslantless ' +
  '≲ lesssim ⪅ lessapprox ≊ approxeq ⋘ lll ≶ lessgtr ⋚ lesseqgtr ⪋ lesseqqgtr ≑ doteqdot ≓ risingdotseq ≒ fallingdotseq ∽ backsim ' +
  '⋍ backsimeq ⫅ subseteqq ⋐ Subset ⊏ sqsubset ≼ preccurlyeq ⋞ curlyeqprec ≾ precsim ⪷ precapprox ⊲ vartriangleleft ⊨ vDash ' +
  '⊪ Vvdash ≏ bumpeq ≎ Bumpeq ≧ geqq ⩾ geqslant ⪖ eqslantgtr ≳ gtrsim ⪆ gtrapprox ⋙ ggg ≷ gtrless ⋛ gtreqless ⪌ gtreqqless ' +
  '≖ eqcirc ≗ circeq ≜ triangleq ⫆ supseteqq ⋑ Supset ⊐ sqsupset ≽ succcurlyeq ⋟ curlyeqsucc ≿ succsim ⪸ succapprox ' +
  '⊳ vartriangleright ⊩ Vdash ≬ between ⋔ pitchfork ◀ blacktriangleleft ∴ therefore ∍ backepsilon ▶ blacktriangleright ∵ because ' +
  '≂ eqsim ⇢ dashrightarrow ⇠ dashleftarrow ⇇ leftleftarrows ⇆ leftrightarrows ⇚ Lleftarrow ↞ twoheadleftarrow ↢ leftarrowtail ' +
  '↫ looparrowleft ⇋ leftrightharpoons ↶ curvearrowleft ↺ circlearrowleft ↰ Lsh ⇈ upuparrows ↿ upharpoonleft ⇃ downharpoonleft ' +
  '⊸ multimap ↭ leftrightsquigarrow ⇉ rightrightarrows ⇄ rightleftarrows ↠ twoheadrightarrow ↣ rightarrowtail ↬ looparrowright ' +
  '↷ curvearrowright ↻ circlearrowright ↱ Rsh ⇊ downdownarrows ↾ upharpoonright ⇂ downharpoonright ⇝ rightsquigarrow ⇛ Rrightarrow ' +
  '⊈ nsubseteq ⊉ nsupseteq ≱ ngeq ≰ nleq ⊴ unlhd ⊵ unrhd ⋖ lessdot ⋗ gtrdot ∔ dotplus ⋒ Cap ⋓ Cup ⩞ doublebarwedge ⊟ boxminus ⊞ boxplus ' +
  '⋇ divideontimes ⋉ ltimes ⋊ rtimes ⋋ leftthreetimes ⋌ rightthreetimes ⋏ curlywedge ⋎ curlyvee ⊝ circleddash ⊛ circledast ' +
  '⊺ intercal ⊠ boxtimes ⊼ barwedge ⊻ veebar ⊚ circledcirc ⊡ boxdot';

const named = (signs: string) => pairs(signs).map(([sign, name]) => [sign, `\\${name}`] as const);

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

const commandsByName = (): Readonly<Record<string, LatexCommand>> => ({
  ...upright([ordinary, ordinaryOfAms, spaced, spacedOfAms].join(' ')),
  ...Object.fromEntries(greekLetters().map(([text, { name, face }]) => [name, { text, face }])),
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
});

/** Commands of the package amssymb. */
function patternOfAms(): RegExp {
  const names = pairs(`${ordinaryOfAms} ${spacedOfAms}`).map(([, name]) => name);
  return new RegExp(`\\\\(?:mathbb|nvdash|${names.join('|')})(?![A-Za-z])`);
}

const makeTables = () => ({
  greek: new Map(greekLetters()),
  ofSigns: new Map([ordinary, ordinaryOfAms, spaced, spacedOfAms].flatMap(named)),
  spaced: new Set<string>(
    [spaced, spacedOfAms].flatMap((signs) => named(signs).map(([, command]) => command)),
  ),
  byName: new Map(Object.entries(commandsByName())),
  ofAms: patternOfAms(),
});

let made: ReturnType<typeof makeTables> | undefined;

function tables(): ReturnType<typeof makeTables> {
  made ??= makeTables();
  return made;
}

/** The name of a Greek letter as it is typed. Capitals are upright, as in LaTeX. */
export const greekLetter = (sign: string): GreekLetter | undefined => tables().greek.get(sign);

/**
 * The command of a sign; the commonest signs, which values are written with, have theirs in latex-text.ts.
 */
export const signCommand = (sign: string): string | undefined => tables().ofSigns.get(sign);

/** Whether TeX leaves space round the command on the base line. */
export const isSpacedCommand = (command: string): boolean => tables().spaced.has(command);

export const latexCommand = (name: string): LatexCommand | undefined => tables().byName.get(name);

/** Whether some LaTeX has a command of the package amssymb. */
export const needsAmssymb = (latex: string): boolean => tables().ofAms.test(latex);
