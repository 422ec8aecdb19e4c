/** Ctrl+K: every command by its name, the examples, the theories, the nodes by name, and their values. */
import { Command as List } from 'cmdk';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { calledNode, isJoint, isSimultaneous, type NodeId } from '../../engine/document/index.ts';
import type { Rules } from '../../engine/outcome/index.ts';
import { offerOf, theories } from '../../engine/theories/index.ts';
import { spokenOf, textOf, valueKey } from '../../engine/values/index.ts';
import { canvas } from '../canvas/viewport.ts';
import { commands } from '../commands/index.ts';
import { perform } from '../commands/perform.ts';
import { changeRules } from '../edits/drawing.ts';
import { showDrawing } from '../files/arranging-drawings.ts';
import { openNewBoard } from '../files/boards.ts';
import { listNamed } from '../files/drawings.ts';
import {
  type Example,
  type LessonCard,
  listExamples,
  listLessons,
  openExample,
  openLessonOfSite,
} from '../files/examples.ts';
import { type AboutDrawing, hasContent } from '../files/storage.ts';
import { shownKey } from '../parts/keys-shown.ts';
import { closeDialog, toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { compiledOf } from '../store/game-of.ts';
import { infinitePlayOffered, waysOffered } from '../store/rules-offered.ts';
import { rulesetCalled } from '../store/rulesets.ts';
import { seenDocument } from '../store/seen-document.ts';
import { shownLabels } from '../store/selectors.ts';
import { select } from '../store/showing.ts';
import { isBoard } from '../store/subject.ts';
import { counted, words } from '../words.ts';
import css from './dialogs.module.css';
import { goToFound } from './finding.ts';
import { Modal } from './Modal.tsx';
import { ranked } from './ranking.ts';

/**
 * The entries of the command palette: commands, values, nodes, theories, drawings and examples, each with its
 * action.
 */
export type Entry = {
  /** Unique among all entries. */
  readonly id: string;
  /** The label that is shown and searched. */
  readonly label: string;
  /** Other words for it. */
  readonly also?: readonly string[] | undefined;
  /** Shown smaller beside the label. */
  readonly remark?: string | undefined;
  readonly key?: string | undefined;
  /** It cannot be done now; the remark says why. */
  readonly disabled?: boolean;
  act(): void;
};

type EntryGroup = { readonly title: string; readonly entries: readonly Entry[] };

/** The most nodes listed; Find searches more. */
const mostNodes = 200;
const mostValues = 100;

/** For a command that was chosen by its name. */
const cannotNow = (label: string, why: string): string => `${label.replace(/…$/, '')}: ${why}`;

/** Commands that can be done with the selection come first. */
function ofCommands(): readonly Entry[] {
  const all = commands.map((command): Entry => {
    const why = command.unavailable?.();
    return {
      id: command.id,
      label: command.label,
      also: command.also,
      remark: why,
      key: command.keys?.[0] && shownKey(command.keys[0]),
      disabled: why !== undefined,
      act() {
        canvas()?.focus();
        if (why === undefined) perform(command);
        else toast(cannotNow(command.label, why), { holds: () => command.unavailable?.() === why });
      },
    };
  });
  return [...all.filter(({ disabled }) => !disabled), ...all.filter(({ disabled }) => disabled)];
}

/** Nodes by their value, "go to value ∞"; hidden values are not listed. */
function ofValues(): readonly Entry[] {
  const labels = shownLabels(editor());
  if (!labels) return [];
  const standing = new Map<number, NodeId[]>();
  for (const [vertex, code] of labels.codes.entries()) {
    const id = labels.ids[vertex];
    if (code < 0 || id === undefined) continue;
    const known = standing.get(code);
    if (known) known.push(id);
    else standing.set(code, [id]);
  }
  return [...standing].slice(0, mostValues).flatMap(([code, ids]): readonly Entry[] => {
    const value = labels.table[code];
    if (!value) return [];
    const act = (): void => {
      select(ids);
      canvas()?.fit('selection');
    };
    const label = `Go to value ${textOf(value)}`;
    return [
      { id: `value ${valueKey(value)}`, label, also: [spokenOf(value)], remark: counted(ids.length), act },
    ];
  });
}

const ofNodes = (): readonly Entry[] =>
  seenDocument(editor())
    .nodes.slice(0, mostNodes)
    .map((node, place) => ({
      // An id may say a hidden value, and entries have theirs on the page.
      id: `node ${place}`,
      label: `Node ${calledNode(node)}`,
      act: () => goToFound([{ node }]),
    }));

/** A theory that would give no node a value is not chosen; a message says why. */
function chooseTheory(id: string, label: string): void {
  const { document } = editor();
  const { graph } = compiledOf(document);
  const { covered, reason } = offerOf(graph, id, document.view.rules);
  if (graph.order > 0 && covered === 0) toast(cannotNow(label, reason));
  else changeRules({ theory: id });
}

function ofTheories(): readonly Entry[] {
  if (isBoard(editor().document)) return [];
  return theories.map(({ id, name }) => {
    const label = `Theory: ${name}`;
    return { id: `theory ${id}`, label, act: () => chooseTheory(id, label) };
  });
}

const chosenNow = 'This is chosen now.';
/** By which other words people look for a way of play. */
const wayAlso = {
  turns: ['Normal play', 'Take turns'],
  simultaneous: ['Simultaneous play', 'Joint rounds'],
  misere: ['Misère play'],
} satisfies Record<Rules['play'], readonly string[]>;

/** A choice among rules; `remark` says why it cannot be made now. */
const ruleEntry = (
  id: string,
  label: string,
  rules: Partial<Rules>,
  remark: string | undefined,
  also?: readonly string[],
): Entry => ({
  id,
  label,
  also,
  remark,
  disabled: remark !== undefined,
  act: () => (remark === undefined ? changeRules(rules) : toast(remark)),
});

/** How a drawing is played. On a board the ruleset says it, or the panel beside it. */
function ofRules(): readonly Entry[] {
  const { document } = editor();
  if (isBoard(document)) return [];
  const { play, infinitePlay } = document.view.rules;
  const now = isSimultaneous(document) ? 'simultaneous' : play;
  const why = document.edges.some(isJoint) ? words.rounds.jointArcs : undefined;
  return [
    ...waysOffered(document).map((way) => {
      const label = `${words.rounds.way}: ${words.rounds.wayIs[way]}`;
      return ruleEntry(`play ${way}`, label, { play: way }, way === now ? chosenNow : why, wayAlso[way]);
    }),
    ...infinitePlayOffered(document).map((wins) => {
      const label = `${words.infinitePlay} ${words.infinitePlayIs[wins]}`;
      const remark = wins === infinitePlay ? chosenNow : undefined;
      return ruleEntry(`infinite play ${wins}`, label, { infinitePlay: wins }, remark);
    }),
  ];
}

/** The other drawings kept in this browser. */
const ofDrawings = (drawings: readonly AboutDrawing[]): readonly Entry[] =>
  drawings
    .filter((about) => about.id !== editor().drawing && hasContent(about))
    .slice(0, mostNodes)
    .map(({ id, title, nodes, board }) => ({
      id: `drawing ${id}`,
      label: `Drawing: ${title || words.untitled}`,
      remark: rulesetCalled(board ?? '')?.name ?? words.nodes(nodes),
      act: () => void showDrawing(id).then(() => canvas()?.focus()),
    }));

/** Rulesets, once they have been fetched; before that there is the command that opens the page of boards. */
const ofBoards = (): readonly Entry[] =>
  editor().rulesets.map(({ id, name, rules }) => ({
    id: `board ${id}`,
    label: `Board: ${name}`,
    also: [rules],
    act: () => void openNewBoard(id),
  }));

const ofExamples = (examples: readonly Example[]): readonly Entry[] =>
  examples.map((example) => ({
    id: `example ${example.file}`,
    label: `Example: ${example.title}`,
    also: [example.theory, example.says],
    act: () => void openExample(example),
  }));

const ofLessons = (lessons: readonly LessonCard[]): readonly Entry[] =>
  lessons.map((lesson) => ({
    id: `lesson ${lesson.file}`,
    label: `Lesson: ${lesson.title}`,
    also: [lesson.theory, lesson.says],
    act: () => void openLessonOfSite(lesson),
  }));

/** What the site brings. */
type Brought = { readonly examples: readonly Example[]; readonly lessons: readonly LessonCard[] };

/** All entries, in the order in which they are listed before something is typed. */
export const allEntries = (
  drawings: readonly AboutDrawing[],
  { examples, lessons }: Brought,
): readonly EntryGroup[] => [
  { title: 'Commands', entries: ofCommands() },
  { title: 'Values', entries: ofValues() },
  { title: 'Nodes', entries: ofNodes() },
  { title: words.rounds.way, entries: ofRules() },
  { title: 'Theories', entries: ofTheories() },
  { title: words.keeping.drawings, entries: ofDrawings(drawings) },
  { title: words.boards.boards, entries: ofBoards() },
  { title: 'Examples', entries: ofExamples(examples) },
  { title: words.lesson.lessons, entries: ofLessons(lessons) },
];

/**
 * An entry that cannot be done comes after those that match about as well, unless it is called exactly as was
 * typed.
 */
const cannotBeDone = 0.1;

/**
 * The matching entries, best first, in listed order among equals. The best one can always be chosen: where it
 * cannot be done it says why, and Enter never does what was not typed in its place.
 */
export function fitting(groups: readonly EntryGroup[], typed: string): readonly Entry[] {
  const [best, ...others] = groups
    .flatMap(({ entries }) => entries)
    .map((entry) => ({ entry, rank: ranked(typed, entry.label, entry.also) }))
    .filter(({ rank }) => rank > 0)
    .map(({ entry, rank }) => ({ entry, rank: entry.disabled && rank < 1 ? rank - cannotBeDone : rank }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry);
  return best ? [{ ...best, disabled: false }, ...others] : [];
}

/**
 * Closes first, so that the command finds the focus where it was; the next key finds what the command did.
 */
function then(act: () => void): void {
  flushSync(closeDialog);
  act();
}

function Line({ entry }: { readonly entry: Entry }) {
  const { id, label, remark, key, disabled = false } = entry;
  return (
    <List.Item value={id} disabled={disabled} onSelect={() => then(() => entry.act())}>
      <span>{label}</span>
      {remark && <small>{remark}</small>}
      {key && <kbd>{key}</kbd>}
    </List.Item>
  );
}

/** More entries than the palette has room for. */
const inView = 40;
const atFirst = (groups: readonly EntryGroup[]): readonly EntryGroup[] =>
  groups.slice(0, 1).map(({ title, entries }) => ({ title, entries: entries.slice(0, inView) }));

export function Palette() {
  const [typed, type] = useState('');
  const [drawings, setDrawings] = useState<readonly AboutDrawing[]>([]);
  const [brought, setBrought] = useState<Brought>({ examples: [], lessons: [] });
  useEffect(() => {
    listNamed().then(setDrawings, () => undefined);
    Promise.all([listExamples(), listLessons()]).then(
      ([examples, lessons]) => setBrought({ examples, lessons }),
      () => undefined,
    );
  }, []);
  const groups = useMemo(() => allEntries(drawings, brought), [drawings, brought]);
  // What can be seen comes first, and all else, of which there may be hundreds of lines, once it is there.
  const listed = useDeferredValue(groups, atFirst(groups));
  const found = typed.trim() === '' ? undefined : fitting(groups, typed);
  return (
    <Modal title={words.palette} shape="top" bare>
      <List className={css.palette} label={words.palette} shouldFilter={false} loop>
        <List.Input
          value={typed}
          onValueChange={type}
          placeholder="A command, an example, a node, a value…"
        />
        <List.List>
          <List.Empty>No results</List.Empty>
          {found
            ? found.map((entry) => <Line key={entry.id} entry={entry} />)
            : listed.map(
                ({ title, entries }) =>
                  entries.length > 0 && (
                    <List.Group key={title} heading={title}>
                      {entries.map((entry) => (
                        <Line key={entry.id} entry={entry} />
                      ))}
                    </List.Group>
                  ),
              )}
        </List.List>
      </List>
    </Modal>
  );
}
