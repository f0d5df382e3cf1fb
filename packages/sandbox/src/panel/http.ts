import type { Context } from 'hono';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { Refusal } from '../http/refusal.ts';

export const panelHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

/** What was sent, checked; throws a Refusal (400) for what is not that. */
export function checked<S extends GenericSchema>(schema: S, value: unknown): InferOutput<S> {
  const result = safeParse(schema, value);
  if (!result.success) throw new Refusal('invalid-request', { status: 400, message: result.issues[0].message });
  return result.output;
}

/** Leads back to a page of the panel with what was done, or with why it was not. */
export const backTo = (
  context: Context,
  page: string,
  told: { did: string } | { problem: string } | Record<string, never>,
): Response => {
  const query = new URLSearchParams(told).toString();
  return context.redirect(query ? `${page}?${query}` : page, 303);
};
