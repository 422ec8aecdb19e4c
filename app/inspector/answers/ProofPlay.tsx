/**
 * A proof played against: the person has the other part, each legal move is a button, and the strategy answers at once. The
 * play is a − b, with the drawing twice in mind: once as drawn, once with the colours swapped. Both nodes are lit.
 */
import { useEffect, useRef, useState } from 'react';
import type { Claim, NodeId, Step, Strategy } from '../../../engine/index.ts';
import { canvas } from '../../canvas/viewport.ts';
import { Button } from '../../parts/Button.tsx';
import { editor } from '../../store/editor.ts';
import { nodeOf } from '../../store/selectors.ts';
import { light } from '../../store/showing.ts';
import { words } from '../../words.ts';
import css from '../card.module.css';
import { Name, useName } from '../Name.tsx';
import own from './comparison.module.css';
import { otherPlayer, partOf, positionAfter, standingAfter, type Turn } from './proof-play.ts';

type Props = {
  readonly claim: Claim;
  readonly strategy: Strategy;
  readonly pair: readonly [NodeId, NodeId];
  readonly ids: readonly NodeId[];
  close(): void;
};

/** Turns shown; the rest is only counted. */
const mostTurns = 12;

/** "in −b: to d" */
function StepText({ step, pair, ids }: { readonly step: Step } & Pick<Props, 'pair' | 'ids'>) {
  return (
    <>
      in {step.in === 'b' && '−'}
      <Name id={pair[step.in === 'a' ? 0 : 1]} />: to <Name id={ids[step.to]} />
    </>
  );
}

/** What the person should know about where play stands. */
function useVerdict({ claim, strategy, pair }: Props, turns: readonly Turn[]): string {
  const names = { a: useName(pair[0]), b: `−${useName(pair[1])}` };
  const { player } = partOf(claim);
  const standing = standingAfter(strategy, turns);
  const [winner, loser] = [words.player[player], words.player[otherPlayer[player]]];
  if (standing.kind === 'over') return words.noMove(loser, winner);
  if (standing.kind === 'open') return '';
  return standing.alone ? words.roundAlone(names[standing.alone], winner) : words.roundInBoth(winner);
}

export function ProofPlay(props: Props) {
  const { claim, strategy, pair, ids, close } = props;
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const { x, y, replies } = positionAfter(strategy, turns);
  const { player } = partOf(claim);
  const [follower, person] = [words.player[player], words.player[otherPlayer[player]]];
  const verdict = useVerdict(props, turns);
  const board = useRef<HTMLFieldSetElement>(null);
  const [nameX, nameY, nameB] = [useName(ids[x]), useName(ids[y]), useName(pair[1])];
  useEffect(() => {
    const both = [ids[x], ids[y]];
    light(both);
    for (const id of both) {
      const node = nodeOf(editor().document, id);
      if (node) canvas()?.reveal(node);
    }
    return () => light([]);
  }, [ids, x, y]);
  // What was pressed may be gone: the keyboard goes to the first move, or else to the first button that there is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves at every turn
  useEffect(() => board.current?.querySelector('button')?.focus(), [turns]);
  const lightStep = (to: number): void => light([ids[x], ids[y], ids[to]]);
  const unlight = (): void => light([ids[x], ids[y]]);
  return (
    <fieldset ref={board} className={own.board}>
      <legend>{words.youAre(person)}</legend>
      <p className={own.place}>
        <Name id={ids[x]} /> − <Name id={ids[y]} />
        {replies.length > 0 && <span className={own.hint}> {words.toMove(person)}</span>}
      </p>
      {verdict && <p className={own.verdict}>{verdict}</p>}
      <ul className={css.options}>
        {replies.map((reply) => (
          <li key={`${reply.move.in} ${reply.move.to}`}>
            <button
              type="button"
              className={css.option}
              onClick={() => setTurns([...turns, reply])}
              onPointerEnter={() => lightStep(reply.move.to)}
              onPointerLeave={unlight}
              onFocus={(event) => event.target.matches(':focus-visible') && lightStep(reply.move.to)}
              onBlur={unlight}
            >
              <span>
                <StepText step={reply.move} pair={pair} ids={ids} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {replies.some(({ move }) => move.in === 'b') && (
        <p className={own.hint}>{words.swapped(nameB, person, follower)}</p>
      )}
      <div className={css.actions}>
        <Button aria-disabled={turns.length === 0} onClick={() => setTurns(turns.slice(0, -1))}>
          Back
        </Button>
        <Button aria-disabled={turns.length === 0} onClick={() => setTurns([])}>
          Restart
        </Button>
        <Button look="quiet" onClick={close}>
          Close
        </Button>
      </div>
      <ol className={own.turns} aria-label={words.record}>
        {strategy.opening && turns.length < mostTurns && (
          <li>
            {follower} <StepText step={strategy.opening} pair={pair} ids={ids} />
          </li>
        )}
        {turns.slice(-mostTurns).map((turn, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is known by its place
          <li key={i}>
            {person} <StepText step={turn.move} pair={pair} ids={ids} />; {follower}{' '}
            <StepText step={turn.answer} pair={pair} ids={ids} />
          </li>
        ))}
      </ol>
      <div className="unseen" role="status" aria-live="polite">
        {words.standing(nameX, nameY, turns.length)} {verdict || words.toMove(person)}
      </div>
    </fieldset>
  );
}
