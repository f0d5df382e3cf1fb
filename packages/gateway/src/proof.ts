import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { noInput, text } from './fields.ts';

/**
 * A riddle for the machine instead of the eye: the number below `most` whose SHA-256 behind `salt` is `digest` (hex). Its answer is sent
 * where a picture's would be. All assumed.
 */
export const captchaProof = endpoint({
  method: 'GET',
  path: '/wps/captcha/proof',
  access: 'open',
  assumed: true,
  input: noInput,
  value: v.object({
    id: text,
    salt: text,
    digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200_000)),
  }),
});

/** Numbers tried at once: each wait for the browser's cipher costs more than the digest. */
const handful = 128;

/** Finds the answer, in well under a second for a few thousand numbers. Null when there is none, or when the signal aborts. */
export async function solveProof(
  { salt, digest, most }: { salt: string; digest: string; most: number },
  signal?: AbortSignal,
): Promise<string | null> {
  const encoder = new TextEncoder();
  for (let first = 0; first < most && !signal?.aborted; first += handful) {
    const hashes = await Promise.all(
      Array.from({ length: Math.min(handful, most - first) }, (_, next) =>
        crypto.subtle.digest('SHA-256', encoder.encode(`${salt}${first + next}`)),
      ),
    );
    const found = hashes.findIndex((hash) => hex(new Uint8Array(hash)) === digest);
    if (found >= 0) return String(first + found);
  }
  return null;
}

/** Bytes as lower-case hex. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
