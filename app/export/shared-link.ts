/**
 * The content of a link of the present drawing: the drawing, the step that is shown; and what it leaves out.
 */
import { linkOf, reachOf } from '../files/link.ts';
import { isOfThisMachine } from '../site.ts';
import { type EditorState, editor } from '../store/editor.ts';
import { documentToHand } from '../store/handing-on.ts';
import { siteOfLinks } from '../store/published.ts';
import { placeIn } from '../walkthrough/frames.ts';
import { framesOf } from '../walkthrough/walking.ts';
import { words } from '../words.ts';

/**
 * The step of the rounds that is on the screen, counted from 0; undefined at the last, and where no rounds
 * are shown.
 */
export function stepShared(state: EditorState): number | undefined {
  const { walkthrough } = state;
  if (walkthrough?.kind !== 'shown' || walkthrough.subject.of !== 'rounds') return undefined;
  const frames = framesOf(walkthrough.subject, state);
  const at = placeIn(frames, walkthrough.at);
  return at < frames.last ? at : undefined;
}

export async function addressToShare(namesToo: boolean): Promise<string> {
  const step = stepShared(editor());
  const address = siteOfLinks() + (await linkOf(documentToHand(namesToo)));
  return step === undefined ? address : `${address}&step=${step}`;
}

const onlyHere = (host: string) =>
  host === ''
    ? 'It leads to a file on this computer, so nobody else can open it.'
    : `It leads to ${host}, which is this computer or its own network, so nobody else can open it.`;

/** Where a link works. */
export const reachSaid = (address: string): string =>
  isOfThisMachine(address) ? onlyHere(new URL(address).host) : words.reach[reachOf(address.length)];

const leftOut = {
  game: 'the game (the panel of the game has a link to it)',
  reductions: 'the steps of the reductions',
  proof: 'the proof that is open',
  line: 'the line of play',
} as const;

/** What is on the screen and not in the drawing. */
export function leftOutOfLink(state: EditorState): readonly string[] {
  const { draft, unread, walkthrough, quiz, guessWriting, lesson } = state;
  const of = walkthrough?.kind === 'shown' ? walkthrough.subject.of : undefined;
  return [
    ...(draft !== undefined || unread !== undefined ? ['the text that cannot be read yet'] : []),
    ...(of === 'game' || of === 'reductions' || of === 'proof' || of === 'line' ? [leftOut[of]] : []),
    ...(quiz && (quiz.guesses.length > 0 || guessWriting !== '') ? ['the guesses of the quiz'] : []),
    ...(lesson ? ['the lesson'] : []),
  ];
}
