/** What CGSuite calls its methods of games, `G.Heat(1)`, and what each is here: an operator that means the same, or what to write instead. */

/** By CGSuite's name, the operator that means the same. */
export const translated: Readonly<Record<string, string>> = {
  AtomicWeight: 'atomic-weight',
  Birthday: 'birthday',
  Companion: 'companion',
  ConwayMultiply: 'conway',
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
  ReducedCanonicalForm: 'reduced',
  RightIncentives: 'right-incentives',
  RightStop: 'right-stop',
  Temperature: 'temperature',
  UptimalExpansion: 'uptimal',
};

/** By the name of a method that is not here, what to write instead. */
export const instead: Readonly<Record<string, string>> = {
  CanonicalForm: 'leave it out, since the value of every expression is printed in canonical form',
  Freeze: 'write cool(G, temperature(G))',
  GameValue: 'leave it out, since the value of every expression is printed',
  LeftOptions: 'type {…|…} with the options that you mean',
  Pow: 'write ^<n> for a power of ↑; of other games there are no powers here',
  PowTo: 'write ^[n] for ↑ + ↑² + … + ↑ⁿ; of other games there are no powers here',
  RightOptions: 'type {…|…} with the options that you mean',
  Stops: 'write left-stop(G) or right-stop(G)',
  Thermograph: 'write grundy ask FILE thermograph NODE',
};
