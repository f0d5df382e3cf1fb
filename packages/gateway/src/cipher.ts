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
export async function joseCipher({ kid, key }: PlatformKey, now: () => number = Date.now): Promise<Cipher> {
  const { CompactEncrypt, importJWK, importSPKI } = await import('jose');
  const algorithm = 'RSA-OAEP-256';
  const publicKey =
    typeof key === 'string'
      ? await importSPKI(key, algorithm)
      : await importJWK({ ...key, alg: algorithm } as { kty: string }, algorithm);
  return {
    seal: (input) => {
      const payload = { ...input, iat: Math.floor(now() / 1000), nonce: crypto.randomUUID() };
      return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg: algorithm, enc: 'A256GCM', kid })
        .encrypt(publicKey);
    },
  };
}
