import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface KeyPair {
  /** Private JWK as text, for BAIZE_SEAL_KEY. */
  secret: string;
  /** Public key as the brand document carries it. */
  platformKey: { kid: string; key: JsonWebKey };
}

const folder = '.cache/adapters';
const algorithm = { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' };

/** Reads the key of BAIZE_SEAL_KEY, or makes one for this machine, which a deployment must not use. */
export async function sealKeyOf(id: string, given: string | undefined): Promise<KeyPair & { isOwn: boolean }> {
  const file = join(folder, `${id}.key.json`);
  const isOwn = given === undefined;
  if (isOwn && !existsSync(file)) {
    const { privateKey } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
    mkdirSync(folder, { recursive: true });
    const jwk = { ...(await crypto.subtle.exportKey('jwk', privateKey)), kid: `${id}-local` };
    writeFileSync(file, JSON.stringify(jwk), { mode: 0o600 });
  }
  const secret = given ?? readFileSync(file, 'utf8');
  const { kid = id, kty, n, e } = JSON.parse(secret) as JsonWebKey & { kid?: string };
  return { secret, platformKey: { kid, key: { kty, n, e } }, isOwn };
}
