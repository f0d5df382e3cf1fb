import { compactDecrypt, importJWK } from 'jose';
import type { World } from '../world/world.ts';
import { Refusal } from './refusal.ts';

/** SANDBOX ONLY. Guards nothing: the key pair is public, so sealed payloads can be opened wherever the sandbox runs. */

const sandboxKeyId = 'sandbox-1';

export const sandboxPublicJwk = {
  kty: 'RSA',
  n: 'qjmx4sJX19fToym7i1sTZFzTILs7GqO6lRQCvxMmdEinKawbcytlng2iDjGtDptx0rS-CgFkolGsik1riAKcy6J0M-DZ0GJjts5Erw3Wz98yhl61UKnvCv_xKJXEd69KwEdy399-QHnjvthRyqao2eOOvwIJoXFjVjJdoIJzAGYJ4X7iCeWRo0H_UNlZWvyClBO_UfuW1VlzXmEP6deUOxQ8XaKhUbAoGhS0ZdW7LU405nFVPyBwxKRgKRDEpAugLTr08irexQRjiX-1i5HnN3h-74CZKK4eFSYaG3cUF7Vjg4ckFaP6k6Vc10QjhEuPBqNNqchUbkVrNkgLDjmNUQ',
  e: 'AQAB',
} as const;

const sandboxPrivateJwk = {
  ...sandboxPublicJwk,
  d: 'Cmtgp5Qkw1n7ItwdljCbdcO2yqSbQAywkYp5ho-aBXki_kqCHaEU5cFI35yLzr6WD4MvtLYUHlloeci2YctjJJXLjhdfzcEQAHMMwjhTI0MyuQXYDFlyf9ZdwRG1xmus5CsbbXelJzYuyhI8o25jHH8w0CFETKT_oxmPIJGLj4UVsBDe09_zn8H5EVnRTTA14dzQaCKccVWfAamjMnNh3NsaT9jn6fqeYu3X7F7jcKamfm0gFinwzaRebJaJDcF3m4aPH0B8IZofHWOXhOZ5K0mDrNtO14hUm8Q5KHD23DebXXBEDO5rWvq9fSYrNTkusoSanYAsAqfh55hz0hsQ3w',
  p: '6ohRp3KoLoJVt3GXQRIpVA3ArZx8efYJpguxThLz09QLIzwEpVfbbq-tM4qvwjVROgQLlKizD_lBDrhJfl2ObH2cRhPKpNXHxHQCE9__W52yyUI9oJ2ZAzfyUioGH9zc0SJuIB_5Ux64cZWo5_24p5-fs_wBWlyd5EtDpD-ZMn8',
  q: 'uc5_6PQrtcogVZJuLq8GvbFCrtxDkSZFiajMOnJv9-hcp7uHWDrjyydRhykEOcWZar_1-hFeOUlqJGu1JD4YikDrYZEmq9dqx2InMqlvYMNedPmegMUUpjOGXUuTA0drgQzZ_1IC1Iyw5svSqpLFEZqvrE57GSiacNbDupgyuC8',
  dp: 'Y4D0i8OEgT8A2PSThKMM78Fp9v6GfUQasd0SG5rE4iF7nDZRjkjpK1vTcyOrEA2I6cFfnHG6jtNke7dKTxeoXnUogT7SYf7lY38IhqApehg9C1BUTzmt-oSZBa0YrhoJgZ1G9dA6-r306RPi9pJZ7pw1qKoJdOoIfxxDlYL6H0c',
  dq: 'o_wMB5z3tsldICjL9Yeje2cmYw0i1MfiN0wycqLtDu6UV7S6DrRqtrFM0uzwPcyXSg-BF-KcNhMFCn_Erufe4KXLF6DzcFX-d1m5Ho1LLys-Ah8MNLm7L7Ppsg0xAoPV7V9aRmwq80v4FLlug_xk0NSkln3tRpb_NvdUZypMGSE',
  qi: 'AVG9JcB-T5uJ8Z4LbfZGMH2ZQCMpdXMhw8dWOm6cwcac8h30r9e_2Prg1hCjNSqPO4M8wlX3hFmLYL43XTTkWTp0ooGMTd_GAeiKhAKV91haQIKowum0_IUZ5It8E33Rn8kFhhnir3EKRgSK99KU_S6ynGPdGGxHsaN_d3qK270',
} as const;

const algorithm = 'RSA-OAEP-256';
const maxAgeMs = 5 * 60_000;

let privateKey: ReturnType<typeof importJWK> | undefined;

/**
 * Opens a sealed payload; age is counted on the world's clock, which answers carry. Every faulty one (unsealed, tampered,
 * wrong key, too old, replayed) gets the same refusal, so attempts reveal nothing.
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
  const now = world.clock.now();
  // All nonces live equally long, so the first live one ends the expired ones.
  for (const [old, until] of world.nonces) {
    if (until >= now) break;
    world.nonces.delete(old);
  }
  if (typeof iat !== 'number' || Math.abs(now - iat * 1000) > maxAgeMs) throw new RangeError('age');
  if (typeof nonce !== 'string' || nonce.length < 16 || world.nonces.has(nonce)) throw new RangeError('nonce');
  world.nonces.set(nonce, now + 2 * maxAgeMs);
}
