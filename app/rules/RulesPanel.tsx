/**
 * The rules of the open board where a person writes them: in step with the board, letter by letter, with all
 * that is wrong by its place.
 */
import { Tabs } from '@base-ui/react/tabs';
import { useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { longestRules, type RulesProblem } from '../../engine/rulesets/index.ts';
import { Section } from '../inspector/Section.tsx';
import { LinesField } from '../parts/LinesField.tsx';
import { pointAtRule } from '../store/board.ts';
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import { rulesTextOf, writtenOf } from '../store/rulesets.ts';
import { words } from '../words.ts';
import { BoardChoice } from './cards/BoardChoice.tsx';
import { RuleCards } from './cards/RuleCards.tsx';
import cards from './cards/rule-cards.module.css';
import { DrawingCards } from './drawing/DrawingCards.tsx';
import { Facts } from './Facts.tsx';
import { HeapCards } from './heaps/HeapCards.tsx';
import css from './rules.module.css';
import { rulesRead } from './rules-read.ts';
import { useTyping } from './use-typing.ts';

/** The number of problems shown at first. */
const firstShown = 8;

function Problems(props: {
  readonly id: string;
  readonly problems: readonly RulesProblem[];
  readonly go: (problem: RulesProblem) => void;
}) {
  const { id, problems, go } = props;
  return (
    <ul id={id} className={css.problems} aria-label="What is wrong in the rules" aria-live="polite">
      {problems.slice(0, firstShown).map((problem) => (
        <li key={`${problem.line} ${problem.column} ${problem.says}`}>
          <button type="button" onClick={() => go(problem)}>
            Line {problem.line}, column {problem.column}
          </button>{' '}
          {problem.says}
        </li>
      ))}
      {problems.length > firstShown && <li>{words.problemsMore(problems.length - firstShown)}</li>}
    </ul>
  );
}

/** Selects what a problem is about. */
function selectProblem(field: HTMLTextAreaElement, { line, column, length }: RulesProblem): void {
  const before = field.value.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  field.focus();
  field.setSelectionRange(start, start + length);
}

const lineOfCaret = ({ value, selectionStart }: HTMLTextAreaElement): number =>
  value.slice(0, selectionStart).split('\n').length;

/** The rules by which a game is played stay as they are until it ends. */
function useRulesReadOnly(): boolean {
  const playing = useEditor((state) => state.game !== undefined);
  return useReadOnly() || playing;
}

function RulesText({
  text,
  problems,
}: {
  readonly text: string;
  readonly problems: readonly RulesProblem[];
}) {
  const readOnly = useRulesReadOnly();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const lit = useEditor((state) => state.linesOfMove);
  const typing = useTyping(text);
  const end = useRef(typing.end);
  end.current = typing.end;
  useEffect(
    () => () => {
      end.current();
      pointAtRule(undefined);
    },
    [],
  );
  const lines = useMemo(() => new Set(rulesRead(text).rules.rules.map(({ at }) => at.line)), [text]);
  const marked = useMemo(() => new Map(problems.map(({ line, says }) => [line, says])), [problems]);
  return (
    <>
      <LinesField
        className={css.text}
        field={field}
        aria-label="The rules as a text"
        aria-describedby={`${id}problems`}
        value={typing.shown}
        marked={marked}
        lit={lit}
        maxLength={longestRules}
        readOnly={readOnly}
        write={typing.write}
        onSelect={({ currentTarget }) => {
          const line = lineOfCaret(currentTarget);
          pointAtRule(lines.has(line) ? line : undefined);
        }}
        onBlur={() => {
          typing.end();
          pointAtRule(undefined);
        }}
      />
      <Problems
        id={`${id}problems`}
        problems={problems}
        go={(problem) => field.current && selectProblem(field.current, problem)}
      />
    </>
  );
}

/** The rules as pictures. The text and the board point at lines, which are those of cards. */
function Cards({ text }: { readonly text: string }) {
  const readOnly = useRulesReadOnly();
  const typing = useTyping(text);
  const lineOf = useMemo(() => rulesRead(text).rules.rules.map(({ at }) => at.line), [text]);
  const pointed = useEditor(({ linesOfMove }) => lineOf.findIndex((line) => linesOfMove.includes(line)));
  const end = useRef(typing.end);
  end.current = typing.end;
  useEffect(
    () => () => {
      end.current();
      pointAtRule(undefined);
    },
    [],
  );
  const lines = useRef(lineOf);
  lines.current = lineOf;
  const point = useCallback(
    (rule: number | undefined): void => pointAtRule(rule === undefined ? undefined : lines.current[rule]),
    [],
  );
  const { rules, problems } = rulesRead(typing.shown);
  const shared = { text: typing.shown, pointed: pointed < 0 ? undefined : pointed, point, readOnly };
  const texts = { change: typing.write, settle: typing.settle, hold: typing.hold };
  // The choice of the board is above what it chooses, so that it keeps the keyboard.
  return (
    <div className={cards.cards}>
      <BoardChoice text={typing.shown} board={rules.board} readOnly={readOnly} settled={typing.end} />
      {rules.board === 'heaps' ? (
        <HeapCards
          rules={rules}
          problems={problems}
          change={(changed) => {
            typing.write(changed);
            typing.settle();
          }}
          {...shared}
        />
      ) : rules.board === 'drawing' ? (
        <DrawingCards {...texts} {...shared} />
      ) : (
        <RuleCards {...texts} {...shared} />
      )}
    </div>
  );
}

const rulesSaid = 'Rules of the game';

export function RulesPanel() {
  const text = useEditor(({ document }) => rulesTextOf(document));
  const draft = useEditor(({ document }) => writtenOf(document));
  const readOnly = useRulesReadOnly();
  if (text === undefined || !draft) return null;
  const { problems, hasRules } = draft;
  const wrong = [...new Set(problems.map(({ line }) => line))];
  return (
    <Section id="written-rules" title={rulesSaid}>
      <Tabs.Root className={css.panel} defaultValue="cards">
        <Tabs.List className={css.tabList} aria-label={rulesSaid}>
          <Tabs.Tab className={css.tab} value="cards">
            Rules
          </Tabs.Tab>
          <Tabs.Tab className={css.tab} value="text">
            Text
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="cards">
          <Cards text={text} />
        </Tabs.Panel>
        <Tabs.Panel value="text">
          <RulesText text={text} problems={problems} />
        </Tabs.Panel>
      </Tabs.Root>
      <Facts readOnly={readOnly} />
      {hasRules && wrong.length > 0 && <p className={css.said}>{words.ownRules.leftOut(wrong)}</p>}
    </Section>
  );
}
