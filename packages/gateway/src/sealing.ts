import { CompactEncrypt, importJWK, importSPKI } from 'jose';

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

const algorithm = 'RSA-OAEP-256';

/** The cipher of a public key; rejects a key that cannot be read. */
export async function sealWith({ kid, key }: PlatformKey, now: () => number): Promise<Cipher> {
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
