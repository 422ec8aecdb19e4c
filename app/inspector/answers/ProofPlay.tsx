/**
 * Lets a person play against a proof: the person has the other part, each legal move is a button, and the strategy
 * answers at once. The game is a − b, with the drawing used twice: once as drawn, once with the colours swapped. The
 * moves are a walkthrough: the bar below the drawing goes back and forth in it, and both nodes are lit.
 */
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Step, Strategy } from '../../../engine/index.ts';
import { canvas } from '../../canvas/viewport.ts';
import { Button } from '../../parts/Button.tsx';
import { editor, useEditor } from '../../store/editor.ts';
import { nodeOf } from '../../store/selectors.ts';
import { light } from '../../store/showing.ts';
import type { ProofPlayed, Turn } from '../../store/state/showing.ts';
import { otherPlayer, partOf, positionAfter, standingAfter } from '../../walkthrough/proof.ts';
import { endWalkthrough, goToFrame, stepBy, takeTurn } from '../../walkthrough/walking.ts';
import { words } from '../../words.ts';
import css from '../card.module.css';
import { NodeNameById, useName } from '../NodeNameById.tsx';
import own from './comparison.module.css';

type Props = Pick<ProofPlayed, 'claim' | 'strategy' | 'pair' | 'ids'>;

/** The most turns shown; earlier ones are only counted. */
const mostTurns = 12;

/** "in −b: to d" */
export function StepText({ step, pair, ids }: { readonly step: Step } & Pick<Props, 'pair' | 'ids'>) {
  return (
    <>
      in {step.in === 'b' && '−'}
      <NodeNameById id={pair[step.in === 'a' ? 0 : 1]} />: to <NodeNameById id={ids[step.to]} />
    </>
  );
}

/** What the person should know about the current position. */
function useVerdict({ claim, strategy, pair }: Props, turns: readonly Turn[]): string {
  const names = { a: useName(pair[0]), b: `−${useName(pair[1])}` };
  const { player } = partOf(claim);
  const standing = standingAfter(strategy, turns);
  const [winner, loser] = [words.player[player], words.player[otherPlayer[player]]];
  if (standing.kind === 'over') return words.noMove(loser, winner);
  if (standing.kind === 'open') return '';
  return standing.alone ? words.roundAlone(names[standing.alone], winner) : words.roundInBoth(winner);
}

/** The turns up to the frame that is shown. */
function useTurns(strategy: Strategy): readonly Turn[] {
  const walk = useEditor(({ walkthrough }) => (walkthrough?.kind === 'shown' ? walkthrough : undefined));
  const proof = walk?.subject.of === 'proof' && walk.subject.strategy === strategy ? walk.subject : undefined;
  return useMemo(() => proof?.turns.slice(0, walk?.at) ?? [], [proof, walk?.at]);
}

/**
 * The pressed button may have vanished, so the focus goes to the first move, or else to the first button. If the
 * focus is elsewhere, on the bar or the drawing, it stays there.
 */
function useFirstButton(board: RefObject<HTMLFieldSetElement | null>, turns: readonly Turn[]): void {
  const begun = useRef<boolean>(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves at every turn
  useEffect(() => {
    const { activeElement } = document;
    const isMine = activeElement === document.body || board.current?.contains(activeElement);
    if (!begun.current || isMine) board.current?.querySelector('button')?.focus();
    begun.current = true;
  }, [turns]);
}

export function ProofPlay(props: Props) {
  const { claim, strategy, pair, ids } = props;
  const turns = useTurns(strategy);
  const { x, y, replies } = positionAfter(strategy, turns);
  const { player } = partOf(claim);
  const [follower, person] = [words.player[player], words.player[otherPlayer[player]]];
  const verdict = useVerdict(props, turns);
  const board = useRef<HTMLFieldSetElement>(null);
  const [nameX, nameY, nameB] = [useName(ids[x]), useName(ids[y]), useName(pair[1])];
  useEffect(() => {
    for (const id of [ids[x], ids[y]]) {
      const node = nodeOf(editor().document, id);
      if (node) canvas()?.reveal(node);
    }
    return () => light([]);
  }, [ids, x, y]);
  useFirstButton(board, turns);
  const lightStep = (to: number): void => light([ids[to]]);
  const unlight = (): void => light([]);
  return (
    <fieldset ref={board} className={own.board}>
      <legend>{words.youAre(person)}</legend>
      <p className={own.place}>
        <NodeNameById id={ids[x]} /> − <NodeNameById id={ids[y]} />
        {replies.length > 0 && <span className={own.hint}> {words.toMove(person)}</span>}
      </p>
      {verdict && <p className={own.verdict}>{verdict}</p>}
      {replies.length > 0 && <p className={own.hint}>{words.moveOnDrawing}</p>}
      <ul className={css.options}>
        {replies.map((reply) => (
          <li key={`${reply.move.in} ${reply.move.to}`}>
            <button
              type="button"
              className={css.option}
              onClick={() => takeTurn(reply)}
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
        <Button aria-disabled={turns.length === 0} onClick={() => stepBy(-1)}>
          Back
        </Button>
        <Button aria-disabled={turns.length === 0} onClick={() => goToFrame(0)}>
          Restart
        </Button>
        <Button look="quiet" onClick={endWalkthrough}>
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is identified by its index
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
