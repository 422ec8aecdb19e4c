/**
 * Whether a scoring game is guaranteed; if not, the position and the two scores that break it, each node a
 * button.
 */
import type { NodeId } from '../../../engine/document/index.ts';
import type { AnswerTo } from '../../../engine/questions/index.ts';
import { scoreOnPaper } from '../../../engine/values/index.ts';
import { goTo } from '../../canvas/go-to.ts';
import css from '../card.module.css';
import { NodeNameById } from '../NodeNameById.tsx';
import type { AnswerProps } from './answer-card.ts';

function NodeButton({ id }: { readonly id: NodeId }) {
  return (
    <button type="button" className={css.link} onClick={() => goTo(id)}>
      <NodeNameById id={id} />
    </button>
  );
}

export function GuaranteeAnswer({
  answer: { broken },
  ids,
}: Pick<AnswerProps<AnswerTo<'guarantee'>>, 'answer' | 'ids'>) {
  if (!broken)
    return (
      <p className={css.quiet}>
        It is guaranteed: where a player is stuck, no score there or later is worse for that player.
      </p>
    );
  const { vertex, player, stuckAt, reached, at } = broken;
  const [who, other] = player === 'left' ? ['Left', 'Right'] : ['Right', 'Left'];
  return (
    <>
      <p>
        Not guaranteed: at <NodeButton id={ids[vertex]} /> {who} is stuck with {scoreOnPaper(stuckAt)},{' '}
        {at === vertex ? (
          <>
            and {other} with {scoreOnPaper(reached)}.
          </>
        ) : (
          <>
            and play can go on to <NodeButton id={ids[at]} />, where the score is {scoreOnPaper(reached)}.
          </>
        )}
      </p>
      <p className={css.quiet}>
        For a guarantee, {who}’s score there would have to be {player === 'left' ? 'at most' : 'at least'}{' '}
        {scoreOnPaper(reached)}.
      </p>
    </>
  );
}
