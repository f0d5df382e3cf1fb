import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { noInput, text } from '../base/fields.ts';

/**
 * Proof-of-work challenge, an alternative to the picture: find the number below `most` whose SHA-256 after `salt` is
 * `digest` (hex), and send it as the captcha answer.
 */
export const captchaProof = endpoint({
  method: 'GET',
  path: '/wps/captcha/proof',
  capability: 'captcha',
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

/** Numbers hashed in parallel, because each await of crypto.subtle costs more than the digest. */
const handful = 128;

/** Solves a challenge, in well under a second for a few thousand numbers. Null without a solution or on abort. */
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

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
