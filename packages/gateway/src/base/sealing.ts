import { CompactEncrypt, importJWK, importSPKI } from 'jose';

/** Encryption of sensitive payloads; other ciphers implement the same interface. */
export interface Cipher {
  /** Seals an input with the moment of sealing, ms since 1970, by the platform's clock. */
  seal(input: object, now: number): Promise<string>;
}

export interface PlatformKey {
  kid: string;
  key: JsonWebKey | string;
}

const algorithm = 'RSA-OAEP-256';

export async function sealWith({ kid, key }: PlatformKey): Promise<Cipher> {
  const publicKey =
    typeof key === 'string'
      ? await importSPKI(key, algorithm)
      : await importJWK({ ...key, alg: algorithm } as { kty: string }, algorithm);
  return {
    seal: (input, now) => {
      const payload = { ...input, iat: Math.floor(now / 1000), nonce: crypto.randomUUID() };
      return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg: algorithm, enc: 'A256GCM', kid })
        .encrypt(publicKey);
    },
  };
}
