/** Bytes, and the texts in which they are written. */

const atOnce = 1 << 15;

/** Base64 without line ends. Linear. */
export function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let i = 0; i < bytes.length; i += atOnce) {
    binary += String.fromCharCode(...bytes.subarray(i, i + atOnce));
  }
  return btoa(binary);
}

/** Undefined if the text is not base64; white space is not allowed. Linear. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bare = text.replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(bare) || bare.length % 4 !== 0) return undefined;
  const binary = atob(bare);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

/** Joins arrays into a new one; linear in their lengths. */
export function joinedBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Bytes as text, one character a byte, for searching in formats that are partly text. */
export const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
