/** One node: its name, value and options; then the controls that change it. */
import { Minus, Plus } from 'lucide-react';
import { memo } from 'react';
import type { GameNode, NodeId } from '../../engine/document/index.ts';
import { tellsStartsApart } from '../../engine/outcome/index.ts';
import { boardsShown } from '../../engine/pictures/index.ts';
import type { QuestionId } from '../../engine/questions/index.ts';
import { commandById } from '../commands/index.ts';
import { perform } from '../commands/perform.ts';
import { addPieces, colourNodes, nameNode, pinNodes, takePieces } from '../edits/nodes.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { NodeName } from '../parts/NodeName.tsx';
import { TextField } from '../parts/TextField.tsx';
import { useReadOnly } from '../store/document.ts';
import { editor, useEditor } from '../store/editor.ts';
import { rulesetCalled } from '../store/rulesets.ts';
import { seenDocument } from '../store/seen-document.ts';
import { isPinned, labelOf, nodeOf, piecesOn, selectedItems, shownLabels } from '../store/selectors.ts';
import { isUnseen, whyNotTold } from '../store/telling.ts';
import { words } from '../words.ts';
import { CyclesFromNode } from './AlternatingCycles.tsx';
import { Answers } from './answers/Answers.tsx';
import { answerCards } from './answers/register.ts';
import { BothWays } from './BothWays.tsx';
import css from './card.module.css';
import { OptionsSection } from './OptionsSection.tsx';
import { OutcomeTable } from './OutcomeTable.tsx';
import { ScoreFields } from './ScoreFields.tsx';
import { Section } from './Section.tsx';
import { SumOfPiecesSection } from './SumOfPiecesSection.tsx';
import { ValueCard } from './ValueCard.tsx';

/* What changes a node is drawn again when that node has changed, not with every edit. */

const Colour = memo(function Colour({ node }: { readonly node: GameNode }) {
  const readOnly = useReadOnly();
  const choose = (gray: boolean): void => colourNodes([node.id], gray);
  return (
    <fieldset className={css.choice} disabled={readOnly}>
      <legend className={css.term}>Colour</legend>
      <label>
        <input type="radio" name="colour" checked={!node.gray} onChange={() => choose(false)} />
        <span className={css.white} aria-hidden="true" />
        White
      </label>
      <label>
        <input type="radio" name="colour" checked={node.gray} onChange={() => choose(true)} />
        <span className={css.gray} aria-hidden="true" />
        Gray
      </label>
    </fieldset>
  );
});

/** Acts on the node that is shown, so that it stays as it is when another one is. */
const PieceButton = memo(function PieceButton(props: { readonly removes: boolean; readonly off: boolean }) {
  const { removes, off } = props;
  const Sign = removes ? Minus : Plus;
  return (
    <IconButton
      name={removes ? 'Remove a piece' : 'Add a piece'}
      keys={removes ? 'Shift+p' : 'p'}
      aria-disabled={off || undefined}
      onClick={() => (removes ? takePieces : addPieces)(selectedItems(editor()).nodes)}
    >
      <Sign size={15} aria-hidden="true" />
    </IconButton>
  );
});

const Pieces = memo(function Pieces({ id }: { readonly id: NodeId }) {
  const readOnly = useReadOnly();
  const count = useEditor((state) => piecesOn(state.document, id));
  return (
    <div className={css.row}>
      <span className={css.term}>Pieces</span>
      <span className={css.stepper}>
        <PieceButton removes off={readOnly || count === 0} />
        <output className="numbers" aria-label={words.pieces(count)}>
          {count}
        </output>
        <PieceButton removes={false} off={readOnly} />
      </span>
    </div>
  );
});

function UnseenValue() {
  return (
    <>
      <p className={css.quiet}>{words.valueHidden}</p>
      <div className={css.actions}>
        <Button onClick={() => perform(commandById('value.reveal'))}>{words.quiz.revealIt}</Button>
        <Button onClick={() => perform(commandById('quiz.guess'))}>{words.quiz.guess}</Button>
      </div>
    </>
  );
}

/** Only where the other nodes show theirs. */
function WhyNoBoard({ node }: { readonly node: GameNode }) {
  const boards = useEditor((state) => boardsShown(state.document, state.rulesets));
  const ruleset = useEditor((state) => rulesetCalled(state.document.origin?.ruleset ?? ''));
  if (!boards || !ruleset || boards.isPictured(node)) return null;
  return <p className={css.quiet}>{words.boards.noBoardAtNode(ruleset.name)}</p>;
}

const isOfValue = (question: string): boolean => answerCards[question as QuestionId]?.isOfValue === true;
const isOfPosition = (question: string): boolean => !isOfValue(question);

export function NodeCard({ id }: { readonly id: NodeId }) {
  const node = useEditor((state) => nodeOf(state.document, id));
  const seen = useEditor((state) => nodeOf(seenDocument(state), id));
  const labels = useEditor(shownLabels);
  const readOnly = useReadOnly();
  const pinned = useEditor((state) => isPinned(state.document, id));
  const unseen = useEditor((state) => isUnseen(state, id));
  const notTold = useEditor((state) => whyNotTold(state, [id]));
  if (!node || !seen) return null;
  const isNameSeen = seen === node;
  const label = labelOf(labels, id);
  return (
    <>
      <header className={css.head}>
        <h2>
          <NodeName node={seen} />
          <span>{node.gray ? 'gray node' : 'white node'}</span>
        </h2>
        {unseen ? <UnseenValue /> : <ValueCard label={label} />}
        <CyclesFromNode id={id} />
        {label?.outcome && labels && tellsStartsApart(labels.classes) && (
          <OutcomeTable outcome={label.outcome} />
        )}
      </header>
      <BothWays ids={[id]} />
      <SumOfPiecesSection atLeast={2} />
      {label?.value && <Answers selected={{ needs: 'value', value: label.value }} />}
      {!notTold && <Answers selected={{ needs: 'vertex', nodes: [id] }} among={isOfValue} />}
      <OptionsSection id={id} labels={labels} />
      {!notTold && <Answers selected={{ needs: 'vertex', nodes: [id] }} among={isOfPosition} />}
      {notTold && !unseen && <p className={`${css.quiet} ${css.head}`}>{notTold}</p>}
      <Section id="node" title="Node">
        <TextField
          key={`name of ${id}`}
          label="Name"
          value={isNameSeen ? node.name : ''}
          placeholder={isNameSeen ? node.id : words.hiddenSign}
          readOnly={readOnly}
          commit={(name) => nameNode(id, name)}
        />
        {isNameSeen && <WhyNoBoard node={node} />}
        <Colour node={node} />
        <ScoreFields key={`score of ${id}`} node={node} />
        <Pieces id={id} />
        <label className={css.check}>
          <input
            type="checkbox"
            checked={pinned}
            disabled={readOnly}
            onChange={() => pinNodes([id], !pinned)}
          />
          Pinned: Tidy leaves it where it is
        </label>
      </Section>
    </>
  );
}
