/**
 * The panel beside the open board: its position as text, what it is worth, its moves, what follows from it,
 * its rules.
 */
import { LayoutGrid } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { AnswerOnBoard, BoardGame } from '../../engine/conduct/index.ts';
import { styles } from '../../engine/figure/index.ts';
import { conventions } from '../../engine/outcome/index.ts';
import { boardFigure } from '../../engine/pictures/index.ts';
import {
  mostDrawnPositions,
  type RulesetFamily,
  whyNoMisere,
  withinBounds,
} from '../../engine/rulesets/index.ts';
import type { AskJob } from '../../workers/protocol.ts';
import { chooseRuleset, setUp } from '../edits/board.ts';
import { changeRules } from '../edits/drawing.ts';
import { tableOfFamily } from '../edits/sweep.ts';
import { openOwnCopy } from '../files/boards.ts';
import { HelpButton } from '../help/HelpButton.tsx';
import { MatrixReader } from '../inspector/answers/matrix/MatrixReader.tsx';
import type { MatrixBesides } from '../inspector/answers/matrix/use-without.ts';
import { SureCard } from '../inspector/answers/SureCard.tsx';
import { PlayCard } from '../inspector/PlayCard.tsx';
import { PlayChoice } from '../inspector/PlayChoice.tsx';
import { Section } from '../inspector/Section.tsx';
import { Button, IconButton } from '../parts/Button.tsx';
import { FigurePicture } from '../parts/FigureShapes.tsx';
import parts from '../parts/parts.module.css';
import { lightPlaces, lookAt, positionShown } from '../store/board.ts';
import { isGraphShown } from '../store/board-graph.ts';
import { componentsOf, rulesOnBoard, sumsAtOnce } from '../store/board-rounds.ts';
import { openDialog } from '../store/chrome.ts';
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import { type PositionRead, readPositionOf } from '../store/position-of.ts';
import { useRulesets, writtenOf } from '../store/rulesets.ts';
import { mayTellAll } from '../store/telling.ts';
import { useAnswerAbout } from '../store/use-job.ts';
import { counted } from '../words/counting.ts';
import { words } from '../words.ts';
import { BoardMoves } from './BoardMoves.tsx';
import { BoardSymmetry } from './BoardSymmetry.tsx';
import { BoardThermograph } from './BoardThermograph.tsx';
import { BoardWorth } from './BoardWorth.tsx';
import css from './board-panel.module.css';
import boardRoundsCss from './board-rounds.module.css';
import boards from './boards.module.css';
import { openDrawing, openPart } from './open-drawing.ts';
import { PositionField } from './PositionField.tsx';
import { WhatFollows } from './WhatFollows.tsx';

type Rounds = AnswerOnBoard<'rounds'>;

function ResultBoard({ ruleset, position }: { readonly ruleset: string; readonly position: string }) {
  const figure = useMemo(() => {
    const read = readPositionOf({ ruleset, position });
    return read && boardFigure(read.board(), { title: '' }, { ...styles.screen, legend: 'none' });
  }, [ruleset, position]);
  return figure ? <FigurePicture className={boardRoundsCss.result} figure={figure} /> : null;
}

function Matrix({ game, found }: { readonly game: BoardGame; readonly found: Rounds }) {
  const { at, matrix, by, positions } = found;
  const { vertex } = at;
  const asked = useCallback(
    (besides: MatrixBesides): AskJob => ({
      kind: 'ask',
      question: 'matrix',
      about: { vertex, ...besides },
      game,
    }),
    [vertex, game],
  );
  const called = useCallback((v: number): string => positions[v] ?? String(v), [positions]);
  return (
    <MatrixReader
      answer={matrix}
      name={at.position}
      called={called}
      asked={asked}
      open={(v) => lookAt(positions[v])}
      light={(place) => {
        const places = [
          ...(place?.row === undefined ? [] : by.left[place.row]),
          ...(place?.column === undefined ? [] : by.right[place.column]),
        ];
        lightPlaces([...new Set(places)]);
      }}
      picture={(v) => <ResultBoard ruleset={game.ruleset} position={positions[v]} />}
      about={[]}
    />
  );
}

function Sure({ game, vertex }: { readonly game: BoardGame; readonly vertex: number }) {
  const answer = useAnswerAbout('sure', { vertex }, game);
  return answer?.kind === 'done' ? <SureCard answer={answer.value} /> : null;
}

/**
 * The matrix of the position that a board shows: pointing at a cell highlights the places of both moves and
 * shows the board that results from them, and a click looks at it. Beside it are the results that are
 * certain. Neither is shown while any value is hidden.
 */
function BoardMatrix({ read }: { readonly read: PositionRead }) {
  const answers = useEditor((state) => state.boardAnswers);
  const isTold = useEditor(mayTellAll);
  const game = answers?.game;
  const isKnown = isTold && answers?.solved?.kind === 'done' && read.ruleset.rounds !== undefined;
  const answer = useAnswerAbout('rounds', { position: read.printed }, isKnown ? game : undefined);
  if (!game || !isKnown || !answer) return null;
  if (answer.kind !== 'done')
    return answer.kind === 'cancelled' ? null : <p className={boards.quiet}>{answer.says}</p>;
  const found = answer.value;
  return (
    <>
      <Section id="board-matrix" title={words.matrix.title}>
        <Matrix game={game} found={found} />
      </Section>
      <Section id="board-sure" title="What is sure">
        <Sure game={game} vertex={found.at.vertex} />
      </Section>
    </>
  );
}

const sumNames = Object.fromEntries(sumsAtOnce.map(({ id, name }) => [id, name]));

const whoCannotMoveIs = { turns: 'loses', misere: 'wins (misère)' } as const;

/**
 * Whether a player who cannot move loses or, in misère play, wins; nothing where the ruleset has no misère
 * play.
 */
function EndChoice({ read, isMisere }: { readonly read: PositionRead; readonly isMisere: boolean }) {
  if (whyNoMisere(read.ruleset) !== undefined) return null;
  return (
    <PlayChoice
      name="Who cannot move"
      value={isMisere ? 'misere' : 'turns'}
      of={whoCannotMoveIs}
      choose={(play) => changeRules({ play })}
    />
  );
}

/**
 * What an end is worth on a board where both players move at once, and how several components are played
 * together.
 */
function RoundRulesChoice({ read }: { readonly read: PositionRead }) {
  const document = useEditor((state) => state.document);
  const readOnly = useReadOnly();
  const rules = rulesOnBoard({ document }, read.ruleset);
  if (readOnly) return null;
  if (!read.ruleset.rounds) return <EndChoice read={read} isMisere={rules?.play === 'misere'} />;
  if (!rules) return null;
  return (
    <>
      <PlayChoice
        name={words.rounds.convention}
        value={rules.convention}
        of={words.rounds.conventionCalled}
        among={conventions}
        choose={(convention) => changeRules({ convention })}
      />
      {componentsOf(read) > 1 && (
        <PlayChoice
          name={words.rounds.sumTitle}
          value={rules.sum}
          of={sumNames as Record<typeof rules.sum, string>}
          among={sumsAtOnce.map(({ id }) => id)}
          choose={(sum) => changeRules({ sum })}
        />
      )}
    </>
  );
}

/** Why the whole graph is not opened, and the part of it that is shown beside the board. */
function NotWhole({ says }: { readonly says: string }) {
  const isShown = useEditor(isGraphShown);
  const graph = useEditor((state) => state.boardGraph);
  return (
    <>
      <p className={boards.quiet}>{says}</p>
      {isShown && graph && (
        <div className={css.buttons}>
          <Button onClick={() => void openPart(graph)}>Open the part beside the board as a drawing</Button>
        </div>
      )}
    </>
  );
}

/** The button that opens the graph of all that follows the board as a drawing of its own. */
function OpenGraph({ most }: { readonly most: number }) {
  const answers = useEditor((state) => state.boardAnswers);
  const [opening, setOpening] = useState<AbortController>();
  // If the position changes or the board is left, these places are not needed any more.
  useEffect(() => () => opening?.abort(), [opening]);
  if (answers?.solved?.kind !== 'done') return null;
  if (answers.solved.value.part !== undefined)
    return (
      <NotWhole says="Infinitely many positions follow. They cannot all be drawn, and a drawing of some of them would have other values." />
    );
  if (answers.solved.value.positions > most)
    return <NotWhole says={`Too many positions for a drawing: ${counted(most)} at most.`} />;
  const { game } = answers;
  const open = (): void => {
    const mine = new AbortController();
    setOpening(mine);
    void openDrawing(game, mine.signal).finally(() => setOpening(undefined));
  };
  return (
    <div className={css.buttons}>
      <Button look="strong" aria-disabled={opening !== undefined} onClick={opening ? undefined : open}>
        {opening ? 'Laying out…' : words.openAsDrawing}
      </Button>
      {opening && <Button onClick={() => opening.abort()}>{words.boards.stop}</Button>}
    </div>
  );
}

const rulesSaid = (name: string) => `What are the rules of ${name}?`;

function Ruleset({ read }: { readonly read: PositionRead }) {
  const id = useId();
  const readOnly = useReadOnly();
  const rulesets = useRulesets();
  const isWritten = !rulesets.some((each) => each.id === read.ruleset.id);
  return (
    <p className={`${css.choice} ${css.ruleset}`}>
      <label htmlFor={id}>Ruleset</label>
      <select
        id={id}
        value={read.ruleset.id}
        disabled={readOnly}
        onChange={({ target }) => {
          const chosen = rulesets.find((each) => each.id === target.value);
          if (chosen) chooseRuleset(chosen);
        }}
      >
        {isWritten && (
          <optgroup label={words.ownRules.yourOwn}>
            <option value={read.ruleset.id}>{read.ruleset.name}</option>
          </optgroup>
        )}
        {rulesets.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
      {!isWritten && (
        <HelpButton subject={{ kind: 'ruleset', id: read.ruleset.id }} name={rulesSaid(read.ruleset.name)} />
      )}
      <IconButton name="All boards" onClick={() => openDialog({ kind: 'boards' })}>
        <LayoutGrid size={16} aria-hidden="true" />
      </IconButton>
    </p>
  );
}

/**
 * Opens the rules of the board as a text that a person changes, where they can be written as one; else a new
 * one begins with nothing.
 */
function MakeOwn({ read: { ruleset, printed } }: { readonly read: PositionRead }) {
  const { text } = ruleset;
  if (text === undefined)
    return <Button onClick={() => openDialog({ kind: 'new-ruleset' })}>{words.ownRules.newRuleset}</Button>;
  return (
    <Button title={words.ownRules.makeOwnSays(ruleset.name)} onClick={() => void openOwnCopy(text, printed)}>
      {words.ownRules.makeOwn}
    </Button>
  );
}

/** A larger board could not be drawn. */
const largest = 50;

/** Starts that differ in numbers: a change of a number sets the board up. */
function FamilyOfStarts({ ruleset, family }: { readonly ruleset: string; readonly family: RulesetFamily }) {
  const [numbers, setNumbers] = useState<readonly number[]>(() =>
    family.parameters.map(({ first }) => first),
  );
  return (
    <fieldset className={css.family}>
      <legend>{family.says}</legend>
      {family.parameters.map(({ name, least, greatest }, place) => (
        <label key={name}>
          <span>{name}</span>
          <input
            type="number"
            className={parts.field}
            min={least}
            max={Math.min(largest, greatest?.(numbers.slice(0, place)) ?? largest)}
            value={numbers[place]}
            onChange={({ target }) => {
              const number = Math.min(largest, Math.floor(target.valueAsNumber || 0));
              const next = withinBounds(family.parameters, numbers.with(place, number));
              setNumbers(next);
              setUp(family.position(next));
            }}
          />
        </label>
      ))}
      <Button
        title={`Table of the values: ${family.says}, up to these numbers`}
        onClick={() => void tableOfFamily(ruleset, family, numbers)}
      >
        Table
      </Button>
    </fieldset>
  );
}

function Starts({ read: { ruleset, printed } }: { readonly read: PositionRead }) {
  return (
    <Section id="board-starts" title="Starting positions">
      <div className={css.starts}>
        {ruleset.starts.map((start) => (
          <button
            key={start.position}
            type="button"
            className={[parts.button, parts.outlined].join(' ')}
            aria-pressed={start.position === printed}
            onClick={() => setUp(start.position)}
          >
            {start.name}
          </button>
        ))}
      </div>
      {ruleset.families?.map((family) => (
        <FamilyOfStarts key={`${ruleset.id} ${family.id}`} ruleset={ruleset.id} family={family} />
      ))}
    </Section>
  );
}

/** `rules` are those of a ruleset that a person is writing. */
export function BoardPanel({ rules }: { readonly rules?: ReactNode }) {
  const read = useEditor(positionShown);
  const written = useEditor(({ document }) => writtenOf(document));
  const game = useEditor((state) => state.game);
  const readOnly = useReadOnly();
  if (!read) return null;
  const { ruleset, isSound } = read;
  const whyNotSound =
    written?.hasRules === false
      ? 'There are no values yet, since no rule can be read. Correct the rules first.'
      : 'The text is not a position yet.';
  return (
    <div className={css.panel}>
      {game ? (
        <PlayCard game={game} />
      ) : (
        <div className={css.setUp}>
          <Ruleset read={read} />
          {!written && !readOnly && <MakeOwn read={read} />}
          <PositionField problems={read.draft.problems} />
          <RoundRulesChoice read={read} />
        </div>
      )}
      <Section id="board-worth" title={words.boards.worth}>
        {isSound ? <BoardWorth read={read} /> : <p className={boards.quiet}>{whyNotSound}</p>}
      </Section>
      {written && rules}
      <BoardSymmetry read={read} />
      {isSound && (
        <Section id="board-moves" title="Moves">
          <BoardMoves read={read} />
        </Section>
      )}
      {isSound && (ruleset.rounds ? <BoardMatrix read={read} /> : <BoardThermograph read={read} />)}
      {isSound && (
        <Section id="board-follows" title="What follows">
          <WhatFollows />
          <OpenGraph most={mostDrawnPositions} />
        </Section>
      )}
      {!game && !readOnly && <Starts read={read} />}
      {!written && (
        <Section
          id="board-rules"
          title="Rules"
          help={{ subject: { kind: 'ruleset', id: ruleset.id }, name: rulesSaid(ruleset.name) }}
        >
          <p>{ruleset.rules}</p>
        </Section>
      )}
    </div>
  );
}
