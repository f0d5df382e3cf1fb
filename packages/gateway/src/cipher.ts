import type { Cipher, PlatformKey } from './sealing.ts';

/**
 * Seals with the platform's public key: JWE compact, RSA-OAEP-256 and A256GCM, with the moment and a nonce inside so that
 * a copied payload is of no use twice. The library is loaded on first use. Rejects where the browser has no `crypto.subtle`.
 * `now` is in milliseconds.
 */
export async function joseCipher(platformKey: PlatformKey, now: () => number = Date.now): Promise<Cipher> {
  const { sealWith } = await import('./sealing.ts');
  return sealWith(platformKey, now);
}
