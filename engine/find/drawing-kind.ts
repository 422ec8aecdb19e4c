/**
 * Which drawings are searched: what their arcs and nodes may be. As words, a kind is read and printed for the
 * command line.
 */
import { accepted, type Result, refused } from '../result.ts';

/** White drawings whose arcs are moves of both players are the plainest kind. */
export type DrawingKind = {
  /** Whether an arc may also belong to one player alone. */
  readonly partizan: boolean;
  /** Whether nodes may be gray. */
  readonly gray: boolean;
  /** Whether an arc may lead back to its own node. */
  readonly loops: boolean;
  /** Whether drawings with a cycle are left out; then there are no loops either. */
  readonly acyclic: boolean;
};

/** White drawings without loops, in which every move is open to both players. */
export const plainKind: DrawingKind = { partizan: false, gray: false, loops: false, acyclic: false };

/** The words of kinds; `impartial` says that no other kind of arc is meant, which is the case anyway. */
export const kindWords = ['impartial', 'partizan', 'gray', 'loops', 'acyclic'] as const;

type KindWord = (typeof kindWords)[number];

/** Words with commas between, `partizan,acyclic`; refused where they are unknown or contradict each other. */
export function readKind(text: string): Result<DrawingKind> {
  const words = text.split(',').map((word) => word.trim());
  const isWord = (word: string): word is KindWord => kindWords.some((each) => each === word);
  const unknown = words.filter((word) => !isWord(word));
  if (unknown.length > 0)
    return refused(
      unknown.map((word) => ({
        place: 'kind',
        says: `there is no "${word}"; give ${kindWords.join(', ')}, or several of them with commas between`,
      })),
    );
  const has = (word: KindWord): boolean => words.includes(word);
  if (has('impartial') && has('partizan'))
    return refused([{ place: 'kind', says: 'a drawing is impartial or partizan; leave one of the two out' }]);
  if (has('loops') && has('acyclic'))
    return refused([{ place: 'kind', says: 'a loop is a cycle; leave out loops or acyclic' }]);
  return accepted({
    partizan: has('partizan'),
    gray: has('gray'),
    loops: has('loops'),
    acyclic: has('acyclic'),
  });
}

/** The words of a kind, from which `readKind` reads it again. */
export const printKind = ({ partizan, gray, loops, acyclic }: DrawingKind): string =>
  [partizan ? 'partizan' : 'impartial', gray && 'gray', loops && 'loops', acyclic && 'acyclic']
    .filter((word) => word !== false)
    .join(',');
