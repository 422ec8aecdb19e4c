/**
 * What a key means on keyboards of other countries, and while an input method composes a word of several
 * keys.
 */

/** Whether this is a Mac, an iPhone or an iPad, whose keyboards have ⌘ and ⌥. */
export const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'> & {
  getModifierState(key: 'AltGraph'): boolean;
};

/**
 * Whether Ctrl, Alt or ⌘ makes a command of a key. AltGr, and ⌥ on a Mac, often only write another sign: "["
 * on a German keyboard.
 */
export function isShortcut(event: Press): boolean {
  const { key, ctrlKey, altKey, metaKey } = event;
  const writes = [...key].length === 1 && (event.getModifierState('AltGraph') || (isApple && !ctrlKey));
  return metaKey || (!writes && (ctrlKey || altKey));
}

/** The number that browsers give to a key which belongs to an input method. */
const ofInputMethod = 229;

/**
 * Keeps from the page every key by which an input method composes or ends a word: the Enter that ends a
 * Japanese word would close the field. Safari says that the word is ended before it sends that Enter, which
 * only its number then betrays.
 */
export function leaveKeysToInputMethods(): void {
  const guard = (event: KeyboardEvent): void => {
    const isInText = event.target instanceof Element && event.target.matches('input, textarea');
    if (event.isComposing || (isInText && event.keyCode === ofInputMethod)) event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', guard, true);
}
