import { compactDecrypt, importJWK } from 'jose';
import type { World } from '../world/world.ts';
import { Refusal } from './refusal.ts';
import { sandboxKeyId, sandboxPrivateJwk } from './sandboxKeys.ts';

const algorithm = 'RSA-OAEP-256';
const maxAgeMs = 5 * 60_000;

let privateKey: ReturnType<typeof importJWK> | undefined;

/**
 * Opens a sealed payload. Whatever is wrong with it (readable, tampered, of another key, too old, seen before) is refused
 * with the same words, so that nothing can be learned by trying. Age is counted on the real clock, not the world's.
 */
export async function openSealed(body: unknown, world: World): Promise<Record<string, unknown>> {
  try {
    const { payload } = body as { payload?: unknown };
    if (typeof payload !== 'string') throw new TypeError('not sealed');
    privateKey ??= importJWK({ ...sandboxPrivateJwk }, algorithm);
    const { plaintext, protectedHeader } = await compactDecrypt(payload, await privateKey, {
      keyManagementAlgorithms: [algorithm],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    if (protectedHeader.kid !== sandboxKeyId) throw new TypeError('another key');
    const { iat, nonce, ...input } = JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>;
    rememberNonce(world, nonce, iat);
    return input;
  } catch {
    throw new Refusal('invalid-request', { status: 400, message: 'the payload cannot be used' });
  }
}

function rememberNonce(world: World, nonce: unknown, iat: unknown): void {
  const now = Date.now();
  // All are kept equally long, so the first that is still kept ends the old ones.
  for (const [old, until] of world.nonces) {
    if (until >= now) break;
    world.nonces.delete(old);
  }
  if (typeof iat !== 'number' || Math.abs(now - iat * 1000) > maxAgeMs) throw new RangeError('age');
  if (typeof nonce !== 'string' || nonce.length < 16 || world.nonces.has(nonce)) throw new RangeError('nonce');
  world.nonces.set(nonce, now + 2 * maxAgeMs);
}
