/** The dialog Reckon while values are hidden: what it finds, what it found before, and why it says nothing. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawArcs } from '../../app/edits/arcs.ts';
import { placeNode } from '../../app/edits/nodes.ts';
import { keepReckoned } from '../../app/files/reckoned-list.ts';
import { Reckon } from '../../app/inspector/Reckon.tsx';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { hideAll, showAll } from '../../app/store/hidden.ts';
import { words } from '../../app/words.ts';
import { drain } from '../../engine/run.ts';
import { reckonJob } from '../../workers/jobs/reckon.ts';
import type { Job } from '../../workers/protocol.ts';
import { answering } from './asked-at-once.ts';
import { inState } from './made-of.ts';

/** What the dialog says where this is typed. */
const says = (typed: string): string => {
  answering.by = (job: Job) =>
    job.kind === 'reckon' ? { kind: 'done', value: drain(reckonJob(job)) } : undefined;
  return inState(editor(), () => renderToStaticMarkup(createElement(Reckon, { typed })));
};

test('an answer about a hidden node is neither found nor kept in view, and one sentence says why', () => {
  startAfresh();
  const [a, b] = [0, 100].map((x) => placeNode({ x, y: 0 })!);
  drawArcs([{ from: a, to: b, player: 'left' }]);
  keepReckoned([
    { expression: `${a} + 7`, answer: '8', nodes: [a] },
    { expression: '2 + 3', answer: '5', nodes: [] },
  ]);
  expect(says(`${a} + 40`)).toMatch(/= .*41/);
  expect(says('')).toMatch(/= 8.*= 5/);
  hideAll();
  expect(says(`${a} + 40`)).toContain(`Character 1: ${words.quiz.answerHiddenSoShow}<`);
  expect(says(`${a} + 40`)).not.toContain('41');
  expect(says('')).not.toContain('= 8');
  expect(says('')).toContain('= 5');
  showAll();
  expect(says('')).toContain('= 8');
});
