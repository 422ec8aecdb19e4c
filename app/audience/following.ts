/**
 * The audience's window: it follows the presenter's window whom its address names, and keeps nothing: no
 * drawing, no lock, no setting. Its only ties to the browser are the channel and the full screen.
 */
import { filling } from '../canvas/model/camera.ts';
import { surface } from '../canvas/model/surface.ts';
import { isShortcut } from '../parts/typed-keys.ts';
import { openChannel } from '../present/channel.ts';
import { type ClickerKey, type FromAudience, type Heard, hear, nothingHeard } from '../present/protocol.ts';
import { editor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { beginFollowing, setFollowing, showScene } from '../store/scene.ts';

const heard = held<Heard>(() => nothingHeard);
const say = held<(message: MessageOfScene) => void>(() => () => undefined);

type MessageOfScene = FromAudience extends infer Message
  ? Message extends FromAudience
    ? Omit<Message, 'from' | 'window'>
    : never
  : never;

/** Shows the part of the drawing that the presenter sees, in this window's size. */
export function lookAlong(): void {
  const canvas = surface();
  const view = editor().following?.view;
  const size = canvas?.size();
  if (canvas && view && size && size.width * size.height > 0) canvas.look(filling(view, size));
}

/**
 * Keys of a clicker belong to the window that has the focus; here they do what they do in the presenter's.
 */
const clickerKeys: Readonly<Record<string, ClickerKey>> = {
  PageDown: 'page down',
  ArrowRight: 'page down',
  ArrowDown: 'page down',
  ' ': 'page down',
  PageUp: 'page up',
  ArrowLeft: 'page up',
  ArrowUp: 'page up',
  '.': 'next step',
  ',': 'previous step',
  b: 'blank',
};

function press(event: KeyboardEvent): void {
  const key = clickerKeys[event.key];
  const onButton = event.key === ' ' && event.target instanceof HTMLButtonElement;
  if (!key || onButton || isShortcut(event)) return;
  event.preventDefault();
  say.now({ kind: 'presses', key });
}

/** Follows this presenter from now on. */
export function followPresenter(presenter: string): void {
  // A window has a name of its own, so that one of two can leave.
  const window = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const channel = openChannel(presenter, (message) => {
    if (message.from !== 'presenter') return;
    const last = heard.now;
    const { heard: next, answer } = hear(last, message);
    heard.now = next;
    if (next.scene && next.scene !== last.scene) {
      showScene(next.scene, last.scene);
      // A drawing that is opened is framed by the canvas; here the presenter's view is shown.
      lookAlong();
    }
    if (next.ended && !last.ended) end();
    else if (!next.ended && last.ended) setFollowing('waiting');
    if (answer) say.now({ kind: answer });
  });
  say.now = (message) => channel.say({ from: 'audience', window, ...message } as FromAudience);
  beginFollowing();
  globalThis.window.addEventListener('pagehide', () => say.now({ kind: 'leaves' }));
  // A page that comes back from the browser's memory has missed what was said.
  globalThis.window.addEventListener('pageshow', ({ persisted }) => persisted && say.now({ kind: 'hello' }));
  globalThis.window.addEventListener('keydown', press);
  say.now({ kind: 'hello' });
}

/** A window that was opened by the presenter's may close itself; another one says that it has ended. */
function end(): void {
  setFollowing('ended');
  window.close();
}
