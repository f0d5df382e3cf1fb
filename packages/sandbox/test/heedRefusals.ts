import { readFileSync } from 'node:fs';
import { endpoints } from '@baize/gateway';
import { expect } from 'vitest';
import type { Sandbox } from '../src/index.ts';

interface Published {
  'x-refusals': { everyCall: string[]; byAccess: Record<string, string[]>; withKey: string[] };
  paths: Record<string, Record<string, { 'x-refusals'?: string[]; 'x-access'?: string; 'x-money'?: boolean }>>;
}

const published = JSON.parse(readFileSync('docs/contract/openapi.json', 'utf8')) as Published;
const held = new Set(
  Object.values(endpoints).flatMap((call) => ('tokenWhenHeld' in call ? [`${call.method} ${call.path}`] : [])),
);

function codesOf(method: string, path: string): readonly string[] | null {
  const operation = published.paths[path]?.[method.toLowerCase()];
  if (!operation) return null;
  const { everyCall, byAccess, withKey } = published['x-refusals'];
  return [
    ...everyCall,
    ...(operation['x-refusals'] ?? []),
    ...(byAccess[operation['x-access'] ?? 'open'] ?? []),
    ...(operation['x-money'] ? withKey : []),
    ...(held.has(`${method} ${path}`) ? ['not-logged-in'] : []),
  ];
}

/** Fails the test in which a call is refused with a code that the published contract does not name. Faults are left out. */
export function heedRefusals(sandbox: Sandbox): void {
  const send = sandbox.fetch;
  sandbox.fetch = async (input, init) => {
    const faulty = sandbox.world.settings.faults.length > 0;
    const request = new Request(input, init);
    const response = await send(request);
    const codes = faulty ? null : codesOf(request.method, new URL(request.url).pathname);
    if (!codes) return response;
    const body = (await response
      .clone()
      .json()
      .catch(() => null)) as { success?: boolean; code?: string } | null;
    if (body?.success === false && body.code !== undefined && !codes.includes(body.code))
      expect.soft(body.code, `${request.method} ${request.url}: name this code in packages/contract`).toBe(null);
    return response;
  };
}
