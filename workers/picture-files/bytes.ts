/** Bytes and the texts they are written as. */

const atOnce = 1 << 15;

/** With no line ends. Linear. */
export function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let i = 0; i < bytes.length; i += atOnce) {
    binary += String.fromCharCode(...bytes.subarray(i, i + atOnce));
  }
  return btoa(binary);
}

/** Undefined where it is no base64. White space is none of it. Linear. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bare = text.replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(bare) || bare.length % 4 !== 0) return undefined;
  const binary = atob(bare);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

/** What a data: address of the build holds; one that holds no base64 throws. Linear. */
export function bytesOfAddress(address: string): Uint8Array<ArrayBuffer> {
  const bytes = bytesOfBase64(address.slice(address.indexOf(',') + 1));
  if (!bytes) throw new Error('This cannot happen: a file of the build is no base64.');
  return bytes;
}

/** One after another, copied: linear in them all. */
export function joinedBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Bytes as text, one character a byte: for looking into formats that are half text. */
export const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
