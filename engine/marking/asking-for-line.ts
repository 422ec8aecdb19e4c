/** Asks for a row or a column of the matrix of a joint round. */
import type { WayToAnswer } from '../lesson/ways.ts';
import { accepted, type Result } from '../result.ts';
import { type RoundAsked, roundAsked } from './asked-round.ts';
import { type Asking, mostChoices, refusedAt, tooManyToChoose } from './asking.ts';
import type { Inside } from './inside.ts';
import type { MarkingRound } from './prepared.ts';

type LineWay = Extract<WayToAnswer, { readonly by: 'row' | 'column' }>;

export const asksForLine = (way: WayToAnswer): way is LineWay => way.by === 'row' || way.by === 'column';

/** Rounds that a student plays, at most. */
const mostRounds = 1000;

/** The rounds that are asked for, if they can be played. */
const roundsOf = (rounds: number | undefined, round: MarkingRound | undefined) =>
  rounds === undefined || rounds < 1 || !round ? {} : { rounds: Math.min(mostRounds, Math.floor(rounds)) };

/** A phone shows no larger table. */
const mostResults = 100;

/**
 * Where the pairs lead, for each choice of the player who is asked. The positions of a board have no short
 * names, and its moves are known.
 */
function resultsOf(by: LineWay['by'], { vertexOf }: Inside, { results }: RoundAsked) {
  const count = results.length * (results[0]?.length ?? 0);
  if (vertexOf || count === 0 || count > mostResults) return {};
  return { results: by === 'row' ? results : results[0].map((_, c) => results.map((row) => row[c])) };
}

const whose = { row: 'Left’s', column: 'Right’s' } as const;

/** Cost: that of the matrix. */
export function* askingForLine(
  { by, rounds }: LineWay,
  inside: Inside,
  hides: boolean,
): Generator<number, Result<Asking>, void> {
  const found = yield* roundAsked(inside, hides);
  const name = inside.called(inside.vertex);
  if ('kind' in found)
    return refusedAt('answer.by', `${name} has no matrix: ${found.says.replace(/^does not apply: /, '')}`);
  const [own, others] = by === 'row' ? [found.rows, found.columns] : [found.columns, found.rows];
  if (own.length === 0 || others.length === 0)
    return refusedAt('answer.of', `there is no joint round at ${name}: a player has no move`);
  if (own.length > mostChoices) return tooManyToChoose(own.length, `${by}s`);
  return accepted({
    way: {
      by,
      about: `${whose[by]} choice at ${name}`,
      choices: own.map((each) => ({ name: each })),
      others,
      ...resultsOf(by, inside, found),
      ...roundsOf(rounds, found.round),
    },
    rightChoices: found.right?.[by],
    round: found.round,
    revealed: found.revealed,
  });
}
