/**
 * The lessons of the documentation, for walks that do what they say: a sentence that a walk carries out must
 * be in its lesson.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimsOf } from '../../docs/writing/claims.ts';
import { shownIn } from '../../docs/writing/fences.ts';

const pages = join(import.meta.dirname, '../../docs/learn');

export function lessonCalled(name: string) {
  const text = readFileSync(join(pages, `${name}.md`), 'utf8');
  const drawings = [...text.matchAll(/^```drawing\n([\s\S]*?)^```$/gm)].map(([, body]) =>
    shownIn({ kind: 'drawing', rest: '', text: body, line: 0 }),
  );
  const claims = claimsOf(text).flatMap((claimed) => claimed.claims);
  return {
    /** What the walk does now: it fails where the lesson says it in other words. */
    says(sentence: string): void {
      if (!text.includes(sentence)) throw new Error(`${name}.md does not say: ${sentence}`);
    },
    /** The edge list of a drawing of the lesson, counted from 0. */
    drawing: (index: number): string => drawings[index].text,
    /** What the lesson says that a node or a sum is worth, where it says it first. */
    worth(left: string): string {
      const claim = claims.find((each) => each.left === left && each.relation === '=');
      if (!claim) throw new Error(`${name}.md does not say what ${left} is worth`);
      return claim.right;
    },
    /** All words in italics below a heading, down to the next: names of what is on the screen. */
    named(heading: string): readonly string[] {
      const [, below = ''] = text.split(`## ${heading}\n`);
      return [...below.split('\n## ')[0].matchAll(/(?<![\w`])_([^_]+)_(?!\w)/g)].map(([, words]) => words);
    },
  };
}
