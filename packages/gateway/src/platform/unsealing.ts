import { DES } from 'des.js';

const keyLength = 8;
const blockLength = 8;

export function unseal(path: string): string {
  const key = [...path.slice(-keyLength)].map((character) => character.charCodeAt(0));
  const sealed = bytesOf(path.slice(0, -keyLength));
  if (key.length !== keyLength || sealed.length === 0 || sealed.length % blockLength !== 0) {
    throw new RangeError('not a sealed path');
  }
  try {
    const cipher = DES.create({ type: 'decrypt', key });
    const opened = [...cipher.update([...sealed]), ...cipher.final()];
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(opened));
  } catch (cause) {
    throw new RangeError('not a sealed path', { cause });
  }
}

function bytesOf(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch (cause) {
    throw new RangeError('not base64', { cause });
  }
}
