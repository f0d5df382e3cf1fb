import { DES } from 'des.js';

/** Encrypts a path as platforms do: base64 of DES-ECB with PKCS#7, followed by the 8-character key. */
export function sealPath(address: string, key: string): string {
  const bytes = [...new TextEncoder().encode(address)];
  const cipher = DES.create({ type: 'encrypt', key: [...new TextEncoder().encode(key)] });
  const sealed = [...cipher.update(bytes), ...cipher.final()];
  return btoa(String.fromCharCode(...sealed)) + key;
}

/** Returns the customer service entries: "3" live chat, "4" VIP service. `origin` is that of the operator's pages. */
export const serviceEntries = (origin: string, language: string) => [
  { type: '3', path: sealPath(`${origin}/service/chat?lang=${language}`, 'felt-8b1') },
  { type: '4', path: sealPath(`${origin}/service/vip?lang=${language}`, 'brass-42') },
];
