/** Views as a phone is sent them, for tests. */
import type { PhoneScene, PhoneView } from '../../../app/class/protocol.ts';
import type { AskedWay } from '../../../engine/marking/index.ts';

const valueAsked: AskedWay = { by: 'value', about: 'the value of a', keys: ['0', '1', '∗', '∞'] };

export const askedView = (key: string, members: Partial<PhoneView> = {}): PhoneView => ({
  key,
  number: Number(key),
  question: `What is node ${key} worth?`,
  picture: undefined,
  way: valueAsked,
  open: true,
  mine: undefined,
  verdict: undefined,
  revealed: undefined,
  played: undefined,
  ...members,
});

/** All follow the wall, which shows the last of the views. */
export const onWall = (...views: readonly PhoneView[]): PhoneScene => ({
  views,
  wall: views.at(-1)?.key,
  alone: false,
});
