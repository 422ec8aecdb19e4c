/**
 * The store of the audience's window: it shows the scenes that the presenter's window sends, and nothing else
 * ever writes it. It is read-only, solves nothing, and keeps nothing.
 */
import type { NodeId } from '../../engine/document/index.ts';
import { editor, setEditor } from './editor.ts';
import type { AnswersPart, Labels } from './state/answers.ts';
import { type BoardPart, nothingClicked } from './state/board.ts';
import type { Following } from './state/present.ts';
import type { Scene, ToldLabels } from './state/scene.ts';
import { nothingShown, type Walk, type Walkthrough } from './state/showing.ts';
import { setUpOf } from './subject.ts';

/** The look of a projector, and nothing to see yet. */
export const beginFollowing = (): void =>
  setEditor({
    readOnly: 'audience',
    inspectorOpen: false,
    presenting: { hadInspector: false, hadTable: false },
    following: {
      link: 'waiting',
      view: undefined,
      spot: undefined,
      question: '',
      room: undefined,
      heat: undefined,
      walls: undefined,
    },
  });

export function setFollowing(link: Following['link']): void {
  const { following } = editor();
  if (following && following.link !== link) setEditor({ following: { ...following, link } });
}

/** Labels as the canvas reads them; what only panels read is not known here. */
function labelsOf(told: ToldLabels | undefined, revision: number): Labels | undefined {
  if (!told) return undefined;
  const total = told.ids.length;
  return {
    ...told,
    revision,
    index: new Map(told.ids.map((id, vertex) => [id, vertex])),
    remoteness: undefined,
    partOf: undefined,
    facts: undefined,
    rounds: 0,
    done: total,
    total,
    took: undefined,
    leftOut: undefined,
  };
}

/** What is new in a frame rings or fades in from when it is shown here. */
function walkOf({ frame, reductions }: Scene, last: Walkthrough | undefined): Walk | undefined {
  if (!frame) return undefined;
  const { at } = frame;
  const subject = reductions
    ? ({ of: 'reductions', steps: reductions, starts: [], side: 'onside' } as const)
    : ({ of: 'told', frame } as const);
  const shown = last?.kind === 'shown' ? last : undefined;
  const moved = shown && shown.at !== at;
  return {
    kind: 'shown',
    subject,
    speed: 1,
    at,
    before: moved ? shown.at : (shown?.before ?? at),
    since: moved ? performance.now() : (shown?.since ?? 0),
    playing: false,
  };
}

/** The node that the class is asked about is highlighted, as it is selected in the presenter's window. */
const litOf = ({ lit, quiz }: Scene): ReadonlySet<NodeId> =>
  quiz?.node === undefined ? lit : new Set([...lit, quiz.node]);

/** What was clicked and highlighted on the board, and its values, as far as they were sent. */
function boardOf({ board, document }: Scene): Partial<BoardPart & AnswersPart> {
  const setUp = setUpOf(document);
  if (!board || !setUp) return { ...nothingClicked, boardTold: undefined, boardAnswers: undefined };
  const { clicked, lifted, litPlaces, here, ...boardTold } = board;
  const game = { ...setUp, positions: 0 };
  const boardAnswers = { game, progress: undefined, solved: undefined, here };
  return { clicked, lifted, litPlaces, boardTold, boardAnswers };
}

/** Shows a scene. `last` is the one shown before: what both have in common stays as it is. */
export function showScene(scene: Scene, last: Scene | undefined): void {
  const { revision: before, labels, staleLabels, walkthrough, solving, lit } = editor();
  const isOther = scene.drawing !== last?.drawing;
  const revision = scene.document === last?.document ? before : before + 1;
  const isNew = (...members: readonly (keyof Scene)[]): boolean =>
    members.some((member) => scene[member] !== last?.[member]);
  setEditor({
    ...(isOther && nothingShown),
    drawing: scene.drawing,
    document: scene.document,
    revision,
    labels: isNew('labels') ? labelsOf(scene.labels, revision) : labels,
    staleLabels: isNew('staleLabels') ? labelsOf(scene.staleLabels, before) : staleLabels,
    solving: !isNew('solving')
      ? solving
      : scene.solving
        ? { kind: 'running', since: performance.now(), done: 0, total: scene.document.nodes.length }
        : { kind: 'idle' },
    showing: scene.showing,
    names: scene.names,
    letters: scene.letters,
    stops: scene.stops,
    hidden: scene.hidden,
    lit: isNew('lit', 'quiz') ? litOf(scene) : lit,
    spoken: scene.spoken,
    cycles: scene.cycles,
    sum: scene.sum,
    sumMarked: scene.sum !== undefined,
    walkthrough: isNew('frame', 'reductions') ? walkOf(scene, walkthrough) : walkthrough,
    quiz: scene.quiz,
    ...(isNew('board', 'document') && boardOf(scene)),
    code: scene.code,
    blank: scene.blank,
    following: {
      link: 'there',
      view: scene.view,
      spot: scene.spot,
      question: scene.question,
      room: scene.room,
      heat: scene.heat,
      walls: scene.walls,
    },
  });
}
