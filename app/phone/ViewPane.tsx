/** One view: its question, its picture, the way to answer it, and what became of the answer. */

import type { ReactNode } from 'react';
import type { ClassAnswer } from '../../engine/marking/index.ts';
import type { PhoneView } from '../class/protocol.ts';
import { isChanged, isEmptyAnswer, lastSent, notesOf, shownAnswer, whyTooLarge } from './answers.ts';
import { DrawingWay } from './drawing/DrawingWay.tsx';
import { emptyDrawing } from './drawing/edits.ts';
import { OwnAnswer } from './OwnAnswer.tsx';
import { PicturePane } from './picture/PicturePane.tsx';
import type { PhoneSession, PhoneState } from './session.ts';
import { TypesetSentence } from './TypesetText.tsx';
import { ChoiceWay } from './ways/ChoiceWay.tsx';
import { RoundsWay } from './ways/RoundsWay.tsx';
import { TextWay } from './ways/TextWay.tsx';
import { phoneWords } from './words.ts';

type ViewProps = {
  readonly view: PhoneView;
  readonly state: PhoneState;
  readonly session: PhoneSession;
};

const onPicture = ({ picture, way }: PhoneView): boolean =>
  picture !== undefined && 'choices' in way && way.choices.some(({ at, along }) => at || along);

const isPlayed = ({ way }: PhoneView): boolean => 'rounds' in way && (way.rounds ?? 0) > 0;

export function ViewPane({ view, state, session }: ViewProps) {
  const { notes } = state;
  const { way, picture, open } = view;
  const shown = shownAnswer(notes, view);
  const choice = shown && 'choice' in shown ? shown.choice : undefined;
  const isTapped = onPicture(view) && open;
  const write = (draft: ClassAnswer): void => session.write(view, draft);
  const { unsent } = notesOf(notes, view);
  const isReady =
    open && !isEmptyAnswer(shown) && (isChanged(notes, view) || lastSent(notes, view) === undefined);
  const size = shown && whyTooLarge(shown);
  const changes = lastSent(notes, view) !== undefined && isChanged(notes, view);
  const button = open && !isPlayed(view) && (
    <button type="submit" className="main-button" aria-disabled={!isReady || size !== undefined}>
      {changes ? phoneWords.sendChange : phoneWords.send}
    </button>
  );
  const status = (
    <p role="status" className={size || notesOf(notes, view).refused ? 'status status-bad' : 'status'}>
      {isPlayed(view) ? '' : size ? phoneWords.tooLarge[size] : saidOf(view, state, unsent !== undefined)}
    </p>
  );
  const isTyped = way.by === 'value' || way.by === 'number';
  const chosen = choice !== undefined && 'choices' in way ? way.choices[choice]?.name : undefined;
  // Send is where the hand is: beside the field, below the picture, or at the end of a list.
  const sending = (
    <div className="sending">
      {isTapped && (
        <p className={chosen === undefined ? 'hint' : 'chosen'}>
          {chosen === undefined ? phoneWords.tap : phoneWords.chosen(chosen)}
        </p>
      )}
      {button}
      {status}
    </div>
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && size === undefined) session.send(view);
      }}
    >
      {picture && (
        <PicturePane
          picture={picture}
          choices={onPicture(view) && 'choices' in way ? way.choices : undefined}
          chosen={choice}
          onChoose={isTapped ? (each) => write({ choice: each }) : undefined}
        />
      )}
      {isTapped && sending}
      <WayPane
        view={view}
        state={state}
        session={session}
        shown={shown}
        button={button}
        status={status}
        onWrite={write}
      />
      {!open && <Closed view={view} state={state} />}
      {!isTapped && !(isTyped && open) && sending}
    </form>
  );
}

/** What has become of the answer, in a line. */
function saidOf(view: PhoneView, { notes, link }: PhoneState, waits: boolean): string {
  const { refused, draft } = notesOf(notes, view);
  const sent = lastSent(notes, view);
  if (waits) return link === 'here' ? phoneWords.sending : phoneWords.noConnectionKept;
  if (refused !== undefined && view.open) return refused;
  if (!view.open) return '';
  if (isChanged(notes, view)) return sent === undefined ? phoneWords.notSent : phoneWords.changed;
  return sent === undefined || (draft && isEmptyAnswer(draft)) ? '' : phoneWords.sent;
}

type WayProps = ViewProps & {
  readonly shown: ClassAnswer | undefined;
  readonly button: ReactNode;
  readonly status: ReactNode;
  readonly onWrite: (draft: ClassAnswer) => void;
};

function WayPane({ view, state, session, shown, button, status, onWrite }: WayProps) {
  const { way, open } = view;
  const isUnsent = isChanged(state.notes, view);
  switch (way.by) {
    case 'value':
    case 'number':
    case 'words': {
      // A closed field stays while it has what was not sent: a person may be writing in it.
      if (!open && !isUnsent) return null;
      return (
        <TextWay
          by={way.by}
          about={way.about}
          keys={way.by === 'value' ? way.keys : []}
          text={shown && 'text' in shown ? shown.text : ''}
          isClosed={!open}
          button={way.by !== 'words' && button}
          status={way.by !== 'words' && open && status}
          onWrite={(text) => onWrite({ text })}
        />
      );
    }
    case 'drawing': {
      const drawing = shown && 'drawing' in shown ? shown.drawing : emptyDrawing;
      if (!open && drawing.nodes.length === 0) return null;
      return (
        <DrawingWay
          about={way.about}
          partizan={way.partizan}
          drawing={drawing}
          isClosed={!open}
          onDraw={(each) => onWrite({ drawing: each })}
        />
      );
    }
    default: {
      if (isPlayed(view))
        return (
          <RoundsWay
            view={view}
            way={way}
            known={notesOf(state.notes, view).rounds}
            playing={state.round?.view === view.key ? state.round.choice : undefined}
            says={state.round && state.link !== 'here' ? phoneWords.noConnectionKept : state.roundRefused}
            isClosed={!open}
            onPlay={(choice) => session.play(view, choice)}
          />
        );
      if (!open && !isUnsent) return null;
      return (
        <ChoiceWay
          way={way}
          chosen={shown && 'choice' in shown ? shown.choice : undefined}
          isClosed={!open}
          onChoose={(choice) => onWrite({ choice })}
        />
      );
    }
  }
}

/** What was sent before the view was closed, and its mark and what is right, once the teacher tells them. */
function Closed({ view, state: { notes } }: Pick<ViewProps, 'view' | 'state'>) {
  const { way, verdict, revealed } = view;
  const sent = lastSent(notes, view);
  const { refused } = notesOf(notes, view);
  return (
    <div className="outcome">
      <p className="closed-line">{phoneWords.closed}</p>
      {!isPlayed(view) && isChanged(notes, view) && (
        <p className="hint">
          {phoneWords.draftNotSent} {refused}
        </p>
      )}
      {!isPlayed(view) && (
        <p className="sent-line">
          {sent ? (
            <>
              {phoneWords.youSent} <OwnAnswer answer={sent} way={way} />
            </>
          ) : (
            phoneWords.youSentNothing
          )}
        </p>
      )}
      {verdict && (
        <p className={`verdict verdict-${verdict.is}`}>
          <span className="verdict-sign" aria-hidden="true">
            {phoneWords.verdicts[verdict.is].sign}
          </span>
          <span>
            <strong>{phoneWords.verdicts[verdict.is].says}</strong>
            {verdict.says && <span className="verdict-says">{verdict.says}</span>}
          </span>
        </p>
      )}
      {revealed && revealed.length > 0 && (
        <section className="revealed" aria-labelledby="revealed">
          <h2 id="revealed">{phoneWords.isRight}</h2>
          {revealed.map((sentence) => (
            <p key={sentence}>
              <TypesetSentence text={sentence} />
            </p>
          ))}
        </section>
      )}
    </div>
  );
}
