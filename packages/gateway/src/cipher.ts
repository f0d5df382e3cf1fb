/** Seals what must not travel readable. Another cipher is another function of this shape. */
export interface Cipher {
  /** The sealed payload of a call's input. */
  seal(input: object): Promise<string>;
}

export interface PlatformKey {
  /** Names the key to the platform. */
  kid: string;
  /** The public key as a JWK (RSA) or PEM (SPKI). */
  key: JsonWebKey | string;
}

/**
 * Seals with the platform's public key: JWE compact, RSA-OAEP-256 and A256GCM, with the moment and a nonce inside so that
 * a copied payload is of no use twice. The library is loaded on first use. Rejects where the browser has no `crypto.subtle`.
 * `now` is in milliseconds.
 */
export async function joseCipher(platformKey: PlatformKey, now: () => number = Date.now): Promise<Cipher> {
  const { sealWith } = await import('./sealing.ts');
  return sealWith(platformKey, now);
}
