/** What can be done in a game in which both players move at once, besides choosing: take back, count hands, evaluate. */
import { Button } from '../parts/Button.tsx';
import { shownKey } from '../parts/keys-shown.ts';
import { useEditor } from '../store/editor.ts';
import { jointBegun, toggleHands } from '../walkthrough/joint-playing.ts';
import { shownJoint } from '../walkthrough/joint-shown.ts';
import { takeBack, toggleEvaluates } from '../walkthrough/playing.ts';
import { words } from '../words.ts';

export function JointGameButtons() {
  const evaluates = useEditor((state) => state.evaluates);
  const counting = useEditor(({ joint }) => joint?.hands !== undefined);
  const begun = useEditor((state) => {
    const shown = shownJoint(state);
    return shown !== undefined && jointBegun(shown);
  });
  return (
    <>
      <Button aria-disabled={!begun || undefined} onClick={takeBack} data-key={shownKey('$mod+z')}>
        {words.play.takeBack}
      </Button>
      <Button aria-pressed={counting} onClick={toggleHands}>
        {words.jointPlay.hands}
      </Button>
      <Button aria-pressed={evaluates} onClick={toggleEvaluates}>
        {words.play.evaluate}
      </Button>
    </>
  );
}
