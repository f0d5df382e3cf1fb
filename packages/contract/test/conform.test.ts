import { describe, expect, test } from 'vitest';
import { neverTried, reportOf } from '../src/conform/index.ts';
import { calls } from '../src/schema.ts';
import { faultsOf } from './testing/faults.fixture.ts';
import { crossOrigin, furtherFaultsOf } from './testing/furtherFaults.fixture.ts';
import { furtherMoneyFaults } from './testing/moneyFaults.fixture.ts';
import { allowed, enoughFor, judged, platform, summary } from './testing/platform.fixture.ts';

describe('conform', () => {
  test('CTR-10 CTR-18 the sandbox passes with everything tried but what is never tried, without a warning', async () => {
    const { report, run } = await judged(allowed(platform()));
    expect(report.calls.flatMap(({ findings }) => findings)).toEqual([]);
    const untried = report.calls.filter(({ verdict }) => verdict === 'not tried').map(({ name }) => name);
    expect(untried.sort()).toEqual([...neverTried].sort());
    const reads = report.calls.filter(({ method }) => method === 'GET');
    expect(reads.filter(({ verdict }) => verdict === 'passed')).toHaveLength(109);
    expect([report.score, report.exit, report.leftBehind]).toEqual([100, 0, []]);
    expect(run.wire.requests + run.undoWire.requests).toBeLessThanOrEqual(600);
  });

  test.each([
    ['CTR-14 each of 24 seeded faults', faultsOf, 24],
    ['CTR-14 each fault of the checks that the 24 leave out', furtherFaultsOf, 15],
    ['CTR-13 each fault of a proof of money', furtherMoneyFaults, 6],
  ] as const)(
    '%s is found by its check, and let through without it',
    async (_, seeded, number) => {
      const missed: string[] = [];
      const names = seeded(platform()).map(({ name }) => name);
      expect(names).toHaveLength(number);
      for (const name of names) {
        const sandbox = platform();
        const fault = seeded(sandbox).find((one) => one.name === name);
        if (!fault) continue;
        const { run, report } = await judged(enoughFor(sandbox, fault));
        const found = report.calls.find(({ name: call }) => call === fault.call)?.findings ?? [];
        if (!found.some(({ check }) => check === fault.foundBy))
          missed.push(`${name}: ${run.findings.map(({ call, check }) => `${call} ${check}`)}`);
        const blind = reportOf(run, 'complete', { ...summary, without: new Set([fault.foundBy]) });
        const left = blind.calls.flatMap(({ findings }) => findings);
        if (left.some(({ check, call }) => check === fault.foundBy && call === fault.call))
          missed.push(`${name}: not let through`);
      }
      expect(missed).toEqual([]);
    },
    240_000,
  );

  test('CTR-14 a platform that shares its answers with the site’s origin has no finding', async () => {
    const { agent: _, other: __, further: ___, ...options } = allowed(platform(), crossOrigin);
    const { report } = await judged({ ...options, only: 'platform', brand: crossOrigin.brand });
    expect(report.calls.flatMap(({ findings }) => findings)).toEqual([]);
  });

  test('CTR-10 nothing is sent without flags that is no read, but logins and their end', async () => {
    const sent = new Set<string>();
    const sandbox = platform();
    const { further: _, ...reads } = allowed(sandbox);
    await judged({
      ...reads,
      send: (request) => {
        sent.add(`${request.method} ${new URL(request.url).pathname}`);
        return sandbox.fetch(request);
      },
    });
    const writes = [...sent].filter((line) => !line.startsWith('GET '));
    expect(writes.sort()).toEqual(['DELETE /wps/session/logout', 'POST /wps/session/login', 'POST /wps/system/status']);
    expect([...neverTried].every((name) => calls.has(name) && calls.get(name)?.method !== 'GET')).toBe(true);
  });
});
