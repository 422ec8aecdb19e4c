/**
 * What a move of a rule on a drawing chooses: a node, an arc, or a piece that moves along an arc, and of
 * which signs and degree.
 */
import { X } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import cards from '../cards/rule-cards.module.css';
import css from './drawing-cards.module.css';
import {
  type ChosenOnDrawing,
  type DegreeOnDrawing,
  degreeBy,
  degreeOf,
  type EndsAsked,
  endsAsked,
  withChoice,
  withChoiceOf,
  withDegree,
  withEndsAsked,
  withSignsOf,
} from './drawing-edits.ts';
import type { DrawingFieldsProps } from './drawing-fields.ts';
import { SignChoice } from './SignChoice.tsx';

const kinds = ['node', 'arc', 'slide'] as const;

const kindsSaid = { node: 'a node', arc: 'an arc', slide: 'a piece that moves along an arc' } as const;

const signsSay = {
  node: 'What the node has',
  slide: 'Which piece moves',
  one: 'What one end has',
  other: 'What the other end has',
} as const;

const signsSaid = {
  node: 'with',
  slide: 'which is',
  onto: 'onto',
} as const;

const anySays = { node: 'Anything, or nothing', slide: 'Any piece' } as const;

export function ChoiceFields({ hand, number, rule }: DrawingFieldsProps) {
  const { readOnly, edit } = hand;
  const { choice } = rule;
  const group = useId();
  const change = (changed: (old: ChosenOnDrawing) => ChosenOnDrawing, then?: string): void =>
    edit((now) => withChoice(now, number, changed), then);
  return (
    <>
      <fieldset className={css.kinds} disabled={readOnly}>
        <legend className="unseen">What is chosen</legend>
        {kinds.map((kind) => (
          <label key={kind} className={cards.word}>
            <input
              type="radio"
              name={group}
              data-kind={kind}
              checked={choice.kind === kind}
              onChange={() => edit((now) => withChoiceOf(now, number, kind))}
            />
            {kindsSaid[kind]}
          </label>
        ))}
      </fieldset>
      <div className={css.line}>
        {choice.kind === 'arc' ? (
          <Ends hand={hand} number={number} rule={rule} />
        ) : (
          <SignChoice
            hand={hand}
            says={signsSay[choice.kind]}
            word={signsSaid[choice.kind]}
            signs={choice.signs}
            any={anySays[choice.kind]}
            hasEmpty={choice.kind === 'node'}
            choose={(signs) => change((old) => withSignsOf(old, signs))}
          />
        )}
        {choice.kind === 'slide' && (
          <SignChoice
            hand={hand}
            says="What is on the node that it enters"
            word={signsSaid.onto}
            signs={choice.onto}
            choose={(onto = '.') => change((old) => (old.kind === 'slide' ? { ...old, onto } : old))}
          />
        )}
        {choice.kind === 'node' && choice.degree && (
          <Degree hand={hand} number={number} rule={rule} degree={choice.degree} />
        )}
      </div>
    </>
  );
}

const endsAskedSaid = { any: 'with any ends', between: 'between', 'from to': 'from' } as const;

const endsAnd = { between: 'and', 'from to': 'to' } as const;

function Ends({ hand, number, rule: { choice } }: DrawingFieldsProps) {
  const { readOnly, edit } = hand;
  const asked = endsAsked(choice);
  const ends = choice.kind === 'arc' ? choice.ends : undefined;
  const end = (which: 'one' | 'other') => (
    <SignChoice
      hand={hand}
      says={signsSay[which]}
      signs={ends?.[which]}
      choose={(signs) =>
        edit((now) =>
          withChoice(now, number, (old) =>
            old.kind === 'arc' && old.ends && signs !== undefined
              ? { ...old, ends: { ...old.ends, [which]: signs } }
              : old,
          ),
        )
      }
    />
  );
  return (
    <>
      <select
        aria-label="Which ends the arc has"
        value={asked}
        disabled={readOnly}
        onChange={({ target }) => edit((now) => withEndsAsked(now, number, target.value as EndsAsked))}
      >
        {(Object.keys(endsAskedSaid) as EndsAsked[]).map((each) => (
          <option key={each} value={each}>
            {endsAskedSaid[each]}
          </option>
        ))}
      </select>
      {asked !== 'any' && (
        <>
          {end('one')}
          <span>{endsAnd[asked]}</span>
          {end('other')}
        </>
      )}
    </>
  );
}

const degreeBySaid = 'How many arcs it has';

const degrees = {
  even: 'even',
  odd: 'odd',
  exactly: 'exactly',
  'at least': 'at least',
  'at most': 'at most',
} as const;

function Degree({ hand, number, degree }: DrawingFieldsProps & { readonly degree: DegreeOnDrawing }) {
  const { readOnly, edit } = hand;
  const change = (next: DegreeOnDrawing | undefined, then?: string): void =>
    edit((now) => withChoice(now, number, (old) => withDegree(old, next)), then);
  const counted = (typed: string, then?: string): void => change(degreeOf(degree, Number(typed)), then);
  return (
    <fieldset className={css.signs} disabled={readOnly}>
      <legend className="unseen">{degreeBySaid}</legend>
      <span aria-hidden="true">of degree</span>
      <select
        aria-label={degreeBySaid}
        data-word="degree"
        value={degree.by}
        onChange={({ target }) => change(degreeBy(target.value as DegreeOnDrawing['by'], degree))}
      >
        {(Object.keys(degrees) as DegreeOnDrawing['by'][]).map((each) => (
          <option key={each} value={each}>
            {degrees[each]}
          </option>
        ))}
      </select>
      {'count' in degree && (
        <input
          type="number"
          className={[parts.field, css.count].join(' ')}
          aria-label="The degree"
          data-word="count"
          min={0}
          max={999}
          key={degree.count}
          defaultValue={degree.count}
          readOnly={readOnly}
          onBlur={({ target }) => counted(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            counted(event.currentTarget.value, `[data-card="${number}"] [data-word="count"]`);
          }}
        />
      )}
      {!readOnly && (
        <IconButton
          className={cards.small}
          name="Remove the degree"
          onClick={() => change(undefined, `[data-card="${number}"] [data-adds] button`)}
        >
          <X size={14} aria-hidden="true" />
        </IconButton>
      )}
    </fieldset>
  );
}
