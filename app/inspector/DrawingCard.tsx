/** The whole drawing: title, theory, counts, the sum of the pieces, and the meaning of the symbols in use. */
import { edgeKey, type NodeId } from '../../engine/document/index.ts';
import { canShowBoards } from '../../engine/pictures/index.ts';
import { obstacleAt } from '../../engine/simultaneous/index.ts';
import { retitle, showNodeBoards } from '../edits/drawing.ts';
import { Button } from '../parts/Button.tsx';
import { TextField } from '../parts/TextField.tsx';
import { Counts } from '../status/Counts.tsx';
import { completionOf } from '../store/completed.ts';
import { useReadOnly } from '../store/document.ts';
import { editor, useEditor } from '../store/editor.ts';
import { seenDocument } from '../store/seen-document.ts';
import { freshLabels, shownLabels } from '../store/selectors.ts';
import { select, showCompleted } from '../store/showing.ts';
import { mayTellAll } from '../store/telling.ts';
import { counted, words } from '../words.ts';
import { CyclesOfDrawing } from './AlternatingCycles.tsx';
import { BothWays } from './BothWays.tsx';
import css from './card.module.css';
import { FirstExample } from './FirstExample.tsx';
import { InfinitePlayChoice } from './InfinitePlayChoice.tsx';
import { Legend } from './Legend.tsx';
import { PlayWayChoice } from './PlayWayChoice.tsx';
import { Section } from './Section.tsx';
import { SumOfPiecesSection } from './SumOfPiecesSection.tsx';
import { TheoryChoice } from './TheoryChoice.tsx';

/**
 * Says how many pairs of moves the rule of commuting moves completes, with a switch that shows them on the canvas, and how many it cannot:
 * a click selects the nodes that have such holes.
 */
function CompletedPairs() {
  const document = useEditor((state) => state.document);
  const shown = useEditor((state) => state.completed);
  const labels = useEditor(freshLabels);
  const { pairs, holes } = completionOf(document);
  const obstacles = labels?.leftOut?.obstacles;
  const holed =
    obstacles && labels.ids.filter((_, v) => obstacleAt(obstacles, v)?.isOwn && obstacles.holes[v] >= 0);
  return (
    <>
      {pairs > 0 && (
        <p className={css.cycles}>
          <span>{words.rounds.completed(pairs)}</span>
          <Button
            aria-label={words.rounds.showCompleted}
            aria-pressed={shown}
            title={words.rounds.completedExplained}
            onClick={() => showCompleted(!shown)}
          >
            {words.rounds.show}
          </Button>
        </p>
      )}
      {holes > 0 && (
        <p className={css.cycles}>
          <span>{words.rounds.holes(holes)}</span>
          {holed && holed.length > 0 && (
            <Button aria-label={words.rounds.selectHoles} onClick={() => select(holed)}>
              {words.rounds.select}
            </Button>
          )}
        </p>
      )}
    </>
  );
}

const all = (): readonly NodeId[] => editor().document.nodes.map((node) => node.id);

const grays = (): readonly NodeId[] =>
  editor()
    .document.nodes.filter((node) => node.gray)
    .map((node) => node.id);

function terminals(): readonly NodeId[] {
  const moving = new Set(editor().document.edges.map((edge) => edge.from));
  return all().filter((id) => !moving.has(id));
}

function Fact(props: { readonly name: string; readonly count: number; readonly pick?: () => void }) {
  const { name, count, pick } = props;
  const shown = counted(count);
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd className="numbers">
        {pick && count > 0 ? (
          <button type="button" className={css.link} title={`Select: ${name}`} onClick={pick}>
            {shown}
          </button>
        ) : (
          shown
        )}
      </dd>
    </div>
  );
}

function Facts() {
  const document = useEditor((state) => state.document);
  const labels = useEditor(shownLabels);
  const facts = labels?.facts;
  const countsTold = useEditor(mayTellAll);
  const hasBoards = useEditor((state) => canShowBoards(state.document, state.rulesets));
  const readOnly = useReadOnly();
  return (
    <Section id="graph" title="Graph">
      <dl>
        <Fact name="Nodes" count={document.nodes.length} pick={() => select(all())} />
        <Fact
          name="of them gray"
          count={document.nodes.filter((node) => node.gray).length}
          pick={() => select(grays())}
        />
        <Fact
          name="Arcs"
          count={document.edges.length}
          pick={() => select([], editor().document.edges.map(edgeKey))}
        />
        {facts && (
          <>
            <Fact name="Terminal nodes" count={facts.terminals} pick={() => select(terminals())} />
            <Fact name="Strongly connected components" count={facts.components} />
            <Fact name="of them with a cycle" count={facts.cyclicComponents} />
            <Fact name="nodes in the largest" count={facts.largestComponent} />
          </>
        )}
      </dl>
      {hasBoards && (
        <label className={css.check}>
          <input
            type="checkbox"
            checked={document.view.boards === true}
            disabled={readOnly}
            onChange={({ target }) => showNodeBoards(target.checked)}
          />
          {words.boards.onNodes}
        </label>
      )}
      <CyclesOfDrawing />
      <CompletedPairs />
      {labels && labels.total > 0 && countsTold && (
        <div className={css.kinds}>
          <Counts labels={labels} />
        </div>
      )}
    </Section>
  );
}

export function DrawingCard() {
  const title = useEditor((state) => seenDocument(state).title);
  const readOnly = useReadOnly();
  const empty = useEditor((state) => state.document.nodes.length === 0);
  return (
    <>
      <div className={css.titleField}>
        <TextField
          label="Title"
          value={title}
          placeholder={words.untitled}
          readOnly={readOnly}
          commit={retitle}
        />
      </div>
      <SumOfPiecesSection />
      <TheoryChoice />
      <PlayWayChoice />
      <BothWays />
      <InfinitePlayChoice />
      {empty && !readOnly ? <FirstExample /> : <Facts />}
      <Legend />
    </>
  );
}
