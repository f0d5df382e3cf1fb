import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyAdapter, calls, createHost, type LogLine, memoryStore, offeredBy, openSession } from '@baize/adapter';
import { examplesFolder } from '../contract/files.ts';
import { readRecorded } from './record.ts';
import { sealKeyOf } from './sealKey.ts';

const site = 'https://site.example';

export interface RecordedCheck {
  /** Reads whose recorded answers were understood. */
  understood: readonly string[];
  /** Reads that ask for something that was not recorded. */
  notRecorded: readonly string[];
  problems: readonly string[];
}

/** Runs the reads of an adapter against its recorded answers: the schemas must take them, and the contract what is made of them. */
export async function checkRecorded(adapter: AnyAdapter): Promise<RecordedCheck> {
  const recorded = readRecorded(adapter.id);
  const check = { understood: [] as string[], notRecorded: [] as string[], problems: [] as string[] };
  if (recorded.length === 0) return check;
  const store = memoryStore();
  let missing = false;
  let line: LogLine | undefined;
  const host = await createHost(adapter, {
    env: { ...process.env, BAIZE_SEAL_KEY: (await sealKeyOf(adapter.id, process.env.BAIZE_SEAL_KEY)).secret },
    store,
    limits: { perSecond: 1e6, loginsPerMinute: 1e6 },
    log: (one) => {
      if (one.call !== 'stranger') line = one;
    },
    fetch: async (request) => {
      const found = recorded.find(({ path }) => path === new URL(request.url).pathname);
      missing ||= !found;
      const { status, type, body } = found ?? { status: 404, type: 'application/json', body: {} };
      return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
    },
  });
  const player = { id: 'recorded', kind: 'player' } as const;
  const token = await openSession(store, { access: 'recorded' }, player, Date.now());
  for (const name of offeredBy(adapter)) {
    const endpoint = calls.get(name);
    if (endpoint?.method !== 'GET' || name === 'moneyFate') continue;
    missing = false;
    const query = new URLSearchParams(exampleOf(name));
    const headers = new Headers(endpoint.access === 'open' ? [] : [['authorization', `Bearer ${token}`]]);
    const answer = await host.fetch(new Request(`${site}${endpoint.path}?${query}`, { headers }));
    if (missing) check.notRecorded.push(name);
    else if (answer.ok) check.understood.push(name);
    else check.problems.push(`${name}: ${line?.fault ?? `status ${answer.status}`}`);
  }
  return check;
}

/** Input of the published example of a call, as a query. */
function exampleOf(name: string): Record<string, string> {
  const file = join(examplesFolder, `${name}.json`);
  if (!existsSync(file)) return {};
  const { input = {} } = JSON.parse(readFileSync(file, 'utf8')) as { input?: Record<string, unknown> };
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]));
}
