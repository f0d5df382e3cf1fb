import { Refused } from './refused.ts';
import type { Records } from './store.ts';

/** Opens sealed payloads: compact JWE with RSA-OAEP-256 and A256GCM. */
export interface Opener {
  open(payload: unknown): Promise<Record<string, unknown>>;
}

/** Age of a payload that is still taken, ms. */
const longestAge = 5 * 60_000;

/** Makes the opener for a private JWK. Throws a `TypeError` for text that is no such key. */
export async function openerOf(jwk: string, nonces: Records<true>, now: () => number): Promise<Opener> {
  const { kid, ...key } = readKey(jwk);
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const privateKey = await crypto.subtle.importKey('jwk', { ...key, alg: 'RSA-OAEP-256' }, algorithm, false, [
    'decrypt',
  ]);
  return {
    open: async (payload) => {
      const input = await decrypt(payload, privateKey, kid).catch(() => null);
      if (!input) throw unusable();
      const { iat, nonce, ...rest } = input;
      if (typeof iat !== 'number' || Math.abs(now() - iat * 1000) > longestAge) throw unusable();
      if (typeof nonce !== 'string' || nonce.length < 16 || nonce.length > 128) throw unusable();
      if (!(await nonces.claim(nonce, true))) throw unusable();
      return rest;
    },
  };
}

/** Every fault gets the same refusal, so that attempts learn nothing. */
const unusable = () => new Refused('invalid-request', { message: 'the payload cannot be used' });

function readKey(jwk: string): JsonWebKey & { kid?: string } {
  try {
    const key = JSON.parse(jwk) as JsonWebKey & { kid?: string };
    if (key.kty === 'RSA' && typeof key.d === 'string') return key;
  } catch {
    // Falls through to the same error.
  }
  throw new TypeError('is no private RSA key as JWK');
}

async function decrypt(payload: unknown, key: CryptoKey, kid: string | undefined): Promise<Record<string, unknown>> {
  if (typeof payload !== 'string') throw new TypeError('not sealed');
  const parts = payload.split('.');
  const [head = '', sealedKey = '', iv = '', text = '', tag = ''] = parts;
  const header = JSON.parse(new TextDecoder().decode(bytesOf(head))) as Record<string, unknown>;
  const named = kid === undefined || header.kid === kid;
  if (parts.length !== 5 || !named || header.alg !== 'RSA-OAEP-256' || header.enc !== 'A256GCM' || 'zip' in header)
    throw new TypeError('another seal');
  const raw = await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, key, bytesOf(sealedKey));
  const content = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const [body, mark] = [bytesOf(text), bytesOf(tag)];
  if (mark.length !== 16) throw new TypeError('another seal');
  const joined = new Uint8Array(body.length + mark.length);
  joined.set(body);
  joined.set(mark, body.length);
  const additionalData = new TextEncoder().encode(head);
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(iv), additionalData }, content, joined);
  return JSON.parse(new TextDecoder().decode(plain)) as Record<string, unknown>;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) throw new TypeError('not base64url');
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
