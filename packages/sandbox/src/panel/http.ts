import type { Context } from 'hono';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { iconSource } from '../http/noIcon.ts';
import { Refusal } from '../http/refusal.ts';

export const panelHeaders = {
  'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; ${iconSource}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

/** Returns the parsed value, or throws a Refusal (400). */
export function checked<S extends GenericSchema>(schema: S, value: unknown): InferOutput<S> {
  const result = safeParse(schema, value);
  if (!result.success) throw new Refusal('invalid-request', { status: 400, message: result.issues[0].message });
  return result.output;
}

export const backTo = (
  context: Context,
  page: string,
  told: { did: string } | { problem: string } | Record<string, never>,
): Response => {
  const query = new URLSearchParams(told).toString();
  return context.redirect(query ? `${page}?${query}` : page, 303);
};
