/**
 * What figures of answers are about is soon known where many nodes are selected: each is asked about one
 * question, and only those that are drawn for their names.
 */
import { expect, test, vi } from 'vitest';
import { setAnswers } from '../../app/store/answers.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { drawnEntries, subjectsAmong } from '../../app/store/figure-subjects.ts';
import type { Labels } from '../../app/store/state/answers.ts';
import { emptyDocument, type GameDocument, type NodeId } from '../../engine/document/index.ts';
import { mostAnswersDrawn } from '../../engine/pictures/index.ts';
import { questions } from '../../engine/questions/register.ts';
import type { Value } from '../../engine/values/index.ts';

const many = 300;

const ids: readonly NodeId[] = Array.from({ length: many }, (_, i) => `n${i}`);

/** Nodes alone; `read` hears each time that the id of one is read. */
function nodesAlone(read: () => void): GameDocument {
  const nodes = ids.map((id, x) => ({
    get id() {
      read();
      return id;
    },
    x,
    y: 0,
    gray: false,
    name: '',
  }));
  return { ...emptyDocument, nodes };
}

/** The value of every node: the number 2. */
function labelled(value: Value): void {
  const labels: Pick<Labels, 'revision' | 'ids' | 'index' | 'table' | 'codes' | 'steps' | 'complete'> = {
    revision: editor().revision,
    ids,
    index: new Map(ids.map((id, v) => [id, v])),
    table: [value],
    codes: new Int32Array(many),
    steps: new Int32Array(many),
    complete: true,
  };
  setAnswers({ labels: labels as Labels });
}

test('a question about values looks at every selected node once, at no more names than are drawn, and at no other question', () => {
  startAfresh();
  let reads = 0;
  const document = nodesAlone(() => {
    reads++;
  });
  openDocument(document, 'drawing');
  labelled({ kind: 'stopper', canonical: { numerator: 2, exponent: 0 } });
  const [question] = drawnEntries.filter(({ needs }) => needs === 'value');
  subjectsAmong(editor(), question, ids.slice(0, 1));
  const asked = questions
    .filter(({ needs }) => needs === 'value')
    .map((each) => ({ id: each.id, spy: vi.spyOn(each, 'applies') }));
  reads = 0;
  const { subjects, more } = subjectsAmong(editor(), question, ids);
  const readsThen = reads;
  const looked = asked.map(({ id, spy }) => [id, spy.mock.calls.length] as const);
  vi.restoreAllMocks();
  expect(subjects).toHaveLength(mostAnswersDrawn);
  expect(more).toBe(many - mostAnswersDrawn);
  expect(looked.filter(([, times]) => times > 0)).toEqual([[question.id, many]]);
  // Those that are drawn are looked for from the beginning of the drawing.
  expect(readsThen).toBeLessThan(mostAnswersDrawn * many);
});
