/** The whole drawing: title, theory, counts, the sum of the pieces, and the meaning of the symbols in use. */

import { useEffect, useId, useState } from 'react';
import {
  edgeKey,
  type GameDocument,
  isJoint,
  isSimultaneous,
  type NodeId,
} from '../../engine/document/index.ts';
import { conventions } from '../../engine/outcome/index.ts';
import { canShowBoards } from '../../engine/pictures/index.ts';
import { obstacleAt } from '../../engine/simultaneous/index.ts';
import { attempt } from '../commands/perform.ts';
import { DrawingPicture } from '../dialogs/DrawingPicture.tsx';
import { changeRules, retitle, showNodeBoards } from '../edits/drawing.ts';
import { type Example, exampleDocument, listExamples, openExample } from '../files/examples.ts';
import { Button } from '../parts/Button.tsx';
import { TextField } from '../parts/TextField.tsx';
import { Counts } from '../status/Counts.tsx';
import { openDialog } from '../store/chrome.ts';
import { completionOf } from '../store/completed.ts';
import { useReadOnly } from '../store/document.ts';
import { editor, useEditor } from '../store/editor.ts';
import { showBothWays } from '../store/other-way.ts';
import { infinitePlayOffered, waysOffered } from '../store/rules-offered.ts';
import { rulesetCalled } from '../store/rulesets.ts';
import { seenDocument } from '../store/seen-document.ts';
import { allEither, freshLabels, shownLabels } from '../store/selectors.ts';
import { select, showCompleted } from '../store/showing.ts';
import { subjectOf } from '../store/subject.ts';
import { mayTellAll } from '../store/telling.ts';
import { counted, words } from '../words.ts';
import { CyclesOfDrawing } from './AlternatingCycles.tsx';
import { BothWays } from './BothWays.tsx';
import css from './card.module.css';
import firstExampleCss from './first-example.module.css';
import { Legend } from './Legend.tsx';
import { Section } from './Section.tsx';
import { SumOfPiecesSection } from './SumOfPiecesSection.tsx';
import { TheoryChoice } from './TheoryChoice.tsx';
import theoryCss from './theory.module.css';

/** Shows what the drawing is worth in both ways, beside each other. */
function BothWaysButton() {
  const shown = useEditor((state) => state.bothWays);
  const offered = useEditor((state) => subjectOf(state.document).whyOneWay(state.document) === undefined);
  if (!offered) return null;
  return (
    <div className={css.actions}>
      <Button aria-pressed={shown} onClick={() => showBothWays(!shown)}>
        {words.rounds.bothWays.title}
      </Button>
    </div>
  );
}

/**
 * The choice of whether the players take turns, in normal or in misère play, or move at once, and of what an
 * end is worth where they move at once. To move at once is offered where some arc belongs to one player or to
 * both.
 */
function PlayWayChoice() {
  const partizan = useEditor((state) => !allEither(state.document));
  const atOnce = useEditor((state) => isSimultaneous(state.document));
  const hasJoint = useEditor((state) => state.document.edges.some(isJoint));
  const { convention: chosen, play: said } = useEditor((state) => state.document.view.rules);
  const readOnly = useReadOnly();
  const [way, convention] = [useId(), useId()];
  const ways = useEditor((state) => waysOffered(state.document));
  return (
    <Section id="way-of-play" title={words.rounds.way}>
      <fieldset className={theoryCss.choices} disabled={readOnly || hasJoint}>
        <legend className="unseen">{words.rounds.way}</legend>
        {ways.map((play) => (
          <label key={play}>
            <input
              type="radio"
              name={way}
              checked={play === (atOnce ? 'simultaneous' : said)}
              onChange={() => changeRules({ play })}
            />
            {words.rounds.wayIs[play]}
          </label>
        ))}
      </fieldset>
      {hasJoint && <p>{words.rounds.jointArcs}</p>}
      {atOnce && (
        <fieldset className={theoryCss.choices} disabled={readOnly}>
          <legend>{words.rounds.convention}</legend>
          {conventions.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={convention}
                checked={chosen === each}
                onChange={() => changeRules({ convention: each })}
              />
              {words.rounds.conventionIs[each]}
            </label>
          ))}
        </fieldset>
      )}
      {(partizan || atOnce) && <BothWaysButton />}
    </Section>
  );
}

/** The choice of who wins a play that never ends. */
function InfinitePlayChoice() {
  const choices = useEditor(({ document }) => infinitePlayOffered(document));
  const chosen = useEditor((state) => state.document.view.rules.infinitePlay);
  const readOnly = useReadOnly();
  const name = useId();
  if (choices.length === 0) return null;
  return (
    <Section id="infinite-play" title={words.infinitePlay}>
      <fieldset className={theoryCss.choices} disabled={readOnly}>
        <legend className="unseen">{words.infinitePlay}</legend>
        {choices.map((infinitePlay) => (
          <label key={infinitePlay}>
            <input
              type="radio"
              name={name}
              checked={chosen === infinitePlay}
              onChange={() => changeRules({ infinitePlay })}
            />
            {words.infinitePlayIs[infinitePlay]}
          </label>
        ))}
      </fieldset>
    </Section>
  );
}

type Offered = { readonly example: Example; readonly document: GameDocument | undefined };

async function first(): Promise<Offered | undefined> {
  const [example] = await listExamples();
  return example && { example, document: await exampleDocument(example) };
}

const beginWith = 'Begin with an example';

/** In the inspector of an empty drawing: the first example with its picture, opened by one click. */
function FirstExample() {
  const [offered, offer] = useState<Offered>();
  useEffect(() => {
    let wanted = true;
    // If the examples cannot be loaded (offline on a first visit) nothing is offered; the gallery says why.
    first().then(
      (found) => wanted && offer(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (!offered) return null;
  const { example, document } = offered;
  return (
    <section className={firstExampleCss.offer} aria-label={beginWith}>
      <h3>{beginWith}</h3>
      {document && (
        <div className={firstExampleCss.picture}>
          <DrawingPicture document={document} />
        </div>
      )}
      <p>{example.says}</p>
      <div className={firstExampleCss.buttons}>
        <Button onClick={() => void attempt({ label: example.title, run: () => openExample(example) })}>
          Open “{example.title}”
        </Button>
        <Button look="quiet" onClick={() => openDialog({ kind: 'gallery' })}>
          All examples…
        </Button>
      </div>
    </section>
  );
}

const completedExplained =
  'No joint arc is drawn for these pairs. Made one after the other, in either order, the two moves can lead to one node only, so the pair leads there.';

/**
 * Says how many pairs of moves the rule of commuting moves completes, with a switch that shows them on the
 * canvas, and how many it cannot: a click selects the nodes that have such holes.
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
          <span>Pairs of moves that are completed because they commute: {pairs.toLocaleString('en')}</span>
          <Button
            aria-label={words.rounds.showCompleted}
            aria-pressed={shown}
            title={completedExplained}
            onClick={() => showCompleted(!shown)}
          >
            Show
          </Button>
        </p>
      )}
      {holes > 0 && (
        <p className={css.cycles}>
          <span>Pairs of moves without a result (?): {holes.toLocaleString('en')}</span>
          {holed && holed.length > 0 && (
            <Button
              aria-label="Select the nodes with a pair that has no result"
              onClick={() => select(holed)}
            >
              Select
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
  const hasBoards = useEditor((state) => canShowBoards(state.document, rulesetCalled));
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
