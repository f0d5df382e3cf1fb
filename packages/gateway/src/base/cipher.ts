import type { Cipher, PlatformKey } from './sealing.ts';

/**
 * Seals payloads as compact JWE (RSA-OAEP-256, A256GCM), with time and nonce inside to prevent replays. Loads the
 * library on first use and rejects without `crypto.subtle`.
 */
export async function joseCipher(platformKey: PlatformKey): Promise<Cipher> {
  const { sealWith } = await import('./sealing.ts');
  return sealWith(platformKey);
}
