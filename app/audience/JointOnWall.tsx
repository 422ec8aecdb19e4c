/** A joint round on the audience's wall: what both chose, what can be chosen with the hands of the class, and who has chosen. */
import { useEditor } from '../store/editor.ts';
import type { PlayerAsked } from '../store/state/frame.ts';
import { JointRoundSeen } from '../timeline/JointRoundSeen.tsx';
import css from '../timeline/joint-row.module.css';
import { words } from '../words.ts';

const says = words.jointPlay;

function Player({ asked }: { readonly asked: PlayerAsked }) {
  const { player, who, choices, open, hasChosen, waits } = asked;
  return (
    <div className={css.player} data-player={player}>
      <span className={css.legend}>{who}</span>
      {choices.length > 0 ? (
        <ul className={css.choices} aria-label={says.choices(who)}>
          {choices.map(({ name, hands, says: worth }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice is known by its place; its name may be hidden
            <li key={`${place} ${name}`} className={css.onWall}>
              <span className={css.name}>{name}</span>
              {worth !== undefined && <span className={css.worth}> {worth}</span>}
              {hands !== undefined && (
                <output className="numbers" aria-label={says.handsOf(hands)}>
                  {hands}
                </output>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.waits}>{open ?? (hasChosen ? says.hasChosen(words.player[player]) : waits)}</p>
      )}
    </div>
  );
}

export function JointOnWall() {
  const joint = useEditor(({ walkthrough }) =>
    walkthrough?.kind === 'shown' && walkthrough.subject.of === 'told'
      ? walkthrough.subject.frame.joint
      : undefined,
  );
  if (!joint) return null;
  return (
    <div className={css.wall}>
      {joint.last && <JointRoundSeen key={joint.last.at} last={joint.last} />}
      {joint.players.map((asked) => (
        <Player key={asked.player} asked={asked} />
      ))}
    </div>
  );
}
