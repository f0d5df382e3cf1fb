import { appendFileSync } from 'node:fs';
import { type AnyEndpoint, type Cipher, endpoints, readQuery } from '@baize/gateway';
import { expect } from 'vitest';
import type { Sandbox } from '../src/index.ts';

const file = process.env.BAIZE_EXAMPLES;
const names = new Map(
  Object.entries(endpoints as Record<string, AnyEndpoint>).map(([name, { method, path }]) => [
    `${method} ${path}`,
    name,
  ]),
);
const recorded = new Set<string>();
const sealed = new Map<string, object>();

/** Keeps in mind what a cipher seals, so that an example can show it. */
export const remembering = (cipher: Cipher): Cipher => ({
  async seal(input, now) {
    const payload = await cipher.seal(input, now);
    if (file) sealed.set(payload, input);
    return payload;
  },
});

/** Writes each call that succeeds to the file in BAIZE_EXAMPLES, once per test file. */
export function recordExamples(sandbox: Sandbox): void {
  if (!file) return;
  const send = sandbox.fetch;
  sandbox.fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    const response = await send(request);
    const url = new URL(request.url);
    const name = names.get(`${request.method} ${url.pathname}`);
    const test = expect.getState().testPath ?? '';
    if (!name || recorded.has(`${test} ${name}`)) return response;
    const answer = (await response
      .clone()
      .json()
      .catch(() => null)) as { success?: boolean } | null;
    if (answer?.success !== true) return response;
    recorded.add(`${test} ${name}`);
    const form = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
    const fields = text === '' || form ? readQuery(new URLSearchParams(text || url.search)) : JSON.parse(text);
    appendFileSync(file, `${JSON.stringify({ name, test: test.split('/').at(-1), input: opened(fields), answer })}\n`);
    return response;
  };
}

function opened(fields: Record<string, unknown>): unknown {
  const whole = sealed.get(String(fields.payload));
  if (whole) return whole;
  const inner = Object.entries(fields).map(([name, value]) => [name, sealed.get(String(value)) ?? value] as const);
  return Object.fromEntries(
    inner.map(([name, value]) => [
      name,
      value !== null && typeof value === 'object' && name in value ? (value as Record<string, unknown>)[name] : value,
    ]),
  );
}
