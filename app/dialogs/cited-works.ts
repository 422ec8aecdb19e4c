/** Which works stand behind what is on the screen: those of the theories at work, of the ruleset, of the example and of the lesson. */
import type { Work } from '../../engine/citing/index.ts';
import type { RulesetEntry } from '../../engine/rulesets/index.ts';
import { theories } from '../../engine/theories/index.ts';
import type { LessonCard } from '../files/examples.ts';
import type { EditorState } from '../store/editor.ts';
import { shownLabels } from '../store/selectors.ts';
import { words } from '../words.ts';

/** A work, and what it is the source of. */
export type WorkOnScreen = { readonly work: Work; readonly sourceOf: readonly string[] };

type OfLesson = Pick<LessonCard, 'title' | 'works'> | undefined;

/** Each work once, in the order in which a paper would need them. */
export function worksOnScreen(
  state: EditorState,
  rulesets: readonly RulesetEntry[],
  lesson: OfLesson,
): readonly WorkOnScreen[] {
  const found = new Map<Work, string[]>();
  const add = (work: Work, sourceOf: string): void => {
    const there = found.get(work) ?? [];
    found.set(work, there.includes(sourceOf) ? there : [...there, sourceOf]);
  };
  for (const { name, source } of theoriesAtWork(state))
    add(source.work, words.citing.ofTheory(name, source.at));
  const id = state.document.board?.ruleset ?? state.document.origin?.ruleset;
  const ruleset = rulesets.find((each) => each.id === id);
  if (ruleset) add(ruleset.source.work, words.citing.ofRuleset(ruleset.name, ruleset.source.at));
  for (const work of state.task?.cited?.works ?? []) add(work, words.citing.ofExample);
  for (const work of lesson?.works ?? []) add(work, words.citing.ofLesson);
  return [...found].map(([work, sourceOf]) => ({ work, sourceOf }));
}

function theoriesAtWork(state: EditorState): readonly (typeof theories)[number][] {
  const chosen = state.document.nodes.length > 0 ? shownLabels(state)?.chosen : undefined;
  if (!chosen) return [];
  const ids = chosen.theory === undefined ? chosen.parts.map(({ id }) => id) : [chosen.theory];
  return theories.filter(({ id }) => ids.includes(id));
}
