/**
 * The question about a partizan value's further properties. A slice finds one fact, in some seconds at most.
 */
import { textOfSaying } from '../../../explain/sayings.ts';
import { known } from '../../../result.ts';
import type { CanonicalForm } from '../../../values/form.ts';
import type { SidedGame } from '../../../values/sided.ts';
import type { Stopper } from '../../../values/stopper.ts';
import type { Value } from '../../../values/value.ts';
import { textOf } from '../../../values/words.ts';
import type { About, Question } from '../../question.ts';
import { type AboutValue, type FactFound, describeValue as factsAbout } from '../about.ts';
import type { Heat } from '../temperature/heat.ts';
import type { ToldPiece } from '../temperature/places-of-walls.ts';
import { heatInSentences } from '../temperature/sentences.ts';
import { wallSentences } from '../temperature/wall-sayings.ts';

export type ToldOfValue = { readonly kind: 'about-value'; readonly about: AboutValue };

const hasSides = (value: Value): value is Stopper | SidedGame =>
  value.kind === 'stopper' || value.kind === 'sided';

export const aboutValue: Question<'about-value', 'value', About['value'], ToldOfValue> = {
  id: 'about-value',
  needs: 'value',
  title: 'Value',
  says: 'the sides of a partizan value, its degree of loopiness, birthday and Zugzwang; of a loopfree one its temperature',
  readsValues: false,
  applies: (_, { value }) =>
    hasSides(value)
      ? { applies: true, reason: 'a stopper, or stopper-sided' }
      : { applies: false, reason: 'it is not a partizan value with sides' },
  *ask(_, { value }) {
    known(hasSides(value), 'a question is asked only where it applies');
    const telling = factsAbout(value);
    for (let facts = 0; ; facts++) {
      const slice = telling.next();
      if (slice.done) return { kind: 'about-value', about: slice.value };
      yield facts;
    }
  },
  sentences: ({ about }) => [
    about.stopper
      ? 'It is a stopper.'
      : `It has two sides: ${textOfForm(about.onside.form)} and ${textOfForm(about.offside.form)}.`,
    about.loopfree
      ? `It equals a game without infinite play${about.birthday === undefined ? '' : `, born on day ${about.birthday}`}.`
      : 'It equals no game without infinite play.',
    `Its degree of loopiness is ${said(about.degree, textOfForm)}.`,
    ...(about.zugzwang ? [`Zugzwang: ${said(about.zugzwang, (is) => is)}.`] : []),
    ...(about.heat
      ? about.heat.kind === 'told'
        ? [...heatInSentences(about.heat.is), ...wallsInSentences(about.heat.is, about.walls ?? [])]
        : ['Its temperature is too large to find.']
      : []),
    about.stopper
      ? `Its simplest form has ${counted(about.onside.positions)}.`
      : `The simplest forms of its sides have ${counted(about.onside.positions)} and ${counted(about.offside.positions)}.`,
  ],
};

const wallsInSentences = ({ thermograph }: Heat, pieces: readonly ToldPiece[]): readonly string[] =>
  wallSentences({ thermograph, pieces }).map((saying) => textOfSaying(saying, String));

const textOfForm = (canonical: CanonicalForm): string => textOf({ kind: 'stopper', canonical });
const counted = (positions: number): string => (positions === 1 ? '1 position' : `${positions} positions`);

function said<T>(told: FactFound<T>, inWords: (is: T) => string): string {
  if (told.kind === 'told') return inWords(told.is);
  return told.kind === 'too-large' ? 'too large to find' : 'not found';
}
