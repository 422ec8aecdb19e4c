/**
 * What CGSuite calls its methods of games, `G.Heat(1)`, and what each is here: an operator that means the
 * same, or what to write instead.
 */

/** By CGSuite's name, the operator that means the same. */
export const translated: Readonly<Record<string, string>> = {
  AtomicWeight: 'atomic-weight',
  Birthday: 'birthday',
  Companion: 'companion',
  ConwayMultiply: 'conway',
  ConwayProduct: 'conway',
  Cool: 'cool',
  Heat: 'heat',
  Incentives: 'incentives',
  LeftIncentives: 'left-incentives',
  LeftStop: 'left-stop',
  Mean: 'mean',
  NortonMultiply: 'norton',
  OrdinalSum: 'ordinal',
  OutcomeClass: 'outcome',
  Overheat: 'overheat',
  Rcf: 'reduced',
  ReducedCanonicalForm: 'reduced',
  RightIncentives: 'right-incentives',
  RightStop: 'right-stop',
  Temperature: 'temperature',
  UptimalExpansion: 'uptimal',
};

const byItsName = 'leave it out, since every value is printed by the name that says so';
const byBothSides = 'write a sum or a difference, G + H, which is printed with both of its sides';

/** By the name of a method that is not here, what to write instead. */
export const instead: Readonly<Record<string, string>> = {
  CanonicalForm: 'leave it out, since the value of every expression is printed in canonical form',
  Decomposition: 'write the summands with + between them',
  Degree: byBothSides,
  Downsum: byBothSides,
  FollowerCount: 'draw the value, and see how many nodes it has',
  Followers: 'draw the value: its nodes are the followers',
  Freeze: 'write cool(G, temperature(G))',
  GameValue: 'leave it out, since the value of every expression is printed',
  Genus: 'write grundy solve FILE --play misere --measures genus',
  IsAllSmall: 'write atomic-weight(G), which all-small games have',
  IsAtomic: 'write atomic-weight(G), which says why there is none',
  IsIdempotent: 'write G + G = G',
  IsInfinitesimal: 'write mean(G) and temperature(G), or left-stop(G) and right-stop(G)',
  IsInteger: byItsName,
  IsNimber: byItsName,
  IsNumber: byItsName,
  IsNumberTiny: byItsName,
  IsNumberUpStar: byItsName,
  IsNumberish: 'write left-stop(G) = right-stop(G)',
  IsUptimal: 'write uptimal(G), which says why there is none',
  IsZero: 'write G = 0',
  LeftOptions: 'type {…|…} with the options that you mean',
  MisereCanonicalForm: 'write grundy solve FILE --play misere, which prints it',
  MisereNimValue: 'write grundy solve FILE --play misere --measures misere-grundy',
  NimValue: 'leave it out, since the value of an impartial game is printed as a nimber',
  Offside: byBothSides,
  Onside: byBothSides,
  Options: 'type {…|…} with the options that you mean',
  Pow: 'write ^<n> for a power of ↑; of other games there are no powers here',
  PowTo: 'write ^[n] for ↑ + ↑² + … + ↑ⁿ; of other games there are no powers here',
  RightOptions: 'type {…|…} with the options that you mean',
  SensibleOptions:
    'leave it out: dominated and reversible options are not in the canonical form, which is printed',
  Stop: 'write left-stop(G) or right-stop(G)',
  Stops: 'write left-stop(G) or right-stop(G)',
  StrongStop: 'write left-stop(G) or right-stop(G)',
  Thermograph: 'write grundy ask FILE thermograph NODE',
  Upsum: byBothSides,
  Variety: byBothSides,
};
