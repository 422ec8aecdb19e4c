/**
 * The drawing as an edge list, edited either way. While the field has the focus the text is the person's own:
 * what parses is applied, what does not is marked by its line and leaves the drawing alone, which keeps it as
 * its draft. A pause in typing ends an undo step.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { type GameDocument, notesOnText } from '../../engine/document/index.ts';
import type { Problem } from '../../engine/result.ts';
import { beginTrial, type Trial } from '../edits/trial.ts';
import { exampleOfText, problemsOf, readWritten, writtenDrawing } from '../edits/written-text.ts';
import { copyText } from '../files/copy-text.ts';
import { NodeTable } from '../inspector/NodeTable.tsx';
import { Section } from '../inspector/Section.tsx';
import { Button } from '../parts/Button.tsx';
import { LinesField } from '../parts/LinesField.tsx';
import { takeUnread } from '../store/chrome.ts';
import { keepDraft, useReadOnly } from '../store/document.ts';
import { editor, useEditor } from '../store/editor.ts';
import { seenDocument } from '../store/seen-document.ts';
import { hidesAsBefore, useToldFrom } from '../store/telling.ts';
import { counted } from '../words/counting.ts';
import css from './text.module.css';

/** The line that a problem names: "line 3". */
function lineOf(problem: Problem): number | undefined {
  const found = /\bline (\d+)/i.exec(problem.place);
  return found ? Number(found[1]) : undefined;
}

/**
 * In milliseconds: after the shorter time without a key the text is read, after the longer one the undo step
 * ends.
 */
const reading = 120;
const pause = 1000;
/**
 * In nodes and arcs: the text of a larger drawing would hold the page up at every letter, so it has no field.
 */
const mostWritten = 20_000;

/** A run of typing: the drawing it began with, for one undo step. */
function useTyping(): { readonly apply: (document: GameDocument) => void; readonly end: () => void } {
  const trial = useRef<Trial>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = (): void => {
    clearTimeout(timer.current);
    if (trial.current) trial.current.keep();
    trial.current = undefined;
  };
  const apply = (document: GameDocument): void => {
    if (document === editor().document) return;
    trial.current ??= beginTrial();
    trial.current.show(document);
    clearTimeout(timer.current);
    timer.current = setTimeout(end, pause);
  };
  return { apply, end };
}

function useEdgeList() {
  const seen = useEditor(seenDocument);
  const told = useToldFrom();
  const readOnly = useReadOnly();
  // A tab that looks on leaves the draft to the one that edits the drawing.
  const draft = useEditor((state) => (readOnly ? undefined : state.draft));
  const [text, setText] = useState(() => draft ?? writtenDrawing());
  const [problems, setProblems] = useState<readonly Problem[]>(() => problemsOf(draft));
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [focused, setFocused] = useState(false);
  const typing = useTyping();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(text);

  const show = (shown: string): void => {
    latest.current = shown;
    setText(shown);
  };
  const read = (): void => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    const merged = readWritten(latest.current);
    setProblems(merged.ok ? [] : merged.problems);
    // Text that is read differently from how it is written stays as it is during typing; the note stays when
    // the text is written anew.
    setNotes(notesOnText(latest.current));
    if (merged.ok) typing.apply(merged.value);
  };
  const write = (typed: string): void => {
    show(typed);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(read, reading);
  };
  const leave = (): void => {
    if (waiting.current !== undefined) read();
    typing.end();
    setFocused(false);
  };
  // Left without a blur (the tab was closed by a key): what was typed is still read and settled.
  const onLeave = useRef(leave);
  onLeave.current = leave;
  useEffect(() => () => onLeave.current(), []);

  // Edits made elsewhere are written out again, unless the person is typing or left something unreadable.
  useEffect(() => {
    if (focused || draft === latest.current) return;
    setProblems(problemsOf(draft));
    const shown = draft ?? writtenDrawing(seen);
    latest.current = shown;
    setText(shown);
  }, [seen, focused, draft]);

  // What is hidden or shown meanwhile is so in the text at once, wherever the focus is; what cannot be read
  // stays the person's.
  const toldBefore = useRef(told);
  useEffect(() => {
    const isSame = hidesAsBefore(told, toldBefore.current);
    toldBefore.current = told;
    if (isSame) return;
    if (editor().draft !== undefined || waiting.current !== undefined) return;
    const shown = writtenDrawing();
    latest.current = shown;
    setText(shown);
  }, [told]);

  // A text that could not be read elsewhere comes here to be corrected; it comes last, so that nothing is
  // written over it.
  const unread = useEditor((state) => state.unread);
  const [mark, setMark] = useState<{ readonly line: number }>();
  const take = useRef(read);
  take.current = read;
  useEffect(() => {
    if (unread === undefined) return;
    latest.current = unread;
    setText(unread);
    const [first] = problemsOf(unread);
    setMark({ line: (first && lineOf(first)) ?? 1 });
    take.current();
    takeUnread();
  }, [unread]);

  const discard = (): void => {
    setProblems([]);
    setNotes([]);
    keepDraft(undefined);
    show(writtenDrawing());
  };
  return { text, problems, notes, mark, write, leave, enter: () => setFocused(true), discard };
}

function Problems(props: {
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
  readonly go: (line: number) => void;
  readonly discard: () => void;
}) {
  const { problems, notes, go, discard } = props;
  return (
    <div id="edge-list-problems" className={css.problems} role="status" aria-live="polite">
      {problems.length > 0 && (
        <>
          <p>The drawing changes when the text can be read.</p>
          <ul>
            {problems.slice(0, 50).map((problem) => (
              <li key={`${problem.place} ${problem.says}`}>
                <button type="button" onClick={() => go(lineOf(problem) ?? 1)}>
                  {problem.place}
                </button>{' '}
                {problem.says}
              </li>
            ))}
          </ul>
          <button type="button" className={css.discard} onClick={discard}>
            Write the drawing as text again
          </button>
        </>
      )}
      {notes.length > 0 && <p className={css.notes}>{notes.join(' ')}</p>}
    </div>
  );
}

function EdgeListField() {
  const { text, problems, notes, mark, write, leave, enter, discard } = useEdgeList();
  const readOnly = useReadOnly();
  const area = useRef<HTMLTextAreaElement>(null);
  const marked = useMemo(
    () => new Map(problems.map((problem) => [lineOf(problem) ?? 0, problem.says])),
    [problems],
  );
  const go = (line: number): void => {
    const field = area.current;
    if (!field) return;
    const lines = field.value.split('\n');
    const start = lines.slice(0, line - 1).reduce((length, each) => length + each.length + 1, 0);
    field.focus();
    field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  };
  const goTo = useRef(go);
  goTo.current = go;
  useEffect(() => {
    if (mark) goTo.current(mark.line);
  }, [mark]);
  return (
    <>
      <LinesField
        id="edge-list"
        field={area}
        aria-label="The drawing as an edge list"
        aria-describedby="edge-list-help edge-list-problems"
        value={text}
        marked={marked}
        placeholder={exampleOfText}
        readOnly={readOnly}
        write={write}
        onFocus={enter}
        onBlur={leave}
      />
      <Problems problems={problems} notes={notes} go={go} discard={discard} />
      <p id="edge-list-help" className={css.help}>
        <code>a -&gt; b, c</code> or <code>a → b, c</code> moves · <code>a -&gt;L b</code> Left’s ·{' '}
        <code>a -&gt;R b</code> Right’s · <code>a -&gt;J(l/r) b</code> joint, by a pair of moves ·{' '}
        <code>(g)</code> gray · <code>a -&gt; b -&gt; c</code> a path · <code>a: 3</code> a score,{' '}
        <code>a: -1 | 2</code> Left’s and Right’s · <code># note</code>. Also read: <code>1 2</code> in lines,
        CSV, <code>[(1,2),(2,3)]</code>, <code>{"{'a': ['b']}"}</code>, rows of numbers (0 and 1 are a graph,
        others a matrix game), adjacency lists with tabs, <code>{'g := {0|*}'}</code>, DOT, GML, GraphML and
        Mermaid.
      </p>
    </>
  );
}

/** Shown instead of the field where the text would be too long for one. */
function TooLarge({ size }: { readonly size: number }) {
  const copy = (): void => void copyText(writtenDrawing(), 'the text');
  return (
    <div className={css.help}>
      <p>
        This drawing has {counted(size)} nodes and arcs together. Grundy does not write a text of more than{' '}
        {counted(mostWritten)} here, since the field would become too slow.
      </p>
      <Button onClick={copy}>Copy the text</Button>
    </div>
  );
}

export function TextTab() {
  const size = useEditor(({ document }) => document.nodes.length + document.edges.length);
  // A text that waits always has its field.
  const waits = useEditor(({ draft, unread }) => draft !== undefined || unread !== undefined);
  return (
    <>
      {size > mostWritten && !waits ? <TooLarge size={size} /> : <EdgeListField />}
      <Section id="node-table" title="Nodes and their values">
        <NodeTable />
      </Section>
    </>
  );
}
