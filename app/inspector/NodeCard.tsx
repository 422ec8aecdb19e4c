/** One node: its name, value and options; then the controls that change it. */
import { Minus, Plus } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import {
  type GameEdge,
  type GameNode,
  type NodeId,
  parseScore,
  printScore,
  sameNumber,
  stuckAtNode,
  writtenNumber,
} from '../../engine/document/index.ts';
import { endings, type Outcome, partizanOutcomes, tellsStartsApart } from '../../engine/outcome/index.ts';
import { boardsShown } from '../../engine/pictures/index.ts';
import type { QuestionId } from '../../engine/questions/index.ts';
import { goTo } from '../canvas/go-to.ts';
import { commandById } from '../commands/index.ts';
import { perform } from '../commands/perform.ts';
import { addPieces, colourNodes, nameNode, pinNodes, takePieces } from '../edits/nodes.ts';
import { giveScore, giveSide } from '../edits/scores.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { OutcomeLetter } from '../parts/MathText.tsx';
import { NodeName } from '../parts/NodeName.tsx';
import { PlayerStroke } from '../parts/PlayerStroke.tsx';
import { TextField } from '../parts/TextField.tsx';
import { useReadOnly } from '../store/document.ts';
import { editor, useEditor } from '../store/editor.ts';
import { rulesetCalled } from '../store/rulesets.ts';
import { seenDocument } from '../store/seen-document.ts';
import {
  allEither,
  arcsFrom,
  hasScores,
  isPinned,
  labelOf,
  nodeOf,
  piecesOn,
  selectedItems,
  shownLabels,
} from '../store/selectors.ts';
import { lightWhilePointed } from '../store/showing.ts';
import type { SeenLabels } from '../store/state/answers.ts';
import { isUnseen, whyNotTold } from '../store/telling.ts';
import { forHand } from '../words/tapping.ts';
import { words } from '../words.ts';
import { CyclesFromNode } from './AlternatingCycles.tsx';
import { Answers } from './answers/Answers.tsx';
import { answerCards } from './answers/register.ts';
import { BothWays } from './BothWays.tsx';
import { CheckedField } from './CheckedField.tsx';
import css from './card.module.css';
import { UnseenCell } from './MeasuredCell.tsx';
import { OptionRow } from './OptionRow.tsx';
import outcomeTableCss from './outcome-table.module.css';
import { Section } from './Section.tsx';
import { SumOfPiecesSection } from './SumOfPiecesSection.tsx';
import own from './scores.module.css';
import { useSpoken } from './use-spoken.ts';
import { NodeValue } from './ValueCard.tsx';

/**
 * The nine outcome classes, arranged by what happens when either player starts, with this node's class
 * marked.
 */
function OutcomeTable({ outcome }: { readonly outcome: Outcome }) {
  return (
    <table className={outcomeTableCss.table}>
      <caption className="unseen">Who wins when Left moves first, and when Right does</caption>
      <thead>
        <tr>
          <td />
          {endings.map((ending) => (
            <th key={ending} scope="col">
              Left first: <span>{words.ending[ending]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {endings.map((ending, row) => (
          <tr key={ending}>
            <th scope="row">
              Right first: <span>{words.ending[ending]}</span>
            </th>
            {partizanOutcomes.slice(3 * row, 3 * row + 3).map((each) => (
              <td key={each} aria-current={each === outcome || undefined}>
                <OutcomeLetter outcome={each} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// A node's options as rows: the player, the name, the value. Pointing at a row lights the node on the canvas.

/** The most rows shown; the canvas and the node table show all options. */
const mostRows = 200;

type Props = { readonly labels: SeenLabels | undefined };

function Option(props: {
  readonly edge: GameEdge;
  readonly labels: SeenLabels | undefined;
  readonly mixed: boolean;
}) {
  const { edge, labels, mixed } = props;
  const node = useEditor((state) => nodeOf(seenDocument(state), edge.to));
  const unseen = useEditor((state) => isUnseen(state, edge.to));
  const label = labelOf(labels, edge.to);
  if (!node) return null;
  return (
    <li>
      <OptionRow
        worth={label}
        unseen={unseen && <UnseenCell />}
        onClick={() => goTo(edge.to)}
        {...lightWhilePointed([edge.to])}
      >
        {mixed && (
          <>
            <PlayerStroke player={edge.player} width={24} />
            <span className="unseen">{words.player[edge.player]}:</span>
          </>
        )}
        <NodeName node={node} />
        {node.gray && <span className={css.gray} title="gray" role="img" aria-label="gray" />}
      </OptionRow>
    </li>
  );
}

function OptionRows({ options, labels }: Props & { readonly options: readonly GameEdge[] }) {
  const mixed = useEditor((state) => !allEither(state.document));
  const shown = useMemo(() => options.slice(0, mostRows), [options]);
  useSpoken(useMemo(() => shown.flatMap(({ from, to }) => [from, to]), [shown]));
  return (
    <ul className={css.options}>
      {shown.map((edge) => (
        <Option key={`${edge.to} ${edge.player}`} edge={edge} labels={labels} mixed={mixed} />
      ))}
    </ul>
  );
}

type SectionProps = Props & { readonly id: NodeId };

/** It is drawn again when arcs or values have changed, not with every edit. */
const OptionsSection = memo(function OptionsSection({ id, labels }: SectionProps) {
  const edges = useEditor((state) => state.document.edges);
  const options = useMemo(() => arcsFrom({ edges }, id), [edges, id]);
  return (
    <Section id="options" title={options.length === 1 ? '1 option' : `${options.length} options`}>
      {options.length === 0 ? (
        <p className={css.quiet}>No move leads from here.</p>
      ) : (
        <OptionRows options={options} labels={labels} />
      )}
      {options.length > mostRows && <p className={css.quiet}>and {options.length - mostRows} more</p>}
    </Section>
  );
});

const sides = ['left', 'right'] as const;

function ScoreInput(props: {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly commit: (typed: string) => boolean;
}) {
  const { commit, ...shown } = props;
  return (
    <CheckedField {...shown} commit={(typed) => (commit(typed) ? undefined : words.scores.unread(typed))} />
  );
}

const scoreOf = { left: 'Left score', right: 'Right score' } as const;

const unused = {
  left: 'Left can move here: this score does not count.',
  right: 'Right can move here: this score does not count.',
} as const;

/**
 * A node's score: one field where both sides have the same, else Left's and Right's. A side with moves has no
 * use for its score, which is kept and struck through.
 */
const ScoreFields = memo(function ScoreFields({ node }: { readonly node: GameNode }) {
  const { id, score } = node;
  const readOnly = useReadOnly();
  const scored = useEditor((state) => hasScores(state.document));
  const edges = useEditor((state) => state.document.edges);
  const stuck = useMemo(() => stuckAtNode({ edges }, id), [edges, id]);
  const [apart, setApart] = useState(() => sides.some((side) => scoreOf[side] === editor().fieldText?.field));
  const placeholder = scored ? '0' : 'none';
  const { left, right } = score ?? {};
  const alike = left === undefined || right === undefined ? left === right : sameNumber(left, right);
  if (stuck.left && stuck.right && alike && !apart) {
    return (
      <div className={own.scores}>
        <ScoreInput
          label={words.scores.title}
          value={score ? printScore(score) : ''}
          placeholder={placeholder}
          commit={(typed) => giveScore([id], typed)}
        />
        {!readOnly && (
          <Button look="quiet" onClick={() => setApart(true)}>
            Different for Left and Right
          </Button>
        )}
      </div>
    );
  }
  const shown = sides.filter((side) => stuck[side] || score?.[side] !== undefined);
  return shown.map((side) => (
    <div key={side} data-unused={!stuck[side] || undefined} className={own.side}>
      <ScoreInput
        label={scoreOf[side]}
        value={String(score?.[side] ?? '')}
        placeholder={placeholder}
        commit={(typed) => {
          if (parseScore(typed) && typed.includes('|')) return giveScore([id], typed);
          const read = writtenNumber(typed);
          if (typed !== '' && read === undefined) return false;
          giveSide(id, side, read);
          return true;
        }}
      />
      {!stuck[side] && <p>{unused[side]}</p>}
    </div>
  ));
});

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
      <p className={css.quiet}>
        {forHand('The value is hidden. To show it, click it, or press Enter or H.')}
      </p>
      <div className={css.actions}>
        <Button onClick={() => perform(commandById('value.reveal'))}>{words.quiz.revealIt}</Button>
        <Button onClick={() => perform(commandById('quiz.guess'))}>{words.quiz.guess}</Button>
      </div>
    </>
  );
}

/** Only where the other nodes show theirs. */
function WhyNoBoard({ node }: { readonly node: GameNode }) {
  const boards = useEditor((state) => boardsShown(state.document, rulesetCalled));
  const ruleset = useEditor((state) => rulesetCalled(state.document.origin?.ruleset ?? ''));
  if (!boards || !ruleset || boards.isPictured(node)) return null;
  return (
    <p className={css.quiet}>
      The name of this node is not a position of {ruleset.name}, so the node shows no board.
    </p>
  );
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
        <div className={css.worth}>
          <NodeValue id={id} label={label} unseen={unseen && <UnseenValue />} />
        </div>
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
      {!notTold && <Answers selected={{ needs: 'vertices', nodes: [id] }} />}
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
