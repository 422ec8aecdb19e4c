/** The register of rulesets. A new ruleset is one folder and one line. */
import { additionalSubtraction } from './additional-subtraction/index.ts';
import { amazons } from './amazons/index.ts';
import { annihilation } from './annihilation/index.ts';
import { backslidingToadsAndFrogs, toadsAndFrogs } from './backsliding-toads-and-frogs/index.ts';
import { clobber } from './clobber/index.ts';
import { col, snortRuleset } from './col/index.ts';
import { diskonnect } from './diskonnect/index.ts';
import { domineering } from './domineering/index.ts';
import { dotsAndBoxes } from './dots-and-boxes/index.ts';
import { entrepreneurialChess } from './entrepreneurial-chess/index.ts';
import { foxAndGeese } from './fox-and-geese/index.ts';
import { goCut } from './go-cut/index.ts';
import { greenLimeHackenbush } from './green-lime-hackenbush/index.ts';
import { hackenbush } from './hackenbush/index.ts';
import { hareAndHounds } from './hare-and-hounds/index.ts';
import { kobber } from './kobber/index.ts';
import { konane } from './konane/index.ts';
import { nim } from './nim/index.ts';
import { nimstring } from './nimstring/index.ts';
import { octal } from './octal/index.ts';
import { oneDimensionalPhutball } from './one-dimensional-phutball/index.ts';
import { orthogonalColouring, orthogonalColouringNormal } from './orthogonal-colouring/index.ts';
import type { Ruleset } from './ruleset.ts';
import { simultaneousClobber } from './simultaneous-clobber/index.ts';
import { simultaneousDomineering } from './simultaneous-domineering/index.ts';
import { simultaneousHackenbush } from './simultaneous-hackenbush/index.ts';
import { simultaneousNogo } from './simultaneous-nogo/index.ts';
import { simultaneousTopplingDominoes } from './simultaneous-toppling-dominoes/index.ts';
import { snoGo } from './sno-go/index.ts';
import { subtractionSquares } from './subtraction-squares/index.ts';
import { takeSmall } from './take-small/index.ts';
import { takeTall } from './take-tall/index.ts';
import { simultaneousThinningThickets } from './thinning-thickets/at-once.ts';
import { thinningThickets } from './thinning-thickets/index.ts';
import { topplingDominoes } from './toppling-dominoes/index.ts';
import { wythoff } from './wythoff/index.ts';

export const rulesets: readonly Ruleset[] = [
  foxAndGeese,
  hareAndHounds,
  entrepreneurialChess,
  backslidingToadsAndFrogs,
  toadsAndFrogs,
  oneDimensionalPhutball,
  domineering,
  clobber,
  konane,
  amazons,
  topplingDominoes,
  col,
  snortRuleset,
  hackenbush,
  greenLimeHackenbush,
  nimstring,
  thinningThickets,
  nim,
  wythoff,
  octal,
  additionalSubtraction,
  annihilation,
  goCut,
  snoGo,
  diskonnect,
  kobber,
  takeSmall,
  takeTall,
  dotsAndBoxes,
  orthogonalColouring,
  orthogonalColouringNormal,
  subtractionSquares,
  simultaneousHackenbush,
  simultaneousThinningThickets,
  simultaneousClobber,
  simultaneousTopplingDominoes,
  simultaneousDomineering,
  simultaneousNogo,
];
