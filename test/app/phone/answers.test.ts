/** What a phone remembers of its answers. */
import { describe, expect, test } from 'vitest';
import {
  afterEntering,
  afterRefusal,
  afterReply,
  afterScene,
  isChanged,
  isEmptyAnswer,
  lastSent,
  noNotes,
  type PhoneNotes,
  shownAnswer,
  unsentAnswers,
  whyTooLarge,
  withDraft,
  withSent,
} from '../../../app/phone/answers.ts';
import { askedView, onWall } from './asked-views.ts';

const view = askedView('1');
const written = (notes: PhoneNotes, text: string): PhoneNotes => withDraft(notes, view, { text });
const sent = (notes: PhoneNotes, text: string): PhoneNotes => withSent(written(notes, text), view);

describe('an answer', () => {
  test('waits with a count from its sending until it is acknowledged', () => {
    const notes = sent(noNotes, '∞1');
    expect(unsentAnswers(notes)).toEqual([{ view: '1', count: 1, answer: { text: '∞1' } }]);
    const after = afterReply(notes, unsentAnswers(notes)[0]);
    expect(unsentAnswers(after)).toEqual([]);
    expect(lastSent(after, view)).toEqual({ text: '∞1' });
  });

  test('has a higher count than every answer that the phone or the room knows', () => {
    expect(unsentAnswers(sent(sent(noNotes, '0'), '1'))).toMatchObject([{ count: 2, answer: { text: '1' } }]);
    const mine = { answer: { text: '2' }, count: 7 };
    const known = askedView('1', { mine });
    expect(unsentAnswers(withSent(withDraft(noNotes, known, { text: '3' }), known))).toMatchObject([
      { count: 8 },
    ]);
  });

  test('that is acknowledged late does not take the place of a newer one', () => {
    const first = sent(noNotes, '0');
    const [message] = unsentAnswers(first);
    expect(unsentAnswers(afterReply(sent(first, '1'), message))).toMatchObject([{ count: 2 }]);
  });

  test('that a scene has is not sent again, and one that it does not have still waits', () => {
    const notes = sent(noNotes, '0');
    const arrived = askedView('1', { mine: { answer: { text: '0' }, count: 1 } });
    expect(unsentAnswers(afterScene(notes, onWall(arrived)))).toEqual([]);
    expect(unsentAnswers(afterScene(notes, onWall(view)))).toHaveLength(1);
    expect(unsentAnswers(afterScene(notes, onWall(askedView('2'))))).toHaveLength(1);
  });

  test('that the teacher takes away is not shown as sent any more, and what was written stays', () => {
    const notes = sent(noNotes, '0');
    const arrived = afterReply(notes, unsentAnswers(notes)[0]);
    const after = afterScene(arrived, onWall(view));
    expect(lastSent(after, view)).toBeUndefined();
    expect(shownAnswer(after, view)).toEqual({ text: '0' });
  });

  test('that is refused stays written, with the reason', () => {
    const notes = sent(noNotes, '0');
    const after = afterRefusal(notes, unsentAnswers(notes)[0], 'It is closed.');
    expect(unsentAnswers(after)).toEqual([]);
    expect(after.views['1']).toMatchObject({ draft: { text: '0' }, refused: 'It is closed.' });
    expect(isChanged(after, view)).toBe(true);
  });

  test('that is empty or too large is not sent', () => {
    expect(unsentAnswers(sent(noNotes, '  '))).toEqual([]);
    expect(unsentAnswers(sent(noNotes, '∞'.repeat(2000)))).toEqual([]);
    expect(isEmptyAnswer({ choice: 0 })).toBe(false);
    const nodes = Array.from({ length: 201 }, () => [1, 1] as const);
    expect(whyTooLarge({ drawing: { nodes, arcs: [] } })).toBe('nodes');
    const arcs = Array.from({ length: 390 }, (_, i) => [i % 9, i % 7, 'left'] as const);
    expect(whyTooLarge({ drawing: { nodes: nodes.slice(0, 9), arcs } })).toBe('bytes');
  });
});

test('a view with the same key that asks something else has no notes of the other one', () => {
  const notes = sent(noNotes, '0');
  const other = askedView('1', { question: 'Who wins?' });
  expect(shownAnswer(notes, other)).toBeUndefined();
  expect(unsentAnswers(afterScene(notes, onWall(other)))).toEqual([]);
});

test('a room that does not know the phone gets nothing that was for an earlier one, and nothing written is lost', () => {
  const notes = { ...sent(noNotes, '0'), token: 'old', name: 'otter' };
  const same = afterEntering(notes, { token: 'old', name: 'otter' });
  expect(unsentAnswers(same)).toHaveLength(1);
  const other = afterEntering(notes, { token: 'new', name: 'otter 2' });
  expect(unsentAnswers(other)).toEqual([]);
  expect(shownAnswer(other, view)).toEqual({ text: '0' });
  expect(other).toMatchObject({ token: 'new', name: 'otter 2' });
});
