/**
 * The choice of whether the players take turns or move at once, and of what an end is worth where they move at once. It is shown where some
 * arc belongs to one player or to both: in impartial play nobody asks.
 */
import { useId } from 'react';
import { isJoint, isSimultaneous } from '../../engine/document/index.ts';
import { conventions, waysOfPlay } from '../../engine/outcome/index.ts';
import { changeRules } from '../edits/drawing.ts';
import { Button } from '../parts/Button.tsx';
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import { showBothWays } from '../store/other-way.ts';
import { allEither } from '../store/selectors.ts';
import { subjectOf } from '../store/subject.ts';
import { words } from '../words.ts';
import card from './card.module.css';
import { Section } from './Section.tsx';
import css from './theory.module.css';

/** Shows what the drawing is worth in both ways, beside each other. */
function BothWaysButton() {
  const shown = useEditor((state) => state.bothWays);
  const offered = useEditor((state) => subjectOf(state.document).whyOneWay(state.document) === undefined);
  if (!offered) return null;
  return (
    <div className={card.actions}>
      <Button aria-pressed={shown} onClick={() => showBothWays(!shown)}>
        {words.rounds.bothWays.title}
      </Button>
    </div>
  );
}

export function PlayWayChoice() {
  const partizan = useEditor((state) => !allEither(state.document));
  const atOnce = useEditor((state) => isSimultaneous(state.document));
  const hasJoint = useEditor((state) => state.document.edges.some(isJoint));
  const chosen = useEditor((state) => state.document.view.rules.convention);
  const readOnly = useReadOnly();
  const [way, convention] = [useId(), useId()];
  if (!partizan && !atOnce) return null;
  return (
    <Section id="way-of-play" title={words.rounds.way}>
      <fieldset className={css.choices} disabled={readOnly || hasJoint}>
        <legend className="unseen">{words.rounds.way}</legend>
        {waysOfPlay.map((play) => (
          <label key={play}>
            <input
              type="radio"
              name={way}
              checked={atOnce === (play === 'simultaneous')}
              onChange={() => changeRules({ play })}
            />
            {words.rounds.wayIs[play]}
          </label>
        ))}
      </fieldset>
      {hasJoint && <p>{words.rounds.jointArcs}</p>}
      {atOnce && (
        <fieldset className={css.choices} disabled={readOnly}>
          <legend>{words.rounds.convention}</legend>
          {conventions.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={convention}
                checked={chosen === each}
                onChange={() => changeRules({ convention: each })}
              />
              {words.rounds.conventionIs[each]}
            </label>
          ))}
        </fieldset>
      )}
      <BothWaysButton />
    </Section>
  );
}
