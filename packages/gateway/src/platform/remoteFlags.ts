import type { Evaluation } from '@baize/domain';
import * as v from 'valibot';
import { list } from '../base/list.ts';

const answer = v.object({
  flags: list(
    v.object({ key: v.string(), value: v.string(), variant: v.optional(v.string()), reason: v.optional(v.string()) }),
  ),
});

/**
 * Reads all flags of a context by OpenFeature's remote evaluation protocol (OFREP). Rejects if the answer cannot be
 * read; flags that are no texts are left out.
 */
export async function fetchFlags(
  address: string,
  context: Readonly<Record<string, unknown>>,
): Promise<ReadonlyMap<string, Evaluation>> {
  const response = await fetch(`${address.replace(/\/$/, '')}/ofrep/v1/evaluate/flags`, {
    method: 'POST',
    body: JSON.stringify({ context }),
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  const { flags } = v.parse(answer, await response.json());
  return new Map(flags.map(({ key, value, variant, reason }) => [key, evaluationOf(value, variant, reason)]));
}

const evaluationOf = (value: string, variant?: string, reason?: string): Evaluation =>
  reason === 'SPLIT' || reason === 'TARGETING_MATCH'
    ? { value, variant: variant ?? value, reason: 'SPLIT' }
    : { value, reason: 'STATIC' };
