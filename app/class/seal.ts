/**
 * Seals what goes through a relay: only who has the key of the class reads it, and nobody can change it, send
 * it again, or pass it off as something else. AES-GCM by the platform's own Web Cryptography, which browsers
 * have in secure contexts alone, so that a relay needs https.
 */

type Key = { readonly type: string };

/** What is used of the platform; this folder knows neither Node nor the browser. */
declare const crypto: {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
  readonly subtle: {
    importKey(
      format: 'raw',
      bytes: Uint8Array<ArrayBuffer>,
      algorithm: 'AES-GCM',
      extractable: boolean,
      uses: readonly string[],
    ): Promise<Key>;
    encrypt(algorithm: Sealing, key: Key, bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
    decrypt(algorithm: Sealing, key: Key, bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
  };
};
declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> };
declare const TextDecoder: new () => { decode(bytes: ArrayBuffer): string };
declare const btoa: (text: string) => string;
declare const atob: (text: string) => string;

type Sealing = {
  readonly name: 'AES-GCM';
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly additionalData: Uint8Array<ArrayBuffer>;
};

/** In bytes. */
const lengthOfKey = 32;
const lengthOfStart = 12;

/** A key as a text: its bytes, six bits a letter. */
const isKeyText = /^[\w-]{43}$/;

const textOfBytes = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const bytesOfText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** A key that nobody guesses, as the fragment of a link has it. */
export const newKey = (): string => textOfBytes(crypto.getRandomValues(new Uint8Array(lengthOfKey)));

export type Seal = {
  /** `about` is not sealed and not sent: who opens the text must name the same. */
  seal(text: string, about: string): Promise<string>;
  /** Undefined for everything that was not sealed with this key about this. */
  open(sealed: unknown, about: string): Promise<string | undefined>;
};

/** Rejects if the text is no key, or the context is not secure. */
export async function openSeal(keyText: string): Promise<Seal> {
  if (!isKeyText.test(keyText)) throw new Error('The link has no key.');
  const bytes = bytesOfText(keyText);
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const encoder = new TextEncoder();
  const sealing = (iv: Uint8Array<ArrayBuffer>, about: string): Sealing => ({
    name: 'AES-GCM',
    iv,
    additionalData: encoder.encode(about),
  });
  return {
    async seal(text, about) {
      const iv = crypto.getRandomValues(new Uint8Array(lengthOfStart));
      const sealed = await crypto.subtle.encrypt(sealing(iv, about), key, encoder.encode(text));
      const all = new Uint8Array(lengthOfStart + sealed.byteLength);
      all.set(iv);
      all.set(new Uint8Array(sealed), lengthOfStart);
      return textOfBytes(all);
    },
    async open(sealed, about) {
      try {
        const all = bytesOfText(sealed as string);
        const iv = all.slice(0, lengthOfStart);
        const text = await crypto.subtle.decrypt(sealing(iv, about), key, all.slice(lengthOfStart));
        return new TextDecoder().decode(text);
      } catch {
        return undefined;
      }
    },
  };
}
