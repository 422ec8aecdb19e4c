/**
 * Asks how two vertices compare as games and, if they are not too large to write out, for the strategies that
 * prove it.
 */
import type { About, Question } from '../../question.ts';
import { compareVertices, type PairComparison } from '../comparing/compare.ts';
import { type Claim, proofsOf } from '../comparing/proofs.ts';
import { sidesOfLabelling } from '../labels.ts';
import type { Relation, Relations } from '../relations.ts';

export type Comparison = Omit<PairComparison, 'kind'> & {
  readonly kind: 'compare';
  /** Empty if the strategies were not requested, or are too large to be written out. */
  readonly claims: readonly Claim[];
  /** Why there are no claims. */
  readonly unproved: string | undefined;
};

type Pair = About['pair'] & {
  /** True if the caller wants only the relations. */
  readonly withoutProofs?: boolean;
};

export const compare: Question<'compare', 'pair', Pair, Comparison> = {
  id: 'compare',
  needs: 'pair',
  title: 'Compared',
  says: 'how two nodes compare as games (>, <, = or ||), and what proves it',
  readsValues: true,
  // Impartial games are partizan games too. Whether the two can reach a gray node is found out on the way.
  applies: () => ({ applies: true, reason: 'white vertices of any graph compare as games' }),
  *ask({ graph, known, rules }, { a, b, withoutProofs = false }) {
    const compared = yield* compareVertices(graph, a, b, { sides: known && sidesOfLabelling(known) });
    if (compared.kind === 'over-budget') return compared;
    const { relations, values, by } = compared;
    const found = { kind: 'compare', relations, values, by } as const;
    if (withoutProofs) return { ...found, claims: [], unproved: undefined };
    const proofs = yield* proofsOf(graph, a, b, relations, { rules });
    if ('kind' in proofs) return { ...found, claims: [], unproved: proofs.says };
    return { ...found, claims: proofs, unproved: undefined };
  },
  sentences: ({ relations, claims, unproved }) => [
    ...relationsSaid(relations, ['the first', 'the second']),
    ...claims.map(provedBy),
    ...(unproved === undefined ? [] : [unproved]),
  ],
};

const meanings: Readonly<Record<Relation, string>> = {
  '=': 'equals',
  '>': 'is greater than',
  '<': 'is less than',
  '||': 'is confused with',
};

const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "The first is greater than the second", and the signed orders where they differ. */
export const relationsSaid = (
  { whole, plus, minus }: Relations,
  [one, other]: readonly [string, string],
): readonly string[] => [
  `${begun(one)} ${meanings[whole]} ${other}.`,
  ...(plus === minus
    ? []
    : [
        `The onside of ${one} ${meanings[plus]} that of ${other}, and the offside of ${one} ${meanings[minus]} that of ${other}.`,
      ]),
];

const signed: Readonly<Record<Claim['sign'], string>> = {
  both: '',
  plus: ' of the onsides',
  minus: ' of the offsides',
};

/** "Left, moving second, survives the difference: so the first is at least the second." */
function provedBy({ about, holds, sign }: Claim): string {
  const survivor = about === 'at least' ? 'Left' : 'Right';
  const other = survivor === 'Left' ? 'Right' : 'Left';
  const [greater, less] = about === 'at least' ? ['first', 'second'] : ['second', 'first'];
  const play = holds ? `${survivor}, moving second, survives` : `${other}, moving first, wins`;
  return `${play} the difference${signed[sign]}: so the ${greater} is ${holds ? '' : 'not '}at least the ${less}.`;
}
