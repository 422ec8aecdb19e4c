/**
 * What a phone is sent: of each view what a student may see, and of the answers the student's own. Nothing
 * else of the room is read here, so nothing else can reach a phone.
 */
import { type AskedView, type Classroom, textOfAnswer } from './classroom.ts';
import type { PhoneScene, PhoneView } from './protocol.ts';

/** What a student may read about the own answer. */
type Verdicts = PhoneView['verdict'];

/** Once the teacher tells it; why an answer is not right may give the value away, and waits for that. */
function verdictOf({ shows, answers, marks }: AskedView, id: string): Verdicts {
  const mine = answers.get(id);
  const marked = mine && marks.get(textOfAnswer(mine.last));
  if (!marked || (shows !== 'marks' && shows !== 'why')) return undefined;
  const why = shows === 'why' || marked.verdict === 'not-understood' ? marked.says : '';
  return { is: marked.verdict, says: why };
}

/** `add` adds exact numbers that are written as texts. */
function phoneView(view: AskedView, id: string, add: (gains: readonly string[]) => string): PhoneView {
  const { key, number, prepared, open, shows, answers, rounds } = view;
  const { question, picture, revealedPicture, way, revealed } = prepared;
  const mine = answers.get(id);
  const played = rounds.get(id);
  return {
    key,
    number,
    question,
    picture: shows === 'why' ? (revealedPicture ?? picture) : picture,
    way,
    open,
    mine: mine && { answer: mine.last, count: mine.count },
    verdict: verdictOf(view, id),
    revealed: shows === 'why' ? revealed : undefined,
    played: played && { rounds: played.length, total: add(played.map(({ gains }) => gains)) },
  };
}

/** The scene of a student. O(views that the student may look at). */
export function phoneScene(
  { views, wall, alone }: Classroom,
  id: string,
  add: (gains: readonly string[]) => string,
): PhoneScene {
  const seen = [...views.values()].filter(({ key }) => alone || key === wall);
  return { views: seen.map((view) => phoneView(view, id, add)), wall, alone };
}
