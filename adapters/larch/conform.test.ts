import { readFileSync } from 'node:fs';
import { judgeBy, judgePlatform, money, Run, reportOf, writes } from '@baize/contract/conform';
import { readBrand } from '@baize/gateway';
import { brandDocumentOf, demoPassword } from '@baize/sandbox';
import { expect, test } from 'vitest';
import { cipher, larch, platformKey, site } from './testing/larch.fixture.ts';

const published = JSON.parse(readFileSync('docs/contract/openapi.json', 'utf8'));

test('ADP-19 the host before larch conforms in all that it offers', async () => {
  const set = await larch();
  const reading = readBrand({ ...brandDocumentOf('baize', 'https://games.example'), platformKey });
  if (!reading.ok) throw new Error(reading.problems.join(', '));
  const person = (username: string) => ({ username, password: demoPassword });
  const run = new Run({
    judge: judgeBy(published),
    baseUrl: site,
    send: (request) => set.host.fetch(request),
    rate: Number.POSITIVE_INFINITY,
    cipher: () => cipher,
    now: () => set.world.clock.now(),
    wait: async (ms) => set.world.clock.step(ms),
    brand: reading.brand,
    account: { ...person('demo.member'), paymentPassword: 'none', money: true },
    other: person('demo.vip'),
    further: [writes, money('1000')],
  });
  const ended = await judgePlatform(run);
  const report = reportOf(run, ended, { address: site, at: '2026-11-29', flags: [], seconds: 1, strict: false });
  const findings = report.calls.flatMap(({ name, findings: own }) => own.map((one) => ({ name, ...one })));
  const told = findings.map(({ name, check, pointer }) => `${name} ${check} ${pointer ?? ''}`);
  expect(told.sort()).toEqual([
    // Larch does not count, and the walk to a page far beyond the end is refused.
    'gameList P3 /value/games',
    'gameList S5 /value/vassalageTotals',
    'gameMenus S5 /value/0/vendors/0/keyArt',
    'memberProfile S5 /value/passwordTime',
    'moneyMovements P3 /value/list',
    'vendorLanes S5 /value/data/lanes/0/cards/0/keyArt',
  ]);
  const offered = new Set<string>(set.host.offers);
  const untried = report.calls.filter(({ name, verdict }) => offered.has(name) && verdict === 'not tried');
  expect(untried.map(({ name }) => name).sort()).toEqual([
    'addPayee',
    'cancelLimitRaise',
    'changePassword',
    'confirmRealityCheck',
    'endOtherSessions',
    'excludeSelf',
    'register',
    'removePayee',
    'setPlayLimit',
    'setRealityCheck',
    'takeBreak',
  ]);
});
