import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '@baize/adapter';
import { Refusal } from '@baize/tooling/refusal';
import { folderOf, loadAdapter } from './module.ts';
import { standIn } from './standIns.ts';

/** Answer of a platform as it is kept: without a value of it. */
export interface Recorded {
  path: string;
  status: number;
  type: string;
  body: unknown;
}

const recordsOf = (id: string): string => join(folderOf(id), 'recorded');

/**
 * Reads an address of the adapter's platform and keeps its answer in adapters/<id>/recorded, its values replaced by
 * stand-ins. RECORD_AUTHORIZATION goes along as the header. `keep` names fields whose words stay.
 */
export async function recordAnswer(id: string, address: string, keep: readonly string[]): Promise<number> {
  const adapter = await loadAdapter(id);
  const { config, problems } = readSettings(adapter, process.env);
  if (problems.length > 0) throw new Refusal(`Nothing is recorded for ${id}:\n- ${problems.join('\n- ')}`);
  const origins: readonly string[] = adapter.origins(config);
  const url = URL.canParse(address, origins[0]) ? new URL(address, origins[0]) : null;
  if (!url || !origins.some((origin) => new URL(origin).origin === url.origin))
    throw new Refusal(`${address} is no address of ${id}, which has ${origins.join(', ')}.`);
  const authorization = process.env.RECORD_AUTHORIZATION;
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...(authorization && { authorization }) },
    redirect: 'error',
    signal: AbortSignal.timeout(15_000),
  }).catch(() => {
    throw new Refusal(`${url.origin} does not answer.`);
  });
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  if (!/\bjson\b/.test(type)) throw new Refusal(`${url.pathname} answers with ${type || 'nothing'} and not with JSON.`);
  const body = standIn(await response.json(), new Set(keep));
  const file = join(recordsOf(id), `${url.pathname.replaceAll(/[^a-zA-Z0-9]+/g, '-').replaceAll(/^-|-$/g, '')}.json`);
  mkdirSync(recordsOf(id), { recursive: true });
  const recorded: Recorded = { path: url.pathname, status: response.status, type, body };
  writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
  console.log(`${file}  status ${response.status}. Read it once: it must hold no value of a player.`);
  return 0;
}

export function readRecorded(id: string): Recorded[] {
  const folder = recordsOf(id);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recorded);
}
