/**
 * What the program finds about a text, as the pages print it: asked as a reader would ask it, by `grundy
 * solve`.
 */
import { fileWith, type Workshop } from './figures.ts';
import { runGrundy } from './program.ts';

/** A position with its value, as `grundy solve --json` says it. */
export type SolvedPosition = {
  readonly value: { readonly kind: string; readonly spoken: string } | null;
  readonly text: string | null;
  readonly latex: string | null;
  readonly outcome: string | null;
};

/**
 * The positions of a text by the ids of their nodes, the first of them the game itself where the text is a
 * game. Throws with what the program says.
 */
export async function solvedPositions(
  text: string,
  workshop: Workshop,
  options: readonly string[] = [],
): Promise<readonly (readonly [id: string, found: SolvedPosition])[]> {
  const { status, out, err } = await runGrundy(
    ['solve', fileWith(text, workshop), '--json', ...options],
    workshop.project,
  );
  if (status !== 0) throw new Error(`${text}: ${err}`);
  return Object.entries((JSON.parse(out) as { nodes: Readonly<Record<string, SolvedPosition>> }).nodes);
}
