/**
 * Why a node has its value: the answer, the most important reasons, the rest of them, and the full proof, as
 * deep as the person wants it. Each reason highlights what it mentions on the drawing; its names lead on to
 * the explanations of their nodes, and back.
 */
import { ArrowLeft, CirclePlay } from 'lucide-react';
import { type KeyboardEvent, useCallback, useId, useMemo, useState } from 'react';
import type { NodeId } from '../../../engine/document/index.ts';
import {
  citedBy,
  type Explanation,
  latexOfSaying,
  playLineOf,
  type Reason,
  sayingOf,
  textOfSaying,
} from '../../../engine/explain/index.ts';
import type { AskJob } from '../../../workers/protocol.ts';
import { copyText } from '../../files/copy-text.ts';
import { Button, IconButton } from '../../parts/Button.tsx';
import { announcedKey, shownKey } from '../../parts/keys-shown.ts';
import { setExplains } from '../../store/chrome.ts';
import { editor, useEditor } from '../../store/editor.ts';
import { gameOf } from '../../store/game-of.ts';
import { pointAt, readBack, readBefore } from '../../store/showing.ts';
import type { ExplainDepth } from '../../store/state/chrome.ts';
import type { Lit } from '../../store/state/frame.ts';
import { useJob } from '../../store/use-job.ts';
import { edgeOfMove } from '../../walkthrough/line-frames.ts';
import { watchLine } from '../../walkthrough/walking.ts';
import { many } from '../../words/counting.ts';
import { words } from '../../words.ts';
import css from '../card.module.css';
import { useName } from '../NodeNameById.tsx';
import { useSpoken } from '../use-spoken.ts';
import type { AnswerProps } from './answer-card.ts';
import { LitRow, LitRows } from './LitRow.tsx';
import { readNext, SayingText } from './SayingText.tsx';
import { useGame } from './use-game.ts';
import own from './why.module.css';

type Props = {
  readonly reason: Reason;
  readonly ids: readonly NodeId[];
  /** The answer is set off from its reasons. */
  readonly isAnswer?: boolean;
};

/**
 * One reason as a row. A line of play can be watched.
 */
function ReasonRow({ reason, ids, isAnswer = false }: Props) {
  const lit = useMemo((): Lit => {
    const { vertices, arcs } = citedBy(reason);
    return { nodes: vertices.map((v) => ids[v]), arcs: arcs.map((arc) => edgeOfMove(arc, ids)) };
  }, [reason, ids]);
  const line = playLineOf(reason);
  const from = ids[reason.vertex];
  return (
    <LitRow lit={lit} isAnswer={isAnswer}>
      <span className={own.saying}>
        <SayingText saying={sayingOf(reason)} ids={ids} from={from} instead={lit} />
      </span>
      {line && line.moves.length > 1 && (
        <IconButton
          name="Watch this line on the drawing"
          className={own.watch}
          onClick={(event) => {
            event.stopPropagation();
            pointAt(undefined);
            watchLine({ from: line.moves[0].from, line, ids });
          }}
        >
          <CirclePlay size={16} aria-hidden="true" />
        </IconButton>
      )}
    </LitRow>
  );
}

/** The number of reasons that are shown before a person asks for more. */
const fewReasons = 5;

const depths = ['answer', 'reasons', 'proof'] as const satisfies readonly ExplainDepth[];

const depthsCalled = { answer: 'Answer', reasons: 'Reasons', proof: 'Full proof' } as const;

function DepthChoice({ depth }: { readonly depth: ExplainDepth }) {
  const name = useId();
  return (
    <fieldset className={own.depths}>
      <legend className="unseen">How much is explained</legend>
      {depths.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={depth === each} onChange={() => setExplains(each)} />
          {depthsCalled[each]}
        </label>
      ))}
    </fieldset>
  );
}

/** Goes to the node whose explanation was read before; false if there is none. */
function back(now: NodeId, of: Element): boolean {
  const before = readBefore(editor(), now);
  if (before === undefined) return false;
  readBack();
  readNext(before, of);
  return true;
}

const backKey = 'Alt+ArrowLeft';

function Back({ node }: { readonly node: NodeId }) {
  const before = useEditor((state) => readBefore(state, node)) ?? '';
  const name = useName(before);
  if (before === '') return null;
  return (
    <Button
      look="quiet"
      className={own.back}
      aria-keyshortcuts={announcedKey(backKey)}
      title={shownKey(backKey)}
      onClick={({ currentTarget }) => back(node, currentTarget)}
    >
      <ArrowLeft size={14} aria-hidden="true" /> Back to {name}
    </Button>
  );
}

type Rows = { readonly reasons: readonly Reason[]; readonly ids: readonly NodeId[] };

/** The nodes that the sentences of these reasons name. */
function useNamed(reasons: readonly Reason[], ids: readonly NodeId[]): void {
  const named = useMemo(
    () =>
      reasons
        .flatMap(sayingOf)
        .flatMap((part) => (typeof part === 'object' && 'vertex' in part ? [ids[part.vertex]] : [])),
    [reasons, ids],
  );
  useSpoken(named);
}

function Reasons({ reasons, ids }: Rows) {
  const [all, showAll] = useState(false);
  const shown = useMemo(() => (all ? reasons : reasons.slice(0, fewReasons)), [all, reasons]);
  useNamed(shown, ids);
  const left = reasons.length - shown.length;
  return (
    <>
      <ol className={own.reasons}>
        {shown.map((reason, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reason is identified by its place
          <ReasonRow key={place} reason={reason} ids={ids} />
        ))}
      </ol>
      {left > 0 && (
        <Button look="quiet" onClick={() => showAll(true)}>
          {many(left, 'more reason', 'more reasons')}
        </Button>
      )}
    </>
  );
}

function Answer({ reason, ids }: { readonly reason: Reason; readonly ids: readonly NodeId[] }) {
  useNamed(
    useMemo(() => [reason], [reason]),
    ids,
  );
  return (
    <ol className={own.reasons}>
      <ReasonRow reason={reason} ids={ids} isAnswer />
    </ol>
  );
}

/** The explanations on which the answer depends, some at a time. */
function FullProof({
  node,
  from,
  ids,
  isNew = false,
}: {
  readonly node: NodeId;
  readonly from: number;
  readonly ids: readonly NodeId[];
  /** True if the node's own explanation is not shown above. */
  readonly isNew?: boolean;
}) {
  const solved = useGame();
  const [further, goFurther] = useState(false);
  const make = useCallback((): AskJob<'explain'> => {
    const { game, index } = gameOf(solved);
    return {
      kind: 'ask',
      question: 'explain',
      about: { vertex: index.get(node) ?? 0, proofFrom: from },
      game,
    };
  }, [solved, node, from]);
  const answer = useJob(make);
  if (!answer) return <p className={css.waiting}>{words.working}</p>;
  if (answer.kind !== 'done')
    return answer.kind === 'cancelled' ? null : <p className={css.quiet}>{answer.says}</p>;
  const { proof } = answer.value;
  if (!proof) return null;
  // The first explanation is that of the node itself.
  const steps = from === 0 && !isNew ? proof.steps.slice(1) : proof.steps;
  return (
    <>
      {steps.map((step) => (
        <div key={step.answer.vertex} className={own.step}>
          <Answer reason={step.answer} ids={ids} />
          <Reasons reasons={step.reasons} ids={ids} />
        </div>
      ))}
      {proof.left > 0 && !further && (
        <>
          <p className={css.quiet}>
            At most {many(proof.left, 'position is', 'positions are')} still to be explained.
          </p>
          <Button onClick={() => goFurther(true)}>Continue the proof</Button>
        </>
      )}
      {further && <FullProof node={node} from={from + proof.steps.length} ids={ids} />}
    </>
  );
}

type Write = typeof textOfSaying;

/** The answer and its reasons, a line each. */
function written({ answer, reasons }: Explanation, ids: readonly NodeId[], write: Write): string {
  const { nodes } = editor().document;
  const names = new Map(nodes.map(({ id, name }) => [id, name || id]));
  const called = (vertex: number): string => names.get(ids[vertex]) ?? ids[vertex];
  return [answer, ...reasons].map((reason) => `${write(sayingOf(reason), called)}\n`).join('');
}

export function WhyAnswer({
  answer,
  nodes,
  ids,
}: Pick<AnswerProps<{ readonly explanation: Explanation }>, 'answer' | 'nodes' | 'ids'>) {
  const { explanation } = answer;
  const depth = useEditor((state) => state.explains);
  // A sum rests on the values of its pieces: its proof explains each of them, that of a node what the node
  // rests on.
  const ofSum = explanation.answer.kind === 'sum';
  const copy = (write: Write) => () =>
    copyText(written(explanation, ids, write), 'The explanation').catch(() => undefined);
  const goBack = (event: KeyboardEvent): void => {
    if (!event.altKey || event.key !== 'ArrowLeft' || !back(nodes[0], event.currentTarget)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key acts on the buttons inside
    <div onKeyDown={goBack}>
      <LitRows>
        <Back node={nodes[0]} />
        <Answer reason={explanation.answer} ids={ids} />
        <DepthChoice depth={depth} />
        {depth !== 'answer' && <Reasons reasons={explanation.reasons} ids={ids} />}
        {depth === 'proof' &&
          [...new Set(ofSum ? nodes : nodes.slice(0, 1))].map((node) => (
            <FullProof key={node} node={node} from={0} ids={ids} isNew={ofSum} />
          ))}
      </LitRows>
      <div className={own.copies}>
        <Button look="quiet" onClick={copy(textOfSaying)}>
          Copy as text
        </Button>
        <Button look="quiet" onClick={copy(latexOfSaying)}>
          {words.why.copyLatex}
        </Button>
      </div>
    </div>
  );
}
