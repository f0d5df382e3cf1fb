import { DES } from 'des.js';

/** A path sealed as platforms seal it: base64 of DES-ECB with PKCS#7, the key of 8 characters behind it. */
export function sealPath(address: string, key: string): string {
  const bytes = [...new TextEncoder().encode(address)];
  const cipher = DES.create({ type: 'encrypt', key: [...new TextEncoder().encode(key)] });
  const sealed = [...cipher.update(bytes), ...cipher.final()];
  return btoa(String.fromCharCode(...sealed)) + key;
}

/** The ways to customer service: "3" the live chat, "4" the VIP service. `origin` is where the operator's windows open. */
export const serviceEntries = (origin: string, language: string) => [
  { type: '3', path: sealPath(`${origin}/service/chat?lang=${language}`, 'felt-8b1') },
  { type: '4', path: sealPath(`${origin}/service/vip?lang=${language}`, 'brass-42') },
];
