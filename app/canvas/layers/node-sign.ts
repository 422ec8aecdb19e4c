/**
 * Decides what is written on a node now. A known value is in full ink. A stale one, while an edit is being
 * solved, stays in full ink for a tenth of a second, then at 40 %, never blank. A pending one is a dot after
 * 150 ms. Without a value the outcome is shown. A hidden one is "▢".
 */

import { isSimultaneous, type NodeId } from '../../../engine/document/index.ts';
import { nodeName, shortened, type Typeset, textOfMark, typeset } from '../../../engine/figure/index.ts';
import { type Outcome, outcomeClasses } from '../../../engine/outcome/index.ts';
import { obstacleSign, type ScoreSign, saidOfVertex } from '../../../engine/pictures/index.ts';
import { obstacleAt } from '../../../engine/simultaneous/index.ts';
import { hasInfiniteRank, type Mark, markOf, type Value, valueKey } from '../../../engine/values/index.ts';
import type { EditorState } from '../../store/editor.ts';
import { held } from '../../store/held.ts';
import { otherWaySeen } from '../../store/other-way.ts';
import { currentLabels, outcomeAt, staleLabelsSeen } from '../../store/selectors.ts';
import type { SeenLabels } from '../../store/state/answers.ts';
import { isUnseen } from '../../store/telling.ts';
import { inkOf } from './faces.ts';

/** A mark typeset once for all nodes that show it. */
export type NodeSign = {
  readonly key: string;
  readonly mark: Mark;
  readonly set: Typeset;
  readonly infinite: boolean;
  /** The value that it says; none of an outcome, a name, and what is hidden. */
  readonly value?: Value | undefined;
};

export type LabelLook = {
  readonly sign: NodeSign | undefined;
  readonly step: number | undefined;
  /** The outcome, for a node whose value cannot be shown. */
  readonly outcome?: Outcome | undefined;
  readonly alpha: number;
  readonly waits: boolean;
};

const between = { text: ' : ', face: 'roman', script: 'base' } as const;

const fadesAfter = 100;
const dotsAfter = 150;
const staleAlpha = 0.4;

const signs = held<Map<string, NodeSign>>(() => new Map());
const byValue = held<WeakMap<Value, NodeSign>>(() => new WeakMap());

function signFor(key: string, mark: Mark, value?: Value): NodeSign {
  const known = signs.now.get(key);
  if (known) return known;
  const infinite = value !== undefined && hasInfiniteRank(value);
  const sign = { key, mark, set: typeset(shortened(mark, inkOf), inkOf), infinite, value };
  signs.now.set(key, sign);
  return sign;
}

export function signOf(value: Value): NodeSign {
  const known = byValue.now.get(value);
  if (known) return known;
  const sign = signFor(valueKey(value), markOf(value), value);
  byValue.now.set(value, sign);
  return sign;
}

const plain = (text: string, face: 'roman' | 'calligraphic'): NodeSign =>
  signFor(`${face}:${text}`, [{ text, face, script: 'base' }]);

const outcomeSign = (outcome: Outcome): NodeSign => plain(outcomeClasses[outcome].letter, 'calligraphic');
export const nameSign = (name: string): NodeSign => signFor(`name:${name}`, nodeName(name).mark);
export const stepSign = (step: number): NodeSign => plain(`${step}`, 'roman');
export const stuckSign = ({ mark }: ScoreSign): NodeSign => signFor(`score:${textOfMark(mark)}`, mark);
export const textSign = (text: string): NodeSign => plain(text, 'roman');

/** Forgets typeset marks, since widths have changed when the fonts are loaded. */
export function forgetSigns(): void {
  signs.now.clear();
  byValue.now = new WeakMap();
}

/** What a node is worth by turns, and at once. */
const inBothWays = (turns: NodeSign, once: NodeSign): NodeSign =>
  signFor(`both ways:${turns.key}:${once.key}`, [...turns.mark, between, ...once.mark]);

const nothing: LabelLook = { sign: undefined, step: undefined, alpha: 1, waits: false };

/**
 * On a wall no legend says that the small number is a round, so it is there only while one goes through the
 * rounds.
 */
function showsRounds({ presenting, walkthrough }: EditorState): boolean {
  if (!presenting) return true;
  if (walkthrough?.kind !== 'shown') return false;
  const { subject } = walkthrough;
  return subject.of === 'rounds' || (subject.of === 'told' && subject.frame.unit === 'round');
}

/**
 * There are fewer outcome classes and fewer obstacles than these, so that a number tells each combination.
 */
const [mostClasses, mostObstacles] = [256, 16];

/**
 * What labels say of each node, drawn as strongly as asked. What is the same for all nodes with the same
 * value and outcome is found once, and nodes that look the same have one record.
 */
function reader(
  labels: SeenLabels,
  state: EditorState,
  alpha: number,
): (id: NodeId) => LabelLook | undefined {
  const { showing, stops } = state;
  const { index, codes, steps, table, outcomes, complete, leftOut } = labels;
  const obstacles = leftOut?.obstacles;
  const withRounds = showsRounds(state);
  const shows = showing === 'outcomes' ? 'outcomes' : stops ? 'stops' : 'values';
  const signAt = (vertex: number, code: number): NodeSign | undefined => {
    const value = code >= 0 ? table[code] : undefined;
    // A node without a value in a finished solution will not get one, so its outcome is shown.
    if (showing === 'values' && !value && !complete) return undefined;
    const found = saidOfVertex({ value, outcome: outcomeAt(labels, vertex) }, shows);
    if (found) return found.kind === 'value' ? signOf(found.value) : outcomeSign(found.outcome);
    const obstacle = obstacles && obstacleAt(obstacles, vertex);
    if (obstacle) return textSign(obstacleSign(obstacle));
    return showing === 'outcomes' ? undefined : textSign('?');
  };
  type Kind = { readonly sign: NodeSign | undefined; readonly looks: Map<number, LabelLook> };
  const kinds = new Map<number, Kind>();
  return (id) => {
    const vertex = index.get(id);
    if (vertex === undefined) return undefined;
    const code = codes[vertex] ?? -1;
    const inTheWay = obstacles?.kinds[vertex] ?? 0;
    const kind = ((code + 1) * mostClasses + (outcomes?.[vertex] ?? 0)) * mostObstacles + inTheWay;
    const known = kinds.get(kind) ?? { sign: signAt(vertex, code), looks: new Map() };
    kinds.set(kind, known);
    const { sign, looks } = known;
    if (!sign) return undefined;
    const step = code >= 0 && withRounds ? steps[vertex] : -1;
    const look = looks.get(step) ?? {
      sign,
      step: step >= 0 ? step : undefined,
      outcome: outcomeAt(labels, vertex),
      alpha,
      waits: false,
    };
    looks.set(step, look);
    return look;
  };
}

/** How strongly labels of before the edit are drawn, and whether nodes without any wait visibly. */
function waitingLook(
  { solving }: EditorState,
  now: number,
): { readonly alpha: number; readonly waits: boolean } {
  const running = solving.kind === 'running' ? now - solving.since : Number.POSITIVE_INFINITY;
  return {
    alpha: running < fadesAfter ? 1 : staleAlpha,
    waits: solving.kind === 'running' && running >= dotsAfter,
  };
}

/** Reads the state once a frame; the result answers for each node. */
export function standings(state: EditorState, now: number): (id: NodeId) => LabelLook {
  const { showing } = state;
  const labels = currentLabels(state);
  const staleLabels = staleLabelsSeen(state);
  const { alpha, waits } = waitingLook(state, now);
  const other = otherWaySeen(state);
  const otherLooks = other && reader(other, state, 1);
  const atOnce = isSimultaneous(state.document);
  const dot: LabelLook = { ...nothing, waits };
  const fresh = labels && reader(labels, state, 1);
  const stale = staleLabels && reader(staleLabels, state, alpha);
  const unseen: LabelLook = { ...nothing, sign: textSign('▢') };
  return (id) => {
    if (showing === 'off') return nothing;
    if (isUnseen(state, id)) return unseen;
    const look = fresh?.(id) ?? stale?.(id) ?? dot;
    const otherSign = otherLooks?.(id)?.sign;
    if (!look.sign || !otherSign) return look;
    const [turns, once] = atOnce ? [otherSign, look.sign] : [look.sign, otherSign];
    return { ...look, sign: inBothWays(turns, once) };
  };
}

/**
 * All that looks depend on: as long as its members stay the same, a node that was drawn looks as it did.
 * Labels that an edit has made those of before say the same until they fade.
 */
export function looksDependOn(state: EditorState, now: number): readonly unknown[] {
  const { showing, stops, hidden, presenting, walkthrough } = state;
  const labels = currentLabels(state);
  const staleLabels = staleLabelsSeen(state);
  const first = labels ?? staleLabels;
  const isSettled = labels?.complete === true && !staleLabels;
  const { alpha, waits } = isSettled ? { alpha: 1, waits: false } : waitingLook(state, now);
  const said = first?.complete ? [first.codes, first.leftOut] : [labels, staleLabels];
  const ways = [state.otherWay, state.bothWays, isSimultaneous(state.document)];
  return [
    ...said,
    ...ways,
    labels && staleLabels,
    alpha,
    waits,
    showing,
    stops,
    hidden,
    presenting,
    walkthrough,
  ];
}

/**
 * The members of the store that decide which words are at the nodes, besides the drawing itself and a
 * walkthrough.
 */
const wordsChangeWith = [
  'labels',
  'staleLabels',
  'otherWay',
  'bothWays',
  'showing',
  'stops',
  'names',
  'letters',
  'hidden',
  'spoken',
] as const satisfies readonly (keyof EditorState)[];

/** Whether the words at the nodes are drawn again. */
export const wordsDiffer = (state: EditorState, before: EditorState): boolean =>
  state.solving.kind !== before.solving.kind ||
  wordsChangeWith.some((member) => state[member] !== before[member]);

/** When, if ever, the same state will look different: a stale label fades, a dot appears. */
export function changesAt(state: EditorState, now: number): number | undefined {
  if (state.solving.kind !== 'running') return undefined;
  const running = now - state.solving.since;
  if (running < fadesAfter) return fadesAfter - running;
  return running < dotsAfter ? dotsAfter - running : undefined;
}
