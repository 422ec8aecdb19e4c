/**
 * Lets a person play against a proof: the person has the other part and moves on the drawing, and the
 * strategy answers immediately. The game is a − b, with the drawing used twice: once as drawn, once with the
 * colours swapped. The moves are a walkthrough: the bar below the drawing goes back and forth in it, and both
 * nodes are highlighted.
 */
import { useEffect, useMemo } from 'react';
import type { NodeId } from '../../../engine/document/index.ts';
import { opponentOf } from '../../../engine/sums/index.ts';
import type { Step, Strategy } from '../../../engine/theories/index.ts';
import { canvas } from '../../canvas/viewport.ts';
import { Button } from '../../parts/Button.tsx';
import { editor, useEditor } from '../../store/editor.ts';
import { choosePiece } from '../../store/play.ts';
import { seenDocument } from '../../store/seen-document.ts';
import { nodeOf } from '../../store/selectors.ts';
import { light, setFocus } from '../../store/showing.ts';
import type { ProofPlayed, Turn } from '../../store/state/showing.ts';
import { partOf, positionAfter, standingAfter } from '../../walkthrough/proof.ts';
import { endWalkthrough, goToFrame, stepBy } from '../../walkthrough/walking.ts';
import { forHand } from '../../words/tapping.ts';
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

const roundAlone = (component: string, winner: string) =>
  `This position has occurred before. Play can repeat for ever in ${component} alone, and ${winner} wins infinite play there: ${winner} wins.`;

/** What the person should know about the current position. */
function useVerdict({ claim, strategy, pair }: Props, turns: readonly Turn[]): string {
  const names = { a: useName(pair[0]), b: `−${useName(pair[1])}` };
  const { player } = partOf(claim);
  const standing = standingAfter(strategy, turns);
  const [winner, loser] = [words.player[player], words.player[opponentOf[player]]];
  if (standing.kind === 'over') return words.noMove(loser, winner);
  if (standing.kind === 'open') return '';
  return standing.alone
    ? roundAlone(names[standing.alone], winner)
    : `This position has occurred before. Play can repeat for ever: a draw, which is enough for ${winner}.`;
}

/** The turns up to the frame that is shown. */
function useTurns(strategy: Strategy): readonly Turn[] {
  const walk = useEditor(({ walkthrough }) => (walkthrough?.kind === 'shown' ? walkthrough : undefined));
  const proof = walk?.subject.of === 'proof' && walk.subject.strategy === strategy ? walk.subject : undefined;
  return useMemo(() => proof?.turns.slice(0, walk?.at) ?? [], [proof, walk?.at]);
}

/** What was pressed has vanished: the moves are made on the drawing, by mouse and by keys. */
function useDrawingFocus(): void {
  useEffect(() => {
    if (document.activeElement === document.body) canvas()?.focus();
  }, []);
}

/** A component as the person sees it, which is also its piece: pressing it chooses that for the next move. */
function Component(props: {
  readonly piece: number;
  readonly id: NodeId;
  readonly sign: string;
  readonly movable: boolean;
}) {
  const { piece, id, sign, movable } = props;
  const chosen = useEditor((state) => state.chosenPiece === piece);
  const name = useName(id);
  if (!movable) return <NodeNameById id={id} />;
  const choose = (): void => {
    choosePiece(chosen ? undefined : piece);
    setFocus({ kind: 'node', id });
    canvas()?.focus();
  };
  return (
    <Button
      className={own.piece}
      aria-pressed={chosen}
      aria-label={`Move in ${sign}${name}`}
      onClick={choose}
      onPointerEnter={() => light([id])}
      onPointerLeave={() => light([])}
    >
      <NodeNameById id={id} />
    </Button>
  );
}

export function ProofPlay(props: Props) {
  const { claim, strategy, pair, ids } = props;
  const turns = useTurns(strategy);
  const { x, y, replies } = positionAfter(strategy, turns);
  const { player } = partOf(claim);
  const [follower, person] = [words.player[player], words.player[opponentOf[player]]];
  const verdict = useVerdict(props, turns);
  const [nameX, nameY, nameB] = [useName(ids[x]), useName(ids[y]), useName(pair[1])];
  useEffect(() => {
    for (const id of [ids[x], ids[y]]) {
      const node = nodeOf(seenDocument(editor()), id);
      if (node) canvas()?.reveal(node);
    }
    return () => light([]);
  }, [ids, x, y]);
  useDrawingFocus();
  const canMove = (component: Step['in']): boolean => replies.some(({ move }) => move.in === component);
  const chosen = useEditor((state) => state.chosenPiece);
  const chosenSaid =
    chosen === undefined ? '' : `The piece of ${chosen === 0 ? nameX : `−${nameY}`} is chosen.`;
  return (
    <fieldset className={own.board}>
      <legend>You are {person}</legend>
      <p className={own.place}>
        <Component piece={0} id={ids[x]} sign="" movable={canMove('a')} /> −{' '}
        <Component piece={1} id={ids[y]} sign="−" movable={canMove('b')} />
        {replies.length > 0 && <span className={own.hint}> {words.toMove(person)}</span>}
      </p>
      {verdict && <p className={own.verdict}>{verdict}</p>}
      {replies.length > 0 && (
        <p className={own.hint}>
          {forHand(
            'Click a piece on the drawing, then where it goes. By keys: Tab goes to a piece, arrows choose where, Enter moves.',
          )}
        </p>
      )}
      {canMove('b') && (
        <p className={own.hint}>
          In −{nameB} the colours are swapped: there {person} moves along {follower}’s arcs.
        </p>
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
      <ol className={own.turns} aria-label="Moves played">
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
        {turns.length === 0
          ? `Play begins at ${nameX} minus ${nameY}.`
          : `After the answer: ${nameX} minus ${nameY}.`}{' '}
        {verdict || words.toMove(person)} {chosenSaid}
      </div>
    </fieldset>
  );
}
