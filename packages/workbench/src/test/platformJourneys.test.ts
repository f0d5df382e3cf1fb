import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { offeredBy } from '@baize/adapter';
import { endpoints } from '@baize/gateway';
import { execute } from '@baize/tooling/execute';
import { expect, test } from 'vitest';
import { isLacked, unmetNeeds } from '../../../../site/e2e/platforms.ts';
import { loadAdapter } from '../adapter/module.ts';

interface Suite {
  specs: { title: string; tags: string[] }[];
  suites?: Suite[];
}

const specsIn = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsIn)];

/** Lists the journeys that larch's project has, each once for each of its personas. */
async function listed(): Promise<Suite['specs']> {
  const file = resolve('test-results/platformJourneys.json');
  rmSync(file, { force: true });
  const { code, output } = await execute(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--list', '--project=larch', '--reporter=json'],
    { quiet: true, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, BAIZE_TIER: 'deep', BAIZE_TURN: '', BAIZE_JOURNEYS: '' } },
  );
  expect(code, output).toBe(0);
  const { suites } = JSON.parse(readFileSync(file, 'utf8')) as { suites: Suite[] };
  return suites.flatMap(specsIn);
}

test('ADP-19 larch walks the journeys that its calls allow, and the others are skipped: both are counted', async () => {
  const offers = new Set<string>(offeredBy(await loadAdapter('larch')));
  const journeys = await listed();
  const skipped = journeys.filter(
    ({ tags }) =>
      unmetNeeds(
        tags.map((tag) => `@${tag}`),
        offers,
      ).length > 0,
  );
  expect({ walked: journeys.length - skipped.length, skipped: skipped.length }).toEqual({ walked: 29, skipped: 73 });
}, 60_000);

test('ADP-07 a 404 is foreseen for what larch lacks, and for nothing else', async () => {
  const offers = new Set<string>(offeredBy(await loadAdapter('larch')));
  const at = (path: string) => isLacked(`http://localhost:4700${path}`, offers);
  expect(at(`${endpoints.pointBalance.path}?language=EN`)).toBe(true);
  expect(at(endpoints.balance.path)).toBe(false);
  for (const path of ['/assets/gone.js', '/art/gone.svg', '/wps/no/such/call', '/']) expect(at(path)).toBe(false);
  expect(isLacked('', offers)).toBe(false);
  expect(isLacked(`http://localhost:4700${endpoints.pointBalance.path}`, null)).toBe(false);
});
