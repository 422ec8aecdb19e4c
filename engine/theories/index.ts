/**
 * The door of the theories: which one gives the values, and what their answers say. Solving is behind
 * `engine/run.ts`.
 */

export { offerOf } from './choose.ts';
export { type GuessSentence, type ReadGuess, reasonsSaid, textOfGuess, verdictSaid } from './guess.ts';
export type { Labelling, LeftOut } from './labelling.ts';
export { type Measurement, textOfMeasurement, type ValueMeasure } from './measure.ts';
export { measuredFor } from './measuring.ts';
export { type MisereComparison, misereComparisonSaid } from './misere/compare.ts';
export { cayleyDrawing } from './misere/quotient/cayley.ts';
export { inProducts } from './misere/quotient/monoid.ts';
export type { AboutSide, AboutValue, FactFound, Zugzwang } from './partizan/about.ts';
export type { Claim } from './partizan/comparing/proofs.ts';
export type { Step, Strategy } from './partizan/comparing/strategy.ts';
export { winnerSaidByWeight } from './partizan/questions/atomic-weight.ts';
export { type Relation, relationUnder } from './partizan/relations.ts';
export type { Heat } from './partizan/temperature/heat.ts';
export type { ToldPiece } from './partizan/temperature/places-of-walls.ts';
export { confusionInterval, heatInWords } from './partizan/temperature/sentences.ts';
export type { Thermograph } from './partizan/temperature/thermograph.ts';
export { drawnThermographs } from './partizan/temperature/thermograph-figure.ts';
export { atSpot, inPlot } from './partizan/temperature/thermograph-plot.ts';
export {
  type PlaceNaming,
  pieceCalled,
  placeByName,
  placeByValue,
  sayingOfMast,
  sayingOfPiece,
} from './partizan/temperature/wall-sayings.ts';
export { wallAt } from './partizan/temperature/walls.ts';
export type { About, GameToSolve, Needs } from './question.ts';
export type { AddedVertex, Invariant, Reduction, SimplifiedGame } from './reduction.ts';
export { type ArcLife, type Lives, livesAt } from './reduction-lives.ts';
export { addedBy, sentenceOf, spokenOfBy } from './reduction-sentences.ts';
export type { AboutScoring } from './scoring/about.ts';
export type { ScoringComparison } from './scoring/questions/compare.ts';
export { saysCycle, saysUnguaranteed } from './scoring/sayings.ts';
export { type RoundsComparison, roundsComparisonSaid } from './simultaneous/questions/compare.ts';
export type {
  FractionText,
  MatrixAnswer,
  MatrixAsked,
  MatrixCell,
} from './simultaneous/questions/matrix-answer.ts';
export { favoursIn } from './simultaneous/questions/matrix-figure.ts';
export { matrixProof } from './simultaneous/questions/matrix-proof.ts';
export { listedShares, matrixInSentences, whyNoMatrix } from './simultaneous/questions/matrix-sentences.ts';
export { matrixArray, matrixRows } from './simultaneous/questions/matrix-words.ts';
export { theoryCatalogue as theories } from './theory-catalogue.ts';
