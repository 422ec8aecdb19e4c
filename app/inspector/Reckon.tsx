/**
 * The dialog in which expressions are reckoned: typed values, names of nodes and operators. The answer comes
 * while one writes; Enter keeps it in the list below, which stays with the drawing, and ↑ writes the last
 * ones again.
 */
import { X } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { type graphOf, isDyadic } from '../../engine/values/index.ts';
import type { ReckonedNow, ReckonJob } from '../../workers/protocol.ts';
import { Modal } from '../dialogs/Modal.tsx';
import typedLine from '../dialogs/typed-line.module.css';
import { arranged } from '../edits/tidy.ts';
import { copyText } from '../files/copy-text.ts';
import { linkOf } from '../files/link.ts';
import { keepReckoned, keyOfNames, type ReckonedEntry, reckonedBeside } from '../files/reckoned-list.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { MathText } from '../parts/MathText.tsx';
import parts from '../parts/parts.module.css';
import { UnreadText } from '../parts/UnreadText.tsx';
import { positionShown } from '../store/board.ts';
import { keepTyped } from '../store/chrome.ts';
import { type EditorState, useEditor } from '../store/editor.ts';
import { gameOf } from '../store/game-of.ts';
import { isMisere } from '../store/misere.ts';
import { siteOfLinks } from '../store/published.ts';
import { rulesetOf } from '../store/rulesets.ts';
import { seenDocument } from '../store/seen-document.ts';
import { useOnBoard } from '../store/subject.ts';
import { mayTell, mayTellAll, type ToldFrom, useToldFrom, whyNothingTold } from '../store/telling.ts';
import { useJob } from '../store/use-job.ts';
import { someOf } from '../words/counting.ts';
import { words } from '../words.ts';
import { drawnForm, OpenMade, positionsOfForm } from './answers/OpenForm.tsx';
import { OrderOfListed } from './answers/Order.tsx';
import css from './reckon.module.css';
import { csvOfReckoned, isOfOther, latexOfReckoned, partsOfReckoned } from './reckoned-table.ts';

type Found = Extract<ReckonedNow, { answer: string }>;

/**
 * The position that `G` means on a board; undefined on a drawing, and where the board shows no position yet.
 */
function shownOnBoard(state: EditorState): string | undefined {
  const read = positionShown(state);
  return read?.isSound ? read.printed : undefined;
}

/** The job; the drawing, or the board, goes with it only where a name may be in the expression. */
function useReckoned(text: string): ReturnType<typeof useJob<ReckonJob>> {
  const document = useEditor((state) => state.document);
  const nodes = useEditor((state) => seenDocument(state).nodes);
  const told = useToldFrom();
  const presenting = useEditor((state) => state.presenting);
  const positions = useEditor((state) => state.mostSolved);
  const shown = useEditor(shownOnBoard);
  const make = useMemo(() => {
    if (text.trim() === '') return undefined;
    return (): ReckonJob => {
      const job = { kind: 'reckon', expression: text } as const;
      if (!/[\p{L}"“]/u.test(text)) return job;
      const ruleset = rulesetOf(document);
      if (ruleset) {
        const refusal = mayTellAll(told)
          ? isMisere(document) &&
            'the player who cannot move wins on this board; expressions are of games in which this player loses'
          : whyNothingTold({ presenting });
        return { ...job, board: { ruleset: ruleset.id, shown, positions, ...(refusal && { refusal }) } };
      }
      if (nodes.length === 0) return job;
      const { game, ids } = gameOf(document);
      const named = new Map(nodes.map(({ id, name }) => [id, name]));
      const all = mayTellAll(told);
      const vertices = all ? [] : ids.flatMap((id, v) => (mayTell(told, [id]) ? [] : [v]));
      const secret = { vertices, says: whyNothingTold({ presenting }) };
      const names = ids.map((id) => named.get(id) ?? '');
      return { ...job, drawing: { graph: game.graph, rules: game.rules, ids, names, secret } };
    };
  }, [text, document, nodes, told, presenting, positions, shown]);
  return useJob(make);
}

/** The most positions of a form that is kept in the list. */
const mostKept = 500;

function entryOf(expression: string, found: Found, ids: readonly string[], of: string): ReckonedEntry {
  const { answer, latex, value, nodes, positions } = found;
  const form = value?.kind === 'stopper' ? value.canonical : undefined;
  return {
    expression,
    answer,
    ...(latex !== undefined && { latex }),
    nodes: [...nodes.flatMap((v) => ids[v] ?? []), ...positions],
    ...(positions.length + nodes.length > 0 && { of }),
    ...(form && (isDyadic(form) || form.count <= mostKept) && { form: isDyadic(form) ? form : plain(form) }),
  };
}

const quotedOrShown = /"[^"]*"|“[^”]*”|(?<![\p{L}\p{N}_])G(?![\p{L}\p{N}_{])/gu;

/**
 * The expression with the position in place of `G`, so that it stays the same when the board shows another
 * one.
 */
const withPosition = (expression: string, shown: string | undefined): string =>
  shown === undefined || shown.includes('"')
    ? expression
    : expression.replace(quotedOrShown, (part) => (part === 'G' ? `"${shown}"` : part));

/** Without its name, which is found again. */
const plain = ({ count, left, right }: ReturnType<typeof graphOf>) => ({ count, left, right });

async function copyLink({ form, expression }: ReckonedEntry): Promise<void> {
  if (!form) return;
  const document = await arranged(drawnForm(form, expression));
  await copyText(siteOfLinks() + (await linkOf(document)), 'the link');
}

/** What can be done with an answer. */
function Acts({ entry }: { readonly entry: ReckonedEntry }) {
  const { form, latex, expression, answer } = entry;
  return (
    <>
      {form && (
        <OpenMade
          positions={positionsOfForm(form)}
          document={() => drawnForm(form, expression)}
          says="Draw"
          name={`Draw ${expression}`}
        />
      )}
      {latex !== undefined && (
        <Button
          aria-label={`Copy the LaTeX of ${expression}`}
          onClick={() => void copyText(latex, words.copiedLatex(answer))}
        >
          LaTeX
        </Button>
      )}
      {form && (
        <Button
          aria-label={`Copy a link to the drawing of ${expression}`}
          onClick={() => void copyLink(entry)}
        >
          Link
        </Button>
      )}
    </>
  );
}

/** The key of the game in which names mean something here. */
function useGameHere(): string {
  const document = useEditor((state) => state.document);
  return useMemo(() => keyOfNames(document), [document]);
}

const isTold = (told: ToldFrom, { nodes }: ReckonedEntry): boolean =>
  nodes.length === 0 || mayTell(told, nodes);

const otherLeftOut = (expressions: readonly string[], onBoard: boolean) =>
  `Left out of the order and of copies, because ${onBoard ? 'other rules were used' : 'the drawing was changed since'}: ${someOf(expressions)}. Write ${expressions.length === 1 ? 'it' : 'them'} again to reckon ${onBoard ? 'by these rules' : 'in this drawing'}.`;

function List(props: {
  readonly entries: readonly ReckonedEntry[];
  readonly again: (expression: string) => void;
  readonly remove: (entry: ReckonedEntry) => void;
}) {
  const told = useToldFrom();
  const onBoard = useOnBoard();
  const here = useGameHere();
  const { entries, again, remove } = props;
  const [isOrdered, order] = useState(false);
  if (entries.length === 0) return null;
  const { shown, values, formless, ofOther } = partsOfReckoned(entries, here, (each) => isTold(told, each));
  return (
    <>
      <ul
        className={css.list}
        aria-label={onBoard ? 'Reckoned beside this board' : 'Reckoned beside this drawing'}
      >
        {entries.map((entry) => (
          <li key={entry.expression} className={css.entry}>
            <button
              type="button"
              className={css.again}
              aria-label={`Write ${entry.expression} again`}
              onClick={() => again(entry.expression)}
            >
              <code>{entry.expression}</code>
            </button>
            <span className={css.answer}>
              {shown.includes(entry) ? (
                <Answer entry={entry} />
              ) : isOfOther(entry, here) ? (
                <span className={css.other}>
                  {onBoard ? 'found by other rules' : 'found before the drawing was changed'}
                </span>
              ) : (
                words.hiddenSign
              )}
            </span>
            <span className={css.acts}>
              {shown.includes(entry) && <Acts entry={entry} />}
              <IconButton name={`Remove ${entry.expression}`} onClick={() => remove(entry)}>
                <X size={16} aria-hidden="true" />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
      <div className={`${css.acts} ${css.ofList}`}>
        {values.length > 1 && (
          <Button aria-expanded={isOrdered} onClick={() => order(!isOrdered)}>
            Order of these values
          </Button>
        )}
        {shown.length > 0 && (
          <>
            <Button onClick={() => void copyText(csvOfReckoned(shown), words.tables.asCsv)}>
              {words.tables.copyCsv}
            </Button>
            <Button onClick={() => void copyText(latexOfReckoned(shown), words.tables.asLatex)}>
              {words.tables.copyLatex}
            </Button>
          </>
        )}
      </div>
      {isOrdered && values.length > 1 && (
        <>
          <OrderOfListed values={values} />
          {formless.length > 0 && (
            <p className={typedLine.quiet}>
              Left out, because the list has no form of {formless.length === 1 ? 'it' : 'them'}:{' '}
              {someOf(formless)}.
            </p>
          )}
        </>
      )}
      {ofOther.length > 0 && <p className={typedLine.quiet}>{otherLeftOut(ofOther, onBoard)}</p>}
    </>
  );
}

const Answer = ({ entry: { form, answer } }: { readonly entry: Pick<ReckonedEntry, 'form' | 'answer'> }) => (
  <span className={css.value}>
    = {form ? <MathText value={{ kind: 'stopper', canonical: form }} /> : words.tables.onScreen(answer)}
  </span>
);

const howToWrite = (operands: string): string =>
  `Values as they are typed, ${operands}, +, -, multiples as 3·G, brackets, options between braces, and operators: heat(G, t), cool, overheat, ordinal, norton, conway, inverse, atomic-weight, companion, reduced, mean, temperature, left-stop, right-stop, incentives, uptimal, birthday, outcome. Between two games =, <, >, <=, >=, || or <|. Methods of CGSuite, as G.Heat(1), are read. Enter keeps it in the list, and ↑ writes the last one again.`;

export function Reckon({ typed: before }: { readonly typed: string }) {
  const [typed, setTyped] = useState(before);
  const [entries, setEntries] = useState(() => reckonedBeside());
  /** How many entries back the arrow keys have gone; 0 is the new one. */
  const [back, setBack] = useState(0);
  /** The expression that Enter keeps as soon as it is reckoned; empty where there is none. */
  const [wanted, want] = useState('');
  const ids = useEditor((state) => state.document.nodes);
  const onBoard = useOnBoard();
  const shown = useEditor(shownOnBoard);
  const of = useGameHere();
  const text = useDeferredValue(typed);
  useEffect(() => keepTyped(typed), [typed]);
  const answer = useReckoned(text);
  const found = answer?.kind === 'done' ? answer.value : undefined;
  const note = useId();
  const entry = useMemo(
    () =>
      found && 'answer' in found
        ? entryOf(
            withPosition(text.trim(), shown),
            found,
            ids.map(({ id }) => id),
            of,
          )
        : undefined,
    [found, text, ids, shown, of],
  );
  const change = (list: readonly ReckonedEntry[]): void => {
    setEntries(list);
    keepReckoned(list);
  };
  useEffect(() => {
    if (wanted === '' || text.trim() !== wanted || !entry) return;
    want('');
    setTyped((now) => (now.trim() === wanted ? '' : now));
    setBack(0);
    change([entry, ...entries.filter(({ expression }) => expression !== entry.expression)]);
  });
  const recall = (to: number): void => {
    if (to < 0 || to > entries.length) return;
    setBack(to);
    setTyped(to === 0 ? '' : entries[to - 1].expression);
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    recall(back + (event.key === 'ArrowUp' ? 1 : -1));
  };
  return (
    <Modal title="Reckon" shape="top">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') want(typed.trim());
        }}
      >
        <div className={typedLine.line}>
          <input
            type="text"
            className={parts.field}
            aria-label="An expression"
            aria-describedby={note}
            aria-invalid={found !== undefined && 'problem' in found}
            placeholder={onBoard ? 'heat(G, 1) + 3·^' : 'heat({1|0}, 1) + 3·^'}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            value={typed}
            onKeyDown={pressed}
            onChange={(event) => {
              setBack(0);
              want('');
              setTyped(event.target.value);
            }}
          />
          {/* A form whose button is disabled takes no Enter, and Enter may come before the answer. */}
          <Button look="strong" type="submit" aria-disabled={!entry || undefined}>
            Keep
          </Button>
        </div>
        <div id={note} className={typedLine.note} role="status">
          {entry && <Answer entry={entry} />}
          {found &&
            'answer' in found &&
            found.more.map((line) => <p key={line}>{words.tables.onScreen(line)}</p>)}
          {found && 'problem' in found && <UnreadText problem={found.problem} text={text} />}
          {answer && answer.kind !== 'done' && answer.kind !== 'cancelled' && <p>{answer.says}</p>}
          {text.trim() !== '' && !answer && <p>{words.working}</p>}
        </div>
        {entry && (
          <div className={css.acts}>
            <Acts entry={entry} />
          </div>
        )}
      </form>
      <List
        entries={entries}
        again={(expression) => {
          setTyped(expression);
          document.querySelector<HTMLInputElement>('dialog[open] input')?.focus();
        }}
        remove={(entry) => change(entries.filter((each) => each !== entry))}
      />
      <p className={typedLine.quiet}>
        {howToWrite(
          onBoard
            ? 'G for the position that the board shows, other positions in quotation marks'
            : 'names of nodes',
        )}
      </p>
    </Modal>
  );
}
